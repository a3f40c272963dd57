"""Whether a game keeps the laws: played plain, bounds-checked and compiled, each in a process.

`python -m treize.authoring.check GAME MODE` is such a process; it tells in lines of JSON how far it
is and what it found.  Plain Python comes first, for it names the line of a rule that fails.
"""

from __future__ import annotations

import faulthandler
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from inspect import signature
from pathlib import Path
from traceback import extract_tb
from typing import Any, NamedTuple

import msgspec
import numba
import numpy as np
from numba.np.numpy_support import from_dtype

from treize import games
from treize.authoring import hooks, laws
from treize.authoring.sources import can_end_without_return, line_compiled, line_of, lines_of
from treize.engine import batch, compiled, verbs
from treize.engine.batch import CAP
from treize.engine.options import Choice, Option, Somebody, Switch, Value, Whole
from treize.errors import BadGame
from treize.games import BROKEN, Game, game_named
from treize.rulebook import page
from treize.texts.words import LANGUAGES, Words

MODES = {
    "plain": {"NUMBA_DISABLE_JIT": "1"},
    "bounds": {"NUMBA_BOUNDSCHECK": "1", "NUMBA_DISABLE_JIT": "0"},
    "compiled": {"NUMBA_BOUNDSCHECK": "0", "NUMBA_DISABLE_JIT": "0"},
}
WATCHED = {"plain": (2, 60), "bounds": (20, CAP), "compiled": (200, CAP)}  # matches, moves of each
ASKED, BRIEFLY = 60, 10  # moves after each of which hooks are asked for; with a changed option
SAMPLE, SAMPLE_CAP = 3, 200  # matches whose digest must be the same in every mode
PATIENCE = 30  # seconds that a match in plain Python may take, and a process without news ten times
# The rule to look at when a law is broken.
AT_FAULT = {
    "cards": "play", "move": "why_not", "after": "play", "totals": "play", "lines": "points_in",
    "redeal": "forget", "sight": "why_not", "blanks": "why_not", "winner": "is_winner",
    "shortcut": "shortcut", "truth": "bounds", "world": "bounds", "deal": "deal", "begin": "deal",
}  # fmt: skip


class Problem(msgspec.Struct, frozen=True):
    """What is wrong: the text that says it, where, and what that text speaks of."""

    code: str
    where: str = ""  # a file and a line
    facts: dict[str, Any] = {}


class Outcome(msgspec.Struct, frozen=True):
    """What came of playing in one mode."""

    mode: str
    matches: int
    moves: int
    seconds: float
    digest: str


class Report(msgspec.Struct, frozen=True):
    """All that is known of a game after it was checked."""

    game: str
    outcomes: list[Outcome]
    problems: list[Problem]
    missing: dict[str, list[str]]  # by language, the texts that a game might have and has not
    left_out: list[str]  # the languages that it has no texts in

    @property
    def is_good(self) -> bool:
        return not self.problems


def check(game: str, progress: Callable[[str, int, int], None]) -> Report:
    """Check a game, and stop at the first mode in which something is wrong."""
    if game in BROKEN:
        cause = BROKEN[game].__cause__ or BROKEN[game]
        return Report(game, [], [_not_loaded(game, cause)], {}, [])
    rules = game_named(game)
    problems = [
        Problem("check-return", where, {"rule": rule})
        for rule, where in can_end_without_return(rules)
    ]
    outcomes: list[Outcome] = []
    asked: dict[str, list[str]] = {}
    for mode in MODES:
        if not problems:
            outcome, problems, found = _run(rules, mode, progress)
            outcomes += [outcome] if outcome else []
            asked |= found
    if len({outcome.digest for outcome in outcomes}) > 1:
        problems = [Problem("check-differs", line_of(rules, "play"))]
    left_out = [lang for lang in LANGUAGES if lang not in hooks.spoken(rules)]
    return Report(game, outcomes, problems, _missing(rules, asked), left_out)


def _not_loaded(game: str, error: BaseException) -> Problem:
    """A game that can't even be imported: where its own file fails."""
    if isinstance(error, BadGame):
        return Problem(f"error-{error.code}", "", error.data)
    where = ""
    if isinstance(error, SyntaxError) and error.filename:
        where = f"{error.filename}:{error.lineno}"
    else:
        ours = (str(Path(__file__).parents[1]), str(Path(os.__file__).parent), "<")
        frames = [f for f in extract_tb(error.__traceback__) if not f.filename.startswith(ours)]
        where = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return Problem("check-error", where, {"problem": f"{type(error).__name__}: {error}"})


def _missing(game: Game, asked: dict[str, list[str]]) -> dict[str, list[str]]:
    """The texts that others would read, in the languages that a game has some in but not these."""
    wanted = [f"title-{game.id}", f"line-{game.id}"]
    wanted += [f"why-{game.id}-{reason}" for reason in game.REASONS[1:]]
    wanted += [f"score-{game.id}-{line.code}" for line in game.LINES if "/" not in line.code]
    wanted += [f"rule-{game.id}-{text}" for texts in page(game.id).values() for text in texts]
    missing = {}
    for lang in hooks.spoken(game):
        said = hooks.said(game, lang)
        missing[lang] = [text for text in (*wanted, *asked.get(lang, [])) if text not in said]
    return {lang: [*dict.fromkeys(texts)] for lang, texts in missing.items() if texts}


# --- Asking a process ---


def _run(
    game: Game, mode: str, progress: Callable[[str, int, int], None], only: str = ""
) -> tuple[Outcome | None, list[Problem], dict[str, list[str]]]:
    """Play in a process of its own; what it found, or what its silence means."""
    command = [sys.executable, "-W", "error", "-m", "treize.authoring.check", game.id, mode, only]
    start = time.monotonic()
    process = subprocess.Popen(  # noqa: S603  # this very module
        command, env=os.environ | MODES[mode], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True,
    )  # fmt: skip
    found: dict[str, Any] = {}
    assert process.stdout is not None  # noqa: S101
    assert process.stderr is not None  # noqa: S101
    for line in process.stdout:
        found |= json.loads(line)
        progress(mode, found.get("played", 0), found["of"])
    complaint = process.stderr.read()
    process.wait()
    problems = msgspec.convert(found.get("problems", []), list[Problem])
    if problems and mode != "plain" and not only and not problems[0].where:
        problems = _run(game, "plain", progress, found["at"])[1] or problems
    outcome = None
    if "digest" in found:
        seconds = round(time.monotonic() - start, 1)
        outcome = Outcome(mode, found["played"], found["moves"], seconds, found["digest"])
    elif not problems:
        problems = [_silent(game, complaint, process.returncode)]
    return outcome, problems, found.get("asked", {})


def _silent(game: Game, complaint: str, code: int) -> Problem:
    """What it means that a process ended without a word on standard output."""
    where = (lines_of(game, complaint) or [""])[0]
    if "Timeout" in complaint:
        return Problem("check-endless", where, {"seconds": PATIENCE})
    last = (complaint.strip().splitlines() or [f"exit {code}"])[-1]
    return Problem("check-error", where, {"problem": last})


# --- In that process ---


class Setting(NamedTuple):
    """One match to watch."""

    seats: int
    options: dict[str, Value]
    number: int  # its seed


def settings(game: Game, mode: str) -> list[Setting]:
    """Every number of seats; compiled, every option at its ends too."""
    matches, _ = WATCHED[mode]
    usual = [Setting(seats, {}, n) for seats in game.SEATS for n in range(matches)]
    if mode == "plain":
        return usual
    others = [{name: v} for name, kind in game.State.options.items() for v in _other(kind)]
    return usual + [Setting(s, changed, 0) for s in game.SEATS for changed in others]


def _other(option: Option) -> list[Value]:
    """Values worth trying: both ends, and every word."""
    if isinstance(option, Whole):
        return [option.least, option.most]
    if isinstance(option, Switch):
        return [not option.default]
    if isinstance(option, Choice):
        return [*option.words[1:]]
    return [1] if isinstance(option, Somebody) else []


def watch(game: Game, mode: str, only: str) -> None:
    """Watch the matches of a mode, and tell what is found on standard output."""
    chosen = [Setting(*json.loads(only))] if only else settings(game, mode)
    told: dict[str, Any] = {"played": 0, "of": len(chosen), "moves": 0}
    at, problems = _watch_all(game, mode, chosen, CAP if only else WATCHED[mode][1], told)
    if not problems and mode == "plain" and not only:
        problems, told["asked"] = _ask_for_hooks(game)
    if problems:
        _tell(told | {"at": at, "problems": problems})
        return
    faulthandler.cancel_dump_traceback_later()
    _tell(told | {"digest": digest(game)})


def _watch_all(
    game: Game, mode: str, chosen: list[Setting], cap: int, told: dict[str, Any]
) -> tuple[str, list[Problem]]:
    """Watch match after match up to the first problem, and give it and where a rule threw."""
    capped = 0
    for setting in chosen:
        _be_patient(mode)
        try:
            lengths, broken, tables = laws.watch(
                game.id, setting.seats, setting.options, 1, setting.number, cap
            )
        except Exception as error:
            return json.dumps(setting), [_failed(game, error)]
        told["played"] += 1
        told["moves"] += int(lengths[0])
        problem = _broken(game, int(broken[0]), int(lengths[0]))
        if problem is None and mode != "plain" and tables[0].turn >= 0:
            capped += 1
            if 2 * capped > max(8, len(chosen)):
                problem = _unending(game, tables[0])
        if problem is not None:
            return "", [problem]
        _tell(told)
    return "", []


def _be_patient(mode: str) -> None:
    """Give up what comes next if it takes too long."""
    faulthandler.dump_traceback_later(PATIENCE if mode == "plain" else 10 * PATIENCE, exit=True)


def _ask_for_hooks(game: Game) -> tuple[list[Problem], dict[str, list[str]]]:
    """What is wrong with how a game is shown and told, and which of its texts were asked for."""
    found = [*hooks.misnamed(game)]
    asked: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    for setting in settings(game, "compiled") if not found else ():
        is_usual = not setting.options
        if setting.number or not (is_usual or setting.seats == game.SEATS.start):
            continue
        _be_patient("plain")
        asking = hooks.Asking(game, setting.seats, setting.options, setting.number)
        asking.play(ASKED if is_usual else BRIEFLY)
        found += asking.faults
        for words in asking.words:
            asked[words.lang] |= words.asked & hooks.said(game, LANGUAGES[0])
    return _told_once([_fault(game, fault) for fault in found]), {
        lang: sorted(texts) for lang, texts in asked.items()
    }


def _fault(game: Game, fault: hooks.Fault) -> Problem:
    """A hook that throws, or that names what is not there."""
    error, where = fault.error, hooks.where(game, fault)
    if isinstance(error, hooks.Misnamed):
        facts = {"hook": fault.hook, "name": error.name, "known": error.known}
        return Problem("check-name", where, facts)
    if isinstance(error, hooks.Untold):
        code = "check-fill" if error.problem else "check-text"
        facts = {"text": error.text, "language": error.lang, "problem": error.problem}
        return Problem(code, where, facts)
    problem = f"{type(error).__name__}: {error}"[:400]
    return Problem("check-hook", where, {"hook": fault.hook, "problem": problem})


def _told_once(problems: list[Problem]) -> list[Problem]:
    """The same problem once, for all the languages that have it."""
    once: dict[tuple[str, str, str], Problem] = {}
    for problem in problems:
        name = problem.facts.get("text") or problem.facts.get("name") or ""
        known = once.setdefault((problem.code, problem.where, name), problem)
        languages = [p.facts.get("language", "") for p in (known, problem)]
        if languages[1] not in languages[0].split(", "):
            known.facts["language"] = ", ".join(languages)
    return [*once.values()]


def _tell(facts: dict[str, Any]) -> None:
    print(msgspec.json.encode(facts).decode(), flush=True)


def _failed(game: Game, error: Exception) -> Problem:
    """A rule that threw, or that Numba can't compile: the last line of the game that is named."""
    alone = None if compiled.config.DISABLE_JIT else _alone(game)
    error = alone or error
    named = lines_of(game, error) or lines_of(game, str(error)) or line_compiled(error)
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    telling = [line for line in lines if not line.startswith(("Failed in", "During", "- "))]
    problem = ": ".join([type(error).__name__, *(telling or lines)[:1]])
    code = "check-compile" if alone else "check-error"
    return Problem(code, named[-1] if named else "", {"problem": problem[:400]})


def _alone(game: Game) -> Exception | None:
    """What Numba says of the first rule that it can't compile alone, which is much shorter."""
    record, number = from_dtype(game.State.dtype), numba.int64
    moves, cards = (numba.typeof(np.zeros(1, kind)) for kind in (np.int16, np.int8))  # type: ignore[no-untyped-call]
    most = numba.typeof(np.zeros((1, 1), np.int8))  # type: ignore[no-untyped-call]
    rows = numba.typeof(np.zeros((1, 1), np.int16))  # type: ignore[no-untyped-call]
    types = {"state": record, "moves": moves, "found": moves, "cards": cards, "most": most}
    choices = numba.typeof(np.zeros(1, np.int64))  # type: ignore[no-untyped-call]
    types |= {"usual": rows, "rows": rows, "choices": choices}
    for name, verb in verbs.VERBS.items():
        found = game.find(name)
        if hasattr(found, "py_func"):
            try:
                found.compile(
                    tuple(types.get(given, number) for given in signature(verb).parameters)
                )
            except Exception as error:
                return error
    return None


def _broken(game: Game, law: int, number: int) -> Problem | None:
    """The law that was broken, and the rule to look at."""
    if law == laws.HOLD:
        return None
    name = laws.LAWS[law]
    rule = AT_FAULT[name] if game.find(AT_FAULT[name]) is not None else "play"
    return Problem(f"law-{name}", line_of(game, rule), {"rule": rule, "move": number})


def _unending(game: Game, table: Any) -> Problem:
    """Most matches are not over after very many moves: rounds do not end, or the match does not."""
    is_round = int(table.this_round) == 0
    where = line_of(game, "play" if is_round else "is_over")
    return Problem("check-round" if is_round else "check-match", where, {"moves": CAP})


def digest(game: Game) -> str:
    """A digest of some random matches, the same in every way of running the rules."""
    total = sha256()
    for seats in game.SEATS:
        tables = games.lay(game.id, SAMPLE, seats=seats, seed=seats, options={})
        lengths = np.zeros(SAMPLE, np.int64)
        batch.play_matches(tables, lengths, SAMPLE_CAP)
        total.update(tables.tobytes() + lengths.tobytes())
    return total.hexdigest()[:16]


# --- In sentences ---


def sentences(report: Report, words: Words) -> Iterator[str]:
    """What was found, a line each: the modes, what is wrong and where, and the texts missing."""
    for outcome in report.outcomes:
        yield words("check-mode", **msgspec.structs.asdict(outcome))
    for problem in report.problems:
        said = words(problem.code, **problem.facts)
        where = os.path.relpath(problem.where) if problem.where else report.game
        yield words("check-problem", where=where, problem=said)
    if report.left_out:
        files = ", ".join(f"{lang}.ftl" for lang in report.left_out)
        english = "yes" if LANGUAGES[0] in report.left_out else "no"
        yield words("check-left-out", files=files, english=english)
    lists = dict.fromkeys(", ".join(texts) for texts in report.missing.values())
    for texts in lists:
        languages = [lang for lang, own in report.missing.items() if ", ".join(own) == texts]
        yield words("check-missing", language=", ".join(languages), texts=texts)
    if report.is_good:
        yield words("check-good", title=words.title(report.game))


if __name__ == "__main__":
    compiled.when_compiling(lambda _: None)
    watch(game_named(sys.argv[1]), sys.argv[2], sys.argv[3])
