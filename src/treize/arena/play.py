"""Matches between players by name, in as many processes as there are cores."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

import msgspec

from treize.arena.schedule import Seating, Terms, matches_in, seatings
from treize.bots import seated
from treize.engine.batch import CAP
from treize.engine.luck import seed_of_series
from treize.errors import BadUse
from treize.match import Match
from treize.processes import work_for_parent

Choose = Callable[[Match], str]
SeatPlayer = Callable[
    [str, str, str], Choose
]  # a player by name, for a game, with a seed for its luck
AHEAD = 3  # matches for each process that wait for their turn


class MatchResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match that was played: who sat where, and how it ended."""

    seating: Seating
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    capped: bool = False  # broken off, so that those win who stood best


class Task(msgspec.Struct, frozen=True):
    """A match to be played: one seating of one deal."""

    terms: Terms
    deal: int
    number: int  # among the seatings of the deal
    seating: Seating
    seat: SeatPlayer


Result = tuple[int, int, MatchResult]  # deal, number of the seating, and how it went


def play_deals(
    terms: Terms, deals: Iterable[int], jobs: int, seat: SeatPlayer
) -> Generator[Result, None, None]:
    """Play every seating of these deals, in an order that depends on who is faster."""
    deals = list(deals)
    tasks = (
        Task(terms, deal, number, seating, seat)
        for deal in deals
        for number, seating in enumerate(seatings(terms, deal))
    )
    jobs = min(jobs, len(deals) * matches_in(terms))
    yield from map(_play, tasks) if jobs <= 1 else _in_processes(tasks, jobs)


def _in_processes(tasks: Iterator[Task], jobs: int) -> Iterator[Result]:
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=work_for_parent)
    try:
        waiting: set[Future[Result]] = set()
        for task in tasks:
            waiting.add(pool.submit(_play, task))
            if len(waiting) >= AHEAD * jobs:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    except BrokenProcessPool:
        raise BadUse("use/broken") from None
    except BaseException:  # nobody waits for matches that nobody will look at
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _play(task: Task) -> Result:
    return task.deal, task.number, play_match(task)


def play_match(task: Task) -> MatchResult:
    """Play one seating of a deal; no two players share their luck, whatever their names."""
    terms = task.terms
    seed = seed_of_series(terms.seed, task.deal)
    match = Match(terms.game, seats=terms.seats, seed=seed, options=terms.options)
    luck = f"arena {terms.seed} {task.deal} {task.number}"
    players = [task.seat(name, terms.game, f"{luck} {i}") for i, name in enumerate(task.seating)]
    while match.turn is not None and len(match.steps) < CAP:
        match.play(players[match.turn](match))
    totals = tuple(match.totals)
    if match.is_over:
        return MatchResult(task.seating, totals, tuple(match.winners))
    best = tuple(seat for seat in range(terms.seats) if totals[seat] == min(totals))
    return MatchResult(task.seating, totals, best, capped=True)


def warm_up(terms: Terms, seat: SeatPlayer) -> None:
    """Compile whatever will be needed: one match by chance, and one move of each player."""
    play_match(Task(terms, 0, 0, ("chance",) * terms.seats, seated))
    match = Match(terms.game, seats=terms.seats, seed=0, options=terms.options)
    for name in dict.fromkeys(terms.players):
        seat(name, terms.game, "")(match)
