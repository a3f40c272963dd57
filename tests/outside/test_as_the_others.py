"""A game from outside passes the tests that our own games pass, in a process that finds it."""

from __future__ import annotations

import re
from pathlib import Path

from installed import Run

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
FILES = [
    "laws/test_laws.py", "match", "bots/test_bots.py", "bots/test_laws_of_bots.py", "research",
    "terminal", "server/wire/test_encode.py", "server/tables/test_nothing_seen.py",
    "server/tables/test_flows.py",
]  # fmt: skip
CHOSEN = "pester and (default or not legal_moves)"
LEAST = 228  # tests that there are of every game


def test_it_passes_the_tests_of_every_game(python: Run) -> None:
    """Every law, bot, interface, and whatever else is tested of all games."""
    options = ["-q", "-p", "no:cacheprovider", "--rootdir", str(ROOT)]
    command = ["-m", "pytest", *options, "-k", CHOSEN, *(str(TESTS / file) for file in FILES)]
    done = python(*command)
    assert done.returncode == 0, done.stdout + done.stderr
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed
    assert int(passed[1]) >= LEAST


def test_nothing_of_ours_names_it() -> None:
    """Neither the package nor the browser knows of it."""
    sources = [*(ROOT / "src").rglob("*"), *(ROOT / "web/src").rglob("*")]
    texts = [file for file in sources if file.suffix in (".py", ".ftl", ".toml", ".ts", ".svelte")]
    assert len(texts) > 100
    assert [f for f in texts if "pester" in f.read_text(encoding="utf-8").lower()] == []
