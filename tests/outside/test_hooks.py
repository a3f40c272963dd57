"""Checking a game asks for every hook, and says where one fails."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from installed import Run, offer, runner

from treize import GAMES
from treize.authoring.check import Report, sentences
from treize.authoring.new_game import TEMPLATE
from treize.games.declared import HOOKS
from treize.texts.words import LANGUAGES, Words

RULES = (TEMPLATE / "rules.py").read_text(encoding="utf-8").replace("range(2, 6)", "range(2, 4)")
THROWS = "raise ValueError('broken')"
FACT = "from treize.engine.facts import Fact\n"
# In each file one line is at fault, which is marked; then what is said of it.
FAULTS: dict[str, tuple[str, str, str]] = {
    "describe": ("table.py", f"def describe(seen):\n    {THROWS}  # here", "broken"),
    "besides": ("table.py", "def besides(seen):\n    return {'sum': seen.zones['heep']}  # here",
                "KeyError: 'heep'"),
    "ANNOUNCED": ("table.py", f"{FACT}ANNOUNCED = (Fact('bank', 'coin'),)  # here", "“coin”"),
    "announce": ("table.py", f"{FACT}ANNOUNCED = (Fact('sum'),)\n"
                 "def announce(state, found):\n    found[0] = state.tap  # here", "tap"),
    "CHANCE": ("table.py", "from treize.engine.facts import Chance\n"
               "CHANCE = Chance('chillis', 'chili')  # here", "“chillis”"),
    "CIRCUMSTANCES": ("table.py", f"{FACT}CIRCUMSTANCES = (Fact('a', 'coin'),)  # here", "“coin”"),
    "circumstances": ("table.py", f"{FACT}CIRCUMSTANCES = (Fact('a'),)\n"
                      "def circumstances(state, found):\n    found[1] = 1  # here", "IndexError"),
    "is_one_round": ("table.py", f"def is_one_round(state):\n    {THROWS}  # here", "broken"),
    "unit": ("table.py", "def unit(state):  # here\n    return 7", "“7”"),
    "middle": ("table.py",
               "def middle(teller, seen):\n    return [teller.words('no-text')]  # here",
               "no text “no-text” (en, fr)"),
    "player": ("table.py",
               "def player(seen, seat):\n    return {'left': seen['hand'][seat]}  # here",
               "KeyError: 'hand'"),
    "after": ("table.py", "def after(teller, before, now, step):\n"
              "    return [teller.words('own')] if now['turn'] is None else []  # here",
              "no text “own” (en, fr)"),
    "RULE_NUMBERS": ("table.py", f"{FACT}RULE_NUMBERS = (Fact('a', 'coin'),)  # here", "“coin”"),
    "rule_numbers": ("table.py", f"{FACT}RULE_NUMBERS = (Fact('a'),)\n"
                     "def rule_numbers(state, cards, found):\n    found[0] = state.tap  # here",
                     "tap"),
    "ranges": ("table.py", "def ranges(state, pack, cap):  # here\n    return {'topp': (0, 1)}",
               "“topp”"),
    "MERITS": ("thumb.py", f"{FACT}MERITS = {{'a': (Fact('b', 'coin'),)}}  # here", "“coin”"),
    "merits": ("thumb.py", f"def merits(state, move, choices, usual, rows):\n    {THROWS}  # here",
               "broken"),
    "search": ("thumb.py", f"def search(state):\n    {THROWS}  # here", "broken"),
    "rate": ("thumb.py", "def rate(state, move):\n    return float(state.tap)  # here", "tap"),
    "LINES": ("more.py", "", "“hends”"),
    "RULES_BEFORE": ("more.py", "", "“bloks”"),
    "a text": ("fr.ftl", "why-{name}-too-low = { $tap } # here", "Unknown external: tap"),
}  # fmt: skip
INSTEAD = {  # in the rules
    "LINES": ('LINES = Line("left"),', 'LINES = Line("left", lists="hends"),'),
    "RULES_BEFORE": ("KINDS = 24\n", 'KINDS = 24\nRULES_BEFORE = {2: {"bloks": 1}}\n'),
}
ASK = """
import json, sys
import msgspec
from treize.authoring import check
from treize.games import game_named
for game in sys.argv[1:]:
    problems, asked = check._ask_for_hooks(game_named(game))
    missing = check._missing(game_named(game), asked)
    print(json.dumps([msgspec.to_builtins(problems), missing]))
"""
TEXTS = {"en": "title-{name} = Faulty\nmine = { $who } is told.\n", "fr": "title-{name} = Fautif\n"}


def asked_of(run: Run, *names: str) -> list[Any]:
    """What asking for the hooks of games finds: problems, and texts that were asked for."""
    done = run("-W", "error", "-c", ASK, *names, NUMBA_DISABLE_JIT="1")
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[Path, list[Any]]]:
    """For each fault, the folder of a game that has it, and what was found."""
    site = tmp_path_factory.mktemp("faults")
    folders = {}
    for number, (fault, (file, source, _)) in enumerate(FAULTS.items()):
        name = f"faulty{number}"
        rules = RULES.replace(*INSTEAD.get(fault, ("", "")), 1) if fault in INSTEAD else RULES
        folders[fault] = offer(site, name, rules).parent
        for lang, texts in TEXTS.items():
            (folders[fault] / f"{lang}.ftl").write_text(texts.replace("{name}", name))
        with (folders[fault] / file).open("a", encoding="utf-8") as end:
            end.write(source.replace("{name}", name) + "\n")
    names = [folder.name for folder in folders.values()]
    problems = [told for told, _ in asked_of(runner(site), *names)]
    return {f: (folders[f], told) for f, told in zip(folders, problems, strict=True)}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_hook_that_fails_is_named_by_its_line(
    fault: str, found: dict[str, tuple[Path, list[Any]]]
) -> None:
    """Once, whichever languages it fails in; a text that can't be filled in by its own line."""
    file, source, said = FAULTS[fault]
    folder, (problem,) = found[fault]
    if fault in INSTEAD:
        file, source = "rules.py", (folder / "rules.py").read_text(encoding="utf-8")
        line = source[: source.index(INSTEAD[fault][1].splitlines()[-1])].count("\n") + 1
    else:
        lines = (folder / file).read_text(encoding="utf-8").splitlines()
        (line,) = (number for number, text in enumerate(lines, 1) if "# here" in text)
    assert problem["where"] == f"{folder / file}:{line}"
    assert said in Words("en")(problem["code"], **problem["facts"])


def test_no_hook_is_forgotten() -> None:
    """Each is broken above, but for names and numbers that can't be."""
    plain = {"DESIGNER", "PUBLISHER", "PLACE", "VALUES", "SEARCH", "SLIP", "LAPSE"}
    assert {*HOOKS} - plain <= {*FAULTS}


def test_the_hooks_of_our_games_work(tmp_path: Path) -> None:
    """In every language, with every number of seats, and with changed options."""
    assert asked_of(runner(tmp_path), *GAMES) == [[[], {}]] * len(GAMES)


def test_a_text_that_only_english_has_is_noted(tmp_path: Path) -> None:
    """Where a hook asks for it; not in a language that the game leaves out altogether."""
    folder = offer(tmp_path, "noted", RULES).parent
    for lang, texts in TEXTS.items():
        (folder / f"{lang}.ftl").write_text(texts.replace("{name}", "noted"))
    (folder / "table.py").write_text(
        "def after(teller, before, now, step):\n    return [teller.words('mine', who='x')]\n"
    )
    ((problems, missing),) = asked_of(runner(tmp_path), "noted")
    assert problems == []
    assert {*missing} == {"en", "fr"}
    assert {*missing["fr"]} - {*missing["en"]} == {"mine"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_that_is_left_out_is_noted_once(lang: str) -> None:
    """It is no fault."""
    report = Report("none", [], [], {"fr": ["line-none"]}, ["de"])
    assert report.is_good
    said = [sentence for sentence in sentences(report, Words(lang)) if "de.ftl" in sentence]
    assert len(said) == 1
    assert "line-none" not in said[0]
