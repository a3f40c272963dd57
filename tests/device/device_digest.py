"""Matches played by the rules in Python, and a digest of each; `web/browser/engine.ts` likewise.

Every entry point of the engine module is asked at every position, in the same order.
"""

from __future__ import annotations

import json
import struct
from hashlib import sha256
from typing import Any, NamedTuple

import numpy as np

from treize.bots import Level, bot
from treize.bots.search import Search
from treize.engine import verbs
from treize.engine.luck import luck_of
from treize.engine.table import SPECTATOR, States
from treize.games import Game, game_named
from treize.match.chance import chance_of
from treize.match.flows import parts_of_flows, spot_map_of
from treize.match.forecast import forecast
from treize.match.merits import merit_of
from treize.match.notation import read_move
from treize.match.observation import Observation, look
from treize.match.places import standing_of
from treize.rulebook import numbers as rule_numbers


class Sample(NamedTuple):
    """A match: who plays it, and how much is asked of it."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    most: int  # moves
    thinks: list[Level]  # who chooses once in a while
    every: int
    simulations: int  # of advice, likewise
    flipped: int = 0  # added to the luck of the first deal


def tell(rules: Game, states: States, seen: Observation) -> list[Any]:
    """What is told of a position."""
    whys, standings = np.zeros(len(rules.MOVES), np.int16), np.zeros(seen.seats, np.int32)
    verbs.reasons_at(seen._array, whys)
    verbs.standings_at(states, standings)
    legal, ahead = seen.legal_numbers(), forecast(seen)
    return [
        legal,
        whys.tolist(),
        standings.tolist(),
        [[move, *ahead[rules.MOVES[move]]] for move in legal],
        seen.announced(),
        seen._circumstances(),
    ]


def think(seen: Observation, sample: Sample) -> list[Any]:
    """What bots make of it."""
    game, seed = sample.game, sample.seed
    chosen = [read_move(game, bot(level, game, seed).choose(seen)) for level in sample.thinks]
    if not sample.simulations:
        return [chosen]
    advice = Search(game, seed, simulations=sample.simulations).advise(seen)
    return [
        chosen,
        [
            [read_move(game, a.move), *map(_bits, (a.worth, a.error, a.points)), a.visits]
            for a in advice
        ],
    ]


def moved(rules: Game, before: Observation, states: States, seat: int, move: int) -> list[Any]:
    """What is told of a move that was played."""
    text, after = rules.MOVES[move], look(rules.id, states, SPECTATOR)
    found: list[list[Any]] = []
    spots = spot_map_of(rules.id).spots
    parts = parts_of_flows(rules.id, before, after, seat, text).tolist()
    for flow, source, target, kind, number in parts:
        if flow == len(found):
            found.append([0, [], spots[source], spots[target]])
        found[flow][0] += number
        if kind < 0:
            found[flow][1] = None
        elif found[flow][1] is not None:
            found[flow][1] += [rules.CARDS[kind]] * number
    return [found, chance_of(rules.id, states, text)]


def _bits(number: float) -> str:
    return struct.pack("<d", number).hex()


def digest(sample: Sample) -> str:
    """One hash over all that is told of a match."""
    rules, whole = game_named(sample.game), sha256()

    def note(found: Any) -> None:
        whole.update(json.dumps(found, separators=(",", ":"), ensure_ascii=False).encode())

    options = {n: o.default for n, o in rules.State.options.items()} | sample.options
    note([rule_numbers(sample.game, options), *standing_of(sample.game, options)])
    laid = rules.State.lay(1, seats=sample.seats, seed=0, options=options)
    laid.luck = luck_of(sample.seed, 0) ^ sample.flipped
    states = laid.view(np.ndarray)
    verbs.deal(laid[0])
    for number in range(1, sample.most + 1):
        seen = look(sample.game, states, int(laid[0].turn))
        whole.update(bytes(seen))
        whole.update(bytes(look(sample.game, states, SPECTATOR)))
        note(tell(rules, states, seen))
        if number % sample.every == 0:
            note(think(seen, sample))
        luck, legal = luck_of(sample.seed, number), seen.legal_numbers()
        move, standings = legal[luck % len(legal)], np.zeros(sample.seats, np.int32)
        note(merit_of(seen, rules.MOVES[move])._asdict())
        before, seat = look(sample.game, states, SPECTATOR), int(laid[0].turn)
        verbs.play_at(states, move, np.uint64(luck), standings)
        note(moved(rules, before, states, seat, move))
        if laid[0].turn < 0 and _score(rules, laid, note):
            break
    whole.update(states.tobytes())
    return whole.hexdigest()


def _score(rules: Game, laid: Any, note: Any) -> bool:
    """Tell the points of a round, and deal again unless the match is over."""
    for seat in range(int(laid[0].seats)):
        found = np.zeros((len(rules.LINES), 2), np.int32)
        verbs.lines_at(laid.view(np.ndarray), seat, found)
        note(found.tolist())
    if not verbs.is_over(laid[0]):
        verbs.deal(laid[0])
        return False
    seats = range(int(laid[0].seats))
    note([seat for seat in seats if verbs.is_winner(laid[0], seat)])
    return True
