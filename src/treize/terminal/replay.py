"""Showing a recorded match in the terminal, move by move or at one moment."""

from __future__ import annotations

from treize.match import Match
from treize.match.telling import Teller
from treize.texts.words import Words


def replay(
    match: Match, names: list[str] | None, at: int | None, seat: int | None, words: Words
) -> None:
    """Tell the whole match, or show the table after so many moves, from a seat's eyes."""
    names = names or [words("name-seat", number=number) for number in range(match.seats)]
    steps = match.steps
    match.view(seat)  # refuses a seat that is not there
    match.undo(at or 0)
    teller = Teller(words, match, names, None)
    _tell([*teller.round(), *seen_by(teller, seat)])
    if at is not None:
        return
    for number, step in enumerate(steps, 1):
        before = match.observe(None).view()
        match.play(step.move)
        print(words("replay-move", number=number, text=" ".join(teller.move(before, step))))
        if step.points is not None:
            _tell(["", *teller.score(step), ""])
            if not match.is_over:
                _tell([*teller.round(), *seen_by(teller, seat)])
    if match.is_over:
        _tell(teller.result())


def seen_by(teller: Teller, seat: int | None) -> list[str]:
    """The table with one hand, or face up with all of them."""
    match = teller.match
    seen = match.face_up().view() if seat is None else match.view(seat)["table"]
    lines = teller.table(seen)
    if match.turn is not None:
        lines.append(teller.words("table-turn", name=teller.names[match.turn]))
    seats = range(match.seats) if seat is None else [seat]
    return lines + [teller.hand_of(player, teller.held(seen, player)) for player in seats]


def _tell(lines: list[str]) -> None:
    print("\n".join(lines))
