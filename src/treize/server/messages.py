"""Every message between the house and its guests; `docs/protocol.md` tells how they are used.

`web/src/net/messages.ts` is written from this file by `python -m treize.server.typescript`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from treize.options import Value

PROTOCOL = 2  # raised when an old client could no longer follow

Game = Annotated[str, Meta(min_length=1, max_length=40)]  # the id of a game
Level = Literal["easy", "normal", "hard", "expert"]
Access = Literal["public", "link", "private"]  # listed · by link or code · by invitation only
Phase = Literal["open", "playing", "over"]  # of a table: not begun, in a match, between matches
Language = Literal["en", "fr", "de"]

LONGEST_NAME = 24
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


# --- The lobby, over HTTP -----------------------------------------------------


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends over HTTP."""


class Introduction(Body):
    """A name is all the house asks of anybody."""

    name: Name


class Person(Struct):
    """Somebody the house knows; the token proves it and is told only once, to that person."""

    person: str  # known to all
    name: str
    token: str | None = None


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: as they like, so long for a move, or a bank with an increment."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=14 * 86_400)] = 60  # for a move, or in the bank
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0  # added to the bank after each move


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


class Place(Struct):
    """A seat: free, or of a person, or of a bot; with both, the bot plays while they are away."""

    name: str | None
    person: str | None
    bot: Level | None


class TableLine(Struct):
    """A table in a list."""

    id: str
    code: str | None  # short, to be told by voice; none where only the invitation opens
    game: Game
    seats: int
    access: Access
    phase: Phase
    match: int  # how many matches have begun here
    number: int  # moves played in this one
    places: list[Place]
    turn: int | None
    yours: list[int]  # your seats
    changed: int  # when something happened there last, in milliseconds since 1970


class NewTableAnswer(Struct):
    """The table that was set up; its link is /t/ID, or with an invitation /t/ID#INVITE."""

    table: TableLine
    invite: str | None


class Home(Struct):
    """The tables anybody may join, those you sit at, and your finished matches, newest first."""

    public: list[TableLine]
    yours: list[TableLine]
    records: list[RecordLine]


class OptionChoice(Struct, tag="choice", tag_field="kind"):
    """One of a few words."""

    default: str
    words: list[str]


class OptionSwitch(Struct, tag="switch", tag_field="kind"):
    """Yes or no."""

    default: bool


class OptionWhole(Struct, tag="whole", tag_field="kind"):
    """A whole number between two bounds."""

    default: int
    least: int
    most: int


class OptionCopies(Struct, tag="copies", tag_field="kind"):
    """How many copies of each card: together within bounds, of the first few at least `enough`."""

    default: list[int]
    least: int
    most: int
    welcome: int
    enough: int


class OptionSomebody(Struct, tag="somebody", tag_field="kind"):
    """A player by number of seat, or the word `random`."""

    default: str


class MoveLine(Struct):
    """A move in its parts; nobody else needs to read its text."""

    text: str
    card: str | None  # laid, from the hand
    number: int | None  # of that card, where more than one may be laid
    target: str | None  # the label of the pile it is laid on, where there is a choice
    seat: int | None  # the player it is laid against
    word: str | None  # said instead of a card
    takes: str | None  # a card chosen on the table


class ZoneLine(Struct):
    """A place where cards lie."""

    name: str
    role: Literal["hand", "stock", "pile", "row", "target", "taken", "aside"]
    each: bool  # every seat has one
    labels: list[str]  # of its piles, where each has a name


class NumberLine(Struct):
    """A number on the table, and what it stands for."""

    name: str
    kind: Literal["number", "seat", "card", "word", "flag"]
    each: bool  # every seat has one


class GameLine(Struct):
    """A game, with all that a client needs to offer it, to draw it and to read its moves."""

    game: Game
    least: int  # players
    most: int
    designer: str
    publisher: str
    options: dict[str, OptionChoice | OptionSwitch | OptionWhole | OptionCopies | OptionSomebody]
    cards: list[str]  # every kind, in the order in which a hand is sorted
    moves: list[MoveLine]
    zones: list[ZoneLine]
    numbers: list[NumberLine]
    memory: bool  # whether cards are taken that a memory aid could show
    ready: bool  # compiled; until then a table of this game waits a little


class GamePage(Struct):
    """What a client needs to speak of a game that it does not know: its texts and its rules."""

    game: Game
    texts: str  # Fluent messages in the language asked for
    sections: dict[str, str]  # of its page of rules: the texts of each, `rule-GAME-TEXT`
    usual: dict[str, Value]  # the options at their defaults
    zeros: dict[str, str]  # the options whose 0 stands for a word, `option-value-WORD`
    numbers: dict[str, int]  # in the sentences, that no option changes
    values: list[int]  # of the cards that the option `deck` counts
    wild: str


class House(Struct):
    """The house itself: what it offers, what is still being compiled, what it allows."""

    name: Literal["treize"]
    version: str
    protocol: int
    games: list[GameLine]
    levels: list[Level]
    compiling: list[str]  # what is being compiled or waits for it; empty when all is ready
    longest_name: int
    longest_chat: int
    grace: float  # seconds until a bot plays for who is away
    public_url: str | None  # where links should lead, if the house knows


class Problem(Struct):
    """Why something can't be had: a code, its facts, and a sentence in the language asked for."""

    code: str
    facts: dict[str, Any]
    text: str


# --- Cards on the table -------------------------------------------------------

Row = int | list[str]  # cards, sorted as text; or how many, where their faces are hidden
Fact = bool | int | str | None
Told = Fact | list[Fact] | dict[str, int]


class Table(Struct):
    """What lies on a table, in one form for all games; `GameLine` tells what everything is."""

    game: Game
    round: int  # counting from 0, as everywhere
    turn: int | None
    zones: dict[str, list[Row]]  # by place: for each seat, for each label, or as many as there are
    numbers: dict[str, Told]


# --- What happened ------------------------------------------------------------


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


# What luck decided and the table does not show, such as the chilis of a duel, challenger first.
Chance = dict[str, list[int] | dict[str, int]]


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
    place: Place


class Stood(Struct, tag="stood"):
    """A seat became free."""

    seat: int


class Started(Struct, tag="started"):
    """A match began; nobody had seen a card when the seed was settled."""

    match: int
    commitment: str


class Dealt(Struct, tag="dealt"):
    """The cards of a round were dealt."""

    round: int


class Moved(Struct, tag="moved", gc=False):
    """A move was played: what, by whom, and which cards went where."""

    number: int  # counting from 1
    seat: int
    move: str
    by: Literal["person", "bot", "clock"]
    chance: Chance | None
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


# --- What is seen -------------------------------------------------------------


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


class LastMove(Struct):
    """The move played last."""

    number: int
    seat: int
    move: str
    by: Literal["person", "bot", "clock"]
    chance: Chance | None


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


class State(Struct):
    """What everybody at the table sees, the same for all."""

    phase: Phase
    match: int  # how many matches have begun here
    number: int  # moves played in this one
    places: list[Place]
    host: str | None  # the person who may start and seat bots
    turn: int | None
    table: Table | None  # none before the first match
    last: LastMove | None
    rounds: list[list[int]]  # the points of each round by seat
    totals: list[int]
    winners: list[int]
    commitment: str | None  # a hash of the seed, from the start
    seed: str | None  # once the match is over
    record: str | None  # once the match is over
    clocks: Clocks | None
    wish: UndoWish | None


class Reason(Struct):
    """Why a card may not be played; `why-CODE` in the locales says it, with these facts."""

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


# --- What clients say over the socket -----------------------------------------


class Command(Struct, tag_field="type", forbid_unknown_fields=True):
    """A wish with a key: sent twice it is carried out once, and always answered."""

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


class Start(Command, tag="start"):
    """The host begins the match; bots sit down in all free seats."""

    table: TableId


class Rematch(Command, tag="rematch"):
    """Once a match is over anybody who played begins another, all seats kept."""

    table: TableId


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


class Mute(Command, tag="mute"):
    """Hear somebody no longer, or again; kept for all tables."""

    person: PersonId
    on: bool = True


class Rename(Command, tag="rename"):
    """Go by another name, from now on and at all tables where you sit."""

    name: Name


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
    | Start
    | Rematch
    | Play
    | Undo
    | Consent
    | Hint
    | Say
    | Mute
    | Rename
    | Publish
    | Ping
)


# --- What the house says over the socket --------------------------------------


class Welcome(Struct, tag="welcome"):
    """The answer to hello."""

    key: str
    person: str | None  # none: you may watch, and must introduce yourself to sit
    name: str | None
    muted: list[str]
    now: int  # the house's clock, milliseconds since 1970


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


class Said(Struct, tag="said"):
    """Somebody said something."""

    table: str
    line: ChatLine


class Advised(Struct):
    """What one move promises."""

    move: str
    worth: float | None  # chance to win the match, 0 to 1; none if no simulation tried it
    margin: float | None  # 95 times in 100 it is off by no more
    points: float | None  # points to expect
    simulations: int


class Advice(Struct, tag="advice"):
    """The answer to a hint, the best move first."""

    key: str
    table: str
    seat: int
    number: int  # moves played when it was asked
    moves: list[Advised]


class Pong(Struct, tag="pong"):
    """Somebody is there."""

    key: str
    now: int


class Closing(Struct, tag="closing"):
    """The house stops and will be back; nothing is lost, connect again soon."""


Messages = Welcome | Ok | Refused | View | Update | Presence | Said | Advice | Pong | Closing


# --- Finished matches, over HTTP ----------------------------------------------


class RecordLine(Struct):
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

    line: RecordLine
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
    """Where a match turned; it grows while the house is thinking, ask again until all is done."""

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
    hashed: str  # what the seed hashes to: sha256 of "treize seed SEED"
    moves: int


LOBBY = (
    GamePage,
    Introduction,
    Person,
    NewTable,
    NewTableAnswer,
    Home,
    House,
    Problem,
    Replay,
    Analysis,
    Verified,
)
