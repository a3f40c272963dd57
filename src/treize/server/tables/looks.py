"""How everybody looks: an animal and a colour for each person, each colour once at a table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import cycle, islice
from typing import get_args
from zlib import crc32

from treize.server.store.people import Account
from treize.server.wire.fields import Animal, Colour, Look

ANIMALS: tuple[Animal, ...] = get_args(Animal)
COLOURS: tuple[Colour, ...] = get_args(Colour)


def usual_look(key: str) -> Look:
    """How somebody looks who has chosen nothing; always the same for the same key."""
    number = crc32(key.encode())
    return Look(COLOURS[number % len(COLOURS)], ANIMALS[number // len(COLOURS) % len(ANIMALS)])


def look_of(person: Account) -> Look:
    """How somebody looks: as chosen, as far as that is known here."""
    usual = usual_look(person.id)
    return Look(
        next((colour for colour in COLOURS if colour == person.colour), usual.colour),
        next((animal for animal in ANIMALS if animal == person.animal), usual.animal),
    )


def bot_look(seat: int) -> Look:
    """How a bot would look alone."""
    return Look(COLOURS[seat % len(COLOURS)], None)


def distinct_looks(wishes: Sequence[Look | None]) -> list[Look | None]:
    """The looks of all seats, each of another colour.

    Of people who would like the same colour the first seat keeps it; the others, and then the
    bots, take the next that nobody else would like.
    """
    found: list[Look | None] = [None] * len(wishes)
    taken: set[str] = set()
    seats = [(seat, wish) for seat, wish in enumerate(wishes) if wish is not None]
    seats.sort(key=lambda one: one[1].animal is None)  # people first
    for seat, wish in seats:
        if wish.animal and wish.colour not in taken:
            found[seat] = wish
            taken.add(wish.colour)
    for seat, wish in seats:
        if found[seat] is None:
            found[seat] = look = Look(_next_free(wish.colour, taken), wish.animal)
            taken.add(look.colour)
    return found


def _next_free(colour: Colour, taken: Collection[str]) -> Colour:
    """The next colour that nobody has; there are as many as seats."""
    others = islice(cycle(COLOURS), COLOURS.index(colour), None)
    return next((other for other in islice(others, len(COLOURS)) if other not in taken), colour)
