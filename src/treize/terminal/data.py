"""`treize backup`, `restore` and `move-house`: a server's data, from one place to another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from treize.extras import needs
from treize.terminal.progress import progress_bar
from treize.texts.words import Words

with needs("server"):
    from treize.server.store import transfer
    from treize.server.store.databases import usual_place, without_secrets


def back_up(place: str | None, file: Path, words: Words) -> None:
    """Write a backup."""
    source = place or usual_place()
    copied = _with_bar(words, lambda bar: transfer.back_up(source, file, bar))
    print(words("backup-done", file=str(file), **copied._asdict()))


def restore(file: Path, place: str | None, words: Words) -> None:
    """Bring a backup back."""
    target = place or usual_place()
    copied = _with_bar(words, lambda bar: transfer.restore(file, target, bar))
    print(words("restore-done", place=without_secrets(target), **copied._asdict()))


def move(source: str, target: str, words: Words) -> None:
    """Bring everything to another place."""
    copied = _with_bar(words, lambda bar: transfer.move(source, target, bar))
    print(words("move-done", place=without_secrets(target), **copied._asdict()))


def _with_bar(
    words: Words, copy: Callable[[transfer.Progress], transfer.Copied]
) -> transfer.Copied:
    """Copy with a bar on a terminal."""
    with progress_bar() as bar:
        task = bar.add_task(words("copying"), total=None)
        return copy(lambda done, total: bar.update(task, completed=done, total=total))
