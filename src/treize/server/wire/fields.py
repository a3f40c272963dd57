"""What messages of both directions are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from treize import bots
from treize.server.names import LONGEST_NAME

PROTOCOL = 3  # raised when an old client could no longer follow

Game = Annotated[str, Meta(min_length=1, max_length=40)]  # the id of a game
Level = bots.Level
Access = Literal["public", "link", "private"]  # listed · by link or code · by invitation only
By = Literal["person", "bot", "clock"]  # who played a move
Phase = Literal["open", "playing", "over"]  # of a table: not begun, in a match, between matches
Language = Literal["en", "fr", "de"]
Animal = Literal[
    "fox", "owl", "hedgehog", "cat", "whale", "rabbit",
    "bear", "frog", "snail", "duck", "turtle", "elephant",
]  # fmt: skip
Colour = Literal["blue", "violet", "teal", "red", "plum", "green", "brown", "grey"]
Reaction = Literal["applause", "laugh", "wow", "ouch", "hurry", "heart"]

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
# Made up by the client, new each time.
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f]+$")]
# A table's id or its short code.
TableId = Annotated[str, Meta(min_length=4, max_length=32, pattern="^[A-Za-z0-9]+$")]
PersonId = Annotated[str, Meta(max_length=32, pattern="^[A-Za-z0-9]+$")]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
Seats = Annotated[int, Meta(ge=0, le=99)]  # the game tells how many may play
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Whole = Annotated[int, Meta(ge=0, le=2**31)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: as they like, so long for a move, or a bank with an increment."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=14 * 86_400)] = 60  # for a move, or in the bank
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0  # added to the bank after each move


class Look(Struct, frozen=True):
    """How somebody looks, the same for all; a bot has no animal."""

    colour: Colour
    animal: Animal | None


class Occupant(Struct):
    """A seat: free, or of a person, or of a bot; with both, the bot plays while they are away."""

    name: str | None
    person: str | None
    bot: Level | None
    look: Look | None = None  # none: the seat is free
