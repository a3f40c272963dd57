"""Where everything lies in the bytes of a table, and what it stands for, from the declarations.

The browser reads it beside the module, and so knows no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from treize.bots import LEVELS, Level
from treize.bots.levels import LEARNED, STRENGTH
from treize.engine.facts import Fact
from treize.engine.merits import ANYWHERE
from treize.engine.table import Table
from treize.games import GAMES, Game
from treize.games.declared import UNITS
from treize.match import flows
from treize.match.game_spec import GameSpec, game_spec
from treize.match.places import places, rows_held
from treize.match.record import RULES
from treize.networks.loaded import shipped

TYPES = {"int8": "i8", "int16": "i16", "int32": "i32", "uint64": "u64"}


class FieldLayout(Struct):
    """A field of a table: its first byte, what it is made of, and how many of them."""

    at: int
    type: str
    count: int


class PlaceLayout(Struct, rename="camel"):
    """A place, and the rows of the matrix that lie there."""

    name: str
    role: str
    by_seat: list[list[int]]  # the rows of each seat, if every seat has some
    of_turn: list[int]  # rows that belong to whoever is to play
    labels: list[str]
    rows: list[int]  # else


class HeldLayout(Struct, rename="camel"):
    """The rows that a player holds."""

    by_seat: list[list[int]]
    of_turn: list[int]  # more of them for whoever is to play


class NumberLayout(Struct):
    """A number that is told: by which name, where it stands, and what it stands for."""

    name: str
    field: str
    each: bool  # every seat has one
    kind: str
    words: list[str]


class LineLayout(Struct):
    """A line of the points of a round."""

    code: str
    label: str
    spared: str
    lists: str


class FactLayout(Struct):
    """Something that a rule writes down as numbers, and how it is told."""

    name: str
    kind: str
    words: list[str]
    labels: list[str]  # where there is a number for each of these
    length: int  # where it is a list of so many
    size: int  # how many numbers it takes


class ChanceLayout(Struct):
    """What luck decided for each seat in the last move and the table does not show."""

    field: str
    name: str
    outcome: str


class MeritLayout(Struct):
    """What may speak for a move, and the facts that it is told with."""

    code: str
    facts: list[FactLayout]


class SpotLayout(Struct):
    """Where cards come from or go to."""

    place: str
    seat: int | None
    pile: str | None


class StrengthLayout(Struct):
    """How well a level plays."""

    simulations: int
    memory: bool
    slip: float
    lapse: float | None  # of who goes by a rule of thumb, and does not search
    learned: bool  # asks the network of the game


class GameLayout(Struct, rename="camel"):
    """A game, as a host without rules needs it."""

    spec: GameSpec
    size: int  # of a table, in bytes
    kinds: int
    fields: dict[str, FieldLayout]
    rows: dict[str, list[int]]  # of each zone, the first and the one after the last
    places: list[PlaceLayout]
    held: HeldLayout
    visible: list[list[str]]  # [is over][observer] a digit for each row, 1 where it is seen
    forgettable: str  # a digit for each row, 1 where it was seen once and lies face down
    numbers: list[NumberLayout]
    reasons: list[str]  # why a move is not legal; the first is that it is
    lines: list[LineLayout]
    announced: list[FactLayout]
    circumstances: list[FactLayout]
    rule_numbers: list[FactLayout]
    chance: ChanceLayout | None
    merits: list[MeritLayout]
    spots: list[SpotLayout]
    units: list[str]  # what a standing may count
    strength: dict[Level, StrengthLayout]
    has_network: bool  # beside the module, for who asks it
    before: dict[str, dict[str, Any]]  # what records of rules before a number mean


class Layout(Struct, rename="camel"):
    """All games of an engine module."""

    digest: str
    rules: int  # the number that records tell
    levels: list[Level]
    games: dict[str, GameLayout]
    left_out: dict[str, str]  # games that are not in the module, and why


def layout(digest: str, left_out: dict[str, str]) -> Layout:
    """The layout of all games, beside a module with this digest."""
    games = {game.id: layout_of(game) for game in GAMES.values()}
    return Layout(digest, RULES, [*LEVELS], games, left_out)


def layout_of(game: Game) -> GameLayout:
    """The layout of one game."""
    state = game.State
    return GameLayout(
        spec=game_spec(game.id, True),
        size=state.dtype.itemsize,
        kinds=state.kinds,
        fields=_fields(state),
        rows={name: [rows.start, rows.stop] for name, rows in state.rows.items()},
        places=[
            PlaceLayout(p.name, p.role, p.by_seat, p.of_turn, [*p.labels], p.rows)
            for p in places(game.id)
        ],
        held=_held(game),
        visible=[[_digits(rows) for rows in seen] for seen in state.visible],
        forgettable=_digits(state.forgettable),
        numbers=[
            NumberLayout(t.name or name, name, name in state.for_each, t.kind, [*t.words])
            for name, t in state.told.items()
        ],
        reasons=[*game.REASONS],
        lines=[LineLayout(each.code, each.label, each.spared, each.lists) for each in game.LINES],
        announced=_facts(game.ANNOUNCED),
        circumstances=_facts(game.CIRCUMSTANCES),
        rule_numbers=_facts(game.RULE_NUMBERS),
        chance=_chance(game),
        merits=[
            MeritLayout(code, _facts(facts))
            for code, facts in (ANYWHERE | dict(game.MERITS)).items()
        ],
        spots=[SpotLayout(*spot) for spot in flows.spot_map_of(game.id).spots],
        units=[*UNITS],
        strength={level: _strength(game, level) for level in LEVELS},
        has_network=shipped(game.id) is not None,
        before={str(since): dict(then) for since, then in game.RULES_BEFORE.items()},
    )


def _fields(state: type[Table]) -> dict[str, FieldLayout]:
    return {
        name: FieldLayout(at, TYPES[kind.base.name], kind.itemsize // kind.base.itemsize)
        for name, (kind, at) in state.fields.items()
    }


def _held(game: Game) -> HeldLayout:
    seats = range(game.SEATS.stop - 1)
    by_seat = [rows_held(game.id, seat, is_turn=False) for seat in seats]
    of_turn = rows_held(game.id, 0, is_turn=True)[len(by_seat[0]) :]
    return HeldLayout(by_seat, of_turn)


def _facts(facts: Sequence[Fact]) -> list[FactLayout]:
    return [FactLayout(f.name, f.kind, [*f.words], [*f.labels], f.length, f.size) for f in facts]


def _chance(game: Game) -> ChanceLayout | None:
    chance = game.CHANCE
    return None if chance is None else ChanceLayout(chance.field, chance.name, chance.outcome)


def _strength(game: Game, level: Level) -> StrengthLayout:
    simulations, memory, slips = STRENGTH[level]
    has_thumb = level == LEVELS[0] and game.find("rate") is not None
    lapse = game.LAPSE if has_thumb else None
    return StrengthLayout(simulations, memory, slips * game.SLIP, lapse, level == LEARNED)


def _digits(flags: Any) -> str:
    return "".join("1" if flag else "0" for flag in flags)
