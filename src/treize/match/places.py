"""Where cards lie and which numbers stand beside them, in the words of those who look on."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, NamedTuple

from treize import games
from treize.engine.facts import meaning
from treize.engine.options import Options
from treize.engine.table import SPECTATOR, Table
from treize.games.declared import UNITS

Lying = tuple[str, ...] | int  # cards, sorted as text; or how many


class PlaceRows(NamedTuple):
    """A place, and the rows of the matrix that lie there."""

    name: str
    role: str
    by_seat: list[list[int]]  # the rows of each seat, if every seat has some
    of_turn: list[int]  # rows that belong to whoever is to play
    labels: tuple[str, ...]
    rows: list[int]  # else

    @property
    def is_blocks(self) -> bool:
        """Whether there are several rows without a name, of which only those that are used show."""
        return not self.by_seat and not self.labels and len(self.rows) > 1

    def parts(self, seats: int, turn: int | None) -> list[list[int]]:
        """The rows that lie together."""
        if not self.by_seat:
            return [[row] for row in self.rows]
        return [
            [*rows, *self.of_turn] if seat == turn else rows
            for seat, rows in enumerate(self.by_seat[:seats])
        ]

    def shape(self, lying: list[Lying]) -> Any:
        """What lies there: for each seat, by the labels of its piles, alone, or in blocks."""
        rows = [row if isinstance(row, int) else [*row] for row in lying]
        if self.labels:
            return dict(zip(self.labels, rows, strict=True))
        return rows if self.by_seat or self.is_blocks else rows[0]


@cache
def places(game: str) -> list[PlaceRows]:
    """Every place of a game; what all know of one is told by its own name too."""
    state = games.game_named(game).State
    zones: dict[str, list[str]] = {}
    for zone, place in state.places.items():
        zones.setdefault(place.name, []).append(zone)
        if place.part_of and all(state.visible[0, SPECTATOR, state.rows[zone]]):
            zones.setdefault(zone, []).append(zone)
    return [_place_of(state, name, parts) for name, parts in zones.items()]


def _place_of(state: Table, name: str, zones: list[str]) -> PlaceRows:
    rows = {zone: range(state.rows[zone].start, state.rows[zone].stop) for zone in zones}
    each = [rows[zone] for zone in zones if zone in state.per_seat]
    others = [row for zone in zones if zone not in state.per_seat for row in rows[zone]]
    by_seat = [list(own) for own in zip(*each, strict=True)]
    labels = state.places[zones[0]].labels
    role = state.places[zones[-1] if zones[-1] == name else zones[0]].role
    return PlaceRows(name, role, by_seat, others if by_seat else [], labels, others)


@cache
def meanings(game: str) -> list[tuple[str, str, bool, Callable[[int], Any]]]:
    """The numbers that are told: name, field, whether each seat has one, and what they mean."""
    rules = games.game_named(game)
    each = rules.State.for_each
    return [
        (told.name or field, field, field in each, meaning(told.kind, told.words, rules.CARDS))
        for field, told in rules.State.told.items()
    ]


@cache
def visible_rows(game: str) -> list[list[list[bool]]]:
    """Which rows an observer sees: [is over][observer][row]."""
    rows: list[list[list[bool]]] = games.game_named(game).State.visible.tolist()
    return rows


@cache
def place_of_hands(game: str) -> str:
    """The place where players hold their cards; empty if they hold none."""
    held = (p.name for p in games.game_named(game).State.places.values() if p.is_held)
    return next(held, "")


@cache
def rows_held(game: str, seat: int, *, is_turn: bool) -> list[int]:
    """The rows of what a player holds."""
    state = games.game_named(game).State
    zones = [zone for zone, place in state.places.items() if place.is_held]
    held = [state.rows[zone].start + seat for zone in zones if zone in state.per_seat]
    others = [state.rows[zone].start for zone in zones if zone not in state.per_seat]
    return held + others if is_turn else held


# --- What a game tells of itself ---


def zones_of(game: str) -> list[tuple[str, str, bool, list[str]]]:
    """The places of a game: name, role, whether each seat has one, and labels."""
    return [(p.name, p.role, bool(p.by_seat), [*p.labels]) for p in places(game)]


def numbers_of(game: str) -> list[tuple[str, str, bool]]:
    """The numbers of a game: name, what they stand for, and whether each seat has one."""
    state = games.game_named(game).State
    told = state.told.items()
    return [(how.name or field, how.kind, field in state.for_each) for field, how in told]


def standing_of(game: str, options: Options) -> tuple[str, bool]:
    """What a standing counts with such options, and whether a match is a single round."""
    return _standing(game, json.dumps(options))


@lru_cache(256)
def _standing(game: str, given: str) -> tuple[str, bool]:
    rules = games.game_named(game)
    table = rules.table_by(json.loads(given))[0]
    return UNITS[rules.ask("unit", table)], bool(rules.ask("is_one_round", table))
