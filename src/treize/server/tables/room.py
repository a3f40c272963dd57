"""A table as its log tells it: who sits where, the match, the clocks, and what each event showed.

Nothing here waits, writes or looks at the time: a room is what follows from its events, and
the same events give the same room in any process.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Literal

from treize.match import Match, Step
from treize.match.parts import Luck
from treize.match.record import options_of_today
from treize.server.tables import events
from treize.server.tables.answers import Answers
from treize.server.tables.clocks import TableClocks
from treize.server.tables.description import last_move, scoring_of
from treize.server.tables.flows import flows
from treize.server.tables.observed_table import ObservedTable
from treize.server.tables.seating import MatchEnd, Seat, Seating
from treize.server.tables.shuffle import Shuffle, ShuffleEvent, begin, follow
from treize.server.tables.undo import UndoRequest, UndoState, consent_needed
from treize.server.wire import happenings
from treize.server.wire.fields import By, Phase
from treize.server.wire.happenings import Happening, LastMove, Scoring
from treize.server.wire.updates import Ok

HISTORY = 64  # events that a client may have missed and still be told of
Happenings = list[Happening]


class Room(ObservedTable):
    """Everything that follows from a table's log."""

    def __init__(self, created: events.Created) -> None:
        super().__init__(created.memory)
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
        self.began: events.Began | None = None  # the event that the match began with
        self.shuffle: Shuffle | None = None  # while a match is about to begin
        self.matches = 0
        self.by: list[By] = []  # who played each move
        self.scorings: list[tuple[int, Scoring]] = []  # with the number of moves then
        self.is_public = created.access != "private"  # the record of the last match
        self.changed = created.at
        self.started = created.at  # when the match began
        self.finished: MatchEnd | None = None  # the last match, once it is over
        self.history: deque[Happenings] = deque(maxlen=HISTORY)  # up to now
        self.last: LastMove | None = None

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
            answer = Ok(event.key, self.version, events.seat_taken(event))
            self.answers.remember(event.person, answer, self.seating.plan.seats)
        self.history.append(happened)
        return happened

    def _created(self, event: events.Created) -> Happenings:
        return []

    # --- Seats ---

    def _sat(self, event: events.SatDown) -> Happenings:
        self._stop_clock(event.at)
        late = self.is_playing
        self.seats[event.seat] = Seat(event.person, event.name, look=event.look, is_late=late)
        self._run_clock(event.at)
        return [self._now_at(event.seat), *self._adopt(event.person)]

    def _bot_sat(self, event: events.BotSat) -> Happenings:
        self.seats[event.seat] = Seat(bot=event.level)
        if {seat.bot for seat in self.seats if seat.person is None} <= {event.level, None}:
            self.level = event.level
        return [self._now_at(event.seat)]

    def _now_at(self, seat: int) -> Happening:
        return happenings.Sat(seat, self.seating.occupant_anew(seat))

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
            if event.gone:
                self.seating.free(number, event.level)
        self._run_clock(event.at)
        taken = [happenings.TakenOver(number, event.level, why) for number in event.seats]
        happened: Happenings = [*taken, *self._forget_wish(event.seats[0])]
        plays_on = any(self.seats[number].is_attended for number in self.seating.of(event.person))
        if event.why == "left" and event.person == self.seating.host and not plays_on:
            happened += self._choose_host()
        return happened

    def _forget_wish(self, seat: int) -> Happenings:
        """Who is asked about an undo is gone for now, and nobody waits for them."""
        if self.undo.request is None:
            return []
        self.undo.request = None
        return [happenings.UndoRefused(seat)]

    def _removed(self, event: events.Removed) -> Happenings:
        (self.seating.banned.add if event.banned else self.seating.banned.discard)(event.who)
        seats = self.seating.of(event.who)
        self._stop_clock(event.at)
        for number in seats:
            self.seating.free(number, self.level if self.is_playing else None)
        self._run_clock(event.at)
        if event.forgotten:
            self._forget(event.who)
        happened: Happenings = [*map(happenings.Stood, seats)]
        if self.is_playing and seats:
            taken = [happenings.TakenOver(number, self.level, "left") for number in seats]
            happened = [*taken, *self._forget_wish(seats[0])]
        return [*happened, *self._choose_host()] if event.who == self.seating.host else happened

    def _forget(self, person: str) -> None:
        """Take a name out of what is still told of the past."""
        self.history.clear()  # who has missed something is told the whole table
        if self.finished is not None:
            self.finished.forget(person)

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
        return []  # the occupants tell it

    def _adopt(self, person: str | None) -> Happenings:
        return [happenings.Hosted(person)] if self.seating.adopt(person) else []

    def _choose_host(self) -> Happenings:
        self.seating.choose_host()
        return [happenings.Hosted(self.seating.host)]

    # --- The match ---

    def _shuffling(self, event: events.Shuffling) -> Happenings:
        self.shuffle = begin(event, self.about)
        return []

    def _shuffled(self, event: ShuffleEvent) -> Happenings:
        self.shuffle = follow(self.shuffle, event, self.seating)
        return []

    def _began(self, event: events.Began) -> Happenings:
        happened: Happenings = []
        for number, seat in enumerate(self.seats):
            seat.is_late = False
            if seat.is_free:
                seat.bot = self.level
                happened.append(self._now_at(number))
        luck = self.shuffle.luck if self.shuffle else None  # old logs have the seed alone
        self.shuffle = None
        match = self.deal(event, luck)
        self.last = None
        self.matches += 1
        self.by, self.scorings, self.undo, self.finished = [], [], UndoState(), None
        self.is_public = self.about.access != "private"
        self.seating.gone.clear()
        self.started = event.at
        self.clocks.reset()
        self._start_turn(event.at)
        self.look(match)
        parts = luck.parts if luck else []
        happened.append(happenings.Started(self.matches, match.commitment, parts))
        return [*happened, happenings.Dealt(0)]

    def deal(self, event: events.Began, luck: Luck | None) -> Match:
        """The match that begins."""
        about, self.began = self.about, event
        options = options_of_today(about.game, event.rules, about.options)
        self.match = Match(
            about.game,
            seats=about.seats,
            seed=event.seed,
            options=options,
            luck=luck,
            is_light=True,
        )
        return self.match

    def _played(self, event: events.Played) -> Happenings:
        match = self.running()
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
        after = self.look(match if step.points is None else step)
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
        self.look(match)
        return [*happened, happenings.Dealt(len(match.rounds))]

    def _opened(self, event: events.Opened) -> Happenings:
        self.is_public = event.public
        return [happenings.Published(self.record_id or self.id, event.public)]

    def running(self) -> Match:
        """The match."""
        if self.match is None:
            raise ValueError("the log tells of a move before the match began")
        return self.match

    # --- Undo ---

    def _asked_undo(self, event: events.AskedUndo) -> Happenings:
        self.undo.request = UndoRequest(event.seat, event.to, {event.person or ""})
        self.undo.number += 1
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
        match = self.running()
        self._stop_clock(event.at)
        match.undo(event.to)
        del self.by[event.to :]
        moves = enumerate(zip(match.steps, self.by, strict=True))
        chosen = {step.seat: n for n, (step, by) in moves if by == "person"}
        self.undo = UndoState(None, chosen, self.undo.number + 1)
        self.scorings = [(number, s) for number, s in self.scorings if number <= event.to]
        self._start_turn(event.at)
        self.look(match)
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


_APPLY: dict[type, Callable[[Room, Any], Happenings]] = {
    events.Created: Room._created,
    events.SatDown: Room._sat,
    events.BotSat: Room._bot_sat,
    events.StoodUp: Room._stood,
    events.Shuffling: Room._shuffling,
    events.Promised: Room._shuffled,
    events.Listed: Room._shuffled,
    events.Revealed: Room._shuffled,
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
    events.Removed: Room._removed,
    events.Opened: Room._opened,
}
