"""Intervals hold the truth as often as they say."""

from __future__ import annotations

import numpy as np
import pytest

from treize.arena.intervals import estimate, quantile
from treize.arena.play import MatchResult
from treize.arena.report import over_deals, wins

# Two-sided 95 % points of Student's t, as every table of it prints them.
TABLE = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 6: 2.447, 7: 2.365, 8: 2.306}
TABLE |= {9: 2.262, 10: 2.228, 15: 2.131, 20: 2.086, 29: 2.045, 30: 2.042, 40: 2.021, 60: 2.000}
TABLE |= {100: 1.984, 120: 1.980, 1000: 1.962, 10**9: 1.960}


@pytest.mark.parametrize("freedom", TABLE)
def test_quantiles_are_those_of_the_tables(freedom: int) -> None:
    """To the three digits that are printed."""
    assert round(quantile(freedom), 3) == TABLE[freedom]


def test_an_interval_worked_out_by_hand() -> None:
    """1, 2, 3, 4: mean 2.5, deviation √(5/3), so 3.182446 · √(5/3) / 2."""
    found = estimate([1, 2, 3, 4])
    assert found.mean == 2.5
    assert found.margin == pytest.approx(2.054260, abs=1e-6)


def test_one_value_has_no_interval_and_equal_values_have_none_to_speak_of() -> None:
    """One deal can't tell how far deals differ."""
    assert estimate([0.3]) == (0.3, None)
    assert estimate([0.5, 0.5, 0.5]) == (0.5, 0)


@pytest.mark.parametrize("number", [2, 5, 30])
def test_intervals_hold_the_mean_of_a_known_distribution(number: int) -> None:
    """95 of 100 times, for few values too."""
    luck = np.random.default_rng(number)
    samples = luck.normal(3, 2, (2000, number)).tolist()
    found = [estimate(sample) for sample in samples]
    held = [e.margin is not None and abs(e.mean - 3) <= e.margin for e in found]
    assert sum(held) / len(held) == pytest.approx(0.95, abs=0.015)  # three deviations


def test_matches_of_one_deal_are_not_taken_for_independent() -> None:
    """If the same player wins all seatings of a deal, 4 matches tell no more than one."""
    luck = np.random.default_rng(13)
    held = []
    for _ in range(600):
        winners = luck.integers(0, 4, 40)
        deals = [[MatchResult(("a", "b", "c", "d"), (0, 0, 0, 0), (int(w),))] * 4 for w in winners]
        found = over_deals(deals, wins)["a"]
        assert found.margin is not None
        held.append(abs(found.mean - 0.25) <= found.margin)
    assert sum(held) / len(held) == pytest.approx(0.95, abs=0.03)
