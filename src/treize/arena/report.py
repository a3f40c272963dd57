"""What comes out of an arena: shares of wins, ranks, points, ratings, and who is ahead of whom.

A deal is what is independent of others, not a match: a player's value in a deal is the average
over its seatings, and the intervals are those of the averages over deals.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import permutations
from statistics import fmean
from typing import TypedDict, TypeVar

from treize.arena.intervals import Estimate, estimate
from treize.arena.play import MatchResult
from treize.arena.schedule import Terms
from treize.engine.batch import CAP
from treize.engine.options import Value

Key = TypeVar("Key", bound=Hashable)
Deals = Sequence[Sequence[MatchResult]]


class Margin(TypedDict):
    """An average, and how far the truth may lie from it."""

    mean: float
    margin: float | None


class Rating(TypedDict):
    """Skill, and its uncertainty."""

    mu: float
    sigma: float


class Standing(TypedDict):
    """How well one player did."""

    player: str
    matches: int
    wins: Margin
    rank: Margin
    points: Margin
    rating: Rating


class Report(TypedDict):
    """All that the table, the plot and programs show, the best player first."""

    game: str
    seats: int
    players: list[str]
    options: dict[str, Value]
    seed: int
    deals: int
    seatings: int
    matches: int
    capped: int  # matches that were broken off
    cap: int  # after so many moves
    even: float  # an even share of wins
    standings: list[Standing]
    ahead: dict[str, dict[str, Margin | None]]  # how often one finished ahead of another it met


def report(terms: Terms, deals: Deals) -> Report:
    """What came out of the deals that were played."""
    matches = [match for deal in deals for match in deal]
    won, rank, points = (over_deals(deals, measure) for measure in (wins, ranks, totals))
    skill = ratings(deals)
    best_first = sorted(won, key=lambda name: (-won[name].mean, rank[name].mean, name))
    return {
        "game": terms.game,
        "seats": terms.seats,
        "players": list(terms.players),
        "options": terms.options,
        "seed": terms.seed,
        "deals": len(deals),
        "seatings": len(deals[0]),
        "matches": len(matches),
        "capped": sum(match.capped for match in matches),
        "cap": CAP,
        "even": round(1 / terms.seats, 4),
        "standings": [
            {
                "player": name,
                "matches": sum(name in match.seating for match in matches),
                "wins": _rounded(won[name]),
                "rank": _rounded(rank[name]),
                "points": _rounded(points[name]),
                "rating": skill[name],
            }
            for name in best_first
        ],
        "ahead": _matrix(best_first, over_deals(deals, ahead)),
    }


def _rounded(found: Estimate) -> Margin:
    margin = None if found.margin is None else round(found.margin, 4)
    return {"mean": round(found.mean, 4), "margin": margin}


def _matrix(
    names: list[str], found: dict[tuple[str, str], Estimate]
) -> dict[str, dict[str, Margin | None]]:
    """For each player, how often it finished ahead of each other it met."""
    return {
        one: {
            other: _rounded(found[one, other]) if (one, other) in found else None
            for other in names
            if other != one
        }
        for one in names
    }


def over_deals(
    deals: Deals, measure: Callable[[MatchResult], Iterator[tuple[Key, float]]]
) -> dict[Key, Estimate]:
    """What is measured in a match, averaged in each deal and then over the deals."""
    found: dict[Key, list[float]] = defaultdict(list)
    for deal in deals:
        here: dict[Key, list[float]] = defaultdict(list)
        for match in deal:
            for key, value in measure(match):
                here[key].append(value)
        for key, values in here.items():
            found[key].append(fmean(values))
    return {key: estimate(values) for key, values in found.items()}


# --- What is measured in a match ----------------------------------------------


def wins(match: MatchResult) -> Iterator[tuple[str, float]]:
    """A victory counts 1, a shared one its part."""
    for seat, name in enumerate(match.seating):
        yield name, (seat in match.winners) / len(match.winners)


def totals(match: MatchResult) -> Iterator[tuple[str, float]]:
    """The points at the end."""
    yield from zip(match.seating, map(float, match.totals), strict=True)


def ranks(match: MatchResult) -> Iterator[tuple[str, float]]:
    """The place, from 1; who is tied shares the places."""
    yield from zip(match.seating, places(match), strict=True)


def places(match: MatchResult) -> list[float]:
    """The place of each seat: winners first, then by points, the fewest before the others."""
    ends = _ends(match)
    return [1 + sum(e < end for e in ends) + (ends.count(end) - 1) / 2 for end in ends]


def ahead(match: MatchResult) -> Iterator[tuple[tuple[str, str], float]]:
    """For every two seats whether one finished ahead of the other; a tie counts a half."""
    ends = _ends(match)
    for one, other in permutations(range(len(ends)), 2):
        if match.seating[one] != match.seating[other]:
            value = 0.5 if ends[one] == ends[other] else float(ends[one] < ends[other])
            yield (match.seating[one], match.seating[other]), value


def _ends(match: MatchResult) -> list[tuple[bool, int]]:
    return [(seat not in match.winners, total) for seat, total in enumerate(match.totals)]


# --- Ratings ------------------------------------------------------------------


def ratings(deals: Deals) -> dict[str, Rating]:
    """Skill and its uncertainty by Plackett and Luce, match after match.

    Who sits in several seats of a match gets the average of what each of them has learned.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    start = model.rating()
    found: dict[str, tuple[float, float]] = defaultdict(lambda: (start.mu, start.sigma))
    for match in (match for deal in deals for match in deal):
        teams = [[model.rating(*found[name])] for name in match.seating]
        rated = [team[0] for team in model.rate(teams, ranks=places(match))]
        for name in set(match.seating):
            own = [one for one, by in zip(rated, match.seating, strict=True) if by == name]
            found[name] = fmean(one.mu for one in own), fmean(one.sigma for one in own)
    return {
        name: {"mu": round(mu, 4), "sigma": round(sigma, 4)} for name, (mu, sigma) in found.items()
    }
