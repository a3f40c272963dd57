"""For all tests: a text that lacks something is an error, though people would be shown its name."""

from __future__ import annotations

import re
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

from treize.games import GAMES
from treize.texts.words import Words

Words.is_strict = True
NAMED = re.compile(rf"\[.*?\b({'|'.join(GAMES)})\b")  # in the name of a test


class ByGame(LoadScopeScheduling):
    """One worker runs all tests of a game: both would compile it, at the same time."""

    def _split_scope(self, nodeid: str) -> str:
        if "/outside/" in nodeid:
            return "outside"
        found = NAMED.search(nodeid)
        return found[1] if found and "/server/" not in nodeid else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> ByGame:
    """The server's tests are spread as they come: it compiles beside them."""
    return ByGame(config, log)
