"""Who sits at the table: what everybody has, whose turn it is, and what each did last."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from treize.match.observation import Observation
from treize.terminal.screen.cards import face_of
from treize.terminal.session import Session


class LogEntry(NamedTuple):
    """Something that happened, and after how many moves."""

    number: int
    lines: list[str]
    seat: int | None = None  # who did it
    move: str | None = None


def draw_seats(
    session: Session, seen: Observation, story: list[LogEntry], turn: int | None, width: int
) -> Text:
    """A line for each player."""
    teller, view = session.teller, seen.view()
    players = [teller.player(view, seat) for seat in range(seen.seats)]
    if not teller.is_one_round:
        totals = [
            session.words("screen-total", total=total, unit=teller.unit)
            for total in session.match.totals
        ]
        players = [f"{who} · {total}" for who, total in zip(players, totals, strict=True)]
    room = max(map(len, players))
    lines = []
    for seat, who in enumerate(players):
        line = Text().append("▶ " if seat == turn else "  ", "bold")
        line.append(f"{who:<{room}}", "bold reverse" if seat == turn else "")
        line.append("  ").append_text(_last(session, story, seat, width - line.cell_len - 2))
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return Text("\n").join(lines)


def _last(session: Session, story: list[LogEntry], seat: int, width: int) -> Text:
    """What somebody did last in this round: the card, and of what came of it what fits."""
    told = next((told for told in reversed(story) if told.seat in (seat, None)), None)
    if told is None or told.move is None:  # the round has begun since
        return Text()
    line = _short(session, told.move)
    for sentence in told.lines[1:]:  # the log tells them all
        if line.cell_len + len(sentence) + 3 > width:
            break
        line.append(f" · {sentence}", "dim")
    return line


def _short(session: Session, move: str) -> Text:
    """A move as a small card, and where it was laid; one that lays none by its name."""
    parts, game, words = session.teller.parts(move), session.match.game, session.words
    if parts.card is None:
        return Text(session.name_of(move))
    face = face_of(words, game, parts.card)
    line = Text().append(f"[{face.short}]", face.style)
    if parts.number is not None:
        line.append(f" × {parts.number}")
    if parts.target is not None:
        line.append(f" → {words.pile(game, parts.target)}")
    if parts.seat is not None:
        line.append(f" → {session.teller.names[parts.seat]}")
    return line
