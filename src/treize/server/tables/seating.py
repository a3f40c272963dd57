"""Who sits where at a table, and who is its host."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from treize.server.wire.fields import Level, Occupant


@dataclass
class Seat:
    """Who plays here: nobody, a person, a bot, or a bot while the person is away."""

    person: str | None = None
    name: str | None = None
    bot: Level | None = None
    why: Literal["away", "left"] | None = None  # a bot plays for the person
    last: int = 0  # moves that were played when they gave the seat up

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def is_attended(self) -> bool:
        """Whether a person plays here now."""
        return self.person is not None and self.bot is None

    def place(self) -> Occupant:
        """The seat as clients are told of it."""
        return Occupant(self.name, self.person, self.bot)


class SeatingPlan(NamedTuple):
    """All seats as clients are told of them, and the numbers of each person's."""

    places: list[Occupant]
    seats: dict[str, list[int]]


class Seating:
    """The seats of a table, and its host."""

    def __init__(self, seats: int, host: str | None) -> None:
        self.seats = [Seat() for _ in range(seats)]
        self.host = host
        self._plan: SeatingPlan | None = None

    @property
    def people(self) -> set[str]:
        """Those who sit here, whether they are connected or not."""
        return {seat.person for seat in self.seats if seat.person is not None}

    @property
    def attending(self) -> set[str]:
        """Those for whom no bot plays."""
        return {seat.person for seat in self.seats if seat.person and seat.bot is None}

    @property
    def plan(self) -> SeatingPlan:
        """Who sits where; made once, for moves do not change it."""
        if self._plan is None:
            seats: dict[str, list[int]] = {}
            for number, seat in enumerate(self.seats):
                if seat.person is not None:
                    seats.setdefault(seat.person, []).append(number)
            self._plan = SeatingPlan([seat.place() for seat in self.seats], seats)
        return self._plan

    def of(self, person: str | None) -> list[int]:
        """The seats of somebody."""
        return [] if person is None else self.plan.seats.get(person, [])

    def changed(self) -> None:
        """Make the plan anew."""
        self._plan = None

    # --- Who is host ---

    def adopt(self, person: str | None) -> bool:
        """Give a table without a host to whoever comes, and tell whether it had none."""
        if self.host is not None or person is None:
            return False
        self.host = person
        return True

    def choose_host(self) -> None:
        """The first who still plays, or is at least expected back; or whoever sits down next."""
        seats = sorted((s for s in self.seats if s.person), key=lambda s: not s.is_attended)
        others = [s.person for s in seats if s.person != self.host]
        self.host = others[0] if others else None
