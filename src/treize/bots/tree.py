"""The tree of a search, and how it grows: imagine a world, walk down, play on, bring it back up.

The moves to choose from race side by side: each is tried in the same imagined worlds, and leaves
the race when it is clearly worse than another.  A simulation deals the hidden cards anew,
plays one of these moves, walks down a tree that all worlds share, adds a node, plays on by
rules of thumb, and brings what every seat got back up.  Each seat is taken to maximise its own
utility: its chance to win the match, as far as the standing tells.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba.extending import register_jitable

from treize.bots.greedy import greedy_move
from treize.engine import verbs
from treize.engine.batch import random_move
from treize.engine.cards import roll, stir
from treize.engine.reals import exp, log
from treize.engine.search_settings import SearchSettings
from treize.engine.seeing import imagine
from treize.engine.table import (
    Moves,
    Octets,
    States,
    Table,
    Visible,
    kernel,
    octets_of,
    rule,
)
from treize.engine.verbs import has_thumb, rate
from treize.games import Game
from treize.networks.integer import Critic, appraise

ROOT = 0
NO_CHILD = 0  # the root is nobody's child
EXPLORE = 0.4  # how much a move that was tried less is preferred
CERTAIN = 2.5  # standard errors that a move must be worse by to leave the race
LAP = 32  # worlds between two looks at who is behind
SETTLED = 512  # simulations before the first look: what follows a move has to be learnt, too
RANDOM = 5  # one move in so many is played at random where the tree ends
DEEPEST = 12  # nodes on one path
AT_ONCE = 512  # simulations between two looks at whether the best is clear
MOST_NODES = 50_000  # of a tree: 15 MB at most


class Tree(NamedTuple):
    """A tree as arrays; a node is a number, and node 0 the root."""

    children: npt.NDArray[np.int32]  # [node, move] the node a move leads to, or NO_CHILD
    visits: npt.NDArray[np.int32]  # [node] how often it was walked through
    chances: npt.NDArray[np.int32]  # [node] how often it could have been
    worth: npt.NDArray[np.float64]  # [node, seat] sum of utilities
    squares: npt.NDArray[np.float64]  # [node] sum of the searcher's utilities squared
    points: npt.NDArray[np.float64]  # [node] sum of the searcher's points at the end
    size: npt.NDArray[np.int32]  # [1] how many nodes there are


class Race(NamedTuple):
    """The moves to choose from, tried in the same worlds until one is clearly worse."""

    moves: npt.NDArray[np.int16]  # [place]
    running: npt.NDArray[np.int16]  # [rank] the places still in the race, the first `size`
    size: npt.NDArray[np.int32]  # [1]
    turn: npt.NDArray[np.int32]  # [1] who of those is next in this world
    worlds: npt.NDArray[np.int32]  # [1] how many worlds all of those have been tried in
    utility: npt.NDArray[np.float64]  # [place] in this world
    sums: npt.NDArray[np.float64]  # [place] of utilities
    gaps: npt.NDArray[np.float64]  # [place, place] sum of squared differences of utility


class Scratch(NamedTuple):
    """What a simulation works on: an imagined world, and memory to write on."""

    world: States  # [1] a table
    cards: npt.NDArray[np.int8]  # [1, zone, kind] its matrix
    octets: npt.NDArray[np.uint8]  # [1, byte] its bytes
    pack: npt.NDArray[np.int8]  # [kind]
    most: npt.NDArray[np.int8]  # [zone, kind]
    moves: npt.NDArray[np.int16]  # [move] the legal ones
    path: npt.NDArray[np.int32]  # [depth] nodes walked through
    utility: npt.NDArray[np.float64]  # [seat]


# --- One simulation -----------------------------------------------------------


@rule
def lay_out(octets: Octets, visible: Visible, scratch: Scratch, luck: int) -> None:
    """Lay out a world that the observer may be looking at."""
    scratch.octets[0, :] = octets
    state = scratch.world[0]
    state.luck = luck
    imagine(state, scratch.cards[0], visible, scratch.pack, scratch.most)


@rule
def best_child(tree: Tree, node: int, seat: int, moves: Moves, number: int) -> int:
    """The legal move with the best upper bound; a child counts the chances it had."""
    best, best_bound = 0, -1.0
    for i in range(number):
        child = tree.children[node, moves[i]]
        tree.chances[child] += 1
        mean = tree.worth[child, seat] / tree.visits[child]
        bonus = np.sqrt(log(float(tree.chances[child])) / tree.visits[child])
        if mean + EXPLORE * bonus > best_bound:
            best, best_bound = i, mean + EXPLORE * bonus
    return int(moves[best])


@rule
def best_untried(tree: Tree, node: int, state: Table, moves: Moves, number: int) -> int:
    """The place of the move that the rule of thumb likes best of those never tried, or -1."""
    best, best_rate = -1, -np.inf
    for i in range(number):
        if tree.children[node, moves[i]] == NO_CHILD:
            worth = rate(state, moves[i])
            if worth > best_rate:
                best, best_rate = i, worth
    return best


@rule
def tried(tree: Tree, node: int, moves: Moves, number: int) -> int:
    """How many legal moves were tried here; they are put first."""
    found = 0
    for i in range(number):
        if tree.children[node, moves[i]] != NO_CHILD:
            moves[found], moves[i] = moves[i], moves[found]
            found += 1
    return found


@rule
def expand(tree: Tree, node: int, move: int) -> int:
    """Add a node, if there is room for one; otherwise stay."""
    if tree.size[0] == len(tree.visits):
        return node
    child = tree.size[0]
    tree.size[0] += 1
    tree.children[node, move] = child
    tree.chances[child] = 1
    return int(child)


@rule
def descend(tree: Tree, scratch: Scratch, first: int, widen: int) -> int:
    """After the first move walk down by the best, add a node, and tell how deep it is."""
    state = scratch.world[0]
    node = int(tree.children[ROOT, first])
    if node == NO_CHILD:
        node = expand(tree, ROOT, first)
    scratch.path[0] = node
    depth = 1
    verbs.play(state, first)
    while state.turn >= 0 and depth < len(scratch.path):
        seat = int(state.turn)
        number = verbs.legal(state, scratch.moves)
        old = tried(tree, node, scratch.moves, number)
        new = old < number and widen * old * old <= tree.visits[node]
        if new:
            move = int(scratch.moves[best_untried(tree, node, state, scratch.moves, number)])
            child = expand(tree, node, move)
        else:
            move = best_child(tree, node, seat, scratch.moves, old)
            child = int(tree.children[node, move])
        verbs.play(state, move)
        if child == node:
            break
        node = child
        scratch.path[depth] = node
        depth += 1
        if new:
            break
    return depth


@rule
def roll_out(scratch: Scratch, horizon: int) -> None:
    """Play on as far as the horizon by rules of thumb, now and then or without any at random."""
    state = scratch.world[0]
    for _ in range(horizon):
        if state.turn < 0:
            break
        if not has_thumb(state) or roll(state, RANDOM) == 0:
            verbs.play(state, random_move(state, scratch.moves))
        else:
            verbs.play(state, greedy_move(state, scratch.moves))


@rule
def judge(state: Table, utility: npt.NDArray[np.float64], heat: float) -> None:
    """What the standing is worth to everyone: shares of the win, softened while rounds are left."""
    total = 0.0
    lowest = verbs.standing(state, 0)
    for seat in range(state.seats):
        lowest = min(lowest, verbs.standing(state, seat))
    is_last = state.turn < 0 and verbs.is_over(state)
    for seat in range(state.seats):
        behind = float(verbs.standing(state, seat) - lowest)
        utility[seat] = exp(-behind / heat)
        if is_last and verbs.is_winner(state, seat):
            utility[seat] += 4.0
        total += utility[seat]
    for seat in range(state.seats):
        utility[seat] /= total


@rule
def play_out(scratch: Scratch, settings: SearchSettings) -> None:
    """Play on by rules of thumb, and see what the standing is worth to everyone."""
    roll_out(scratch, settings.horizon)
    judge(scratch.world[0], scratch.utility, settings.heat)


@rule
def backward(tree: Tree, scratch: Scratch, depth: int, searcher: int) -> None:
    """Bring everyone's utility back up the path."""
    state = scratch.world[0]
    points = verbs.standing(state, searcher)
    tree.visits[ROOT] += 1
    for i in range(depth):
        node = scratch.path[i]
        tree.visits[node] += 1
        tree.squares[node] += scratch.utility[searcher] ** 2
        tree.points[node] += points
        for seat in range(state.seats):
            tree.worth[node, seat] += scratch.utility[seat]


# --- The race -----------------------------------------------------------------


@rule
def end_world(race: Race) -> None:
    """All have been tried in this world: note how far apart they were."""
    for i in range(race.size[0]):
        a = race.running[i]
        race.sums[a] += race.utility[a]
        for j in range(i):
            b = race.running[j]
            gap = race.utility[a] - race.utility[b]
            race.gaps[a, b] += gap * gap
            race.gaps[b, a] = race.gaps[a, b]
    race.worlds[0] += 1
    race.turn[0] = 0


@rule
def drop_out(race: Race) -> None:
    """Moves that are surely worse than the best leave the race."""
    worlds = race.worlds[0]
    best = race.running[0]
    for i in range(race.size[0]):
        if race.sums[race.running[i]] > race.sums[best]:
            best = race.running[i]
    left = 0
    for i in range(race.size[0]):
        place = race.running[i]
        behind = (race.sums[best] - race.sums[place]) / worlds
        spread = race.gaps[best, place] / worlds - behind * behind
        if place == best or behind <= CERTAIN * np.sqrt(max(spread, 0.0) / worlds):
            race.running[left] = place
            left += 1
    race.size[0] = left


@rule
def come_back(race: Race, tree: Tree, seat: int) -> None:
    """Moves that left come back when the best turns out worse than they were, for a new race."""
    best = 0.0
    for i in range(race.size[0]):
        best = max(best, mean_of(race, tree, seat, race.running[i]))
    size = int(race.size[0])
    for place in range(len(race.moves)):
        if not is_running(race, place) and mean_of(race, tree, seat, place) > best:
            race.running[size] = place
            size += 1
    if size > race.size[0]:
        race.size[0] = size
        race.worlds[0] = 0
        race.sums[:] = 0
        race.gaps[:] = 0


@rule
def mean_of(race: Race, tree: Tree, seat: int, place: int) -> float:
    """What a move was worth so far."""
    child = tree.children[ROOT, race.moves[place]]
    return float(tree.worth[child, seat] / tree.visits[child])


@rule
def is_running(race: Race, place: int) -> bool:
    """Whether a move is still in the race."""
    for i in range(race.size[0]):
        if race.running[i] == place:
            return True
    return False


@rule
def is_clear(race: Race, tree: Tree) -> bool:
    """One move is left, and was looked into as much as all others together."""
    leader = tree.children[ROOT, race.moves[race.running[0]]]
    return bool(race.size[0] == 1 and 2 * tree.visits[leader] >= tree.visits[ROOT])


# --- The search ---------------------------------------------------------------


@kernel
def grow(
    octets: Octets, visible: Visible, tree: Tree, scratch: Scratch, race: Race,
    luck: npt.NDArray[np.uint64], number: int, settings: SearchSettings, until_clear: bool,
    critic: Critic | None,
) -> None:  # fmt: skip
    """Run so many simulations, or until the best is clear; more calls go on with the same tree."""
    while number > 0:
        at_once = min(number, AT_ONCE)
        simulate(octets, visible, tree, scratch, race, luck, at_once, settings, critic)
        number -= AT_ONCE
        if until_clear and is_clear(race, tree):
            break


@rule
def simulate(
    octets: Octets, visible: Visible, tree: Tree, scratch: Scratch, race: Race,
    luck: npt.NDArray[np.uint64], number: int, settings: SearchSettings, critic: Critic | None,
) -> None:  # fmt: skip
    """Run so many simulations."""
    state = scratch.world[0]
    for _ in range(number):
        place = race.running[race.turn[0]]
        lay_out(octets, visible, scratch, luck[0])
        seat = int(state.turn)
        depth = descend(tree, scratch, int(race.moves[place]), settings.widen)
        if critic is None or len(critic.weights.rows) == 0:
            play_out(scratch, settings)
        else:
            appraise(state, scratch.octets, critic, scratch.utility)
        backward(tree, scratch, depth, seat)
        race.utility[place] = scratch.utility[seat]
        race.turn[0] += 1
        if race.turn[0] == race.size[0]:
            end_world(race)
            luck[0] = stir(luck[0])
            if race.worlds[0] % LAP == 0 and tree.visits[ROOT] >= SETTLED:
                drop_out(race)
                come_back(race, tree, seat)


# --- Laying it all out --------------------------------------------------------


@register_jitable
def plant(moves: int, legal: int, simulations: int, seats: int) -> Tree:
    """An empty tree with room for all nodes that so many simulations make."""
    nodes = min(simulations + legal + 1, MOST_NODES)
    return Tree(
        np.zeros((nodes, moves), np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros((nodes, seats)),
        np.zeros(nodes),
        np.zeros(nodes),
        np.ones(1, np.int32),
    )


@register_jitable
def line_up(moves: Moves) -> Race:
    """All moves at the start of the race."""
    number = len(moves)
    return Race(
        moves,
        np.arange(number).astype(np.int16),
        np.full(1, number, np.int32),
        np.zeros(1, np.int32),
        np.zeros(1, np.int32),
        np.zeros(number),
        np.zeros(number),
        np.zeros((number, number)),
    )


def set_up(rules: Game) -> Scratch:
    """A scratch for simulations of a game."""
    world = np.zeros(1, rules.State.dtype).view(np.recarray)
    return Scratch(
        world,
        rules.State.cards(world),
        octets_of(world),
        np.zeros(rules.State.kinds, np.int8),
        np.zeros_like(rules.State.cards(world)[0]),
        np.zeros(len(rules.MOVES), np.int16),
        np.zeros(DEEPEST, np.int32),
        np.zeros(8),
    )
