"""The middle of the table: what lies in every place that all share, and sentences on it."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from rich.text import Text

from treize.engine.table import ASIDE, HAND, ROW
from treize.games import game_named
from treize.match.observation import Observation
from treize.match.places import numbers_of, zones_of
from treize.terminal.screen.cards import (
    BACK,
    FLAT,
    HIGH,
    Canvas,
    Face,
    draw_card,
    face_of,
    steps_of,
    style_of,
    width_of,
    wrapped,
)
from treize.terminal.session import Session

GAP = 3  # columns between two places
MANY = 10  # cards that a place shows one by one


class Block(NamedTuple):
    """A place, its name, and what lies there."""

    caption: str
    style: str  # of the caption
    faces: list[Face]
    numbers: list[int]  # how many lie on each other, where they do

    def width(self, room: int) -> int:
        """How wide it is drawn."""
        card = width_of(self.faces, is_flat=True)
        step = steps_of(len(self.faces), card, room, 3)
        return max(len(self.caption), step * (len(self.faces) - 1) + card if self.faces else 1)


def draw_middle(session: Session, seen: Observation, width: int, height: int) -> Text:
    """The middle of the table in so much room: as cards if they fit, else in a line a place."""
    sentences = [wrapped(Text(line), width) for line in _sentences(session, seen)]
    said = Text("\n").join(sentences)
    blocks, room = blocks_of(session, seen), height - len(said.split("\n"))
    sizes = (_picture(blocks, width, HIGH), _picture(blocks, width, FLAT), _lines(blocks))
    picture = next((size for size in sizes if len(size.split("\n")) <= room), sizes[-1])
    return Text("\n").join(part for part in (picture, said) if part)


# --- What lies there ---


def blocks_of(session: Session, seen: Observation) -> list[Block]:
    """Every place that all share and that is not empty, or may be laid on; what is hidden last."""
    found, lying = [], seen.zones
    for name, role, is_each, labels in zones_of(seen.game):
        if is_each or role in (HAND, ASIDE):
            continue
        if labels:
            found += _piles(session, seen, lying[name])
        elif lying[name] or role == ROW:
            found.append(_place(session, name, role, lying[name]))
    found.sort(key=lambda block: any(face.style == BACK for face in block.faces))
    return [*_cards_named(session, seen), *found]


def _piles(session: Session, seen: Observation, piles: dict[str, Any]) -> list[Block]:
    """Piles with their labels, and what the table adds up for each."""
    told = [said for said in seen.announced().values() if isinstance(said, dict)]
    sums = next((said for said in told if said.keys() == piles.keys()), {})
    found = []
    for label, cards in piles.items():
        name = f"{session.words.pile(seen.game, label)} {sums.get(label, '')}".strip()
        found.append(_place(session, label, "", cards, f" {name} "))
    return [b._replace(style=style_of(seen.game, p)) for b, p in zip(found, piles, strict=True)]


def _place(session: Session, name: str, role: str, lying: Any, caption: str = "") -> Block:
    words, game = session.words, session.match.game
    caption = caption or words.first(f"place-{game}-{name}", f"place-{name}", otherwise=name)
    is_split = isinstance(lying, list) and any(not isinstance(part, str) for part in lying)
    if is_split:  # blocks of cards, all told together
        lying = sum(part if isinstance(part, int) else len(part) for part in lying)
    if isinstance(lying, int) or (len(lying) > MANY and role != ROW):
        number = lying if isinstance(lying, int) else len(lying)
        return Block(caption, "", [Face(f"{number:>2}", "", BACK)] if number else [], [])
    cards = Counter(sorted(map(str, lying), key=game_named(game).CARDS.index))
    faces = {face_of(words, game, card): number for card, number in cards.items()}
    if role == ROW:
        return Block(caption, "", [*faces], [*faces.values()])
    return Block(caption, "", [face for face in faces for _ in range(faces[face])], [])


def _cards_named(session: Session, seen: Observation) -> list[Block]:
    """Cards that a number of the table names: the one to beat, the trump."""
    words, game, told = session.words, seen.game, seen.numbers_told
    return [
        Block(
            words.first(f"place-{game}-{name}", f"place-{name}", otherwise=name),
            "bold",
            [face_of(words, game, told[name])],
            [],
        )
        for name, kind, is_each in numbers_of(game)
        if kind == "card" and not is_each and told[name] is not None
    ]


def _sentences(session: Session, seen: Observation) -> list[str]:
    """What the game itself says of its middle; else the numbers, for cards are drawn."""
    teller = session.teller
    if teller.rules.middle is not None:
        return [*teller.rules.middle(teller, seen.view())]
    each = [name for name, role, is_each, _ in zones_of(seen.game) if is_each and role != HAND]
    drawn = [
        name for name, kind, is_each in numbers_of(seen.game) if kind == "card" and not is_each
    ]
    numbers = {n: told for n, told in seen.tableau().numbers.items() if n not in drawn}
    places = [teller.place(name, seen.zones[name]) for name in each]
    facts = [teller.number(name, number) for name, number in numbers.items()]
    return [*places, " · ".join(facts)] if facts else places


# --- Drawing ---


def _picture(blocks: list[Block], width: int, lines: int) -> Text:
    """Places side by side, in as many rows as they need."""
    canvas = Canvas()
    x = y = 0
    share = max(12, (width + GAP) // max(1, min(len(blocks), 3)) - GAP)
    for block in blocks:
        room = width if block.numbers else share
        if x and x + block.width(room) > width:
            x, y = 0, y + lines + 1
        _draw(canvas, x, y, block, room, lines)
        x += block.width(room) + GAP
    return canvas.text()


def _draw(canvas: Canvas, x: int, y: int, block: Block, room: int, lines: int) -> None:
    canvas.put(x, y, block.caption, block.style)
    card = width_of(block.faces, is_flat=True)
    step = steps_of(len(block.faces), card, room, 3)
    if not block.faces:
        canvas.put(x, y + 1, "∙", "dim")
    for place, face in enumerate(block.faces):
        at = x + place * step
        draw_card(canvas, at, y + 1, face, card, lines=lines)
        if block.numbers and block.numbers[place] > 1:
            canvas.put(at + 1, y + lines, f"×{block.numbers[place]}", face.style)


def _lines(blocks: list[Block]) -> Text:
    """A line for each place."""
    lines = []
    for block in blocks:
        line = Text(block.caption, block.style)
        for place, face in enumerate(block.faces):
            line.append(" ").append(f"[{face.short.strip()}]", face.style)
            if block.numbers and block.numbers[place] > 1:
                line.append(f"×{block.numbers[place]}")
        lines.append(line)
    return Text("\n").join(lines)
