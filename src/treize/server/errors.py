"""Why the server refuses something."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb

from treize.errors import TreizeError


class Denied(TreizeError):
    """Somebody asked for something that the server does not allow."""


def lines_of(error: BaseException) -> list[str]:
    """The lines an error came through: names of ours, never values."""
    frames = extract_tb(error.__traceback__)
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
