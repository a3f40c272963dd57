"""Which cards went where: nothing is lost on the way."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from treize.games import GAMES
from treize.match import Match
from treize.match.flows import SpotMap, spot_map_of
from treize.match.observation import Observation
from treize.server.tables.flows import flows
from treize.server.wire.happenings import Flow

MATCHES = 8


@pytest.mark.parametrize("game", list(GAMES))
def test_flows_account_for_every_card(game: str) -> None:
    """What left a place and what came to it is the difference."""
    rng = random.Random(13)
    spot_map = spot_map_of(game)
    for number in range(MATCHES):
        seats = list(GAMES[game].SEATS)
        match = Match(game, seats=seats[number % len(seats)], seed=number)
        before = match.observe(None)
        while not match.is_over and len(match.steps) < 200:
            step = match.play(rng.choice(match.legal()))
            after = step.observe(None)
            found = flows(game, before, after, step.seat, step.move)
            assert moved(spot_map, found) == difference(spot_map, before, after), step.move
            before = match.observe(None)


def moved(spot_map: SpotMap, found: list[Flow]) -> Counter[int]:
    """How many cards more or less lie at each place by these flows."""
    more: Counter[int] = Counter()
    for flow in found:
        assert flow.cards is None or len(flow.cards) == flow.number
        for spot, number in ((flow.source, -flow.number), (flow.target, flow.number)):
            more[spot_map.spots.index((spot.place, spot.seat, spot.pile))] += number
    return Counter({spot: number for spot, number in more.items() if number})


def difference(spot_map: SpotMap, before: Observation, after: Observation) -> Counter[int]:
    """The same by the number of cards that lie there; one that is shown is still in the hand."""
    more: Counter[int] = Counter()
    for seen, sign in ((before, -1), (after, 1)):
        for spot, rows in enumerate(spot_map.rows_of):
            number = sum(seen.sizes[row] for row in rows)
            is_in_hand = spot == spot_map.shown and number > 0
            more[int(spot_map.hands[seen.turn]) if is_in_hand else spot] += sign * number
    return Counter({spot: number for spot, number in more.items() if number})
