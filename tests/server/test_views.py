"""What is kept of the last update is as good as new, whatever happens at the table."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest
from houses import room_of

from treize.games import GAMES
from treize.server import events
from treize.server.room import ASKERS, KEYS, Room
from treize.server.views import state_of
from treize.server.wire import updates

SEATS = 3
EVENTS = 400


def move(room: Room, rng: random.Random) -> events.Events:
    return events.Played(
        at=2, seat=room.turn or 0, move=rng.choice(list(room.outlook)), by="person"
    )


def ask(room: Room, rng: random.Random) -> events.Events:
    return events.AskedUndo(at=2, seat=0, to=max(0, room.number - 1), person="p0")


def agree(room: Room, rng: random.Random) -> events.Events:
    return events.Agreed(at=2, person="p1")


def decline(room: Room, rng: random.Random) -> events.Events:
    return events.Declined(at=2, person="p2")


def take_back(room: Room, rng: random.Random) -> events.Events:
    return events.TookBack(at=2, to=max(0, room.number - 2))


def take_over(room: Room, rng: random.Random) -> events.Events:
    return events.TookOver(at=2, seats=[1], level="easy", why="away", person="p1")


def give_back(room: Room, rng: random.Random) -> events.Events:
    return events.GaveBack(at=2, seats=[1], person="p1")


def rename(room: Room, rng: random.Random) -> events.Events:
    before = room.places[2].name or ""
    return events.TookName(at=2, person="p2", before=before, name=f"name {rng.random()}")


Happens = Callable[[Room, random.Random], events.Events]
OTHERS: list[Happens] = [ask, agree, decline, take_back, take_over, give_back, rename]


@pytest.mark.parametrize("game", [game for game in GAMES if SEATS in GAMES[game].SEATS])
def test_the_state_is_the_same_as_if_nothing_was_kept(game: str) -> None:
    """Moves, rounds, undos asked for, names: after each, what is sent is what there is."""
    rng = random.Random(13)
    room = room_of(game, SEATS, 0)
    for _ in range(EVENTS):
        if not room.is_playing:
            room.apply(events.Began(at=3, seed=f"{rng.getrandbits(100):032x}"))
        happens = rng.choice([move, move, move, rng.choice(OTHERS)])
        room.apply(happens(room, rng))
        sent = state_of(room)
        room.lasting = None
        assert state_of(room) == sent
        state = msgspec.json.decode(sent)
        assert set(state) == set(updates.State.__struct_fields__)
        assert msgspec.convert(state, updates.State).number == room.number


def test_commands_of_those_who_sit_here_are_known_whoever_else_comes_and_goes() -> None:
    """The last ones of each person, however much the others do; and not of people without end."""
    room = room_of("leaves", SEATS, 0)
    room.apply(events.AskedUndo(at=2, seat=0, to=0, person="p0", key="mine"))
    known = room.version
    for number in range(5 * KEYS):
        room.apply(events.Declined(at=2, person="p1", key=f"no {number}"))
        room.apply(events.Declined(at=2, person=f"stranger {number}", key="no"))
    assert room.answers_to("p0") == {"mine": updates.Ok("mine", known, None)}
    assert list(room.answers_to("p1")) == [f"no {number}" for number in range(4 * KEYS, 5 * KEYS)]
    strangers = [f"stranger {number}" for number in range(5 * KEYS)]
    assert 0 < sum(bool(room.answers_to(stranger)) for stranger in strangers) < ASKERS
