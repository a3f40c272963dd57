"""A finished match played again, by a worker: moments of it to look at, and whether it holds."""

from __future__ import annotations

import msgspec

from treize.engine.table import FACE_UP, SPECTATOR
from treize.errors import TreizeError
from treize.match import Match
from treize.match.record import begin, read
from treize.server.tables.description import last_move, scoring_of, table_of
from treize.server.tables.flows import flows
from treize.server.wire.fields import By
from treize.server.wire.happenings import Table
from treize.server.wire.lobby import Frame


def frames(record: dict[str, object], by: list[By], observer: int, first: int, count: int) -> bytes:
    """Moments of a match as they are sent; what comes before the first is only played."""
    played = read(record)
    moves = played.moves
    last = min(first + count - 1, len(moves))
    if first > last:
        return b"[]"
    match = begin(played)
    for move in moves[: max(0, first - 1)]:
        match.play(move)
    found = [] if first else [Frame(0, None, [], None, match.turn, _look(match, observer))]
    for number in range(max(1, first), last + 1):
        found.append(_frame(match, moves[number - 1], by[number - 1], observer))
    return msgspec.json.encode(found)


def _look(match: Match, observer: int) -> Table:
    if observer == FACE_UP:
        return table_of(match.face_up())
    return table_of(match.observe(None if observer == SPECTATOR else observer))


def _frame(match: Match, move: str, by: By, observer: int) -> Frame:
    """Play one more move, and show the table."""
    before = match.observe(None)
    step = match.play(move)
    after = step.observe(None)
    return Frame(
        len(match.steps),
        last_move(match, step, by),
        flows(match.game, before, after, step.seat, step.move),
        None if step.points is None else scoring_of(match, step),
        match.turn,
        _look(match, observer),
    )


def verify(record: dict[str, object], promised: str) -> bytes:
    """Whether a match holds, its parts are those promised, and how many moves it has."""
    try:
        match = Match.replay(record)
        moves, holds = len(match.steps), match.commitment == promised
    except TreizeError:
        moves, holds = 0, False
    return msgspec.json.encode((holds, moves))
