"""Nobody is sent what they may not know: not in a view, not in an update, not in a log line."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from servers import RunningServer, play_on, room_of, solo

from treize.engine.table import SPECTATOR
from treize.engine.verbs import standings_at
from treize.games import GAMES
from treize.match import Match
from treize.match.notation import card_of
from treize.match.observation import look
from treize.server.tables import events
from treize.server.tables.live_table import LiveTable
from treize.server.tables.room import Room
from treize.server.wire import happenings, updates

POSITIONS = 600  # of each game
MOVES = 60  # of each game, played at two tables


class Listener:
    """A subscriber who keeps the last message."""

    address = ""

    def __init__(self, person: str | None) -> None:
        self.person, self.muted, self.heard = person, set[str](), b""
        self.name = person

    def send(self, message: bytes) -> None:
        self.heard = message

    def dismiss(self, table: str) -> None:
        raise AssertionError(f"sent from {table}")


def sent_to(room: Room, observer: int) -> bytes:
    """All that a seat or a spectator is sent of a position, but for the hash of the seed."""
    table = LiveTable(room)
    guest = Listener(None if observer == SPECTATOR else f"p{observer}")
    table.arrive(guest)
    told = room.history[-1]
    table.broadcast(told)
    return table.view_for(guest) + guest.heard


def play(room: Room, move: str) -> Any:
    """Play a move, and give the table as it lay then, before the next deal."""
    match, steps = room.match, list[Any]()
    assert match is not None

    def keep(*given: Any) -> Any:
        steps.append(Match.play(match, *given))
        return steps[0]

    with patch.object(match, "play", keep):
        room.apply(events.Played(at=2, seat=room.turn or 0, move=move, by="person", person="x"))
    return steps[0]._kept()


def swap_table(room: Room, table: object) -> None:
    """Let the room stand as if another table had been dealt."""
    match = room.match
    assert match is not None
    match._states[:] = table
    standings_at(match._plain, match._standings)
    room.look(match)


def is_told_apart(room: Room, other: Room, move: str, observer: int) -> bool:
    """Whether an observer who could not tell two rooms apart can after the same move.

    That is right if the move showed something: a card drawn, a hand laid open.
    """
    tables = play(room, move), play(other, move)
    seen = [look(room.about.game, table, observer) for table in tables]
    now = [r.match.observe(None if observer == SPECTATOR else observer)
           for r in (room, other) if r.match is not None]  # fmt: skip
    return bool(seen[0] != seen[1] or now[0] != now[1])


def rooms(game: str, rng: random.Random, longest: int) -> Iterator[tuple[Room, Room]]:
    """Rooms in the middle of a match, with any number of seats; each twice, without end."""
    for number, seats in enumerate(cycle(GAMES[game].SEATS)):
        room, other = room_of(game, seats, number), room_of(game, seats, number)
        for _ in range(rng.randrange(1, longest)):
            if room.turn is None:
                break
            move = rng.choice(room.legal)
            play(room, move)
            play(other, move)
        if room.turn is not None:
            yield room, other


def imagined(room: Room, observer: int, rng: random.Random) -> object:
    """A table that the observer can't tell from the room's, in all else the same."""
    assert room.match is not None
    real = room.match._states
    table = look(room.about.game, real, observer).redeal(rng.getrandbits(63))
    table.luck, table.observer = real.luck, real.observer
    return table


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_told_of_a_move_is_the_same_if_it_looks_the_same(game: str) -> None:
    """The same move at two tables that can't be told apart: its flows, its points, what follows."""
    rng = random.Random(7)
    looked = 0
    for room, other in rooms(game, rng, 90):
        observer = rng.choice([*range(len(room.seats)), SPECTATOR])
        swap_table(other, imagined(room, observer, rng))
        move = rng.choice(room.legal)
        if move not in other.legal or is_told_apart(room, other, move, observer):
            continue
        assert sent_to(room, observer) == sent_to(other, observer)
        looked += 1
        if looked == MOVES:
            return


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_sent_is_the_same_for_states_that_can_not_be_told_apart(game: str) -> None:
    """Byte for byte, for every seat and for spectators, in hundreds of positions."""
    rng = random.Random(13)
    looked = 0
    for room, other in rooms(game, rng, 40):
        for observer in (*range(len(room.seats)), SPECTATOR):
            swap_table(other, imagined(room, observer, rng))
            assert sent_to(other, observer) == sent_to(room, observer)
            looked += 1
        if looked >= POSITIONS:
            return


@pytest.mark.parametrize("game", list(GAMES))
def test_every_table_fits_its_type(game: str) -> None:
    """What is sent can be read by the types that the protocol promises."""
    rng = random.Random(1)
    for seats in GAMES[game].SEATS:
        room = room_of(game, seats, seats)
        table = LiveTable(room)
        guest = Listener("p0")
        table.arrive(guest)
        for _ in range(60):
            match = room.match
            assert match is not None
            if match.is_over:
                break
            move = rng.choice(match.legal())
            table.broadcast(
                room.apply(events.Played(at=2, seat=match.turn or 0, move=move, by="person"))
            )
            update = msgspec.json.decode(guest.heard, type=updates.Update, strict=True)
            assert isinstance(update.happened[0], happenings.Moved)
            number = sum(flow.number for flow in update.happened[0].flows)
            assert number > 0 or card_of(game, move) is None
        view = msgspec.json.decode(table.view_for(guest), type=updates.View, strict=True)
        assert view.state.table is not None


def test_seed_tokens_and_hands_stay_in_the_server(tmp_path: Path) -> None:
    """No frame of a running match, no log line, no metric and no error tells them."""
    server = RunningServer(tmp_path / "data")
    log = tmp_path / "log"
    server.open(log)
    try:
        ann, eve = server.guest("Ann"), server.guest("Eve")
        table = solo(ann, options={"tokens": 3})
        heard: list[bytes] = []
        eve.enter(table)
        play_on(ann, table)
        record = ann.seen[table].state.record
        assert record is not None
        seed = ann.record(record)["seed"]
        for client in (ann, eve):
            heard.append(client.token.encode())
        metrics = server.fetch("/metrics")
        written = log.read_bytes() + metrics.encode()
        for secret in (seed.encode(), *heard):
            assert secret not in written
        assert b'"move' not in written
        assert not re.search(rb"[0-9a-f]{32}", written)
    finally:
        server.close()


def test_a_running_match_has_no_record(server: RunningServer) -> None:
    """Neither the record nor its replay can be had before the end."""
    ann = server.guest()
    table = solo(ann)
    next(iter(ann.turns(table)))
    for path in ("", "/replay", "/verify", "/analysis"):
        with pytest.raises(Exception, match="no match"):
            ann._ask(f"/api/records/{table}-1{path}", dict)


def test_a_match_and_its_room_are_the_same() -> None:
    """Replaying the log gives the same room in any process."""
    room = room_of("thirteen", 3, 5)
    log = [events.Played(at=2, seat=0, move="B1", by="bot")]
    match = room.match
    assert match is not None
    log = []
    for _ in range(30):
        log.append(events.Played(at=2, seat=match.turn or 0, move=match.legal()[0], by="bot"))
        room.apply(log[-1])
    other = room_of("thirteen", 3, 5)
    for event in log:
        other.apply(events.read(events.write(event)))
    assert sent_to(room, 0) == sent_to(other, 0)
    assert isinstance(other.match, Match)
