"""What luck decided in a move and the table does not show: the chilis of a duel, for example."""

from __future__ import annotations

import numpy as np

from treize.engine.facts import Chance
from treize.engine.table import States
from treize.games import game_named
from treize.match.notation import parts_of

Drawn = dict[str, list[int] | dict[str, int]]  # by a name: challenger first, or by seat


def chance_of(game: str, states: States, move: str) -> Drawn | None:
    """By seat, or of two players the challenger first; nothing if luck decided nothing."""
    chance = game_named(game).CHANCE
    if chance is None or not (drawn := _drawn(chance, states)):
        return None
    rival = parts_of(game, move).seat
    if rival is None:
        return {chance.name: {str(seat): number for seat, number in drawn.items()}}
    (challenger,) = (number for seat, number in drawn.items() if seat != rival)
    return {chance.name: [challenger, drawn[rival]]}


def outcome_of(game: str, states: States, move: str) -> dict[str, list[int]]:
    """Of two players who has the higher number, then the other."""
    chance = game_named(game).CHANCE
    if chance is None or not chance.outcome or parts_of(game, move).seat is None:
        return {}
    drawn = _drawn(chance, states)
    return {chance.outcome: sorted(drawn, key=drawn.__getitem__, reverse=True)}


def _drawn(chance: Chance, states: States) -> dict[int, int]:
    """What luck decided for each seat that it decided something for."""
    numbers = states.view(np.ndarray)[chance.field][0].tolist()
    return {seat: number for seat, number in enumerate(numbers) if number}
