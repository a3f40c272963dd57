"""What a match shows, in the words of the wire."""

from __future__ import annotations

from functools import cache, partial
from itertools import starmap

from treize.match import Match, Step
from treize.match.forecast import forecast_of, forecast_rows
from treize.match.observation import Observation
from treize.server.wire.fields import By
from treize.server.wire.happenings import Entry, LastMove, Scoring, Table
from treize.server.wire.updates import Outlook


def outlook_of(seen: Observation) -> dict[str, Outlook]:
    """What each legal move of who sees this leads to, sorted by the moves."""
    return dict(sorted(starmap(partial(_outlook, seen.game), forecast_rows(seen).tolist())))


@cache
def _outlook(game: str, *row: int) -> tuple[str, Outlook]:
    """One of the few things that may come of a move."""
    move, forecast = forecast_of(game, *row)
    return move, Outlook(*forecast)


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
