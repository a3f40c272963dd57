"""`treize train`: a network that learns a game, with a line now and then on how far it is."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from pathlib import Path

from treize.errors import BadUse
from treize.terminal.progress import progress_bar
from treize.texts.words import Words
from treize.train.plot import check_plot, plot
from treize.train.recipe import Recipe, agree
from treize.train.run import Progress, train
from treize.train.workers import workers


def train_and_tell(given: Namespace, words: Words) -> None:
    """Train by what was asked for, and tell where the network is."""
    recipe = agree(given.game, _numbers(given.numbers), given.moves, given.seed)
    if given.plot is not None:
        check_plot(given.plot)
    jobs = os.cpu_count() or 1 if given.jobs is None else given.jobs
    if jobs < 1:
        raise BadUse("use/jobs", jobs=jobs)
    folder = given.run or Path(given.game)
    file = _with_bar(given, words, recipe, folder, min(jobs, recipe.shards))
    if given.plot is not None:
        plot(recipe, folder, given.plot, words)
    size = file.stat().st_size
    if given.json:
        print(json.dumps({"file": str(file), "bytes": size, "moves": recipe.moves}))
    else:
        facts = {"file": str(file), "kilobytes": round(size / 1000), "game": recipe.game}
        print(words("train-done", **facts))


def _numbers(given: str) -> tuple[int, ...]:
    try:
        return tuple(map(int, filter(None, given.split(","))))
    except ValueError:
        raise BadUse("use/numbers", numbers=given[:80]) from None


def _with_bar(given: Namespace, words: Words, recipe: Recipe, folder: Path, jobs: int) -> Path:
    """Train with a bar on a terminal, drawn when all is compiled, and lines on how it goes."""
    bar = progress_bar()
    task = bar.add_task(words("train-progress"), total=recipe.moves)

    def tell(now: Progress) -> None:
        bar.start()
        bar.update(task, completed=now.moves)
        if now.won is not None and not given.json:
            bar.console.print(_line(now, words), highlight=False)

    with bar, workers(jobs, given.cluster) as play_all:
        return train(recipe, folder, play_all, tell)


def _line(now: Progress, words: Words) -> str:
    won = [
        words("train-won", seats=seats, share=share, even=1 / seats)
        for seats, share in (now.won or {}).items()
    ]
    return words("train-look", moves=now.moves / 1e6, won=" · ".join(won))
