"""What a person may choose from: cards and words, and then how many, where or against whom."""

from __future__ import annotations

from typing import NamedTuple

from treize.engine.moves import Move
from treize.games import game_named
from treize.match import Step
from treize.terminal.session import Session


class Choice(NamedTuple):
    """A card of the hand or a word, with the moves that it stands for."""

    label: str  # what is typed to get there; empty where there is nothing to play
    name: str
    card: str | None  # of the hand
    moves: list[str]  # none where it may not be played
    why: str = ""  # it may not


class Choices:
    """The choices of a turn and the one that is picked; a choice of several moves opens."""

    def __init__(self, session: Session, ended: Step | None = None) -> None:
        self.session = session
        held = session.hand(ended)  # of a round that a move has ended, what was left
        self.hand = sorted(held, key=game_named(session.match.game).CARDS.index)
        is_turn = ended is None and session.match.turn == session.seat
        self.top = _numbered(session, _choices_of(session, self.hand, is_turn))
        self.inner: list[Choice] = []  # of the choice that is open
        self.place = next((i for i, choice in enumerate(self.top) if choice.moves), 0)
        self._opened = 0  # the place of the choice that is open
        self._typed = ""

    @property
    def now(self) -> list[Choice]:
        """What there is to choose from."""
        return self.inner or self.top

    @property
    def picked(self) -> Choice | None:
        """The choice that is picked."""
        return self.now[self.place] if self.now else None

    def pick(self, place: int) -> None:
        """Pick a choice by its place."""
        self.place = place % max(1, len(self.now))
        self._typed = ""

    def pick_move(self, move: str) -> None:
        """Pick the choice that a move belongs to, and open it if there are others."""
        self.close()
        self.pick(next(i for i, choice in enumerate(self.top) if move in choice.moves))
        if self.open() is None:
            self.pick([choice.moves for choice in self.inner].index([move]))

    def type(self, sign: str) -> bool:
        """Pick by what is typed, which may take two digits; whether that is any choice."""
        labels = [choice.label for choice in self.now]
        for typed in (self._typed + sign, sign):
            if any(label.startswith(typed) for label in labels):
                if typed in labels:
                    self.pick(labels.index(typed))
                self._typed = typed
                return True
        return False

    def open(self) -> str | None:
        """The move of the picked choice; of several none, and then they are to choose from."""
        picked = self.picked
        if picked is None or not picked.moves:
            return None
        if len(picked.moves) == 1:
            return picked.moves[0]
        inner = [Choice("", self._part(move), None, [move]) for move in picked.moves]
        self._opened, self.inner = self.place, _numbered(self.session, inner, is_inner=True)
        self.pick(0)
        return None

    def close(self) -> bool:
        """Go back to all choices, if one is open."""
        if not self.inner:
            return False
        self.inner = []
        self.pick(self._opened)
        return True

    def question(self) -> str:
        """What is to be chosen now that a choice is open."""
        parts = self._parts(self.inner[0].moves[0])
        kinds = {"seat": parts.seat, "target": parts.target, "number": parts.number}
        kind = next((kind for kind, part in kinds.items() if part is not None), "card")
        return self.session.words(f"screen-which-{kind}", name=self.top[self._opened].name)

    def _parts(self, move: str) -> Move:
        return self.session.teller.parts(move)

    def _part(self, move: str) -> str:
        """The part of a move in which it differs from the others of its choice."""
        words, game, parts = self.session.words, self.session.match.game, self._parts(move)
        if parts.target is not None:
            return words.pile(game, parts.target)
        if parts.takes is not None:
            return words.card(game, parts.takes)
        if parts.seat is not None:
            return self.session.teller.names[parts.seat]
        return self.session.name_of(move)


def _choices_of(session: Session, hand: list[str], is_turn: bool) -> list[Choice]:
    """A choice for each kind of card in hand, then one for each word."""
    match, words, game = session.match, session.words, session.match.game
    legal = sorted(match.legal() if is_turn else [], key=game_named(game).MOVES.index)
    reasons = match.reasons() if is_turn else {}
    parts = {move: session.teller.parts(move) for move in legal}
    found = []
    for card in dict.fromkeys(hand):
        moves = [move for move in legal if parts[move].card == card]
        why = words.reason(reasons[card]["code"], reasons[card]) if card in reasons else ""
        found.append(Choice("", words.card(game, card), card, moves, why))
    for word in dict.fromkeys(part.word for part in parts.values() if part.word):
        moves = [move for move in legal if parts[move].word == word]
        name = session.name_of(moves[0])
        if len(moves) > 1:
            name = words.first(f"word-{game}-{word}", otherwise=word)
        found.append(Choice("", name, None, moves))
    return found


def _numbered(session: Session, choices: list[Choice], *, is_inner: bool = False) -> list[Choice]:
    """Choices with what is typed for each: the number on the card, or its place among the others.

    Where cards are numbers, 6 is the card 6, and the only other choice is 0.
    """
    numbers = [""] * len(choices)
    if session.has_numbered_cards:
        numbers = [_number_of(session, choice, is_inner) for choice in choices]
    others = [i for i, choice in enumerate(choices) if choice.moves and not numbers[i]]
    if not any(numbers):
        for number, i in enumerate(others, 1):
            numbers[i] = str(number)
    elif len(others) == 1:
        numbers[others[0]] = "0"
    labelled = zip(choices, numbers, strict=True)
    return [choice._replace(label=number if choice.moves else "") for choice, number in labelled]


def _number_of(session: Session, choice: Choice, is_inner: bool) -> str:
    """The number that a choice is about: the card in hand, how many of it, or the one taken."""
    if is_inner:
        parts = session.teller.parts(choice.moves[0])
        return str(parts.number or parts.takes or "")
    number = (choice.card or "").removeprefix("+")
    return number if number.removeprefix("-").isdecimal() else ""
