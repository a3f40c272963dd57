"""The rules as pages: which sentences tell which numbered rules, and the numbers they speak of.

A page is `rulebook.toml` in the folder of a game: its sections in order, in each its texts in
order, beside each text the numbered rules it tells.  The sentences are in the game's texts.  The
terminal, the browser and `docs/rules` fill in the options of a table, so that every number told is
the table's own.
"""

from __future__ import annotations

import json
import tomllib
from functools import cache, lru_cache
from typing import Any, TypedDict

import numpy as np

from treize.engine.options import Options, Somebody, Value, Whole
from treize.games import game_named
from treize.texts.words import Words

FILE = "rulebook.toml"  # in the folder of a game

Page = dict[str, dict[str, list[str]]]


@cache
def page(game: str) -> Page:
    """The sections of a page, their texts, and the numbered rules that each text tells."""
    file = game_named(game).folder / FILE
    sections = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {
        section: {text: rules.split() for text, rules in texts.items()}
        for section, texts in sections.items()
    }


def sentences(game: str, words: Words, filled: dict[str, object]) -> list[str]:
    """The texts of a page that there are, one after the other."""
    texts = [text for section in page(game).values() for text in section]
    told = (words.first(f"rule-{game}-{text}", otherwise="", **filled) for text in texts)
    return [*filter(None, told)]


# --- The numbers in the sentences ---


def zeros(game: str) -> dict[str, str]:
    """The options of a game whose 0 stands for a word."""
    options = game_named(game).State.options.items()
    return {name: kind.zero for name, kind in options if isinstance(kind, Whole) and kind.zero}


def facts(game: str, options: Options, words: Words) -> dict[str, Any]:
    """What the sentences of a game speak of: its own numbers, and the options of a table."""
    told: dict[str, object] = dict(numbers(game, options))
    for name, value in {**game_named(game).usual_options, **options}.items():
        if isinstance(value, list):
            told["copies"] = words.copies([str(value) for value in values_of(game)], value)
        else:
            told[name] = str(value).lower() if isinstance(value, bool) else value
    return told


def numbers(game: str, options: Options) -> dict[str, int | str]:
    """The numbers in the sentences that follow from the rules and the options of a table."""
    return _numbers(game, json.dumps({**game_named(game).usual_options, **options}))


@lru_cache(256)
def _numbers(game: str, given: str) -> dict[str, int | str]:
    rules = game_named(game)
    table, cards = rules.table_by(json.loads(given))[0], np.zeros(rules.State.kinds, np.int8)
    rules.ask("pack", table, cards)
    own = rules.rule_numbers.read(rules.ask, "rule_numbers", table, cards)
    return {"cards": int(cards.sum()), **own}


def values_of(game: str) -> list[Any]:
    """What the copies of a pack are counted by: the values on the cards, or the cards."""
    rules = game_named(game)
    is_listed = isinstance(rules.VALUES, list | tuple) and len(rules.VALUES) > 0
    return [*rules.VALUES] if is_listed else [*rules.CARDS]


class PageOutline(TypedDict):
    """A page without its sentences, and the numbers in them."""

    sections: dict[str, str]  # the texts of each
    usual: dict[str, Value]  # the options at their defaults
    zeros: dict[str, str]  # the options whose 0 stands for a word
    numbers: dict[str, int | str]
    values: list[int]  # what the copies of a pack are counted by, if an option changes them
    wild: str


def for_the_browser(game: str) -> PageOutline:
    """A game's page as the browser fills it in."""
    rules = game_named(game)
    usual = rules.usual_options
    return {
        "sections": {section: " ".join(texts) for section, texts in page(game).items()},
        "usual": usual,
        "zeros": zeros(game),
        "numbers": numbers(game, {}),
        "values": values_of(game) if any(isinstance(v, list) for v in usual.values()) else [],
        "wild": rules.CARDS[-1],
    }


# --- House rules ---


def house_rules(
    game: str, options: Options, words: Words, names: list[str] | None = None
) -> list[str]:
    """What a table has changed, an option a line, with what it usually is."""
    return [
        words(
            "option-changed",
            name=words.option(game, name),
            value=told(game, name, options[name], words, names),
            usual=told(game, name, default, words, names),
        )
        for name, default in game_named(game).usual_options.items()
        if options.get(name, default) != default
    ]


def told(game: str, name: str, value: Value, words: Words, names: list[str] | None = None) -> str:
    """The value of an option as players say it."""
    if not isinstance(value, list):
        is_seat = isinstance(game_named(game).State.options[name], Somebody)
        zero = zeros(game).get(name, "")
        return words.value(name, value, (names or []) if is_seat else None, zero)
    values = values_of(game)
    wild = [words.card(game, game_named(game).CARDS[-1])] * (len(value) - len(values))
    return words.copies([*map(str, values), *wild], value)
