"""What a command leads to: the event it asks for, or the reason why not.

Each decision looks at a room, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from treize.errors import BadMove, TreizeError
from treize.luck import new_seed
from treize.record import RULES
from treize.server import events
from treize.server.room import Room
from treize.server.wire import commands


class Denied(TreizeError):
    """A guest asked for something that the table does not allow."""


def check_name(name: str) -> str:
    """A name as it may be shown: something to read, and nothing that breaks a line."""
    if not name.strip() or name != name.strip() or not name.isprintable():
        raise Denied("person/name")
    return name


class Asker(NamedTuple):
    """Who gives a command, and when."""

    person: str
    name: str
    key: str
    at: int

    @property
    def stamp(self) -> dict[str, Any]:
        return {"at": self.at, "person": self.person, "key": self.key}


def decide(room: Room, command: commands.Commands, asker: Asker) -> events.Events | None:
    """The event that a command leads to; none if there is nothing to change."""
    return _DECIDE[type(command)](room, command, asker)


def _seat(room: Room, number: int) -> Any:
    if number >= len(room.places):
        raise Denied("seat/unknown", seat=number, most=len(room.places) - 1)
    return room.places[number]


def _own(room: Room, number: int, asker: Asker) -> None:
    if _seat(room, number).person != asker.person:
        raise Denied("seat/yours", seat=number)


def _as_host(room: Room, asker: Asker) -> None:
    if room.host != asker.person:
        raise Denied("host/only")


def _sit(room: Room, command: commands.Sit, asker: Asker) -> events.Events:
    free = [number for number, seat in enumerate(room.places) if seat.is_free]
    number = command.seat
    if number is None:
        number = next(iter(free), None)
    if number is None:
        raise Denied("seat/none")
    seat = _seat(room, number)
    if seat.person == asker.person and seat.bot is not None:
        return events.GaveBack(seats=[number], **asker.stamp)
    # A newcomer may play on for a bot; who plays already would see a second hand.
    is_replaceable = room.is_playing and seat.person is None and asker.person not in room.people
    if not (seat.is_free or is_replaceable):
        raise Denied("seat/taken", seat=number)
    name = asker.name if command.name is None else check_name(command.name)
    return events.SatDown(seat=number, name=name, **asker.stamp)


def _stand(room: Room, command: commands.Stand, asker: Asker) -> events.Events:
    _own(room, command.seat, asker)
    if not room.is_playing:
        return events.StoodUp(seats=[command.seat], **asker.stamp)
    if room.places[command.seat].bot is not None:
        raise Denied("seat/free", seat=command.seat)
    level = room.about.level
    return events.TookOver(seats=[command.seat], level=level, why="left", **asker.stamp)


def _leave(room: Room, command: commands.Leave, asker: Asker) -> events.Events | None:
    seats = room.seats_of(asker.person)
    if not room.is_playing:
        if not seats and room.host != asker.person:
            return None
        return events.StoodUp(seats=seats, left=True, **asker.stamp)
    attended = [seat for seat in seats if room.places[seat].is_attended]
    if not attended:
        return None
    level = room.about.level
    return events.TookOver(seats=attended, level=level, why="left", **asker.stamp)


def _bot(room: Room, command: commands.SeatBot, asker: Asker) -> events.Events:
    _as_host(room, asker)
    seat = _seat(room, command.seat)
    if room.is_playing:
        raise Denied("match/running")
    if seat.person is not None:
        raise Denied("seat/taken", seat=command.seat)
    if command.level is not None:
        return events.BotSat(seat=command.seat, level=command.level, **asker.stamp)
    if seat.bot is None:
        raise Denied("seat/free", seat=command.seat)
    return events.StoodUp(seats=[command.seat], **asker.stamp)


def _start(room: Room, command: commands.Start, asker: Asker) -> events.Events:
    _as_host(room, asker)
    if room.match is not None:
        raise Denied("match/running" if room.is_playing else "match/over")
    return events.Began(seed=new_seed(), rules=RULES, **asker.stamp)


def _rematch(room: Room, command: commands.Rematch, asker: Asker) -> events.Events:
    if room.match is None:
        raise Denied("match/none")
    if room.is_playing:
        raise Denied("match/running")
    if asker.person not in room.people and asker.person != room.host:
        raise Denied("host/only")
    return events.Began(seed=new_seed(), rules=RULES, **asker.stamp)


def play(room: Room, command: commands.Play, asker: Asker) -> events.Played:
    """The move that a command asks for."""
    _own(room, command.seat, asker)
    if room.match is None:
        raise Denied("match/none")
    if command.number != room.number:
        raise Denied("move/stale", number=room.number)
    check_move(room, command.seat, command.move)
    return events.Played(seat=command.seat, move=command.move, by="person", **asker.stamp)


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
    raise BadMove("move/illegal", reason=code, legal=match.legal(), **facts)


def _undo(room: Room, command: commands.Undo, asker: Asker) -> events.Events:
    _own(room, command.seat, asker)
    if not room.about.undo:
        raise Denied("undo/off")
    if not room.is_playing:
        raise Denied("match/over" if room.match else "match/none")
    to = room.undos.get(command.seat) if command.to is None else command.to
    if to is None or to >= room.number:
        raise Denied("undo/none")
    if room.needed_for_undo(to) <= {asker.person}:
        return events.TookBack(to=to, **asker.stamp)
    return events.AskedUndo(seat=command.seat, to=to, **asker.stamp)


def _consent(room: Room, command: commands.Consent, asker: Asker) -> events.Events | None:
    if room.wish is None:
        raise Denied("undo/wish")
    needed = room.needed_for_undo(room.wish.to)
    if asker.person not in needed:
        raise Denied("seat/needed")
    if not command.yes:
        return events.Declined(**asker.stamp)
    if asker.person in room.wish.agreed:
        return None
    if needed - room.wish.agreed - {asker.person}:
        return events.Agreed(**asker.stamp)
    return events.TookBack(to=room.wish.to, **asker.stamp)


def _publish(room: Room, command: commands.Publish, asker: Asker) -> events.Events:
    if room.finished is None:
        raise Denied("match/running" if room.match else "match/none")
    if asker.person not in room.finished.seating.seats:
        raise Denied("seat/needed")
    return events.Opened(public=command.public, **asker.stamp)


_DECIDE: dict[type, Callable[[Room, Any, Asker], events.Events | None]] = {
    commands.Sit: _sit,
    commands.Stand: _stand,
    commands.Leave: _leave,
    commands.SeatBot: _bot,
    commands.Start: _start,
    commands.Rematch: _rematch,
    commands.Play: play,
    commands.Undo: _undo,
    commands.Consent: _consent,
    commands.Publish: _publish,
}
