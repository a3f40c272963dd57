"""The reference shows what is promised, and nothing else."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import treize

PAGES = Path(__file__).parents[2] / "docs/reference"
SHOWN = [
    name
    for page in PAGES.glob("*.md")
    for name in re.findall(r"^::: (\S+)$", page.read_text(), re.M)
]
OURS = {f"treize.{name}" for name in treize.__all__}


def test_modules_in_the_reference_list_what_they_promise() -> None:
    modules = set(SHOWN) - OURS - {"treize.errors"}  # whose every name is promised
    assert modules
    for module in modules:
        assert import_module(module).__all__


def test_all_that_treize_offers_is_in_the_reference() -> None:
    errors = {f"treize.{name}" for name in dir(treize.errors)}
    assert OURS - errors - set(SHOWN) == {"treize.GAMES", "treize.__version__"}
