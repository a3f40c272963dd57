"""What a seat sees and may play, as the spaces of Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from treize.engine.options import Options
from treize.games import game_named
from treize.match import Match
from treize.match.notation import read_move
from treize.research.bounds import bounds
from treize.research.features import features_seen

MaskedObservation = dict[str, npt.NDArray[Any]]


def space_of(game: str, seats: int, options: Options | None, cap: int) -> Any:
    """Every observation of such matches, with the moves that are legal."""
    least, most = bounds(game, seats, options, cap)
    mask = spaces.Box(0, 1, (len(game_named(game).MOVES),), np.int8)
    return spaces.Dict(
        {"observation": spaces.Box(least, most, dtype=np.int16), "action_mask": mask}
    )


def seen_of(match: Match, seat: int, is_to_move: bool) -> MaskedObservation:
    """What a seat sees; none of its moves is legal when it is not to move."""
    mask = np.zeros(len(match.rules.MOVES), np.int8)
    if is_to_move:
        mask[[read_move(match.game, move) for move in match.legal()]] = 1
    return {"observation": features_seen(match.observe(seat)), "action_mask": mask}
