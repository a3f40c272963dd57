"""The browser's texts and recorded views fit what the rest of Treize says."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from treize.games import GAMES
from treize.server.messages import View

ROOT = Path(__file__).parents[2]
VIEWS = sorted((ROOT / "web/tests/views").glob("*.json"))


@pytest.mark.parametrize("game", GAMES)
def test_home_tells_how_many_may_play(game: str) -> None:
    """The numbers under the pictures are those of the rules; a table of one tap is among them."""
    source = (ROOT / "web/src/pages/Home.svelte").read_text(encoding="utf-8")
    told = re.search(rf"game: '{game}', players: '(\d)–(\d)', seats: (\d)", source)
    assert told is not None
    least, most, seats = map(int, told.groups())
    assert range(least, most + 1) == GAMES[game].SEATS
    assert seats in GAMES[game].SEATS


@pytest.mark.parametrize("file", VIEWS, ids=lambda file: file.stem)
def test_a_recorded_view_is_what_the_house_sends(file: Path) -> None:
    """The component tests draw from views that the protocol of today allows."""
    view = msgspec.json.decode(file.read_bytes(), type=View)
    assert view.state.table is not None
    assert view.yours[0].legal
