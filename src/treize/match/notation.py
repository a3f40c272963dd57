"""Cards and moves as text, the same everywhere: in records, on the wire and at the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain, repeat

from treize.engine.moves import Move
from treize.errors import BadMove
from treize.games import game_named

ZONES = 16_384  # that are remembered as text: most stay as they are in a move


@cache
def _numbers(game: str) -> dict[str, int]:
    return {text: number for number, text in enumerate(game_named(game).MOVES)}


def read_move(game: str, text: str) -> int:
    """The number of a move written as text."""
    number = _numbers(game).get(text) if isinstance(text, str) else None
    if number is None:
        raise BadMove("move/unknown", move=str(text)[:80], game=game)
    return number


def write_moves(game: str, numbers: Sequence[int]) -> list[str]:
    """Moves as text, sorted as text."""
    names = game_named(game).MOVES
    return sorted(names[number] for number in numbers)


def write_cards(game: str, copies: bytes) -> list[str]:
    """The cards of a zone as text, sorted as text."""
    return [*cards_in(game, copies)]


def sort_cards(game: str, copies: bytes) -> list[str]:
    """The cards of a zone as text, in the order of the game."""
    return [*_in_order(game, copies)]


@lru_cache(ZONES)
def cards_in(game: str, copies: bytes) -> tuple[str, ...]:
    """The cards of a zone as text, sorted as text."""
    return tuple(sorted(_in_order(game, copies)))


@lru_cache(ZONES)
def _in_order(game: str, copies: bytes) -> tuple[str, ...]:
    return tuple(chain.from_iterable(map(repeat, game_named(game).CARDS, copies)))


@cache
def parts_of(game: str, move: str) -> Move:
    """A move, written as text, in its parts."""
    return game_named(game).moves[read_move(game, move)]


@cache
def card_of(game: str, move: str) -> str | None:
    """The card that a move lays, or none when it lays no card."""
    return parts_of(game, move).card
