"""Reads a trace line by line and checks its envelope; the games' modules check the rest."""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from . import drat, leaves, ole, thirteen
from .checks import (
    Finished,
    Line,
    Rules,
    State,
    Violation,
    check_keys,
    check_wholes,
    is_whole,
    require,
    same,
)

GAMES: dict[str, Rules] = {
    "thirteen": thirteen,
    "friday": thirteen,
    "ole": ole,
    "leaves": leaves,
    "drat": drat,
}
KEYS = {
    "match": ("type", "game", "seats", "options", "seed"),
    "deal": ("type", "state"),
    "move": ("type", "seat", "legal", "move", "state"),
    "round": ("type", "points", "totals"),
    "end": ("type", "totals", "winners"),
}
KEPT = 100  # violations kept in full per file


@dataclass
class Tally:
    """What was found in one file."""

    matches: int = 0
    moves: int = 0
    violation_count: int = 0
    violations: list[Violation] = field(default_factory=list)

    def add(self, violation: Violation) -> None:
        """Count a violation, and keep it while there are few."""
        self.violation_count += 1
        if len(self.violations) < KEPT:
            self.violations.append(violation)


@dataclass
class Progress:
    """How far one match has come."""

    match: Line
    rules: Rules
    totals: list[int]
    awaits: str = "deal"  # the type of the next line
    rounds: int = 0  # finished
    deal: State = field(default_factory=dict)
    state: State = field(default_factory=dict)
    last: Line = field(default_factory=dict)  # the last move
    previous: Finished | None = None


# --- The file ---


def check(lines: Iterable[bytes | str]) -> Tally:
    """Check all lines; after a violation the rest of that match is skipped."""
    tally = Tally()
    progress: Progress | None = None
    skipping = False
    number = 0
    for number, text in enumerate(lines, 1):
        try:
            line = parse(text)
            if line["type"] == "match":
                if progress is not None:
                    tally.add(Violation(number, "Trace 5", "the match before has no end"))
                tally.matches += 1
                skipping, progress = False, None
                progress = begin(line)
            elif not skipping:
                require(progress is not None, "Trace 1", "a match line must come first")
                assert progress is not None
                tally.moves += line["type"] == "move"
                follow(progress, line)
                progress = None if line["type"] == "end" else progress
        except Violation as found:
            if not skipping:
                tally.add(Violation(number, found.rule_id, found.sentence))
            skipping, progress = True, None
    if progress is not None:
        tally.add(Violation(number, "Trace 5", "the last match has no end"))
    if not tally.matches:
        tally.add(Violation(number, "Trace 1", "no match in this file"))
    return tally


def parse(text: bytes | str) -> Line:
    """One JSON object of a known type, with exactly its keys."""
    try:
        decoded = text.decode("utf-8") if isinstance(text, bytes) else text
        line = json.loads(decoded, object_pairs_hook=unique, parse_constant=refuse)
    except (ValueError, RecursionError) as trouble:
        raise Violation(0, "Trace", f"not a JSON line: {trouble}") from None
    if not isinstance(line, dict) or not isinstance(line.get("type"), str):
        raise Violation(0, "Trace", "a line must be an object with a type")
    require(line["type"] in KEYS, "Trace", f"unknown type {line['type']!r}")
    return line


def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object none of whose keys comes twice."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError(f"a key comes twice in {sorted(key for key, _ in pairs)}")
    return found


def refuse(constant: str) -> None:
    """NaN and the infinities are not JSON."""
    raise ValueError(f"{constant} is not JSON")


# --- The match line ---


def begin(line: Line) -> Progress:
    """A known game, its seats, all its options, and a seed."""
    check_keys(line, KEYS["match"], "Trace 1", "match line")
    game, seats, seed = line["game"], line["seats"], line["seed"]
    require(isinstance(game, str) and game in GAMES, "Trace 1", f"unknown game {game!r}")
    rules = GAMES[game]
    require(is_whole(seats, rules.SEATS), "Trace 1", f"{game} with {seats!r} seats")
    fits = isinstance(seed, str) and re.fullmatch("[0-9a-fA-F]{32}", seed)
    require(bool(fits), "Trace 1", f"seed must be 32 hex digits, found {seed!r}")
    rules.check_options(line)
    return Progress(line, rules, [0] * seats)


# --- The lines that follow ---


def follow(progress: Progress, line: Line) -> None:
    """Check the next line of a match and move on to what must come after it."""
    kind, awaits = line["type"], progress.awaits
    if kind == "end" and "capped" in line:
        check_capped(progress, line)
        return
    require(kind == awaits, "Trace", f"a {awaits} line must follow here, found a {kind} line")
    keys = set(KEYS[kind])
    if kind == "move" and progress.match["game"] == "drat" and "chance" in line:
        keys.add("chance")
    number = list(KEYS).index(kind) + 1
    check_keys(line, keys, f"Trace {number}", f"{kind} line")
    {"deal": follow_deal, "move": follow_move, "round": follow_round, "end": follow_end}[kind](
        progress, line
    )


def check_state(progress: Progress, state: State) -> None:
    """The state alone: its shape, its pack, its round."""
    progress.rules.check_state(progress.match, state)
    if "round" in state:
        same(state["round"], progress.rounds, "Trace state", "round")


def follow_deal(progress: Progress, line: Line) -> None:
    """A new round is ready for its first decision."""
    state = line["state"]
    check_state(progress, state)
    progress.rules.check_deal(progress.match, state, progress.previous)
    progress.deal = progress.state = state
    progress.awaits = "move"


def follow_move(progress: Progress, line: Line) -> None:
    """One decision: who, from what, which, and what followed."""
    match, rules, before, after = progress.match, progress.rules, progress.state, line["state"]
    seat, found = line["seat"], line["legal"]
    fits = is_whole(seat) and seat == before["turn"]
    require(fits, "Trace 3", f"seat {before['turn']} is to decide, found {seat!r}")
    fits = isinstance(found, list) and all(isinstance(move, str) for move in found)
    require(fits, "Trace 3", "legal must be a list of moves")
    require(found == sorted(found), "Trace 3", f"legal is not sorted as text: {found}")
    require(len(found) == len(set(found)), "Trace 3", f"legal has doubles: {found}")
    same(found, rules.legal(match, before), rules.legal_rule(before), "legal")
    require(line["move"] in found, "Trace 3", f"{line['move']!r} is not legal")
    check_state(progress, after)
    rules.check_move(match, before, line, after)
    progress.state, progress.last = after, line
    progress.awaits = "round" if after["turn"] is None else "move"


def follow_round(progress: Progress, line: Line) -> None:
    """The points of the round, added to the totals."""
    match, rules, seats = progress.match, progress.rules, progress.match["seats"]
    check_wholes(line["points"], seats, "Trace 4", "points")
    check_wholes(line["totals"], seats, "Trace 4", "totals")
    points = rules.points(match, progress.state)
    same(line["points"], points, rules.CITED["points"], "points")
    progress.totals = [a + b for a, b in zip(progress.totals, points, strict=True)]
    same(line["totals"], progress.totals, "Trace 4", "totals")
    progress.rounds += 1
    progress.previous = Finished(progress.deal, progress.state, points, progress.totals)
    over = rules.is_over(match, progress.totals, progress.rounds)
    progress.awaits = "end" if over else "deal"


def follow_end(progress: Progress, line: Line) -> None:
    """The final totals and who won."""
    match, rules = progress.match, progress.rules
    check_wholes(line["totals"], match["seats"], "Trace 5", "totals")
    same(line["totals"], progress.totals, "Trace 5", "totals")
    wanted = rules.winners(match, progress.totals, progress.last)
    fits = isinstance(line["winners"], list) and all(map(is_whole, line["winners"]))
    require(fits, "Trace 5", "winners must be a list of seats")
    same(line["winners"], wanted, rules.CITED["winners"], "winners")


def check_capped(progress: Progress, line: Line) -> None:
    """A simulation cut off between two decisions has totals but no winners."""
    # "has no winners" may be an empty list or no key: both are accepted.
    check_keys(line, {*KEYS["end"], "capped"} - ({"winners"} - set(line)), "Trace 5", "end line")
    same(line.get("winners", []), [], "Trace 5", "winners of a capped match")
    require(line["capped"] is True, "Trace 5", "capped is true or not there")
    fits = bool(progress.state) and progress.awaits in ("move", "deal")
    require(fits, "Trace 5", f"no match can be capped here, a {progress.awaits} line is due")
    wanted = progress.rules.capped(progress.match, progress.state, progress.totals)
    require(wanted is not None, "Trace 5", "only leaves and drat can be capped")
    check_wholes(line["totals"], progress.match["seats"], "Trace 5", "totals")
    same(line["totals"], wanted, "Trace 5", "totals")
