"""Who sits where at a table, and who is its host."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from treize.server.names import told_apart
from treize.server.tables.looks import bot_look, distinct_looks, usual_look
from treize.server.wire.fields import Level, Look, Occupant

NOBODY = "…"  # stands where the name of somebody stood who is forgotten


@dataclass
class Seat:
    """Who plays here: nobody, a person, a bot, or a bot while the person is away."""

    person: str | None = None
    name: str | None = None
    bot: Level | None = None
    why: Literal["away", "left"] | None = None  # a bot plays for the person
    last: int = 0  # moves that were played when they gave the seat up
    look: Look | None = None  # that the person would like
    is_late: bool = False  # they sat down for a bot, in the match

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def is_attended(self) -> bool:
        """Whether a person plays here now."""
        return self.person is not None and self.bot is None

    def wish(self, number: int) -> Look | None:
        """How who plays here would look alone."""
        if self.person is not None:
            return self.look or usual_look(self.person)
        return None if self.bot is None else bot_look(number)


class SeatingPlan(NamedTuple):
    """All seats as clients are told of them, and the numbers of each person's."""

    occupants: list[Occupant]
    seats: dict[str, list[int]]
    seen: dict[str, list[int]]  # those whose hand the person sees: not what was given up


class MatchEnd(NamedTuple):
    """When a match ended, and who sat where then: later others may sit there."""

    at: int
    plan: SeatingPlan

    def forget(self, person: str) -> None:
        """Take a name out of it."""
        for number in self.plan.seats.get(person, []):
            self.plan.occupants[number].name = NOBODY


class Seating:
    """The seats of a table, and its host."""

    def __init__(self, seats: int, host: str | None) -> None:
        self.seats = [Seat() for _ in range(seats)]
        self.host = host
        self.gone: set[str] = set()  # those who sat down for a bot in this match, and left
        self.banned: set[str] = set()  # by the host
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
            seen: dict[str, list[int]] = {}
            for number, seat in enumerate(self.seats):
                if seat.person is not None:
                    seats.setdefault(seat.person, []).append(number)
                    seen.setdefault(seat.person, []).extend([number] * (seat.why != "left"))
            looks = distinct_looks([seat.wish(number) for number, seat in enumerate(self.seats)])
            occupants = [
                Occupant(seat.name, seat.person, seat.bot, look)
                for seat, look in zip(self.seats, looks, strict=True)
            ]
            self._plan = SeatingPlan(occupants, seats, seen)
        return self._plan

    def occupant_anew(self, number: int) -> Occupant:
        """A seat as clients are told of it, after it has changed."""
        self.changed()
        return self.plan.occupants[number]

    def of(self, person: str | None) -> list[int]:
        """The seats of somebody."""
        return [] if person is None else self.plan.seats.get(person, [])

    def name_apart(self, name: str, own: int | None = None) -> str:
        """A name at a seat as it can be told from those of all other seats."""
        others = [s.name for number, s in enumerate(self.seats) if s.name and number != own]
        return told_apart(name, others)

    def free(self, number: int, bot: Level | None) -> None:
        """Nobody sits here any more; in a match a bot plays on."""
        person = self.seats[number].person
        if bot is not None and person is not None:
            self.gone.add(person)
        self.seats[number] = Seat(bot=bot)
        self.changed()

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
