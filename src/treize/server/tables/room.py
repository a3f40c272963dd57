"""A table as its log tells it: who sits where, the match, the clocks, and what each event showed.

Nothing here waits, writes or looks at the time: a room is what follows from its events, and
the same events give the same room in any process.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from treize.match import Match, Step
from treize.match.observation import Observation, Sides
from treize.match.record import options_of_today
from treize.server.tables import events
from treize.server.tables.answers import Answers
from treize.server.tables.clocks import TableClocks
from treize.server.tables.description import last_move, outlook_of, scoring_of
from treize.server.tables.flows import flows
from treize.server.tables.seating import Seat, Seating, SeatingPlan
from treize.server.tables.undo import UndoRequest, UndoState, consent_needed
from treize.server.wire import happenings
from treize.server.wire.fields import By, Phase
from treize.server.wire.happenings import Happening, LastMove, Scoring
from treize.server.wire.updates import Ok, Outlook

HISTORY = 64  # events that a client may have missed and still be told of
Happenings = list[Happening]


class MatchEnd(NamedTuple):
    """When a match ended, and who sat where then: later others may sit there."""

    at: int
    plan: SeatingPlan


class Room:
    """Everything that follows from a table's log."""

    def __init__(self, created: events.Created) -> None:
        self.about = created
        self.id = created.id
        self.level = created.level  # of bots that nobody chose otherwise
        self.version = 0
        self.epoch = 0  # raised by whatever changes more than a move does
        self.seating = Seating(created.seats, created.host)
        self.seats = self.seating.seats
        self.clocks = TableClocks(created.clock, created.seats)
        self.undo = UndoState()
        self.answers = Answers()
        self.match: Match | None = None
        self.matches = 0
        self.by: list[By] = []  # who played each move
        self.scorings: list[tuple[int, Scoring]] = []  # with the number of moves then
        self.is_public = created.access != "private"  # the record of the last match
        self.changed = created.at
        self.started = created.at  # when the match began
        self.finished: MatchEnd | None = None  # the last match, once it is over
        self.history: deque[Happenings] = deque(maxlen=HISTORY)  # up to now
        self.last: LastMove | None = None
        self._sides: Sides | None = None  # as the table is seen after the last event
        self._outlook: dict[str, Outlook] | None = None

    # --- Asking ---

    @property
    def is_playing(self) -> bool:
        return self.match is not None and not self.match.is_over

    @property
    def phase(self) -> Phase:
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
    def deadline(self) -> int | None:
        """When the time of whoever is to play is up."""
        since = self.clocks.since
        if since is None or self.turn is None:
            return None
        return since + self.clocks.left[self.turn]

    @property
    def record_id(self) -> str | None:
        if self.match is None or not self.match.is_over:
            return None
        return f"{self.id}-{self.matches}"

    @property
    def undos(self) -> dict[int, int]:
        """How many moves would stay if a seat took back its last decision, where it may."""
        return {} if self.turn is None or not self.about.undo else self.undo.chosen

    def needed_for_undo(self, to: int) -> set[str]:
        """Whose consent it takes to go back to so many moves."""
        is_scored = any(number > to for number, _ in self.scorings)
        return consent_needed(self.seats, is_scored, to)

    # --- What follows from an event ---

    def apply(self, event: events.Events) -> Happenings:
        """Let an event happen, and tell what everybody sees of it."""
        self.version += 1
        self.changed = event.at
        had_request = self.undo.request is not None
        happened = _APPLY[type(event)](self, event)
        if not isinstance(event, events.Played):
            self.seating.changed()
            self.epoch += 1
        elif had_request or len(happened) > 1:
            self.epoch += 1
        if event.person is not None and event.key is not None:
            answer = Ok(event.key, self.version, _seat_of(event))
            self.answers.remember(event.person, answer, self.seating.plan.seats)
        self.history.append(happened)
        return happened

    def _created(self, event: events.Created) -> Happenings:
        return []

    # --- Seats ---

    def _sat(self, event: events.SatDown) -> Happenings:
        self._stop_clock(event.at)
        self.seats[event.seat] = Seat(event.person, event.name, look=event.look)
        self._run_clock(event.at)
        return [self._now_at(event.seat), *self._adopt(event.person)]

    def _bot_sat(self, event: events.BotSat) -> Happenings:
        self.seats[event.seat] = Seat(bot=event.level)
        if {seat.bot for seat in self.seats if seat.person is None} <= {event.level, None}:
            self.level = event.level
        return [self._now_at(event.seat)]

    def _now_at(self, seat: int) -> Happening:
        return happenings.Sat(seat, self.seating.place_anew(seat))

    def _stood(self, event: events.StoodUp) -> Happenings:
        for number in event.seats:
            self.seats[number] = Seat()
        happened: Happenings = [happenings.Stood(number) for number in event.seats]
        if event.left and event.person == self.seating.host:
            happened += self._choose_host()
        return happened

    def _took_over(self, event: events.TookOver) -> Happenings:
        self._stop_clock(event.at)
        why: Literal["away", "left"] = "left" if event.why == "left" else "away"
        for number in event.seats:
            seat = self.seats[number]
            seat.bot, seat.why, seat.last = event.level, why, self.number
        self._run_clock(event.at)
        happened: Happenings = [
            happenings.TakenOver(number, event.level, why) for number in event.seats
        ]
        if self.undo.request is not None:  # who is asked is gone for now, and nobody waits for them
            self.undo.request = None
            happened.append(happenings.UndoRefused(event.seats[0]))
        plays_on = any(self.seats[number].is_attended for number in self.seating.of(event.person))
        if event.why == "left" and event.person == self.seating.host and not plays_on:
            happened += self._choose_host()
        return happened

    def _gave_back(self, event: events.GaveBack) -> Happenings:
        self._stop_clock(event.at)
        for number in event.seats:
            self.seats[number].bot = self.seats[number].why = None
        self._run_clock(event.at)
        return [*map(happenings.HandedBack, event.seats), *self._adopt(event.person)]

    def _took_name(self, event: events.TookName) -> Happenings:
        own = [n for n in self.seating.of(event.person) if self.seats[n].name == event.before]
        for number in own:
            self.seats[number].name = event.name
        return [happenings.Renamed(number, event.name) for number in own]

    def _took_look(self, event: events.TookLook) -> Happenings:
        for number in self.seating.of(event.person):
            if self.seats[number].name == event.name:
                self.seats[number].look = event.look
        return []  # the places tell it

    def _adopt(self, person: str | None) -> Happenings:
        return [happenings.Hosted(person)] if self.seating.adopt(person) else []

    def _choose_host(self) -> Happenings:
        self.seating.choose_host()
        return [happenings.Hosted(self.seating.host)]

    # --- The match ---

    def _began(self, event: events.Began) -> Happenings:
        happened: Happenings = []
        for number, seat in enumerate(self.seats):
            if seat.is_free:
                seat.bot = self.level
                happened.append(self._now_at(number))
        about = self.about
        options = options_of_today(about.game, event.rules, about.options)
        self.match = Match(
            about.game, seats=about.seats, seed=event.seed, options=options, is_light=True
        )
        self.last = None
        self.matches += 1
        self.by, self.scorings, self.undo, self.finished = [], [], UndoState(), None
        self.is_public = about.access != "private"
        self.started = event.at
        self.clocks.reset()
        self._start_turn(event.at)
        self._look(self.match)
        happened.append(happenings.Started(self.matches, self.match.commitment))
        return [*happened, happenings.Dealt(0)]

    def _played(self, event: events.Played) -> Happenings:
        match = self._running()
        self._stop_clock(event.at)
        if self.clocks.is_used and event.by != "bot":
            self.clocks.add_increment(event.seat)
        before = self.seen
        step = match.play(event.move, event.seat)
        if event.by == "person":
            self.undo.chosen[event.seat] = len(self.by)
        self.by.append(event.by)
        self.undo.request = None
        self._start_turn(event.at)
        last = self.last = last_move(match, step, event.by)
        after = self._look(match if step.points is None else step)
        moved = flows(match.game, before, after, event.seat, event.move)
        happened: Happenings = [
            happenings.Moved(last.number, event.seat, event.move, event.by, last.chance, moved)
        ]
        return happened if step.points is None else happened + self._scored(match, step)

    def _scored(self, match: Match, step: Step) -> Happenings:
        """The points of a round, line by line, and the next deal or the end."""
        scoring = scoring_of(match, step)
        self.scorings.append((len(match.steps), scoring))
        happened: Happenings = [happenings.Scored(scoring)]
        if match.is_over:
            self.finished = MatchEnd(self.changed, self.seating.plan)
            ended = happenings.Ended(
                match.winners, match.totals, match.seed, self.record_id or self.id
            )
            return [*happened, ended]
        self._look(match)
        return [*happened, happenings.Dealt(len(match.rounds))]

    def _opened(self, event: events.Opened) -> Happenings:
        self.is_public = event.public
        return [happenings.Published(self.record_id or self.id, event.public)]

    def _running(self) -> Match:
        if self.match is None:
            raise ValueError("the log tells of a move before the match began")
        return self.match

    # --- Undo ---

    def _asked_undo(self, event: events.AskedUndo) -> Happenings:
        self.undo.request = UndoRequest(event.seat, event.to, {event.person or ""})
        return [happenings.UndoAsked(event.seat, event.to)]

    def _agreed(self, event: events.Agreed) -> Happenings:
        if self.undo.request is not None:
            self.undo.request.agreed.add(event.person or "")
        return []

    def _declined(self, event: events.Declined) -> Happenings:
        self.undo.request = None
        own = self.seating.of(event.person)
        return [happenings.UndoRefused(own[0] if own else 0)]

    def _took_back(self, event: events.TookBack) -> Happenings:
        match = self._running()
        self._stop_clock(event.at)
        match.undo(event.to)
        del self.by[event.to :]
        moves = enumerate(zip(match.steps, self.by, strict=True))
        self.undo = UndoState(None, {step.seat: n for n, (step, by) in moves if by == "person"})
        self.scorings = [(number, s) for number, s in self.scorings if number <= event.to]
        self._start_turn(event.at)
        self._look(match)
        self.last = None
        if match.steps:
            step = match.steps[-1]
            self.last = LastMove(len(match.steps), step.seat, step.move, self.by[-1], None)
        return [happenings.Undone(event.to)]

    # --- Clocks ---

    def _stopped(self, event: events.Stopped) -> Happenings:
        self._stop_clock(event.at)
        self.clocks.is_paused = True
        return [happenings.Paused()]

    def _went_on(self, event: events.WentOn) -> Happenings:
        self.clocks.is_paused = False
        self._run_clock(event.at)
        return [happenings.Resumed()]

    @property
    def _is_turn_attended(self) -> bool:
        turn = self.turn
        return turn is not None and self.seats[turn].is_attended

    def _start_turn(self, at: int) -> None:
        if self.clocks.is_used:
            self.clocks.start_turn(self.turn, self._is_turn_attended, at)

    def _run_clock(self, at: int) -> None:
        if self.clocks.is_used:
            self.clocks.run(self._is_turn_attended, at)

    def _stop_clock(self, at: int) -> None:
        if self.clocks.since is not None:
            self.clocks.stop(self.turn, at)

    # --- What is seen ---

    def _look(self, at: Match | Step) -> Observation:
        """Look at the table from all sides, once for all, and give what a spectator sees."""
        self._sides = at.observe_all(memory=self.about.memory)
        self._outlook = None
        return self._sides.spectator

    @property
    def sides(self) -> Sides:
        """What a spectator sees of the table now, and each seat, for its player only."""
        if self._sides is None:
            raise ValueError("nothing was dealt yet")
        return self._sides

    @property
    def seen(self) -> Observation:
        """What a spectator sees of the table now."""
        return self.sides.spectator

    @property
    def legal(self) -> list[str]:
        """The legal moves of whoever is to play."""
        return [*self.outlook]

    @property
    def outlook(self) -> dict[str, Outlook]:
        """What each legal move would lead to, for the eyes of whoever is to play."""
        if self._outlook is None:
            turn = self.turn
            self._outlook = {} if turn is None else outlook_of(self.sides.seat(turn))
        return self._outlook


def _seat_of(event: events.Events) -> int | None:
    """The seat that somebody took."""
    if isinstance(event, events.GaveBack):
        return event.seats[0]
    return event.seat if isinstance(event, events.SatDown) else None


_APPLY: dict[type, Callable[[Room, Any], Happenings]] = {
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
    events.TookLook: Room._took_look,
    events.Opened: Room._opened,
}
