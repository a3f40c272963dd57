"""A yardstick of another hand: the information-set tree search of the textbook.

Single-observer information-set Monte-Carlo tree search as Cowling, Powley and Whitehouse describe
it (2012): each iteration deals the hidden cards anew, walks down by upper bounds over the moves
that are legal in this world, adds one node, plays at random to the end of the round, and counts how
many of the others each player is ahead of then.  No rule of thumb, no network, no early end.

    python tests/bots/textbook.py leaves --seats 4 --iterations 40000 --deals 60
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from treize import games
from treize.arena import arena, terms_of
from treize.arena.seer import seated_in_arena
from treize.bots.tree import Scratch, lay_out, set_up
from treize.engine import verbs
from treize.engine.batch import random_move
from treize.engine.cards import roll, stir
from treize.engine.luck import luck_from
from treize.engine.table import Octets, Table, Visible, kernel, octets_of, rule
from treize.match import Match
from treize.match.observation import Observation

EXPLORE = 0.7  # as in the paper
ROOT, NOWHERE = 0, -1
NAME = re.compile(r"textbook(\d+)")
ITERATIONS = 4_000  # as many as the simulations of an expert


class Nodes(NamedTuple):
    """The tree: one node for each sequence of moves."""

    children: npt.NDArray[np.int32]  # [node, move]
    visits: npt.NDArray[np.int32]  # [node]
    available: npt.NDArray[np.int32]  # [node] how often it was among the legal ones
    rewards: npt.NDArray[np.float64]  # [node] of whoever moved here
    movers: npt.NDArray[np.int32]  # [node]
    path: npt.NDArray[np.int32]  # [depth]
    size: npt.NDArray[np.int32]  # [1]


@rule
def reward(state: Table, player: int) -> float:
    """The share of the others that a player is ahead of; equals count half."""
    mine, ahead = verbs.standing(state, player), 0.0
    for other in range(state.seats):
        theirs = verbs.standing(state, other)
        if other != player:
            ahead += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
    return ahead / (state.seats - 1)


@rule
def choose_child(nodes: Nodes, node: int, moves: npt.NDArray[np.int16], number: int) -> int:
    """The legal move with the best upper bound."""
    best, best_bound = 0, -1.0
    for i in range(number):
        child = nodes.children[node, moves[i]]
        mean = nodes.rewards[child] / nodes.visits[child]
        bound = mean + EXPLORE * np.sqrt(np.log(nodes.available[child]) / nodes.visits[child])
        if bound > best_bound:
            best, best_bound = i, bound
    return int(moves[best])


@rule
def untried(nodes: Nodes, node: int, scratch: Scratch, number: int) -> int:
    """One of the legal moves without a node, each as likely as the others; or NOWHERE."""
    found, chosen = 0, NOWHERE
    for i in range(number):
        if nodes.children[node, scratch.moves[i]] == ROOT:
            found += 1
            if roll(scratch.world[0], found) == 0:
                chosen = int(scratch.moves[i])
    return chosen


@rule
def step_down(nodes: Nodes, node: int, scratch: Scratch) -> tuple[int, bool]:
    """Play one move of the tree; tell the node it leads to, and whether that is new."""
    state = scratch.world[0]
    mover, number = int(state.turn), verbs.legal(state, scratch.moves)
    move = untried(nodes, node, scratch, number)
    is_new = move != NOWHERE
    if is_new:
        child = int(nodes.size[0])
        nodes.size[0] += 1
        nodes.children[node, move] = child
        nodes.movers[child] = mover
    for i in range(number):
        if nodes.children[node, scratch.moves[i]] != ROOT:
            nodes.available[nodes.children[node, scratch.moves[i]]] += 1
    if not is_new:
        move = choose_child(nodes, node, scratch.moves, number)
    child = int(nodes.children[node, move])
    verbs.play(state, move)
    return child, is_new


@kernel
def search(
    octets: Octets, visible: Visible, nodes: Nodes, scratch: Scratch,
    luck: npt.NDArray[np.uint64], iterations: int,
) -> None:  # fmt: skip
    """Run so many iterations."""
    state = scratch.world[0]
    for _ in range(iterations):
        lay_out(octets, visible, scratch, luck[0])
        luck[0] = stir(luck[0])
        node, depth, is_new = ROOT, 0, False
        while state.turn >= 0 and not is_new:
            node, is_new = step_down(nodes, node, scratch)
            nodes.path[depth] = node
            depth += 1
        while state.turn >= 0:
            verbs.play(state, random_move(state, scratch.moves))
        for i in range(depth):
            nodes.visits[nodes.path[i]] += 1
            nodes.rewards[nodes.path[i]] += reward(state, int(nodes.movers[nodes.path[i]]))


class Textbook:
    """Plays the move that most iterations went through."""

    def __init__(self, game: str, seed: str, iterations: int) -> None:
        self.game, self.seed, self.iterations = game, seed, iterations

    def choose(self, seen: Observation) -> str:
        """The most visited move."""
        legal = seen.legal_numbers()
        rules, size = games.game_named(self.game), self.iterations + 1
        nodes = Nodes(
            np.zeros((size, len(rules.MOVES)), np.int32), np.zeros(size, np.int32),
            np.zeros(size, np.int32), np.zeros(size), np.zeros(size, np.int32),
            np.zeros(5_000, np.int32), np.ones(1, np.int32),
        )  # fmt: skip
        visible = rules.State.visible[0, seen.observer]
        luck = luck_from(seen.luck(self.seed))
        octets = octets_of(seen.states)[0]
        search(octets, visible, nodes, set_up(rules), luck, self.iterations)
        visits = [nodes.visits[nodes.children[ROOT, move]] for move in legal]
        return rules.MOVES[legal[int(np.argmax(visits))]]


def seated(name: str, game: str, seed: str) -> Callable[[Match], str]:
    """A player of the arena by name, this one as `textbook4000`."""
    found = NAME.fullmatch(name)
    if not found:
        return seated_in_arena(name, game, seed)
    player = Textbook(game, seed, int(found[1]))
    return lambda match: player.choose(match.observe(match.turn))


def main() -> None:
    """Let a bot play against it, and print the shares of wins."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--player", default="expert")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--seed", type=int, default=8128)
    given = parser.parse_args()
    players = given.player, f"textbook{given.iterations}"
    terms = terms_of(
        given.game, players, seats=given.seats, seed=given.seed, seatings=given.seats,
        known=players,
    )  # fmt: skip
    for row in arena(terms, given.deals, seat=seated)["standings"]:
        wins = row["wins"]
        print(f"{row['player']:>16} {wins['mean']:.3f} ± {wins['margin']:.3f}")


if __name__ == "__main__":
    main()
