"""Write a bot: one method that chooses a move for what a seat sees; then let it compete."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from treize import Match, Observation
from treize.arena import Standing, arena, seated_in_arena, terms_of
from treize.games.leaves import rules as leaves


class Hoarder:
    """Plays 13 Leaves by laying as many cards as it can; passes with what it holds most of."""

    def choose(self, seen: Observation) -> str:
        """A legal move, as text; `seen.states` is a table in which the hidden zones are blank."""
        state = seen.states[0]
        best = max(seen.legal_numbers(), key=lambda move: self.rate(state, move))
        return seen.rules.MOVES[best]

    def rate(self, state: Any, move: int) -> int:
        """More is better: a card laid is worth more than any pass."""
        held = leaves.held(state, state.turn, leaves.value_of(move))
        return held if leaves.is_pass(move) else 100 + int(leaves.number_of(move))


def seat(name: str, game: str, seed: str) -> Callable[[Match], str]:
    """Seat our bot under its name, and the others under theirs."""
    if name != "hoarder":
        return seated_in_arena(name, game, seed)
    bot = Hoarder()
    return lambda match: bot.choose(match.observe(match.turn))


def main() -> None:
    """The same deals for everybody, each player in every seat."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=50)
    deals = parser.parse_args().deals
    standings = compete(deals)
    for row in standings:
        print(f"{row['player']:8} wins {row['wins']['mean']:.1%}")


def compete(deals: int) -> list[Standing]:
    """Hoarder against greedy and chance."""
    players = ["hoarder", "greedy", "chance"]
    terms = terms_of("leaves", players, seed=13, known=players)
    return arena(terms, deals, jobs=1, seat=seat)["standings"]


if __name__ == "__main__":
    main()
