"""Information-set Monte-Carlo tree search: imagine worlds that fit what is seen, and play them out.

One implementation for all games.  Each simulation deals the hidden cards anew, walks down one tree
that all worlds share, adds a node, plays on at random to the end of the round, and brings
what every seat got back up.  Each seat is taken to maximise its own utility: its chance to win the
match, as far as the standing tells.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from treize import games
from treize.batch import random_move
from treize.bots.greedy import greedy_move
from treize.bots.seen import legal_moves, luck_for, name_of
from treize.cards import redeal, roll
from treize.luck import luck_from
from treize.table import kernel, rule

ROOT = 0
NO_CHILD = 0  # the root is nobody's child
EXPLORE = 0.7  # how much a move that was tried less is preferred
WHIM = 5  # one move in so many is played at random where the tree ends
DEEPEST = 64  # nodes on one path


# By game: how many points behind make a chance to win fall to a third, and how many moves ahead a
# simulation looks where the tree ends; a round of drat is a whole match, mostly decided by luck.
JUDGED = {
    "thirteen": (5.0, 500),
    "friday": (5.0, 500),
    "ole": (12.0, 500),
    "leaves": (4.0, 500),
    "drat": (2.0, 12),
}


class Tree(NamedTuple):
    """A tree as arrays; a node is a number, and node 0 the root."""

    children: npt.NDArray[np.int32]  # [node, move] the node a move leads to, or NO_CHILD
    visits: npt.NDArray[np.int32]  # [node] how often it was walked through
    chances: npt.NDArray[np.int32]  # [node] how often it could have been
    worth: npt.NDArray[np.float64]  # [node, seat] sum of utilities
    size: npt.NDArray[np.int32]  # [1] how many nodes there are


class Bench(NamedTuple):
    """What a simulation works on: an imagined world, and paper to write on."""

    world: Any  # [1] a table
    cards: npt.NDArray[np.int8]  # [1, zone, kind] its matrix
    octets: npt.NDArray[np.uint8]  # [1, byte] its bytes
    pack: npt.NDArray[np.int8]  # [kind]
    moves: npt.NDArray[np.int16]  # [move] the legal ones
    path: npt.NDArray[np.int32]  # [depth] nodes walked through
    utility: npt.NDArray[np.float64]  # [seat]


# --- One simulation -----------------------------------------------------------


@rule
def imagine(octets: Any, visible: Any, bench: Any, luck: int) -> None:
    """Lay out a world that the observer may be looking at."""
    bench.octets[0, :] = octets
    state = bench.world[0]
    state.luck = luck
    games.pack(state, bench.pack)
    redeal(state, bench.cards[0], visible, bench.pack)


@rule
def best_child(tree: Any, node: int, seat: int, moves: Any, number: int) -> int:
    """The legal move with the best upper bound; a child counts the chances it had."""
    best, best_bound = 0, -1.0
    for i in range(number):
        child = tree.children[node, moves[i]]
        tree.chances[child] += 1
        mean = tree.worth[child, seat] / tree.visits[child]
        doubt = np.sqrt(np.log(tree.chances[child]) / tree.visits[child])
        if mean + EXPLORE * doubt > best_bound:
            best, best_bound = i, mean + EXPLORE * doubt
    return int(moves[best])


@rule
def untried(tree: Any, node: int, moves: Any, number: int) -> int:
    """How many legal moves were never tried here; they are put first."""
    found = 0
    for i in range(number):
        if tree.children[node, moves[i]] == NO_CHILD:
            moves[found], moves[i] = moves[i], moves[found]
            found += 1
    return found


@rule
def expand(tree: Any, node: int, move: int) -> int:
    """Add a node, if there is room for one; otherwise stay."""
    if tree.size[0] == len(tree.visits):
        return node
    child = tree.size[0]
    tree.size[0] += 1
    tree.children[node, move] = child
    tree.chances[child] = 1
    return int(child)


@rule
def descend(tree: Any, bench: Any) -> int:
    """Walk down the tree by the best moves, add a node, and tell how deep it is."""
    state = bench.world[0]
    node, depth = ROOT, 0
    while state.turn >= 0 and depth < len(bench.path):
        seat = int(state.turn)
        number = games.legal(state, bench.moves)
        new = untried(tree, node, bench.moves, number)
        if new > 0:
            move = int(bench.moves[roll(state, new)])
            child = expand(tree, node, move)
        else:
            move = best_child(tree, node, seat, bench.moves, number)
            child = int(tree.children[node, move])
        games.play(state, move)
        if child == node:
            break
        node = child
        bench.path[depth] = node
        depth += 1
        if new > 0:
            break
    return depth


@rule
def roll_out(bench: Any, horizon: int) -> None:
    """Play on to the end of the round by rules of thumb, now and then at random."""
    state = bench.world[0]
    for _ in range(horizon):
        if state.turn < 0:
            break
        if roll(state, WHIM) == 0:
            games.play(state, random_move(state, bench.moves))
        else:
            games.play(state, greedy_move(state, bench.moves))


@rule
def judge(state: Any, utility: Any, heat: float) -> None:
    """What the standing is worth to everyone: shares of the win, softened while rounds are left."""
    total = 0.0
    lowest = games.standing(state, 0)
    for seat in range(state.seats):
        lowest = min(lowest, games.standing(state, seat))
    is_last = state.turn < 0 and games.is_over(state)
    for seat in range(state.seats):
        behind = float(games.standing(state, seat) - lowest)
        utility[seat] = np.exp(-behind / heat)
        if is_last and games.is_winner(state, seat):
            utility[seat] += 4.0
        total += utility[seat]
    for seat in range(state.seats):
        utility[seat] /= total


@rule
def backward(tree: Any, bench: Any, depth: int, seats: int) -> None:
    """Bring everyone's utility back up the path."""
    tree.visits[ROOT] += 1
    for i in range(depth):
        node = bench.path[i]
        tree.visits[node] += 1
        for seat in range(seats):
            tree.worth[node, seat] += bench.utility[seat]


# --- The search ---------------------------------------------------------------


@kernel
def simulate(
    octets: Any, visible: Any, tree: Any, bench: Any, luck: Any, number: int,
    heat: float, horizon: int,
) -> None:  # fmt: skip
    """Run so many simulations; more calls go on with the same tree."""
    state = bench.world[0]
    for _ in range(number):
        luck[0] ^= luck[0] << np.uint64(13)
        luck[0] ^= luck[0] >> np.uint64(7)
        luck[0] ^= luck[0] << np.uint64(17)
        imagine(octets, visible, bench, luck[0])
        depth = descend(tree, bench)
        roll_out(bench, horizon)
        judge(state, bench.utility, heat)
        backward(tree, bench, depth, state.seats)


class Search:
    """A player that searches: a number of simulations, a time, or both."""

    def __init__(self, seed: str, simulations: int = 2_000) -> None:
        self.seed = seed
        self.simulations = simulations

    def choose(self, seen: Any) -> str:
        """The move tried most, which is the one that did best."""
        moves = legal_moves(seen)
        if len(moves) == 1:
            return name_of(seen, moves[0])
        tree = self.grow(seen)
        return name_of(seen, max(moves, key=lambda move: _visits(tree, move)))

    def grow(self, seen: Any) -> Tree:
        """Search from an observation, and give the whole tree."""
        rules, state = games.rules_of(seen), seen[0]
        tree = plant(len(rules.MOVES), self.simulations + 1, int(state.seats))
        bench = set_up(rules)
        visible = rules.State.visible[0, int(state.observer)]
        luck = luck_from(luck_for(self.seed, seen))
        heat, horizon = JUDGED[games.name_of(seen)]
        octets = octets_of(seen)[0]
        simulate(octets, visible, tree, bench, luck, self.simulations, heat, horizon)
        return tree


def _visits(tree: Tree, move: int) -> int:
    child = tree.children[ROOT, move]
    return int(tree.visits[child]) if child != NO_CHILD else 0


def plant(moves: int, nodes: int, seats: int) -> Tree:
    """An empty tree with room for so many nodes."""
    return Tree(
        np.zeros((nodes, moves), np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros((nodes, seats)),
        np.ones(1, np.int32),
    )


def set_up(rules: Any) -> Bench:
    """A bench for simulations of a game."""
    world = np.zeros(1, rules.State.dtype).view(np.recarray)
    return Bench(
        world,
        rules.State.cards(world),
        octets_of(world),
        np.zeros(rules.State.kinds, np.int8),
        np.zeros(len(rules.MOVES), np.int16),
        np.zeros(DEEPEST, np.int32),
        np.zeros(8),
    )


def octets_of(tables: Any) -> npt.NDArray[np.uint8]:
    """The bytes of each table, sharing its memory: [table, byte]."""
    return np.ndarray((len(tables), tables.dtype.itemsize), np.uint8, tables)
