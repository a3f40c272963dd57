"""Before a match everybody adds a part to its luck; who is away is waited for only so long."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from servers import RunningServer, listen, play_on, refused, server_at

from treize import Match
from treize.engine.options import Value
from treize.match.parts import Luck, Part, fingerprint, hash_of
from treize.server.client import Client
from treize.server.wire import commands, updates
from treize.server.wire.lobby import NewTable

SHORT: dict[str, Value] = {"tokens": 3}


def _seat(server: RunningServer) -> tuple[Client, Client, str]:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.create(NewTable(game="drat", seats=2, options=SHORT)).id
    ann.enter(table)
    bob.enter(table)
    bob.sit(table)
    return ann, bob, table


def _shuffle_of(client: Client, table: str) -> updates.Shuffle:
    shuffle = client.seen[table].state.shuffle
    assert shuffle is not None
    return shuffle


def _until(client: Client, table: str, is_listed: bool) -> updates.Shuffle:
    while _shuffle_of(client, table).listed != is_listed:
        client._receive(20)
    return _shuffle_of(client, table)


def test_every_browser_has_a_part_in_the_seed(tmp_path: Path) -> None:
    """The record tells all of them, and each finds its own; a rematch has others."""
    with server_at(tmp_path, shuffle_seconds="20") as server:
        ann, bob, table = _seat(server)
        ann.do(commands.Start(ann.key(), table))
        _shuffle_together(ann, bob, table)
        seen = ann.seen[table].state
        assert (seen.luck, seen.seed) == (None, None)  # the server's part is hidden
        finished = _play_together(ann, bob, table)
        assert [ann.luck_problem(table), bob.luck_problem(table)] == [None, None]
        record = ann.record(finished.record or "")
        assert Match.replay(record).commitment == finished.commitment == seen.commitment
        luck = msgspec.convert(record["luck"], Luck)
        assert [part.seats for part in luck.parts] == [[0], [1]]
        assert {part.part for part in luck.parts} == {
            client.parts.kept[finished.record or ""].part for client in (ann, bob)
        }
        verified = ann._ask(f"/api/records/{finished.record}/verify", dict[str, Any])
        assert (verified["holds"], verified["luck"]) == (True, record["luck"])
        bob.close()  # and is not waited for, though the server would wait for long
        begun = time.monotonic()
        ann.rematch(table)
        assert time.monotonic() - begun < 15
        assert ann.seen[table].state.commitment != seen.commitment


def _shuffle_together(ann: Client, bob: Client, table: str) -> None:
    while any(client.seen[table].state.phase != "playing" for client in (ann, bob)):
        for client in (ann, bob):
            listen(client, 0.02)


def _play_together(ann: Client, bob: Client, table: str) -> updates.State:
    while ann.seen[table].state.phase != "over":
        for client in (ann, bob):
            listen(client, 0.02)
            seen = client.seen[table]
            if seen.turn is not None:
                client.play(seen, seen.turn.legal[0])
    listen(bob, 0.5)
    return ann.seen[table].state


def test_who_says_nothing_is_not_waited_for_long(tmp_path: Path) -> None:
    """Neither who never promises, as old clients do, nor who never reveals; the record says so."""
    with server_at(tmp_path, shuffle_seconds="0.5") as server:
        ann, bob, table = _seat(server)
        bob.parts.answer = lambda *_: None  # type: ignore[method-assign]
        ann.start(table)
        assert [part.seats for part in ann.seen[table].happened[-2].parts] == [[0]]  # type: ignore[union-attr]
        liar = server.guest("Liar")
        other = liar.create(NewTable(game="drat", seats=2, options=SHORT)).id
        liar.parts.answer = lambda *_: None  # type: ignore[method-assign]
        liar.enter(other)
        liar.do(commands.Start(liar.key(), other))
        shuffle, part = _shuffle_of(liar, other), "0" * 32
        liar.do(commands.Promise(liar.key(), other, shuffle.hash, hash_of(part)))
        assert play_on(liar, other)
        luck = liar.seen[other].state.luck
        assert luck is not None
        assert [(part.hash, part.part) for part in luck.parts] == [(hash_of(part), None)]
        promised = [Part([0], hash_of(part), None)]
        shown = fingerprint(shuffle.deal, shuffle.hash, promised)
        assert liar.seen[other].state.commitment == shown


def test_nobody_can_add_what_does_not_belong_there(tmp_path: Path) -> None:
    """No stranger's part, none for another shuffle, no second one, none but the one promised."""
    with server_at(tmp_path, shuffle_seconds="3") as server:
        ann, bob, table = _seat(server)
        for client in (ann, bob):
            client.parts.answer = lambda *_: None  # type: ignore[method-assign]
        ann.do(commands.Start(ann.key(), table))
        ann.do(commands.Start(ann.key(), table))  # twice is once
        server_hash = _shuffle_of(ann, table).hash
        carl = server.guest("Carl")
        carl._enter(table, None)
        with refused("seat/needed"):
            carl.do(commands.Promise("c", table, server_hash, "0" * 64))
        with refused("luck/late"):
            ann.do(commands.Promise("a", table, "0" * 64, hash_of("a" * 32)))
        with refused("luck/late"):
            ann.do(commands.Reveal("b", table, "a" * 32))
        ann.do(commands.Promise("d", table, server_hash, hash_of("a" * 32)))
        with refused("luck/late"):
            ann.do(commands.Promise("e", table, server_hash, hash_of("b" * 32)))
        for copied in (server_hash, hash_of("a" * 32)):
            with refused("luck/copied"):
                bob.do(commands.Promise("j", table, server_hash, copied))
        bob.do(commands.Promise("f", table, server_hash, hash_of("b" * 32)))
        assert _until(ann, table, is_listed=True).parts[1].seats == [1]
        with refused("luck/part"):
            ann.do(commands.Reveal("g", table, "b" * 32))
        ann.do(commands.Reveal("h", table, "a" * 32))
        assert [part.part for part in _shuffle_of(ann, table).parts] == [None, None]
        bob.do(commands.Reveal("i", table, "b" * 32))
        assert ann._shuffled(table).state.phase == "playing"


def test_nobody_changes_seats_during_a_shuffle(tmp_path: Path) -> None:
    """Whoever runs the server knows the seed before others do, and could choose a hand by it."""
    with server_at(tmp_path, shuffle_seconds="20") as server:
        ann, bob, carl = (server.guest(name) for name in ("Ann", "Bob", "Carl"))
        table = ann.create(NewTable(game="drat", seats=4, options=SHORT)).id
        for client in (ann, bob, carl):
            client.enter(table)
        bob.sit(table)
        answer, bob.parts.answer = bob.parts.answer, lambda *_: None  # type: ignore[method-assign]
        ann.do(commands.Start(ann.key(), table))
        assert _shuffle_of(ann, table).deal == "2 drat 4 tokens=3"
        for client, command in (
            (bob, commands.Stand("a", table, 1)),
            (bob, commands.Leave("b", table)),
            (bob, commands.Sit("c", table, 3, "Bea")),
            (carl, commands.Sit("d", table, 2)),
            (ann, commands.SeatBot("e", table, 3, "easy")),
            (ann, commands.Remove("f", table, bob.person)),
        ):
            with refused("match/shuffling"):
                client.do(command)
        bob.parts.answer = answer  # type: ignore[method-assign]
        bob._add_part(bob.seen[table])
        _shuffle_together(ann, bob, table)
        assert [occupant.person for occupant in ann.seen[table].state.occupants[:2]] == [
            *(ann.person, bob.person)
        ]


def test_who_is_forgotten_leaves_after_the_shuffle(tmp_path: Path) -> None:
    """So that nobody else sees a seat change hands in it."""
    with server_at(tmp_path, shuffle_seconds="1") as server:
        ann, bob, table = _seat(server)
        bob.parts.answer = lambda *_: None  # type: ignore[method-assign]
        ann.do(commands.Start(ann.key(), table))
        request = Request(f"{server.url}/api/me", method="DELETE")
        request.add_header("authorization", f"Bearer {bob.token}")
        urlopen(request, timeout=20).close()
        ann._shuffled(table)
        listen(ann, 0.5)
        own = ann.parts.kept[f"{table}-1"]
        assert own.people == [ann.person, bob.person]
        assert (own.has_begun, own.is_moved) == (True, False)
        assert ann.seen[table].state.occupants[1].person is None


def test_a_shuffle_outlives_a_crash(tmp_path: Path) -> None:
    """What was promised stays promised, and whoever comes back in time reveals it."""
    server = RunningServer(tmp_path, shuffle_seconds="6").open()
    try:
        ann, bob, table = _seat(server)
        ann.do(commands.Start(ann.key(), table))
        bob.do(commands.Ping(bob.key()))
        before = _until(ann, table, is_listed=True)
        server.kill()
        server.open()
        ann.reconnect()
        bob.reconnect()
        _shuffle_together(ann, bob, table)
        state = _play_together(ann, bob, table)
        assert state.luck is not None
        assert [part.hash for part in state.luck.parts] == [part.hash for part in before.parts]
        assert [ann.luck_problem(table), bob.luck_problem(table)] == [None, None]
    finally:
        server.kill()
