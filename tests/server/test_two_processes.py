"""Two processes of the server on one PostgreSQL: nothing is lost and nothing doubled."""

from __future__ import annotations

import threading
import time

import msgspec
import psycopg
from servers import GRACE, listen, server_at, until, wait_for

from treize.server.client import Client, Refusal
from treize.server.wire import commands, happenings
from treize.server.wire.fields import Clock
from treize.server.wire.lobby import NewTable


def test_two_processes_never_play_the_same_move(postgres: str) -> None:
    """Both are sent the same and other moves for one table; each move is played once."""
    with server_at(postgres) as first, server_at(postgres) as second:
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


def race(client: Client, table: str, played: list[int], stale: list[int]) -> None:
    """Play whatever seat is to move, as quickly as it goes; somebody else does the same."""
    while (number := client.seen[table].state.number) < 40:
        seen = client.seen[table]
        own = seen.turn
        assert own is not None
        try:
            client.do(commands.Play(client.key(), table, own.seat, own.legal[0], number))
            played.append(number)
        except Refusal as refusal:
            assert refusal.code in ("move/stale", "move/turn"), refusal.code
            stale.append(number)
        while client.seen[table].state.number <= number:
            client._receive(20)


def test_people_at_two_processes_play_and_talk_together(postgres: str) -> None:
    """Nobody is taken for absent who is connected to the other; every line is heard once."""
    with server_at(postgres, talk_burst="50") as first:
        ann = first.guest("Ann")
        table = ann.create(NewTable(game="drat", seats=2, clock=Clock("move", 600, 0))).id
        ann.enter(table)
        with server_at(postgres, talk_burst="50") as second:
            bob = second.guest("Bob")
            bob.enter(table)
            bob.sit(table)
            ann.start(table)
            bob.react(table, 1, "laugh")
            with server_at(postgres) as third:  # a server that opens stops nobody's clock
                eve = third.guest("Eve")
                assert eve.home().public == []
                assert eve.enter(table).state.clocks is not None
            for number in range(20):
                ann._socket.send(encoded(commands.Say(ann.key(), table, f"Ann {number}")))
                bob._socket.send(encoded(commands.Say(bob.key(), table, f"Bob {number}")))
            time.sleep(4 * GRACE)
            for client in (ann, bob):
                client.do(commands.Ping(client.key()))
                state = client.seen[table].state
                assert state.clocks is not None
                assert state.clocks.running is not None
                assert [occupant.bot for occupant in state.occupants] == [None, None]
                assert [(one.seat, one.reaction) for one in client.reacted] == [(1, "laugh")]
                assert sorted(line.text for line in client.said) == sorted(
                    f"{name} {number}" for name in ("Ann", "Bob") for number in range(20)
                )
        until(
            ann, table, lambda state: state.occupants[1].bot is not None
        )  # Bob's server is closed


def test_a_process_that_was_given_up_tells_again_who_is_there(postgres: str) -> None:
    """It may have stood still for a while, and the others took it for dead."""
    with (
        server_at(postgres, absence_grace_seconds="8") as first,
        server_at(postgres, absence_grace_seconds="8") as second,
    ):
        ann, bob = first.guest("Ann"), second.guest("Bob")
        table = ann.create(NewTable(game="drat", seats=2)).id
        ann.enter(table)
        bob.enter(table)
        bob.sit(table)
        ann.start(table)
        with psycopg.connect(postgres, autocommit=True) as connection:
            connection.execute("DELETE FROM present; DELETE FROM processes")
        listen(ann, 11)
        assert [occupant.bot for occupant in ann.seen[table].state.occupants] == [None, None]


def test_what_was_missed_is_caught_up_when_the_database_is_heard_again(postgres: str) -> None:
    """The connection that tells of events breaks; a move is played meanwhile."""
    with server_at(postgres) as first, server_at(postgres) as second:
        ann = first.guest("Ann")
        table = ann.create(NewTable(game="drat", seats=2)).id
        ann.enter(table)
        ann.sit(table, 1, "Bob")
        eve = second.guest("Eve")
        eve.enter(table)
        with psycopg.connect(postgres, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            )
        ann.start(table)
        wait_for(eve, table, happenings.Started)


def encoded(command: commands.Commands) -> str:
    return msgspec.json.encode(command).decode()
