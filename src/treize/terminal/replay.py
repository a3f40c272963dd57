"""Showing a recorded match in the terminal, move by move or at one moment."""

from __future__ import annotations

from treize.match import Match
from treize.sight import observe, view
from treize.table import SPECTATOR
from treize.terminal.table import Teller
from treize.words import Words


def replay(match: Match, at: int | None, seat: int | None, words: Words) -> None:
    """Tell the whole match, or show the table after so many moves, from a seat's eyes."""
    names = [words("name-seat", number=number) for number in range(match.seats)]
    teller = Teller(words, names)
    shown = Match(match.game, seats=match.seats, seed=match.seed, options=match.options)
    shown.view(seat)  # refuses a seat that is not there
    if at is not None:
        match.undo(at)
        print("\n".join(_table(teller, match, seat)))
        return
    print("\n".join(_table(teller, shown, seat)))
    for number, step in enumerate(match.steps, 1):
        before = view(shown.game, observe(shown.table, SPECTATOR))
        shown.play(step.move)
        told = teller.move(match, before, step)
        print(words("replay-move", number=number, text=" ".join(told)))
        if step.points is not None:
            print("\n".join(teller.score(match, step, len(shown.rounds))))
            if not shown.is_over:
                print("\n".join(["", *_table(teller, shown, seat)]))
    if match.is_over:
        print("\n".join(teller.result(match)))


def _table(teller: Teller, match: Match, seat: int | None) -> list[str]:
    """The table with one hand, or face up with all of them."""
    seen = match.face_up() if seat is None else match.view(seat)["table"]
    seats = range(match.seats) if seat is None else [seat]
    hands = [teller.hand_of(match.game, s, seen["hands"][s]) for s in seats]
    return teller.table(match, seen) + hands
