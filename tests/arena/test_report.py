"""What the report says of matches set up by hand."""

from __future__ import annotations

import pytest

from treize.arena.play import MatchResult
from treize.arena.report import ahead, places, ratings, report, wins
from treize.arena.schedule import terms_of

TERMS = terms_of("drat", ("greedy", "chance", "easy"), seats=3)
NAMES = ("greedy", "chance", "easy")


def match(totals: tuple[int, ...], winners: tuple[int, ...], *names: str) -> MatchResult:
    """A match of three."""
    return MatchResult(names or NAMES, totals, winners)


def test_a_shared_victory_counts_in_parts() -> None:
    """Two winners have half each."""
    assert dict(wins(match((1, 1, 5), (0, 1)))) == {"greedy": 0.5, "chance": 0.5, "easy": 0}


def test_who_is_tied_shares_the_places() -> None:
    """Second and third are both 2.5."""
    assert places(match((1, 4, 4), (0,))) == [1, 2.5, 2.5]
    assert places(match((3, 3, 3), (0, 1, 2))) == [2, 2, 2]


def test_a_winner_is_first_whatever_broke_the_tie() -> None:
    """In drat the hottest chili wins among those with as many tokens."""
    assert places(match((2, 2, 1), (2,))) == [2.5, 2.5, 1]
    assert places(match((2, 2, 7), (1,))) == [2, 1, 3]


def test_who_finished_ahead_of_whom() -> None:
    """A tie counts a half, and nobody is ahead of himself."""
    found = dict(ahead(match((1, 4, 4), (0,))))
    assert found["greedy", "easy"] == 1
    assert found["easy", "greedy"] == 0
    assert found["chance", "easy"] == 0.5
    twins = match((1, 4, 4), (0,), "greedy", "greedy", "easy")
    assert {pair for pair, _ in ahead(twins)} == {("greedy", "easy"), ("easy", "greedy")}


def test_the_report_of_two_deals_worked_out_by_hand() -> None:
    """Greedy wins the first deal in both seatings, and half of the second."""
    deals = [
        [match((1, 4, 6), (0,)), match((6, 4, 1), (2,), "chance", "easy", "greedy")],
        [match((3, 2, 5), (1,)), match((2, 3, 3), (0,))],
    ]
    result = report(TERMS, deals)
    assert [row["player"] for row in result["standings"]] == ["greedy", "chance", "easy"]
    greedy, chance, easy = result["standings"]
    # The deals' values are 1 and 1/2: half their distance, 0.25, times 12.706.
    assert greedy["wins"] == {"mean": 0.75, "margin": 3.1766}
    assert greedy["points"] == {"mean": 1.75, "margin": 9.5297}
    assert chance["wins"]["mean"] == 0.25
    assert easy["rank"] == {"mean": 2.625, "margin": 1.5883}
    assert result["ahead"]["greedy"]["chance"] == {"mean": 0.75, "margin": 3.1766}
    assert (result["even"], result["matches"], result["deals"]) == (0.3333, 4, 2)


def test_one_deal_has_no_intervals() -> None:
    """They are none, not nothing."""
    result = report(TERMS, [[match((1, 4, 6), (0,))] * 2])
    assert all(row["wins"]["margin"] is None for row in result["standings"])
    assert result["ahead"]["greedy"]["easy"] == {"mean": 1, "margin": None}


def test_one_name_has_one_row_however_many_seats() -> None:
    """Its averages are over seats, so that an even share stays what it is."""
    twins = ("greedy", "greedy", "easy")
    result = report(TERMS, [[match((1, 4, 6), (0,), *twins)], [match((5, 4, 3), (2,), *twins)]])
    greedy, easy = sorted(result["standings"], key=lambda row: str(row["player"]), reverse=True)
    assert (greedy["player"], greedy["matches"], greedy["wins"]["mean"]) == ("greedy", 2, 0.25)
    assert (easy["matches"], easy["wins"]["mean"]) == (2, 0.5)


def test_players_who_never_met_are_not_compared() -> None:
    """Which can be when there are more players than seats, and few deals."""
    result = report(
        TERMS, [[match((1, 2, 3), (0,), "a", "b", "b"), match((1, 2, 3), (0,), *"acc")]]
    )
    assert result["ahead"]["b"]["c"] is None


def test_ratings_follow_the_places() -> None:
    """Who always wins has more than who never does; all begin at 25, with doubt that shrinks."""
    skill = ratings([[match((1, 4, 6), (0,))] * 20])
    assert skill["greedy"]["mu"] > skill["chance"]["mu"] > skill["easy"]["mu"]
    assert all(rating["sigma"] < 25 / 3 for rating in skill.values())
    assert ratings([[match((1, 1, 1), (0, 1, 2))]])["easy"]["mu"] == pytest.approx(25)


def test_two_seats_of_one_player_learn_from_both() -> None:
    """First and last of three is no reason to think better or worse of anyone."""
    skill = ratings([[match((1, 4, 6), (0,), "greedy", "easy", "greedy")]])
    assert skill["greedy"]["mu"] == pytest.approx(25, abs=0.5)


def test_matches_broken_off_are_counted() -> None:
    """And scored as they stood."""
    result = report(TERMS, [[MatchResult(NAMES, (1, 2, 3), (0,), capped=True)]])
    assert (result["capped"], result["cap"]) == (1, 10_000)
