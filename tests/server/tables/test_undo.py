"""Moves are taken back by the consent of all who sit at a table, whoever plays for them now."""

from __future__ import annotations

import pytest
from servers import RunningServer, listen, refused, room_of, two_at_a_table, until, wait_for

from treize.server.client import Client
from treize.server.errors import Denied
from treize.server.store.people import Account
from treize.server.tables import events
from treize.server.tables.decisions import Sender, decide
from treize.server.tables.room import Room
from treize.server.tables.seating import Seat
from treize.server.wire import happenings
from treize.server.wire.commands import Consent, SeatBot, Undo


def test_a_bot_in_somebodys_seat_consents_to_nothing(server: RunningServer) -> None:
    """Bob refuses, loses his connection, and is played for: only he can say yes."""
    ann, bob, table = two_at_a_table(server, level="easy")
    wait_for(bob, table, happenings.Started)
    take_turns(ann, bob, table)
    ann.do(Undo(ann.key(), table, 0, 0))
    wait_for(bob, table, happenings.UndoAsked)
    bob.do(Consent(bob.key(), table, yes=False))
    bob.close()
    with refused("match/running"):
        ann.do(SeatBot(ann.key(), table, 1, "easy"))
    until(ann, table, lambda state: state.occupants[1].bot is not None)
    until(ann, table, lambda state: state.turn == 0)
    number = ann.seen[table].state.number
    ann.do(Undo(ann.key(), table, 0, 0))
    state = ann.seen[table].state
    assert (state.number, state.wish and state.wish.asked) == (number, [1])
    back = Client(server.url, token=bob.token)
    back.enter(table)
    back.do(Consent(back.key(), table, yes=True))
    until(ann, table, lambda state: state.number == 0)


def take_turns(ann: Client, bob: Client, table: str) -> None:
    """Play until both have played, and Ann is to play."""
    while ann.seen[table].state.number < 2 or ann.seen[table].turn is None:
        for client in (ann, bob):
            listen(client, 0.05)
            if (own := client.seen[table].turn) is not None and own.seat == (client is bob):
                client.play(client.seen[table], own.legal[0])
                break
        listen(ann, 0.05)


# --- The rule, without a server around it ---


def ask(room: Room, person: str, to: int) -> events.Events | None:
    seat = room.seating.of(person)[0]
    return decide(room, Undo("k", room.id, seat, to), Sender(Account(person, "name"), "k", 9))


def answer(room: Room, person: str, *, yes: bool) -> events.Events | None:
    return decide(room, Consent("k", room.id, yes), Sender(Account(person, "name"), "k", 9))


def play(room: Room, moves: int) -> None:
    for _ in range(moves):
        move = room.legal[0]
        room.apply(events.Played(at=2, seat=room.turn or 0, move=move, by="person"))


def play_a_round(room: Room) -> None:
    rounds = len(room.scorings)
    while len(room.scorings) == rounds:
        play(room, 1)


def replace(room: Room, seat: int, why: str) -> None:
    taken = events.TookOver(at=3, seats=[seat], level="easy", why=why, person=f"p{seat}")  # type: ignore[arg-type]
    room.apply(taken)


def wish(room: Room, person: str, to: int) -> None:
    asked = ask(room, person, to)
    assert isinstance(asked, events.AskedUndo)
    room.apply(asked)


def test_all_who_sit_are_asked_though_bots_play_for_them() -> None:
    """One after the other agrees; the last one's yes takes the moves back."""
    room = room_of("leaves", 3, 0)
    play(room, 4)
    for seat in (1, 2):
        replace(room, seat, "away")
    wish(room, "p0", 2)
    agreed = answer(room, "p1", yes=True)
    assert isinstance(agreed, events.Agreed)
    room.apply(agreed)
    assert answer(room, "p2", yes=True) == events.TookBack(to=2, at=9, person="p2", key="k")


def test_who_gave_a_seat_up_is_asked_about_what_came_before() -> None:
    """What the others do afterwards is up to them."""
    room = room_of("drat", 2, 0)
    play(room, 3)
    replace(room, 1, "left")
    play(room, 2)
    assert isinstance(ask(room, "p0", 3), events.TookBack)
    wish(room, "p0", 2)
    assert isinstance(answer(room, "p1", yes=True), events.TookBack)


def test_who_gave_a_seat_up_is_asked_about_rounds_that_were_scored() -> None:
    """Then all cards lay open, and the points are theirs too."""
    room = room_of("ole", 3, 0)
    replace(room, 1, "left")
    play_a_round(room)
    play(room, 2)
    wish(room, "p0", room.number - 2)
    with pytest.raises(Denied, match="play"):
        answer(room, "p1", yes=False)
    wish(room, "p0", room.number - 3)
    assert isinstance(answer(room, "p1", yes=False), events.Declined)


def test_alone_among_bots_a_round_may_be_taken_back() -> None:
    """Nobody else has seen anything."""
    room = room_of("ole", 3, 0)
    for seat in (1, 2):
        room.seats[seat] = Seat(bot="easy")
    play_a_round(room)
    assert isinstance(ask(room, "p0", 0), events.TookBack)
