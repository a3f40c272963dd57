"""How Friday the 13th is shown and told: as 13, with its own words and without a stock."""

from treize.engine.table import Cards, Ranges, ranges_of_points
from treize.games.declared import Options
from treize.games.friday import rules
from treize.games.thirteen.rules import ROTTEN
from treize.games.thirteen.table import (
    after,
    announce,
    announced_of,
    describe,
    player,
)
from treize.games.thirteen.table import targets as middle

__all__ = ["after", "announce", "describe", "middle", "player"]

ANNOUNCED = announced_of(rules.LETTERS)


def rule_numbers(options: Options, pack: Cards) -> dict[str, int | str]:
    """How many cards have no colour, are set aside, and go to each player."""
    cards = int(pack.sum())
    aside = rules.set_aside(cards)
    hands = {f"hand_{seats}": _each(cards, seats) for seats in rules.SEATS if seats > 3}
    return {"fours": int(pack[ROTTEN]), "aside": aside, "hand_3": _each(cards - aside, 3), **hands}


def _each(cards: int, seats: int) -> str:
    """How many cards everybody gets if all are dealt: 10, or 12–13."""
    each, over = divmod(cards, seats)
    return f"{each}–{each + 1}" if over else str(each)


def ranges(state: rules.State, pack: Cards, cap: int) -> Ranges:
    """At worst somebody takes every card, and no colour is spared."""
    return ranges_of_points(int(state.rounds), int(pack.sum()) + int(pack[ROTTEN]))
