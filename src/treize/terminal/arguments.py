"""What the command line understands; its help and its complaints come from `texts/`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from treize.bots import BOTS
from treize.errors import BadUse
from treize.games import GAMES
from treize.texts.words import LANGUAGES, Words

# What argparse says by itself, and which text says it in the language of the table.
_SAYINGS: dict[str, tuple[str, dict[str, str]]] = {
    "usage: ": ("word-usage", {}),
    "positional arguments": ("word-arguments", {}),
    "options": ("word-options", {}),
    "the following arguments are required: %s": ("argument-required", {"names": "%s"}),
    "unrecognized arguments: %s": ("argument-unknown", {"names": "%s"}),
    "not allowed with argument %s": ("argument-both", {"name": "%s"}),
    "expected one argument": ("argument-expected", {}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "argument-choice",
        {"value": "%(value)r", "choices": "%(choices)s"},
    ),
    "invalid %(type)s value: %(value)r": ("argument-number", {"value": "%(value)s"}),
    "argument %(argument_name)s: %(message)s": (
        "argument-at",
        {"name": "%(argument_name)s", "message": "%(message)s"},
    ),
}


class Parser(argparse.ArgumentParser):
    """A parser that speaks the language of the table and never ends the program by itself."""

    def __init__(self, words: Words, command: str) -> None:
        super().__init__(prog=f"treize {command}", add_help=False, allow_abbrev=False)
        self.words, self.about = words, f"command-{command}"
        self.add_argument("--help", "-h", action="store_true")
        self.add_argument("--lang", choices=LANGUAGES)

    def format_help(self) -> str:
        """Fill in the texts, which are not read before somebody asks for help."""
        self.description = self.words(self.about)
        names = {"games": ", ".join(GAMES), "bots": ", ".join(BOTS)}
        for action in self._actions:
            action.help = self.words(f"option-{action.dest}", **names)
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        """Complain in one sentence."""
        raise BadUse("use/argument", problem=message, command=self.prog)


def speak(words: Words) -> None:
    """Let argparse say its own few sentences in the language of the table.

    It looks them all up through gettext under this name, its one seam for translation.
    """

    def translate(saying: str) -> str:
        if saying not in _SAYINGS:
            return saying
        message, data = _SAYINGS[saying]
        return words(message, **data)

    setattr(argparse, "_", translate)  # noqa: B010  # no stub knows it


# --- What each command is given ---


def games(parser: Parser) -> None:
    """List the games."""
    parser.add_argument("--json", action="store_true")


def play(parser: Parser) -> None:
    """Play in the terminal."""
    parser.add_argument("game", nargs="?", metavar="GAME")
    _table(parser)
    parser.add_argument("--seat", type=int, default=0, metavar="S")
    parser.add_argument("--seed", metavar="S")
    parser.add_argument("--bots", default="normal", metavar="LEVEL")
    parser.add_argument("--record", type=Path, metavar="FILE")
    parser.add_argument("--plain", action="store_true")


def trace(parser: Parser) -> None:
    """Play matches face up, line by line."""
    parser.add_argument("game", metavar="GAME")
    _table(parser)
    parser.add_argument("--matches", type=int, default=1, metavar="K")
    parser.add_argument("--seed", type=int, metavar="S")
    parser.add_argument("--bot", "--bots", dest="bots", default="chance", choices=list(BOTS))


def verify(parser: Parser) -> None:
    """Check records and traces."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--commitment", metavar="HASH")
    parser.add_argument("--part", metavar="PART")


def replay(parser: Parser) -> None:
    """Show a record."""
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--at", type=int, metavar="N")
    parser.add_argument("--seat", type=int, metavar="S")


def advise(parser: Parser) -> None:
    """Judge the moves of a record."""
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--at", type=int, metavar="N")
    effort = parser.add_mutually_exclusive_group()
    effort.add_argument("--simulations", type=int, metavar="K")
    effort.add_argument("--seconds", type=float, metavar="T")
    parser.add_argument("--threads", type=int, default=1, metavar="J")
    parser.add_argument("--seed", type=int, default=13, metavar="S")
    parser.add_argument("--json", action="store_true")


def simulate(parser: Parser) -> None:
    """Play at random by the thousand."""
    parser.add_argument("game", metavar="GAME")
    _table(parser)
    parser.add_argument("--matches", type=int, default=10_000, metavar="K")
    parser.add_argument("--seed", type=int, metavar="S")
    parser.add_argument("--out", type=Path, metavar="FILE")
    parser.add_argument("--rows", default="matches", choices=["matches", "moves"])
    parser.add_argument("--json", action="store_true")


def arena(parser: Parser) -> None:
    """Let bots play against each other."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", required=True, metavar="NAME,NAME")
    parser.add_argument("--deals", type=int, default=10, metavar="K")
    parser.add_argument("--seats", type=int, dest="table", metavar="N")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, metavar="S")
    parser.add_argument("--seatings", type=int, default=24, metavar="M")
    parser.add_argument("--jobs", type=int, metavar="J")
    parser.add_argument("--resume", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--plot", type=Path, metavar="FILE")


def train(parser: Parser) -> None:
    """Train a network."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", dest="numbers", default="", metavar="N,N")
    parser.add_argument("--moves", type=int, default=20_000_000, metavar="K")
    parser.add_argument("--seed", type=int, default=13, metavar="S")
    parser.add_argument("--out", type=Path, dest="run", metavar="DIR")
    parser.add_argument("--jobs", type=int, metavar="J")
    parser.add_argument("--cluster", metavar="ADDRESS")
    parser.add_argument("--plot", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true")


def bench(parser: Parser) -> None:
    """Measure speed."""
    parser.add_argument("--seconds", type=float, default=1.0, metavar="T")
    parser.add_argument("--seed", type=int, default=13, metavar="S")
    parser.add_argument("--peers", action="store_true")
    parser.add_argument("--json", action="store_true")


def serve(parser: Parser) -> None:
    """Open the server."""
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST")
    parser.add_argument("--port", type=int, default=1313, metavar="PORT")
    parser.add_argument("--data", metavar="DIR")
    parser.add_argument("--public-url", metavar="URL")
    parser.add_argument("--open", action="store_true")


def backup(parser: Parser) -> None:
    """Write all that a server keeps into a file."""
    parser.add_argument("backup", type=Path, metavar="FILE")
    parser.add_argument("--data", metavar="DIR")


def restore(parser: Parser) -> None:
    """Bring a backup back."""
    parser.add_argument("backup", type=Path, metavar="FILE")
    parser.add_argument("--data", metavar="DIR")


def move_house(parser: Parser) -> None:
    """Bring all that a server keeps to another place."""
    parser.add_argument("old_place", metavar="FROM")
    parser.add_argument("new_place", metavar="TO")


def admin(parser: Parser) -> None:
    """See and remove what a server keeps."""
    actions = ["people", "tables", "records", "forget", "remove"]
    parser.add_argument("action", choices=actions, metavar="|".join(actions))
    parser.add_argument("subject", nargs="?", metavar="WHICH")
    parser.add_argument("--data", metavar="DIR")
    parser.add_argument("--json", action="store_true")


def static(parser: Parser) -> None:
    """Write a folder for a static host."""
    parser.add_argument("dir", type=Path, metavar="DIR")
    parser.add_argument("--docs", metavar="URL")
    parser.add_argument("--json", action="store_true")


def new_game(parser: Parser) -> None:
    """Begin a game."""
    parser.add_argument("name", metavar="NAME")
    parser.add_argument("--folder", type=Path, metavar="DIR")


def check_game(parser: Parser) -> None:
    """Check a game."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--json", action="store_true")


def _table(parser: Parser) -> None:
    parser.add_argument("--seats", type=int, default=4, metavar="N")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")


def language_in(arguments: Sequence[str]) -> str | None:
    """The language asked for anywhere on the line, before anything else is read."""
    for number, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
        if argument == "--lang" and number + 1 < len(arguments):
            return arguments[number + 1]
    return None
