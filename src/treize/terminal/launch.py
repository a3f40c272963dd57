"""Sitting down to play in the terminal: full screen where it is large enough, else line by line."""

from __future__ import annotations

import os
import shutil
import sys
from argparse import Namespace
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from treize.bots import BOTS, seated
from treize.engine import options
from treize.engine.compiled import when_compiling
from treize.errors import BadUse
from treize.extras import needs
from treize.games import GAMES, game_named
from treize.match import Match
from treize.terminal.play import TerminalPlayer, play
from treize.terminal.screen import fits
from treize.terminal.session import Session, reserve
from treize.texts.words import Words

if TYPE_CHECKING:
    from treize.terminal.screen.table import TableApp


def launch(given: Namespace, words: Words) -> None:
    """Play the match that is asked for; full screen perhaps others after it."""
    game = given.game or _ask_for_game(words)
    chosen = options.read(game_named(game).State.options, given.option)
    match = Match(game, seats=given.seats, seed=_seed(given.seed), options=chosen)
    match.view(given.seat)  # refuses a seat that is not there
    levels = levels_of(given.bots, match.seats - 1)
    app = None if given.plain or not is_a_screen() else _table_app(words)
    if app is None:
        with suppress(ImportError):
            import readline  # noqa: F401  # arrow keys and history at the prompt
        bot = bots_at(match, given.seat, levels)
        play(TerminalPlayer(match, given.seat, bot, words, levels=levels), given.record)
        return
    waiting = [match]

    def deal() -> Session:
        match = waiting.pop() if waiting else Match(game, seats=given.seats, options=chosen)
        return Session(match, given.seat, bots_at(match, given.seat, levels), words, levels)

    play_full_screen(app(deal), given.record)


def _seed(given: str | None) -> str | int | None:
    return int(given) if given and len(given) < 32 and given.isdecimal() else given


def bots_at(match: Match, seat: int, levels: list[str]) -> Callable[[Match], str]:
    """Whoever plays in the other seats."""
    others = [other for other in range(match.seats) if other != seat]
    bots: dict[int | None, Callable[[Match], str]] = {
        other: seated(level, match.game, f"{match.seed} bots")
        for other, level in zip(others, levels, strict=True)
    }
    return lambda match: bots[match.turn](match)


def levels_of(given: str, others: int) -> list[str]:
    """Who sits in the other seats: one name for all of them, or one each, with commas."""
    names = [name.strip() for name in given.split(",")]
    for name in names:
        if name not in BOTS:
            raise BadUse("use/bot", bot=name[:80], known=", ".join(BOTS))
    if len(names) not in (1, others):
        raise BadUse("use/bots", number=len(names), others=others)
    return names if len(names) > 1 else names * others


def _ask_for_game(words: Words) -> str:
    for number, name in enumerate(GAMES, 1):
        line = words.first(f"line-{name}", otherwise=name)
        print(f"{number} {words.title(name)} · {line}")
    names = {str(number): name for number, name in enumerate(GAMES, 1)} | {n: n for n in GAMES}
    while True:
        try:
            answer = input(words("play-which") + " ").strip().lower()
        except (EOFError, RuntimeError):
            raise BadUse("use/game", known=", ".join(GAMES)) from None
        if answer in names:
            return names[answer]


# --- Full screen ---


def is_a_screen() -> bool:
    """Whether somebody sits at a terminal that the table fits into."""
    is_terminal = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    return is_terminal and os.environ.get("TERM") != "dumb" and fits(*shutil.get_terminal_size())


def _table_app(words: Words) -> type[TableApp] | None:
    """The table full screen, or none after saying what it lacks."""
    try:
        with needs("terminal"):
            from treize.terminal.screen.table import TableApp  # takes a while to load
    except BadUse as error:
        print(words("screen-missing", problem=words.error(error)), file=sys.stderr)
        return None
    return TableApp


def play_full_screen(app: TableApp, record: Path | None) -> None:
    """Play match after match, keep their records, and say how the last one ended."""
    if record is not None:
        reserve(record)
    when_compiling(app.tell_compiling)  # a line on the screen would be drawn over
    try:
        app.run()
    finally:
        last = app.session
        told = last.teller.result() if last.match.is_over else [last.words("play-left")]
        if record is not None:
            files = [record, *(_beside(record, n) for n in range(2, len(app.sessions) + 1))]
            told += [one.keep(file) for one, file in zip(app.sessions, files, strict=True)]
        print("\n".join(told))


def _beside(record: Path, number: int) -> Path:
    """A file for the next match: match-2.json, or a higher number if that is taken."""
    file = record.with_stem(f"{record.stem}-{number}")
    return _beside(record, number + 1) if file.exists() else file
