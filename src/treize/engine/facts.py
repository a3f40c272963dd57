"""Facts: what compiled rules write down as numbers, and how those are told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.int16]  # of facts, one after the other
ABSENT = -(2**15)  # the first number of a fact that does not hold now
NUMBER, RANGE, SEAT, CARD, WORD, FLAG = KINDS = "number", "range", "seat", "card", "word", "flag"


@dataclass(frozen=True)
class Fact:
    """Something that a rule writes down as a number, or as several, and how it is told."""

    name: str
    kind: str = NUMBER  # one of KINDS; a range is two numbers, the least and the most
    words: tuple[str, ...] = ()  # what each number stands for, if it is a word
    labels: tuple[str, ...] = ()  # where there is a number for each of these
    length: int = 0  # where it is a list of so many

    @property
    def size(self) -> int:
        """How many numbers it takes."""
        return len(self.labels) or self.length or (2 if self.kind == RANGE else 1)


@dataclass(frozen=True)
class Chance:
    """What luck decided for each seat in the last move and the table does not show."""

    field: str  # with a number for each seat, 0 where luck decided nothing
    name: str  # by which it is told: by seat; in a move against somebody, that player's last
    outcome: str = ""  # by which is told whose number is higher, then the other, in such a move


class Facts:
    """The facts that one rule writes down."""

    def __init__(self, declared: Sequence[Fact], cards: Sequence[str]) -> None:
        self.size = 0  # how many numbers they take
        self._parts: list[tuple[str, slice, Callable[[Sequence[int]], Any]]] = []
        for fact in declared:
            place = slice(self.size, self.size + fact.size)
            self._parts.append((fact.name, place, _telling(fact, cards)))
            self.size = place.stop

    def read(self, write: Callable[..., object], *given: object) -> dict[str, Any]:
        """What is told, once a rule has written it down."""
        return self.told(self.numbers(write, *given))

    def numbers(self, write: Callable[..., object], *given: object) -> tuple[int, ...]:
        """The numbers that a rule writes down."""
        if not self.size:
            return ()
        found = np.zeros(self.size, np.int16)
        write(*given, found)
        return tuple(found.tolist())

    def told(self, numbers: Sequence[int]) -> dict[str, Any]:
        """What is told by these numbers."""
        return {name: tell(numbers[place]) for name, place, tell in self._parts}


def _telling(fact: Fact, cards: Sequence[str]) -> Callable[[Sequence[int]], Any]:
    """How the numbers of a fact are told."""
    mean, labels = meaning(fact.kind, fact.words, cards), fact.labels

    def tell(numbers: Sequence[int]) -> Any:
        if numbers[0] == ABSENT:
            return None
        if labels:
            return dict(zip(labels, map(mean, numbers), strict=True))
        if fact.length:
            return [*map(mean, numbers)]
        return between(*numbers) if fact.kind == RANGE else mean(numbers[0])

    return tell


def between(least: int, most: int) -> str:
    """A range as text: 12–13, or 10."""
    return str(least) if least == most else f"{least}–{most}"


def meaning(kind: str, words: Sequence[str], cards: Sequence[str]) -> Callable[[int], Any]:
    """What a number of such a kind stands for."""
    meant: dict[str, Callable[[int], Any]] = {
        FLAG: bool,
        WORD: words.__getitem__,
        SEAT: lambda number: None if number < 0 else number,
        CARD: lambda number: None if number < 0 else cards[number],
    }
    return meant.get(kind, int)
