"""`treize arena`: who plays best, by duplicate deals in which everybody sits everywhere.

A deal is played once for every seating of the players, so that good cards come to all of them.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from treize.arena.deals_file import DealsFile, seed_in
from treize.arena.play import MatchResult, SeatPlayer, play_deals, warm_up
from treize.arena.report import Report, Standing, report
from treize.arena.schedule import Terms, matches_in, terms_of
from treize.arena.seer import seated_in_arena
from treize.errors import BadUse
from treize.extras import needs

__all__ = [
    "Report",
    "SeatPlayer",
    "Standing",
    "Terms",
    "arena",
    "seated_in_arena",
    "seed_in",
    "terms_of",
]

Progress = Callable[[int, int], None]  # matches played, and how many there will be


def arena(
    terms: Terms,
    deals: int,
    *,
    jobs: int | None = None,
    file: Path | None = None,
    seat: SeatPlayer = seated_in_arena,
    progress: Progress = lambda played, total: None,
) -> Report:
    """Play so many deals, or those that a file does not hold yet, and tell who did how well.

    `seat` makes a player out of a name, a game and a seed; another one than the bots' can seat
    players of its own.  Processes find it by its name, so it is a function of a module.
    """
    with needs("arena"):
        import openskill.models  # noqa: F401  # wanted only after the last match
    jobs = os.cpu_count() or 1 if jobs is None else jobs
    if deals < 1:
        raise BadUse("use/deals", deals=deals)
    if jobs < 1:
        raise BadUse("use/jobs", jobs=jobs)
    with closing(DealsFile(terms, file)) as kept:
        warm_up(terms, seat)
        _play_missing(terms, deals, kept, jobs, seat, progress)
        return report(terms, [kept.deals[deal] for deal in range(deals)])


def _play_missing(
    terms: Terms, deals: int, kept: DealsFile, jobs: int, seat: SeatPlayer, progress: Progress
) -> None:
    """Play the deals that are missing, and keep each as soon as all its seatings are played."""
    missing = [deal for deal in range(deals) if deal not in kept.deals]
    size = matches_in(terms)
    played = (deals - len(missing)) * size
    progress(played, deals * size)
    unfinished: dict[int, dict[int, MatchResult]] = {}
    with closing(play_deals(terms, missing, jobs, seat)) as results:
        for deal, number, match in results:
            found = unfinished.setdefault(deal, {})
            found[number] = match
            if len(found) == size:
                kept.add(deal, [match for _, match in sorted(unfinished.pop(deal).items())])
            played += 1
            progress(played, deals * size)
