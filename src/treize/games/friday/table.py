"""How Friday the 13th is shown and told: as 13, with its own words and without a stock."""

from treize.engine.table import Cards, Ranges, ranges_of_points
from treize.games.friday import rules
from treize.games.thirteen.rules import ROTTEN
from treize.games.thirteen.table import (
    after,
    announce,
    describe,
    player,
    rule_numbers,
)
from treize.games.thirteen.table import targets as middle

__all__ = ["after", "announce", "describe", "middle", "player", "rule_numbers"]


def ranges(state: rules.State, pack: Cards, cap: int) -> Ranges:
    """At worst somebody takes every card, and no colour is spared."""
    return ranges_of_points(int(state.rounds), int(pack.sum()) + int(pack[ROTTEN]))
