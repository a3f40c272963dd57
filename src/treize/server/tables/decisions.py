"""What a command leads to: the event it asks for, or the reason why not.

Each decision looks at a room, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from treize.engine.luck import new_seed
from treize.errors import BadMove
from treize.match.record import RULES
from treize.server.errors import Denied
from treize.server.store.people import Account, check_name
from treize.server.tables import events
from treize.server.tables.looks import look_of, usual_look
from treize.server.tables.room import Room
from treize.server.tables.seating import Seat
from treize.server.wire import commands


class Sender(NamedTuple):
    """Who gives a command, and when."""

    account: Account
    key: str
    at: int

    @property
    def person(self) -> str:
        return self.account.id

    @property
    def stamp(self) -> dict[str, Any]:
        return {"at": self.at, "person": self.account.id, "key": self.key}


def decide(room: Room, command: commands.Commands, sender: Sender) -> events.Events | None:
    """The event that a command leads to; none if there is nothing to change."""
    return _DECIDE[type(command)](room, command, sender)


def is_decided(command: commands.Commands) -> bool:
    """Whether a command may lead to an event of its table."""
    return type(command) in _DECIDE


def _seat(room: Room, number: int) -> Seat:
    if number >= len(room.seats):
        raise Denied("seat/unknown", seat=number, most=len(room.seats) - 1)
    return room.seats[number]


def _own(room: Room, number: int, sender: Sender) -> None:
    if _seat(room, number).person != sender.person:
        raise Denied("seat/yours", seat=number)


def _as_host(room: Room, sender: Sender) -> None:
    if room.seating.host != sender.person:
        raise Denied("host/only")


def _sit(room: Room, command: commands.Sit, sender: Sender) -> events.Events:
    free = [number for number, seat in enumerate(room.seats) if seat.is_free]
    number = command.seat
    if number is None:
        number = next(iter(free), None)
    if number is None:
        raise Denied("seat/none")
    seat = _seat(room, number)
    if seat.person == sender.person and seat.bot is not None:
        return events.GaveBack(seats=[number], **sender.stamp)
    # A newcomer may play on for a bot; who plays already would see a second hand.
    is_replaceable = (
        room.is_playing and seat.person is None and sender.person not in room.seating.people
    )
    if not (seat.is_free or is_replaceable):
        raise Denied("seat/taken", seat=number)
    if command.name is None:
        account = sender.account
        return events.SatDown(seat=number, name=account.name, look=look_of(account), **sender.stamp)
    look = usual_look(f"{sender.person} {command.name}")  # of somebody beside them
    return events.SatDown(seat=number, name=check_name(command.name), look=look, **sender.stamp)


def _stand(room: Room, command: commands.Stand, sender: Sender) -> events.Events:
    _own(room, command.seat, sender)
    if not room.is_playing:
        return events.StoodUp(seats=[command.seat], **sender.stamp)
    if room.seats[command.seat].bot is not None:
        raise Denied("seat/free", seat=command.seat)
    level = room.level
    return events.TookOver(seats=[command.seat], level=level, why="left", **sender.stamp)


def _leave(room: Room, command: commands.Leave, sender: Sender) -> events.Events | None:
    seats = room.seating.of(sender.person)
    if not room.is_playing:
        if not seats and room.seating.host != sender.person:
            return None
        return events.StoodUp(seats=seats, left=True, **sender.stamp)
    attended = [seat for seat in seats if room.seats[seat].is_attended]
    if not attended:
        return None
    level = room.level
    return events.TookOver(seats=attended, level=level, why="left", **sender.stamp)


def _bot(room: Room, command: commands.SeatBot, sender: Sender) -> events.Events:
    _as_host(room, sender)
    seat = _seat(room, command.seat)
    if room.is_playing:
        raise Denied("match/running")
    if seat.person is not None:
        raise Denied("seat/taken", seat=command.seat)
    if command.level is not None:
        return events.BotSat(seat=command.seat, level=command.level, **sender.stamp)
    if seat.bot is None:
        raise Denied("seat/free", seat=command.seat)
    return events.StoodUp(seats=[command.seat], **sender.stamp)


def _start(room: Room, command: commands.Start, sender: Sender) -> events.Events:
    _as_host(room, sender)
    if room.match is not None:
        raise Denied("match/running" if room.is_playing else "match/over")
    return events.Began(seed=new_seed(), rules=RULES, **sender.stamp)


def _rematch(room: Room, command: commands.Rematch, sender: Sender) -> events.Events:
    if room.match is None:
        raise Denied("match/none")
    if room.is_playing:
        raise Denied("match/running")
    if sender.person not in room.seating.people and sender.person != room.seating.host:
        raise Denied("host/only")
    return events.Began(seed=new_seed(), rules=RULES, **sender.stamp)


def _play(room: Room, command: commands.Play, sender: Sender) -> events.Played:
    """The move that a command asks for."""
    _own(room, command.seat, sender)
    if room.match is None:
        raise Denied("match/none")
    if command.number != room.number:
        raise Denied("move/stale", number=room.number)
    check_move(room, command.seat, command.move)
    return events.Played(seat=command.seat, move=command.move, by="person", **sender.stamp)


def check_move(room: Room, seat: int, move: str) -> None:
    """Refuse a move that is not legal now, or not this seat's to make."""
    match = room.match
    if match is None:
        raise Denied("match/none")
    if match.turn == seat and move in room.outlook:
        return
    reason = match.why_not(move)  # refuses what is no move at all
    if match.turn is not None and match.turn != seat:
        raise BadMove("move/turn", seat=seat, turn=match.turn)
    if reason is None:
        return
    code, facts = reason
    if code == "move/over":
        raise BadMove(code, move=move)
    raise BadMove("move/illegal", reason=code, legal=room.legal, **facts)


def _undo(room: Room, command: commands.Undo, sender: Sender) -> events.Events:
    _own(room, command.seat, sender)
    if not room.about.undo:
        raise Denied("undo/off")
    if not room.is_playing:
        raise Denied("match/over" if room.match else "match/none")
    to = room.undos.get(command.seat) if command.to is None else command.to
    if to is None or to >= room.number:
        raise Denied("undo/none")
    if room.needed_for_undo(to) <= {sender.person}:
        return events.TookBack(to=to, **sender.stamp)
    return events.AskedUndo(seat=command.seat, to=to, **sender.stamp)


def _consent(room: Room, command: commands.Consent, sender: Sender) -> events.Events | None:
    if room.undo.request is None:
        raise Denied("undo/wish")
    needed = room.needed_for_undo(room.undo.request.to)
    if sender.person not in needed:
        raise Denied("seat/needed")
    if not command.yes:
        return events.Declined(**sender.stamp)
    if sender.person in room.undo.request.agreed:
        return None
    if needed - room.undo.request.agreed - {sender.person}:
        return events.Agreed(**sender.stamp)
    return events.TookBack(to=room.undo.request.to, **sender.stamp)


def _publish(room: Room, command: commands.Publish, sender: Sender) -> events.Events:
    if room.finished is None:
        raise Denied("match/running" if room.match else "match/none")
    if sender.person not in room.finished.plan.seats:
        raise Denied("seat/needed")
    return events.Opened(public=command.public, **sender.stamp)


_DECIDE: dict[type, Callable[[Room, Any, Sender], events.Events | None]] = {
    commands.Sit: _sit,
    commands.Stand: _stand,
    commands.Leave: _leave,
    commands.SeatBot: _bot,
    commands.Start: _start,
    commands.Rematch: _rematch,
    commands.Play: _play,
    commands.Undo: _undo,
    commands.Consent: _consent,
    commands.Publish: _publish,
}
