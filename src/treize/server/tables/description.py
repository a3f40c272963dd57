"""What a match shows, in the words of the wire."""

from __future__ import annotations

from functools import cache

from treize.match import Match, Step
from treize.match.forecast import Forecast
from treize.match.observation import Observation
from treize.server.wire.fields import By
from treize.server.wire.happenings import Entry, LastMove, Scoring, Table
from treize.server.wire.updates import Outlook


@cache
def outlook_of(forecast: Forecast) -> Outlook:
    """What a move leads to; it is one of a few things."""
    return Outlook(*forecast)


def last_move(match: Match, step: Step, by: By) -> LastMove:
    """The move just played, and what luck decided in it."""
    chance = step.chance
    if chance is not None:
        chance |= step.outcome
    return LastMove(len(match.steps), step.seat, step.move, by, chance)


def scoring_of(match: Match, step: Step) -> Scoring:
    """The points of a round just ended, explained, with the table laid open."""
    return Scoring(
        len(match.rounds) - 1,
        step.points or [],
        step.totals,
        [[Entry(*entry) for entry in lines] for lines in step.scoring()],
        table_of(step.observe(None)),
    )


def table_of(seen: Observation) -> Table:
    """What is seen of a table."""
    return Table(*seen.tableau())  # type: ignore[arg-type]  # tuples are lists there
