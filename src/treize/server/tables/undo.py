"""Which moves may be taken back, and who is asked about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from treize.server.tables.seating import Seat


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


def consent_needed(seats: Iterable[Seat], is_scored: bool, to: int) -> set[str]:
    """Whose consent it takes to go back to so many moves: of all who sit here.

    Whoever plays for them just now.  Those who gave their seat up by themselves are asked only
    about what they have seen: moves of before, and rounds that were scored.
    """
    return {
        seat.person
        for seat in seats
        if seat.person and (seat.why != "left" or is_scored or to < seat.last)
    }
