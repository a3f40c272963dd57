"""How 13 is shown and told: three targets with their sums, and what everybody took."""

from __future__ import annotations

from functools import cache, partial
from itertools import compress
from typing import Any

from treize.engine.facts import Fact, Numbers
from treize.engine.table import Cards, Ranges, ranges_of_points, rule
from treize.games.declared import PlayedMove, Seen, Teller, View
from treize.games.thirteen import rules


def describe(seen: Seen) -> View:
    """The table in the words of traces."""
    letters = seen.rules.rules.LETTERS
    return {
        "round": seen.number("this_round"),
        "first": seen.number("leader"),
        "turn": seen.turn,
        "hands": seen.cards("hands")[: seen.seats],
        "stock": seen.cards("stock")[0],
        "aside": seen.cards("aside")[0] if "aside" in seen.rules.State.rows else [],
        "piles": dict(zip(letters, seen.cards("targets"), strict=False)),
        "taken": seen.rows("taken", partial(_by_colour, seen.rules))[: seen.seats],
    }


def _by_colour(game: Any, row: bytes) -> dict[str, int]:
    return {letter: sum(compress(row, kinds)) for letter, kinds in _kinds(game)}


@cache
def _kinds(game: Any) -> list[tuple[str, list[bool]]]:
    """Of each colour, which kinds of cards have it."""
    letters = game.rules.LETTERS
    return [(letter, [card[0] == letter for card in game.CARDS]) for letter in letters]


def announced_of(letters: str) -> tuple[Fact, ...]:
    """What is announced: a sum by the letter of each target."""
    return (Fact("sums", labels=tuple(letters[:3])),)


ANNOUNCED = announced_of(rules.LETTERS)


@rule
def announce(state: rules.State, found: Numbers) -> None:
    """What every target adds up to."""
    for colour in rules.COLOURS:
        found[colour] = rules.sum_of(state, colour)


# --- In sentences ---


def middle(teller: Teller, view: View) -> list[str]:
    """The targets and the stock."""
    stock = teller.words("table-stock", number=teller.size(view["stock"]))
    return [*targets(teller, view), stock]


def targets(teller: Teller, view: View) -> list[str]:
    """The targets with what lies there."""
    told = teller.listed([_target(teller, pile, view) for pile in view["piles"]])
    return [teller.own("table-targets", targets=told)]


def _target(teller: Teller, pile: str, view: View) -> str:
    cards = view["piles"][pile]
    values = [_laid(teller, card) for card in cards]
    name, total = teller.words.pile(teller.game, pile), view["sums"][pile]
    return f"{name} {total} ({', '.join(values)})" if cards else f"{name} 0"


def _laid(teller: Teller, card: str) -> str:
    """A card on a target by its value; one of no colour by its name too, for it costs more."""
    colour, value = card[0], card[1:]
    if colour in teller.rules.rules.LETTERS[:3]:
        return value
    wild: str = teller.own("table-wild", name=teller.words.card(teller.game, card), value=value)
    return wild


def player(view: View, seat: int) -> View:
    """How many cards somebody took."""
    taken = view["taken"][seat]
    return {"taken": taken if isinstance(taken, int) else sum(taken.values())}


def after(teller: Teller, before: View, now: View, step: PlayedMove) -> list[str]:
    """What was taken, and what the target adds up to now."""
    move = teller.parts(step.move)
    pile = move.target or (move.card or "")[0]
    number = len(before["piles"][pile])
    facts = {"pile": teller.words.pile(teller.game, pile), "total": now["sums"][pile]}
    lines = []
    if number and len(now["piles"][pile]) == 1:
        lines.append(teller.words("told-takes", number=number, **teller.who(step.seat)))
    return [*lines, teller.own("told-sum", **facts)]


# --- In numbers ---


RULE_NUMBERS = (Fact("fours"),)


@rule
def rule_numbers(state: rules.State, cards: Cards, found: Numbers) -> None:
    """How many cards have no colour."""
    found[0] = cards[rules.ROTTEN]


def ranges(state: rules.State, pack: Cards, cap: int) -> Ranges:
    """At worst somebody takes every card, and no colour is spared."""
    worst = int(pack.sum()) + int(pack[rules.ROTTEN])
    return ranges_of_points(rules.number_of_rounds(state), worst)
