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
    """Tells a match in one language, by the players' names."""

    def __init__(self, words: Words, names: list[str]) -> None:
        self.words = words
        self.names = names

    # --- The table ---

    def table(self, match: Match, seen: Seen) -> list[str]:
        """Everything on the table that someone sees but the hands, a sentence a line."""
        lines = [self.words("table-round", number=seen.get("round", 0) + 1)]
        lines += self.middle(match, seen)
        return lines + [self._player(match, seen, player) for player in range(match.seats)]

    def middle(self, match: Match, seen: Seen) -> list[str]:
        """What lies in the middle of the table."""
        return _MIDDLE[match.game](self, match, seen)

    def hand(self, game: str, cards: Any) -> str:
        """The own cards by their names and their notation."""
        return self.words("table-hand", cards=self._cards(game, cards))

    def hand_of(self, game: str, seat: int, cards: Any) -> str:
        """The cards of somebody by their names and their notation."""
        return self.words("table-hand-of", name=self.names[seat], cards=self._cards(game, cards))

    def _cards(self, game: str, cards: list[Any]) -> str:
        texts = sorted(map(str, cards), key=game_named(game).CARDS.index)
        if game in ("leaves", "drat"):
            return ", ".join(texts) or self.words("nothing")
        named = [f"{self.words.card(game, text)} ({text})" for text in texts]
        return ", ".join(named) or self.words("nothing")

    def _player(self, match: Match, seen: Seen, player: int) -> str:
        hand = seen["hands"][player]
        facts = {
            "name": self.names[player],
            "cards": hand if isinstance(hand, int) else len(hand),
            "points": match.totals[player],
            "turn": "yes" if seen["turn"] == player else "no",
        }
        facts |= _PLAYER[match.game](seen, player)
        return self.words(f"player-{match.game}", **facts)

    def _targets(self, match: Match, seen: Seen) -> list[str]:
        lines = [self._target(match.game, pile, seen) for pile in seen["piles"]]
        if match.game == "thirteen":
            lines.append(self.words("table-stock", number=_size(seen["stock"])))
        return lines

    def _target(self, game: str, pile: str, seen: Seen) -> str:
        values = ", ".join(self._on_target(game, card) for card in seen["piles"][pile])
        facts = {"name": self.words.pile(game, pile), "total": seen["sums"][pile]}
        return self.words("table-target", cards=values or self.words("nothing"), **facts)

    def _on_target(self, game: str, card: str) -> str:
        return self.words.card(game, card) if card[0] in "RF" else card[1:]

    def _pile(self, match: Match, seen: Seen) -> list[str]:
        colours = "RBGY" if seen["order"] == "normal" else "YGBR"
        order = ", ".join(self.words("colour", colour=colour) for colour in colours)
        if seen["phase"] == "order":
            return [self.words("table-choosing")]
        lines = [self.words("table-order", colours=order)]
        if seen["top"]:
            lines.append(self.words("table-top", card=self.words.card("ole", seen["top"])))
        return lines

    def _row(self, match: Match, seen: Seen) -> list[str]:
        piles = [f"{value} ×{number}" for value, number in seen["row"].items()]
        return [self.words("table-row", piles=", ".join(piles) or self.words("nothing"))]

    def _count(self, match: Match, seen: Seen) -> list[str]:
        limit = match.options["limit"]
        return [self.words("table-count", total=seen["total"], limit=limit, bank=seen["bank"])]

    # --- Moves ---

    def move(self, match: Match, before: Seen, step: Step) -> list[str]:
        """What a player did and what followed, as everyone at the table sees it."""
        after = view(match.game, observe(step.table, SPECTATOR))
        name = self.names[step.seat]
        move = self.words.move(match.game, step.move, self.names)
        lines = [self.words(f"told-{match.game}", name=name, move=move, kind=_kind(step.move))]
        return lines + _AFTER[match.game](self, match, before, after, step)

    def _after_targets(self, match: Match, before: Seen, after: Seen, step: Step) -> list[str]:
        pile = step.move[-1] if ">" in step.move else step.move[0]
        total, number = after["sums"][pile], len(before["piles"][pile])
        name = self.words.pile(match.game, pile)
        if number and len(after["piles"][pile]) == 1:
            took = self.words("told-takes", name=self.names[step.seat], number=number)
            return [took, self.words("told-sum", name=name, total=total)]
        return [self.words("told-sum", name=name, total=total)]

    def _after_pile(self, match: Match, before: Seen, after: Seen, step: Step) -> list[str]:
        if after["run"] > before["run"] and after["turn"] is not None:
            return [self.words("told-run", name=self.names[step.seat], number=after["run"])]
        return []

    def _after_row(self, match: Match, before: Seen, after: Seen, step: Step) -> list[str]:
        if step.move.startswith("pass") and not any(after["passed"]):
            return [self.words("told-cleared", name=self.names[after["turn"]])]
        return []

    def _after_count(self, match: Match, before: Seen, after: Seen, step: Step) -> list[str]:
        name = self.names[step.seat]
        chance = chance_of("drat", step.table, step.move)
        lines = []
        if step.move.startswith("duel"):
            mine, other = chance["chili"] if chance else (0, 0)
            rival = self.names[int(step.move[5:])]
            winner, loser = (name, rival) if mine > other else (rival, name)
            facts = {"name": name, "mine": mine, "rival": rival, "other": other}
            lines.append(self.words("told-duel", winner=winner, loser=loser, **facts))
            return lines
        lines.append(self.words("told-total", total=before["total"] + int(step.move)))
        if after["bank"] < before["bank"]:
            lines.append(self.words("told-token", name=name, bank=after["bank"]))
        if chance:
            drawn = chance["chili"].items()
            chilis = ", ".join(f"{self.names[int(seat)]} {chili}" for seat, chili in drawn)
            lines.append(self.words("told-draw-off", chilis=chilis))
        return lines

    # --- Rounds ---

    def score(self, match: Match, step: Step, number: int) -> list[str]:
        """The points of a round, line by line, and the totals."""
        lines = [self.words("score-round", number=number)]
        totals = [int(total) for total in step.table[0].totals[: match.seats]]
        for seat, points in enumerate(step.points or []):
            entries = [self._entry(match.game, e) for e in reckon(match.game, step.table, seat)]
            why = "; ".join(entries) or self.words("nothing")
            facts = {"name": self.names[seat], "points": points, "total": totals[seat]}
            lines.append(self.words("score-player", why=why, **facts))
        return lines

    def _entry(self, game: str, entry: dict[str, Any]) -> str:
        facts = dict(entry)
        if "pile" in facts:
            facts["pile"] = self.words.pile(game, facts["pile"])
        if isinstance(facts.get("cards"), list):
            facts["cards"] = ", ".join(facts["cards"])
        return self.words(f"score-{facts.pop('code')}", **facts)

    def result(self, match: Match) -> list[str]:
        """Who has won, and what shows that the luck was fair."""
        winners = [self.names[seat] for seat in match.winners]
        lines = [self.words("score-winners", names=", ".join(winners), number=len(winners))]
        lines.append(self.words("score-seed", seed=match.seed, commitment=match.commitment))
        return lines


def _size(cards: Any) -> int:
    return cards if isinstance(cards, int) else len(cards)


def _kind(move: str) -> str:
    if move.startswith("pass"):
        return "pass"
    return move if move in ("chip", "normal", "reversed") else "card"


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
    "drat": lambda seen, player: {},
}
