"""Many tables at once give what one table gives."""

from __future__ import annotations

import numpy as np
import pytest

from treize import GAMES, games
from treize.engine import batch
from treize.errors import BadGame


@pytest.mark.parametrize("game", GAMES)
def test_the_result_does_not_depend_on_the_number_of_cores(game: str) -> None:
    """Each table has luck of its own, so it plays the same wherever it is played."""
    ends = []
    for cores in (1, 2, 3):
        tables = games.lay(game, 50, seats=3, seed=4, options={})
        lengths = np.zeros(50, np.int64)
        batch.on_cores(batch.play_matches, tables, lengths, cores)
        ends.append(tables.tobytes() + lengths.tobytes())
    assert ends[0] == ends[1] == ends[2]


def test_a_match_that_goes_on_has_no_winner() -> None:
    """Winners are found only where the last round has been scored."""
    tables = games.lay("thirteen", 5, seats=4, seed=4, options={})
    winners = np.ones((5, 4), np.bool_)
    batch.play_matches(tables, np.zeros(5, np.int64), 20)
    batch.find_winners(tables, winners)
    assert not winners.any()


def test_tables_are_laid_only_for_so_many_players() -> None:
    """A kernel trusts its tables, so none is laid that it could not trust."""
    with pytest.raises(BadGame, match="3 to 8 players, not 50"):
        games.lay("ole", 1, seats=50, seed=1, options={})
