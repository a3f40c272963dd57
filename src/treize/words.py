"""Texts in French, English and German: one set for the terminal, the errors and the browser.

They are Project Fluent files in `locales/`, a folder a language, a file a subject.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

from treize.errors import TreizeError

LANGUAGES = ("en", "fr", "de")
LOCALES = Path(__file__).parent / "locales"


def language(wish: str | None = None) -> str:
    """The language asked for, or that of the environment, or English."""
    names = ("TREIZE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    wishes = [wish] if wish else [os.environ[name] for name in names if os.environ.get(name)]
    short = wishes[0][:2].lower() if wishes else "en"
    return short if short in LANGUAGES else "en"


@cache
def _bundle(lang: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, not always needed

    bundle = FluentBundle([lang], use_isolating=False)
    for file in sorted((LOCALES / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


LONGEST = 2_000  # characters of a value that a sentence repeats
LARGEST = 10**15
# Numbers that stand for something else, by the option.
MEANT = {("rounds", 0): "by-players"}


def printable(text: str) -> str:
    """A text without what could command a terminal."""
    return "".join(c if c.isprintable() or c in " \u00a0\u202f" else "?" for c in text)


def _plain(value: Any) -> Any:
    """A value as a sentence may hold it: not too long, and only what can be printed."""
    if isinstance(value, int | float) and abs(value) < LARGEST:
        return value
    text = ", ".join(map(str, value)) if isinstance(value, list | tuple) else _text(value)
    return printable(text if len(text) <= LONGEST else f"{text[:LONGEST]}…")


def _text(value: Any) -> str:
    """A value as text; Python refuses to write very large numbers."""
    try:
        return str(value)
    except ValueError:
        return "…"


class Words:
    """Says things in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, message: str, /, **data: Any) -> str:
        """The text of a message, with its data filled in."""
        found = _bundle(self.lang).get_message(message.replace("/", "-"))
        facts = {name: _plain(value) for name, value in data.items()}
        text, problems = _bundle(self.lang).format_pattern(found.value, facts)
        if problems:
            raise problems[0]
        return str(text)

    def error(self, error: TreizeError) -> str:
        """The sentence for an error, and for an illegal move the reason."""
        data = dict(error.data)
        if "game" in data and self._has(f"title-{data['game']}"):
            data["title"] = self(f"title-{data['game']}")
        if error.code == "move/illegal":
            data["reason"] = self.reason(error.data["reason"], error.data)
        return self(f"error-{error.code}", **data)

    def _has(self, message: str) -> bool:
        return bool(_bundle(self.lang).has_message(message))

    def reason(self, code: str, data: dict[str, Any]) -> str:
        """Why a move is not legal, as a sentence."""
        game = code.partition("/")[0]
        facts = dict(data)
        for name in ("card", "top", "opener"):
            if facts.get(name) is not None:
                facts[f"{name}_name"] = self.card(game, facts[name])
        if game == "ole" and facts.get("top") and facts.get("card"):
            facts |= self._two_cards(facts["card"], facts["top"])
        return self(f"why-{code}", **{k: v for k, v in facts.items() if v is not None})

    def _two_cards(self, card: str, top: str) -> dict[str, str]:
        return {
            "value": card[1:],
            "top_value": top[1:],
            "colour": self("colour", colour=card[0]),
            "top_colour": self("colour", colour=top[0]),
        }

    def card(self, game: str, card: str) -> str:
        """A card by its name: "blue 7"."""
        return self(f"card-{game}", colour=card[0], value=card[1:], card=card)

    def move(self, game: str, move: str, names: list[str], you: int | None = None) -> str:
        """A move by its name: "blue 7", "3 cards of value 6", "duel against Ann" or against you."""
        if ">" in move:
            card, _, target = move.partition(">")
            if game == "drat":
                who = "you" if int(target) == you else "other"
                return self("move-duel", name=names[int(target)], who=who)
            pile = self.pile(game, target)
            return self(f"move-on-{game}", card=self.card(game, card), pile=pile)
        if move.startswith("pass:"):
            return self("move-pass", value=move[5:])
        if game == "leaves":
            value, _, number = move.partition("x")
            return self("move-lay", value=value, number=int(number))
        if move in ("chip", "normal", "reversed"):
            return self(f"move-{move}")
        return self.card(game, move)

    def pile(self, game: str, colour: str) -> str:
        """A target of thirteen or a pile of friday by its name: "blue", "cat"."""
        return self(f"pile-{game}", colour=colour)

    # --- Options ---

    def option(self, game: str, name: str) -> str:
        """An option by its name: "limit of a target"."""
        own = f"option-{game}-{name}"
        return self(own if self._has(own) else f"option-{name}")

    def value(self, name: str, value: bool | int | str, names: list[str]) -> str:
        """The value of an option as players say it: "13", "not allowed", "drawn at random"."""
        if isinstance(value, bool | str):
            own = f"option-value-{name}-{value}".lower()
            return self(own if self._has(own) else f"option-value-{value}".lower())
        if (name, value) in MEANT:
            return self(f"option-value-{MEANT[name, value]}")
        if name == "first":
            return names[value] if value < len(names) else self("option-value-seat", seat=value + 1)
        return str(value)

    def copies(self, cards: list[str], numbers: list[int]) -> str:
        """How many there are of each card, if there are any: "five 4s, four −1s"."""
        return ", ".join(
            self("option-value-copies", card=card.replace("-", "−"), number=number)
            for card, number in zip(cards, numbers, strict=False)
            if number
        )
