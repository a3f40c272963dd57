"""Endings solved exactly: what every move is worth when all cards are known.

Each seat wants the largest share of the win, and takes the others to want the same.  Where a seat
is indifferent, what it does may matter to the others; so a position is worth a set of results,
one for every way in which the indifferent may choose, and a move is worth a span.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from math import prod
from typing import Any, NamedTuple

import numpy as np

from treize import games
from treize.engine import verbs
from treize.engine.cards import count
from treize.engine.luck import luck_from
from treize.engine.seeing import redeal
from treize.engine.table import kernel, rule
from treize.games.drat import rules as drat

Position = bytes  # of a table, without its luck
Shares = tuple[float, ...]  # of the win, one for each seat
NEARLY = 1e-9
MOST_RESULTS = 24  # of a position; beyond, too many are indifferent to tell anything
DEEPEST = 24  # moves to the end
LUCKS = luck_from(np.arange(3_000))


class TooHard(Exception):
    """The tree is too large, runs in circles, or leaves too many indifferent."""


class Span(NamedTuple):
    """What a move is worth to who plays it, by how the indifferent choose."""

    worst: float
    best: float


class Branch(NamedTuple):
    """What a move may lead to, and how likely luck brings it about."""

    chance: float
    position: Position
    end: Shares | None  # what it is worth to everyone, if it is the end


# --- Positions and what follows from them -------------------------------------


@kernel
def spread(tables: Any, luck: Any, moves: Any, chances: Any, standings: Any) -> int:
    """Play each legal move on its own copy of a position, and tell how many there are.

    Of a table where that ends the match the standings are noted, of others none (-1).
    """
    before = tables[len(tables) - 1]
    number = verbs.legal(before, moves)
    for i in range(number):
        state = tables[i]
        state.luck = luck
        verbs.play(state, moves[i])
        state.luck = np.uint64(0)
        chances[i] = 1.0
        for seat in range(state.seats):
            standings[i, seat] = -1 if state.turn >= 0 else verbs.standing(state, seat)
    return number


@kernel
def weigh(tables: Any, moves: Any, number: int, chances: Any) -> None:
    """How likely the luck was that drat had in each move; then its chilis are put away."""
    before = tables[len(tables) - 1]
    for i in range(number):
        state = tables[i]
        chances[i] = chance_of_draw(before, state, moves[i]) if state.turn >= 0 else 1.0
        if drat.is_duel(moves[i]) and has_stakes(before, drat.rival_of(moves[i])):
            chances[i] /= 2
        state.chilis[:] = 0


@rule
def chance_of_draw(before: Any, after: Any, move: int) -> float:
    """The share of its kind in what the card was drawn from: stock and block, never both."""
    player = after.turn
    for kind in range(drat.KINDS):
        held = before.hands[player, kind]
        if player == before.turn and kind == drat.card_of(move):
            held -= 1
        if after.hands[player, kind] > held:
            left = count(after.stock) + count(after.block)
            return float(1 + after.stock[kind] + after.block[kind]) / float(1 + left)
    return 1.0


@rule
def has_stakes(state: Any, rival: int) -> bool:
    """Whether it matters who wins a duel."""
    return bool(state.drats[state.turn] + state.drats[rival] > 0)


def position_of(table: Any) -> Position:
    """A table without its luck."""
    copy = table.copy()
    copy.luck = 0
    if games.name_of(table) == "drat":
        copy.chilis = 0
    position: bytes = copy.tobytes()
    return position


class Rules:
    """What follows from a position by the rules of a game."""

    def __init__(self, table: Any) -> None:
        self.names = verbs.game_of(table).MOVES
        self.dtype = table.dtype
        self.seats = int(table[0].seats)
        self.has_luck = games.name_of(table) == "drat"
        self.is_never_shared = games.name_of(table) == "leaves"
        assert verbs.is_over(table[0]), "only endings of the last round are solved"
        self.moves = np.zeros(len(self.names), np.int16)
        self.chances = np.zeros(len(self.names))
        self.standings = np.zeros((len(self.names), self.seats), np.int64)

    def branches(self, position: Position) -> dict[int, list[Branch]]:
        """For each legal move, what it may lead to.

        The rules roll the dice, so every move is tried by one luck after another.  How likely a
        result is can be told from the cards; once the chances add up to one, all were seen.
        """
        found: dict[int, dict[Position, Branch]] = {}
        for luck in LUCKS:
            for move, branch in self._try(position, luck):
                found.setdefault(move, {})[branch.position] = branch
            if not self.has_luck or all(
                sum(branch.chance for branch in branches.values()) > 1 - NEARLY
                for branches in found.values()
            ):
                return {move: list(branches.values()) for move, branches in found.items()}
        raise TooHard("luck has too many ways")

    def _try(self, position: Position, luck: np.uint64) -> Iterable[tuple[int, Branch]]:
        octets = bytearray(position * (1 + len(self.names)))
        tables = np.ndarray(1 + len(self.names), self.dtype, octets)
        number = spread(tables, luck, self.moves, self.chances, self.standings)
        if self.has_luck:
            weigh(tables, self.moves, number, self.chances)
        size = len(position)
        for i, (move, chance, standing) in enumerate(
            zip(
                self.moves[:number].tolist(),
                self.chances[:number].tolist(),
                self.standings[:number].tolist(),
                strict=True,
            )
        ):
            end = shares_of_the_win(standing) if standing[0] >= 0 else None
            yield move, Branch(chance, bytes(octets[i * size : i * size + size]), end)


def shares_of_the_win(standing: list[int]) -> Shares:
    """Those who stand best share the win; in drat they draw lots, which is worth the same."""
    best = min(standing)
    winners = standing.count(best)
    return tuple((own == best) / winners for own in standing)


def is_known_by_elimination(seen: Any) -> bool:
    """Whether only one world fits what a seat sees: one hidden zone, or one kind of hidden card."""
    state = verbs.game_of(seen).State
    sizes = seen[0].sizes[~state.visible[0, int(seen[0].observer)]]
    unseen = state.cards(redeal(seen, 1)).sum(axis=1)[0] - state.cards(seen).sum(axis=1)[0]
    return int((sizes > 0).sum()) <= 1 or int((unseen > 0).sum()) <= 1


# --- Solving ------------------------------------------------------------------


class Solver:
    """Solves the positions that follow from a table, and remembers them."""

    def __init__(self, table: Any, most_nodes: int) -> None:
        self.rules = Rules(table)
        self.root = position_of(table)
        self.turn_at = table.dtype.fields["turn"][1]
        self.most_nodes = most_nodes
        self.known: dict[Position, list[Shares] | None] = {}  # none while it is being solved
        self.depth = 0
        self.anything = [
            tuple(float(seat == winner) for seat in range(self.rules.seats))
            for winner in range(self.rules.seats)
        ]

    def spans(self) -> dict[str, Span]:
        """What each legal move is worth to the seat to move."""
        seat = self.seat_of(self.root)
        spans = {}
        for move, branches in self.rules.branches(self.root).items():
            mine = [shares[seat] for shares in self.results_of_all(branches)]
            spans[self.rules.names[move]] = Span(min(mine), max(mine))
        return spans

    def seat_of(self, position: Position) -> int:
        return int.from_bytes(position[self.turn_at : self.turn_at + 2], "little", signed=True)

    def results(self, position: Position) -> list[Shares]:
        """All that may come of a position if everyone plays as well as possible."""
        if position in self.known:
            return self.known[position] or self.give_up("runs in circles")
        if self.depth == DEEPEST:
            return self.give_up("goes on too long")
        if len(self.known) == self.most_nodes:
            return self.give_up("too many positions")
        self.known[position] = None
        self.depth += 1
        found = self.known[position] = self.solve(position)
        self.depth -= 1
        return found

    def give_up(self, why: str) -> list[Shares]:
        """Anything may come of this: any seat may win.

        That makes spans wider, never narrower, so a move shown to be wrong is wrong.  Only in
        leaves nobody shares a win, so only there these are all the results that there can be.
        """
        if self.rules.is_never_shared:
            return self.anything
        raise TooHard(why)

    def solve(self, position: Position) -> list[Shares]:
        """The results that the seat to move may choose.

        A result may come about if the seat could fare no better by another move, at least when
        those whom that move makes indifferent then choose what is worst for the seat.
        """
        seat = self.seat_of(position)
        after = []
        moves = reversed(self.rules.branches(position).values())
        for branches in sorted(moves, key=lambda b: b[0].end is None):  # a quick win comes first
            results = self.results_of_all(branches)
            if all(shares[seat] > 1 - NEARLY for shares in results):
                return results  # nothing is better than to win alone
            after.append(results)
        at_least = max(min(shares[seat] for shares in results) for results in after)
        chosen = {s for results in after for s in results if s[seat] > at_least - NEARLY}
        if len(chosen) > MOST_RESULTS:
            raise TooHard("too many results")
        return sorted(chosen)

    def results_of_all(self, branches: list[Branch]) -> list[Shares]:
        """The results of a move, each the mean over what luck may bring."""
        parts = [[b.end] if b.end else self.results(b.position) for b in branches]
        if len(parts) == 1:
            return parts[0]
        if prod(len(part) for part in parts) > MOST_RESULTS:
            raise TooHard("too many results")
        chances = [branch.chance for branch in branches]
        return sorted({mean(chances, results) for results in product(*parts)})


def mean(chances: list[float], results: tuple[Shares, ...]) -> Shares:
    """What to expect; rounded, so that equal means are equal."""
    return tuple(
        round(sum(c * share for c, share in zip(chances, seat, strict=True)), 12)
        for seat in zip(*results, strict=True)
    )


def optimal_moves(spans: dict[str, Span]) -> set[str]:
    """The moves that may be best: their best is at least the worst of every other."""
    at_least = max(span.worst for span in spans.values())
    return {move for move, span in spans.items() if span.best > at_least - NEARLY}
