"""Imports run one way, from the table to the command line."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import treize

PACKAGE = Path(treize.__file__).parent
ORDER = (
    ("errors", "processes"),
    ("extras",),
    ("engine",),
    ("texts",),
    ("games",),
    ("rulebook",),
    ("match",),
    ("networks",),
    ("bots",),
    ("device",),
    ("arena", "research", "server"),
    ("authoring", "bench", "train"),
    ("terminal",),
    ("__init__", "__main__"),
)
RANK = {name: rank for rank, names in enumerate(ORDER) for name in names}
# What a module imports only when it is called, against the order, and why.
LATE = {("errors", "texts"): "an error says itself in English"}


def imports_of(file: Path) -> set[str]:
    """The parts of the package that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("treize"):
            parts = node.module.split(".")
            found |= {parts[1]} if len(parts) > 1 else {a.name for a in node.names}
    return found


def test_imports_run_one_way() -> None:
    """A folder imports only what stands before it, and not what stands beside it."""
    for file in PACKAGE.rglob("*.py"):
        part = file.relative_to(PACKAGE).parts[0].removesuffix(".py")
        for other in imports_of(file) & set(RANK):
            if (part, other) not in LATE:
                assert part == other or RANK[other] < RANK[part], f"{file} imports {other}"


def test_every_module_has_its_place() -> None:
    """A new module is put into the order."""
    parts = {
        file.relative_to(PACKAGE).parts[0].removesuffix(".py") for file in PACKAGE.rglob("*.py")
    }
    assert parts == set(RANK)


def test_nothing_is_called_after_no_idea() -> None:
    """No file is called utils, core, common, helpers, base or manager."""
    names = {file.stem for file in PACKAGE.rglob("*.py")}
    assert not names & {"utils", "core", "common", "helpers", "base", "manager"}


IDS = {folder.parent.name for folder in (PACKAGE / "games").glob("*/rules.py")}


def test_a_game_is_known_in_its_own_folder_only() -> None:
    """No other file names one; `web/tests/neutral.test.ts` says the same of the browser."""
    named = re.compile(rf"""["'`]({"|".join(sorted(IDS))})["'`]""")
    files = [file for file in PACKAGE.rglob("*") if file.suffix in (".py", ".cjs", ".toml")]
    outside = [file for file in files if not IDS & {*file.relative_to(PACKAGE).parts}]
    assert len(IDS) == 5
    assert [str(f) for f in outside if named.search(f.read_text(encoding="utf-8"))] == []
