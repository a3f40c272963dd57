"""How a network is trained: one recipe for all games."""

from __future__ import annotations

import msgspec

from treize import games
from treize.engine.options import Value
from treize.errors import BadUse
from treize.games import check_seats

LEAST_MOVES = 1_000


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides which network comes out; the same recipe gives the same network."""

    game: str
    seats: tuple[int, ...]  # the numbers of seats it learns
    moves: int  # that are played in all
    seed: int = 13
    options: dict[str, Value] = {}
    shards: int = 8  # of tables, each played by one process at a time
    tables: int = 128  # of a shard
    steps: int = 64  # moves at each table between two lessons
    policy: tuple[int, int] = (96, 48)  # units in the inner layers
    critic: tuple[int, int] = (96, 32)
    learning_rate: float = 7e-4  # how far a lesson moves the weights, at first
    explore: float = 0.05  # how often any legal move is played, so that the critic knows them all
    entropy_bonus: float = 0.04  # how much a policy is drawn to moves it would not play, at first

    @property
    def iterations(self) -> int:
        """How often tables play and networks learn."""
        return max(1, round(self.moves / (self.shards * self.tables * self.steps)))

    def learning_rate_in(self, iteration: int) -> float:
        """How far the lesson of an iteration moves the weights: less and less."""
        return self.learning_rate * max(0.05, 1 - iteration / self.iterations)

    def entropy_bonus_in(self, iteration: int) -> float:
        """How curious the policy of an iteration is: less and less."""
        return self.entropy_bonus * max(0.1, 1 - iteration / self.iterations)

    def seats_of(self, shard: int) -> int:
        """The number of seats at the tables of a shard."""
        return self.seats[shard % len(self.seats)]


def agree(game: str, seats: tuple[int, ...], moves: int, seed: int) -> Recipe:
    """A recipe that can be followed; without numbers of seats, for all that the game has."""
    for number in seats:
        check_seats(game, number)
    if moves < LEAST_MOVES:
        raise BadUse("use/moves", moves=moves, least=LEAST_MOVES)
    numbers = tuple(dict.fromkeys(seats)) or tuple(games.game_named(game).SEATS)
    shards = max(Recipe.__struct_defaults__[2], len(numbers))
    return Recipe(game, numbers, moves, seed, shards=shards)
