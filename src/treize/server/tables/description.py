"""What a match shows, in the words of the wire."""

from __future__ import annotations

from functools import cache
from typing import Any

from treize import sight
from treize.foresight import Outlook as Forecast
from treize.match import Match
from treize.reckoning import reckon
from treize.server.tables import events
from treize.server.wire.happenings import Entry, LastMove, Scoring, Table
from treize.server.wire.updates import Outlook
from treize.table import SPECTATOR


@cache
def outlook_of(forecast: Forecast) -> Outlook:
    """What a move leads to; it is one of a few things."""
    return Outlook(*forecast)


def last_move(match: Match, step: Any, by: events.By) -> LastMove:
    """The move just played, and what luck decided in it."""
    chance = sight.chance_of(match.game, step.table, step.move)
    if chance is not None:
        chance |= sight.outcome_of(match.game, step.table, step.move, step.seat)
    return LastMove(len(match.steps), step.seat, step.move, by, chance)


def scoring_of(match: Match, step: Any) -> Scoring:
    """The points of a round just ended, explained, with the table laid open."""
    after = sight.observe(step.table, SPECTATOR)
    entries = [reckon(match.game, step.table, seat) for seat in range(match.seats)]
    totals = [int(total) for total in step.table[0].totals[: match.seats]]
    return Scoring(
        len(match.rounds) - 1,
        step.points or [],
        totals,
        [[Entry(*entry) for entry in lines] for lines in entries],
        table_of(sight.Eyes(match.game, after.tobytes(), memory=False)),
    )


def table_of(eyes: sight.Eyes) -> Table:
    """What is seen of a table."""
    return Table(*sight.tableau(eyes))  # type: ignore[arg-type]  # tuples are lists there
