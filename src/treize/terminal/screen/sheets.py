"""A sheet laid over the table: something to read, and one answer or a few to choose from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from treize.match import Step
from treize.terminal.screen.cards import wrapped
from treize.terminal.session import Session

if TYPE_CHECKING:
    from treize.bots.search import Advice

WIDEST = 76  # columns of a sheet
FRAME = 6  # columns of its border, its margin and a scrollbar
BAR = 40  # columns of a bar that is full


class Sheet(ModalScreen[str]):
    """Something to read; Enter gives the answer that is picked, Escape one that changes nothing."""

    BINDINGS: ClassVar = [
        Binding("escape", "escape", show=False),
        Binding("q", "app.leave", show=False),
        Binding("left,shift+tab", "app.focus_previous", show=False),
        Binding("right,tab", "app.focus_next", show=False),
        Binding("up", "read(-1)", show=False),
        Binding("down", "read(1)", show=False),
        Binding("pageup", "read(-8)", show=False),
        Binding("pagedown", "read(8)", show=False),
    ]

    def __init__(
        self, title: str, lines: list[Text], answers: dict[str, str], escape: str = ""
    ) -> None:
        super().__init__()
        self.heading, self.lines, self.escape = title, lines, escape
        self.answers = answers  # what each is called, by its name

    def compose(self) -> ComposeResult:
        """The lines, and below them the answers."""
        with Vertical() as sheet:
            sheet.border_title = self.heading
            scroll = VerticalScroll(Static(self._text(), id="body"))
            scroll.can_focus = False
            yield scroll
            with Horizontal():
                for name, text in self.answers.items():
                    yield Button(text, id=name)

    def on_mount(self) -> None:
        """Pick the first answer."""
        self.query(Button).first().focus()

    def on_resize(self) -> None:
        """Break the lines anew."""
        self.query_one("#body", Static).update(self._text())

    def _text(self) -> Text:
        width = min(WIDEST, self.app.size.width * 9 // 10) - FRAME
        return Text("\n").join(wrapped(line, width) for line in self.lines)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Give the answer that was picked."""
        self.dismiss(event.button.id)

    def action_escape(self) -> None:
        """Give the answer that changes nothing, the first if no other was named."""
        self.dismiss(self.escape or next(iter(self.answers)))

    def action_read(self, lines: int) -> None:
        """Read on, or back."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


# --- What sheets tell ---


def points_of_round(session: Session, step: Step) -> Sheet:
    """Why everybody got the points of a round."""
    title, *lines = session.teller.score(step)
    return Sheet(title, _apart(map(Text, lines)), {"on": session.words("screen-on")})


def end_of_match(session: Session, step: Step, told: list[str]) -> Sheet:
    """Who has won, and why; how the last move ended it; whether there is to be another match."""
    words = session.words
    winner, seed = session.teller.result()
    _, *points = session.teller.score(step)
    lines = _apart(
        [Text(winner, "bold"), Text(" ".join(told)), *map(Text, points), Text(seed, "dim")]
    )
    answers = {"again": words("screen-rematch"), "leave": words("screen-leave")}
    return Sheet(words("score-round", number=0, single="yes"), lines, answers, escape="leave")


def promises(session: Session, found: list[Advice]) -> Sheet:
    """The best move and what speaks for it; what moves promise, each with a bar for its chance."""
    lines = [Text(session.why(found[0].move), "bold"), Text()]
    for number, advice in enumerate(found, 1):
        full = round(advice.worth * BAR)
        lines.append(Text(session.promise(number, advice)))
        lines += [Text("█" * full + "░" * (BAR - full)), Text()]
    return Sheet(session.words("screen-hints"), lines[:-1], {"on": session.words("screen-on")})


def rules_of_table(session: Session) -> Sheet:
    """The rules of this table, and the keys."""
    lines = [*session.rules(), "", *session.words("screen-help").splitlines()]
    title = session.words.title(session.match.game)
    return Sheet(title, [*map(Text, lines)], {"on": session.words("screen-on")})


def question_of_leaving(session: Session) -> Sheet:
    """Whether somebody wants to leave a match that is not over."""
    words = session.words
    answers = {"stay": words("screen-stay"), "leave": words("screen-leave")}
    lines = [Text(words("screen-unfinished"))]
    return Sheet(words("screen-leave"), lines, answers)


def _apart(lines: Iterable[Text]) -> list[Text]:
    """Lines with an empty one between any two."""
    return [text for line in lines for text in (line, Text())][:-1]
