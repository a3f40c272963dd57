"""What is put together from parts is, byte for byte, what the whole message would be."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from servers import room_of

from treize.games import GAMES
from treize.match.notation import sort_cards
from treize.server.tables import client_state, events
from treize.server.tables.client_state import about_of, state_of, yours_of
from treize.server.tables.description import table_of
from treize.server.tables.live_table import LiveTable
from treize.server.tables.room import Room
from treize.server.wire.fields import Clock
from treize.server.wire.updates import ChatLine, Reason, Update, View, Yours

EVENTS = 250
LINE = ChatLine(1, "p1", "name 1", 1, "<b>olé</b> & co", 13)


def move(room: Room, rng: random.Random) -> events.Events:
    return events.Played(at=2, seat=room.turn or 0, move=rng.choice(room.legal), by="person")


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
    before = room.seats[0].name or ""
    return events.TookName(at=2, person="p0", before=before, name=f"name {rng.random()}")


Happens = Callable[[Room, random.Random], events.Events]
OTHERS: list[Happens] = [ask, agree, decline, take_back, take_over, give_back, rename]


class Listener:
    """A subscriber who keeps the last message, and does not want to hear p1."""

    address = ""

    def __init__(self, person: str | None) -> None:
        self.person, self.muted, self.heard = person, {"p1"}, b""
        self.name = person

    def send(self, message: bytes) -> None:
        self.heard = message

    def dismiss(self, table: str) -> None:
        raise AssertionError(f"sent from {table}")


def yours_for(room: Room, person: str | None) -> list[Yours]:
    """What somebody sees of the own seats, made without any part that is kept."""
    match = room.match
    if match is None or person is None:
        return []
    own = []
    for seat in room.seating.of(person):
        undo = room.undos.get(seat)
        hand = sort_cards(match.game, match.observe(seat).hand)
        is_turn = seat == match.turn
        reasons = match.reasons() if is_turn else {}
        why_not = {card: Reason(r.pop("code"), r) for card, r in reasons.items()}
        outlook = dict(room.outlook) if is_turn else {}
        own.append(Yours(seat, hand, match.legal() if is_turn else [], why_not, outlook, undo))
    return own


def check(table: LiveTable, listener: Listener, happened: Any) -> None:
    """Compare all that somebody is sent with messages that are made at once."""
    room = table.room
    yours = yours_for(room, listener.person)
    state = state_of(room)
    state.table = None if room.match is None else table_of(room.seen)
    update = Update(table.id, room.version - 1, room.version, happened, state, yours)
    assert listener.heard == msgspec.json.encode(update)
    assert table.update_for(listener, room.version - 1) == listener.heard
    scorings = [scoring for _, scoring in room.scorings]
    chat = [line for line in table.chat or [] if line.person not in listener.muted]
    recent = [thing for group in room.history for thing in group]
    head = table.id, room.version, about_of(room), state
    view = View(*head, yours, scorings, chat, recent)
    assert table.view_for(listener) == msgspec.json.encode(view)
    assert msgspec.json.decode(listener.heard, type=Update, strict=True).state.number == room.number


@pytest.mark.parametrize("clock", [Clock(), Clock("bank", 600, 5)], ids=lambda clock: clock.kind)
@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_sent_is_the_whole_message(
    game: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before a match, in it and after it; to each seat, to two seats of one, and to who watches."""
    monkeypatch.setattr(client_state, "now", lambda: 3)
    rng = random.Random(13)
    for seats in (GAMES[game].SEATS.start, GAMES[game].SEATS.stop - 1):
        room = room_of(game, seats, seats, clock)
        room.apply(events.StoodUp(at=2, seats=[0]))
        room.apply(events.SatDown(at=2, person="p1", seat=0, name="beside"))
        table = LiveTable(room)
        table.chat = [LINE, msgspec.structs.replace(LINE, number=2, person="p0")]
        listeners = [Listener(person) for person in (None, "p0", "p1")]
        for listener in listeners:
            table.arrive(listener)
        for _ in range(EVENTS // 2):
            again = events.Began(at=3, seed=f"{rng.getrandbits(100):032x}")
            happens = rng.choice([move, move, move, rng.choice(OTHERS)])
            happened = room.apply(happens(room, rng) if room.is_playing else again)
            table.broadcast(happened)
            for listener in listeners:
                check(table, listener, happened)


def test_a_table_before_its_first_match_is_sent_whole() -> None:
    """There is nothing on it yet."""
    created = events.Created(
        at=1, id="t0", code=None, game="drat", seats=2, options={}, access="private",
        clock=Clock(), level="easy", memory=False, undo=True, host="p0",
    )  # fmt: skip
    room = Room(created)
    table, listener = LiveTable(room), Listener("p0")
    table.arrive(listener)
    for event in (created, events.SatDown(at=1, person="p0", seat=0, name="Ann")):
        happened = room.apply(event)
        table.broadcast(happened)
        check(table, listener, happened)


@pytest.mark.parametrize("game", list(GAMES))
def test_legal_moves_are_those_of_the_match(game: str) -> None:
    """The outlook only adds what each leads to."""
    rng = random.Random(7)
    room = room_of(game, GAMES[game].SEATS.start, 1)
    while room.is_playing and room.number < 100:
        assert room.match is not None
        person = f"p{room.turn}"
        own = msgspec.json.decode(yours_of(room)[person], type=Yours)
        assert own.legal == room.match.legal()
        assert list(own.outlook) == own.legal
        room.apply(move(room, rng))
