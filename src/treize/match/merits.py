"""What speaks for a move: why it is better than others, as far as its player can know."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from treize.games.declared import Merits
from treize.match.forecast import Forecast, forecast
from treize.match.observation import Observation

USUAL = "out", "no-token", "again", "takes-nothing", "takes-fewest"
ONLY, BEST = "only", "best"  # there is no other move; nothing but the search speaks for it


class Merit(NamedTuple):
    """Something that speaks for a move; the texts say it with these facts."""

    code: str
    facts: dict[str, Any]


def merit_of(seen: Observation, move: str) -> Merit:
    """Why a legal move, the best that was found, is better than the others.

    Of all that speaks for it, that which few of the others share tells most: the weightiest that
    most of them lack, or else the rarest.
    """
    found = merits_of(seen)
    own, others = found.pop(move), len(found)
    if not others:
        return Merit(ONLY, {})
    shared = Counter(code for merits in found.values() for code in merits)
    code = next((code for code in own if 2 * shared[code] < others), None)
    code = code or min(own, key=lambda code: shared[code], default=BEST)
    return Merit(code, own[code]) if shared[code] < others and code in own else Merit(BEST, {})


def merits_of(seen: Observation) -> dict[str, Merits]:
    """All that speaks for each legal move of who sees this, the weightiest first."""
    ahead, rules = forecast(seen), seen.rules
    fewest = min((after.taken for after in ahead.values()), default=0)
    found = {}
    for move, after in ahead.items():
        usual = _usual(after, fewest)
        number = rules.MOVES.index(move)
        found[move] = rules.merits(seen, number, usual) if rules.merits else usual
    return found


def _usual(after: Forecast, fewest: int) -> Merits:
    """What may speak for a move in any game."""
    taken = after.taken
    holds = after.out, not after.token, after.again, taken == 0, 0 < taken == fewest
    facts = {USUAL[-1]: {"number": taken}}
    return {code: facts.get(code, {}) for code, is_so in zip(USUAL, holds, strict=True) if is_so}
