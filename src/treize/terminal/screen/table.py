"""The table full screen: bots play at a pace that can be followed, keys and mouse choose."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Center, Container, Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Footer, Static

from treize.match import Step
from treize.match.forecast import Forecast, forecast
from treize.terminal.play import words_for
from treize.terminal.screen import LEAST_HEIGHT, LEAST_WIDTH, fits
from treize.terminal.screen.board import draw_middle
from treize.terminal.screen.cards import wrapped
from treize.terminal.screen.choices import Choices
from treize.terminal.screen.hand import Drawing, draw_hand, draw_words
from treize.terminal.screen.seats import LogEntry, draw_seats
from treize.terminal.screen.sheets import (
    Sheet,
    end_of_match,
    points_of_round,
    promises,
    question_of_leaving,
    rules_of_table,
)
from treize.terminal.screen.status import title_of, while_choosing, while_waiting
from treize.terminal.session import Session

PACE = 1.0  # seconds that a bot's move is looked at
LOG = 120  # moves that can be read back
WIDE = 112  # columns from which the log stands beside the table
ELSE_WIDE, ELSE_NARROW = 4, 6  # lines of the title, the keys and gaps, and of the log if below


class Picture(Static):
    """A drawing that can be clicked."""

    class Clicked(Message):
        """A choice was clicked."""

        def __init__(self, picture: Picture, place: int) -> None:
            super().__init__()
            self.picture, self.place = picture, place

    drawing = Drawing(Text(), [])

    def draw(self, drawing: Drawing) -> None:
        """Show another drawing."""
        self.drawing = drawing
        self.update(drawing.text)
        self.display = bool(drawing.text)

    def on_click(self, event: events.Click) -> None:
        """Tell which choice it was, if any."""
        place = self.drawing.at(event.x, event.y)
        if place is not None:
            self.post_message(self.Clicked(self, place))


class TableApp(App[None]):
    """One match after the other, until the person leaves."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [
        Binding("left,up", "move(-1)", show=False),
        Binding("escape", "close", show=False),
        Binding("pageup", "read(-4)", show=False),
        Binding("pagedown", "read(4)", show=False),
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, deal: Callable[[], Session], pace: float = PACE) -> None:
        super().__init__(ansi_color=True)
        self.deal, self.pace = deal, pace
        self.sessions = [deal()]  # one for each match
        self.choices = Choices(self.session)
        self.story: list[LogEntry] = []
        self.forecasts: dict[str, Forecast] = {}
        self.note = ""  # said until something else happens
        self.ended: Step | None = None  # the move that ended a round, while its points are shown
        self.answer: asyncio.Future[str | None] | None = None  # the move that is waited for
        self.hurry, self.is_hurried, self.wants_undo = asyncio.Event(), False, False
        self.leaving: Sheet | None = None  # the question whether to leave, once it was asked
        self._bind_words()

    @property
    def session(self) -> Session:
        """The match that is being played."""
        return self.sessions[-1]

    def _bind_words(self) -> None:
        """Bind what the last line shows; letters are those of the line-by-line way."""
        words = self.session.words
        self.bind("right,down", "move(1)", description=words("screen-key-pick"), key_display="← →")
        self.bind("enter,space", "play", description=words("screen-key-play"), key_display="⏎")
        actions = {"hint": "hint", "undo": "undo", "help": "rules", "quit": "leave"}
        for command, action in actions.items():
            letters = [word for word in words_for(words, command) if len(word) == 1]
            keys = ["question_mark", "f1", *letters] if command == "help" else letters
            shown = "?" if command == "help" else letters[0]
            description = words(f"screen-key-{command}")
            self.bind(",".join(keys), action, description=description, key_display=shown)

    def compose(self) -> ComposeResult:
        """From the top: the title, the players, the middle, the log, what is said, the hand."""
        yield Static(id="title")
        with Container(id="upper"):
            with Vertical(id="table"):
                yield Static(id="seats")
                with Center():
                    yield Static(id="middle")
            log = VerticalScroll(Static(id="story"), id="log")
            log.can_focus = False
            yield log
        yield Static(id="message")
        with Center():
            yield Picture(id="hand")
        with Center():
            yield Picture(id="words")
        yield Static(id="small")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Begin."""
        self.run_worker(self._matches(), exclusive=True)

    def on_resize(self) -> None:
        """Use the room there is now, which is known a little later."""
        self.call_later(self.show)

    def tell_compiling(self, what: str) -> None:
        """Say why a first move takes so long; from whatever thread it is compiled in."""
        self.note = self.session.words("compiling", what=what)
        with suppress(RuntimeError):  # in this thread nothing is drawn before it is done
            self.call_from_thread(self.show)

    # --- Playing ---

    async def _matches(self) -> None:
        """Match after match."""
        while True:
            step = await self._match()
            answer = await self.push_screen_wait(
                end_of_match(self.session, step, self.story[-1].lines)
            )
            if answer != "again":
                self.exit()
                return
            self.ended = None
            self.sessions.append(self.deal())

    async def _match(self) -> Step:
        """A whole match; the move that ended it."""
        session, match = self.session, self.session.match
        self.story = [LogEntry(0, [*session.opening(), *session.teller.round()])]
        while True:
            is_own = match.turn == session.seat
            move = await (self._decision() if is_own else self._bot())
            self.note = ""
            if move is None:
                self._undo()
                continue
            step, told = session.step(move)
            self.story.append(LogEntry(len(match.steps), told, step.seat, move))
            if step.points is None:
                continue
            self.ended, self.choices = step, Choices(session, step)
            self.show()
            if match.is_over:
                return step
            await self.push_screen_wait(points_of_round(session, step))
            self.ended = None
            self.story.append(LogEntry(len(match.steps), session.teller.round()))

    async def _decision(self) -> str | None:
        """The move of the person, or none to take one back."""
        self.is_hurried = False
        self.choices = Choices(self.session)
        self.forecasts = {}
        self.answer = asyncio.get_running_loop().create_future()
        self.run_worker(self._foresee(), group="forecast", exclusive=True)
        self.show()
        try:
            return await self.answer
        finally:
            self.answer = None

    async def _foresee(self) -> None:
        seen = self.session.match.observe(self.session.seat)
        self.forecasts = await asyncio.to_thread(forecast, seen)
        self.show()

    async def _bot(self) -> str | None:
        """The move of a bot, once the one before could be looked at; none to take one back."""
        self.choices = Choices(self.session)
        self.show()
        rest = asyncio.create_task(self._rest())
        move = await asyncio.to_thread(self.session.bot, self.session.match)
        await rest
        return None if self.wants_undo else move

    async def _rest(self) -> None:
        """Wait for as long as a move is looked at, or until somebody is in a hurry."""
        self.hurry.clear()
        if not self.is_hurried and self.story[-1].seat is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), self.pace)

    def _undo(self) -> None:
        self.wants_undo = False
        session = self.session
        self.note = session.words("play-undone" if session.undo() else "play-no-undo")
        self.story = [told for told in self.story if told.number <= len(session.match.steps)]

    # --- What keys and clicks do ---

    def action_move(self, by: int) -> None:
        """Pick the next choice, or the one before."""
        if self.answer is not None:
            self.choices.pick(self.choices.place + by)
            self.show()

    def action_play(self) -> None:
        """Play what is picked; while bots play, do not wait for them."""
        if self.answer is None:
            self.is_hurried = True
            self.hurry.set()
            return
        move = self.choices.open()
        if move is None:
            self.show()
        else:
            self._decide(move)

    def _decide(self, move: str | None) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(move)

    def action_close(self) -> None:
        """Back to all choices."""
        if self.choices.close():
            self.show()

    def action_undo(self) -> None:
        """Take back the last move, also while bots are playing."""
        self.wants_undo = True
        self.hurry.set()
        self._decide(None)

    def action_read(self, lines: int) -> None:
        """Read the log back, or on."""
        self.query_one("#log").scroll_relative(y=lines, animate=False)

    def on_key(self, event: events.Key) -> None:
        """Pick by a number."""
        sign = event.character or ""
        is_number = sign.isdecimal() or sign == "-"
        if self.answer is not None and is_number and self.choices.type(sign):
            self.show()

    def on_picture_clicked(self, event: Picture.Clicked) -> None:
        """A first click on a card picks it, a second plays it; one on a button is enough."""
        is_button = event.picture.id == "words"
        if self.answer is not None:
            if not is_button:
                self.choices.close()
            is_second = self.choices.place == event.place
            self.choices.pick(event.place)
            self.show()
            if not (is_second or is_button):
                return
        self.action_play()

    # --- Sheets ---

    def action_hint(self) -> None:
        """The moves that promise most, on a sheet; the best is picked."""
        if self.answer is not None:
            self.run_worker(self._hint(), group="hint", exclusive=True)

    async def _hint(self) -> None:
        session, legal = self.session, self.session.match.legal()
        number = len(session.match.steps)
        self.note = session.only(legal[0])
        if len(legal) > 1:
            self.note = session.words("play-thinking")
            self.show()
            found = await asyncio.to_thread(session.advice)
            if self.answer is None or len(session.match.steps) != number:
                return  # it was played meanwhile
            self.note = ""
            self.choices.pick_move(found[0].move)
            self.push_screen(promises(session, found))
        self.show()

    def action_rules(self) -> None:
        """The rules of this table, and the keys."""
        self.push_screen(rules_of_table(self.session))

    def action_leave(self) -> None:
        """Leave the table, and ask before if a match is on."""
        if self.session.match.is_over or self.screen is self.leaving:
            self.exit()
            return
        self.leaving = question_of_leaving(self.session)
        self.push_screen(self.leaving, self._leave)

    def _leave(self, answer: str | None) -> None:
        if answer == "leave":
            self.exit()

    # --- Showing ---

    def show(self) -> None:
        """Draw everything anew."""
        if not self.is_running or not self.screen_stack:
            return
        (width, height), table = self.size, self.screen_stack[0]
        table.set_class(not fits(width, height), "-small")
        table.set_class(width >= WIDE, "-wide")
        if fits(width, height):
            self._show_table(width, height)
        else:
            least = {"width": LEAST_WIDTH, "height": LEAST_HEIGHT}
            has = {"has_width": width, "has_height": height}
            said = Text(self.session.words("screen-small", **least, **has))
            self._update("small", wrapped(said, max(1, width - 4)))

    def _update(self, name: str, text: Text) -> None:
        self.screen_stack[0].query_one(f"#{name}", Static).update(text)

    def _show_table(self, width: int, height: int) -> None:
        session, is_turn, table = self.session, self.answer is not None, self.screen_stack[0]
        hand = draw_hand(self.choices, width - 2, is_turn=is_turn)
        said = draw_words(self.choices, width - 2) if is_turn else Drawing(Text(), [])
        table.query_one("#hand", Picture).draw(hand)
        table.query_one("#words", Picture).draw(said)
        beside = min(60, width // 3) if width >= WIDE else 0
        log = table.query_one("#log")
        log.styles.width = beside or "100%"
        inner = width - 2 - beside
        seen = (self.ended or session.match).observe(session.seat)
        turn = None if self.ended else session.match.turn
        seats = draw_seats(session, seen, self.story, turn, inner)
        message = Text("\n").join(wrapped(line, width - 2) for line in self._message())
        taken = (hand.text, said.text, seats, message)
        lines = sum(len(text.split("\n")) for text in taken if text)
        room = height - lines - (ELSE_WIDE if beside else ELSE_NARROW)
        self._update("seats", seats)
        self._update("middle", draw_middle(session, seen, inner, room))
        told = [Text(line) for told in self.story[-LOG:] for line in told.lines]
        room = (beside or width) - 4
        self._update("story", Text("\n").join(wrapped(line, room) for line in told))
        log.scroll_end(animate=False)
        number = len(session.match.rounds) + (0 if self.ended else 1)
        self._update("title", title_of(session, number, width))
        self._update("message", message)

    def _message(self) -> list[Text]:
        if self.answer is not None:
            return while_choosing(self.choices, self.forecasts, self.note)
        return [] if self.ended else while_waiting(self.session, self.note)
