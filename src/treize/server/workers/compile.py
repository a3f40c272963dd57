"""Compiling what a game needs, in a process of its own, so that the server stays awake meanwhile.

`python -m treize.server.workers.compile GAME PART NICENESS` compiles the rules or the search of a
game into the cache, which takes some seconds the first time ever; from then on they are loaded in
a moment.  Where somebody waits, the half of the rules that looks ahead is compiled in a process
more.  Without arguments it compiles all games, several at once.
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Literal

from treize.bots import bot
from treize.engine import verbs
from treize.engine.compiled import CACHE, config, when_compiling
from treize.games import GAMES
from treize.match import Match
from treize.match.forecast import compile_for, forecast
from treize.match.merits import merits_of
from treize.processes import end_with_parent
from treize.rulebook import numbers
from treize.server.tables.description import scoring_of
from treize.server.tables.flows import flows

CompiledPart = Literal["rules", "search"]
URGENT, PATIENT = 0, 10  # how nice a process is to others; a bot that thinks is in between
PARTS: tuple[CompiledPart, ...] = ("rules", "search")
MODULE = "treize.server.workers.compile"


def run(game: str, part: CompiledPart, is_brief: bool = False) -> None:
    """Do once all that the server will do with a game; briefly, what it does most."""
    seats = GAMES[game].SEATS.start
    match = Match(game, seats=seats, seed=1, is_light=True)
    if part == "search":
        for level in ("beginner", "easy"):  # a rule of thumb, and a search
            bot(level, game, "warm").choose(match.observe(match.turn))
        merits_of(match.observe(match.turn))
    match.observe_all()
    numbers(game, {})
    before, step = match.observe(None), match.play(match.legal()[0])
    flows(game, before, match.observe(None), step.seat, step.move)
    match.reasons()
    match.view(match.turn)
    while step.points is None and not is_brief:
        match.reasons()
        match.view(match.turn)
        if part == "search":
            merits_of(match.observe(match.turn))
        step = match.play(match.legal()[0])
    if step.points is not None:
        scoring_of(match, step)
        verbs.is_winner(match.observe(None).states[0], 0)


def run_forecast(game: str) -> None:
    """Look ahead once."""
    match = Match(game, seats=GAMES[game].SEATS.start, seed=1, is_light=True)
    forecast(match.observe(match.turn))


def is_compiled(game: str, part: CompiledPart) -> bool:
    """Whether it was compiled on another day."""
    return _mark(game, part).exists()


def _mark(game: str, part: CompiledPart) -> Path:
    """A file beside the compiled rules that tells that all of them are there."""
    plain = "-plain" if os.environ.get("NUMBA_DISABLE_JIT") == "1" else ""
    digest = GAMES[game].State.title.rpartition(" ")[2]  # those of another package may change
    return CACHE / f"{game}-{digest}-{part}{plain}.warm"


def main(game: str, part: CompiledPart, niceness: int) -> None:
    """Compile, and leave a mark for the next time."""
    os.nice(niceness)
    ahead = None
    if part == "rules" and niceness == URGENT and not config.DISABLE_JIT:
        ahead = multiprocessing.get_context("spawn").Process(target=_compile_ahead, args=[game])
        ahead.start()
    run(game, part)
    if ahead is not None:
        ahead.join()
    run_forecast(game)
    with suppress(OSError):
        _mark(game, part).touch()


def _compile_ahead(game: str) -> None:
    end_with_parent()
    compile_for(game)


def compile_all() -> None:
    """Compile whatever is not yet compiled, several games at once."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(_compile_game, GAMES))


def _compile_game(game: str) -> None:
    for part in PARTS:
        if not is_compiled(game, part):
            command = [sys.executable, "-m", MODULE, game, part, str(URGENT)]
            subprocess.run(command, check=True)  # noqa: S603  # this very module


if __name__ == "__main__":
    when_compiling(lambda _: None)  # whoever started this knows
    if len(sys.argv) == 1:
        compile_all()
    else:
        main(sys.argv[1], "search" if sys.argv[2] == "search" else "rules", int(sys.argv[3]))
