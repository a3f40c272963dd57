"""What the adaptors share: a kind word where a library is missing, and how a match is rewarded."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from treize.errors import BadUse
from treize.match import Match


@contextmanager
def needs(module: str, extra: str) -> Iterator[None]:
    """Import what an extra of ours brings, or say in one sentence how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise BadUse("use/extra", module=module, extra=extra) from None


def shares_of(match: Match) -> list[float]:
    """Everyone's share of the victory less an even share: they add up to nothing."""
    winners = match.winners
    if not winners:
        return [0.0] * match.seats
    share = 1 / len(winners)
    return [share * (seat in winners) - 1 / match.seats for seat in range(match.seats)]


def savings_of(points: list[int]) -> list[float]:
    """How many points everyone saved in a round beside the others: they add up to nothing."""
    mean = sum(points) / len(points)
    return [mean - own for own in points]
