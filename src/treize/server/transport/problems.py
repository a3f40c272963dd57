"""What is told of an error."""

from __future__ import annotations

from typing import Any

from treize.errors import BadMove, TreizeError
from treize.server.store.reader import StorageFailed


def facts_of(error: TreizeError) -> dict[str, Any]:
    """The facts of an error as they are told."""
    facts = dict(error.data)
    if isinstance(error, StorageFailed):
        facts.clear()  # its problem is for the log
    if isinstance(error, BadMove) and error.code == "move/illegal":
        facts.pop("legal", None)  # the view has them
    return facts
