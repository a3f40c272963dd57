"""The strongest bot plays endings right, and its advice tells which moves are best."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest
from endings import Layout, endings
from solver import Solver, Span

from treize import GAMES
from treize.bots.levels import search
from treize.games.thirteen import rules as thirteen

NUMBER = {"thirteen": 35, "ole": 60, "friday": 35, "leaves": 35, "drat": 35}  # 200 in all
ENOUGH = 0.95  # of the endings
OFTEN = 100  # simulations of a move, to tell what it is worth


@pytest.mark.parametrize("game", NUMBER)
def test_an_expert_plays_endings_right(game: str) -> None:
    """The move chosen, and the one said to be worth most, are optimal by the exact solver."""
    bot = search("expert", game, "13")
    wrong: list[str] = []
    number = misjudged = 0
    for ending in islice(endings(game, 1), NUMBER[game]):
        number += 1
        advice = bot.advise(ending.seen)
        if bot.choose(ending.seen) not in ending.optimal:
            wrong.append(f"{advice} but {ending.spans}")
        told = [a for a in advice if a.visits > OFTEN]
        misjudged += max(told, key=lambda a: a.worth).move not in ending.optimal
    assert len(wrong) <= (1 - ENOUGH) * number, "\n".join(wrong)
    assert misjudged <= (1 - ENOUGH) * number


# --- The endings and the solver -----------------------------------------------


@pytest.mark.parametrize("game", NUMBER)
def test_an_ending_is_known_and_not_trivial(game: str) -> None:
    """Every redeal of what the seat to move sees is the table itself; chance often plays wrong."""
    state = GAMES[game].State
    shares = []
    for ending in islice(endings(game, 2), 5):
        shares.append(len(ending.optimal) / len(ending.spans))
        for luck in range(20):
            dealt = ending.seen.redeal(luck)
            assert (state.cards(dealt) == state.cards(ending.table)).all()
    assert np.mean(shares) < 0.8


def laid_out(game: str, seats: int, **given: int) -> Layout:
    """An empty table, seat 0 to move."""
    layout = Layout(game, np.random.default_rng(1), seats, **given)
    layout.state.turn = layout.state.this_round = 0
    return layout


def test_the_solver_lays_the_last_cards_at_once() -> None:
    """Leaves: laying both sixes wins; laying one lets the next player win."""
    layout = laid_out("leaves", 3)
    state = layout.state
    layout.put(state.hands[0], 5, 5)
    layout.put(state.known[1], 7)
    layout.put(state.known[2], 8)
    layout.put_any(state.unused, 26)
    layout.put_any(state.discarded, 62)
    spans = Solver(layout.table, 100).spans()
    assert spans == {"6x1": Span(0, 0), "6x2": Span(1, 1)}


def test_the_solver_shares_a_win() -> None:
    """13: seat 2 has taken all and lost, and the others take nothing."""
    layout = laid_out("thirteen", 3, rounds=1)
    for seat in range(3):
        layout.put(layout.state.hands[seat], thirteen.ROTTEN)
    layout.put_any(layout.state.taken[2], 50)
    spans = Solver(layout.table, 1_000).spans()
    assert spans == {f"R4>{colour}": Span(0.5, 0.5) for colour in "BYG"}


def last_token(mine: tuple[int, ...]) -> Layout:
    """Drat at 12: who lays a positive card takes the last token and loses.

    The other holds a 4, and draws one of three 1s or another 4.
    """
    layout = laid_out("drat", 2, tokens=3)
    layout.put(layout.state.hands[0], *mine)
    layout.put(layout.state.hands[1], 0)
    layout.put(layout.state.under[0], 3, 3, 3, 0)
    layout.put_any(layout.state.laid, 70)
    layout.state.last, layout.state.total = 0, 12
    layout.state.drats[:2] = 1
    return layout


def test_the_solver_weighs_a_draw() -> None:
    """After -1 the other lives by drawing a 1, three times in four; then it is 12 again."""
    spans = Solver(last_token((3, 4)).table, 1_000).spans()
    assert spans == {"+1": Span(0, 0), "-1": Span(0.25, 0.25)}


def test_the_solver_weighs_a_duel() -> None:
    """The winner of the duel hands over a token, and can't lose any more."""
    spans = Solver(last_token((3, 6)).table, 1_000).spans()
    assert spans == {"+1": Span(0, 0), "duel>1": Span(0.5, 0.5)}
