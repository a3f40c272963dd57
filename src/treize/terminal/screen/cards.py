"""Cards as a terminal can draw them: a box with a number and a letter, on coloured paper."""

from __future__ import annotations

import re
from functools import cache
from textwrap import wrap
from typing import NamedTuple

from rich.text import Text

from treize.games import game_named
from treize.texts.words import Words

SUITED = re.compile(r"([A-Z])([+-]?\d+|[A-Z])")
PAPER, INK = "#fffaf0", "#221e2e"
BLUE = f"{PAPER} on #2348b4"
YELLOW = f"{INK} on #f4b81c"
GREEN = f"{PAPER} on #15774a"
RED = f"{PAPER} on #b8251e"
VIOLET = f"{PAPER} on #5a3a96"
OCHRE = f"{PAPER} on #8a5012"
PAPERS = BLUE, YELLOW, GREEN, RED, VIOLET, OCHRE
# Letters that mean a colour in many games; other suits get what is left.
USUAL = dict(zip("BYGRSDCH", PAPERS[:4] * 2, strict=True))
# Of cards without a suit, from the first of a game to the last.
TINTS = "#2f7f3a", "#15774a", "#0f6f78", "#2348b4", "#5a3a96", "#8f2f63", "#b8251e"
BACK = f"{INK} on #c9bda3"
LONGEST = 6  # letters of a name that a card has room for
HIGH, FLAT = 4, 3  # lines of a card in the hand, and of one on the table
SINGLE, DOUBLE = "╭─╮│╰╯", "╔═╗║╚╝"


class Face(NamedTuple):
    """What a card shows."""

    value: str
    letter: str  # of its suit, if it has one
    style: str

    @property
    def short(self) -> str:
        """The same in as few letters as can be."""
        return f"{self.value}{self.letter}"


@cache
def face_of(words: Words, game: str, card: str) -> Face:
    """How a card looks."""
    style = style_of(game, card)
    suited = SUITED.fullmatch(card)
    if suited is not None:
        return Face(suited[2].replace("-", "−"), _letters(words, game)[suited[1]], style)
    name = words.card(game, card)
    return Face((name if len(name) <= LONGEST else card[:LONGEST]).replace("-", "−"), "", style)


@cache
def _letters(words: Words, game: str) -> dict[str, str]:
    """The letter of each suit: that of its name in this language, if no other begins with it."""
    first = {card[0]: card for card in game_named(game).CARDS if SUITED.fullmatch(card)}
    names = {suit: filter(str.isalpha, words.card(game, card)) for suit, card in first.items()}
    named = {suit: next(letters, suit).upper() for suit, letters in names.items()}
    is_clear = len(set(named.values())) == len(named)
    return named if is_clear else {suit: suit for suit in named}


@cache
def style_of(game: str, card: str) -> str:
    """The colours of a card, or of the label of a pile, which may be a suit."""
    cards = game_named(game).CARDS
    suits = list(dict.fromkeys(c[0] for c in cards if SUITED.fullmatch(c)))
    if card[0] in suits and (card in suits or SUITED.fullmatch(card)):
        return _papers(tuple(suits))[card[0]]
    share = cards.index(card) / max(1, len(cards) - 1) if card in cards else 0
    return f"{PAPER} on {TINTS[round(share * (len(TINTS) - 1))]}"


@cache
def _papers(suits: tuple[str, ...]) -> dict[str, str]:
    """A paper for every suit: the usual one of its letter, else one that is free."""
    papers: dict[str, str] = {}
    for suit in suits:
        if suit in USUAL and USUAL[suit] not in papers.values():
            papers[suit] = USUAL[suit]
    for number, suit in enumerate(suits):
        free = [paper for paper in PAPERS if paper not in papers.values()]
        papers.setdefault(suit, (free or PAPERS[number % len(PAPERS) :])[0])
    return papers


# --- Drawing ---


class Canvas:
    """Signs in rows and columns, drawn one over the other."""

    def __init__(self) -> None:
        self._signs: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write from a place to the right."""
        for offset, sign in enumerate(text):
            self._signs[y, x + offset] = sign, style

    def text(self) -> Text:
        """All of it, line by line."""
        runs: list[tuple[str, str]] = []  # signs of one style together, which is quicker to show
        x = y = 0
        for (row, column), (sign, style) in sorted(self._signs.items()):
            x = 0 if row > y else x
            gap = "\n" * (row - y) + " " * (column - x)
            if gap:
                runs.append((gap, ""))
            if runs and runs[-1][1] == style:
                runs[-1] = runs[-1][0] + sign, style
            else:
                runs.append((sign, style))
            x, y = column + 1, row
        return Text.assemble(*runs)


def wrapped(text: Text, width: int) -> Text:
    """A text in lines of some width, of one style, broken only at spaces that may break."""
    lines = wrap(text.plain, width, break_on_hyphens=False) or [""]
    return Text("\n".join(lines), text.style)


def width_of(faces: list[Face], *, is_flat: bool = False) -> int:
    """How wide cards with such faces are drawn, all alike."""
    texts = [face.short if is_flat else face.value for face in faces]
    return 2 + max([3, *map(len, texts)])


def draw_card(
    canvas: Canvas,
    x: int,
    y: int,
    face: Face,
    width: int,
    *,
    lines: int = FLAT,
    edge: str = SINGLE,
    is_pale: bool = False,
) -> None:
    """A card, its value in the corner that stays in sight where another lies on it.

    A pale one is an outline, and only its value has a colour.
    """
    style = "dim" if is_pale else face.style
    left, line, right, side, foot, end = list(edge)
    inside = [face.short] if lines == FLAT else [face.value, face.letter]
    canvas.put(x, y, f"{left}{line * (width - 2)}{right}", style)
    for row, text in enumerate(inside, 1):
        canvas.put(x, y + row, f"{side}{text:<{width - 2}}{side}", style)
        canvas.put(x + 1, y + row, text, f"bold {face.style}")
    canvas.put(x, y + lines - 1, f"{foot}{line * (width - 2)}{end}", style)


def steps_of(number: int, width: int, room: int, least: int) -> int:
    """How far cards lie from one to the next, so that a row of them fits; they may overlap."""
    if number < 2:
        return width
    return max(least, min(width + 1, (room - width) // (number - 1)))
