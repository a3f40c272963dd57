"""What the folder of a game may declare beside its rules: every name, its type and its default.

A hook that a folder does not have is none, and whoever asks for it does what its comment says.
Rules that compiled code asks for are the verbs in `verbs.py`; `docs/declaring.md` tells of all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Protocol

from treize.engine.facts import Chance, Fact
from treize.engine.moves import Move
from treize.engine.options import Options
from treize.engine.search_settings import SearchSettings
from treize.engine.table import Cards, Line, Ranges, Records
from treize.texts.words import Words

View = dict[str, Any]  # a table, or facts of it, in words and numbers
Merits = dict[str, View]  # what speaks for a move: codes with facts, the weightiest first
UNITS = "points", "cards", "tokens"  # what a standing may count
POINTS, CARDS, TOKENS = range(len(UNITS))
LAST = 1_000  # the place of a game that does not care for its place in lists


class Seen(Protocol):
    """An observation, as far as hooks read it: cards where faces show, else how many."""

    seats: int
    turn: int | None
    is_over: bool

    @property
    def rules(self) -> Any: ...  # the game
    @property
    def copies(self) -> tuple[bytes, ...]: ...  # of each row of the matrix, how many of each kind
    @property
    def states(self) -> Records: ...
    @property
    def zones(self) -> View: ...
    @property
    def numbers_told(self) -> View: ...
    @property
    def hand(self) -> bytes: ...  # how many of each kind who looks holds
    def announced(self) -> View: ...
    def number(self, name: str) -> int: ...
    def cards(self, name: str) -> list[Any]: ...
    def rows(self, name: str, write: Callable[[bytes], Any]) -> list[Any]: ...
    def legal_numbers(self) -> list[int]: ...


class PlayedMove(Protocol):
    """A move that was played, as far as hooks ask for it."""

    seat: int
    move: str

    @property
    def chance(self) -> View | None: ...
    @property
    def outcome(self) -> dict[str, list[int]]: ...


class Teller(Protocol):
    """Who tells a match to somebody in their language."""

    words: Words
    game: str
    rules: Any  # of that game
    names: list[str]  # of the players
    you: int | None  # the seat of who is told

    @property
    def options(self) -> Options: ...
    def who(self, seat: int) -> dict[str, str]: ...
    def own(self, message: str, **facts: Any) -> str: ...
    def parts(self, move: str) -> Move: ...
    def names_of(self, cards: list[str]) -> str: ...
    def listed(self, parts: list[str]) -> str: ...
    def size(self, cards: Any) -> int: ...


class Declared:
    """What a folder declares, or else the default; the file named is where it usually stands."""

    # --- rules.py ---

    DESIGNER: str = ""
    PUBLISHER: str = ""
    PLACE: int = LAST  # in lists of our own games
    LINES: tuple[Line, ...] = (Line("points"),)  # what points are made of
    RULES_BEFORE: Mapping[int, Options] = MappingProxyType({})  # what older records mean
    VALUES: Any = ()  # what an option of `copies` counts, if not the cards

    # --- table.py: how it is shown ---

    describe: Callable[[Seen], View] | None = None  # else every place and number by its name
    besides: Callable[[Seen], View] | None = None  # else a view tells what traces do
    ANNOUNCED: tuple[Fact, ...] = ()  # what `announce` writes down
    CIRCUMSTANCES: tuple[Fact, ...] = ()  # what `circumstances` writes down, for reasons
    CHANCE: Chance | None = None  # else luck decides nothing unseen

    # --- table.py: how it is told ---

    middle: Callable[[Teller, View], list[str]] | None = None  # else what lies in every place
    player: Callable[[View, int], View] | None = None  # else how many cards somebody holds
    after: Callable[[Teller, View, View, PlayedMove], list[str]] | None = None  # else only the move

    # --- table.py: in numbers ---

    RULE_NUMBERS: tuple[Fact, ...] = ()  # what `rule_numbers` writes down
    ranges: Callable[[Any, Cards, int], Ranges] | None = None  # else whatever a number can hold

    # --- thumb.py ---

    SEARCH: SearchSettings | None = None  # else found by random matches
    search: Callable[[Any], SearchSettings] | None = None  # where that depends on the table
    MERITS: Mapping[str, tuple[Fact, ...]] = MappingProxyType({})  # what `merits` writes down
    SLIP: float = 0.01  # how much of a win a slip is: less where many moves decide a match
    LAPSE: float = 20.0  # how much less than the best beginners' moves are rated, more or less


HOOKS = tuple(Declared.__annotations__)
