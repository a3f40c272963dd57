"""A game from outside passes the tests that our own games pass, in a process that finds it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from installed import Run

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
# Which tests, which of them, and how many there are at least.
SUITES = {
    "laws": (["laws/test_laws.py"], "pester", 90),
    "match": (["match"], "pester", 5),
    "bots": (["bots/test_bots.py", "bots/test_laws_of_bots.py"],
             "pester and (default or not legal_moves)", 50),
    "research": (["research"], "pester", 70),
    "terminal": (["terminal"], "pester", 8),
    "server": ([f"server/{file}.py" for file in
                ("wire/test_encode", "tables/test_nothing_seen", "tables/test_flows")],
               "pester", 5),
}  # fmt: skip


@pytest.mark.parametrize("suite", SUITES)
def test_it_passes_the_tests_of(suite: str, python: Run) -> None:
    """Every law, bot, interface, and whatever else is tested of all games."""
    files, chosen, least = SUITES[suite]
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--rootdir", str(ROOT)]
    command = ["-m", "pytest", *options, "-k", chosen, *(str(TESTS / file) for file in files)]
    done = python(*command)
    assert done.returncode == 0, done.stdout + done.stderr
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed
    assert int(passed[1]) >= least


def test_nothing_of_ours_names_it() -> None:
    """Neither the package nor the browser knows of it."""
    sources = [*(ROOT / "src").rglob("*"), *(ROOT / "web/src").rglob("*")]
    texts = [file for file in sources if file.suffix in (".py", ".ftl", ".toml", ".ts", ".svelte")]
    assert len(texts) > 100
    assert [f for f in texts if "pester" in f.read_text(encoding="utf-8").lower()] == []
