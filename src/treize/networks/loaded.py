"""A network made ready to play: asked about observations it was trained for, and no others."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from treize.engine.table import octets_of
from treize.errors import BadUse
from treize.games import game_named
from treize.match.observation import Observation
from treize.networks.files import Trained, is_known_by, load
from treize.networks.integer import Critic, Out, ask_policy, buffers_for, no_critic
from treize.networks.planes import plan_of

SHIPPED = "network.npz"  # in the folder of a game


class LoadedNetwork:
    """Both networks of a game, with all that they need to compute."""

    def __init__(self, trained: Trained) -> None:
        self.trained = trained
        self.policy = trained.policy_weights()
        self.critic = trained.critic_weights()

    @property
    def game(self) -> str:
        return self.trained.about.game

    def knows(self, seen: Observation) -> bool:
        """Whether it was trained for tables like this: the game, its seats, its options."""
        about = self.trained.about
        if seen.game != about.game or seen.seats not in about.seats:
            return False
        state = seen.states[0]
        return all(
            np.all(state[name] == option.to_table(about.options.get(name, option.default)))
            for name, option in seen.rules.State.options.items()
            if is_known_by(option)
        )

    def critic_of(self, seen: Observation) -> Critic:
        """The critic of tables like this, with memory of its own; empty where it knows nothing."""
        if not self.knows(seen):
            return no_critic()
        plan = plan_of(self.game, self.trained.critic_planes, seen.seats)
        return Critic(self.critic, plan, buffers_for(self.critic))

    def likely(self, seen: Observation) -> tuple[list[int], Out]:
        """The legal moves by their numbers, and how likely the policy plays each."""
        moves = np.array(seen.legal_numbers(), np.int16)
        plan = plan_of(self.game, self.trained.policy_planes, seen.seats)
        buffers, octets = buffers_for(self.policy), octets_of(seen.states)
        turn = seen.turn or 0
        ask_policy(self.policy, buffers, plan, octets, turn, moves, len(moves))
        return moves.tolist(), buffers.answers[: len(moves)]


@cache
def network_in(file: Path, game: str) -> LoadedNetwork:
    """The network in a file, which is of this game."""
    trained = load(file)
    if trained.about.game != game:
        raise BadUse("use/network-game", file=str(file), game=trained.about.game)
    return LoadedNetwork(trained)


@cache
def shipped(game: str) -> LoadedNetwork | None:
    """The network in a game's folder; none where there is none, or it is of other rules."""
    file = game_named(game).folder / SHIPPED
    try:
        return network_in(file, game) if file.is_file() else None
    except BadUse:
        return None
