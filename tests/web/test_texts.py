"""The browser's texts and recorded views fit what the rest of Treize says."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from treize.games import GAMES
from treize.server.wire.updates import View

ROOT = Path(__file__).parents[2]
COVERS = sorted((ROOT / "web/src/games").glob("*/Cover.svelte"))
VIEWS = sorted((ROOT / "web/tests/views").glob("*.json"))


@pytest.mark.parametrize("file", COVERS, ids=lambda file: file.parent.name)
def test_so_many_may_sit_at_a_table_of_one_tap(file: Path) -> None:
    """Four, unless a game says otherwise; the rules allow as many."""
    told = re.search(r"seats = (\d+)", file.read_text(encoding="utf-8"))
    seats = GAMES[file.parent.name].SEATS
    assert (int(told[1]) if told else min(4, seats.stop - 1)) in seats


@pytest.mark.parametrize("file", VIEWS, ids=lambda file: file.stem)
def test_a_recorded_view_is_what_the_server_sends(file: Path) -> None:
    """The component tests draw from views that the protocol of today allows."""
    view = msgspec.json.decode(file.read_bytes(), type=View)
    assert view.state.table is not None
    assert view.yours[0].legal
