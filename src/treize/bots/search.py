"""Information-set Monte-Carlo tree search: imagine worlds that fit what is seen, and play them out.

One implementation for all games.  How a simulation goes is told in `tree`; this is the player,
who decides how many there are, in how many threads, and what to make of them.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from time import perf_counter
from typing import NamedTuple

import numpy as np

from treize import games
from treize.bots.slips import slipped
from treize.bots.tree import AT_ONCE, Tree, grow, is_clear, line_up, plant, set_up
from treize.bots.weighing import COLUMNS, add_up, put_in_order, weigh
from treize.engine import verbs
from treize.engine.batch import play_matches
from treize.engine.luck import luck_from
from treize.engine.search_settings import ROUND, SearchSettings
from treize.engine.table import FACE_UP, Visible, octets_of
from treize.games import Game
from treize.match.observation import Observation, look
from treize.networks.integer import Critic, no_critic
from treize.networks.loaded import LoadedNetwork, shipped

__all__ = ["Advice", "Search"]

USUAL = 2_000  # simulations, if nobody says how many or how long
UNCOUNTED = 10**9  # simulations: the clock ends them
SLIP = "whim"  # hashed into the luck of a slip: another word would change which moves are played
NEARLY = 3  # slips that a move may look worse than the best and be played all the same
SURE = 1.96  # standard errors either side hold the truth 95 times in 100

TRIED = 64  # random matches that tell how far apart players end


def settings_of(seen: Observation) -> SearchSettings:
    """How far to look here, and how to judge: as the game says, or as random play tells."""
    game = seen.rules
    return game.search(seen.states[0]) if game.search else usual_settings(game)


def usual_settings(game: Game) -> SearchSettings:
    """The same where it does not depend on the table."""
    return game.SEARCH or SearchSettings(heat=_spread(game.id))


@cache
def _spread(game: str) -> float:
    """How far apart the players of random matches end, in points."""
    tables = games.lay(game, TRIED, seats=games.game_named(game).SEATS.start, seed=13, options={})
    play_matches(tables, np.zeros(TRIED, np.int64), ROUND)
    seats = int(tables[0].seats)
    standings = [[verbs.standing(table, seat) for seat in range(seats)] for table in tables]
    return max(1.0, float(np.std(standings, axis=1).mean()))


class Advice(NamedTuple):
    """What a search thinks of a move."""

    move: str
    worth: float  # the share of the win to hope for
    error: float  # the standard error of that
    points: float  # the standing to expect when the round ends
    visits: int  # how many simulations tried it

    @property
    def margin(self) -> float:
        """How far the worth may be off: in 95 of 100 cases no farther."""
        return SURE * self.error


class Search:
    """A player that searches: so many simulations, or for so many seconds, or what ends first."""

    def __init__(
        self,
        game: str,
        seed: str,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        memory: bool = True,
        slip: float = 0.0,
        network: LoadedNetwork | None = None,
    ) -> None:
        self.seed = seed
        self.simulations = simulations or (USUAL if seconds is None else UNCOUNTED)
        self.seconds = seconds
        self.threads = threads
        self.memory = memory
        self.slip = slip
        self.network = network  # judges what simulations come to, instead of playing on
        self.game = game
        self._warm_up()

    @property
    def rules(self) -> Game:
        return games.game_named(self.game)

    def _warm_up(self) -> None:
        """Compile before the first clock runs."""
        table = games.lay(self.game, 1, seats=self.rules.SEATS.stop - 1, seed=0, options={})
        verbs.deal(table[0])
        self.grow(look(self.game, table, int(table[0].turn)), 1, 0)

    def visible(self, seen: Observation) -> Visible:
        """The zones whose cards are known; without memory, not those that only memory knows."""
        state, observer = self.rules.State, seen.observer
        known: Visible = state.visible[0, observer]
        if observer == FACE_UP:  # a whole table, as only a seer is shown
            known = np.ones_like(known)
        return known if self.memory else known & ~state.forgettable

    def critic_for(self, seen: Observation) -> Critic | None:
        """Who judges; of a game with a network an empty critic, so that one search is compiled."""
        if self.network is not None:
            return self.network.critic_of(seen)
        return no_critic() if shipped(self.game) else None

    def choose(self, seen: Observation) -> str:
        """The move that did best, or by a slip one that did nearly as well."""
        moves = seen.legal_numbers()
        if len(moves) == 1:
            return self.rules.MOVES[moves[0]]
        advice = self.advise(seen, until_clear=True)
        return self._slip(seen, advice) if self.slip else advice[0].move

    def _slip(self, seen: Observation, advice: list[Advice]) -> str:
        """A move that looked nearly as good as the best; the nearer, the likelier."""
        worths = np.array([a.worth for a in advice])
        luck = np.uint64(seen.luck(f"{self.seed} {SLIP}"))
        return advice[slipped(worths, self.slip, NEARLY * self.slip, luck)].move

    def advise(self, seen: Observation, until_clear: bool = False) -> list[Advice]:
        """Every legal move with what it is worth, the best first; or until that is clear."""
        moves = np.array(seen.legal_numbers(), np.int16)
        weighed, order = np.zeros((len(moves), COLUMNS)), np.zeros_like(moves)
        for tree in self.search(seen, until_clear):
            add_up(tree, moves, seen.turn or 0, weighed)
        weigh(weighed)
        put_in_order(weighed, order)
        texts = self.rules.MOVES
        found = zip(moves[order], weighed[order].tolist(), strict=True)
        return [
            Advice(texts[move], worth, error, points, int(visits))
            for move, (worth, error, points, visits) in found
        ]

    def search(self, seen: Observation, until_clear: bool = False) -> list[Tree]:
        """A tree from each thread; together they have made all the simulations."""
        shares = [
            self.simulations // self.threads + (thread < self.simulations % self.threads)
            for thread in range(self.threads)
        ]
        if self.threads == 1:
            return [self.grow(seen, shares[0], 0, until_clear)]
        with ThreadPoolExecutor(self.threads) as pool:
            threads = range(self.threads)
            return list(pool.map(lambda t: self.grow(seen, shares[t], t, until_clear), threads))

    def grow(
        self, seen: Observation, simulations: int, thread: int, until_clear: bool = False
    ) -> Tree:
        """Search from an observation, and give the whole tree."""
        end = perf_counter() + self.seconds if self.seconds is not None else np.inf
        moves = np.array(seen.legal_numbers(), np.int16)
        tree = plant(len(self.rules.MOVES), len(moves), simulations, seen.seats)
        scratch, race = set_up(self.rules), line_up(moves)
        visible = self.visible(seen)
        luck = luck_from(seen.luck(f"{self.seed} {thread}"))
        octets = octets_of(seen.states)[0]
        settings = settings_of(seen)
        critic = self.critic_for(seen)
        at_once = simulations if self.seconds is None else AT_ONCE
        for done in range(0, simulations, at_once):
            number = min(simulations - done, at_once)
            grow(octets, visible, tree, scratch, race, luck, number, settings, until_clear, critic)
            if perf_counter() > end or (until_clear and is_clear(race, tree)):
                break
        return tree
