"""A training from its first move to its last, kept on the disk so that it can be taken up again."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import msgspec
import numpy as np

from treize.errors import BadUse
from treize.games import game_named
from treize.networks.files import Trained, about, replace_file, save
from treize.train.experience import Examples, Shard, begin, most_seats
from treize.train.network import Network
from treize.train.ppo import Lesson, learn
from treize.train.recipe import Recipe
from treize.train.strength import share_against_thumb
from treize.train.survey import survey
from treize.train.workers import PlayAll

RECIPE, CHECKPOINT, LOG, NETWORK = "recipe.json", "checkpoint", "log.jsonl", "network.npz"
SAFE = 60.0  # seconds between two checkpoints
LOOKS = 40  # at how strong the policy has become, in all


@dataclass
class Training:
    """All that changes while a network is trained."""

    iteration: int
    policy: Network
    critic: Network
    shards: list[Shard]


class Progress(NamedTuple):
    """How far a training is."""

    iteration: int
    moves: int
    lesson: Lesson
    won: dict[int, float] | None  # by number of seats, against rules of thumb; now and then


def train(
    recipe: Recipe, folder: Path, play_all: PlayAll,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Path:  # fmt: skip
    """Train by a recipe, or go on where the folder left off; give the file of the network."""
    training = _open(recipe, folder)
    saved = monotonic()
    every = max(1, recipe.iterations // LOOKS)
    while training.iteration < recipe.iterations:
        lesson = _one_iteration(recipe, training, play_all)
        is_last = training.iteration == recipe.iterations
        is_look = is_last or training.iteration % every == 0
        won = _look(recipe, training.policy) if is_look else None
        moves = training.iteration * recipe.shards * recipe.tables * recipe.steps
        now = Progress(training.iteration, moves, lesson, won)
        if is_look:
            _write_log(folder, now)
        if is_last or monotonic() - saved > SAFE:
            _save(folder, training)
            saved = monotonic()
        progress(now)
    save(_trained(recipe, training), folder / NETWORK)
    return folder / NETWORK


def _one_iteration(recipe: Recipe, training: Training, play_all: PlayAll) -> Lesson:
    iteration = training.iteration
    for number, shard in enumerate(training.shards):
        shard.luck = np.random.default_rng((recipe.seed, iteration, number))
    played = play_all(training.shards, training.policy, training.critic, recipe.steps)
    training.shards = [shard for shard, _ in played]
    seen = Examples.joined([examples for _, examples in played])
    luck = np.random.default_rng((recipe.seed, iteration))
    training.iteration += 1
    return learn(
        training.policy, training.critic, seen, luck,
        recipe.learning_rate_in(iteration), recipe.entropy_bonus_in(iteration),
    )  # fmt: skip


def _look(recipe: Recipe, policy: Network) -> dict[int, float]:
    return {seats: share_against_thumb(recipe.game, seats, policy) for seats in recipe.seats}


# --- On the disk ---


def _open(recipe: Recipe, folder: Path) -> Training:
    """The training in a folder, which must be of the same recipe; or a new one."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / RECIPE
    written = msgspec.json.format(msgspec.json.encode(recipe))
    if not file.exists():
        replace_file(file, written)
    elif file.read_bytes() != written:
        raise BadUse("use/recipe", folder=str(folder))
    if (folder / CHECKPOINT).exists():
        training: Training = pickle.loads((folder / CHECKPOINT).read_bytes())  # noqa: S301  # ours
        _forget_after(folder, training.iteration)
        return training
    return _begin(recipe)


def _begin(recipe: Recipe) -> Training:
    luck = np.random.default_rng(recipe.seed)
    moves = len(game_named(recipe.game).MOVES)
    return Training(
        0,
        Network(survey(recipe.game, "own"), recipe.policy, moves, luck),
        Network(survey(recipe.game, "world"), recipe.critic, most_seats(recipe.game), luck),
        [
            begin(
                recipe.game,
                recipe.seats_of(shard),
                recipe.tables,
                (recipe.seed, shard),
                recipe.explore,
            )
            for shard in range(recipe.shards)
        ],
    )


def _save(folder: Path, training: Training) -> None:
    replace_file(folder / CHECKPOINT, pickle.dumps(training))


def _write_log(folder: Path, now: Progress) -> None:
    line = {"iteration": now.iteration, "moves": now.moves, "won": now.won, **now.lesson._asdict()}
    with (folder / LOG).open("ab") as log:
        log.write(msgspec.json.encode(line) + b"\n")


def _forget_after(folder: Path, iteration: int) -> None:
    """Drop the lines of iterations that will be played again."""
    if (folder / LOG).exists():
        lines = (folder / LOG).read_bytes().splitlines(keepends=True)
        kept = [line for line in lines if msgspec.json.decode(line)["iteration"] <= iteration]
        replace_file(folder / LOG, b"".join(kept))


def _trained(recipe: Recipe, training: Training) -> Trained:
    policy, critic = training.policy, training.critic
    words = about(recipe.game, recipe.seats, recipe.options, msgspec.to_builtins(recipe))
    return Trained(words, policy.planes, policy.integers(), critic.planes, critic.integers())
