"""Every message that the server sends over the socket; `docs/protocol.md` tells how to use them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from treize.engine.options import Value
from treize.match.parts import Luck, Part
from treize.server.wire.fields import Access, Clock, Game, Level, Look, Occupant, Phase, Reaction
from treize.server.wire.happenings import Happening, LastMove, Scoring, Table


class About(Struct):
    """What a table has agreed on."""

    id: str
    code: str | None
    game: Game
    seats: int
    options: dict[str, Value]  # all of them
    access: Access
    clock: Clock
    level: Level
    memory: bool
    undo: bool
    unit: str  # what the standing counts: points, cards, tokens
    single: bool  # a match is a single round
    numbers: dict[str, int | str]  # in the sentences of its rules, by these options


class Clocks(Struct):
    """Everybody's time left, in milliseconds at the moment of sending; one clock runs."""

    left: list[int]
    running: int | None  # whose, none while paused or a bot plays


class UndoWish(Struct):
    """An undo that waits for consent."""

    seat: int
    to: int
    agreed: list[int]  # seats that said yes
    asked: list[int]  # seats that have not answered


class Shuffle(Struct):
    """A match that is about to begin: the parts of its luck come together."""

    match: int  # its number
    deal: str  # what is shuffled for: rules, game, seats and changed options, as they are hashed
    hash: str  # of the server's part
    parts: list[Part]  # promised by browsers; none is revealed to others before the match begins
    listed: bool  # no more are promised: whoever sees their own here may reveal it


class State(Struct):
    """What everybody at the table sees, the same for all."""

    phase: Phase
    match: int  # how many matches have begun here
    number: int  # moves played in this one
    occupants: list[Occupant]
    host: str | None  # the person who may start and seat bots
    turn: int | None
    table: Table | None  # none before the first match
    last: LastMove | None
    rounds: list[list[int]]  # the points of each round by seat
    totals: list[int]
    winners: list[int]
    commitment: str | None  # the fingerprint of all promised parts, from the start
    seed: str | None  # once the match is over
    luck: Luck | None  # its parts, likewise; none in matches of old
    shuffle: Shuffle | None  # of the next match
    record: str | None  # once the match is over
    clocks: Clocks | None
    wish: UndoWish | None


class Reason(Struct):
    """Why a card may not be played; `why-CODE` in the texts says it, with these facts."""

    code: str
    facts: dict[str, Any]


class Outlook(Struct):
    """What a legal move leads to for sure, whatever is hidden."""

    total: int | None  # what it brings its target or the count to, before anything is taken
    taken: int  # cards that the player takes
    token: bool  # the player takes a token
    again: bool  # the same player goes on
    out: bool  # it is the player's last card, and ends the round


class Yours(Struct):
    """What only the player of a seat sees: the hand, the legal moves, why other cards are not."""

    seat: int
    hand: list[str]  # in the order of the game
    legal: list[str]  # empty when it is not this seat's turn
    why_not: dict[str, Reason]  # by card in hand; empty when it is not this seat's turn
    outlook: dict[str, Outlook]  # by legal move
    undo: int | None  # what `undo` would go back to: a number of moves; none if it can't


class ChatLine(Struct):
    """Something said at a table; plain text, to be shown as text."""

    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: int  # milliseconds since 1970


class Welcome(Struct, tag="welcome"):
    """The answer to hello."""

    key: str
    person: str | None  # none: you may watch, and must introduce yourself to sit
    name: str | None
    muted: list[str]
    now: int  # the server's clock, milliseconds since 1970
    look: Look | None = None


class Ok(Struct, tag="ok", gc=False):
    """A command was carried out, and what it changed is durable."""

    key: str
    version: int | None  # of the table it changed
    seat: int | None  # the seat taken by `sit`


class Refused(Struct, tag="refused"):
    """A command was not carried out, and why."""

    key: str | None  # none if it could not even be read
    code: str
    facts: dict[str, Any]
    text: str


class View(Struct, tag="view"):
    """A table as you see it, whole."""

    table: str  # its id, as in all that follows
    version: int
    about: About
    state: State
    yours: list[Yours]
    scorings: list[Scoring]  # of this match, round by round
    chat: list[ChatLine]  # the last lines
    recent: list[Happening]  # what happened last, as far as the server remembers it


class Update(Struct, tag="update"):
    """What happened since the version you knew, and the table as you see it now."""

    table: str
    since: int
    version: int
    happened: list[Happening]
    state: State
    yours: list[Yours]


class Presence(Struct, tag="presence"):
    """Who is connected: by seat, and how many watch.  It is not kept, and has no version."""

    table: str
    here: list[bool]
    watching: int
    watchers: list[str] = []  # the names of the first of them, of those who have one


class Said(Struct, tag="said"):
    """Somebody said something."""

    table: str
    line: ChatLine


class Reacted(Struct, tag="reacted"):
    """Somebody shows a sign without words.  It is not kept, and has no version."""

    table: str
    seat: int
    person: str
    reaction: Reaction


class Banned(Struct, tag="banned"):
    """The host sent you from a table for good; nothing more of it is told."""

    table: str


class Advised(Struct):
    """What one move promises."""

    move: str
    worth: float | None  # chance to win the match, 0 to 1; none if no simulation tried it
    margin: float | None  # 95 times in 100 it is off by no more
    points: float | None  # points to expect
    simulations: int


class Merit(Struct):
    """What speaks for a move; `merit-GAME-CODE` or `merit-CODE` in the texts says it."""

    code: str
    facts: dict[str, Any]  # numbers, and the label of a `pile`


class Advice(Struct, tag="advice"):
    """The answer to a hint, the best move first."""

    key: str
    table: str
    seat: int
    number: int  # moves played when it was asked
    moves: list[Advised]
    why: Merit  # of the first of them


class Pong(Struct, tag="pong"):
    """The answer to `ping`, with the server's clock."""

    key: str
    now: int


class Closing(Struct, tag="closing"):
    """The server stops and will be back; nothing is lost, connect again soon."""


Messages = (
    Welcome
    | Ok
    | Refused
    | View
    | Update
    | Presence
    | Said
    | Reacted
    | Banned
    | Advice
    | Pong
    | Closing
)
