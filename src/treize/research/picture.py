"""A table to look at: in sentences, as the terminal tells it, or painted."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from treize.match import Match
from treize.match.telling import Teller
from treize.texts.words import Words

WIDTH, LINE, MARGIN, SIZE = 960, 26, 20, 16
CLOTH, INK = (24, 74, 55), (244, 240, 228)
LETTERS = 110  # in a line


def render(match: Match, seat: int | None, mode: str | None) -> Any:
    """What a seat sees of a match, as an environment was asked to show it; or nothing."""
    if mode is None:
        return None
    told = sentences(match, seat)
    return "\n".join(told) if mode == "ansi" else picture(told)


def sentences(match: Match, seat: int | None) -> list[str]:
    """What a seat sees of a match, a sentence a line; a spectator's view for none."""
    names = [f"seat {number}" for number in range(match.seats)]
    teller = Teller(Words("en"), match, names, seat)
    seen = match.observe(seat).view()
    told = [*teller.round(), *teller.table(seen), teller.standing()]
    if seat is not None:
        told.append(teller.hand_of(seat, teller.held(seen, seat)))
    return told


def picture(told: list[str]) -> npt.NDArray[np.uint8]:
    """The sentences painted on a cloth: [row, column, colour]."""
    from textwrap import wrap

    from PIL import Image, ImageDraw, ImageFont

    lines = [line for sentence in told for line in wrap(sentence, LETTERS)]
    image = Image.new("RGB", (WIDTH, 2 * MARGIN + LINE * max(len(lines), 12)), CLOTH)
    brush, font = ImageDraw.Draw(image), ImageFont.load_default(SIZE)
    for number, line in enumerate(lines):
        brush.text((MARGIN, MARGIN + LINE * number), line, INK, font)
    return np.asarray(image, np.uint8).copy()
