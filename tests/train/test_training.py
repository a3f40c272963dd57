"""Training: it learns, it repeats itself, and it can be broken off at any time."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from treize.errors import BadUse
from treize.networks.files import load
from treize.train import run
from treize.train.experience import Examples, Shard, play_shard
from treize.train.network import Network
from treize.train.recipe import Recipe, agree
from treize.train.run import NETWORK, Progress, train
from treize.train.workers import PlayAll, play_here, workers

GAME = "drat"
SMALL = Recipe(GAME, (2, 3), 4_000, shards=2, tables=16, steps=16, policy=(16, 8), critic=(16, 8))


def trained(
    folder: Path,
    play_all: PlayAll = play_here,
    progress: Callable[[Progress], None] = lambda _: None,
) -> bytes:
    return train(SMALL, folder, play_all, progress).read_bytes()


def test_a_short_training_learns(tmp_path: Path) -> None:
    """It begins below the rule of thumb, and wins more often than it after some seconds."""
    won: list[float] = []

    def note(now: Progress) -> None:
        if now.won:
            won.append(now.won[2])

    recipe = Recipe(GAME, (2,), 800_000, shards=4, tables=128, steps=64, learning_rate=1.5e-3)
    train(recipe, tmp_path, play_here, note)
    assert won[0] < 0.4
    assert won[-1] > 0.55


def test_the_same_recipe_gives_the_same_network(tmp_path: Path) -> None:
    """In one process and in two."""
    alone = trained(tmp_path / "one")
    with workers(2) as play_all:
        assert trained(tmp_path / "two", play_all) == alone


def test_another_seed_gives_another(tmp_path: Path) -> None:
    other = msgspec.structs.replace(SMALL, seed=14)
    assert train(other, tmp_path / "b", play_here).read_bytes() != trained(tmp_path / "a")


def test_broken_off_and_taken_up_again_it_gives_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever happened after the last checkpoint is played again, and logged once."""
    whole = trained(tmp_path / "whole")
    monkeypatch.setattr(run, "SAFE", 0.0)

    def break_off(now: Progress) -> None:
        if now.iteration == 4:
            monkeypatch.setattr(run, "SAFE", 1e9)  # from here on nothing is kept
        if now.iteration == 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        trained(tmp_path / "broken", progress=break_off)
    assert not (tmp_path / "broken" / NETWORK).exists()
    iterations: list[int] = []
    assert (
        trained(tmp_path / "broken", progress=lambda now: iterations.append(now.iteration)) == whole
    )
    assert iterations[0] == 5
    logs = [(tmp_path / name / run.LOG).read_bytes() for name in ("whole", "broken")]
    assert logs[0] == logs[1]


def die_once(share: Shard, policy: Network, critic: Network, steps: int) -> tuple[Shard, Examples]:
    """A worker that is killed the first time it is asked."""
    mark = Path(os.environ["TREIZE_TEST_MARK"])
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_shard(share, policy, critic, steps)


def test_a_worker_that_is_killed_costs_one_lap(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TREIZE_TEST_MARK", str(tmp_path / "mark"))
    monkeypatch.setattr("treize.train.workers.play_shard", die_once)
    with workers(2) as play_all:
        found = trained(tmp_path / "killed", play_all)
    assert (tmp_path / "mark").exists()
    assert found == trained(tmp_path / "whole")


def test_a_folder_with_another_recipe_is_refused(tmp_path: Path) -> None:
    trained(tmp_path)
    with pytest.raises(BadUse, match="another recipe"):
        train(msgspec.structs.replace(SMALL, moves=8_000), tmp_path, play_here)


def test_a_finished_training_gives_its_network_at_once(tmp_path: Path) -> None:
    whole = trained(tmp_path)
    iterations: list[int] = []
    assert trained(tmp_path, progress=lambda now: iterations.append(now.iteration)) == whole
    assert iterations == []


def test_a_network_says_where_it_comes_from(tmp_path: Path) -> None:
    trained(tmp_path)
    about = load(tmp_path / NETWORK).about
    assert (about.game, about.seats, about.rules) == (GAME, (2, 3), 2)
    assert msgspec.convert(about.recipe, Recipe) == SMALL


def test_a_recipe_is_checked() -> None:
    assert agree(GAME, (), 20_000, 13).seats == (2, 3, 4)
    with pytest.raises(BadUse, match="takes at least"):
        agree(GAME, (), 10, 13)
