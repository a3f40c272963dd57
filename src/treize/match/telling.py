"""A table in sentences: what lies there, what a move did, what a round cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from treize.engine.moves import Move
from treize.engine.options import Options
from treize.engine.table import HAND
from treize.games import game_named
from treize.games.declared import View
from treize.match import Match, Step
from treize.match.merits import Merit
from treize.match.notation import parts_of
from treize.match.places import numbers_of, place_of_hands, standing_of, zones_of
from treize.match.scoring import Entry
from treize.texts.words import Words


class Teller:
    """Tells a match in one language, by the players' names, perhaps to one of them."""

    def __init__(self, words: Words, match: Match, names: list[str], you: int | None) -> None:
        self.words, self.match, self.names, self.you = words, match, names, you
        self.game, self.rules = match.game, match.rules

    @property
    def options(self) -> Options:
        """What the table agreed on."""
        return self.match.options

    @property
    def is_one_round(self) -> bool:
        """Whether this match is a single round, which then needs no number."""
        return standing_of(self.game, self.match.options)[1]

    @property
    def unit(self) -> str:
        """What the standing of this match counts."""
        return standing_of(self.game, self.match.options)[0]

    # --- What the games' own sentences are made of ---

    def who(self, seat: int) -> dict[str, str]:
        """Somebody, as a sentence speaks of them."""
        return {"name": self.names[seat], "who": "you" if seat == self.you else "other"}

    def own(self, message: str, **facts: object) -> str:
        """A sentence in the words of this game."""
        return self.words(f"{message}-{self.game}", **facts)

    def parts(self, move: str) -> Move:
        """A move in its parts."""
        return parts_of(self.game, move)

    def names_of(self, cards: list[str]) -> str:
        """Cards by their names."""
        return ", ".join(self.words.card(self.game, card) for card in cards)

    def listed(self, parts: list[str]) -> str:
        """Parts of a sentence, one after the other."""
        return self.words("list-mark").join(parts)

    @staticmethod
    def size(cards: Any) -> int:
        """How many cards there are, seen or not."""
        return cards if isinstance(cards, int) else len(cards)

    def held(self, seen: View, seat: int) -> Any:
        """The cards that somebody holds, or how many where they are hidden."""
        hands = seen.get(place_of_hands(self.game))
        return hands[seat] if hands else []

    # --- The table ---

    def round(self) -> list[str]:
        """Which round it is, if there are several."""
        if self.is_one_round:
            return []
        return [self.words("table-round", number=len(self.match.rounds) + 1)]

    def table(self, seen: View) -> list[str]:
        """Everything on the table that someone sees but the hands, a sentence a line."""
        middle = self.rules.middle or Teller._middle
        return [*middle(self, seen), self._players(seen)]

    def _middle(self, seen: View) -> list[str]:
        """Every place but the hands, by its name; then the numbers."""
        hands = {name for name, role, _, _ in zones_of(self.game) if role == HAND}
        looked = self.match.observe(self.you)
        zones = [(name, lying) for name, lying in looked.zones.items() if name not in hands]
        lines = [self.place(name, lying) for name, lying in zones]
        numbers = looked.tableau().numbers.items()
        return lines + [self.number(name, number) for name, number in numbers]

    def place(self, name: str, lying: Any) -> str:
        """What lies in a place, by its name."""
        of_seats = {name for name, _, is_each, _ in zones_of(self.game) if is_each}
        return self._fact(name, self._of_seats(lying) if name in of_seats else self._lying(lying))

    def number(self, name: str, number: object) -> str:
        """A number of the table by its name."""
        kinds = {name: kind for name, kind, _ in numbers_of(self.game)}
        return self._fact(name, self._said(kinds.get(name, "number"), number))

    def _of_seats(self, lying: list[object]) -> str:
        """What lies before each player, of those who have something there."""
        parts = zip(self.names, lying, strict=False)
        told = [f"{name} {self._lying(cards)}" for name, cards in parts if cards]
        return self.listed(told) or self.words("nothing")

    def _fact(self, name: str, value: str) -> str:
        named = self.words.first(f"place-{self.game}-{name}", f"place-{name}", otherwise=name)
        return self.words("table-fact", name=named, value=value)

    def _lying(self, lying: Any) -> str:
        if isinstance(lying, int):
            return self.words("table-cards", number=lying)
        if isinstance(lying, dict):
            piles = [self.words.pile(self.game, label) for label in lying]
            parts = zip(piles, map(self._lying, lying.values()), strict=True)
            return self.listed([f"{pile} {cards}" for pile, cards in parts])
        return self.names_of(lying) or self.words("nothing")

    def _said(self, kind: str, number: object) -> str:
        if isinstance(number, list):
            parts = zip(self.names, number, strict=False)
            return self.listed([f"{who} {self._said_one(kind, each)}" for who, each in parts])
        return self._said_one(kind, number)

    def _said_one(self, kind: str, number: Any) -> str:
        if number is None:
            return self.words("nobody" if kind == "seat" else "nothing")
        if kind == "seat":
            return str(self.names[number])
        if kind == "card":
            return self.words.card(self.game, number)
        if kind == "flag":
            return self.words("table-flag", number=int(number))
        text = number if kind == "word" else str(number).lower()
        return self.words.first(f"word-{self.game}-{text}", otherwise=text)

    def standing(self) -> str:
        """Everybody's points so far, or tokens, or cards in hand."""
        totals = zip(self.names, self.match.totals, strict=True)
        listed = [self.words("score-total", name=name, total=total) for name, total in totals]
        return self.words("score-totals", totals=self.listed(listed))

    def hand(self, cards: Sequence[str]) -> str:
        """The own cards by their names and their notation."""
        return self.words("table-hand", cards=self.cards(cards))

    def hand_of(self, seat: int, cards: Sequence[str]) -> str:
        """The cards of somebody by their names and their notation."""
        return self.words("table-hand-of", name=self.names[seat], cards=self.cards(cards))

    def cards(self, cards: Sequence[str]) -> str:
        """Cards by their names and their notation, in the order of the game."""
        texts = sorted(map(str, cards), key=game_named(self.game).CARDS.index)
        return ", ".join(map(self._card, texts)) or self.words("nothing")

    def _card(self, card: str) -> str:
        """A card by its name and its notation, where they differ."""
        name = self.words.card(self.game, card)
        return card if name == card else f"{name} ({card})"

    def _players(self, seen: View) -> str:
        return self.words(
            "table-players",
            players=self.listed([self.player(seen, player) for player in range(self.match.seats)]),
        )

    def player(self, seen: View, player: int) -> str:
        """How many cards somebody holds, and what else the game tells of everybody."""
        facts = {"name": self.names[player], "cards": self.size(self.held(seen, player))}
        told = self.words("player", **facts)
        if self.rules.player is None:
            return told
        facts |= self.rules.player(seen, player)
        return self.words.first(f"player-{self.game}", otherwise=told, **facts)

    # --- Moves ---

    def name_of(self, move: str) -> str:
        """A move by its name; to whom a duel is offered by theirs."""
        return self.words.move(self.game, self.parts(move), self.names, self.you)

    def hint(self, name: str, merit: Merit) -> str:
        """The best move by its name, and what speaks for it."""
        return self.words("hint-why", move=name, why=self.why(merit))

    def why(self, merit: Merit) -> str:
        """What speaks for a move, as a sentence."""
        return self.words.merit(self.game, *merit)

    def named(self, move: str) -> str:
        """A move by its name and its notation, where they differ."""
        name = self.name_of(move)
        return move if name == move else f"{name} ({move})"

    def move(self, before: View, step: Step) -> list[str]:
        """What a player did and what followed, as everyone at the table sees it."""
        seen = step.observe(None).view()
        move = self.parts(step.move)
        who = self.who(step.seat)
        otherwise = self.words("told-card", move=self.name_of(step.move), **who)
        told = self.words.first(
            f"told-{self.game}-{move.word}", otherwise=otherwise, value=move.takes or "", **who
        )
        after = self.rules.after
        return [told, *(after(self, before, seen, step) if after else [])]

    # --- Rounds ---

    def score(self, step: Step) -> list[str]:
        """The points of a round, line by line, and the totals."""
        single = "yes" if self.is_one_round else "no"
        lines = [self.words("score-round", number=len(self.match.rounds), single=single)]
        totals, scoring = step.totals, step.scoring()
        for seat, points in enumerate(step.points or []):
            why = self.listed([*map(self._entry, scoring[seat])]) or self.words("nothing")
            facts = {"name": self.names[seat], "points": points, "total": totals[seat]}
            lines.append(self.words("score-player", why=why, single=single, **facts))
        return lines

    def _entry(self, entry: Entry) -> str:
        facts: dict[str, object] = {"number": entry.number, "points": entry.points}
        if entry.label is not None:
            taken = {"colour": entry.label, "number": entry.number}
            alone = f"{self.words.pile(self.game, entry.label)} × {entry.number}"
            facts["cards"] = self.words.first(f"taken-{self.game}", otherwise=alone, **taken)
        if entry.cards is not None:
            facts["cards"] = self.names_of(entry.cards)
        name = entry.code.partition("/")[2]
        otherwise = self.words("score-line", name=name, points=entry.points)
        return self.words.first(
            f"score-{entry.code.replace('/', '-')}", otherwise=otherwise, **facts
        )

    def result(self) -> list[str]:
        """Who has won, and what shows that the luck was fair."""
        names = ", ".join(self.names[seat] for seat in self.match.winners)
        is_you = self.match.winners == [self.you]
        facts = {"names": names, "number": len(self.match.winners), "who": "other"}
        return [
            self.words("score-winners", **facts | ({"who": "you"} if is_you else {})),
            self.words("score-seed", seed=self.match.seed, commitment=self.match.commitment),
        ]
