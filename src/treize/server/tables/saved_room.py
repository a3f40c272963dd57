"""A room written down as a whole, so that a long log need not be read from its beginning.

It is only a shortcut: what can't be read is left aside, and the log tells everything.
"""

from __future__ import annotations

import msgspec

from treize.match.parts import Luck
from treize.server.tables import events
from treize.server.tables.answers import Answers
from treize.server.tables.description import scoring_of
from treize.server.tables.room import Room
from treize.server.tables.seating import MatchEnd, Seat
from treize.server.tables.shuffle import Shuffle
from treize.server.tables.undo import UndoState
from treize.server.wire.fields import By, Level
from treize.server.wire.happenings import LastMove
from treize.server.wire.updates import Ok


class SavedGame(msgspec.Struct):
    """As much of it as must be known before it is read."""

    created: events.Created


class SavedRoom(msgspec.Struct, omit_defaults=True):
    """Everything that follows from a table's log up to a version, but for what can be played."""

    created: events.Created
    version: int
    epoch: int
    changed: int
    started: int
    level: Level
    seats: list[Seat]
    host: str | None
    left: list[int]
    since: int | None
    is_paused: bool
    undo: UndoState
    answers: dict[str, dict[str, Ok]]
    matches: int
    is_public: bool
    gone: set[str] = set()
    banned: set[str] = set()
    shuffle: Shuffle | None = None
    began: events.Began | None = None
    luck: Luck | None = None
    moves: list[tuple[int, str]] = []
    by: list[By] = []
    finished: MatchEnd | None = None
    last: LastMove | None = None


_DECODER: msgspec.json.Decoder[SavedRoom] = msgspec.json.Decoder(SavedRoom)


def write(room: Room) -> bytes:
    """A room as it is stored."""
    seating, clocks, match = room.seating, room.clocks, room.match
    saved = SavedRoom(
        created=room.about,
        version=room.version,
        epoch=room.epoch,
        changed=room.changed,
        started=room.started,
        level=room.level,
        seats=seating.seats,
        host=seating.host,
        gone=seating.gone,
        banned=seating.banned,
        left=clocks.left,
        since=clocks.since,
        is_paused=clocks.is_paused,
        undo=room.undo,
        answers=room.answers.kept,
        matches=room.matches,
        is_public=room.is_public,
        shuffle=room.shuffle,
        began=room.began,
        luck=match.luck if match else None,
        moves=[(step.seat, step.move) for step in match.steps] if match else [],
        by=room.by,
        finished=room.finished,
        last=room.last,
    )
    return msgspec.json.encode(saved)


def game_of(body: bytes) -> str:
    """The game of a stored room."""
    return msgspec.json.decode(body, type=SavedGame).created.game


def read(body: bytes) -> Room | None:
    """A room as it was stored, without what happened there; none if it can't be understood."""
    try:
        saved = _DECODER.decode(body)
    except (msgspec.MsgspecError, UnicodeError):
        return None
    room = Room(saved.created)
    if saved.began is not None:
        room.deal(saved.began, saved.luck)
        _play(room, saved.moves)
    room.version, room.epoch, room.changed = saved.version, saved.epoch, saved.changed
    room.started, room.level, room.matches = saved.started, saved.level, saved.matches
    room.seats[:] = saved.seats
    room.seating.host = saved.host
    room.seating.gone, room.seating.banned = saved.gone, saved.banned
    room.seating.changed()
    clocks = room.clocks
    clocks.left, clocks.since, clocks.is_paused = saved.left, saved.since, saved.is_paused
    room.undo, room.answers = saved.undo, Answers(saved.answers)
    room.is_public, room.by, room.shuffle = saved.is_public, saved.by, saved.shuffle
    room.finished, room.last = saved.finished, saved.last
    return room


def _play(room: Room, moves: list[tuple[int, str]]) -> None:
    match = room.running()
    for seat, move in moves:
        step = match.play(move, seat)
        if step.points is not None:
            room.scorings.append((len(match.steps), scoring_of(match, step)))
    if match.is_over and moves:
        room.look(step)
    else:
        room.look(match)
