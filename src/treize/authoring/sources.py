"""The sources of a game: where its rules stand, and what reading them shows without playing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from traceback import format_tb

from treize.games import Game


def files_of(game: Game) -> list[Path]:
    """The files of a game: all of its folder, or the one module that it is."""
    folder: Path = game.folder
    is_folder = (folder / "__init__.py").is_file()
    return sorted(folder.rglob("*.py")) if is_folder else [Path(game.rules.__file__)]


def _functions(game: Game) -> Iterator[tuple[Path, ast.FunctionDef]]:
    for file in files_of(game):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield file, node


def line_of(game: Game, name: str) -> str:
    """The file and the line where a rule, a hook or a declaration of a game begins."""
    for file in files_of(game):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if name in _names(node):
                return f"{file}:{node.lineno}"
    found = game.find(name)
    code = getattr(getattr(found, "py_func", found), "__code__", None)
    return "" if code is None else f"{code.co_filename}:{code.co_firstlineno}"


def _names(node: ast.stmt) -> list[str]:
    """What a statement defines."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else []
    targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
    return [t.id for target in targets for t in ast.walk(target) if isinstance(t, ast.Name)]


def line_in(file: Path, pattern: str) -> str:
    """The file and the first line that begins like this."""
    lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    found = (number for number, line in enumerate(lines, 1) if re.match(pattern, line))
    return f"{file}:{next(found, 1)}"


def lines_of(game: Game, text: str | BaseException) -> list[str]:
    """The lines of a game's files that an error came through, or a complaint of Numba's names."""
    if isinstance(text, BaseException):
        text = "".join(format_tb(text.__traceback__))
    own = {file.resolve() for file in files_of(game)}
    named = re.findall(r'File "([^"]+)", line (\d+)', text) + re.findall(
        r"(\S+\.py) \((\d+)\)", text
    )
    found = [(Path(file).resolve(), line) for file, line in named]
    return [f"{file}:{line}" for file, line in found if file in own]


def line_compiled(error: Exception) -> list[str]:
    """The line that Numba was compiling when it failed without a word."""
    step, found = error.__traceback__, []
    while step is not None:
        place = getattr(step.tb_frame.f_locals.get("inst"), "loc", None)
        found += [f"{place.filename}:{place.line}"] if place is not None else []
        step = step.tb_next
    return found


def can_end_without_return(game: Game) -> list[tuple[str, str]]:
    """The rules that give something back on one way and nothing on another, and where they end."""
    return [
        (node.name, f"{file}:{node.end_lineno}")
        for file, node in _functions(game)
        if any(map(_is_rule, node.decorator_list))
        and any(isinstance(n, ast.Return) and n.value for n in ast.walk(node))
        and not _returns(node.body)
    ]


def _is_rule(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Name) and decorator.id == "rule"


def _returns(body: list[ast.stmt]) -> bool:
    """Whether every way through some statements ends with a return."""
    last = body[-1]
    if isinstance(last, ast.If):
        return bool(last.orelse) and _returns(last.body) and _returns(last.orelse)
    is_for_ever = isinstance(last, ast.While) and isinstance(last.test, ast.Constant)
    return isinstance(last, ast.Return | ast.Raise) or is_for_ever
