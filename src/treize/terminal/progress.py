"""What is shown to those who wait at a terminal: a dim line, or a bar."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress

MOMENT = 0.3  # seconds of waiting before a sign is shown
DIM, PLAIN, ERASE = "\x1b[2m", "\x1b[0m", "\r\x1b[2K"


@contextmanager
def show_while_waiting(sentence: str) -> Iterator[None]:
    """Show a dim line if it takes longer than a moment, and erase it; in a file there is none."""
    if not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        yield
        return
    shown: list[str] = []
    timer = Timer(MOMENT, lambda: shown.append(_write(f"{DIM}{sentence}{PLAIN}")))
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        if shown:
            _write(ERASE)


def _write(text: str) -> str:
    sys.stdout.write(text)
    sys.stdout.flush()
    return text


def progress_bar() -> Progress:
    """A bar for what takes long, on a terminal only, that leaves nothing behind."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=not console.is_terminal)


@contextmanager
def shown_as_bar(name: str) -> Iterator[Callable[[int, int], None]]:
    """What shows how much is done of how much; the bar is drawn at the first call."""
    bar = progress_bar()
    task = bar.add_task(name, total=None)

    def show(done: int, total: int) -> None:
        bar.start()
        bar.update(task, completed=done, total=total)

    try:
        yield show
    finally:
        bar.stop()
