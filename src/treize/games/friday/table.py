"""How Friday the 13th is shown and told: as 13, with its own words and without a stock."""

from treize.engine.cards import count
from treize.engine.facts import Fact, Numbers
from treize.engine.table import Cards, Ranges, ranges_of_points, rule
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


FEWEST, MOST = rules.SEATS.start, rules.SEATS.stop - 1
HANDS = tuple(Fact(f"hand_{seats}", "range") for seats in rules.SEATS)
RULE_NUMBERS = Fact("fours"), Fact("aside"), *HANDS


@rule
def rule_numbers(state: rules.State, cards: Cards, found: Numbers) -> None:
    """How many cards have no colour, are set aside, and go to each player: all are dealt."""
    aside = rules.set_aside(count(cards))
    found[0], found[1] = cards[ROTTEN], aside
    for seats in range(FEWEST, MOST + 1):
        dealt = count(cards) - (aside if seats == FEWEST else 0)
        at = 2 + 2 * (seats - FEWEST)
        found[at], found[at + 1] = dealt // seats, (dealt + seats - 1) // seats


def ranges(state: rules.State, pack: Cards, cap: int) -> Ranges:
    """At worst somebody takes every card, and no colour is spared."""
    return ranges_of_points(int(state.rounds), int(pack.sum()) + int(pack[ROTTEN]))
