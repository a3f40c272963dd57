"""Long logs: a table is loaded from where it was last written down as a whole."""

from __future__ import annotations

import random
import sqlite3
from dataclasses import asdict, is_dataclass
from pathlib import Path
from typing import Any

import pytest
from servers import RunningServer, refused, room_of, solo

from treize.games import GAMES
from treize.match.parts import hash_of
from treize.match.record import RULES
from treize.server.store.event_log import EVERY
from treize.server.tables import events, saved_room
from treize.server.tables.client_state import state_of, yours_of
from treize.server.tables.room import HISTORY, Room
from treize.server.tables.undo import MOST
from treize.server.wire import commands
from treize.server.wire.encode import encode
from treize.server.wire.fields import Clock

PARTS = "seating", "clocks", "answers"  # of a room, compared one by one


def next_event(room: Room, rng: random.Random, at: int) -> events.Events:
    """Mostly moves, and all else that may happen in a match."""
    turn, kind = room.turn, rng.randrange(24)
    person, seat = f"p{rng.randrange(2)}", rng.randrange(2)
    is_first = room.match is not None and room.match.luck is None  # begun without a shuffle
    if turn is None or (is_first and at > 700):
        return next_of_shuffle(room, at)
    if kind == 0 and room.number:
        return events.TookBack(at=at, person=person, key=str(at), to=rng.randrange(room.number))
    if kind == 1 and room.number:
        return events.AskedUndo(at=at, person=person, seat=seat, to=room.number - 1)
    if kind == 2:
        return events.TookOver(at=at, person=person, seats=[seat], level="easy", why="left")
    if kind == 3:
        return events.GaveBack(at=at, person=person, seats=[seat])
    if kind == 4:
        return events.Stopped(at=at) if rng.random() < 0.5 else events.WentOn(at=at)
    if kind == 5:
        return events.Removed(at=at, who="p9", banned=rng.random() < 0.5)
    move = rng.choice(room.legal)
    return events.Played(at=at, person=f"p{turn}", key=str(at), seat=turn, move=move, by="person")


def next_of_shuffle(room: Room, at: int) -> events.Events:
    """Two promise a part, one reveals it."""
    shuffle, parts = room.shuffle, {"p0": "0" * 32, "p1": "1" * 32}
    if shuffle is None:
        return events.Shuffling(at=at, part=f"{at:032x}", rules=RULES)
    for person, part in parts.items():
        if person not in shuffle.promises:
            return events.Promised(at=at, person=person, hash=hash_of(part))
    if not shuffle.is_listed:
        return events.Listed(at=at)
    if shuffle.late == {*parts}:
        return events.Revealed(at=at, person="p1", part=parts["p1"])
    return events.Began(at=at, seed=shuffle.luck.seed, rules=shuffle.luck.rules)


def all_of(room: Room) -> dict[str, Any]:
    """Everything that a room knows, but for what happened last, and cached sights."""
    known: dict[str, Any] = {}
    for name, value in vars(room).items():
        if name in ("history", "match", "_observations", "_legal", "_outlook", *PARTS):
            continue
        known[name] = (
            asdict(value) if is_dataclass(value) and not isinstance(value, type) else value
        )
    known["clocks"], known["answers"] = vars(room.clocks), room.answers.kept
    seating = {name: value for name, value in vars(room.seating).items() if name != "_plan"}
    known["state"], known["yours"] = encode(state_of(room)), yours_of(room)
    return known | seating


@pytest.mark.parametrize("game", GAMES)
def test_a_room_is_the_same_however_it_is_read(game: str) -> None:
    """Written down at any moment, and whatever follows: no field is forgotten."""
    rng = random.Random(game)
    clock = Clock("bank", 600, 2)
    room = room_of(game, 2 if game == "drat" else 3, 13, clock)
    for at in range(2, 240):
        event = next_event(room, rng, at * 7)
        is_read = at % 12 == 0 or room.shuffle is not None
        other = saved_room.read(saved_room.write(room)) if is_read else None
        room.apply(event)
        if other is not None:
            other.apply(event)
            assert all_of(other) == all_of(room)


def test_what_can_not_be_read_is_left_aside() -> None:
    """Of a newer version, or broken: then the log tells all."""
    assert saved_room.read(b"{}") is None
    assert saved_room.read(b"nonsense") is None


def test_a_long_log_is_not_read_from_its_beginning(tmp_path: Path) -> None:
    """However often somebody goes back and forth; and that has an end."""
    server = RunningServer(tmp_path, commands_per_second="100000", commands_burst="100000").open()
    try:
        ann = server.guest()
        table = solo(ann)
        ann.enter(table)
        for _ in range(MOST):
            seen = next(ann.turns(table))
            ann.play(seen, seen.yours[0].legal[0])
            ann.do(commands.Undo(ann.key(), table, 0))
        seen = next(ann.turns(table))
        ann.play(seen, seen.yours[0].legal[0])
        with refused("undo/many"):
            ann.do(commands.Undo(ann.key(), table, 0))
        seen = next(ann.turns(table))
        server.kill()
        with sqlite3.connect(tmp_path / "treize.sqlite3") as database:
            versions = database.execute("SELECT version FROM snapshots").fetchall()
            most = max(version for (version,) in versions if version + HISTORY <= seen.version)
            assert seen.version - most <= EVERY + HISTORY
            database.execute("DELETE FROM events WHERE version <= ?", (most,))
        database.close()
        server.open()
        ann.reconnect()
        assert ann.seen[table].state.table == seen.state.table
        assert ann.seen[table].yours == seen.yours
    finally:
        server.close()
