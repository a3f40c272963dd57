"""Train an agent: a small network in plain NumPy learns a game until it beats `greedy`.

`python docs/tutorials/train_an_agent.py` takes one to two minutes on one core.

The learner sits at a thousand tables at once, in every seat in turn, and the bot `greedy` plays
the other seats inside the kernel.  The method is proximal policy
optimisation in its simplest form.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import numpy as np
import numpy.typing as npt

from treize.research.gymnasium import VectorEnv

Floats = npt.NDArray[np.float32]
GAME, SEATS = "drat", 2
TABLES, STEPS, EPOCHS, PARTS = 512, 32, 3, 8
HIDDEN, RATE, CLIP, BELIEF, CURIOSITY = 64, 2e-3, 0.2, 0.95, 0.005
HIGHEST = 12  # number that is told apart from lower ones


class Network:
    """One hidden layer; out come a preference for every move, and what the position is worth."""

    def __init__(self, features: int, moves: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        features *= HIGHEST
        self.weights = [
            (rng.normal(size=(features, HIDDEN)) / features**0.5).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (rng.normal(size=(HIDDEN, moves + 1)) * 0.01).astype(np.float32),
            np.zeros(moves + 1, np.float32),
        ]
        self.means = [np.zeros_like(w) for w in self.weights]  # Adam's two memories
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.updates = 0

    def __call__(self, seen: Floats, masks: Any) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the probabilities of the legal moves, and the worth."""
        w1, b1, w2, b2 = self.weights
        hidden = np.tanh(seen @ w1 + b1)
        out = hidden @ w2 + b2
        logits = np.where(masks, out[:, :-1], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        odds = np.exp(logits)
        return hidden, odds / odds.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, seen: Floats, hidden: Floats, error: Floats) -> None:
        """A step of Adam down the slope; `error` is the slope at the outputs."""
        below = (error @ self.weights[2].T) * (1 - hidden**2)
        slopes = [seen.T @ below, below.sum(axis=0), hidden.T @ error, error.sum(axis=0)]
        self.updates += 1
        for place, slope in enumerate(slopes):
            self.means[place] += 0.1 * (slope - self.means[place])
            self.squares[place] += 0.001 * (slope**2 - self.squares[place])
            mean = self.means[place] / (1 - 0.9**self.updates)
            square = self.squares[place] / (1 - 0.999**self.updates)
            self.weights[place] -= RATE * mean / (np.sqrt(square) + 1e-8)


def numbers(observation: npt.NDArray[np.int16]) -> Floats:
    """What is seen, as a network likes it: of every number, whether it reaches 1, 2, and so on."""
    reached = observation[:, :, None] >= np.arange(1, HIGHEST + 1, dtype=np.int16)
    return reached.reshape(len(observation), -1).astype(np.float32)


def drawn(odds: Floats, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """A move for each row, by its odds."""
    heights = np.cumsum(odds, axis=1)
    return np.asarray(np.argmax(heights > rng.random((len(odds), 1)) * heights[:, -1:], axis=1))


def play(env: VectorEnv, network: Network, rng: np.random.Generator, seen: Any) -> dict[str, Any]:
    """Some steps at every table, and how much better each move did than was expected."""
    kept: dict[str, list[Any]] = {n: [] for n in ("x", "mask", "move", "odds", "worth", "r", "end")}
    for _ in range(STEPS):
        x, mask = numbers(seen["observation"]), seen["action_mask"] == 1
        _, odds, worth = network(x, mask)
        moves = drawn(odds, rng)
        seen, rewards, over, broken_off, _ = env.step(moves)
        told = (x, mask, moves, odds[np.arange(len(moves)), moves], worth, rewards.copy())
        for name, value in zip(kept, (*told, over | broken_off), strict=True):
            kept[name].append(value)
    run: dict[str, Any] = {name: np.array(values) for name, values in kept.items()}
    following = network(numbers(seen["observation"]), seen["action_mask"] == 1)[2]
    run["better"] = np.zeros_like(run["worth"])
    ahead = np.zeros_like(following)
    for step in reversed(range(STEPS)):
        goes_on = ~run["end"][step]
        surprise = run["r"][step] + goes_on * following - run["worth"][step]
        ahead = surprise + BELIEF * goes_on * ahead
        run["better"][step], following = ahead, run["worth"][step]
    return run


def improve(network: Network, run: dict[str, Any], rng: np.random.Generator) -> None:
    """Make moves that did better likelier, but none much likelier at once."""
    flat = {name: values.reshape(-1, *values.shape[2:]) for name, values in run.items()}
    goal = flat["better"] + flat["worth"]
    gain = (flat["better"] - flat["better"].mean()) / (flat["better"].std() + 1e-6)
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(goal)), PARTS):
            x, move = flat["x"][part], flat["move"][part]
            hidden, odds, worth = network(x, flat["mask"][part])
            rows = np.arange(len(part))
            ratio = odds[rows, move] / flat["odds"][part]
            held = np.where(gain[part] > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            pull = held * ratio * gain[part]
            error = odds * pull[:, None]  # the slope of the logarithm of the odds
            error[rows, move] -= pull
            logs = np.log(odds + 1e-9)
            error += CURIOSITY * odds * (logs - (odds * logs).sum(axis=1, keepdims=True))
            worth_error = 0.5 * (worth - goal[part]) / (goal.std() + 1e-6)
            slope = np.column_stack([error, worth_error]) / len(part)
            network.learn(x, hidden, slope.astype(np.float32))


def share_of_wins(network: Network, tables: int = 2048, seed: int = 99) -> float:
    """How often the learner, always playing its best move, wins against `greedy`."""
    env = VectorEnv(GAME, tables, seats=SEATS)
    seen, _ = env.reset(seed=seed)
    wins, done = np.zeros(tables), np.zeros(tables, bool)
    while not done.all():
        _, odds, _ = network(numbers(seen["observation"]), seen["action_mask"] == 1)
        seen, rewards, over, _, _ = env.step(odds.argmax(axis=1))
        wins += np.where(over & ~done, rewards + 1 / SEATS, 0)
        done |= over
    return float(wins.mean())


def train(updates: int, seed: int = 13, tables: int = TABLES, say: Any = None) -> Network:
    """Play and improve in turn."""
    env = VectorEnv(GAME, tables, seats=SEATS, rewards="points")
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    network = Network(seen["observation"].shape[1], len(env.tables.moves), seed)
    for update in range(updates):
        improve(network, play(env, network, rng, seen), rng)
        if say and (update + 1) % 10 == 0:
            say(f"{update + 1} updates: wins {share_of_wins(network):.1%}, even is {1 / SEATS:.1%}")
    return network


def main() -> None:
    """Train, and tell how it goes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=60)
    start = time.perf_counter()
    train(parser.parse_args().updates, say=lambda line: print(line, flush=True))
    print(f"{time.perf_counter() - start:.0f} seconds", file=sys.stderr)


if __name__ == "__main__":
    main()
