"""Texts in French, English and German: one set for the terminal, the errors and the browser.

They are Project Fluent files: here, a folder a language, a file a subject; and those of
a game in its own folder.  What a game does not say in a language it says in English; a text that
is missing altogether is told by its name, and never throws.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import Any

from treize.engine.moves import Move
from treize.errors import TreizeError

LANGUAGES = ("en", "fr", "de")
FOLDER = Path(__file__).parent
_FOLDERS: list[Path] = []  # of games
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def add_texts(folder: Path) -> None:
    """Speak of a game, too, by the texts in its folder."""
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)
        _where.cache_clear()


def language(wish: str | None = None) -> str:
    """The language asked for, or that of the environment, or English."""
    names = ("TREIZE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    wishes = [wish] if wish else [os.environ[name] for name in names if os.environ.get(name)]
    short = wishes[0][:2].lower() if wishes else "en"
    return short if short in LANGUAGES else "en"


def language_of(wish: str) -> str:
    """The first language of a list that we speak."""
    for part in wish[:200].split(","):
        short = part.strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return "en"


def files(lang: str) -> list[Path]:
    """All files with texts of a language, those of the games last."""
    games = (folder / f"{lang}.ftl" for folder in _FOLDERS)
    return [*sorted((FOLDER / lang).glob("*.ftl")), *filter(Path.is_file, games)]


def texts_of(folder: Path, lang: str) -> str:
    """The texts of a game in a language, and in English what it does not say in that."""
    from fluent.syntax import FluentParser, FluentSerializer, ast

    own, english = (_read(file) for file in _of_game(folder, lang))
    parse, serialize = FluentParser().parse, FluentSerializer().serialize_entry
    said = {entry.id.name for entry in parse(own).body if isinstance(entry, ast.Message)}
    messages = [entry for entry in parse(english).body if isinstance(entry, ast.Message)]
    return own + "".join(serialize(entry) for entry in messages if entry.id.name not in said)


def _of_game(folder: Path, lang: str) -> tuple[Path, Path]:
    return folder / f"{lang}.ftl", folder / f"{LANGUAGES[0]}.ftl"


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8", errors="replace") if file.is_file() else ""


@cache
def _where(lang: str) -> dict[str, tuple[Path, ...]]:
    """The files that are read for each message: one of ours, or those of a game."""
    ours = [(file,) for file in sorted((FOLDER / lang).glob("*.ftl"))]
    found: dict[str, tuple[Path, ...]] = {}
    for together in [*ours, *(_of_game(folder, lang) for folder in _FOLDERS)]:
        for file in together:
            for message in _MESSAGE.findall(_read(file)):
                found.setdefault(message, together)
    return found


@cache
def _bundle(lang: str, together: tuple[Path, ...]) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, not always needed

    bundle = FluentBundle([lang], use_isolating=False)
    for file in dict.fromkeys(together):  # what is said first stays
        bundle.add_resource(FluentResource(_read(file)))
    return bundle


LONGEST = 2_000  # characters of a value that a sentence repeats
LARGEST = 10**15


def printable(text: str) -> str:
    """A text without what could command a terminal."""
    return "".join(c if c.isprintable() or c in " \u00a0\u202f" else "?" for c in text)


def _plain(value: object) -> Any:
    """A value as a sentence may hold it: not too long, and only what can be printed."""
    if isinstance(value, int | float) and abs(value) < LARGEST:
        return value
    text = ", ".join(map(str, value)) if isinstance(value, list | tuple) else _text(value)
    return printable(text if len(text) <= LONGEST else f"{text[:LONGEST]}…")


def _text(value: object) -> str:
    """A value as text; Python refuses to write very large numbers."""
    try:
        return str(value)
    except ValueError:
        return "…"


class Words:
    """Says things in one language."""

    is_strict = False  # whether a text that lacks something is an error; in tests it is

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, message: str, /, **data: object) -> str:
        """The text of a message, with its data filled in."""
        message = message.replace("/", "-")
        if not self._has(message) and not self.is_strict:
            return message
        bundle = self._bundle(message)
        found = bundle.get_message(message)
        facts = {name: _plain(value) for name, value in data.items()}
        text, problems = bundle.format_pattern(found.value, facts)
        if problems and self.is_strict:
            raise problems[0]
        return str(text)

    def first(self, *messages: str, otherwise: str, **data: object) -> str:
        """The text of the first of some messages that there is; if there is none, this."""
        found = next(filter(self._has, messages), None)
        return otherwise if found is None else self(found, **data)

    def error(self, error: TreizeError) -> str:
        """The sentence for an error, and for an illegal move the reason."""
        data = dict(error.data)
        if "game" in data:
            data["title"] = self.title(str(data["game"]))
        if error.code == "move/illegal":
            data["reason"] = self.reason(str(error.data["reason"]), error.data)
        return self(f"error-{error.code}", **data)

    def _has(self, message: str) -> bool:
        return bool(self._bundle(message).has_message(message))

    def _bundle(self, message: str) -> Any:
        return _bundle(self.lang, _where(self.lang).get(message, ()))

    def merit(self, game: str, code: str, data: dict[str, object]) -> str:
        """What speaks for a move, as a sentence."""
        facts = {n: self.pile(game, str(fact)) if n == "pile" else fact for n, fact in data.items()}
        plainly = f"{code.replace('-', ' ').capitalize()}."
        return self.first(f"merit-{game}-{code}", f"merit-{code}", otherwise=plainly, **facts)

    def reason(self, code: str, data: dict[str, object]) -> str:
        """Why a move is not legal, as a sentence."""
        game = code.partition("/")[0]
        facts = {name: fact for name, fact in data.items() if fact is not None}
        for name, fact in [*facts.items()]:
            if isinstance(fact, str) and name != "move":
                facts[f"{name}_name"] = self.card(game, fact)
                facts[f"{name}_value"] = fact[1:]
                facts[f"{name}_colour"] = self("colour", colour=fact[:1])
        plainly = f"{code.rpartition('/')[2].replace('-', ' ').capitalize()}."
        return self.first(f"why-{code.replace('/', '-')}", otherwise=plainly, **facts)

    def title(self, game: str) -> str:
        """What a game is called."""
        return self.first(f"title-{game}", otherwise=str(game))

    def card(self, game: str, card: str) -> str:
        """A card by its name: "blue 7"."""
        facts = {"colour": card[:1], "value": card[1:], "card": card}
        return self.first(f"card-{game}", otherwise=card, **facts)

    def move(self, game: str, move: Move, names: list[str], you: int | None = None) -> str:
        """A move by its name: "blue 7", "3 cards of value 6", "duel against Ann" or against you."""
        facts: dict[str, object] = {
            "value": move.card or move.takes or "",
            "number": move.number or 1,
        }
        card = None if move.card is None else self.card(game, move.card)
        facts["card"] = card or ("" if move.takes is None else self.card(game, move.takes))
        shape = move.word or "card"
        if move.number is not None:
            shape = "number"
        if move.target is not None:
            shape, facts["pile"] = "target", self.pile(game, move.target)
        if move.seat is not None:
            facts["who"] = "you" if move.seat == you else "other"
            shape, facts["name"] = "seat", names[move.seat]
        usual = "move-takes" if move.takes is not None else f"move-{shape}"
        return self.first(f"move-{game}-{shape}", usual, otherwise=card or str(move), **facts)

    def pile(self, game: str, label: str) -> str:
        """A pile by its name: "blue", "cats"."""
        return self.first(f"pile-{game}", otherwise=label, colour=label)

    def bot(self, name: str) -> str:
        """Who plays, by a name for people; one that is not ours by its own."""
        return self("bot-name", bot=name)

    # --- Options ---

    def option(self, game: str, name: str) -> str:
        """An option by its name: "limit of a target"."""
        return self.first(f"option-{game}-{name}", f"option-{name}", otherwise=name)

    def value(
        self, name: str, value: bool | int | str, names: list[str] | None = None, zero: str = ""
    ) -> str:
        """The value of an option as players say it: "13", "not allowed", "drawn at random".

        With names it is a seat, or anybody; 0 may stand for a word.
        """
        if value == 0 and zero:
            value = zero
        if isinstance(value, bool | str):
            text = str(value).lower()
            own = f"option-value-{name}-{text}"
            return self.first(own, f"option-value-{text}", otherwise=text)
        if names is not None:
            return names[value] if value < len(names) else self("option-value-seat", seat=value + 1)
        return str(value)

    def copies(self, cards: list[str], numbers: list[int]) -> str:
        """How many there are of each card, if there are any: "five 4s, four −1s"."""
        return ", ".join(
            self("option-value-copies", card=card.replace("-", "−"), number=number)
            for card, number in zip(cards, numbers, strict=False)
            if number
        )
