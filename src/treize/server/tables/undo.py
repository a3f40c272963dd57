"""Which moves may be taken back, and who is asked about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from treize.server.tables.seating import Seat

MOST = 500  # wishes and undos in a match


@dataclass
class UndoRequest:
    """An undo that waits for the consent of people."""

    seat: int
    to: int
    agreed: set[str]


@dataclass
class UndoState:
    """What a match knows of undoing."""

    request: UndoRequest | None = None
    chosen: dict[int, int] = field(default_factory=dict)  # each seat's last move by its person
    number: int = 0  # wishes and undos so far, in this match


def consent_needed(seats: Iterable[Seat], is_scored: bool, to: int) -> set[str]:
    """The people who must agree before a match goes back to its first `to` moves.

    That is everybody who sits here, even where a bot plays for them now.  Those who left by
    themselves are asked only if it undoes a move made before they left, or a scored round.
    """
    return {
        seat.person
        for seat in seats
        if seat.person and (seat.why != "left" or is_scored or to < seat.last)
    }
