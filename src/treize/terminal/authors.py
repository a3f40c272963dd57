"""For authors of games: a game begun, and a game checked."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from shlex import quote

import msgspec

from treize.authoring.check import Report, check, sentences
from treize.authoring.new_game import new_game
from treize.games import BROKEN, game_named
from treize.terminal.progress import progress_bar
from treize.texts.invocation import reached
from treize.texts.words import Words, printable


def begin(name: str, folder: Path, words: Words) -> None:
    """Write a new game, and tell what comes next."""
    rules = next(file for file in new_game(name, folder) if file.name == "rules.py")
    # What builds the folder is fetched from the network, unless it is here as in a checkout.
    is_here = all(map(find_spec, ("hatchling", "editables")))
    install = "install --no-build-isolation -e" if is_here else "install -e"
    programs = {"pip": f"{reached('pip')} {install}", "treize": reached("treize")}
    files = {"folder": quote(str(folder)), "rules": str(rules)}
    print(words("new-game", name=name, **programs, **files))


def check_and_tell(game: str, as_json: bool, words: Words) -> bool:
    """Check a game, tell what was found, and whether all is well."""
    if game not in BROKEN:
        game_named(game)  # refuses one that is not there
    report = _checked(game, words)
    if as_json:
        told = msgspec.to_builtins(report) | {"good": report.is_good}
        print(json.dumps(told, ensure_ascii=False))
    else:
        for sentence in sentences(report, words):
            print(printable(sentence))
    return report.is_good


def _checked(game: str, words: Words) -> Report:
    """Check a game, with a bar on a terminal."""
    with progress_bar() as bar:
        task = bar.add_task(words("check-progress", mode="plain"), total=None)

        def progress(mode: str, played: int, of: int) -> None:
            name = words("check-progress", mode=mode)
            bar.update(task, description=name, completed=played, total=of)

        return check(game, progress)
