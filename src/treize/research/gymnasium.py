"""One learner against bots: a Gymnasium environment, and thousands of them as a vector."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import numpy as np
import numpy.typing as npt

from treize import bots
from treize.bots import BOTS, Player
from treize.engine.batch import CAP
from treize.engine.options import Options
from treize.engine.plain import plain
from treize.errors import BadMove, BadSeat, BadUse
from treize.extras import needs
from treize.games import check_seats
from treize.match import Match
from treize.research.picture import render
from treize.research.rewards import (
    ILLEGAL,
    check_illegal,
    check_rewards,
    move_of,
    savings_of,
    shares_of,
)
from treize.research.vector import Tables

with needs("gymnasium"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space

    from treize.research.spaces import MaskedObservation, seen_of, space_of

__all__ = ["Env", "VectorEnv"]


class Env(gymnasium.Env[MaskedObservation, np.int64]):
    """A match in which one seat learns and bots play the others.

    `opponents` is the name of a bot, or a name or a player for each other seat, clockwise.
    A move that is not legal ends the match with a reward of -1, and `info["illegal"]` tells which;
    with `illegal="raise"` it is refused.  A copy or a pickle plays on as the match itself would.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seats: int = 4,
        seat: int = 0,
        opponents: str | Sequence[str | Player] = "greedy",
        options: Options | None = None,
        rewards: str = "win",
        illegal: str = "end",
        cap: int = CAP,
        render_mode: str | None = None,
    ) -> None:
        self.match = Match(game, seats=seats, seed=0, options=options)
        self.game, self.seats, self.options = game, self.match.seats, options
        self.seat: int = plain(seat)
        self.cap: int = plain(cap)
        if self.seat not in range(self.seats):
            raise BadSeat("seat/unknown", seat=str(seat)[:80], most=self.seats - 1)
        check_rewards(rewards)
        check_illegal(illegal)
        self.by_points = rewards == "points"
        self.is_strict = illegal == "raise"
        self.render_mode = render_mode
        self.opponents = _invited(opponents, self.seats - 1)
        self.observation_space = space_of(game, self.seats, options, self.cap)
        self.action_space = spaces.Discrete(len(self.match.rules.MOVES))
        self.is_playing = False  # between reset and the end of the match

    __copy__ = deepcopy  # two that share their match would play each other's moves

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[MaskedObservation, dict[str, Any]]:
        """Begin a match, up to the learner's first decision."""
        super().reset(seed=plain(seed))
        while True:  # a very small match may be over before the learner has a turn
            luck = self.np_random.bytes(16).hex()
            self.match = Match(self.game, seats=self.seats, seed=luck, options=self.options)
            self.players = {
                (self.seat + 1 + place) % self.seats: _ready(bot, self.game, f"{luck} {place}")
                for place, bot in enumerate(self.opponents)
            }
            self._let_others_play()
            if not self._is_over:
                self.is_playing = True
                return self._seen(), {}

    @property
    def _is_over(self) -> bool:
        return self.match.is_over or len(self.match.steps) >= self.cap

    def _let_others_play(self) -> None:
        while not self._is_over and self.match.turn != self.seat:
            turn = self.match.turn
            assert turn is not None  # noqa: S101  # the match goes on
            self.match.play(self.players[turn].choose(self.match.observe(turn)))

    def step(self, action: Any) -> tuple[MaskedObservation, float, bool, bool, dict[str, Any]]:
        """Play the learner's move, and the others' up to the learner's next decision."""
        if not self.is_playing:
            raise BadUse("use/reset")
        move = move_of(self.match, action)
        rounds = len(self.match.rounds)
        try:
            self.match.play(move)
        except BadMove:
            if self.is_strict:
                raise
            self.is_playing = False
            return self._seen(), ILLEGAL, True, False, {"illegal": move}
        self._let_others_play()
        self.is_playing = not self._is_over
        over = self.match.is_over
        return self._seen(), self._reward(rounds), over, self._is_over and not over, {}

    def _reward(self, rounds: int) -> float:
        if self.by_points:
            return sum(savings_of(points)[self.seat] for points in self.match.rounds[rounds:])
        return shares_of(self.match)[self.seat]

    def _seen(self) -> MaskedObservation:
        return seen_of(self.match, self.seat, self.is_playing)

    def render(self) -> Any:
        """The table as the learner sees it: sentences, or a picture."""
        return render(self.match, self.seat, self.render_mode)


def _invited(opponents: str | Sequence[str | Player], others: int) -> list[str | Player]:
    """A bot for each other seat."""
    if isinstance(opponents, str):
        opponents = [opponents] * others
    invited = list(opponents)
    if len(invited) != others:
        raise BadUse("use/bots", number=len(invited), others=others)
    for bot in invited:
        if isinstance(bot, str) and bot not in BOTS:
            raise BadUse("use/bot", bot=bot[:80], known=", ".join(BOTS))
    return invited


def _ready(bot: str | Player, game: str, seed: str) -> Player:
    return bots.bot(bot, game, seed) if isinstance(bot, str) else bot


class VectorEnv(
    gymnasium.vector.VectorEnv[MaskedObservation, npt.NDArray[np.int64], npt.NDArray[np.int64]]
):
    """Many tables at once, one learner at each, against `chance` or `greedy` inside the kernel.

    The learners sit in all seats in turn.  A match that ends is followed by the next in the same
    step, and `infos["final_obs"]` has what was seen of it last.  A move that is not legal ends the
    match with a reward of -1, and `infos["final_info"]["illegal"]` tells which it was; with
    `illegal="raise"` it is refused, and none is played anywhere.  With `copy=False` observations
    are arrays that the next step fills in again.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012
    autoreset_mode = AutoresetMode.SAME_STEP

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seats: int = 4,
        opponents: str = "greedy",
        options: Options | None = None,
        rewards: str = "win",
        illegal: str = "end",
        cap: int = CAP,
        copy: bool = True,
    ) -> None:
        seats, self.num_envs, self.copy = plain(seats), plain(num_envs), copy
        check_seats(game, seats)
        self.tables = Tables(
            game,
            self.num_envs,
            seats=seats,
            options=options,
            rewards=rewards,
            cap=cap,
            learners=np.arange(self.num_envs) % seats,
            opponents=opponents,
            illegal=illegal,
        )
        self.single_observation_space = space_of(game, seats, options, cap)
        self.single_action_space = spaces.Discrete(len(self.tables.moves))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    __copy__ = deepcopy  # two that share their tables would play each other's moves

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[MaskedObservation, dict[str, Any]]:
        """Begin a match at every table, or where `options["reset_mask"]` is true.

        The same seed gives the same matches.
        """
        if seed is not None or self._np_random is None:
            super().reset(seed=plain(seed))
        where = (options or {}).get("reset_mask", True)
        self.tables.reset(int(self.np_random.integers(2**63)), where)
        return self._seen(), {}

    def step(self, actions: npt.ArrayLike) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play the learners' moves, and the others' up to their next decisions."""
        tables = self.tables
        tables.step(actions)
        rewards = tables.rewards[np.arange(self.num_envs), tables.learners]
        over, infos = tables.ended & ~tables.capped, self._infos(actions)
        return self._seen(), rewards, over, tables.capped.copy(), infos

    def _seen(self) -> MaskedObservation:
        seen: MaskedObservation = {
            "observation": self.tables.observations,
            "action_mask": self.tables.masks,
        }
        return {name: array.copy() for name, array in seen.items()} if self.copy else seen

    def _infos(self, actions: npt.ArrayLike) -> dict[str, Any]:
        """What was seen last of the matches that this step has ended, as Gymnasium tells it."""
        tables = self.tables
        if not tables.ended.any():
            return {}
        finals, illegal = np.full((2, self.num_envs), None)
        for i in np.flatnonzero(tables.ended):
            mask = np.zeros(len(tables.moves), np.int8)
            finals[i] = {"observation": tables.final_observations[i].copy(), "action_mask": mask}
        for i in np.flatnonzero(tables.illegal):
            illegal[i] = tables.moves[np.asarray(actions)[i]]
        told = {"illegal": illegal, "_illegal": tables.illegal.copy()}
        return {
            "final_obs": finals,
            "_final_obs": tables.ended.copy(),
            "final_info": told if tables.illegal.any() else {},
            "_final_info": tables.ended.copy(),
        }
