"""Every structure that the lobby takes or gives over HTTP."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from treize.engine.options import Value
from treize.match.game_spec import GameSpec
from treize.match.parts import Luck
from treize.server.wire.fields import (
    Access,
    Animal,
    By,
    Clock,
    Colour,
    Game,
    Level,
    Look,
    Name,
    Occupant,
    Phase,
    Seats,
)
from treize.server.wire.happenings import Flow, LastMove, Scoring, Table


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends over HTTP."""


class Introduction(Body):
    """A name is all the server asks of anybody; who chooses no look gets one."""

    name: Name
    animal: Animal | None = None
    colour: Colour | None = None


class Person(Struct):
    """Somebody the server knows; the token proves it and is told only once, to that person."""

    person: str  # known to all
    name: str
    token: str | None = None
    look: Look | None = None


class NewTable(Body):
    """A table to be set up; with `solo` the match begins at once, bots in all other seats."""

    game: Game
    seats: Seats = 4
    options: dict[str, Value] = {}
    access: Access = "link"
    clock: Clock = Clock()
    level: Level = "normal"  # of bots that fill seats
    memory: bool = False  # whether all may look again at what all have seen
    undo: bool = True  # whether moves may be taken back at all
    solo: bool = False
    sit: bool = True  # whether who sets it up takes the first seat


class TableSummary(Struct):
    """A table in a list."""

    id: str
    code: str | None  # short, to be told by voice; none where only the invitation opens
    game: Game
    seats: int
    access: Access
    phase: Phase
    match: int  # how many matches have begun here
    number: int  # moves played in this one
    occupants: list[Occupant]
    turn: int | None
    yours: list[int]  # your seats
    changed: int  # when something happened there last, in milliseconds since 1970


class NewTableAnswer(Struct):
    """The table that was set up; its link is /t/ID, or with an invitation /t/ID#INVITE."""

    table: TableSummary
    invite: str | None


class RecordSummary(Struct):
    """A finished match in a list."""

    record: str
    table: str
    game: Game
    seats: int
    names: list[str]
    totals: list[int]
    winners: list[int]
    moves: int
    ended: int  # milliseconds since 1970
    public: bool
    yours: list[int]
    looks: list[Look] = []  # by seat; those of the oldest matches are not known


class SentRecord(Body):
    """A match played elsewhere: its record, who played each move, and which seats were yours."""

    record: dict[str, Any]
    by: list[By]
    levels: list[Level | None]  # which seats were bots
    yours: list[int]


class Home(Struct):
    """The tables anybody may join, those you sit at, and your finished matches, newest first."""

    public: list[TableSummary]
    yours: list[TableSummary]
    records: list[RecordSummary]


class GamePage(Struct):
    """What a client needs to speak of a game that it does not know: its texts and its rules."""

    game: Game
    texts: str  # Fluent messages in the language asked for
    sections: dict[str, str]  # of its page of rules: the texts of each, `rule-GAME-TEXT`
    usual: dict[str, Value]  # the options at their defaults
    zeros: dict[str, str]  # the options whose 0 stands for a word, `option-value-WORD`
    numbers: dict[str, int | str]  # in the sentences, with the options at their defaults
    values: list[int]  # of the cards that the option `deck` counts
    wild: str


class Server(Struct):
    """The server itself: what it offers, what is still being compiled, what it allows."""

    name: Literal["treize"]
    version: str
    protocol: int
    games: list[GameSpec]
    levels: list[Level]
    compiling: list[str]  # what is being compiled or waits for it; empty when all is ready
    longest_name: int
    longest_chat: int
    grace: float  # seconds until a bot plays for who is away
    keep_days: float  # until a table that nobody enters is removed; 0: never
    public_url: str | None  # where links should lead, if the server knows
    engine: str | None  # by which browsers play alone: /engine/ENGINE.wasm and .json, once built


class Problem(Struct):
    """Why something can't be had: a code, its facts, and a sentence in the language asked for."""

    code: str
    facts: dict[str, Any]
    text: str


class Frame(Struct):
    """One moment of a replay: after so many moves, seen by the eyes asked for."""

    number: int
    move: LastMove | None  # none at the first deal
    flows: list[Flow]
    scoring: Scoring | None  # if the move ended a round; the table is then that of the next deal
    turn: int | None
    table: Table


class Replay(Struct):
    """A finished match, or a part of it, from a seat's eyes, a spectator's, or face up."""

    summary: RecordSummary
    options: dict[str, Value]
    unit: str  # what the standing counts: points, cards, tokens
    single: bool  # a match is a single round
    commitment: str
    seed: str
    levels: list[Level | None]  # which seats were bots from the start
    first: int  # the number of the first frame
    frames: list[Frame]
    last: int  # the number of the last frame of the match


class Judged(Struct):
    """What a move was worth beside the best one, as far as its player could see."""

    number: int  # of the move, counting from 1
    seat: int
    move: str
    best: str
    worth: float  # of the move played: chance to win the match, 0 to 1
    cost: float  # how much more the best promised
    margin: float  # 95 times in 100 the cost is off by no more
    points: float  # points to expect after the move played


class Analysis(Struct):
    """Where a match turned; it grows while the server is thinking, ask again until all is done."""

    record: str
    done: int  # moves judged so far
    total: int
    moves: list[Judged]
    costliest: list[int]  # numbers of the moves that cost most for certain, the worst first


class Verified(Struct):
    """Whether a match holds: every move legal, the totals right, the seed the one promised."""

    record: str
    holds: bool
    commitment: str  # shown before the first card
    seed: str
    hashed: str  # what the parts that were promised hash to, or the seed where it is alone
    moves: int
    luck: Luck | None  # the parts of the seed; none where it is alone


LOBBY = (
    GamePage,
    Introduction,
    Person,
    NewTable,
    NewTableAnswer,
    SentRecord,
    Home,
    Server,
    Problem,
    Replay,
    Analysis,
    Verified,
)
