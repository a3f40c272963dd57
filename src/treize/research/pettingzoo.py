"""The games as PettingZoo environments, agent by agent.

from treize.pettingzoo import env

table = env("ole", seats=4)
table.reset(seed=13)
for agent in table.agent_iter():
    observation, reward, termination, truncation, info = table.last()
    over = termination or truncation
    mask = observation["action_mask"]
    table.step(None if over else table.action_space(agent).sample(mask))
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from treize.errors import BadUse
from treize.match import CAP, Match
from treize.notation import read_move
from treize.research.extras import needs, savings_of, shares_of
from treize.research.features import features_of, labels
from treize.research.picture import picture, sentences
from treize.research.vector import REWARDS

with needs("pettingzoo", "pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv

LEAST, MOST = np.iinfo(np.int16).min, np.iinfo(np.int16).max


def env(game: str, **terms: Any) -> Env:
    """An environment that refuses illegal moves with one of our errors."""
    return Env(game, **terms)


class Env(AECEnv):  # type: ignore[misc]
    """A match as an environment; the agents are the seats, `seat_0` and so on."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # PettingZoo wants it so
        "render_modes": ["ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        *,
        seats: int = 4,
        options: dict[str, Any] | None = None,
        rewards: str = "win",
        max_cycles: int = CAP,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if rewards not in REWARDS:
            raise BadUse("use/rewards", rewards=str(rewards)[:80], known=", ".join(REWARDS))
        self.metadata = self.metadata | {"name": f"treize_{game}_v0"}
        self.game, self.seats, self.options = game, seats, options
        self.by_points = rewards == "points"
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.match = Match(game, seats=seats, options=options)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = list(self.possible_agents)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = spaces.Dict(
            {
                "observation": spaces.Box(LEAST, MOST, (len(labels(game, seats)),), np.int16),
                "action_mask": spaces.Box(0, 1, (len(self.match.rules.MOVES),), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: spaces.Discrete(len(self.match.rules.MOVES)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; the same seed gives the same match."""
        self.match = Match(self.game, seats=self.seats, seed=seed, options=self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.match.turn or 0]

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """What a seat sees, and what it may play now."""
        seat = self.seat_of[agent]
        mask = np.zeros(len(self.match.rules.MOVES), np.int8)
        if seat == self.match.turn and not self.truncations.get(agent, False):
            mask[[read_move(self.game, move) for move in self.match.legal()]] = 1
        return {"observation": features_of(self.match.table, seat)[0], "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the move of the agent whose turn it is."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        played = self.match.play(self._name_of(action), self.seat_of[agent])
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

    def _name_of(self, action: Any) -> str:
        moves = self.match.rules.MOVES
        if not isinstance(action, int | np.integer) or not 0 <= action < len(moves):
            return f"action {action}"  # which the match refuses
        return str(moves[action])

    def _reward(self, amounts: list[float]) -> None:
        for agent, amount in zip(self.possible_agents, amounts, strict=False):
            self.rewards[agent] = amount

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table as the seat to move sees it: sentences, or a picture."""
        if self.render_mode is None:
            return None
        told = sentences(self.match, self.match.turn)
        return "\n".join(told) if self.render_mode == "ansi" else picture(told)

    def close(self) -> None:
        """There is nothing to close."""


raw_env = Env
