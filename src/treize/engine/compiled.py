"""Compiling the rules: one decorator, and a cache that knows when a rule has changed.

Numba's cache looks at the file of a function and at nothing that it calls, so the folder
is named by a digest of the package: a changed rule never meets an old kernel.  It also looks at
where that file lies, when it was written, and at the processor; so does the digest, or a mark
that all is compiled would be believed where nothing is.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import re
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from llvmlite.binding import get_host_cpu_name
from numba.core import config as _config
from numba.core import event
from platformdirs import user_cache_path

from treize.engine.entry_points import offers

config: Any = _config  # its settings are made when Numba starts
Rule = TypeVar("Rule", bound=Callable[..., Any])
PACKAGE = Path(__file__).parents[1]
RULES = "engine", "games"  # whatever stands there may be compiled into what others compile
COMPILES = b"\n@rule", b"\n@kernel", b"\n@inlined", b"\n@overload", b"intrinsic("
FORGOTTEN = 30 * 24 * 3600  # seconds after which a cache nobody opened is swept away


def _digest() -> str:
    """A name for these sources, this Numba and this way of compiling."""
    digest = hashlib.sha256()
    processor = config.CPU_NAME or get_host_cpu_name()
    digest.update(f"{numba.__version__} {config.BOUNDSCHECK} {processor} {PACKAGE}".encode())
    for source in sorted(PACKAGE.rglob("*.py")):
        text = source.read_bytes()
        if is_compiled(source, text):
            name = f"{source.relative_to(PACKAGE).as_posix()} {source.stat().st_mtime_ns}"
            digest.update(name.encode() + text)
    return digest.hexdigest()[:16]


def is_compiled(source: Path, text: bytes) -> bool:
    """Whether what stands in a file of ours may be compiled."""
    return source.relative_to(PACKAGE).parts[0] in RULES or any(mark in text for mark in COMPILES)


def _open_cache() -> tuple[Path, Path]:
    """The user's cache and the folder of this very version in it; or what ends with the process."""
    home = Path(config.CACHE_DIR) if config.CACHE_DIR else user_cache_path("treize")
    folder = home / _digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="treize-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        return folder, folder
    if not config.CACHE_DIR:
        _sweep(home)
    return home, folder


def _sweep(home: Path) -> None:
    for folder in home.iterdir():
        with suppress(OSError):  # another process may be sweeping too
            if time.time() - folder.stat().st_mtime > FORGOTTEN:
                shutil.rmtree(folder, ignore_errors=True)


HOME, CACHE = _open_cache()
config.CACHE_DIR = str(CACHE)


def rule(function: Rule) -> Rule:
    """Compile a rule of a game; NUMBA_DISABLE_JIT=1 leaves it plain Python."""
    return _compile(function)


def kernel(function: Rule) -> Rule:
    """Compile work on many tables, which lets other threads run meanwhile."""
    return _compile(function, nogil=True)


def _compile(function: Rule, nogil: bool = False) -> Rule:
    """Compile into the cache; what another package compiles, into a folder of its own there.

    That folder is named by a digest too: one file of a game may call what stands in another.
    """
    file = Path(function.__code__.co_filename)
    if PACKAGE not in file.parents and file.is_file():
        config.CACHE_DIR = str(CACHE / digest_of(file))
    try:
        return cast(Rule, numba.njit(cache=True, nogil=nogil, error_model="numpy")(function))
    finally:
        config.CACHE_DIR = str(CACHE)


@cache
def digest_of(file: Path) -> str:
    """A name for the sources of a game: its folder here; elsewhere its whole package.

    A game elsewhere may go by the rules of another, so the packages of games it imports count too.
    """
    own = PACKAGE in file.parents
    digest = hashlib.sha256()
    for source in sorted(file.parent.glob("*.py")) if own else _with_imported(file):
        digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def _with_imported(file: Path) -> list[Path]:
    """The files of the package that a file is in, and of those it imports that offer games."""
    files = _package_of(file)
    for source in files:  # which grow meanwhile
        text = source.read_text(encoding="utf-8", errors="replace")
        for name in re.findall(r"^\s*(?:from|import)\s+(\w+)", text, re.MULTILINE):
            more = _package_of(_offering()[name]) if name in _offering() else []
            files += [other for other in more if other not in files]
    return files


def _package_of(file: Path) -> list[Path]:
    """All files of the package that a file is in, or that file alone."""
    folder = file.parent
    if not (folder / "__init__.py").is_file():
        return [file]
    while (folder.parent / "__init__.py").is_file():
        folder = folder.parent
    return sorted(folder.rglob("*.py"))


@cache
def _offering() -> dict[str, Path]:
    """The packages elsewhere that offer games, each with a file of it."""
    names = {package.partition(".")[0] for _, package in offers()}
    found = {name: find_spec(name) for name in names}
    return {name: Path(spec.origin) for name, spec in found.items() if spec and spec.origin}


def inlined(function: Rule) -> Rule:
    """Compile work into whoever calls it: handing arrays to a function costs more than some work.

    Numba counts the references to each array that a function is given.
    """
    return cast(Rule, numba.njit(error_model="numpy", inline="always")(function))


class _Listener(event.Listener):
    """Hears of every function that is compiled, and tells the name of each new module of ours."""

    def __init__(self) -> None:
        self.tell: Callable[[str], None] = lambda _: None
        self.told: set[str] = set()

    def on_start(self, happening: Any) -> None:
        module = happening.data["dispatcher"].py_func.__module__
        if module.startswith("treize.") and module not in self.told:
            self.told.add(module)
            self.tell(module.removeprefix("treize."))

    def on_end(self, happening: Any) -> None:
        pass


_LISTENER = _Listener()
event.register("numba:compile", _LISTENER)  # type: ignore[no-untyped-call]


def when_compiling(tell: Callable[[str], None]) -> None:
    """Tell the name of each of our modules when compiling it begins, the first time ever."""
    _LISTENER.tell = tell
