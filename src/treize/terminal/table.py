"""A table in sentences: what lies there, what a move did, what a round cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from treize.games import game_named
from treize.match import Match, Step
from treize.reckoning import reckon
from treize.sight import chance_of, observe, view
from treize.table import SPECTATOR
from treize.words import Words

Seen = dict[str, Any]


class Teller:
    """Tells a match in one language, by the players' names, perhaps to one of them."""

    def __init__(self, words: Words, match: Match, names: list[str], you: int | None) -> None:
        self.words, self.match, self.names, self.you = words, match, names, you
        self.game = match.game

    def _who(self, seat: int) -> dict[str, str]:
        return {"name": self.names[seat], "who": "you" if seat == self.you else "other"}

    @property
    def is_one_round(self) -> bool:
        """Whether this match is a single round, which then needs no number."""
        return self.game == "drat" or self.match.options.get("match") == "basic"

    @property
    def unit(self) -> str:
        """What the standing of this match counts."""
        if self.game == "drat":
            return "tokens"
        return "cards" if self.is_one_round else "points"

    # --- The table ---

    def round(self) -> list[str]:
        """Which round it is, if there are several."""
        if self.is_one_round:
            return []
        return [self.words("table-round", number=len(self.match.rounds) + 1)]

    def table(self, seen: Seen) -> list[str]:
        """Everything on the table that someone sees but the hands, a sentence a line."""
        return [*_MIDDLE[self.game](self, seen), self._players(seen)]

    def standing(self) -> str:
        """Everybody's points so far, or tokens, or cards in hand."""
        totals = zip(self.names, self.match.totals, strict=True)
        listed = [self.words("score-total", name=name, total=total) for name, total in totals]
        return self.words("score-totals", totals=self._list(listed))

    def hand(self, cards: list[Any]) -> str:
        """The own cards by their names and their notation."""
        return self.words("table-hand", cards=self.cards(cards))

    def hand_of(self, seat: int, cards: list[Any]) -> str:
        """The cards of somebody by their names and their notation."""
        return self.words("table-hand-of", name=self.names[seat], cards=self.cards(cards))

    def cards(self, cards: list[Any]) -> str:
        """Cards by their names and their notation, in the order of the game."""
        texts = sorted(map(str, cards), key=game_named(self.game).CARDS.index)
        return ", ".join(map(self._card, texts)) or self.words("nothing")

    def _card(self, card: str) -> str:
        """A card by its name and its notation, where they differ."""
        name = self.words.card(self.game, card)
        return card if name == card else f"{name} ({card})"

    def _names(self, cards: list[str]) -> str:
        return ", ".join(self.words.card(self.game, card) for card in cards)

    def _list(self, parts: list[str]) -> str:
        return self.words("list-mark").join(parts)

    def _players(self, seen: Seen) -> str:
        return self.words(
            "table-players",
            players=self._list([self._player(seen, player) for player in range(self.match.seats)]),
        )

    def _player(self, seen: Seen, player: int) -> str:
        facts = {"name": self.names[player], "cards": _size(seen["hands"][player])}
        return self.words(f"player-{self.game}", **facts, **_PLAYER[self.game](seen, player))

    def _targets(self, seen: Seen) -> list[str]:
        targets = self._list([self._target(pile, seen) for pile in seen["piles"]])
        lines = [self.words(f"table-targets-{self.game}", targets=targets)]
        if self.game == "thirteen":
            lines.append(self.words("table-stock", number=_size(seen["stock"])))
        return lines

    def _target(self, pile: str, seen: Seen) -> str:
        cards = seen["piles"][pile]
        values = [self._laid(card) for card in cards]
        name, total = self.words.pile(self.game, pile), seen["sums"][pile]
        return f"{name} {total} ({', '.join(values)})" if cards else f"{name} 0"

    def _laid(self, card: str) -> str:
        """A card on a target by its value; one of no colour by its name too, for it costs more."""
        if card[0] not in "RF":
            return card[1:]
        name = self.words.card(self.game, card)
        return name if card[0] == "R" else f"{name} = {card[1:]}"

    def _pile(self, seen: Seen) -> list[str]:
        if seen["phase"] == "order":
            return [self.words("table-choosing", **self._who(seen["turn"]))]
        colours = "RBGY" if seen["order"] == "normal" else "YGBR"
        order = ", ".join(self.words("colour", colour=colour) for colour in colours)
        lines = [self.words("table-order", colours=order)]
        if seen["top"]:
            lines.append(self.words("table-top", card=self.words.card("ole", seen["top"])))
        return lines

    def _row(self, seen: Seen) -> list[str]:
        piles = [f"{value}x{number}" for value, number in seen["row"].items()]
        return [self.words("table-row", piles=", ".join(piles) or self.words("nothing"))]

    def _count(self, seen: Seen) -> list[str]:
        facts = {"limit": self.match.options["limit"], "bank": seen["bank"]}
        laid = self._names(seen["table"]) or self.words("nothing")
        return [self.words("table-count", total=seen["total"], laid=laid, **facts)]

    # --- Moves ---

    def name_of(self, move: str) -> str:
        """A move by its name; to whom a duel is offered by theirs."""
        return self.words.move(self.game, move, self.names, self.you)

    def named(self, move: str) -> str:
        """A move by its name and its notation, where they differ."""
        name = self.name_of(move)
        return move if name == move else f"{name} ({move})"

    def move(self, before: Seen, step: Step) -> list[str]:
        """What a player did and what followed, as everyone at the table sees it."""
        after = view(self.game, observe(step.table, SPECTATOR))
        move = self.name_of(step.move)
        value = step.move.removeprefix("pass:")
        kind = step.move.partition(":")[0]
        told = f"told-{kind}" if kind in ("pass", "chip") else "told-card"
        data = {"value": value} if kind == "pass" else {"move": move} if kind != "chip" else {}
        return [
            self.words(told, **self._who(step.seat), **data),
            *_AFTER[self.game](self, before, after, step),
        ]

    def _after_targets(self, before: Seen, after: Seen, step: Step) -> list[str]:
        pile = step.move[-1] if ">" in step.move else step.move[0]
        number = len(before["piles"][pile])
        facts = {"pile": self.words.pile(self.game, pile), "total": after["sums"][pile]}
        lines = []
        if number and len(after["piles"][pile]) == 1:
            lines.append(self.words("told-takes", number=number, **self._who(step.seat)))
        return [*lines, self.words(f"told-sum-{self.game}", **facts)]

    def _after_pile(self, before: Seen, after: Seen, step: Step) -> list[str]:
        if after["run"] > before["run"] and after["turn"] is not None:
            return [self.words("told-run", **self._who(step.seat))]
        if after["streak"] == self.match.seats and after["turn"] is not None:
            return [self.words("ole-called", **self._who(after["turn"]))]
        return []

    def _after_row(self, before: Seen, after: Seen, step: Step) -> list[str]:
        if step.move.startswith("pass") and not any(after["passed"]):
            return [self.words("told-cleared", **self._who(after["turn"]))]
        return []

    def _after_count(self, before: Seen, after: Seen, step: Step) -> list[str]:
        chance = chance_of("drat", step.table, step.move)
        if step.move.startswith("duel"):
            chilis = chance["chili"] if chance else [0, 0]
            return [self._duel(before, step.seat, int(step.move[5:]), chilis)]
        total = before["total"] + int(step.move)
        if after["bank"] == before["bank"]:
            return [self.words("told-total", total=total)]
        facts = {"total": total, "bank": after["bank"]}
        lines = [self.words("told-token", **self._who(step.seat), **facts)]
        if chance:
            lines.append(self.words("told-draw-off", chilis=self._chilis(chance["chili"])))
        return lines

    def _duel(self, before: Seen, player: int, rival: int, chilis: list[int]) -> str:
        drawn = {str(player): chilis[0], str(rival): chilis[1]}
        winner, loser = (player, rival) if chilis[0] > chilis[1] else (rival, player)
        role = {winner: "winner", loser: "loser"}.get(-1 if self.you is None else self.you, "none")
        names = {"winner": self.names[winner], "loser": self.names[loser]}
        number = before["tokens"][winner]
        return self.words(
            "told-duel", chilis=self._chilis(drawn), role=role, number=number, **names
        )

    def _chilis(self, drawn: dict[str, int]) -> str:
        parts = [
            self.words("score-total", name=self.names[int(seat)], total=chili)
            for seat, chili in drawn.items()
        ]
        return self._list(parts)

    # --- Rounds ---

    def score(self, step: Step) -> list[str]:
        """The points of a round, line by line, and the totals."""
        single = "yes" if self.is_one_round else "no"
        lines = [self.words("score-round", number=len(self.match.rounds), single=single)]
        totals = [int(total) for total in step.table[0].totals[: self.match.seats]]
        for seat, points in enumerate(step.points or []):
            entries = [self._entry(entry) for entry in reckon(self.game, step.table, seat)]
            why = self._list(entries) or self.words("nothing")
            facts = {"name": self.names[seat], "points": points, "total": totals[seat]}
            lines.append(self.words("score-player", why=why, single=single, **facts))
        return lines

    def _entry(self, entry: dict[str, Any]) -> str:
        facts = dict(entry)
        if "pile" in facts:
            colour, number = facts.pop("pile"), facts["cards"]
            facts["cards"] = self.words(f"taken-{self.game}", colour=colour, number=number)
        if isinstance(facts.get("cards"), list):
            facts["cards"] = self._names(facts["cards"])
        return self.words(f"score-{facts.pop('code')}", **facts)

    def result(self) -> list[str]:
        """Who has won, and what shows that the luck was fair."""
        names = ", ".join(self.names[seat] for seat in self.match.winners)
        is_you = self.match.winners == [self.you]
        facts = {"names": names, "number": len(self.match.winners), "who": "other"}
        return [
            self.words("score-winners", **facts | ({"who": "you"} if is_you else {})),
            self.words("score-seed", seed=self.match.seed, commitment=self.match.commitment),
        ]


def _size(cards: Any) -> int:
    return cards if isinstance(cards, int) else len(cards)


def _taken(seen: Seen, player: int) -> dict[str, Any]:
    taken = seen["taken"][player]
    return {"taken": taken if isinstance(taken, int) else sum(taken.values())}


_MIDDLE = {
    "thirteen": Teller._targets,
    "friday": Teller._targets,
    "ole": Teller._pile,
    "leaves": Teller._row,
    "drat": Teller._count,
}
_AFTER = {
    "thirteen": Teller._after_targets,
    "friday": Teller._after_targets,
    "ole": Teller._after_pile,
    "leaves": Teller._after_row,
    "drat": Teller._after_count,
}
_PLAYER: dict[str, Callable[[Seen, int], dict[str, Any]]] = {
    "thirteen": _taken,
    "friday": _taken,
    "ole": lambda seen, player: {"chips": seen["chips"][player]},
    "leaves": lambda seen, player: {"passed": "yes" if seen["passed"][player] else "no"},
    "drat": lambda seen, player: {"tokens": seen["tokens"][player]},
}
