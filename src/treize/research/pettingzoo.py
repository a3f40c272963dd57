"""The games as PettingZoo environments, agent by agent.

from treize.research.pettingzoo import env

table = env(game, seats=4)
table.reset(seed=13)
for agent in table.agent_iter():
    observation, reward, termination, truncation, info = table.last()
    over = termination or truncation
    mask = observation["action_mask"]
    table.step(None if over else table.action_space(agent).sample(mask))
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from treize.engine.batch import CAP
from treize.engine.options import Options
from treize.engine.plain import plain
from treize.extras import needs
from treize.match import Match
from treize.research.picture import render
from treize.research.rewards import (
    ILLEGAL,
    check_rewards,
    move_of,
    savings_of,
    shares_of,
)

with needs("pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

    from treize.research.spaces import MaskedObservation, seen_of, space_of

__all__ = ["Env", "env", "raw_env"]


def env(game: str, **terms: Any) -> Any:
    """An environment that a move that is not legal ends, with a reward of -1 for who played it."""
    return Ordered(TerminateIllegalWrapper(raw_env(game, **terms), ILLEGAL))


class Ordered(OrderEnforcingWrapper):  # type: ignore[misc]
    """Plays only after reset, and only actions: whole numbers, of whatever library."""

    __copy__ = deepcopy  # with all that it wraps

    def step(self, action: Any) -> None:
        """Play the move of the agent whose turn it is."""
        if self._has_reset and self.agents and not self._is_done():
            move_of(self.unwrapped.match, action)
        super().step(plain(action))

    def _is_done(self) -> bool:
        agent = self.agent_selection
        return bool(self.terminations[agent] or self.truncations[agent])

    def __str__(self) -> str:
        return str(self.env)


class Env(AECEnv):  # type: ignore[misc]
    """A match as an environment; the agents are the seats, `seat_0` and so on.

    This is the strict one: a move that is not legal is refused, and the match stands as it stood.
    A copy or a pickle plays on as the match itself would.
    """

    metadata: dict[str, object] = {  # noqa: RUF012  # PettingZoo wants it so
        "render_modes": ["ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        *,
        seats: int = 4,
        options: Options | None = None,
        rewards: str = "win",
        max_cycles: int = CAP,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_rewards(rewards)
        self.metadata = self.metadata | {"name": f"treize_{game}_v0"}
        self.match = Match(game, seats=seats, options=options)
        self.game, self.seats, self.options = game, self.match.seats, options
        self.by_points = rewards == "points"
        self.max_cycles = plain(max_cycles)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents = list(self.possible_agents)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = space_of(game, self.seats, options, self.max_cycles)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: spaces.Discrete(len(self.match.rules.MOVES)) for agent in self.possible_agents
        }

    __copy__ = deepcopy  # two that share their match would play each other's moves

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a match; the same seed gives the same match."""
        self.match = Match(self.game, seats=self.seats, seed=seed, options=self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.match.turn or 0]

    def observe(self, agent: str) -> MaskedObservation:
        """What a seat sees, and what it may play now."""
        seat = self.seat_of[agent]
        is_done = self.terminations.get(agent, True) or self.truncations.get(agent, True)
        return seen_of(self.match, seat, seat == self.match.turn and not is_done)

    def step(self, action: int | None) -> None:
        """Play the move of the agent whose turn it is."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        played = self.match.play(move_of(self.match, action), self.seat_of[agent])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.by_points:
            self._reward(savings_of(played.points) if played.points else [])
        elif self.match.is_over:
            self._reward(shares_of(self.match))
        if self.match.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif len(self.match.steps) >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _reward(self, amounts: list[float]) -> None:
        for agent, amount in zip(self.possible_agents, amounts, strict=False):
            self.rewards[agent] = amount

    def render(self) -> Any:
        """The table as the seat to move sees it: sentences, or a picture."""
        return render(self.match, self.match.turn, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


raw_env = Env
