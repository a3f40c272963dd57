"""One learner against bots: a Gymnasium environment, and thousands of them as a vector."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from treize.bots import BOTS, Player, bot_named
from treize.errors import BadSeat, BadUse
from treize.games import check_seats, game_named
from treize.match import CAP, Match
from treize.notation import read_move
from treize.research.extras import needs, savings_of, shares_of
from treize.research.features import features_of, labels
from treize.research.picture import picture, sentences
from treize.research.vector import REWARDS, Tables

with needs("gymnasium", "gymnasium"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space

LEAST, MOST = np.iinfo(np.int16).min, np.iinfo(np.int16).max
ILLEGAL = -1.0  # the reward of a move that is not legal, which ends the match
Seen = dict[str, npt.NDArray[Any]]


def _space(game: str, seats: int) -> Any:
    """What a seat sees, and what it may play."""
    moves = len(game_named(game).MOVES)
    return spaces.Dict(
        {
            "observation": spaces.Box(LEAST, MOST, (len(labels(game, seats)),), np.int16),
            "action_mask": spaces.Box(0, 1, (moves,), np.int8),
        }
    )


class Env(gymnasium.Env[Seen, np.int64]):
    """A match in which one seat learns and bots play the others.

    `opponents` is the name of a bot, or a name or a player for each other seat, clockwise.
    A move that is not legal ends the match with a reward of -1; `info["illegal"]` tells.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seats: int = 4,
        seat: int = 0,
        opponents: str | Sequence[str | Player] = "greedy",
        options: dict[str, Any] | None = None,
        rewards: str = "win",
        cap: int = CAP,
        render_mode: str | None = None,
    ) -> None:
        check_seats(game, seats)
        if seat not in range(seats):
            raise BadSeat("seat/unknown", seat=str(seat)[:80], most=seats - 1)
        if rewards not in REWARDS:
            raise BadUse("use/rewards", rewards=str(rewards)[:80], known=", ".join(REWARDS))
        self.game, self.seats, self.seat, self.options = game, seats, seat, options
        self.by_points = rewards == "points"
        self.cap = cap
        self.render_mode = render_mode
        self.opponents = _invited(opponents, seats - 1)
        self.observation_space = _space(game, seats)
        self.action_space = spaces.Discrete(len(game_named(game).MOVES))
        self.match = Match(game, seats=seats, seed=0, options=options)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a match, up to the learner's first decision."""
        super().reset(seed=seed)
        while True:  # a very small match may be over before the learner has a turn
            luck = self.np_random.bytes(16).hex()
            self.match = Match(self.game, seats=self.seats, seed=luck, options=self.options)
            self.players = {
                (self.seat + 1 + place) % self.seats: bot
                if not isinstance(bot, str)
                else bot_named(bot, self.game, f"{luck} {place}")
                for place, bot in enumerate(self.opponents)
            }
            self._let_others_play()
            if not self._is_over:
                return self._seen(), {}

    @property
    def _is_over(self) -> bool:
        return self.match.is_over or len(self.match.steps) >= self.cap

    def _let_others_play(self) -> None:
        while not self._is_over and self.match.turn != self.seat:
            turn = self.match.turn
            assert turn is not None  # noqa: S101  # the match goes on
            self.match.play(self.players[turn].choose(self.match.observe(turn)))

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play the learner's move, and the others' up to the learner's next decision."""
        move = self.match.rules.MOVES[int(action)]
        if move not in self.match.legal():
            return self._seen(), ILLEGAL, True, False, {"illegal": move}
        rounds = len(self.match.rounds)
        self.match.play(move)
        self._let_others_play()
        over = self.match.is_over
        return self._seen(), self._reward(rounds), over, self._is_over and not over, {}

    def _reward(self, rounds: int) -> float:
        if self.by_points:
            return sum(savings_of(points)[self.seat] for points in self.match.rounds[rounds:])
        return shares_of(self.match)[self.seat]

    def _seen(self) -> Seen:
        mask = np.zeros(len(self.match.rules.MOVES), np.int8)
        if self.match.turn == self.seat:
            mask[[read_move(self.game, move) for move in self.match.legal()]] = 1
        return {"observation": features_of(self.match.table, self.seat)[0], "action_mask": mask}

    def render(self) -> Any:
        """The table as the learner sees it: sentences, or a picture."""
        if self.render_mode is None:
            return None
        told = sentences(self.match, self.seat)
        return "\n".join(told) if self.render_mode == "ansi" else picture(told)


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


class VectorEnv(gymnasium.vector.VectorEnv[Seen, npt.NDArray[np.int64], npt.NDArray[np.int64]]):
    """Many tables at once, one learner at each, against `chance` or `greedy` inside the kernel.

    The learners sit in all seats in turn.  Arrays are filled in again at each step: copy what you
    keep.  A match that ends is followed by the next in the same step.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seats: int = 4,
        opponents: str = "greedy",
        options: dict[str, Any] | None = None,
        rewards: str = "win",
        cap: int = CAP,
    ) -> None:
        check_seats(game, seats)
        self.tables = Tables(
            game,
            num_envs,
            seats=seats,
            options=options,
            rewards=rewards,
            cap=cap,
            learners=np.arange(num_envs) % seats,
            opponents=opponents,
        )
        self.num_envs = num_envs
        self.single_observation_space = _space(game, seats)
        self.single_action_space = spaces.Discrete(len(self.tables.moves))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seen: Seen = {
            "observation": self.tables.observations,
            "action_mask": self.tables.masks,
        }
        self._rewards = np.zeros(num_envs, np.float32)
        self._terminations = np.zeros(num_envs, np.bool_)
        self._places = np.arange(num_envs)
        finals = {
            "observation": self.tables.final_observations,
            "action_mask": np.zeros_like(self.tables.masks),
        }
        self._infos = {"final_obs": finals, "_final_obs": self.tables.ended}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a match at every table; the same seed gives the same matches."""
        if seed is not None or self._np_random is None:
            super().reset(seed=seed)
        self.tables.reset(int(self.np_random.integers(2**63)))
        return self._seen, {}

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play the learners' moves, and the others' up to their next decisions."""
        self.tables.step(actions)
        self._rewards[:] = self.tables.rewards[self._places, self.tables.learners]
        np.greater(self.tables.ended, self.tables.capped, out=self._terminations)
        return self._seen, self._rewards, self._terminations, self.tables.capped, self._infos
