"""Endings in which the seat to move knows all cards by elimination, made by hand from a seed.

In real matches such endings are rare and trivial: somebody's last card.  So these are laid out:
what the others hold is seen, or all of one kind, or in one hand; the rest of the pack lies in the
open.  Whoever holds no card in Olé! takes chips.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from solver import Solver, Span, TooHard, is_known_by_elimination, optimal_moves

from treize import games
from treize.engine import options, verbs
from treize.games.drat import rules as drat
from treize.games.leaves import rules as leaves
from treize.games.ole import rules as ole
from treize.games.thirteen import rules as thirteen
from treize.match.observation import Observation, look

LEAST_NODES, MOST_NODES = 8, 400  # of the tree
Dice = np.random.Generator


class Ending(NamedTuple):
    """A position with what every move is worth."""

    table: Any
    seen: Observation  # what the seat to move sees of it
    spans: dict[str, Span]
    nodes: int  # positions that follow from it

    @property
    def optimal(self) -> set[str]:
        return optimal_moves(self.spans)


def endings(game: str, seed: int) -> Iterator[Ending]:
    """Endings of a game, one after another, in which some moves are right and others wrong."""
    dice = np.random.default_rng((seed, *game.encode()))
    while True:
        table = LAY[game](dice)
        seen = look(game, table, int(table[0].turn))
        assert is_known_by_elimination(seen.states)
        solver = Solver(table, MOST_NODES)
        try:
            spans = solver.spans()
        except TooHard:
            continue
        is_hard = len(optimal_moves(spans)) < len(spans)
        if is_hard and len(solver.known) >= LEAST_NODES:
            yield Ending(table, seen, spans, len(solver.known))


# --- Laying out ---------------------------------------------------------------


def points_of(state: Any, seat: int) -> int:
    """What a player would pay if the round ended now."""
    lines = range(verbs.number_of_lines(state))
    return sum(verbs.points_in(state, seat, line) for line in lines)


class Layout:
    """A table whose cards are put in place out of the whole pack."""

    def __init__(self, game: str, dice: Dice, seats: int, **given: Any) -> None:
        rules = games.game_named(game)
        checked = options.check(rules.State.options, given, seats)
        self.table = rules.State.lay(1, seats=seats, seed=1, options=checked)
        self.state = self.table[0]
        self.dice = dice
        self.seats = seats
        self.left = np.zeros(rules.State.kinds, np.int8)
        verbs.pack(self.state, self.left)
        self.state.turn = dice.integers(seats)

    def after(self, places: int) -> int:
        """The seat so many places after the one to move."""
        return (int(self.state.turn) + places) % self.seats

    def put(self, zone: Any, *kinds: int) -> None:
        """Put cards of these kinds in a zone."""
        for kind in kinds:
            self.left[kind] -= 1
            zone[kind] += 1

    def put_any(self, zone: Any, number: int, among: slice = slice(None)) -> None:
        """Put cards of any kinds, or of some kinds, in a zone; as many as there are."""
        for _ in range(number):
            likely = np.zeros(len(self.left))
            likely[among] = self.left[among]
            if likely.any():
                self.put(zone, int(self.dice.choice(len(likely), p=likely / likely.sum())))

    def level(self, costs: list[int], apart: int) -> None:
        """Give everyone totals of earlier rounds with which all are nearly level."""
        for seat, cost in enumerate(costs):
            self.state.totals[seat] = max(costs) - cost + self.dice.integers(apart)
        self.state.this_round = 1


def lay_thirteen(dice: Dice) -> Any:
    """The others hold rotten fours only; nothing is left to draw."""
    return lay_targets("thirteen", dice, int(dice.integers(3, 5)))


def lay_friday(dice: Dice) -> Any:
    """The others hold Friday cards only; with four players nothing is set aside."""
    return lay_targets("friday", dice, 4)


def lay_targets(game: str, dice: Dice, seats: int) -> Any:
    """Who has played in this turn around the table has one card less."""
    layout = Layout(game, dice, seats, rounds=2)
    state = layout.state
    state.leader = dice.integers(seats)
    cards = int(dice.integers(2, 4)) if seats == 3 else 2
    played = int(dice.integers(1, seats))
    for place in range(1, seats):
        for _ in range(cards - (place >= seats - played)):
            layout.put(state.hands[layout.after(place)], thirteen.ROTTEN)
    layout.put_any(state.hands[state.turn], cards)
    for target in range(len(thirteen.COLOURS)):
        among = slice(target * 5, target * 5 + 5)
        layout.put_any(state.targets[target], int(dice.integers(4)), among)
        while (state.targets[target] * thirteen.VALUE).sum() > state.limit:
            kind = int(np.flatnonzero(state.targets[target])[0])
            state.targets[target, kind] -= 1
            layout.left[kind] += 1
    while layout.left.any():
        layout.put_any(state.taken[dice.integers(seats)], int(dice.integers(1, 5)))
    layout.level([points_of(state, seat) for seat in range(seats)], 3)
    return layout.table


def lay_ole(dice: Dice) -> Any:
    """One other seat holds cards; whoever holds none takes chips."""
    layout = Layout("ole", dice, int(dice.integers(3, 5)), rounds=2)
    state = layout.state
    state.phase = ole.PLAY
    state.order = dice.integers(2)
    layout.put_any(state.hands[state.turn], int(dice.integers(2, 6)))
    layout.put_any(
        state.hands[layout.after(int(dice.integers(1, layout.seats)))], int(dice.integers(1, 5))
    )
    layout.put_any(state.pile, 60)
    state.top = dice.choice(np.flatnonzero(state.pile))
    state.chips[: layout.seats] = dice.integers(3, size=layout.seats)
    state.streak = dice.integers(layout.seats)
    layout.level([points_of(state, seat) for seat in range(layout.seats)], 8)
    return layout.table


def lay_leaves(dice: Dice) -> Any:
    """All saw the others take the cards they hold."""
    layout = Layout("leaves", dice, int(dice.integers(3, 5)))
    state = layout.state
    layout.put_any(state.unused, leaves.VALUES)
    state.this_round = 0
    for place in range(1, layout.seats):
        seat = layout.after(place)
        layout.put_any(state.known[seat], int(dice.integers(1, 4)))
        state.passed[seat] = place > 1 and dice.integers(3) == 0
    layout.put_any(state.hands[state.turn], int(dice.integers(2, 4)))
    layout.put_any(state.row, int(dice.integers(5)))
    unused = int(leaves.DECK.sum()) - layout.seats * leaves.HAND[layout.seats]
    layout.put_any(state.unused, unused - leaves.VALUES)
    layout.put_any(state.discarded, 62)
    return layout.table


def lay_drat(dice: Dice) -> Any:
    """The last token is on the table, and the stock is used up: next come the cards laid early."""
    seats = int(dice.integers(2, 4))
    deck = [5, 5, 5, 5, 4, 4] if seats == 2 else [12, 12, 12, 12, 4, 4]
    layout = Layout("drat", dice, seats, deck=deck)
    state = layout.state
    state.this_round = 0
    hidden = slice(None) if seats == 2 else slice(k := int(dice.integers(4)), k + 1)
    for place in range(1, seats):
        layout.put_any(state.hands[layout.after(place)], drat.HAND, hidden)
    layout.put_any(state.hands[state.turn], drat.HAND + 1)
    for place, kind in enumerate(dice.choice(4, 2, replace=False)):
        layout.put_any(state.under[place], 4, slice(int(kind), int(kind) + 1))
    layout.put_any(state.laid, 70)
    state.last = np.flatnonzero(state.laid)[0]
    state.total = dice.integers(9, int(state.limit))
    for _ in range(int(state.tokens) - 1):
        state.drats[dice.integers(seats)] += 1
    return layout.table


LAY = {
    "thirteen": lay_thirteen,
    "ole": lay_ole,
    "friday": lay_friday,
    "leaves": lay_leaves,
    "drat": lay_drat,
}
