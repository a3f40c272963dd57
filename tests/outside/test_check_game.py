"""Checking a game names the rule at fault."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from installed import Run, install, offer, runner

from treize.authoring.new_game import TEMPLATE, new_game

RULES = (TEMPLATE / "rules.py").read_text(encoding="utf-8")
# What is changed in the template, the line that is named, and what is said of it.
FAULTS = {
    "a misspelt field": ("state.passes[state.turn] += 1", "state.pases[state.turn] += 1", "pases"),
    "a missing return": (
        "    return LEGAL if move > state.top else TOO_LOW",
        "    if move <= state.top:\n        return TOO_LOW",
        "“why_not” can end without a return",
    ),
    "an index out of bounds": (
        "if state.hands[state.turn, move] == 0:",
        "if state.hands[state.turn, move + 1] == 0:",
        "out of bounds",
    ),
    "an endless round": (
        "def play(state: State, move: int) -> None:",
        "def play(state: State, move: int) -> None:\n    if move != PASS:\n        return",
        "the first round is not over",
    ),
    "a look at hidden cards": (
        "def why_not(state: State, move: int) -> int:",
        "def why_not(state: State, move: int) -> int:\n    if is_empty(state.stock):\n"
        "        return MUST_LAY",
        "hidden zones are blank",
    ),
    "a lost card": (
        "move_card(move, state.hands[state.turn], state.heap)",
        "state.hands[state.turn, move] -= 1",
        "are not those of the pack",
    ),
    "a card lost in the first deal": (
        "    state.heap[:] = 0\n",
        "    state.heap[:] = 0\n    state.stock[0] = 0\n",
        "After a deal the cards on the table are not those of the pack",
    ),
    "cards doubled in the second deal": (
        "    state.heap[:] = 0\n",
        "",
        "After a deal the cards on the table are not those of the pack",
    ),
    "a branch between zones": (
        "    if is_empty(state.hands[state.turn]):",
        "    zone = state.heap if state.top < 0 else state.hands[state.turn]\n"
        "    if is_empty(zone):",
        "Numba can’t compile this",
    ),
    "no import": ("import Move\n", "import Mover\n", "cannot import name"),
}
ELSEWHERE = {  # what is named where it is not the changed line
    "a lost card": "def play(",
    "a card lost in the first deal": "def deal(",
    "cards doubled in the second deal": "def deal(",
}


def line_with(text: str, part: str) -> int:
    """The number of the line that holds the last line of a part."""
    end = text.index(part) + len(part.rstrip("\n"))
    return text.count("\n", 0, end) + 1


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named_by_its_line(fault: str, tmp_path: Path) -> None:
    """In one sentence, not in Numba's many."""
    right, wrong, said = FAULTS[fault]
    rules = RULES.replace(right, wrong, 1)
    assert rules != RULES
    offer(tmp_path, "faulty", rules)
    done = runner(tmp_path)("-m", "treize", "check-game", "faulty")
    assert done.returncode == 1, done.stdout + done.stderr
    (problem,) = re.findall(r"^(.*rules\.py:\d+: .*)$", done.stdout, re.MULTILINE)
    assert said in problem
    first = wrong.splitlines()[0] if said.startswith(("the first", "hidden", "Numba")) else wrong
    assert f"rules.py:{line_with(rules, ELSEWHERE.get(fault, first))}: " in problem


def test_a_new_game_keeps_the_laws(tmp_path: Path) -> None:
    """In every mode alike; a text that is missing in a language is noted, and no fault."""
    new_game("climber", tmp_path / "new")
    german = tmp_path / "new/climber/de.ftl"
    lines = german.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith("why-climber-too-low")]
    assert len(kept) < len(lines)
    german.write_text("".join(kept), encoding="utf-8")
    install(tmp_path / "new", tmp_path / "site")
    done = runner(tmp_path / "site")("-m", "treize", "check-game", "climber", "--json")
    report = json.loads(done.stdout)
    assert (done.returncode, report["good"], report["problems"]) == (0, True, [])
    assert report["missing"] == {"de": ["why-climber-too-low"]}
    assert [outcome["mode"] for outcome in report["outcomes"]] == ["plain", "bounds", "compiled"]
    assert len({outcome["digest"] for outcome in report["outcomes"]}) == 1


def test_an_unknown_game_is_no_fault_of_its_rules(treize: Run) -> None:
    """The command was not understood."""
    assert treize("check-game", "nothing").returncode == 2
