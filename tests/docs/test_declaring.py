"""The page on what a game declares names exactly what the code asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from inspect import Parameter, isfunction, signature
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from treize import games
from treize.authoring.new_game import TEMPLATE
from treize.engine import cards, facts, moves, table, verbs
from treize.games import declared

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/declaring.md").read_text(encoding="utf-8")
OWN = [*(ROOT / "src/treize/games").glob("*/*.py"), TEMPLATE / "rules.py"]
OWN += (ROOT / "tests/outside").rglob("rules.py")
TYPES = {"Cards", "Numbers", "Ranges", "Table"}  # that games import for annotations


def rows(title: str) -> dict[str, str]:
    """The first column of the table under a title, by name: what is called, and how."""
    (section,) = re.findall(rf"^## {re.escape(title)}$(.*?)(?=^## |\Z)", PAGE, re.M | re.S)
    found = re.findall(r"^\| `(\w+)(\([^|]*\))?`", section, re.M)
    assert found
    return {name: called.strip("()") for name, called in found}


NEEDED, MAY = rows("`rules.py`: what must be there"), rows("`rules.py`: what may be there")
HOOKS, THUMB = (
    rows("`table.py`: how it is shown and told"),
    rows("`thumb.py`: how it is played well"),
)
FIELDS, CALLED = rows("The table"), rows("What rules may call")


def test_every_hook_is_on_the_page_and_no_other() -> None:
    """Declarations, hooks and verbs, each in the table of the file where it stands."""
    assert {*NEEDED} == {*games.NEEDED}
    listed = [*NEEDED, *MAY, *HOOKS, *THUMB]
    assert len(listed) == len({*listed})
    assert {*listed} == {*games.NEEDED, *declared.HOOKS, *verbs.VERBS}


def test_hooks_stand_where_our_games_have_them() -> None:
    """Those in our tables and rules of thumb."""
    for file, known in {"table.py": HOOKS, "thumb.py": THUMB}.items():
        for found in (ROOT / "src/treize/games").glob(f"*/{file}"):
            module = ast.parse(found.read_text(encoding="utf-8"))
            defined = {node.name for node in module.body if isinstance(node, ast.FunctionDef)}
            assert defined & {*declared.HOOKS, *verbs.VERBS} <= {*known}


@pytest.mark.parametrize("name", [*verbs.VERBS])
def test_a_verb_is_called_as_the_page_says(name: str) -> None:
    """By these arguments."""
    called = (NEEDED | MAY | HOOKS | THUMB)[name]
    assert called.split(", ") == [*signature(verbs.VERBS[name]).parameters]


def test_a_hook_is_called_with_as_many_arguments_as_the_page_says() -> None:
    """What is no function has none."""
    hints = get_type_hints(declared.Declared)
    for name, called in (MAY | HOOKS | THUMB).items():
        if name in hints:
            calls = [kind for kind in get_args(hints[name]) if get_origin(kind) is Callable]
            given = len(get_args(calls[0])[0]) if calls else 0
            assert given == len([*filter(None, called.split(", "))]), name


def test_all_that_declares_a_field_is_on_the_page() -> None:
    """Zones, numbers and options, as they are called."""
    kinds = {"Number", "Seat", "Points"}
    declarers = {
        name
        for name, value in vars(table).items()
        if isfunction(value) and value.__module__ == table.__name__ and not name.startswith("_")
        if get_type_hints(value).get("return") is Any
    }
    assert {*FIELDS} == declarers | kinds
    for name in declarers:
        assert FIELDS[name] == as_called(getattr(table, name))
    for parts in (moves.Move, table.Line, facts.Fact, facts.Chance):
        assert f"`{parts.__name__}({', '.join(signature(parts).parameters)})`" in PAGE


def as_called(function: Callable[..., Any]) -> str:
    """The arguments of a function, as the page writes them."""
    given = signature(function).parameters.values()
    many = Parameter.VAR_POSITIONAL
    return ", ".join(f"*{one.name}" if one.kind is many else one.name for one in given)


def test_all_that_rules_may_call_is_on_the_page() -> None:
    """With its arguments; and whatever our games import is named somewhere."""
    assert {*CALLED} == {*cards.__all__}
    for name, called in CALLED.items():
        function = getattr(cards, name)
        assert called == as_called(getattr(function, "py_func", function))
    for file in OWN:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module in (
                "treize.engine.cards",
                "treize.engine.facts",
                "treize.engine.table",
                "treize.engine.verbs",
                "treize.engine.moves",
            ):
                imported = {alias.name for alias in node.names} - TYPES
                assert [n for n in imported if not re.search(rf"\b{n}\b", PAGE)] == [], file


def test_nobody_asks_for_a_hook_by_a_text() -> None:
    """All are attributes of a game; each of them is asked for."""
    files = [f for f in (ROOT / "src/treize").rglob("*.py") if "games" not in f.parts[:-2]]
    code = "\n".join(f.read_text(encoding="utf-8") for f in files)
    assert {*re.findall(r"\.find\([\"'](\w+)", code)} <= {*verbs.VERBS}
    unasked = [hook for hook in declared.HOOKS if not re.search(rf"\.{hook}\b", code)]
    assert unasked == []
