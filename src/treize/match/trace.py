"""Traces: a match face up, line by line, for outsiders who check every rule without our luck."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import msgspec

from treize.engine.batch import CAP
from treize.engine.options import Value
from treize.engine.table import States
from treize.errors import BadRecord
from treize.match import Match
from treize.match.observation import Observation

TraceLine = dict[str, object]
Choose = Callable[[Match], str]


def _options(match: Match) -> dict[str, Value]:
    """Every option of the rulebook, and of the extra ones those that were changed."""
    known = match.rules.State.options
    return {
        name: value
        for name, value in match.options.items()
        if not known[name].extra or value != known[name].default
    }


def trace(match: Match, choose: Choose) -> Iterator[TraceLine]:
    """Play a match to its end and tell every deal, move, round and the result."""
    yield {
        "type": "match",
        "game": match.game,
        "seats": match.seats,
        "options": _options(match),
        "seed": match.seed,
    }
    yield _deal(match)
    while not match.is_over and len(match.steps) < CAP:
        legal = match.legal()
        step = match.play(choose(match))
        line = {"type": "move", "seat": step.seat, "legal": legal, "move": step.move}
        line["state"] = _face_up(match, step._kept())
        yield line | ({"chance": step.chance} if step.chance else {})
        if step.points is not None:
            yield {"type": "round", "points": step.points, "totals": step.totals}
            if not match.is_over:
                yield _deal(match)
    if match.is_over:
        yield {"type": "end", "totals": match.totals, "winners": match.winners}
    else:
        yield {"type": "end", "totals": match.totals, "capped": True}


def _deal(match: Match) -> TraceLine:
    return {"type": "deal", "state": _face_up(match, match._dealt)}


def _face_up(match: Match, states: States) -> dict[str, object]:
    """The whole table: a trace is for those who check, not for those who play."""
    return Observation(match.game, states.tobytes()).describe()


def check(lines: Iterable[bytes]) -> Iterator[Match]:
    """The matches of a trace, each line compared with what its seed and moves really give."""
    found = _Found(lines)
    while found.advance():
        yield _check_match(found)


class _Found:
    """The lines of a trace, one at a time."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        self.lines = iter(lines)
        self.number = 0
        self.line: TraceLine = {}

    def advance(self) -> bool:
        """Go on to the next line, if there is one."""
        text = next(self.lines, None)
        if text is None:
            return False
        self.number += 1
        try:
            self.line = msgspec.json.decode(text, type=dict[str, object])
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise BadRecord("trace/json", number=self.number) from None
        return True

    def must_advance(self) -> None:
        if not self.advance():
            raise BadRecord("trace/short", number=self.number)

    def choose(self, match: Match) -> str:
        """The move that the next line tells."""
        self.must_advance()
        move = self.line.get("move")
        if not isinstance(move, str) or move not in match.legal():
            facts = {"found": str(move)[:80], "legal": ", ".join(match.legal())}
            raise BadRecord("trace/move", number=self.number, **facts)
        return move


def _is_same(found: object, real: object) -> bool:
    """Whether two values are the same JSON; to Python, 1 and true and 1.0 are equal."""
    return msgspec.json.encode(found, order="sorted") == msgspec.json.encode(real, order="sorted")


def _check_match(found: _Found) -> Match:
    head = found.line
    if head.get("type") != "match" or not isinstance(head.get("options"), dict):
        raise BadRecord("trace/match", number=found.number)
    game, seats, seed = (head.get(name) for name in ("game", "seats", "seed"))
    match = Match(str(game), seats=seats, seed=seed, options=head["options"])  # type: ignore[arg-type]
    for real in trace(match, found.choose):
        if real["type"] not in ("match", "move"):
            found.must_advance()
        if not _is_same(found.line, real):
            what = next((k for k in real if not _is_same(found.line.get(k), real[k])), "type")
            raise BadRecord("trace/line", number=found.number, what=what)
    return match
