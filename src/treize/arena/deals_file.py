"""Deals that have been played, in a file, so that a long arena can go on another day.

The first line holds the terms, then each finished deal has a line of its own.
"""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO

import msgspec

from treize.arena.play import MatchResult
from treize.arena.schedule import Terms, seatings
from treize.errors import BadRecord

BEGINNING = b'{"treize":'


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line: a deal and its matches, in the order of the seatings."""

    deal: int
    matches: list[MatchResult]


class DealsFile:
    """The deals played so far; with a file, also those it holds from earlier."""

    def __init__(self, terms: Terms, file: Path | None) -> None:
        self.deals: dict[int, list[MatchResult]] = {}
        self.out: BinaryIO | None = None
        if file is None:
            return
        lines = _whole_lines(file)
        if lines:
            _compare(terms, _read_terms(file, lines[0]), file)
        for number, line in enumerate(lines[1:], 2):
            self._take(terms, file, number, line)
        self.out = file.open("ab")
        self.out.truncate(sum(len(line) + 1 for line in lines))
        if not lines:
            self._write(terms)

    def _take(self, terms: Terms, file: Path, number: int, line: bytes) -> None:
        """Read a deal back, if it is one of this arena."""
        try:
            found = msgspec.json.decode(line, type=Deal)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise BadRecord("arena/line", file=str(file), number=number) from None
        if found.deal in self.deals or not _is_sound(terms, found):
            raise BadRecord("arena/line", file=str(file), number=number)
        self.deals[found.deal] = found.matches

    def add(self, deal: int, matches: list[MatchResult]) -> None:
        """Keep a finished deal, on the disk before anything else."""
        self.deals[deal] = matches
        self._write(Deal(deal, matches))

    def _write(self, line: msgspec.Struct) -> None:
        if self.out is not None:
            self.out.write(msgspec.json.encode(line) + b"\n")
            self.out.flush()

    def close(self) -> None:
        if self.out is not None:
            self.out.close()


def seed_in(file: Path) -> int | None:
    """The seed of the arena in a file, if there is one to go on with."""
    lines = _whole_lines(file)
    return _read_terms(file, lines[0]).seed if lines else None


def _whole_lines(file: Path) -> list[bytes]:
    """The lines of a file, without a last one that breaks off; none if there is no file."""
    if not file.exists():
        return []
    with file.open("rb") as source:
        beginning = source.read(len(BEGINNING))
        if not BEGINNING.startswith(beginning):  # it is something else, perhaps somebody's work
            raise BadRecord("arena/line", file=str(file), number=1)
        return (beginning + source.read()).split(b"\n")[:-1]


def _read_terms(file: Path, line: bytes) -> Terms:
    try:
        return msgspec.json.decode(line, type=Terms)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise BadRecord("arena/line", file=str(file), number=1) from None


def _compare(terms: Terms, found: Terms, file: Path) -> None:
    """Only an arena of the same terms can go on."""
    for what in Terms.__struct_fields__:
        here, there = getattr(terms, what), getattr(found, what)
        if here != there:
            facts = {"found": str(there)[:80], "given": str(here)[:80]}
            raise BadRecord("arena/terms", file=str(file), what=what, **facts)


def _is_sound(terms: Terms, found: Deal) -> bool:
    """Whether a deal has the seatings it must have, and results that can be."""
    if found.deal < 0 or [m.seating for m in found.matches] != seatings(terms, found.deal):
        return False
    seats = range(terms.seats)
    return all(
        len(match.totals) == terms.seats
        and match.winners
        and set(match.winners) <= set(seats)
        and len(set(match.winners)) == len(match.winners)
        for match in found.matches
    )
