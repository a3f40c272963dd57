"""Traces: a match face up, line by line, for outsiders who check every rule without our luck."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from treize.errors import BadRecord
from treize.match import CAP, Match
from treize.sight import chance_of, describe

Line = dict[str, Any]
Choose = Callable[[Match], str]


def trace(match: Match, choose: Choose) -> Iterator[Line]:
    """Play a match to its end and tell every deal, move, round and the result."""
    yield {
        "type": "match",
        "game": match.game,
        "seats": match.seats,
        "options": match.options,
        "seed": match.seed,
    }
    yield _deal(match)
    while not match.is_over and len(match.steps) < CAP:
        legal, totals = match.legal(), match.totals
        step = match.play(choose(match))
        line = {"type": "move", "seat": step.seat, "legal": legal, "move": step.move}
        line["state"] = describe(match.game, step.table)
        chance = chance_of(match.game, step.table, step.move)
        yield line | ({"chance": chance} if chance else {})
        if step.points is not None:
            totals = [int(total) for total in step.table[0].totals[: match.seats]]
            yield {"type": "round", "points": step.points, "totals": totals}
            if not match.is_over:
                yield _deal(match)
    if match.is_over:
        yield {"type": "end", "totals": match.totals, "winners": match.winners}
    else:
        yield {"type": "end", "totals": match.totals, "capped": True}


def _deal(match: Match) -> Line:
    return {"type": "deal", "state": describe(match.game, match.dealt)}


def check(lines: Iterable[bytes]) -> Iterator[Match]:
    """The matches of a trace, each line compared with what its seed and moves really give."""
    numbered = enumerate(lines, 1)
    for number, line in numbered:
        yield _check_match(number, _decode(number, line), numbered)


def _check_match(first: int, head: Line, numbered: Iterator[tuple[int, bytes]]) -> Match:
    if head.get("type") != "match" or not isinstance(head.get("options"), dict):
        raise BadRecord("trace/match", number=first)
    names = ("game", "seats", "seed")
    game, seats, seed = (head.get(name) for name in names)
    match = Match(str(game), seats=seats, seed=seed, options=head["options"])  # type: ignore[arg-type]
    found: Line = head

    def choose(match: Match) -> str:
        nonlocal found, number
        number, found = _next(number, numbered)
        move = found.get("move")
        if not isinstance(move, str) or move not in match.legal():
            legal = ", ".join(match.legal())
            raise BadRecord("trace/move", number=number, found=str(move)[:80], legal=legal)
        return move

    number = first
    for real in trace(match, choose):
        if real["type"] not in ("match", "move"):
            number, found = _next(number, numbered)
        if found != real:
            what = next((k for k in real if found.get(k) != real[k]), "type")
            raise BadRecord("trace/line", number=number, what=what)
    return match


def _next(number: int, numbered: Iterator[tuple[int, bytes]]) -> tuple[int, Line]:
    for following, line in numbered:
        return following, _decode(following, line)
    raise BadRecord("trace/short", number=number)


def _decode(number: int, line: bytes) -> Line:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise BadRecord("trace/json", number=number) from None
