"""Why the server refuses something, and what is told of it."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb

from treize.errors import BadMove, TreizeError


class Denied(TreizeError):
    """Somebody asked for something that the server does not allow."""


class StorageFailed(TreizeError):
    """The disk or the database refuses; nothing was changed.  Clients are not told the problem."""


def facts_of(error: TreizeError) -> dict[str, object]:
    """The facts of an error as clients are told them."""
    facts = dict(error.data)
    if isinstance(error, StorageFailed):
        facts.clear()  # its problem is for the log
    if isinstance(error, BadMove) and error.code == "move/illegal":
        facts.pop("legal", None)  # the view has them
    return facts


def cause_of(error: Exception) -> str:
    """Why something failed, for the log: no names, tokens, cards or seeds."""
    if not isinstance(error, TreizeError):
        return type(error).__name__
    return str(error.data.get("problem", error.code))


def traceback_of(error: BaseException) -> list[str]:
    """The lines an error came through: names of ours, never values."""
    frames = extract_tb(error.__traceback__)
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
