"""Which cards went where: nothing is lost on the way, and what is remembered is what is found."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from treize.games import GAMES
from treize.match import Match
from treize.match.observation import Observation
from treize.server.tables import flows as subject
from treize.server.tables.flows import Layout, flows, layout_of
from treize.server.wire.happenings import Flow

MATCHES = 8


@pytest.mark.parametrize("game", list(GAMES))
def test_flows_account_for_every_card(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What left a place and what came to it is the difference, and the same when asked anew."""
    rng = random.Random(13)
    layout = layout_of(game)
    monkeypatch.setattr(subject, "_REMEMBERED", {})
    moves = 0
    for number in range(MATCHES):
        seats = list(GAMES[game].SEATS)
        match = Match(game, seats=seats[number % len(seats)], seed=number)
        before = match.observe(None)
        while not match.is_over and len(match.steps) < 200:
            step = match.play(rng.choice(match.legal()))
            after = step.observe(None)
            found = flows(game, before, after, step.seat, step.move)
            assert moved(layout, found) == difference(layout, before, after), step.move
            with monkeypatch.context() as fresh:
                fresh.setattr(subject, "_REMEMBERED", {})
                assert flows(game, before, after, step.seat, step.move) == found
            before = match.observe(None)
            moves += 1
    assert 0 < len(subject._REMEMBERED) < moves


def moved(layout: Layout, found: list[Flow]) -> Counter[int]:
    """How many cards more or less lie at each place by these flows."""
    more: Counter[int] = Counter()
    for flow in found:
        assert flow.cards is None or len(flow.cards) == flow.number
        more[layout.spots.index(flow.source)] -= flow.number
        more[layout.spots.index(flow.target)] += flow.number
    return Counter({spot: number for spot, number in more.items() if number})


def difference(layout: Layout, before: Observation, after: Observation) -> Counter[int]:
    """The same by the number of cards that lie there; one that is shown is still in the hand."""
    more: Counter[int] = Counter()
    for seen, sign in ((before, -1), (after, 1)):
        for spot, rows in enumerate(layout.rows_of):
            number = sum(seen.sizes[row] for row in rows)
            is_in_hand = spot == layout.shown and number > 0
            more[layout.hand_of[seen.turn] if is_in_hand else spot] += sign * number
    return Counter({spot: number for spot, number in more.items() if number})
