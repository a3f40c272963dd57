"""The own hand as it is drawn, and the words beside it; where each choice can be clicked."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from treize.terminal.screen.cards import (
    DOUBLE,
    HIGH,
    SINGLE,
    Canvas,
    Face,
    draw_card,
    face_of,
    steps_of,
    width_of,
)
from treize.terminal.screen.choices import Choice, Choices

LEAST = 3  # columns of a card that stay in sight
LINES = HIGH + 1  # of a row of cards: those that may be played stand one higher


class ClickArea(NamedTuple):
    """Where a choice is drawn."""

    left: int
    top: int
    right: int  # one past it
    bottom: int
    place: int

    def has(self, x: int, y: int) -> bool:
        """Whether a click lands on it."""
        return self.left <= x < self.right and self.top <= y < self.bottom


class Drawing(NamedTuple):
    """A text to show, and what can be clicked in it, the uppermost last."""

    text: Text
    spots: list[ClickArea]

    def at(self, x: int, y: int) -> int | None:
        """The choice at a place."""
        return next((spot.place for spot in reversed(self.spots) if spot.has(x, y)), None)


def draw_hand(choices: Choices, width: int, *, is_turn: bool) -> Drawing:
    """The cards in hand side by side, over each other where there are many."""
    session, cards = choices.session, choices.hand
    faces = [face_of(session.words, session.match.game, card) for card in cards]
    if not cards:
        return Drawing(Text(session.words("screen-no-cards"), "dim"), [])
    places = {choice.card: place for place, choice in enumerate(choices.top)}
    card_width = width_of(faces)
    per_row = max(1, (width - card_width) // LEAST + 1)
    rows = -(-len(cards) // per_row)
    per_row = -(-len(cards) // rows)
    step = steps_of(per_row, card_width, width, LEAST)
    canvas, spots = Canvas(), []
    for number, (card, face) in enumerate(zip(cards, faces, strict=True)):
        choice, place = choices.top[places[card]], places[card]
        x, y = number % per_row * step, number // per_row * LINES
        is_first = number == 0 or cards[number - 1] != card
        is_picked = is_turn and not choices.inner and place == choices.place
        spots.append(_draw(canvas, x, y, face, card_width, choice, place, is_turn, is_picked))
        is_told = session.has_numbered_cards and _says(face, choice.label)
        if is_turn and choice.moves and is_first and not is_told:
            canvas.put(x + 1, y + HIGH, choice.label, "bold reverse" if is_picked else "bold")
        elif is_picked and is_first:
            canvas.put(x + 1, y + HIGH, "▲", "bold")
    return Drawing(canvas.text(), spots)


def _says(face: Face, label: str) -> bool:
    """Whether a card shows by itself what is typed for it."""
    return face.value.replace("−", "-").removeprefix("+") == label


def _draw(
    canvas: Canvas,
    x: int,
    y: int,
    face: Face,
    width: int,
    choice: Choice,
    place: int,
    is_turn: bool,
    is_picked: bool,
) -> ClickArea:
    """A card: one that may be played stands higher, one that may not is pale."""
    is_raised = is_turn and bool(choice.moves)
    edge = DOUBLE if is_picked else SINGLE
    is_pale = is_turn and not is_raised
    top = y if is_raised else y + 1
    draw_card(canvas, x, top, face, width, lines=HIGH, edge=edge, is_pale=is_pale)
    return ClickArea(x, y, x + width, y + LINES, place)


def draw_words(choices: Choices, width: int) -> Drawing:
    """What may be said instead of a card, or what is to be chosen about one, as buttons."""
    text, spots = Text(), []
    x = y = 0
    shown = [(i, c) for i, c in enumerate(choices.now) if c.card is None]
    for place, choice in shown:
        label = f"{choice.label} " if choice.label not in ("", choice.name) else ""
        more = "…" if len(choice.moves) > 1 else ""
        button = f"[ {label}{choice.name}{more} ]"
        if x and x + len(button) > width:
            text.append("\n")
            x, y = 0, y + 1
        is_picked = place == choices.place
        text.append(button, "bold reverse" if is_picked else "bold").append(" ")
        spots.append(ClickArea(x, y, x + len(button), y + 1, place))
        x += len(button) + 1
    return Drawing(text, spots)
