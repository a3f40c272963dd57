"""Every command that a client sends over the socket; `docs/protocol.md` tells how they are used."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from treize.match.parts import HashText, PartText
from treize.server.wire.fields import (
    Animal,
    Colour,
    Key,
    Language,
    Level,
    Name,
    PersonId,
    Reaction,
    SeatNumber,
    TableId,
    Token,
    Whole,
)


class Command(Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client asks for, with a key: sent twice it is done once, and always answered."""

    key: Key


class Hello(Command, tag="hello"):
    """The first message of a connection: who is there, or nobody known without a token."""

    protocol: int
    token: Token | None = None
    language: Language = "en"


class Enter(Command, tag="enter"):
    """Come to a table, to play or to watch; `seen` is the last version known, if any."""

    table: TableId
    invite: Annotated[str, Meta(max_length=64)] | None = None  # part of one opens nothing either
    seen: Whole | None = None


class Exit(Command, tag="exit"):
    """Look no longer at a table; seats stay yours."""

    table: TableId


class Sit(Command, tag="sit"):
    """Take a free seat, or another one for somebody beside you, or your own back from a bot."""

    table: TableId
    seat: SeatNumber | None = None  # none: the first that is free
    name: Name | None = None  # who sits there, if it is not you


class Stand(Command, tag="stand"):
    """Give a seat up; in a match a bot plays on, until you sit down again."""

    table: TableId
    seat: SeatNumber


class Leave(Command, tag="leave"):
    """Give up all your seats and look no longer."""

    table: TableId


class SeatBot(Command, tag="bot"):
    """The host seats a bot in a free seat before a match, or sends it away."""

    table: TableId
    seat: SeatNumber
    level: Level | None = None  # none: send it away


class Remove(Command, tag="remove"):
    """The host frees the seats of somebody, and with `ban` sends them from the table for good."""

    table: TableId
    person: PersonId
    ban: bool = False


class Start(Command, tag="start"):
    """The host begins the match; bots sit down in all free seats."""

    table: TableId


class Rematch(Command, tag="rematch"):
    """Once a match is over anybody who played begins another, all seats kept."""

    table: TableId


class Promise(Command, tag="promise"):
    """Promise a part of the luck of a match that is about to begin, by its hash."""

    table: TableId
    server: HashText  # the hash of the server's part: yours was made after you saw it
    hash: HashText


class Reveal(Command, tag="reveal"):
    """Reveal the part that you promised, once you have seen that it is listed."""

    table: TableId
    part: PartText


class Play(Command, tag="play"):
    """Play a move with one of your seats; `number` is how many moves you have seen played."""

    table: TableId
    seat: SeatNumber
    move: Annotated[str, Meta(max_length=16)]
    number: Whole


class Undo(Command, tag="undo"):
    """Take back moves: free among bots, else all people at the table are asked."""

    table: TableId
    seat: SeatNumber
    to: Whole | None = None  # none: to your last decision


class Consent(Command, tag="consent"):
    """Answer who would like to undo."""

    table: TableId
    yes: bool


class Hint(Command, tag="hint"):
    """Ask what each legal move is worth; answered by `advice`."""

    table: TableId
    seat: SeatNumber


class Say(Command, tag="say"):
    """Say something to all at the table."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class React(Command, tag="react"):
    """Show all at the table a sign without words, from one of your seats."""

    table: TableId
    seat: SeatNumber
    reaction: Reaction


class Mute(Command, tag="mute"):
    """Hear somebody no longer, or again; kept for all tables."""

    person: PersonId
    on: bool = True


class Rename(Command, tag="rename"):
    """Go by another name, from now on and at all tables where you sit."""

    name: Name


class ChangeLook(Command, tag="look"):
    """Be another animal or of another colour, from now on and at all tables where you sit."""

    animal: Animal
    colour: Colour


class Publish(Command, tag="publish"):
    """Let the last match's record be seen by all who have its link, or by its players only."""

    table: TableId
    public: bool


class Ping(Command, tag="ping"):
    """Ask whether anybody is there."""


Commands = (
    Hello
    | Enter
    | Exit
    | Sit
    | Stand
    | Leave
    | SeatBot
    | Remove
    | Start
    | Rematch
    | Promise
    | Reveal
    | Play
    | Undo
    | Consent
    | Hint
    | Say
    | React
    | Mute
    | Rename
    | ChangeLook
    | Publish
    | Ping
)
