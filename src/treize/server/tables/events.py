"""What a table's log is made of: the log is the truth, and everything else follows from it.

Events are stored for ever, so a field is only ever added, with a default.  They hold the seed and
its parts, and stay in the server; what clients are told of them is in `wire/happenings.py`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from treize.engine.options import Value
from treize.server.wire.fields import Access, By, Clock, Game, Level, Look


class Event(msgspec.Struct, tag_field="type", omit_defaults=True, frozen=True, kw_only=True):
    """Something that happened at a table: when, and by whose command."""

    at: int  # milliseconds since 1970
    person: str | None = None
    key: str | None = None  # of the command, so that it is carried out once


class Created(Event, tag="created", frozen=True):
    """A table was set up."""

    id: str
    code: str | None
    game: Game
    seats: int
    options: dict[str, Value]
    access: Access
    clock: Clock
    level: Level
    memory: bool
    undo: bool
    host: str
    invite: str | None = None  # the hash of what opens a private table


class SatDown(Event, tag="sat", frozen=True):
    """A person took a free seat."""

    seat: int
    name: str
    look: Look | None = None  # old logs do not tell it


class BotSat(Event, tag="bot-sat", frozen=True):
    """A bot took a free seat."""

    seat: int
    level: Level


class StoodUp(Event, tag="stood", frozen=True):
    """Seats became free before or after a match."""

    seats: list[int]
    left: bool = False  # for good


class Shuffling(Event, tag="shuffling", frozen=True):
    """A match is about to begin: the server's part of its luck is chosen."""

    part: str
    rules: int


class Promised(Event, tag="promised", frozen=True):
    """Somebody's browser has a part too; this is its hash."""

    hash: str


class Listed(Event, tag="listed", frozen=True):
    """No more parts are promised, and those that were may be revealed."""


class Revealed(Event, tag="revealed", frozen=True):
    """The part that was promised."""

    part: str


class Began(Event, tag="began", frozen=True):
    """A match began; bots took the free seats."""

    seed: str
    rules: int = 1  # their number, as in records; the oldest events do not tell it


class Played(Event, tag="played", frozen=True):
    """A move."""

    seat: int
    move: str
    by: By


class TookOver(Event, tag="took-over", frozen=True):
    """A bot plays for people who are away."""

    seats: list[int]
    level: Level
    why: Literal["away", "left", "asked"]  # asked by the host: in old logs only
    gone: bool = False  # they sat down in this match, and have left the seats for good


class GaveBack(Event, tag="gave-back", frozen=True):
    """People are back."""

    seats: list[int]


class AskedUndo(Event, tag="asked-undo", frozen=True):
    """Somebody would like to take back moves."""

    seat: int
    to: int


class Agreed(Event, tag="agreed", frozen=True):
    """Somebody agrees to the undo that was asked for."""


class Declined(Event, tag="declined", frozen=True):
    """Somebody refuses the undo that was asked for."""


class TookBack(Event, tag="took-back", frozen=True):
    """Moves were taken back."""

    to: int


class Stopped(Event, tag="stopped", frozen=True):
    """The clocks stand still from this moment."""


class WentOn(Event, tag="went-on", frozen=True):
    """The clocks run again."""


class TookName(Event, tag="took-name", frozen=True):
    """A person goes by another name."""

    before: str
    name: str


class TookLook(Event, tag="took-look", frozen=True):
    """A person looks otherwise, where they sit by this name."""

    name: str
    look: Look


class Removed(Event, tag="removed", frozen=True):
    """The host removed somebody, and perhaps for good; or the server has forgotten them."""

    who: str
    banned: bool = False
    forgotten: bool = False  # nobody removed them: they are nobody any more


class Opened(Event, tag="opened", frozen=True):
    """The record of the last match was opened to all, or closed."""

    public: bool


Events = (
    Created
    | SatDown
    | BotSat
    | StoodUp
    | Shuffling
    | Promised
    | Listed
    | Revealed
    | Began
    | Played
    | TookOver
    | GaveBack
    | AskedUndo
    | Agreed
    | Declined
    | TookBack
    | Stopped
    | WentOn
    | TookName
    | TookLook
    | Removed
    | Opened
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Events] = msgspec.json.Decoder(Events)


def write(event: Events) -> bytes:
    """An event as it is stored."""
    return _ENCODER.encode(event)


def read(body: bytes) -> Events:
    """An event as it was stored."""
    return _DECODER.decode(body)


def seat_taken(event: Events) -> int | None:
    """The seat that somebody took."""
    if isinstance(event, GaveBack):
        return event.seats[0]
    return event.seat if isinstance(event, SatDown) else None
