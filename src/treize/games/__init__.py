"""The games: every folder here, and those that other packages offer.

A game is one folder: `rules.py`, and beside it what it likes to say of how it is shown and told
(`table.py`), how it is played well (`thumb.py`), its texts (`fr.ftl`, `en.ftl`, `de.ftl`) and its
page of rules (`rulebook.toml`).  Whatever is missing has a default.  A package outside offers its
folder as an entry point `treize.games`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from treize.engine import verbs
from treize.engine.compiled import when_compiling
from treize.engine.entry_points import offers
from treize.engine.facts import Facts
from treize.engine.merits import ANYWHERE
from treize.engine.moves import Move
from treize.engine.options import Options, Value, check
from treize.engine.plain import plain
from treize.engine.table import Records, Seed
from treize.engine.verbs import game_of
from treize.errors import BadGame
from treize.games.declared import HOOKS, Declared
from treize.texts.invocation import reached
from treize.texts.waiting import tell_who_waits
from treize.texts.words import add_texts

PARTS = "table", "thumb"  # of a game's folder, beside its rules
NEEDED = "SEATS", "CARDS", "MOVES", "REASONS", "State", "deal", "why_not", "play", "is_over", "pack"


class Game(Declared):
    """A game as its folder declares it; what it does not declare has a default."""

    def __init__(self, name: str, rules: Any, *parts: Any) -> None:
        self.id = name
        self.rules = rules
        self._parts = rules, *parts
        for needed in NEEDED:
            if not hasattr(rules, needed):
                raise BadGame("game/incomplete", game=name, missing=needed)
        self.State = rules.State
        self.SEATS: range = rules.SEATS
        self.CARDS: tuple[str, ...] = tuple(rules.CARDS)  # the kinds as text
        self.moves = tuple(_parts_of(move, self.CARDS) for move in rules.MOVES)
        self.MOVES = tuple(map(str, self.moves))
        self.REASONS: tuple[str, ...] = tuple(rules.REASONS)
        for hook in HOOKS:
            if (declared := self.find(hook)) is not None:
                setattr(self, hook, declared)
        self.announced = Facts(self.ANNOUNCED, self.CARDS)
        self.circumstances = Facts(self.CIRCUMSTANCES, self.CARDS)
        self.rule_numbers = Facts(self.RULE_NUMBERS, self.CARDS)
        merits = {**ANYWHERE, **self.MERITS}
        self.merits = [(code, Facts(facts, self.CARDS)) for code, facts in merits.items()]
        file = getattr(rules, "__file__", None)
        self.folder = Path() if file is None else Path(file).parent
        if file is not None:
            add_texts(self.folder)

    @property
    def usual_options(self) -> dict[str, Value]:
        """Every option at its default."""
        return {name: kind.default for name, kind in self.State.options.items()}

    def find(self, name: str) -> Any:
        """A rule by the name of its verb, wherever in the folder it stands; or none."""
        return next((getattr(part, name) for part in self._parts if hasattr(part, name)), None)

    def ask(self, verb: str, *given: Any) -> Any:
        """What a rule says, in plain Python: what is asked once need not be compiled."""
        rule = self.find(verb) or verbs.VERBS[verb]
        return getattr(rule, "py_func", rule)(*given)

    def table_by(self, options: Options) -> Records:
        """An empty table with such options, for what follows from them alone."""
        chosen = {**self.usual_options, **options}
        laid: Records = self.State.lay(1, seats=self.SEATS.start, seed=0, options=chosen)
        return laid

    def __repr__(self) -> str:
        return f"<Game {self.id}>"


def _parts_of(move: Move | str, cards: tuple[str, ...]) -> Move:
    """A move in its parts; a plain text is a card or a word."""
    if isinstance(move, Move):
        return move
    return Move(card=move) if move in cards else Move(word=move)


# --- Which there are ---

GAMES: dict[str, Game] = {}
BROKEN: dict[str, BadGame] = {}  # games of other packages that could not be loaded, and why


def add(name: str, rules: Any, *parts: Any) -> Game:
    """Put a game of your own beside the others: a module of rules, or what offers the same."""
    if name in GAMES and GAMES[name].rules is not rules:
        raise BadGame("game/twice", game=name)
    game = Game(name, rules, *parts)
    if any(other.State.dtype == game.State.dtype for other in GAMES.values() if other.id != name):
        raise BadGame("game/twice", game=name)
    GAMES[name] = game
    verbs.know(game.State.dtype, game)
    return game


def remove(name: str) -> None:
    """Take a game of your own away again."""
    GAMES.pop(name, None)


def load(name: str, folder: str) -> Game:
    """The game in a folder, by the name of its package; or in a single module."""
    if find_spec(f"{folder}.rules") is None:
        return add(name, import_module(folder))
    parts = [import_module(f"{folder}.{part}") for part in PARTS if find_spec(f"{folder}.{part}")]
    return add(name, import_module(f"{folder}.rules"), *parts)


def _load_all() -> None:
    """Our own in the order they ask for, then those of other packages by their names."""
    own = [file.parent.name for file in Path(__file__).parent.glob("*/rules.py")]
    for name in sorted(own):
        load(name, f"{__name__}.{name}")
    ordered = sorted(GAMES.values(), key=lambda game: game.PLACE)
    GAMES.clear()
    GAMES.update({game.id: game for game in ordered})
    for name, package in offers():
        try:
            load(name, package)
        except BadGame as error:
            BROKEN[name] = error
        except Exception as error:  # whatever it is, the other games can be played
            problem = f"{type(error).__name__}: {error}"[:400]
            treize = reached("treize")
            BROKEN[name] = BadGame("game/broken", game=name, problem=problem, treize=treize)
            BROKEN[name].__cause__ = error


def game_named(name: str) -> Game:
    """A game by its id."""
    if isinstance(name, str) and name in GAMES:
        return GAMES[name]
    if isinstance(name, str) and name in BROKEN:
        raise BROKEN[name]
    raise BadGame("game/unknown", game=str(name)[:80], known=", ".join(GAMES))


def lay(game: str, tables: int, *, seats: int, seed: Seed, options: Options) -> Records:
    """Lay so many empty tables of a game, each with luck of its own."""
    seats = plain(seats)
    check_seats(game, seats)
    state = game_named(game).State
    checked = check(state.options, options, seats)
    laid: Records = state.lay(tables, seats=seats, seed=seed, options=checked)
    return laid


def check_seats(name: str, seats: Any) -> None:
    """Refuse a number of players that the game is not for."""
    allowed = game_named(name).SEATS
    if type(seats) is not int or seats not in allowed:
        least, most = allowed.start, allowed.stop - 1
        raise BadGame("game/seats", game=name, seats=str(seats), least=least, most=most)


def name_of(state: Any) -> str:
    """The id of the game whose table this is."""
    return str(game_of(state).id)


when_compiling(tell_who_waits)
_load_all()
