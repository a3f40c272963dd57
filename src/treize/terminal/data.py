"""`treize backup`, `restore` and `move-house`: a server's data, from one place to another."""

from __future__ import annotations

from pathlib import Path

from treize.extras import needs
from treize.terminal.progress import shown_as_bar
from treize.texts.words import Words

with needs("server"):
    from treize.server.store import transfer
    from treize.server.store.databases import usual_place, without_secrets


def back_up(place: str | None, file: Path, words: Words) -> None:
    """Write a backup."""
    source = place or usual_place()
    with shown_as_bar(words("copying")) as progress:
        copied = transfer.back_up(source, file, progress)
    print(words("backup-done", file=str(file), **copied._asdict()))


def restore(file: Path, place: str | None, words: Words) -> None:
    """Bring a backup back."""
    target = place or usual_place()
    with shown_as_bar(words("copying")) as progress:
        copied = transfer.restore(file, target, progress)
    print(words("restore-done", place=without_secrets(target), **copied._asdict()))


def move(source: str, target: str, words: Words) -> None:
    """Bring everything to another place."""
    with shown_as_bar(words("copying")) as progress:
        copied = transfer.move(source, target, progress)
    print(words("move-done", place=without_secrets(target), **copied._asdict()))
