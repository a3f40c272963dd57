"""Many tables at once give what one table gives."""

from __future__ import annotations

import numpy as np
import pytest

from treize import GAMES, games
from treize.engine import batch, verbs
from treize.engine.batch import CAP
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


@pytest.mark.parametrize("game", GAMES)
def test_rounds_are_played_one_by_one(game: str) -> None:
    """A round ends with its points added to the totals."""
    tables = games.lay(game, 20, seats=4, seed=4, options={})
    lengths = np.zeros(20, np.int64)
    batch.play_rounds(tables, lengths, CAP)
    assert (tables.turn < 0).all()
    assert (tables.this_round == 0).all()
    assert (tables.totals == tables.points).all()
    assert (lengths > 0).all()


def test_a_match_that_goes_on_has_no_winner() -> None:
    """Winners are found only where the last round has been scored."""
    tables = games.lay("thirteen", 5, seats=4, seed=4, options={})
    winners = np.ones((5, 4), np.bool_)
    batch.play_rounds(tables, np.zeros(5, np.int64), CAP)
    batch.find_winners(tables, winners)
    assert not winners.any()


def test_tables_are_laid_only_for_so_many_players() -> None:
    """A kernel trusts its tables, so none is laid that it could not trust."""
    with pytest.raises(BadGame, match="3 to 8 players, not 50"):
        games.lay("ole", 1, seats=50, seed=1, options={})


@pytest.mark.parametrize("game", GAMES)
def test_masks_are_the_legal_moves(game: str) -> None:
    """A mask says of every move whether it is legal; none is once the round is over."""
    tables = games.lay(game, 30, seats=4, seed=4, options={})
    batch.deal_all(tables)
    masks = np.ones((30, len(GAMES[game].MOVES)), np.bool_)
    batch.legal_masks(tables, masks)
    for state, mask in zip(tables, masks, strict=True):
        reasons = [verbs.why_not(state, move) for move in range(len(mask))]
        assert [reason == verbs.LEGAL for reason in reasons] == mask.tolist()
    tables.turn = -1
    batch.legal_masks(tables, masks)
    assert not masks.any()
