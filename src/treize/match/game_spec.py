"""What a game declares, as clients need it to offer it, to draw it and to read its moves."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from treize.engine.options import Choice, Copies, Option, Somebody, Switch
from treize.engine.table import TAKEN
from treize.games import GAMES
from treize.match.places import numbers_of, zones_of


class OptionChoice(Struct, tag="choice", tag_field="kind"):
    """One of a few words."""

    default: str
    words: list[str]


class OptionSwitch(Struct, tag="switch", tag_field="kind"):
    """Yes or no."""

    default: bool


class OptionWhole(Struct, tag="whole", tag_field="kind"):
    """A whole number between two bounds."""

    default: int
    least: int
    most: int


class OptionCopies(Struct, tag="copies", tag_field="kind"):
    """How many copies of each card: together within bounds, of the first few at least `enough`."""

    default: list[int]
    least: int
    most: int
    welcome: int
    enough: int


class OptionSomebody(Struct, tag="somebody", tag_field="kind"):
    """A player by number of seat, or the word `random`."""

    default: str


class MoveSpec(Struct):
    """A move in its parts; nobody else needs to read its text."""

    text: str
    card: str | None  # laid, from the hand
    number: int | None  # of that card, where more than one may be laid
    target: str | None  # the label of the pile it is laid on, where there is a choice
    seat: int | None  # the player it is laid against
    word: str | None  # said instead of a card
    takes: str | None  # a card chosen on the table


class ZoneSpec(Struct):
    """A place where cards lie."""

    name: str
    role: Literal["hand", "stock", "pile", "row", "target", "taken", "aside"]
    each: bool  # every seat has one
    labels: list[str]  # of its piles, where each has a name


class NumberSpec(Struct):
    """A number on the table, and what it stands for."""

    name: str
    kind: Literal["number", "seat", "card", "word", "flag"]
    each: bool  # every seat has one


class GameSpec(Struct):
    """A game, with all that a client needs to offer it, to draw it and to read its moves."""

    game: str
    least: int  # players
    most: int
    designer: str
    publisher: str
    options: dict[str, OptionChoice | OptionSwitch | OptionWhole | OptionCopies | OptionSomebody]
    cards: list[str]  # every kind, in the order in which a hand is sorted
    moves: list[MoveSpec]
    zones: list[ZoneSpec]
    numbers: list[NumberSpec]
    memory: bool  # whether cards are taken that a memory aid could show
    ready: bool  # compiled; until then a table of this game waits a little


def game_spec(name: str, is_ready: bool) -> GameSpec:
    """A game in the list of those that are offered."""
    rules = GAMES[name]
    return GameSpec(
        game=name,
        least=rules.SEATS.start,
        most=rules.SEATS.stop - 1,
        designer=rules.DESIGNER,
        publisher=rules.PUBLISHER,
        options={n: _option(option) for n, option in rules.State.options.items()},
        cards=list(rules.CARDS),
        moves=[MoveSpec(str(move), *move) for move in rules.moves],
        zones=[ZoneSpec(*zone) for zone in zones_of(name)],  # type: ignore[arg-type]
        numbers=[NumberSpec(*number) for number in numbers_of(name)],  # type: ignore[arg-type]
        memory=any(rules.State.places[zone].role == TAKEN for zone in rules.State.remembered),
        ready=is_ready,
    )


def _option(option: Option) -> Any:
    if isinstance(option, Choice):
        return OptionChoice(option.default, list(option.words))
    if isinstance(option, Switch):
        return OptionSwitch(option.default)
    if isinstance(option, Copies):
        return OptionCopies(
            option.default, option.least, option.most, option.welcome, option.enough
        )
    if isinstance(option, Somebody):
        return OptionSomebody(option.default)
    return OptionWhole(option.default, option.least, option.most)
