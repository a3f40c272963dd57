"""What a game is like: random matches by the thousand, and what comes out of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from treize import games
from treize.engine import batch
from treize.engine.batch import CAP
from treize.engine.options import Options
from treize.engine.table import Records
from treize.errors import BadUse
from treize.games import check_seats

__all__ = ["Outcomes", "simulate"]

CHUNK = 2_000  # matches between two steps of the progress bar


class Outcomes(NamedTuple):
    """What came out of some matches; the first index is the match."""

    lengths: npt.NDArray[np.int64]  # moves
    starters: npt.NDArray[np.int16]
    rounds: npt.NDArray[np.int16]
    totals: npt.NDArray[np.int32]  # [match, seat]
    winners: npt.NDArray[np.bool_]  # [match, seat]


Keep = Callable[[int, Records, Outcomes], None]  # first match, tables before, results


def simulate(
    game: str,
    *,
    seats: int,
    matches: int,
    seed: int,
    options: Options,
    progress: Callable[[int], None] = lambda _: None,
    keep: Keep | None = None,
) -> dict[str, Any]:
    """Play matches at random and sum them up; `keep` is shown them, some thousand at a time."""
    check_seats(game, seats)
    if matches < 1:
        raise BadUse("use/matches", matches=matches)
    played = []
    for start in range(0, matches, CHUNK):
        number = min(CHUNK, matches - start)
        tables = games.lay(game, number, seats=seats, seed=(seed, start), options=options)
        laid = tables.copy()
        played.append(_play(tables, seats))
        if keep is not None:
            keep(start, laid, played[-1])
        progress(number)
    whole = Outcomes(*(np.concatenate(parts) for parts in zip(*played, strict=True)))
    about = {"game": game, "seats": seats, "matches": matches, "seed": seed, "options": options}
    return about | _summary(whole)


def _play(tables: Records, seats: int) -> Outcomes:
    """Play each table to the end of its match, and read off what the summary needs."""
    lengths = np.zeros(len(tables), np.int64)
    starters = _starters(tables)
    batch.on_cores(batch.play_matches, tables, lengths)
    winners = np.zeros((len(tables), tables.totals.shape[1]), np.bool_)
    batch.find_winners(tables, winners)
    totals = tables.totals[:, :seats].copy()
    return Outcomes(lengths, starters, tables.this_round + 1, totals, winners[:, :seats])


def _starters(tables: Records) -> npt.NDArray[np.int16]:
    """Who makes the first move: the same luck, dealt once on a copy."""
    dealt = tables.copy()
    batch.deal_all(dealt)
    turns: npt.NDArray[np.int16] = dealt.turn.copy()
    return turns


def _summary(played: Outcomes) -> dict[str, Any]:
    """Length, points by seat, spread, ties, and how often the starter wins."""
    ended = played.winners.any(axis=1)
    capped = int((~ended).sum())
    totals, winners = played.totals[ended], played.winners[ended]
    if not len(totals):
        return {"capped": capped, "cap": CAP}
    shared = winners.sum(axis=1)
    shares = winners / shared[:, None]  # a shared victory counts in parts
    starters = shares[np.arange(len(shares)), played.starters[ended]]
    ordered = np.sort(totals, axis=1)
    return {
        "capped": capped,
        "cap": CAP,
        "moves": _spread(played.lengths[ended]),
        "rounds": _spread(played.rounds[ended]),
        "points": [_spread(totals[:, seat]) for seat in range(totals.shape[1])],
        "spread": _spread(ordered[:, -1] - ordered[:, 0]),
        "lead": _spread(ordered[:, :2].max(axis=1) - ordered[:, 0]),
        "wins": [round(float(share), 4) for share in shares.mean(axis=0)],
        "ties": round(float((shared > 1).mean()), 4),
        "starter_wins": round(float(starters.mean()), 4),
    }


def _spread(numbers: npt.NDArray[Any]) -> dict[str, float]:
    low, middle, high = np.percentile(numbers, (5, 50, 95))
    return {
        "mean": round(float(numbers.mean()), 2),
        "deviation": round(float(numbers.std()), 2),
        "low": float(low),
        "median": float(middle),
        "high": float(high),
    }
