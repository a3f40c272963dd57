"""Cards on a table, and everything that happens there, as all may see it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from treize.match.chance import Drawn
from treize.match.parts import Part
from treize.server.wire.fields import By, Game, Level, Occupant

Lying = int | list[str]  # cards, sorted as text; or how many, where their faces are hidden
Fact = bool | int | str | None
NumberValue = Fact | list[Fact] | dict[str, int]


class Table(Struct):
    """What lies on a table, in one form for all games; `GameSpec` tells what everything is."""

    game: Game
    round: int  # counting from 0, as everywhere
    turn: int | None
    zones: dict[str, list[Lying]]  # by place: a row a seat, a label, or each there is
    numbers: dict[str, NumberValue]


class Spot(Struct):
    """A place where cards lie, in the words of the table; of a seat, or of a colour."""

    place: str  # hands, stock, piles, taken, played, row, discarded, unused, table, under, aside
    seat: int | None
    pile: str | None


class Flow(Struct, gc=False):
    """Cards that went from one place to another; their faces only where all may see them."""

    number: int
    cards: list[str] | None
    source: Spot
    target: Spot


class LastMove(Struct):
    """The move played last."""

    number: int
    seat: int
    move: str
    by: By
    chance: Drawn | None


class Entry(Struct):
    """One line of the points of a round; `score-CODE` in the texts says it."""

    code: str
    points: int
    number: int  # of cards, or whatever is counted
    label: str | None  # of the pile it is about
    cards: list[str] | None  # where they are told one by one


class Scoring(Struct):
    """The points of a round, explained line by line, and the table laid open as it was scored."""

    round: int
    points: list[int]
    totals: list[int]
    entries: list[list[Entry]]  # by seat; they add up to the points
    table: Table


class Sat(Struct, tag="sat"):
    """Somebody sat down, or a bot was seated."""

    seat: int
    occupant: Occupant


class Stood(Struct, tag="stood"):
    """A seat became free."""

    seat: int


class Started(Struct, tag="started"):
    """A match began; nobody had seen a card when the parts of its seed were promised."""

    match: int
    commitment: str
    parts: list[Part]  # of the browsers; one without its `part` came too late


class Dealt(Struct, tag="dealt"):
    """The cards of a round were dealt."""

    round: int


class Moved(Struct, tag="moved", gc=False):
    """A move was played: what, by whom, and which cards went where."""

    number: int  # counting from 1
    seat: int
    move: str
    by: By
    chance: Drawn | None
    flows: list[Flow]


class Scored(Struct, tag="scored"):
    """A round is over."""

    scoring: Scoring


class Ended(Struct, tag="ended"):
    """The match is over; the seed shows that the luck was fair."""

    winners: list[int]
    totals: list[int]
    seed: str
    record: str  # its record is at /api/records/RECORD, its replay at /r/RECORD


class TakenOver(Struct, tag="taken-over"):
    """A bot plays for somebody who is away or has left."""

    seat: int
    bot: Level
    why: Literal["away", "left"]


class HandedBack(Struct, tag="handed-back"):
    """Somebody is back and plays again."""

    seat: int


class UndoAsked(Struct, tag="undo-asked"):
    """Somebody would like to take moves back; all other people at the table are asked."""

    seat: int
    to: int  # the number of moves that would stay


class UndoRefused(Struct, tag="undo-refused"):
    """Somebody said no, or the game went on."""

    seat: int  # who said no


class Undone(Struct, tag="undone"):
    """Moves were taken back."""

    to: int


class Paused(Struct, tag="paused"):
    """The clocks stand still, for everybody is away."""


class Resumed(Struct, tag="resumed"):
    """The clocks run again."""


class Renamed(Struct, tag="renamed"):
    """Somebody goes by another name."""

    seat: int
    name: str


class Hosted(Struct, tag="hosted"):
    """Somebody else may now start the match and seat bots."""

    person: str | None


class Published(Struct, tag="published"):
    """The record of the last match may be seen by all who have its link, or no longer."""

    record: str
    public: bool


Happening = (
    Sat
    | Stood
    | Started
    | Dealt
    | Moved
    | Scored
    | Ended
    | TakenOver
    | HandedBack
    | UndoAsked
    | UndoRefused
    | Undone
    | Paused
    | Resumed
    | Renamed
    | Hosted
    | Published
)
