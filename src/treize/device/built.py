"""The engine module on disk: in the user's cache, or beside this file in a wheel.

Its name is a digest of all that it is made of, so an old one is never taken for a new one.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path

from treize.device import Unbuildable
from treize.engine.compiled import HOME, PACKAGE
from treize.games import GAMES

try:
    from fcntl import LOCK_EX, flock
except ImportError:  # Windows, where two processes may both build
    flock = None  # type: ignore[assignment]

ENGINE = "engine"  # what all its files are called: .wasm, .json, and .GAME for a network
MODULE, LAYOUT = f"{ENGINE}.wasm", f"{ENGINE}.json"
MADE_OF = "bots", "device", "engine", "games", "match", "networks"  # folders of this package
IN_WHEEL = Path(__file__).parent / "built"
DIGEST = "digest"  # a file in a wheel that tells what the others were made of
# Everything is compiled, nothing is optimised for this machine, and names come in one order.
SETTINGS = {"NUMBA_OPT": "0", "PYTHONHASHSEED": "0"}
OTHERWISE = "NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"


@cache
def digest() -> str:
    """A name for what a module would be made of now, and by which compiler."""
    compiler = [f"{package} {version(package)} " for package in ("numba", "llvmlite", "numpy")]
    return hashlib.sha256("".join([*compiler, sources()]).encode()).hexdigest()[:16]


@cache
def sources() -> str:
    """A name for the rules and bots of all games, whatever compiles them."""
    whole = hashlib.sha256()
    for folder in MADE_OF:
        sources = [*(PACKAGE / folder).rglob("*.py"), *(PACKAGE / folder).rglob("*.npz")]
        for source in sorted(sources):
            whole.update(source.relative_to(PACKAGE).as_posix().encode() + source.read_bytes())
    for game in GAMES.values():  # those of other packages, too
        whole.update(f"{game.id} {game.State.title} ".encode())
    return whole.hexdigest()[:16]


def files_in(folder: Path) -> dict[str, bytes]:
    """The files of the engine module there, by their endings."""
    return {file.suffix: file.read_bytes() for file in sorted(folder.glob(f"{ENGINE}.*"))}


def find() -> Path | None:
    """The folder of the module that fits, if it is built."""
    if (IN_WHEEL / DIGEST).is_file() and (IN_WHEEL / DIGEST).read_text() == sources():
        return IN_WHEEL
    folder = _folder()
    if not (folder / LAYOUT).is_file():
        return None
    with suppress(OSError):
        os.utime(folder)  # or it is swept away some day
    return folder


def _folder() -> Path:
    return HOME / f"engine-{digest()}"


def build() -> Path:
    """The folder of the module, which is built if it is not there."""
    if (found := find()) is not None:
        return found
    with _alone(), tempfile.TemporaryDirectory(dir=HOME, prefix="building-") as folder:
        if (found := find()) is not None:  # another process was quicker
            return found
        files = Path(folder, "files")
        files.mkdir()
        left_out: dict[str, str] = {}
        while problem := _build_without(left_out, files):
            left_out |= _blamed(problem, left_out)
        with suppress(OSError):
            files.rename(_folder())
    return _folder()


@contextmanager
def _alone() -> Iterator[None]:
    """While no other process builds; waits for one that does."""
    with (HOME / "engine.lock").open("w") as lock:
        if flock is not None:
            flock(lock, LOCK_EX)
        yield


def _build_without(left_out: dict[str, str], files: Path) -> str:
    """Build into a folder without some games; answer what was wrong, or nothing."""
    surroundings = {k: v for k, v in os.environ.items() if k not in OTHERWISE}
    surroundings |= {**SETTINGS, "NUMBA_CACHE_DIR": str(files.parent / "compiled")}
    command = [sys.executable, "-m", "treize.device.build", str(files), json.dumps(left_out)]
    run = subprocess.run(  # noqa: S603  # a module of ours
        command, env=surroundings, check=False, capture_output=True, text=True
    )
    return run.stderr.strip().rpartition("\n")[2] if run.returncode else ""


def _blamed(problem: str, left_out: dict[str, str]) -> dict[str, str]:
    """The game of another package that is at fault; all of them where that is not known."""
    own = PACKAGE / "games"
    guests = [g.id for g in GAMES.values() if g.folder.parent != own and g.id not in left_out]
    if not guests:
        raise Unbuildable(problem)
    named = [guest for guest in guests if problem.startswith(f"{guest}.")]
    return dict.fromkeys(named or guests, problem)
