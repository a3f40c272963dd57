"""Tables set up by hand, card by card, for the tests of the rules."""

from __future__ import annotations

from typing import Any

import numpy as np

from treize import Match, games
from treize.engine import options, verbs
from treize.match.notation import write_cards, write_moves
from treize.match.observation import Observation, look


class Setting:
    """A table of one game whose cards are put and read as text."""

    def __init__(self, game: str, seats: int = 4, seed: int = 13, **given: Any) -> None:
        self.game = game
        self.rules: Any = games.game_named(game)
        self.options = options.check(self.rules.State.options, given, seats)
        laid = self.rules.State.lay(1, seats=seats, seed=seed, options=self.options)
        self.table = laid
        self.state = laid[0]
        self.state.this_round = 0

    # --- Setting up ---

    def deal(self) -> Setting:
        """Deal a round as the rules do."""
        verbs.deal(self.state)
        return self

    def put(self, zone: str, *where_and_cards: int | str) -> Setting:
        """Put cards into a zone; the row's number comes first where a zone has several."""
        cards = [card for card in where_and_cards if isinstance(card, str)]
        for card in cards:
            self._row(zone, where_and_cards)[self.rules.CARDS.index(card)] += 1
        return self

    def set(self, **fields: Any) -> Setting:
        """Set numbers of the state: turn, order, total, ..., or lists with an entry a player."""
        for name, value in fields.items():
            if isinstance(value, list):
                self.state[name][: len(value)] = value
            else:
                self.state[name] = value
        return self

    # --- Asking ---

    def cards(self, zone: str, *where: int) -> list[str]:
        """The cards of a zone as text, sorted."""
        return write_cards(self.game, self._row(zone, where).tobytes())

    def _row(self, zone: str, where: Any) -> Any:
        rows = self.state[zone]
        return rows[where[0]] if rows.ndim == 2 else rows

    def legal(self) -> list[str]:
        """The legal moves, sorted as text."""
        moves = np.zeros(len(self.rules.MOVES), np.int16)
        number = verbs.legal(self.state, moves)
        return write_moves(self.game, moves[:number].tolist())

    def reason(self, move: str) -> str | None:
        """The code of why a move is not legal, or none."""
        reason = Observation(self.game, self.table.tobytes()).why_not(move)
        return reason and reason[0]

    def numbers(self, name: str) -> list[int]:
        """A field with an entry a player, as a list."""
        return [int(number) for number in self.state[name][: self.state.seats]]

    def seen(self) -> dict[str, Any]:
        """The whole table in the words of the trace format."""
        return Observation(self.game, self.table.tobytes()).describe()

    def seen_by(self, observer: int) -> dict[str, Any]:
        """What a seat sees of the table, or a spectator, in the same words."""
        return look(self.game, self.table, observer).describe()

    def is_over(self) -> bool:
        """Whether a round has been scored and was the last."""
        return bool(self.state.turn < 0 and verbs.is_over(self.state))

    def winners(self) -> list[int]:
        """Who wins if the match ends with these totals."""
        seats = range(self.state.seats)
        return [seat for seat in seats if verbs.is_winner(self.state, seat)]

    # --- Playing ---

    def play(self, *moves: str) -> Setting:
        """Play moves, each of which must be legal."""
        for move in moves:
            assert move in self.legal(), f"{move} is not among {self.legal()}"
            verbs.play(self.state, self.rules.MOVES.index(move))
        return self


def play_out(game: str, seats: int, **given: Any) -> Match:
    """A whole match in which everyone plays the first legal move."""
    match = Match(game, seats=seats, seed=13, options=given)
    while not match.is_over:
        match.play(match.legal()[0])
    return match
