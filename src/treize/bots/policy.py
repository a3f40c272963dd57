"""The player who goes by a trained policy alone: it looks at its cards, and plays at once."""

from __future__ import annotations

from treize.bots.greedy import Greedy
from treize.match.observation import Observation
from treize.networks.loaded import LoadedNetwork


class Policy:
    """Plays the likeliest move; where its network was not trained for the table, a good one."""

    def __init__(self, network: LoadedNetwork, seed: str) -> None:
        self.network = network
        self.otherwise = Greedy(network.game, seed)

    def choose(self, seen: Observation) -> str:
        """The move that the policy likes best."""
        if not self.network.knows(seen):
            return self.otherwise.choose(seen)
        moves, chances = self.network.likely(seen)
        return seen.rules.MOVES[moves[int(chances.argmax())]]
