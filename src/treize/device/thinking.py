"""Entry points of the bots: to choose a move by a level, and to advise.

They do what `Beginner.choose`, `Search.choose` and `Search.advise` do, by the same rules, in one
thread and without a clock; tests hold them together move by move.
"""

from __future__ import annotations

import subprocess
import sys
from functools import cache

import numpy as np
import numpy.typing as npt
from numba import carray, njit, types  # type: ignore[attr-defined]
from numba.extending import register_jitable

from treize.bots.beginner import choose_by_thumb
from treize.bots.search import NEARLY, SLIP
from treize.bots.slips import slipped
from treize.bots.tree import DEEPEST, Scratch, grow, line_up, plant
from treize.bots.weighing import COLUMNS, WORTH, add_up, put_in_order, weigh
from treize.device.entries import ADDRESS, REAL, WHOLE, EntryPoint, entry
from treize.engine import verbs
from treize.engine.hashing import sha256
from treize.engine.luck import splitmix64
from treize.engine.search_settings import SearchSettings
from treize.engine.table import FACE_UP, Moves, Octets, Table, Visible
from treize.games import Game
from treize.networks.loaded import shipped
from treize.networks.packed import unpack

THREAD, SLIPPING = (np.frombuffer(f" {word}".encode(), np.uint8) for word in ("0", SLIP))
ALONE = np.zeros(0, np.uint8)
SEARCHED = (
    ADDRESS, types.uint8[::1], types.int16[::1], WHOLE, WHOLE, types.boolean, ADDRESS,
    types.uint8[::1],
)  # fmt: skip
ASK = """
import sys
from treize.bots.search import usual_settings
from treize.games import game_named
print(*usual_settings(game_named(sys.argv[1])))
"""


@register_jitable
def luck_for(seed: Octets, word: Octets, octets: Octets) -> npt.NDArray[np.uint64]:
    """Luck that is the same for the same seed and the same observation, as `Observation.luck`."""
    message = np.empty(len(seed) + len(word) + len(octets), np.uint8)
    for i in range(len(message)):
        if i < len(seed):
            message[i] = seed[i]
        elif i < len(seed) + len(word):
            message[i] = word[i - len(seed)]
        else:
            message[i] = octets[i - len(seed) - len(word)]
    digest = np.empty(32, np.uint8)
    sha256(message, digest)
    luck = np.zeros(1, np.uint64)
    for i in range(8):
        luck[0] = luck[0] << np.uint64(8) | np.uint64(digest[i])
    return luck


@register_jitable
def known(state: Table, visible: Visible, forgettable: Visible, memory: int) -> Visible:
    """The zones whose cards are known; without memory, not those that only memory knows."""
    rows = np.ones(len(forgettable), np.bool_)
    for row in range(len(rows)):
        is_seen = state.observer == FACE_UP or visible[0, state.observer, row]
        rows[row] = is_seen and (memory != 0 or not forgettable[row])
    return rows


@register_jitable
def legal_of(state: Table, number: int) -> Moves:
    """The legal moves."""
    moves = np.empty(number, np.int16)
    return moves[: verbs.legal(state, moves)]


@cache
def _searcher(game: Game) -> EntryPoint:
    """Searches from an observation and gives what each of its moves is worth."""
    record, kinds, most = game.State.dtype, game.State.kinds, len(game.MOVES)
    visible, forgettable = game.State.visible, game.State.forgettable
    size, zones = record.itemsize, visible.shape[2]
    settings_by, critic_in = _settings_of(game), _critic_of(game)

    # Compiled once for all who ask, whatever they ask for.
    @njit(SEARCHED, error_model="numpy")
    def search(address, seed, moves, simulations, memory, until_clear, room, network):  # type: ignore[no-untyped-def]
        octets, state = carray(address, size, np.uint8), carray(address, 1, record)[0]
        tree = plant(most, len(moves), simulations, int(state.seats))
        scratch = Scratch(
            carray(room, 1, record),
            carray(room, (1, zones, kinds), np.int8),
            carray(room, (1, size), np.uint8),
            np.zeros(kinds, np.int8),
            np.zeros((zones, kinds), np.int8),
            np.zeros(most, np.int16),
            np.zeros(DEEPEST, np.int32),
            np.zeros(8),
        )
        rows, settings = known(state, visible, forgettable, memory), settings_by(state)
        luck = splitmix64(luck_for(seed, THREAD, octets))
        race, critic = line_up(moves), critic_in(network, octets, int(state.seats))
        grow(octets, rows, tree, scratch, race, luck, simulations, settings, until_clear, critic)
        weighed = np.zeros((len(moves), COLUMNS))
        add_up(tree, moves, int(state.turn), weighed)
        weigh(weighed)
        return weighed

    return search


def _critic_of(game: Game) -> EntryPoint:
    """Who judges by the network that is handed in; of a game that has none, nobody."""
    if shipped(game.id) is not None:
        return njit(error_model="numpy")(unpack)

    @njit(error_model="numpy")
    def nobody(network, table, seats):  # type: ignore[no-untyped-def]
        return None

    return nobody


def _settings_of(game: Game) -> EntryPoint:
    """How far to look, from a state."""
    if game.search is not None:
        return njit(error_model="numpy")(game.search)
    heat, horizon, widen = game.SEARCH or _found(game)

    @njit(error_model="numpy")
    def settings(state):  # type: ignore[no-untyped-def]
        return SearchSettings(heat, horizon, widen)

    return settings


def _found(game: Game) -> SearchSettings:
    """As random play tells, in another process: what is compiled in this one is not for it."""
    command = [sys.executable, "-c", ASK, game.id]
    heat, horizon, widen = subprocess.check_output(command, text=True).split()  # noqa: S603  # ours
    return SearchSettings(float(heat), int(horizon), int(widen))


@entry(ADDRESS, ADDRESS, WHOLE, WHOLE, WHOLE, REAL, ADDRESS, ADDRESS, WHOLE)
def choose(game: Game) -> EntryPoint:
    """The move that did best in so many simulations, or by a slip one that did nearly as well."""
    record, most, search = game.State.dtype, len(game.MOVES), _searcher(game)
    size = record.itemsize

    def enter(address, seed, length, simulations, memory, slip, room, network, weight):  # type: ignore[no-untyped-def]
        octets, text = carray(address, size, np.uint8), carray(seed, length, np.uint8)
        moves = legal_of(carray(address, 1, record)[0], most)
        if len(moves) == 1:
            return int(moves[0])
        critic = carray(network, weight, np.uint8)
        weighed = search(address, text, moves, simulations, memory, True, room, critic)
        order = np.zeros(len(moves), np.int16)
        put_in_order(weighed, order)
        place = 0
        if slip > 0:
            worths = np.empty(len(order))
            for rank in range(len(order)):
                worths[rank] = weighed[order[rank], WORTH]
            place = slipped(worths, slip, NEARLY * slip, luck_for(text, SLIPPING, octets)[0])
        return int(moves[order[place]])

    return enter


@entry(ADDRESS, ADDRESS, WHOLE, REAL)
def choose_quickly(game: Game) -> EntryPoint:
    """A move that the rule of thumb rates highly."""
    record, most, size = game.State.dtype, len(game.MOVES), game.State.dtype.itemsize

    def enter(address, seed, length, lapse):  # type: ignore[no-untyped-def]
        octets, text = carray(address, size, np.uint8), carray(seed, length, np.uint8)
        state = carray(address, 1, record)[0]
        moves = legal_of(state, most)
        return choose_by_thumb(state, moves, lapse, luck_for(text, ALONE, octets)[0])

    return enter


@entry(ADDRESS, ADDRESS, WHOLE, WHOLE, ADDRESS, ADDRESS, ADDRESS)
def advise(game: Game) -> EntryPoint:
    """Write down the legal moves, the best first, with what each is worth; tell how many."""
    record, most, search = game.State.dtype, len(game.MOVES), _searcher(game)

    def enter(address, seed, length, simulations, room, ranked, worths):  # type: ignore[no-untyped-def]
        moves = legal_of(carray(address, 1, record)[0], most)
        text = carray(seed, length, np.uint8)
        nobody = np.zeros(0, np.uint8)
        weighed = search(address, text, moves, simulations, 1, False, room, nobody)
        order = np.zeros(len(moves), np.int16)
        put_in_order(weighed, order)
        best_first, found = (
            carray(ranked, most, np.int16),
            carray(worths, (most, COLUMNS), np.float64),
        )
        for rank in range(len(order)):
            best_first[rank] = moves[order[rank]]
            found[rank] = weighed[order[rank]]
        return len(moves)

    return enter
