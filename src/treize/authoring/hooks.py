"""Whether a game can be shown and told: every hook is asked for, as all who show a game ask for it.

A match is played in plain Python; each text is filled in by strict words, in every language that
the game has texts in.  `treize check-game` tells what fails, and where.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

import msgspec
import numpy as np

from treize.authoring.sources import line_in, line_of, lines_of
from treize.bots import seated
from treize.engine import verbs
from treize.engine.batch import CAP
from treize.engine.facts import KINDS
from treize.engine.options import Value
from treize.engine.table import Table
from treize.games import Game
from treize.games.declared import UNITS
from treize.match import Match, Step
from treize.match.merits import merits_of
from treize.match.places import standing_of
from treize.match.telling import Teller
from treize.research.bounds import bounds
from treize.research.features import numbers_of
from treize.rulebook import facts, house_rules, sentences
from treize.texts.words import LANGUAGES, Words

NAMES = "Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal"


class Untold(Exception):
    """A text that is missing, or that can't be filled in."""

    def __init__(self, text: str, lang: str, problem: str = "") -> None:
        super().__init__(text)
        self.text, self.lang, self.problem = text, lang, problem


class Misnamed(Exception):
    """A name that stands for nothing."""

    def __init__(self, name: str, known: Any) -> None:
        super().__init__(name)
        self.name, self.known = name, ", ".join(sorted(known))


class Fault(NamedTuple):
    """A hook or a declaration that does not work."""

    hook: str
    error: Exception


class StrictWords(Words):
    """Words that throw where a text is missing or lacks a fact, and keep which were asked for."""

    is_strict = True

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.asked: set[str] = set()

    def __call__(self, message: str, /, **data: object) -> str:
        name = message.replace("/", "-")
        self.asked.add(name)
        if not self._has(name):
            raise Untold(name, self.lang)
        try:
            return super().__call__(message, **data)
        except Exception as error:
            raise Untold(name, self.lang, str(error)) from error


def spoken(game: Game) -> list[str]:
    """The languages that a game has texts in."""
    return [lang for lang in LANGUAGES if (game.folder / f"{lang}.ftl").is_file()]


def said(game: Game, lang: str) -> set[str]:
    """The texts of a game in a language, by their names."""
    file = game.folder / f"{lang}.ftl"
    text = file.read_text(encoding="utf-8", errors="replace") if file.is_file() else ""
    return set(re.findall(r"^([\w-]+) *=", text, re.MULTILINE))


def where(game: Game, fault: Fault) -> str:
    """The file and the line at fault: of a text that can't be filled in, else of the hook."""
    error = fault.error
    if isinstance(error, Untold) and error.problem:
        for lang in (error.lang, LANGUAGES[0]):
            if error.text in said(game, lang):
                return line_in(game.folder / f"{lang}.ftl", rf"{error.text} *=")
    lines = lines_of(game, error)
    return lines[-1] if lines else line_of(game, fault.hook)


# --- What is declared ---


def misnamed(game: Game) -> Iterator[Fault]:
    """The names in declarations that stand for nothing."""
    zones, options = game.State.rows, game.State.options
    named = [("LINES", line.lists, zones) for line in game.LINES]
    named += [("State", place.part_of, zones) for place in game.State.places.values()]
    named += [("RULES_BEFORE", n, options) for then in game.RULES_BEFORE.values() for n in then]
    named += [("ANNOUNCED", fact.kind, KINDS) for fact in game.ANNOUNCED]
    named += [("CIRCUMSTANCES", fact.kind, KINDS) for fact in game.CIRCUMSTANCES]
    named += [("RULE_NUMBERS", fact.kind, KINDS) for fact in game.RULE_NUMBERS]
    named += [("MERITS", f.kind, KINDS) for facts in game.MERITS.values() for f in facts]
    named += [("CHANCE", game.CHANCE.field, game.State.for_each)] if game.CHANCE else []
    for hook, name, known in named:
        if name and name not in known:
            yield Fault(hook, Misnamed(name, known))


# --- What is asked for ---


class Asking:
    """Asks for every hook in one match, and keeps what fails: each hook once in a language."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Value], seed: int) -> None:
        self.game = game
        self.match = Match(game.id, seats=seats, seed=seed, options=dict(options))
        self.words = [StrictWords(lang) for lang in spoken(game) or LANGUAGES[:1]]
        self.tellers = [
            Teller(words, self.match, [*NAMES[:seats]], you)
            for words in self.words
            for you in (0, None)
        ]
        self._found: dict[tuple[str, str], Fault] = {}

    @property
    def faults(self) -> list[Fault]:
        return [*self._found.values()]

    def play(self, moves: int) -> None:
        """Play so many moves at most, and ask before and after each."""
        match, bot = self.match, seated("chance", self.game.id, self.match.seed)
        if not self._try("unit", self._unit):
            return  # whoever tells a match asks for it
        self._ask_of_the_match()
        while not match.is_over and len(match.steps) < moves:
            self._ask_of_the_table()
            before = self._try("announce", match.view, None)
            self._ask_of_the_move(before, match.play(bot(match)))

    def _try(self, hook: str, ask: Callable[..., object], *given: object, lang: str = "") -> Any:
        """What is answered; nothing where that fails, or failed before."""
        if (hook, lang) not in self._found:
            try:
                return ask(*given)
            except Exception as error:
                self._found[hook, lang] = Fault(hook, error)
        return None

    def _ask_of_the_match(self) -> None:
        game, match = self.game, self.match
        self._try("is_one_round", standing_of, game.id, match.options)
        self._try("ranges", self._ranges)
        for words in self.words:
            self._try("rule_numbers", self._page, words, lang=words.lang)

    def _unit(self) -> bool:
        unit = self.game.ask("unit", self.game.table_by(self.match.options)[0])
        if unit not in range(len(UNITS)):
            raise Misnamed(str(unit), map(str, range(len(UNITS))))
        return True

    def _ranges(self) -> None:
        """What has a range must be a number of the table."""
        game, match = self.game, self.match
        bounds(game.id, match.seats, match.options)
        known = {name.partition("[")[0] for name, _ in numbers_of(game.State, match.seats, 0)}
        pack = np.zeros(game.State.kinds, np.int8)
        state = match.observe(0).states[0]
        verbs.pack(state, pack)
        for name in game.ranges(state, pack, CAP) if game.ranges else ():
            if name not in known:
                raise Misnamed(name, known)

    def _page(self, words: Words) -> None:
        """The page of rules, and what the table has changed."""
        told = facts(self.game.id, self.match.options, words)
        sentences(self.game.id, words, told)
        words.first(f"rules-{self.game.id}", otherwise="", **told)
        house_rules(self.game.id, self.match.options, words, [*NAMES])

    def _ask_of_the_table(self) -> None:
        match = self.match
        for seat in (match.turn, None):
            for memory in (False, True):
                seen = match.observe(seat, memory=memory)
                self._try("describe", lambda seen: _send(seen.describe()), seen)
                self._try("announce", lambda seen: _send(seen.announced()), seen)
                self._try("besides", lambda seen: _send(seen.view()), seen)
        self._think(match.observe(match.turn).states[0])
        reasons = self._try("circumstances", self._reasons) or []
        view = self._try("announce", match.view, match.turn)
        merits = self._try("merits", self._merits)
        for words in self.words:
            for code, data in (merits or {}).items():
                said = partial(words.merit, self.game.id, code, data)
                self._try(f"merit-{code}", said, lang=words.lang)
            for code, data in reasons:
                self._try(f"why-{code}", words.reason, code, data, lang=words.lang)
        for teller in self.tellers if view else ():
            for seat in range(match.seats):
                self._try("player", teller.player, view["table"], seat, lang=teller.words.lang)
            self._try("middle", teller.table, view["table"], lang=teller.words.lang)

    def _think(self, seen: Table) -> None:
        """What bots and all who look ahead ask of what they see."""
        self._try("bank", verbs.bank, seen)
        if self.game.search is not None:
            self._try("search", self.game.search, seen)
        for move in map(self.game.MOVES.index, self.match.legal()):
            self._try("reach", verbs.reach, seen, move)
            self._try("rate", verbs.rate, seen, move)

    def _merits(self) -> dict[str, dict[str, object]]:
        """All that speaks for some move, one of each kind."""
        found: dict[str, dict[str, object]] = {}
        for merits in merits_of(self.match.observe(self.match.turn)).values():
            found |= merits
        _send(found)
        return found

    def _reasons(self) -> list[tuple[str, dict[str, object]]]:
        """For each reason that now speaks against a move, one of them."""
        whys = np.zeros(len(self.game.MOVES), np.int16)
        seen = self.match.observe(self.match.turn)
        verbs.reasons_at(seen.states.view(np.ndarray), whys)
        moves = {why: move for move, why in zip(self.game.MOVES, whys.tolist(), strict=True) if why}
        found = [reason for move in moves.values() if (reason := self.match.why_not(move))]
        _send(dict(found) | self.match.reasons())
        return found

    def _ask_of_the_move(self, before: dict[str, object] | None, step: Step) -> None:
        self._try("CHANCE", lambda: _send((step.chance or {}) | step.outcome))
        if before is None:
            return
        for teller in self.tellers:
            lang = teller.words.lang
            self._try("after", teller.move, before["table"], step, lang=lang)
            if step.points is not None:
                self._try("LINES", teller.score, step, lang=lang)


def _send(answer: object) -> None:
    """Refuse what can't go to a client: only facts by their names can, in plain Python."""
    if not isinstance(answer, dict):
        raise TypeError(f"{answer!r} is no dictionary"[:80])
    msgspec.json.encode(answer)
