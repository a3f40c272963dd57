"""Begin a game of your own: a small distribution that plays at once, to be changed."""

from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from pathlib import Path

from treize.errors import BadGame, BadUse
from treize.games import BROKEN, GAMES

TEMPLATE = Path(__file__).parent / "template"
TESTS = "checks.py"  # in the template; not called so there, or it would be run as it is
NAME = r"[a-z][a-z0-9_]{1,29}"  # of a package, and of an id on the wire
HEAD = '"""A game for Treize."""\n'


def new_game(name: str, folder: Path) -> list[Path]:
    """Write a new game into a folder that does not exist yet, and tell which files it has."""
    if not re.fullmatch(NAME, name) or keyword.iskeyword(name):
        raise BadUse("use/name", name=name[:80])
    if name in GAMES or name in BROKEN:
        raise BadGame("game/twice", game=name)
    if find_spec(name) is not None:
        raise BadUse("use/package", name=name)
    if folder.exists():
        raise BadUse("use/taken", folder=str(folder))
    files = {_place(file, name): _text(file, name) for file in sorted(TEMPLATE.glob("*.*"))}
    for place, text in files.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, encoding="utf-8")
    return [folder / place for place in files]


def _place(file: Path, name: str) -> Path:
    """Where a file of the template goes."""
    if file.name == "pyproject.toml":
        return Path(file.name)
    return Path("tests", f"test_{name}.py") if file.name == TESTS else Path(name, file.name)


def _text(file: Path, name: str) -> str:
    if file.name == "__init__.py":
        return HEAD
    title = name.replace("_", " ").title()
    return file.read_text(encoding="utf-8").replace("NAME", name).replace("TITLE", title)
