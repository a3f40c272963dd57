"""The main law in the types: a program that reads another's hand does not type-check.

`make check` complains of an ignored error that is none, so each line below must stay one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from treize import Match, bots

MATCH = Match("drat", seats=3, seed=13)
BOT = bots.bot("greedy", "drat", "1")
SEEN = MATCH.observe(0)
CHEATS: dict[str, Callable[[], Any]] = {
    "the hidden state of a match": lambda: MATCH.states,  # type: ignore[attr-defined]
    "the state of the last deal": lambda: MATCH.dealt_states,  # type: ignore[attr-defined]
    "the state after a step": lambda: MATCH.steps[0].states,  # type: ignore[attr-defined]
    "a bot shown the whole table": lambda: BOT.choose(MATCH._states),  # type: ignore[arg-type]
    "the hands of the others": lambda: SEEN.hands,  # type: ignore[attr-defined]
    "what lies in the stock": lambda: SEEN.stock,  # type: ignore[attr-defined]
}


@pytest.mark.parametrize("what", CHEATS)
def test_there_is_no_name_for_what_nobody_may_see(what: str) -> None:
    """Nor does it work where nobody checks the types."""
    MATCH.play(MATCH.legal()[0])
    with pytest.raises(AttributeError):
        CHEATS[what]()


def test_who_is_honest_gets_a_move_and_the_own_hand() -> None:
    """What a seat sees is enough."""
    assert BOT.choose(MATCH.observe(MATCH.turn)) in MATCH.legal()
    assert sum(SEEN.hand) >= 3
