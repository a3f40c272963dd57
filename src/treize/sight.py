"""What may be seen: the only door through which a state leaves the rules.

`observe` makes an observation, `redeal` a table that the observer can't tell from the real one,
and `describe` puts what is seen into words and numbers that any client can read.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import cache, lru_cache, partial
from itertools import compress
from operator import add, itemgetter, mul
from threading import get_ident
from typing import Any, NamedTuple

import numpy as np

from treize import cards, games
from treize.errors import BadSeat
from treize.luck import luck_from
from treize.notation import ZONES, card_of, laid_by, read_move, write_cards
from treize.table import FACE_UP, SPECTATOR, copy_of, kernel, rule

MOST_TRIES = 10_000  # redeals until one is possible; more only where a table was made up

# --- Observations, compiled ---------------------------------------------------


@rule
def blank(state: Any, matrix: Any, visible: Any, observer: int) -> None:
    """Turn a table into what the observer sees of it, and knows."""
    is_over = 1 if state.turn < 0 else 0
    cards.observe(state, matrix, visible[is_over, observer], observer)
    games.forget(state, observer)


@kernel
def observe_all(tables: Any, matrix: Any, visible: Any, observers: Any) -> None:
    """Turn every table into what its observer sees of it."""
    for i in range(len(tables)):
        blank(tables[i], matrix[i], visible, observers[i])


@rule
def observe_one(tables: Any, seen: Any, matrix: Any, visible: Any, observer: int) -> bool:
    """Copy a table as its observer sees it; not one that is seen by an observer already."""
    if tables[0].observer != FACE_UP:
        return False
    seen[0] = tables[0]
    blank(seen[0], matrix[0], visible, observer)
    return True


@rule
def imagine(state: Any, matrix: Any, visible: Any, pack: Any, most: Any) -> None:
    """Turn an observation with luck of its own into a table that its observer may be looking at."""
    observer: Any = np.int64(state.observer)
    tries = 1
    while not deal_hidden(state, matrix, visible, pack, most) and tries < MOST_TRIES:
        cards.cover(state, matrix, visible, observer)
        tries += 1


@rule
def deal_hidden(state: Any, matrix: Any, visible: Any, pack: Any, most: Any) -> bool:
    """Deal the hidden cards anew within what play has proved, and tell whether that may be."""
    games.pack(state, pack)
    cards.redeal(state, matrix, visible, pack, most, games.bounds(state, most))
    return games.is_possible(state)


@kernel
def redeal_all(tables: Any, matrix: Any, visible: Any, lucks: Any) -> None:
    """Turn every observation into a table that its observer may be looking at."""
    pack = np.zeros(matrix.shape[2], np.int8)
    most = np.zeros(matrix.shape[1:], np.int8)
    for i in range(len(tables)):
        state = tables[i]
        state.luck = lucks[i]
        is_over = 1 if state.turn < 0 else 0
        imagine(state, matrix[i], visible[is_over, state.observer], pack, most)


def observe(tables: Any, observers: Any) -> Any:
    """What observers see of tables, one each: a copy in which the rest is blank."""
    return _observe(tables.view(np.ndarray), observers).view(type(tables))


def _observe(tables: Any, observers: Any) -> Any:
    """The same of plain arrays, which are much quicker than recarrays."""
    if _is_blind(tables):
        raise BadSeat("seat/blind")
    state = games.rules_of(tables).State
    seen = copy_of(tables)
    observe_all(seen, state.cards(seen), state.visible, _each(observers, len(seen)))
    return seen


def _is_blind(tables: Any) -> bool:
    """Whether these are observations already."""
    observers = tables["observer"]
    if len(observers) == 1:
        return bool(observers.item() != FACE_UP)
    return bool((observers != FACE_UP).any())


@cache
def _alone(observer: int) -> Any:
    return np.broadcast_to(observer, 1)


def _each(observers: Any, number: int) -> Any:
    """An observer for each table."""
    if number == 1 and type(observers) is int:
        return _alone(observers)
    return np.broadcast_to(observers, number)


def redeal(observations: Any, lucks: Any) -> Any:
    """Tables that the observers can't tell from the real ones, by luck of their own."""
    if (observations.observer == FACE_UP).any():
        raise BadSeat("seat/face-up")
    lucks = np.broadcast_to(luck_from(lucks), len(observations))
    return _redeal(observations.view(np.ndarray), lucks).view(type(observations))


def _redeal(observations: Any, lucks: Any) -> Any:
    """The same of plain arrays that hold observations."""
    state = games.rules_of(observations).State
    imagined = copy_of(observations)
    redeal_all(imagined, state.cards(imagined), state.visible, lucks)
    return imagined


# --- Descriptions -------------------------------------------------------------


class Eyes:
    """Reads a table as its observer sees it: cards where faces show, else how many there are."""

    def __init__(self, game: str, octets: bytes, memory: bool) -> None:
        self.game = game
        self.rules = games.game_named(game)
        self.octets = octets
        script = _script(game)
        self._where = script.where
        self._read = read = script.form.unpack(octets)
        self.copies = read[: script.rows]  # of each row, how many of each kind
        self.sizes = read[script.where["sizes"]]
        self.seats = self.number("seats")
        self.is_over = self.number("turn") < 0
        self.observer = self.number("observer")
        self.is_face_up = self.observer == FACE_UP
        remembers = memory or self.is_face_up or self.is_over
        self._shown = _shown(game, self.is_over, self.observer, remembers)

    def number(self, name: str) -> int:
        number: int = self._read[self._where[name].start]
        return number

    def numbers(self, name: str) -> list[int]:
        return [*self._read[self._where[name]][: self.seats]]

    @property
    def table(self) -> Any:
        """The table as an array, for the rules."""
        return np.frombuffer(bytearray(self.octets), self.rules.State.dtype)

    @property
    def turn(self) -> int | None:
        return None if self.is_over else self.number("turn")

    def rows(self, name: str, write: Callable[[bytes], Any] = bytes) -> list[Any]:
        """Each row of a zone: how many of each kind, written down in some way; or just how many."""
        rows, shown = self._shown[name]
        if shown is False:
            return [*self.sizes[rows]]
        if shown is True:
            return [*map(write, self.copies[rows])]
        pairs = zip(shown, self.copies[rows], self.sizes[rows], strict=True)
        return [write(copies) if is_shown else size for is_shown, copies, size in pairs]

    def cards(self, name: str) -> list[Any]:
        """Each row of a zone as cards, or just how many."""
        return self.rows(name, partial(write_cards, self.game))


def look(game: str, table: Any, observer: int, *, memory: bool = False) -> Eyes:
    """Look at one table as an observer."""
    sheet, cards, visible = paper(game, 1, get_ident())
    if not observe_one(table.view(np.ndarray), sheet, cards, visible, observer):
        raise BadSeat("seat/blind")
    return Eyes(game, sheet.tobytes(), memory)


@cache
def paper(game: str, number: int, thread: int) -> tuple[Any, Any, Any]:
    """So many tables that a thread may write on, their matrices, and who sees which rows."""
    state = games.game_named(game).State
    tables = np.zeros(number, state.dtype)
    return tables, state.cards(tables), state.visible


class Script(NamedTuple):
    """How the bytes of a table are read: its rows first, each as bytes, then all numbers."""

    form: struct.Struct
    rows: int
    where: dict[str, slice]  # each field among what is read


@cache
def _script(game: str) -> Script:
    """To read a table at once is quicker than to ask an array for one number after the other."""
    state = games.game_named(game).State
    rows = state.visible.shape[2]
    form, end, count = "=" + f"{state.kinds}s" * rows, rows * state.kinds, rows
    where = {}
    for name, (dtype, start, *_) in state.dtype.fields.items():
        if start < rows * state.kinds:
            continue  # a zone: a part of the matrix
        letter = {1: "b", 2: "h", 4: "i", 8: "q"}[dtype.base.itemsize]
        number = dtype.itemsize // dtype.base.itemsize
        form += f"{start - end}x{number}{letter}"
        where[name] = slice(count, count + number)
        end, count = start + dtype.itemsize, count + number
    return Script(struct.Struct(f"{form}{state.dtype.itemsize - end}x"), rows, where)


@cache
def _visible(game: str) -> list[list[list[bool]]]:
    """Which rows an observer sees: [is over][observer][row]."""
    rows: list[list[list[bool]]] = games.game_named(game).State.visible.tolist()
    return rows


@cache
def _shown(
    game: str, is_over: bool, observer: int, remembers: bool
) -> dict[str, tuple[slice, bool | list[bool]]]:
    """The rows of each zone, and whether the observer sees their cards: all alike or one by one."""
    state = games.game_named(game).State
    visible = [True] * state.visible.shape[2]
    if observer != FACE_UP:
        visible = _visible(game)[is_over][observer]
    found = {}
    for name, rows in state.rows.items():
        shown = [seen and (remembers or name not in state.remembered) for seen in visible[rows]]
        found[name] = rows, shown[0] if len(set(shown)) == 1 else shown
    return found


def describe(game: str, table: Any, *, memory: bool = False) -> dict[str, Any]:
    """A table as its observer sees it, in the words of the trace format and no others.

    Where faces are hidden their number stands instead.  `memory` tells what all saw and none may
    look at again.
    """
    return _DESCRIBE[game](Eyes(game, table.tobytes(), memory))


def view(game: str, table: Any, *, memory: bool = False) -> dict[str, Any]:
    """The same, with what the table announces: the sums of the targets, the leaves taken."""
    return view_of(Eyes(game, table.tobytes(), memory))


def view_of(eyes: Eyes) -> dict[str, Any]:
    """The same, of a table that is being looked at."""
    announced: dict[str, Any] = {}
    if eyes.game in ("thirteen", "friday"):
        sums = map(_sum, eyes.copies[eyes.rules.State.rows["targets"]])
        announced["sums"] = dict(zip(eyes.rules.LETTERS, sums, strict=False))
    if eyes.game == "leaves":
        announced["known"] = eyes.rows("known", _leaves)[: eyes.seats]
        announced["ends"] = _ends(eyes.table)
    return _DESCRIBE[eyes.game](eyes) | announced


@lru_cache(ZONES)
def _sum(row: bytes) -> int:
    """What the cards of a target add up to."""
    return sum(map(mul, row, games.thirteen.VALUE.tolist()))


def hands(game: str, table: Any, seats: int, turn: int | None) -> list[bytes]:
    """How many of each card each player holds and sees; for that player only."""
    octets = table.tobytes()
    first, others = _held(game, seats, turn)
    held = [*first(octets)]
    for seat, row in others:
        held[seat] = bytes(map(add, held[seat], octets[row]))
    return held


@cache
def _held(
    game: str, seats: int, turn: int | None
) -> tuple[itemgetter[Any], list[tuple[int, slice]]]:
    """The bytes of the row that each player holds, and of others that some hold and see too."""
    visible, kinds = _visible(game)[turn is None], games.game_named(game).State.kinds
    held = [
        (seat, slice(row * kinds, (row + 1) * kinds), place)
        for seat in range(seats)
        for place, row in enumerate(rows_held(game, seat, is_turn=turn == seat))
        if visible[seat][row]
    ]
    first = itemgetter(*(row for _, row, place in held if place == 0))
    return first, [(seat, row) for seat, row, place in held if place > 0]


def rows_held(game: str, seat: int, *, is_turn: bool) -> list[int]:
    """The rows of what a player holds."""
    rows = games.game_named(game).State.rows
    held = [rows[zone].start + seat for zone in ("hands", "known") if zone in rows]
    return [*held, rows["shown"].start] if is_turn and "shown" in rows else held


def _describe_thirteen(eyes: Eyes) -> dict[str, Any]:
    letters = eyes.rules.LETTERS
    return {
        "round": eyes.number("this_round"),
        "first": eyes.number("leader"),
        "turn": eyes.turn,
        "hands": eyes.cards("hands")[: eyes.seats],
        "stock": eyes.cards("stock")[0],
        "aside": eyes.cards("aside")[0] if "aside" in eyes.rules.State.rows else [],
        "piles": dict(zip(letters, eyes.cards("targets"), strict=False)),
        "taken": eyes.rows("taken", partial(_by_colour, eyes.game))[: eyes.seats],
    }


def _by_colour(game: str, row: bytes) -> dict[str, int]:
    return {letter: sum(compress(row, kinds)) for letter, kinds in _kinds(game)}


@cache
def _kinds(game: str) -> list[tuple[str, list[bool]]]:
    """Of each colour, which kinds of cards have it."""
    rules = games.game_named(game)
    return [(letter, [card[0] == letter for card in rules.CARDS]) for letter in rules.LETTERS]


def _describe_ole(eyes: Eyes) -> dict[str, Any]:
    ole = games.ole
    top = eyes.number("top")
    hands = eyes.cards("hands")[: eyes.seats]
    shown = eyes.cards("shown")[0]
    if shown:
        hand = hands[eyes.number("turn")]
        hands[eyes.number("turn")] = hand + 1 if isinstance(hand, int) else sorted(hand + shown)
    return {
        "round": eyes.number("this_round"),
        "dealer": eyes.number("dealer"),
        "phase": ("order", "open", "open", "play")[eyes.number("phase")],
        "order": ("normal", "reversed")[eyes.number("order")],
        "turn": eyes.turn,
        "run": eyes.number("run"),
        "hands": hands,
        "top": None if top == ole.NONE else ole.CARDS[top],
        "played": eyes.cards("pile")[0],
        "chips": eyes.numbers("chips"),
        "streak": eyes.number("streak"),
    }


def _describe_leaves(eyes: Eyes) -> dict[str, Any]:
    hands = eyes.rows("hands", _leaves)[: eyes.seats]
    known = eyes.rows("known", _leaves)[: eyes.seats]
    both = [
        hand + len(taken) if isinstance(hand, int) else sorted(hand + taken)
        for hand, taken in zip(hands, known, strict=True)
    ]
    return {
        "round": eyes.number("this_round"),
        "turn": eyes.turn,
        "hands": both,
        "row": eyes.rows("row", _piles)[0],
        "passed": [bool(passed) for passed in eyes.numbers("passed")],
        "discarded": eyes.rows("discarded", _piles)[0],
        "unused": eyes.rows("unused", _leaves)[0],
    }


def _leaves(row: bytes) -> list[int]:
    return [value for value, copies in enumerate(row, 1) for _ in range(copies)]


def _piles(row: bytes) -> dict[str, int]:
    return {str(value): copies for value, copies in enumerate(row, 1) if copies}


def _describe_drat(eyes: Eyes) -> dict[str, Any]:
    drat = games.drat
    last = eyes.number("last")
    below = [block for block in [*eyes.cards("block"), *eyes.cards("under")] if block]
    if below and not eyes.number("blocks"):
        below = [_mixed(below)]
    return {
        "turn": eyes.turn,
        "hands": eyes.cards("hands")[: eyes.seats],
        "stock": eyes.cards("stock")[0],
        "under": below,
        "table": eyes.cards("laid")[0],
        "last": None if last == drat.NONE else drat.CARDS[last],
        "total": eyes.number("total"),
        "tokens": eyes.numbers("drats"),
        "bank": int(games.bank_at(eyes.table)),
    }


def _mixed(blocks: list[list[str] | int]) -> list[str] | int:
    """All blocks as one: the cards, or how many where some are hidden."""
    if all(isinstance(block, list) for block in blocks):
        return sorted(card for block in blocks for card in block)  # type: ignore[union-attr]
    return sum(len(block) if isinstance(block, list) else block for block in blocks)


_DESCRIBE = {
    "thirteen": _describe_thirteen,
    "friday": _describe_thirteen,
    "ole": _describe_ole,
    "leaves": _describe_leaves,
    "drat": _describe_drat,
}


def chance_of(game: str, table: Any, move: str) -> dict[str, Any] | None:
    """What luck decided in the last move and the table does not show: the chilis of drat."""
    if game != "drat":
        return None
    state = table[0]
    drawn = {seat: int(chili) for seat, chili in enumerate(state.chilis) if chili}
    if not drawn:
        return None
    if not move.startswith("duel"):
        return {"chili": {str(seat): chili for seat, chili in drawn.items()}}
    rival = int(move.partition(">")[2])
    (challenger,) = (chili for seat, chili in drawn.items() if seat != rival)
    return {"chili": [challenger, drawn[rival]]}


# --- Reasons ------------------------------------------------------------------


def reason_against(game: str, table: Any, move: str) -> tuple[str, dict[str, Any]] | None:
    """Why a move is not legal: a code and the data for a sentence; none if it is."""
    rules = games.game_named(game)
    why = int(games.why_not_at(table.view(np.ndarray), read_move(game, move)))
    if why == games.LEGAL:
        return None
    data = {"move": move, "card": card_of(game, move), **_circumstances(game, table)}
    return f"{game}/{rules.REASONS[why]}", data


def reasons(game: str, table: Any) -> dict[str, dict[str, Any]]:
    """For each card in the hand of who is to play that no legal move lays, why not."""
    rules = games.game_named(game)
    whys = np.zeros(len(rules.MOVES), np.int16)
    games.reasons_at(table.view(np.ndarray), whys)
    every = zip(rules.MOVES, laid_by(game), whys.tolist(), strict=True)
    laid = [(move, card, why) for move, card, why in every if card is not None]
    playable = {card for _, card, why in laid if why == games.LEGAL}
    not_held = rules.REASONS.index("not-held")
    circumstances = _circumstances(game, table)
    return {
        card: {"code": f"{game}/{rules.REASONS[why]}", "move": move, "card": card, **circumstances}
        for move, card, why in laid
        if card not in playable and why != not_held
    }


def _circumstances(game: str, table: Any) -> dict[str, Any]:
    """The public facts a reason may speak of."""
    if game == "ole":
        state = table[0]
        order = ("normal", "reversed")[state.order]
        opener = games.ole.CARDS[games.ole.WEAKEST[state.order]]
        top = None if state.top == games.ole.NONE else games.ole.CARDS[state.top]
        return {"order": order, "top": top, "opener": opener}
    if game == "leaves":
        ends = _ends(table) or {"low": 0, "high": 0, "low_count": 0, "high_count": 0}
        return {**ends, "ends": "one" if 0 < ends["low"] == ends["high"] else "two"}
    return {}


def _ends(table: Any) -> dict[str, int] | None:
    """The values at both ends of the row of leaves, and how many cards each asks for."""
    ends = np.zeros(4, np.int16)
    if not games.leaves.ends_at(table.view(np.ndarray), ends):
        return None
    return dict(zip(("low", "low_count", "high", "high_count"), ends.tolist(), strict=True))


__all__ = [
    "FACE_UP",
    "SPECTATOR",
    "Eyes",
    "blank",
    "chance_of",
    "describe",
    "hands",
    "imagine",
    "look",
    "observe",
    "paper",
    "reason_against",
    "reasons",
    "redeal",
    "rows_held",
    "view",
    "view_of",
]
