"""What somebody sees of a table: all that a player, a page, a log or an adaptor ever gets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from hashlib import sha256
from threading import get_ident
from typing import Any, NamedTuple

import numpy as np

from treize import games
from treize.engine import verbs
from treize.engine.seeing import observe_each, redeal, scratch
from treize.engine.table import FACE_UP, SPECTATOR, Records, States
from treize.errors import BadSeat
from treize.games.declared import View
from treize.match.byte_format import (
    Reading,
    ShownRow,
    Together,
    byte_format_of,
    hand_reader,
    number_positions,
    readings,
    rows_in_hand,
    rows_shown,
)
from treize.match.notation import card_of, cards_in, read_move, write_cards, write_moves
from treize.match.places import Lying, places


class Tableau(NamedTuple):
    """What is seen of a table, in one form for all games."""

    game: str
    round: int
    turn: int | None
    zones: dict[str, list[Lying]]  # by place, row by row: cards, or how many
    numbers: View


class Observation:
    """A table as one seat sees it, or a spectator: cards where faces show, else how many.

    It is made of bytes in which the rest is blank, so nothing hidden can be read from it.
    `memory` also tells the cards that all saw and none may look at again.

    Examples:
        >>> from treize import Match
        >>> seen = Match(min(games.GAMES), seats=3, seed=13).observe(0)
        >>> seen == Observation(seen.game, bytes(seen))
        True
    """

    def __init__(self, game: str, octets: bytes, *, memory: bool = False) -> None:
        self.game = game
        self.memory = memory
        self._octets = octets
        self._unpacked: tuple[Any, ...] | None = None  # `cached_property` would take a lock
        self._state: States | None = None
        self._counts: int | None = None
        self._byte_format = byte_format = byte_format_of(game)
        self.seats, turn, self.round, self.observer = byte_format.head(octets)
        self.turn: int | None = None if turn < 0 else turn  # who is to play
        self.is_over = turn < 0  # the round, if not the match

    def __bytes__(self) -> bytes:
        return self._octets

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Observation):
            return NotImplemented
        return (self.game, self._octets, self.memory) == (other.game, other._octets, other.memory)

    def __hash__(self) -> int:
        return hash((self.game, self._octets))

    def __reduce__(self) -> tuple[object, ...]:
        return partial(Observation, memory=self.memory), (self.game, self._octets)

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<Observation of {self.game} by {who}>"

    @property
    def rules(self) -> games.Game:
        """The game."""
        return self._byte_format.rules

    # --- Who looks, and what they may play ---

    @property
    def seat(self) -> int | None:
        """Who looks; nobody for a spectator."""
        return self.observer if 0 <= self.observer < SPECTATOR else None

    def legal(self) -> list[str]:
        """The legal moves of who looks, sorted as text; none where another is to play."""
        return write_moves(self.game, self.legal_numbers())

    def legal_numbers(self) -> list[int]:
        """The same by the numbers of the moves, in the order of the game."""
        if self.turn is None or self.observer not in (self.turn, FACE_UP):
            return []
        moves = np.zeros(len(self.rules.MOVES), np.int16)
        number = verbs.legal_at(self._array, moves)
        found: list[int] = moves[:number].tolist()
        return found

    def why_not(self, move: str) -> tuple[str, View] | None:
        """Why a move of who is to play is not legal, as a code with data; none if it is."""
        why = int(verbs.why_not_at(self._array, read_move(self.game, move)))
        if why == verbs.LEGAL:
            return None
        data = {"move": move, "card": card_of(self.game, move), **self._circumstances()}
        return f"{self.game}/{self.rules.REASONS[why]}", data

    def reasons(self) -> dict[str, View]:
        """For each card that who looks holds and no legal move lays, why not."""
        rules, game = self.rules, self.game
        whys = np.zeros(len(rules.MOVES), np.int16)
        verbs.reasons_at(self._array, whys)
        held = dict(zip(rules.CARDS, self.hand, strict=True))
        laid = [
            (str(move), move.card, why)
            for move, why in zip(rules.moves, whys.tolist(), strict=True)
            if move.card is not None and held[move.card] >= (move.number or 1)
        ]
        playable = {card for _, card, why in laid if why == verbs.LEGAL}
        facts = self._circumstances()
        return {
            card: {"code": f"{game}/{rules.REASONS[why]}", "move": move, "card": card, **facts}
            for move, card, why in laid
            if card not in playable
        }

    def _circumstances(self) -> View:
        """The public facts a reason may speak of."""
        return self.rules.circumstances.read(verbs.circumstances_at, self._array)

    @property
    def hand(self) -> bytes:
        """How many of each kind who looks holds and sees."""
        rows = rows_in_hand(self.game, self.observer, self.is_over, self.observer == self.turn)
        if len(rows) == 1:
            return self._octets[rows[0]]
        none = bytes(self.rules.State.kinds)
        held = [self._octets[row] for row in rows]
        return bytes(map(sum, zip(none, *held, strict=True)))

    # --- For the rules, and for bots ---

    @property
    def _array(self) -> States:
        if self._state is None:
            self._state = np.frombuffer(bytearray(self._octets), self.rules.State.dtype)
        return self._state

    @cached_property
    def states(self) -> Records:
        """An array of one state in which the rest is blank, as the rules take it."""
        return self._array.view(np.recarray)

    def luck(self, seed: str) -> int:
        """Luck that is the same for the same seed and the same observation."""
        return int.from_bytes(sha256(seed.encode() + self._octets).digest()[:8])

    def redeal(self, luck: int) -> Records:
        """A table that who looks can't tell from the real one, by luck of its own."""
        return redeal(self.states, luck)

    # --- What lies there ---

    @property
    def _read(self) -> tuple[Any, ...]:
        """The rows of the matrix, then all numbers."""
        if self._unpacked is None:
            self._unpacked = self._byte_format.form.unpack(self._octets)
        return self._unpacked

    @property
    def copies(self) -> tuple[bytes, ...]:
        """Of each row of the matrix, how many of each kind lie there."""
        return self._read[: self._byte_format.rows]

    @property
    def counts(self) -> int:
        """All copies and sizes as one number with a digit for each."""
        if self._counts is None:
            cards, sizes = self._byte_format.counts
            self._counts = int.from_bytes(self._octets[cards] + self._octets[sizes])
        return self._counts

    @property
    def sizes(self) -> tuple[int, ...]:
        """Of each row of the matrix, how many cards lie there."""
        return self._read[self._byte_format.where["sizes"]]

    def number(self, name: str) -> int:
        """A number on the table by its field."""
        number: int = self._read[self._byte_format.where[name].start]
        return number

    def numbers(self, name: str) -> list[int]:
        """The numbers of all seats by their field."""
        return [*self._read[self._byte_format.where[name]][: self.seats]]

    @property
    def viewpoint(self) -> tuple[bool, int, bool]:
        """Whether the round is over, who looks, and whether cards none may look at are told."""
        is_told = self.memory or self.is_over or self.observer == FACE_UP
        return self.is_over, self.observer, is_told

    def rows(self, name: str, write: Callable[[bytes], Any] = bytes) -> list[object]:
        """Each row of a zone: how many of each kind, written down in some way; or just how many."""
        rows = self.rules.State.rows[name]
        shown = rows_shown(self.game, *self.viewpoint)[rows]
        pairs = zip(shown, self.copies[rows], self.sizes[rows], strict=True)
        return [write(copies) if is_shown else size for is_shown, copies, size in pairs]

    def cards(self, name: str) -> list[object]:
        """Each row of a zone as cards, or just how many."""
        return self.rows(name, partial(write_cards, self.game))

    def lying(self) -> dict[str, list[Lying]]:
        """What lies in every place, row by row; of blocks only those there are."""
        return {place: self._lying(*reading) for place, reading in self._readings.items()}

    def lying_in(self, place: str) -> list[Lying]:
        """What lies in one place."""
        return self._lying(*self._readings[place])

    @property
    def _readings(self) -> dict[str, Reading]:
        return readings(self.game, *self.viewpoint, self.seats, self.turn)

    def _lying(self, rows: list[ShownRow], more: list[Together], is_blocks: bool) -> list[Lying]:
        game, copies, sizes = self.game, self._read, self.sizes
        lying = [cards_in(game, copies[row]) if seen else sizes[row] for seen, row in rows]
        for place, is_shown, others in more:
            lying[place] = self._together(is_shown, others)
        return [row for row in lying if row] if is_blocks else lying

    def _together(self, is_shown: bool, rows: list[int]) -> Lying:
        """The cards of some rows, or how many where some are hidden."""
        if not is_shown:
            return int(sum(map(self.sizes.__getitem__, rows)))
        kinds = zip(*(self.copies[row] for row in rows), strict=True)
        return cards_in(self.game, bytes(map(sum, kinds)))

    @property
    def zones(self) -> View:
        """What lies in every place: for each seat, by the labels of its piles, in blocks, or so."""
        named = {place.name: place for place in places(self.game)}
        return {name: named[name].shape(rows) for name, rows in self.lying().items()}

    @property
    def numbers_told(self) -> View:
        """The numbers on the table, as what they stand for."""
        read, seats = self._read, self.seats
        return {
            name: [*map(mean, read[start : start + seats])] if is_each else mean(read[start])
            for name, start, is_each, mean in number_positions(self.game)
        }

    # --- The whole of it, for any client ---

    def describe(self) -> View:
        """The table in the words of the trace format and no others."""
        own = self.rules.describe
        if own is not None:
            described: View = own(self)
            return described
        head = {"round": self.round, "turn": self.turn}
        return {**head, **self.zones, **self.numbers_told}

    def announced(self) -> View:
        """What the table announces: the sums of the targets, the ends of the row."""
        return self.rules.announced.told(self.numbers_announced())

    def numbers_announced(self) -> tuple[int, ...]:
        """The same as numbers, before it is told what they stand for."""
        return self.rules.announced.numbers(verbs.announce_at, self._array)

    def view(self) -> View:
        """The table with what it announces."""
        besides = self.rules.besides
        return self.describe() | (besides(self) if besides else {}) | self.announced()

    def tableau(self) -> Tableau:
        """The same in one form for all games."""
        numbers = self.numbers_told | self.announced()
        return Tableau(self.game, self.round, self.turn, self.lying(), numbers)


# --- Making them ---


def look(game: str, states: States, observer: int, *, memory: bool = False) -> Observation:
    """What an observer sees of one table."""
    seen = _look(game, states, observer, 1)
    return Observation(game, seen.tobytes()[: seen.itemsize], memory=memory)


class Observations:
    """One table from all sides; what a seat sees is read when it is asked for."""

    def __init__(self, game: str, octets: bytes, size: int, *, memory: bool = False) -> None:
        self._game, self._octets, self._size, self._memory = game, octets, size, memory
        self.spectator = Observation(game, octets[-size:], memory=memory)

    def seat(self, seat: int) -> Observation:
        """What a seat sees."""
        octets = self._octets[seat * self._size : (seat + 1) * self._size]
        return Observation(self._game, octets, memory=self._memory)

    def hands(self) -> Sequence[bytes]:
        """How many of each kind each seat holds and sees."""
        seen = self.spectator
        read = hand_reader(self._game, seen.seats, seen.turn, self._size)
        return read(self._octets) if read else [self.seat(n).hand for n in range(seen.seats)]


def look_all(game: str, states: States, *, memory: bool = False) -> Observations:
    """What each seat sees of one table, and what a spectator sees."""
    number = states["seats"].item() + 1
    seen = _look(game, states, 0, number)
    size = seen.itemsize
    return Observations(game, seen.tobytes()[: number * size], size, memory=memory)


def _look(game: str, states: States, first: int, number: int) -> States:
    # Two tables at least: to Numba the matrix of one alone is of another type.
    seen, matrix, visible = scratch(byte_format_of(game).rules.State, max(2, number), get_ident())
    if type(states) is not np.ndarray:
        states = states.view(np.ndarray)  # a match gives it plain, which is quicker
    if not observe_each(states, seen, matrix, visible, first, number):
        raise BadSeat("seat/blind")
    return seen
