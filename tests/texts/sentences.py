"""Every text with every kind of argument, as people read it.

`.venv/bin/python tests/texts/sentences.py --lang fr` prints them all, `told` after it only those
whose names begin so.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from treize import GAMES
from treize.bots import LEVELS
from treize.engine.options import Choice, Switch, Whole
from treize.rulebook import facts
from treize.texts.words import LANGUAGES, Words, files

COUNTS = (0, 1, 2, 5, 21)
MANY = (2, 5, 21)  # what is never one
ORDINALS = (1, 2, 11)
VALUES = ("1", "8", "11")  # of a card; English says an 8 and an 11
SHARES = (0.0, 0.125, 1.0)
TENTHS = (0.0, 1.0, 1.5, 7.2)
MEANS = (2.5, 57.3)
NAMES = ("Éva", "Anna", "Hélène", "Luc", "Oskar")
FILES = ("match-1",)
CODES = ("ole", "drat, ole")
SEED = ("0123456789abcdef",)

# What an argument may hold that no text chooses by, in the order in which it is asked for.
KINDS: dict[str, tuple[Any, ...]] = {
    "merit-.*-tight/left": (1, 2, 3),
    "merit-leaves-(most|open)/number": MANY,
    "merit-leaves-outer/value": ("1", "12"),
    "check-.*/(moves|matches|seconds)": MANY,
    "(new-game|error-use-(name|package|taken|foreign))/.*|static-.*/folder": ("climb",),
    "static-.*/(files|kilobytes)": MANY,
    "(backup|restore|move)-done/(rows|records)": MANY,
    "(backup|restore|move)-done/(file|place)|error-use-copy-differs/table": ("21",),
    "admin-.*/(date|subject|id|code)|error-use-.*/subject": ("t21",),
    "admin-.*/(access|phase)": ("public", "open"),
    "admin-.*/people": ("Éva (p21)",),
    "admin-.*/(tables|records|most)|web-privacy-.*/days": MANY,
    "(check|law)-.*/(where|digest|language|texts?|rule|files|hook|name|known)": ("why_not",),
    "law-.*/move": ORDINALS,
    "error-wire-protocol/(known|given)": MANY,
    "argument-.*/names?": ("--option, FICHIER",),
    "advise-.*/(chance|margin|share)": SHARES,
    "play-hint/chance|arena-(percent|tick)/number": SHARES,
    "(advise|arena)-number/number": TENTHS,
    "simulate-.*/(share|even|wins|ties)": SHARES,
    "simulate-.*/(points|deviation|moves|low|high|rounds|spread|lead)": MEANS,
    "train-.*/(share|even)": SHARES,
    "train-look/won": ("41",),
    "train-done/game": CODES[:1],
    "train-look/moves": TENTHS,
    "train-.*/(folder|kilobytes)|error-use-.*/(folder|address|numbers)": ("21",),
    "(web-luck-(moves|broken|fair)|rule-try-.*)/(moves|number|cards)": MANY,
    "(verify-promises|web-luck-holds)/(kept|all)": MANY,
    "option-changed/(name|value|usual)|option-copies-sum/first|option-bounds-zero/zero": ("Olé",),
    "error-game-broken/treize|play-unknown/moves": ("coups",),
    "option-value-copies/card": ("4", "−1"),
    "play-hint/points": TENTHS,
    "screen-small/(has_)?(width|height)": MANY,
    "error-.*/(move|found|real|what|value|given|shape|rewards|illegal|action|missing|game)": CODES,
    "error-.*/(number|seat|turn|port|table|most|least)": MANY,
    "error-.*/(jobs|deals|matches|seatings|simulations|threads|tables|players|seconds)": (0, 21),
    "(verify|error|compiling|page).*/(game|known|what)": CODES,
    "argument-.*/value": CODES,
    "games-moves/moves": ("B1 · R4>Y",),
    ".*/(number|taken|bank|left|moves|matches|deals|low_count|high_count|capped)": COUNTS,
    ".*/(points|total|sum|mine|theirs|makes)": COUNTS,
    ".*/(round|seat|port)": ORDINALS,
    ".*/(seats|limit|cap|most|least|enough)": MANY,
    ".*/(value|card_value|top_value|low|high|card)": VALUES,
    ".*/(name|winner)": NAMES,
    ".*/(loser|rival)": NAMES[::-1],
    ".*/names": ("Éva", "Anna, Oskar"),
    ".*/(file|place)": FILES,
    ".*/(commitment|hash|seed|part)": SEED,
    ".*/winners": ("0", "0, 2"),
    ".*/(known|legal|choices|bots|games|options?|allowed|command|peer|module|extra|bot)": CODES,
    ".*/(url|host)": ("https://play.example.org/",),
    ".*/designer": tuple(rules.DESIGNER for rules in GAMES.values()),
    ".*/(publisher|setting|record|table|message|text|reason|problem)": ("Élan",),
    ".*/(chilis|totals|opponents|players|why|facts|laid|piles|targets)": ("Éva 3",),
}


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    """The texts of a language by their names."""
    found: dict[str, ast.Message] = {}
    for file in files(lang):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {lang}"
                found[entry.id.name] = entry
    return found


class Arguments(Visitor):
    """What a text speaks of, and the words by which it chooses."""

    def __init__(self, entry: ast.Message) -> None:
        self.found: dict[str, set[str]] = {}
        self.visit(entry)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802, the name is Fluent's
        self.found.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        self.generic_visit(node)
        keys = {str(getattr(v.key, "name", getattr(v.key, "value", ""))) for v in node.variants}
        self.found[variable(node.selector)] |= keys


def variable(node: Any) -> str:
    """The argument that stands somewhere, bare or as NUMBER(...)."""
    if isinstance(node, ast.FunctionReference):
        node = node.arguments.positional[0]
    return str(node.id.name) if isinstance(node, ast.VariableReference) else ""


@cache
def arguments(name: str) -> dict[str, set[str]]:
    """What a text speaks of in any language, and the words by which it chooses."""
    found: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        for argument, keys in Arguments(messages(lang)[name]).found.items():
            found.setdefault(argument, set()).update(keys)
    return found


def kinds(lang: str, name: str, argument: str) -> tuple[Any, ...]:
    """What an argument of a text may hold."""
    keys = arguments(name)[argument]
    of_rules = re.match(rf"(?:rules?|web-guide)-({'|'.join(GAMES)})", name)
    if of_rules and argument != "first":
        return _of_rules(lang, of_rules[1], argument)
    if name == "card-drat":
        return (*GAMES["drat"].CARDS,)
    if "other" in keys and keys & {"one", "0"}:
        return TENTHS if name == "web-hint-points" else COUNTS
    if keys:
        return (*sorted(keys),)
    made = composed(lang, name, argument)
    if made:
        return made
    for pattern, values in KINDS.items():
        if re.fullmatch(pattern, f"{name}/{argument}"):
            return values
    raise LookupError(f"say in KINDS what {argument} of {name} may hold")


def _of_rules(lang: str, game: str, argument: str) -> tuple[Any, ...]:
    """What a rule may speak of: every kind of option, and what follows from the usual ones."""
    option = GAMES[game].State.options.get(argument)
    if isinstance(option, Whole):
        some = {option.least, *COUNTS, option.default, option.most}
        return tuple(sorted(n for n in some if option.least <= n <= option.most))
    if isinstance(option, Switch):
        return ("true", "false")
    if isinstance(option, Choice):
        return option.words
    return (facts(game, {}, Words(lang))[argument],)


@cache
def composed(lang: str, name: str, argument: str) -> tuple[str, ...]:
    """What an argument holds that is itself made of texts: cards, piles, moves, titles."""
    words = Words(lang)
    games = [game for game in GAMES if game in name.split("-")] or [*GAMES]
    if argument == "title" or (argument == "game" and name.startswith("web")):
        return tuple(words(f"title-{game}") for game in GAMES)
    if argument == "level":
        return tuple(words("bot-name", bot=level) for level in LEVELS)
    if argument in ("colour", "card_colour", "top_colour", "colours"):
        return tuple(words("colour", colour=colour) for colour in "RBGY")
    if argument == "pile":
        return tuple(words.pile(games[0], colour) for colour in GAMES[games[0]].rules.LETTERS[:3])
    if argument in ("even", "cost") and not name.startswith(("simulate", "train")):
        return (words("arena-tick", number=0.25),)
    if name in ("web-told-card", "web-told-token") and argument == "card":
        return _moves(words, ["drat"] if "token" in name else ["thirteen", "friday", "ole", "drat"])
    if name.startswith("score-targets") and argument == "cards":
        return tuple(words("taken-thirteen", colour="G", number=number) for number in COUNTS[1:])
    if argument in ("card", "cards", "card_name", "opener_name") and games != ["leaves"]:
        games = ["ole"] if argument == "opener_name" else games
        return _shapes(words.card(game, card) for game in games for card in GAMES[game].CARDS)
    if argument in ("move", "best", "what") and not name.startswith(("error", "compil")):
        return _moves(words, ["leaves"] if argument == "what" else games)
    return ()


def _moves(words: Words, games: list[str]) -> tuple[str, ...]:
    """The moves of some games by their names; a sentence of its own tells of a few."""
    return _shapes(
        words.move(game, move, [*NAMES, *NAMES])
        for game in games
        for move in GAMES[game].moves
        if len(games) in (1, len(GAMES)) or (move.seat is None and move.word is None)
        if games != ["drat"] or move.seat is None
        if games != ["leaves"] or move.word is None
    )


FEW, STRIDE = 4, 7  # how many of a kind are printed, and how far apart


def _shapes(texts: Iterator[str]) -> tuple[str, ...]:
    """One text of each form: what differs only in a number is the same."""
    return tuple({re.sub(r"\d+", "#", text): text for text in texts}.values())


def sentences(
    lang: str, name: str, *, is_short: bool = False, you: str | None = None
) -> Iterator[str]:
    """A text with every kind of argument; in short a few of each.

    `you` stands for the name of whoever is spoken to, where the terminal has no other.
    """
    words, found = Words(lang), arguments(name)
    values = {argument: kinds(lang, name, argument) for argument in found}
    chosen = [argument for argument, keys in found.items() if keys]
    free = [argument for argument, keys in found.items() if not keys]
    if is_short:
        values |= {argument: values[argument][:3] for argument in chosen if 0 in values[argument]}
    ways = [*product(*(values[argument] for argument in chosen))]
    longest = max((len(values[argument]) for argument in free), default=1)
    turns = max(len(ways), min(longest, FEW)) if is_short else len(ways) * longest
    told: dict[str, None] = {}
    for turn in range(turns):
        way = ways[turn % len(ways)] if is_short else ways[turn // longest]
        facts = dict(zip(chosen, way, strict=True))
        step = turn * STRIDE if is_short else turn
        facts |= {argument: values[argument][step % len(values[argument])] for argument in free}
        told[words(name, **_addressed(name, facts, you, words))] = None
    yield from told


def _addressed(name: str, facts: dict[str, Any], you: str | None, words: Words) -> dict[str, Any]:
    """The terminal has no name for whoever is spoken to; `who` and `role` tell who that is."""
    if name.startswith("web"):
        return facts
    role = {"winner": "winner", "loser": "loser"}.get(facts.get("role", ""), "name")
    is_you = facts.get("who") == "you" or role != "name" or (you and "who" not in facts)
    return facts | {role: you or words("name-you")} if is_you and role in facts else facts


def main() -> None:
    """Print them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lang", choices=LANGUAGES, default="fr")
    parser.add_argument("begins", nargs="?", default="", help="only texts whose names begin so")
    given = parser.parse_args()
    for name in messages(given.lang):
        if name.startswith(given.begins):
            for text in sentences(given.lang, name, is_short=True):
                print(f"{name}: {text}")


if __name__ == "__main__":
    main()
