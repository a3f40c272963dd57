"""What a command leads to: the event it asks for, or the reason why not.

Each decision looks at a room, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from treize.engine.luck import new_seed
from treize.errors import BadMove
from treize.match.parts import hash_of
from treize.match.record import RULES
from treize.server.errors import Denied
from treize.server.names import check_name
from treize.server.store.people import Account
from treize.server.tables import events
from treize.server.tables.looks import look_of, usual_look
from treize.server.tables.room import Room
from treize.server.tables.seating import Seat
from treize.server.tables.undo import MOST
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


def _check_not_shuffling(room: Room) -> None:
    """Refuse to change a seat while it is shuffled for: the hands would be others'."""
    if room.shuffle is not None:
        raise Denied("match/shuffling")


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
    _check_not_shuffling(room)
    _check_seats(room, command, sender)
    # A newcomer may play on for a bot; who plays already would see a second hand.
    is_replaceable = (
        room.is_playing and seat.person is None and sender.person not in room.seating.people
    )
    if not (seat.is_free or is_replaceable):
        raise Denied("seat/taken", seat=number)
    account, name = sender.account, command.name
    look = look_of(account)
    if name is not None:
        look = usual_look(f"{sender.person} {name}")  # of somebody beside them
    name = room.seating.name_apart(check_name(name or account.name))
    return events.SatDown(seat=number, name=name, look=look, **sender.stamp)


def _check_seats(room: Room, command: commands.Sit, sender: Sender) -> None:
    """Refuse somebody too many seats, and who has looked into a bot's hand and left."""
    if room.is_playing and sender.person in room.seating.gone:
        raise Denied("seat/again")
    if sender.person not in room.seating.people:
        return
    if command.name is None:
        raise Denied("seat/name")
    if room.about.access == "public" and sender.person != room.seating.host:
        raise Denied("seat/beside")


def _stand(room: Room, command: commands.Stand, sender: Sender) -> events.Events:
    _own(room, command.seat, sender)
    _check_not_shuffling(room)
    if not room.is_playing:
        return events.StoodUp(seats=[command.seat], **sender.stamp)
    if room.seats[command.seat].bot is not None:
        raise Denied("seat/free", seat=command.seat)
    return _taken_over(room, [command.seat], sender)


def _taken_over(room: Room, seats: list[int], sender: Sender) -> events.TookOver:
    """A bot plays on for who leaves; who came in this match has no seat to come back to."""
    gone = all(room.seats[seat].is_late for seat in seats)
    return events.TookOver(seats=seats, level=room.level, why="left", gone=gone, **sender.stamp)


def _leave(room: Room, command: commands.Leave, sender: Sender) -> events.Events | None:
    seats = room.seating.of(sender.person)
    if not room.is_playing:
        if not seats and room.seating.host != sender.person:
            return None
        _check_not_shuffling(room)
        return events.StoodUp(seats=seats, left=True, **sender.stamp)
    attended = [seat for seat in seats if room.seats[seat].is_attended]
    if not attended:
        return None
    return _taken_over(room, attended, sender)


def _bot(room: Room, command: commands.SeatBot, sender: Sender) -> events.Events:
    _as_host(room, sender)
    seat = _seat(room, command.seat)
    _check_not_shuffling(room)
    if room.is_playing:
        raise Denied("match/running")
    if seat.person is not None:
        raise Denied("seat/taken", seat=command.seat)
    if command.level is not None:
        return events.BotSat(seat=command.seat, level=command.level, **sender.stamp)
    if seat.bot is None:
        raise Denied("seat/free", seat=command.seat)
    return events.StoodUp(seats=[command.seat], **sender.stamp)


def _remove(room: Room, command: commands.Remove, sender: Sender) -> events.Events | None:
    """The host frees somebody's seats; in a match only of who came meanwhile, or watches."""
    _as_host(room, sender)
    if command.person == sender.person:
        raise Denied("host/self")
    own = room.seating.of(command.person)
    if own:
        _check_not_shuffling(room)
    if room.is_playing and not all(room.seats[seat].is_late for seat in own):
        raise Denied("match/running")
    if not own and command.ban == (command.person in room.seating.banned):
        return None
    return events.Removed(who=command.person, banned=command.ban, **sender.stamp)


def _start(room: Room, command: commands.Start, sender: Sender) -> events.Events | None:
    _as_host(room, sender)
    if room.match is not None:
        raise Denied("match/running" if room.is_playing else "match/over")
    return _shuffle(room, sender)


def _rematch(room: Room, command: commands.Rematch, sender: Sender) -> events.Events | None:
    if room.match is None:
        raise Denied("match/none")
    if room.is_playing:
        raise Denied("match/running")
    if sender.person not in room.seating.people and sender.person != room.seating.host:
        raise Denied("host/only")
    return _shuffle(room, sender)


def _shuffle(room: Room, sender: Sender) -> events.Shuffling | None:
    """A match is about to begin, unless it is already."""
    if room.shuffle is not None:
        return None
    return events.Shuffling(part=new_seed(), rules=RULES, **sender.stamp)


def _promise(room: Room, command: commands.Promise, sender: Sender) -> events.Events | None:
    shuffle = room.shuffle
    if sender.person not in room.seating.people:
        raise Denied("seat/needed")
    if shuffle is None or shuffle.hash != command.server:
        raise Denied("luck/late")
    before = shuffle.promises.get(sender.person)
    if command.hash in {shuffle.hash, *shuffle.promises.values()} and command.hash != before:
        raise Denied("luck/copied")
    if before is None and not shuffle.is_listed:
        return events.Promised(hash=command.hash, **sender.stamp)
    if before != command.hash:
        raise Denied("luck/late")
    return None


def _reveal(room: Room, command: commands.Reveal, sender: Sender) -> events.Events | None:
    listed = room.shuffle.listed if room.shuffle else None
    if listed is None or sender.person not in listed:
        raise Denied("luck/late")
    if hash_of(command.part) != listed[sender.person].hash:
        raise Denied("luck/part")
    if listed[sender.person].part is not None:
        return None
    return events.Revealed(part=command.part, **sender.stamp)


def _play(room: Room, command: commands.Play, sender: Sender) -> events.Played:
    """The move that a command asks for."""
    _own(room, command.seat, sender)
    if room.seats[command.seat].why == "left":
        raise Denied("seat/yours", seat=command.seat)
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
    if match.turn == seat and move in room.legal:
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
    if room.undo.number >= MOST:
        raise Denied("undo/many", most=MOST)
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
    commands.Remove: _remove,
    commands.Start: _start,
    commands.Rematch: _rematch,
    commands.Promise: _promise,
    commands.Reveal: _reveal,
    commands.Play: _play,
    commands.Undo: _undo,
    commands.Consent: _consent,
    commands.Publish: _publish,
}
