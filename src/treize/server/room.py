"""A table as its log tells it: who sits where, the match, the clocks, and what each event showed.

Nothing here waits, writes or looks at the time: a room is what follows from its events, and
the same events give the same room in any process.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, NamedTuple

from treize import sight
from treize.foresight import Outlook, outlook
from treize.match import Match
from treize.reckoning import reckon
from treize.record import options_of_today
from treize.server import events
from treize.server.flows import flows
from treize.server.wire import fields, happenings, updates
from treize.table import SPECTATOR

REMEMBERED = 64  # changes that a client may have missed and still be told of
KEYS = 32  # of each person's commands, that may come again and are known
ASKERS = 32  # people whose commands are known; those who sit here always are
SLOW = 3_600  # seconds: with such clocks nobody is expected to stay


@dataclass
class Seat:
    """Who plays here: nobody, a person, a bot, or a bot while the person is away."""

    person: str | None = None
    name: str | None = None
    bot: fields.Level | None = None
    why: str | None = None  # a bot plays for the person
    last: int = 0  # moves that were played when they gave the seat up

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def is_attended(self) -> bool:
        """Whether a person plays here now."""
        return self.person is not None and self.bot is None

    def place(self) -> fields.Place:
        return fields.Place(self.name, self.person, self.bot)


class Seating(NamedTuple):
    """Who sits where, as it is told, and the seats of each person."""

    places: list[fields.Place]
    seats: dict[str, list[int]]


class Finished(NamedTuple):
    """When a match ended, and who sat where then: later others may sit there."""

    at: int
    seating: Seating


@dataclass
class Wish:
    """An undo that waits for the consent of people."""

    seat: int
    to: int
    agreed: set[str]


class Room:
    """Everything that follows from a table's log."""

    def __init__(self, created: events.Created) -> None:
        self.about = created
        self.version = 0
        self.places = [Seat() for _ in range(created.seats)]
        self._seating: Seating | None = None
        self.host: str | None = created.host
        self.match: Match | None = None
        self.matches = 0
        self.by: list[events.By] = []  # who played each move
        self._decided: dict[int, int] = {}  # the last move of each seat that its person chose
        self.scorings: list[tuple[int, happenings.Scoring]] = []  # with the number of moves then
        self.wish: Wish | None = None
        self.is_public = created.access != "private"  # the record of the last match
        self.left = [0] * created.seats  # milliseconds on each clock
        self.since: int | None = None  # when the running clock was started
        self.is_paused = False
        self.changed = created.at
        self.started = created.at  # when the match began
        self.finished: Finished | None = None  # of the last match, once it is over
        self.missed: deque[list[happenings.Happening]] = deque(maxlen=REMEMBERED)  # up to now
        self._done: dict[str, dict[str, updates.Ok]] = {}  # by person and key
        self._eyes: sight.Eyes | None = None  # a spectator's, after the last event
        self.last: happenings.LastMove | None = None
        self._hands: list[bytes] | None = None
        self._outlook: dict[str, updates.Outlook] | None = None
        self.lasting: bytes | None = None  # what most moves do not change, as it is sent

    # --- Asking ---

    @property
    def id(self) -> str:
        return self.about.id

    @property
    def is_playing(self) -> bool:
        return self.match is not None and not self.match.is_over

    @property
    def phase(self) -> fields.Phase:
        if self.match is None:
            return "open"
        return "over" if self.match.is_over else "playing"

    @property
    def turn(self) -> int | None:
        return None if self.match is None else self.match.turn

    @property
    def number(self) -> int:
        return 0 if self.match is None else len(self.match.steps)

    @property
    def people(self) -> set[str]:
        """Those who sit here, whether they are connected or not."""
        return {seat.person for seat in self.places if seat.person is not None}

    @property
    def attending(self) -> set[str]:
        """Those for whom no bot plays."""
        return {seat.person for seat in self.places if seat.person and seat.bot is None}

    def needed_for_undo(self, to: int) -> set[str]:
        """Whose consent it takes to go back to so many moves: of all who sit here.

        Whoever plays for them just now.  Those who gave their seat up by themselves are asked only
        about what they have seen: moves of before, and rounds that were scored.
        """
        is_scored = any(number > to for number, _ in self.scorings)
        return {
            seat.person
            for seat in self.places
            if seat.person and (seat.why != "left" or is_scored or to < seat.last)
        }

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else self.seating.seats.get(person, [])

    @property
    def seating(self) -> Seating:
        """Who sits where; moves do not change it."""
        if self._seating is None:
            seats: dict[str, list[int]] = {}
            for number, seat in enumerate(self.places):
                if seat.person is not None:
                    seats.setdefault(seat.person, []).append(number)
            self._seating = Seating([seat.place() for seat in self.places], seats)
        return self._seating

    @property
    def has_clock(self) -> bool:
        return self.about.clock.kind != "none"

    @property
    def is_slow(self) -> bool:
        """Whether people are expected to look in now and then only."""
        return self.has_clock and self.about.clock.seconds >= SLOW

    @property
    def deadline(self) -> int | None:
        """When the time of whoever is to play is up."""
        if self.since is None or self.turn is None:
            return None
        return self.since + self.left[self.turn]

    def answers_to(self, person: str) -> dict[str, updates.Ok]:
        """What somebody's last commands were answered, by their keys."""
        return self._done.get(person, {})

    @property
    def record_id(self) -> str | None:
        if self.match is None or not self.match.is_over:
            return None
        return f"{self.id}-{self.matches}"

    @property
    def undos(self) -> dict[int, int]:
        """How many moves would stay if a seat took back its last decision, where it may."""
        return {} if self.turn is None or not self.about.undo else self._decided

    # --- What follows from an event ---

    def apply(self, event: events.Events) -> list[happenings.Happening]:
        """Let an event happen, and tell what everybody sees of it."""
        self.version += 1
        self.changed = event.at
        was_wished = self.wish is not None
        told = _APPLY[type(event)](self, event)
        if not isinstance(event, events.Played):
            self._seating = self.lasting = None
        elif was_wished or len(told) > 1:
            self.lasting = None
        if event.person is not None and event.key is not None:
            self._remember(event.person, updates.Ok(event.key, self.version, _seat_of(event)))
        self.missed.append(told)
        return told

    def _remember(self, person: str, answer: updates.Ok) -> None:
        answers = self._done.setdefault(person, {})
        answers[answer.key] = answer
        if len(answers) > KEYS:
            del answers[next(iter(answers))]
        if len(self._done) > ASKERS:
            del self._done[next(other for other in self._done if other not in self.people)]

    def _created(self, event: events.Created) -> list[happenings.Happening]:
        return []

    def _sat(self, event: events.SatDown) -> list[happenings.Happening]:
        self._stop_clock(event.at)
        self.places[event.seat] = Seat(event.person, event.name)
        self._run_clock(event.at)
        sat = happenings.Sat(event.seat, self.places[event.seat].place())
        return [sat, *self._adopt(event.person)]

    def _bot_sat(self, event: events.BotSat) -> list[happenings.Happening]:
        self.places[event.seat] = Seat(bot=event.level)
        return [happenings.Sat(event.seat, self.places[event.seat].place())]

    def _stood(self, event: events.StoodUp) -> list[happenings.Happening]:
        for seat in event.seats:
            self.places[seat] = Seat()
        told: list[happenings.Happening] = [happenings.Stood(seat) for seat in event.seats]
        if event.left and event.person == self.host:
            told += self._choose_host()
        return told

    def _adopt(self, person: str | None) -> list[happenings.Happening]:
        """A table without a host is given to whoever comes."""
        if self.host is not None or person is None:
            return []
        self.host = person
        return [happenings.Hosted(person)]

    def _choose_host(self) -> list[happenings.Happening]:
        """The first who still plays, or is at least expected back; or whoever sits down next."""
        seats = sorted((s for s in self.places if s.person), key=lambda s: not s.is_attended)
        others = [s.person for s in seats if s.person != self.host]
        self.host = others[0] if others else None
        return [happenings.Hosted(self.host)]

    def _began(self, event: events.Began) -> list[happenings.Happening]:
        told: list[happenings.Happening] = []
        for number, seat in enumerate(self.places):
            if seat.is_free:
                seat.bot = self.about.level
                told.append(happenings.Sat(number, seat.place()))
        about = self.about
        options = options_of_today(about.game, event.rules, about.options)
        self.match = Match(
            about.game, seats=about.seats, seed=event.seed, options=options, is_light=True
        )
        self.last = None
        self.matches += 1
        self.by, self.scorings, self.wish, self.finished = [], [], None, None
        self._decided = {}
        self.is_public = about.access != "private"
        self.started = event.at
        self.left = [about.clock.seconds * 1000] * about.seats
        self.is_paused = False
        self._start_turn(event.at)
        self._look(self.match.plain)
        told.append(happenings.Started(self.matches, self.match.commitment))
        return [*told, happenings.Dealt(0)]

    def _played(self, event: events.Played) -> list[happenings.Happening]:
        match = self._running()
        self._stop_clock(event.at)
        if self.about.clock.kind == "bank" and event.by != "bot":
            self.left[event.seat] += self.about.clock.increment * 1000
        before = self.eyes
        step = match.play(event.move, event.seat)
        if event.by == "person":
            self._decided[event.seat] = len(self.by)
        self.by.append(event.by)
        self.wish = None
        self._start_turn(event.at)
        last = self.last = last_move(match, step, event.by)
        self._look(match.plain if step.points is None else step.table)
        moved = flows(match.game, before, self.eyes, event.seat, event.move)
        told: list[happenings.Happening] = [
            happenings.Moved(last.number, event.seat, event.move, event.by, last.chance, moved)
        ]
        return told if step.points is None else told + self._scored(match, step)

    def _scored(self, match: Match, step: Any) -> list[happenings.Happening]:
        """The points of a round, line by line, and the next deal or the end."""
        scoring = scoring_of(match, step)
        self.scorings.append((len(match.steps), scoring))
        told: list[happenings.Happening] = [happenings.Scored(scoring)]
        if match.is_over:
            self.finished = Finished(self.changed, self.seating)
            ended = happenings.Ended(
                match.winners, match.totals, match.seed, self.record_id or self.id
            )
            return [*told, ended]
        self._look(match.plain)
        return [*told, happenings.Dealt(len(match.rounds))]

    def _took_over(self, event: events.TookOver) -> list[happenings.Happening]:
        self._stop_clock(event.at)
        why: Literal["away", "left"] = "left" if event.why == "left" else "away"
        for seat in event.seats:
            place = self.places[seat]
            place.bot, place.why, place.last = event.level, why, self.number
        self._run_clock(event.at)
        told: list[happenings.Happening] = [
            happenings.TakenOver(seat, event.level, why) for seat in event.seats
        ]
        if self.wish is not None:  # who is asked is gone for now, and nobody waits for them
            self.wish = None
            told.append(happenings.UndoRefused(event.seats[0]))
        plays_on = any(self.places[seat].is_attended for seat in self.seats_of(event.person))
        if event.why == "left" and event.person == self.host and not plays_on:
            told += self._choose_host()
        return told

    def _gave_back(self, event: events.GaveBack) -> list[happenings.Happening]:
        self._stop_clock(event.at)
        for seat in event.seats:
            self.places[seat].bot = self.places[seat].why = None
        self._run_clock(event.at)
        return [*map(happenings.HandedBack, event.seats), *self._adopt(event.person)]

    def _asked_undo(self, event: events.AskedUndo) -> list[happenings.Happening]:
        self.wish = Wish(event.seat, event.to, {event.person or ""})
        return [happenings.UndoAsked(event.seat, event.to)]

    def _agreed(self, event: events.Agreed) -> list[happenings.Happening]:
        if self.wish is not None:
            self.wish.agreed.add(event.person or "")
        return []

    def _declined(self, event: events.Declined) -> list[happenings.Happening]:
        self.wish = None
        seats = self.seats_of(event.person)
        return [happenings.UndoRefused(seats[0] if seats else 0)]

    def _took_back(self, event: events.TookBack) -> list[happenings.Happening]:
        match = self._running()
        self._stop_clock(event.at)
        match.undo(event.to)
        del self.by[event.to :]
        moves = enumerate(zip(match.steps, self.by, strict=True))
        self._decided = {step.seat: number for number, (step, by) in moves if by == "person"}
        self.scorings = [(number, s) for number, s in self.scorings if number <= event.to]
        self.wish = None
        self._start_turn(event.at)
        self._look(match.plain)
        self.last = self._last(match)
        return [happenings.Undone(event.to)]

    def _last(self, match: Match) -> happenings.LastMove | None:
        if not match.steps:
            return None
        step = match.steps[-1]
        return happenings.LastMove(len(match.steps), step.seat, step.move, self.by[-1], None)

    def _stopped(self, event: events.Stopped) -> list[happenings.Happening]:
        self._stop_clock(event.at)
        self.is_paused = True
        return [happenings.Paused()]

    def _went_on(self, event: events.WentOn) -> list[happenings.Happening]:
        self.is_paused = False
        self._run_clock(event.at)
        return [happenings.Resumed()]

    def _took_name(self, event: events.TookName) -> list[happenings.Happening]:
        seats = [s for s in self.seats_of(event.person) if self.places[s].name == event.before]
        for seat in seats:
            self.places[seat].name = event.name
        return [happenings.Renamed(seat, event.name) for seat in seats]

    def _opened(self, event: events.Opened) -> list[happenings.Happening]:
        self.is_public = event.public
        return [happenings.Published(self.record_id or self.id, event.public)]

    def _running(self) -> Match:
        if self.match is None:
            raise ValueError("the log tells of a move before the match began")
        return self.match

    def _look(self, table: Any) -> None:
        """Look at the table as a spectator, once for all."""
        self._eyes = sight.look(self.about.game, table, SPECTATOR, memory=self.about.memory)
        self._hands = self._outlook = None

    # --- Clocks ---

    def _start_turn(self, at: int) -> None:
        """Whoever is to play next has the whole time for a move, or what is in the bank."""
        if self.about.clock.kind == "move" and self.turn is not None:
            self.left[self.turn] = self.about.clock.seconds * 1000
        self._run_clock(at)

    def _run_clock(self, at: int) -> None:
        is_running = self.has_clock and not self.is_paused and self.turn is not None
        is_running = is_running and self.places[self.turn or 0].is_attended
        self.since = at if is_running else None

    def _stop_clock(self, at: int) -> None:
        if self.since is not None and self.turn is not None:
            self.left[self.turn] = max(0, self.left[self.turn] - max(0, at - self.since))
        self.since = None

    # --- What is seen ---

    @property
    def eyes(self) -> sight.Eyes:
        """What a spectator sees of the table now."""
        if self._eyes is None:
            raise ValueError("nothing was dealt yet")
        return self._eyes

    @property
    def outlook(self) -> dict[str, updates.Outlook]:
        """The legal moves and what each would lead to, for the eyes of whoever is to play."""
        if self._outlook is None:
            found = outlook(self.about.game, self._running().plain) if self.is_playing else {}
            self._outlook = dict(zip(found, map(_told, found.values()), strict=True))
        return self._outlook

    @property
    def hands(self) -> list[bytes]:
        """How many of each card each seat holds, for its player only."""
        if self._hands is None:
            match = self._running()
            self._hands = sight.hands(match.game, match.plain, match.seats, match.turn)
        return self._hands


def _seat_of(event: events.Events) -> int | None:
    """The seat that somebody took."""
    if isinstance(event, events.GaveBack):
        return event.seats[0]
    return event.seat if isinstance(event, events.SatDown) else None


@cache
def _told(seen: Outlook) -> updates.Outlook:
    """What a move leads to, as it is told."""
    return updates.Outlook(*seen)


def last_move(match: Match, step: Any, by: events.By) -> happenings.LastMove:
    """The move just played, and what luck decided in it."""
    chance = sight.chance_of(match.game, step.table, step.move)
    if chance is not None:
        chance |= sight.outcome_of(match.game, step.table, step.move, step.seat)
    return happenings.LastMove(len(match.steps), step.seat, step.move, by, chance)


def scoring_of(match: Match, step: Any) -> happenings.Scoring:
    """The points of a round just ended, explained, with the table laid open."""
    after = sight.observe(step.table, SPECTATOR)
    entries = [reckon(match.game, step.table, seat) for seat in range(match.seats)]
    totals = [int(total) for total in step.table[0].totals[: match.seats]]
    return happenings.Scoring(
        len(match.rounds) - 1,
        step.points or [],
        totals,
        [[happenings.Entry(*entry) for entry in lines] for lines in entries],
        tableau_of(sight.Eyes(match.game, after.tobytes(), memory=False)),
    )


def tableau_of(eyes: sight.Eyes) -> happenings.Table:
    """What is seen of a table, as it is sent."""
    return happenings.Table(*sight.tableau(eyes))  # type: ignore[arg-type]  # tuples are lists there


_APPLY: dict[type, Callable[[Room, Any], list[happenings.Happening]]] = {
    events.Created: Room._created,
    events.SatDown: Room._sat,
    events.BotSat: Room._bot_sat,
    events.StoodUp: Room._stood,
    events.Began: Room._began,
    events.Played: Room._played,
    events.TookOver: Room._took_over,
    events.GaveBack: Room._gave_back,
    events.AskedUndo: Room._asked_undo,
    events.Agreed: Room._agreed,
    events.Declined: Room._declined,
    events.TookBack: Room._took_back,
    events.Stopped: Room._stopped,
    events.WentOn: Room._went_on,
    events.TookName: Room._took_name,
    events.Opened: Room._opened,
}
