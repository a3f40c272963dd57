"""The command that starts a program installed beside this Python: its name, or else its path."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path


def reached(program: str) -> str:
    """What to type for a program that is installed beside this Python."""
    beside = shutil.which(program, path=str(Path(sys.executable).parent))
    if beside is None:
        return f"{_path(sys.executable)} -m {program}"
    found = shutil.which(program)
    is_it = found is not None and Path(found).resolve() == Path(beside).resolve()
    return program if is_it else _path(beside)


def _path(file: str) -> str:
    """A path for the shell, relative to the working folder if it lies in there."""
    short = os.path.relpath(file) if Path(file).is_relative_to(Path.cwd()) else file
    return shlex.quote(short)
