"""Moves in their parts, and the one grammar by which they are written.

`B7` lays a card, `6x3` three of a kind, `R4>B` lays a card on a pile, `duel>2` plays one against
a seat; `chip` is a word, and `pass:5` a word with a card that is taken from the table.
"""

from __future__ import annotations

from typing import NamedTuple


class Move(NamedTuple):
    """What a move does: it lays cards, somewhere or against somebody, or it says a word."""

    card: str | None = None  # laid, from the hand
    number: int | None = None  # of that card, where more than one may be laid
    target: str | None = None  # the pile it is laid on, where there is a choice
    seat: int | None = None  # the player it is laid against
    word: str | None = None  # said instead of a card
    takes: str | None = None  # a card chosen on the table

    def __str__(self) -> str:
        goal = self.target if self.seat is None else self.seat
        return "".join(
            [
                self.card or self.word or "",
                "" if self.number is None else f"x{self.number}",
                "" if goal is None else f">{goal}",
                "" if self.takes is None else f":{self.takes}",
            ]
        )
