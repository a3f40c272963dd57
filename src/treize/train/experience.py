"""Tables that play against themselves, and what is kept of that to learn from.

Tables come in shards, each with luck of its own.  Who plays a shard is given all of it and gives
all of it back, so that it does not matter where or how often that is tried.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from treize import games
from treize.engine.table import Octets, kernel
from treize.networks.planes import Plan, Planes, Rows, find_rows, plan_of
from treize.research.vector import Tables
from treize.train.network import Network, Reals

LAMBDA = 0.95  # of generalised advantage estimation: how much of what comes later counts


@dataclass
class Shard:
    """A few tables with the same number of seats, and the luck of their players."""

    tables: Tables
    luck: np.random.Generator
    explore: float  # how often any legal move is played instead of the policy's


class Examples(NamedTuple):
    """What a shard has seen: the first index is the example."""

    own: Rows  # what the mover read
    own_numbers: npt.NDArray[np.int16]
    world: Rows  # what the critic read
    world_numbers: npt.NDArray[np.int16]
    masks: npt.NDArray[np.int8]  # [example, move] which were legal
    moves: npt.NDArray[np.int64]  # which was played
    log_probs: Reals  # the logarithm of how likely it was
    advantages: Reals  # how much better than expected it turned out
    shares: Reals  # [example, steps from the mover] of the win, as the critic should have said
    seats: npt.NDArray[np.int64]
    explored: npt.NDArray[np.bool_]  # no example for the policy

    @classmethod
    def joined(cls, parts: list[Examples]) -> Examples:
        """All in one, the lists of rows as wide as the widest."""
        columns = list(zip(*parts, strict=True))
        for place in (0, 2):
            width = max(rows.shape[1] for rows in columns[place])
            columns[place] = tuple(
                np.pad(rows, ((0, 0), (0, width - rows.shape[1]))) for rows in columns[place]
            )
        return cls._make(map(np.concatenate, columns))


class Log(NamedTuple):
    """The same while it is played: [step, table]."""

    own: Rows
    own_numbers: npt.NDArray[np.int16]
    world: Rows
    world_numbers: npt.NDArray[np.int16]
    masks: npt.NDArray[np.int8]
    moves: npt.NDArray[np.int64]
    log_probs: Reals
    turns: npt.NDArray[np.int16]
    rewards: Reals  # [step, table, seat]
    ended: npt.NDArray[np.bool_]
    explored: npt.NDArray[np.bool_]  # whether the move was any legal one, not the policy's


@kernel
def read_tables(
    octets: Octets, turns: npt.NDArray[np.int16], plan: Plan, rows: Rows,
    numbers: npt.NDArray[np.int16],
) -> None:  # fmt: skip
    """Read every table for the seat whose turn it is."""
    for i in range(len(turns)):
        numbers[i] = find_rows(octets, i, int(turns[i]), plan, rows[i])


@kernel
def sample_moves(
    logits: Reals, masks: npt.NDArray[np.int8], luck: Reals,
    moves: npt.NDArray[np.int64], log_probs: Reals,
) -> None:  # fmt: skip
    """Choose a legal move for each example, as likely as the policy says."""
    for i in range(len(logits)):
        most = np.float32(-1e9)
        for move in range(masks.shape[1]):
            if masks[i, move] and logits[i, move] > most:
                most = logits[i, move]
        total = np.float32(0)
        for move in range(masks.shape[1]):
            if masks[i, move]:
                total += np.exp(logits[i, move] - most)
        left = luck[i] * total
        for move in range(masks.shape[1]):
            if masks[i, move]:
                left -= np.exp(logits[i, move] - most)
                moves[i] = move
                if left < 0:
                    break
        log_probs[i] = logits[i, moves[i]] - most - np.log(total)


@kernel
def estimate_advantages(log: Log, expected: Reals, after: Reals, advantages: Reals) -> None:
    """How much better than expected everything went for everybody: [step, table, seat]."""
    steps, tables, seats = expected.shape
    for i in range(tables):
        for seat in range(seats):
            later, advantage = after[i, seat], np.float32(0)
            for step in range(steps - 1, -1, -1):
                if log.ended[step, i]:
                    later, advantage = np.float32(0), np.float32(0)
                now = expected[step, i, seat]
                advantage = log.rewards[step, i, seat] + later - now + LAMBDA * advantage
                if log.explored[step, i]:  # what came of it says nothing of how the policy plays
                    advantage = np.float32(0)
                advantages[step, i, seat] = advantage
                later = now


def begin(game: str, seats: int, tables: int, seed: tuple[int, ...], explore: float) -> Shard:
    """A shard of tables, at the beginning of their first match."""
    laid = Tables(game, tables, seats=seats, seed=seed, observe=False)
    return Shard(laid, np.random.default_rng(seed), explore)


def play_shard(
    shard: Shard, policy: Network, critic: Network, steps: int
) -> tuple[Shard, Examples]:
    """So many moves at each table of a shard, and what there is to learn from them."""
    tables = shard.tables
    log = _open_log(tables, policy.planes, critic.planes, steps)
    plans = [plan_of(tables.game, net.planes, tables.seats) for net in (policy, critic)]
    summed = policy.summed()
    for step in range(steps):
        log.turns[step] = tables.turns
        log.masks[step] = tables.masks
        _read(tables, plans[0], log.own[step], log.own_numbers[step])
        _read(tables, plans[1], log.world[step], log.world_numbers[step])
        logits, _ = policy.logits(log.own[step], log.own_numbers[step], summed)
        luck = shard.luck.random((2, tables.number), np.float32)
        log.explored[step] = luck[1] < shard.explore
        logits[log.explored[step]] = 0  # so that all legal moves are as likely
        sample_moves(logits, log.masks[step], luck[0], log.moves[step], log.log_probs[step])
        tables.step(log.moves[step])
        log.rewards[step] = tables.rewards
        log.ended[step] = tables.ended
    return shard, _look_back(tables, log, critic, plans[1])


def _open_log(tables: Tables, own: Planes, world: Planes, steps: int) -> Log:
    number = tables.number
    wide = [len(plan_of(tables.game, planes, tables.seats).how) + 1 for planes in (own, world)]
    return Log(
        np.zeros((steps, number, wide[0]), np.int16),
        np.zeros((steps, number), np.int16),
        np.zeros((steps, number, wide[1]), np.int16),
        np.zeros((steps, number), np.int16),
        np.zeros((steps, number, len(tables.moves)), np.int8),
        np.zeros((steps, number), np.int64),
        np.zeros((steps, number), np.float32),
        np.zeros((steps, number), np.int16),
        np.zeros((steps, number, tables.seats), np.float32),
        np.zeros((steps, number), np.bool_),
        np.zeros((steps, number), np.bool_),
    )


def _read(tables: Tables, plan: Plan, rows: Rows, numbers: npt.NDArray[np.int16]) -> None:
    read_tables(tables._arrays.octets, tables.turns, plan, rows, numbers)


def win_shares(
    critic: Network, rows: Rows, numbers: npt.NDArray[np.int16], seats: int, summed: Reals
) -> Reals:
    """What the critic expects for everybody, clockwise from the mover: [example, step]."""
    logits = critic.logits(rows, numbers, summed)[0][:, :seats]
    logits = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(logits / logits.sum(1, keepdims=True), np.float32)


def _look_back(tables: Tables, log: Log, critic: Network, plan: Plan) -> Examples:
    """What everything turned out to be worth, told from the mover on."""
    steps, number, seats = log.rewards.shape
    flat = [part.reshape(steps * number, *part.shape[2:]) for part in log]
    named = Log._make(flat)
    summed = critic.summed()
    last_rows, last_numbers = np.zeros_like(log.world[0]), np.zeros_like(log.world_numbers[0])
    _read(tables, plan, last_rows, last_numbers)
    rows = np.concatenate([named.world, last_rows])
    numbers = np.concatenate([named.world_numbers, last_numbers])
    turns = np.concatenate([named.turns, tables.turns]).astype(np.int64)
    expected = win_shares(critic, rows, numbers, seats, summed) - np.float32(1 / seats)
    by_seat = np.take_along_axis(expected, (np.arange(seats) - turns[:, None]) % seats, 1)
    values = by_seat[:-number].reshape(steps, number, seats)
    advantages = np.empty_like(values)
    estimate_advantages(log, values, by_seat[-number:], advantages)
    clockwise = (np.arange(seats) + turns[:-number, None]) % seats
    truth = np.take_along_axis((advantages + values).reshape(-1, seats), clockwise, 1)
    shares = np.zeros((len(truth), most_seats(tables.game)), np.float32)
    shares[:, :seats] = truth + np.float32(1 / seats)
    own = np.take_along_axis(advantages.reshape(-1, seats), clockwise[:, :1], 1)[:, 0]
    return Examples(
        named.own[:, : named.own_numbers.max()], named.own_numbers,
        named.world[:, : named.world_numbers.max()], named.world_numbers,
        named.masks, named.moves, named.log_probs, own, shares,
        np.full(len(truth), seats), named.explored,
    )  # fmt: skip


def most_seats(game: str) -> int:
    """How many seats a table of a game may have."""
    return games.game_named(game).SEATS.stop - 1
