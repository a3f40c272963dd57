"""Two processes of the house on one PostgreSQL: nothing is lost and nothing doubled."""

from __future__ import annotations

import threading

from houses import House

from treize.client import Client, Refusal
from treize.server import messages
from treize.server.messages import NewTable


def test_two_processes_never_play_the_same_move(postgres: str) -> None:
    """Both are sent the same and other moves for one table; each move is played once."""
    first, second = House(postgres).open(), House(postgres).open()
    try:
        ann = first.guest()
        table = ann.create(NewTable(game="thirteen", seats=3)).id
        ann.enter(table)
        for seat in (1, 2):
            ann.sit(table, seat, f"seat {seat}")
        ann.start(table)
        other = Client(second.url, token=ann.token)
        other.enter(table)
        played: list[int] = []
        stale: list[int] = []
        threads = [
            threading.Thread(target=race, args=(client, table, played, stale))
            for client in (ann, other)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        fresh = Client(second.url, token=ann.token)
        state = fresh.enter(table).state
        assert sorted(played) == list(range(state.number))
        assert state.number >= 40
    finally:
        first.close()
        second.close()


def race(client: Client, table: str, played: list[int], stale: list[int]) -> None:
    """Play whatever seat is to move, as quickly as it goes; somebody else does the same."""
    while (number := client.seen[table].state.number) < 40:
        seen = client.seen[table]
        own = seen.turn
        assert own is not None
        try:
            client.do(messages.Play(client.key(), table, own.seat, own.legal[0], number))
            played.append(number)
        except Refusal as refusal:
            assert refusal.code in ("move/stale", "move/turn"), refusal.code
            stale.append(number)
        while client.seen[table].state.number <= number:
            client._receive(20)
