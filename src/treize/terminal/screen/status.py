"""The lines above the hand: whose turn it is, and what the picked card would do."""

from __future__ import annotations

from rich.text import Text

from treize.match.forecast import Forecast
from treize.terminal.screen.choices import Choices
from treize.terminal.session import Session


def title_of(session: Session, number: int, width: int) -> Text:
    """The game, and the round by its number if there are several."""
    parts = [session.words.title(session.match.game)]
    if not session.teller.is_one_round:
        parts.append(session.words("table-round", number=number).rstrip("."))
    return Text(f" {' · '.join(parts)}".ljust(width), "bold reverse")


def while_waiting(session: Session, note: str) -> list[Text]:
    """Who is playing, and how not to wait."""
    name = session.teller.names[session.match.turn or 0]
    return [
        Text(session.words("screen-thinking", name=name), "bold"),
        Text(note or session.words("screen-hurry"), "dim"),
    ]


def while_choosing(choices: Choices, forecasts: dict[str, Forecast], note: str) -> list[Text]:
    """What is new, and then what the picked choice is about."""
    session = choices.session
    parts = [session.words("screen-your-turn")]
    if note:
        parts.append(note)
    elif (drawn := session.drawn()) is not None:
        parts.append(session.words("table-drawn", card=session.teller.names_of([drawn])))
    return [Text(" ".join(parts), "bold"), Text(_picked(choices, forecasts))]


def _picked(choices: Choices, forecasts: dict[str, Forecast]) -> str:
    """What would follow from the picked choice, or why it may not be played."""
    picked, session = choices.picked, choices.session
    if picked is None or not picked.moves:
        return picked.why if picked else ""
    if len(picked.moves) > 1:
        return f"{picked.name}…"
    (move,) = picked.moves
    name = choices.question() if choices.inner else session.name_of(move)
    return f"{name}{_forecast(session, forecasts.get(move))}"


def _forecast(session: Session, seen: Forecast | None) -> str:
    """What a move leads to for sure."""
    if seen is None:
        return ""
    words = session.words
    parts = [] if seen.total is None else [words("screen-makes", total=seen.total)]
    if seen.taken:
        parts.append(words("screen-takes", number=seen.taken))
    found = {"token": seen.token, "again": seen.again, "out": seen.out}
    parts += [words(f"screen-{part}") for part, is_so in found.items() if is_so]
    return f" → {', '.join(parts)}" if parts else ""
