"""Options: how a table may change a rule, each with its default and its bounds.

A game declares an option as a field of its state, so the rules read it like any other number;
the players' value and the number on the table are two forms of the same thing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from treize.engine.plain import plain
from treize.errors import BadOption

Value = bool | int | str | list[int]
Options = Mapping[str, Value]  # by name
OnTable = int | list[int]  # a value as the rules read it
ANYBODY = "random"
MOST_SEATS = 8


# An *extra* option is one that no rulebook knows, so that a trace tells it only if it was changed.


@dataclass(frozen=True)
class Whole:
    """A whole number between two bounds."""

    default: int
    least: int
    most: int
    zero: str = ""  # what 0 stands for, if not for itself: `option-value-…` says it
    extra = False

    @property
    def allowed(self) -> str:
        return f"{self.least}..{self.most}"

    def read(self, text: str) -> Value:
        return _whole(text)

    def to_table(self, value: Value) -> OnTable:
        if type(value) is not int or not self.least <= value <= self.most:
            raise ValueError
        return value

    def from_table(self, number: Any) -> Value:
        return int(number)


@dataclass(frozen=True)
class Switch:
    """Yes or no."""

    default: bool
    extra: bool = False
    allowed = "true, false"

    def read(self, text: str) -> Value:
        return {"true": True, "false": False}[text]

    def to_table(self, value: Value) -> OnTable:
        if type(value) is not bool:
            raise ValueError
        return int(value)

    def from_table(self, number: Any) -> Value:
        return bool(number)


@dataclass(frozen=True)
class Choice:
    """One of a few words, the default first."""

    words: tuple[str, ...]
    extra: bool = False

    @property
    def default(self) -> str:
        return self.words[0]

    @property
    def allowed(self) -> str:
        return ", ".join(self.words)

    def read(self, text: str) -> Value:
        return text

    def to_table(self, value: Value) -> OnTable:
        if not isinstance(value, str):
            raise ValueError
        return self.words.index(value)

    def from_table(self, number: Any) -> Value:
        return self.words[int(number)]


@dataclass(frozen=True)
class Copies:
    """How many copies of each kind, the welcome kinds first."""

    copies: tuple[int, ...]
    least: int
    most: int
    welcome: int  # so many of the first kinds ...
    enough: int  # ... hold at least so many cards
    extra: bool = False

    @property
    def default(self) -> list[int]:
        return list(self.copies)

    @property
    def allowed(self) -> str:
        letters = "abcdefghij"[: len(self.copies)]
        total, welcome = "+".join(letters), "+".join(letters[: self.welcome])
        return (
            f"{','.join(letters)}; {self.least} <= {total} <= {self.most}; "
            f"{welcome} >= {self.enough}"
        )

    def read(self, text: str) -> Value:
        return [_whole(number) for number in text.split(",")]

    def to_table(self, value: Value) -> OnTable:
        if not isinstance(value, list) or len(value) != len(self.copies):
            raise ValueError
        if any(type(number) is not int or number < 0 for number in value):
            raise ValueError
        if not self.least <= sum(value) <= self.most or sum(value[: self.welcome]) < self.enough:
            raise ValueError
        return value

    def from_table(self, number: Any) -> Value:
        return [int(copies) for copies in number]


@dataclass(frozen=True)
class Somebody:
    """A player by number of seat, or anybody at random."""

    seats: int = MOST_SEATS
    default = ANYBODY
    extra = True

    @property
    def allowed(self) -> str:
        return f"{ANYBODY}, 0..{self.seats - 1}"

    def read(self, text: str) -> Value:
        return text if text == ANYBODY else _whole(text)

    def to_table(self, value: Value) -> OnTable:
        if value == ANYBODY:
            return -1
        if type(value) is not int or not 0 <= value < self.seats:
            raise ValueError
        return value

    def from_table(self, number: Any) -> Value:
        return ANYBODY if number < 0 else int(number)


Option = Whole | Switch | Choice | Copies | Somebody


def _whole(text: str) -> int:
    """A whole number as people write it; Python would also take 1_3."""
    if not re.fullmatch("-?[0-9]{1,9}", text):
        raise ValueError
    return int(text)


def check(options: dict[str, Option], given: Options, seats: int) -> dict[str, Value]:
    """Every option of a game for so many players, as given or else at its default."""
    if not isinstance(given, Mapping):
        raise BadOption("option/none", given=str(given)[:80])
    for name in given:
        if name not in options:
            raise BadOption("option/unknown", option=str(name)[:80], known=", ".join(options))
    values = {name: plain(given.get(name, about.default)) for name, about in options.items()}
    for name, option in options.items():
        among = Somebody(seats) if isinstance(option, Somebody) else option
        try:
            among.to_table(values[name])
        except ValueError:
            raise _refused(name, values[name], among) from None
    return values


def read(options: dict[str, Option], texts: list[str]) -> dict[str, Value]:
    """Options written as `name=value`."""
    given: dict[str, Value] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in options:
            raise BadOption("option/unknown", option=name, known=", ".join(options))
        if name in given:
            raise BadOption("option/twice", option=name)
        try:
            given[name] = options[name].read(value)
        except (ValueError, KeyError):
            raise _refused(name, value, options[name]) from None
    return given


def _refused(name: str, value: object, option: Option) -> BadOption:
    return BadOption("option/value", option=name, value=str(value)[:80], allowed=option.allowed)
