"""Our traces, checked by an outsider who knows the rule pages and the format but not our code."""

from __future__ import annotations

import msgspec
import pytest
from settings import SETTINGS, Setting

from treize import Match
from treize.bots import seated
from treize.engine.luck import seed_of_series
from treize.match.trace import check as check_again
from treize.match.trace import trace

from .trace import check


def lines_of(setting: Setting, matches: int) -> list[bytes]:
    """The trace of matches played at random."""
    lines = []
    for number in range(matches):
        seed = seed_of_series(13, number)
        match = Match(setting.game, seats=setting.seats, seed=seed, options=setting.given)
        lines += [
            msgspec.json.encode(line) for line in trace(match, seated("chance", match.game, seed))
        ]
    return lines


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_trace_obeys_the_rules_and_the_format(setting: Setting) -> None:
    """Line by line: the envelope, the legal moves, what follows from each, the points."""
    matches = 1 if setting.given else 2  # by the usual rules also one after the other
    lines = lines_of(setting, matches)
    tally = check(lines)
    assert tally.violations == []
    assert tally.matches == matches
    assert len(list(check_again(lines))) == matches
