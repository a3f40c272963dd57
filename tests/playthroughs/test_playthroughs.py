"""The golden playthroughs still come out as they were written down."""

from __future__ import annotations

import pytest

from playthroughs import FOLDER, MATCHES, playthrough


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_is_played_as_it_was_written_down(name: str) -> None:
    """Every deal, move, table and total; see playthroughs.py for how to write them anew."""
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_no_playthrough_is_left_behind() -> None:
    """Each file belongs to a match."""
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(MATCHES)
