"""A match being played: trusts nobody, keeps the log, and can be taken back or replayed."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from treize import games, sight
from treize.errors import BadMove, BadSeat
from treize.luck import commitment, luck_of, read_seed
from treize.notation import read_move, write_moves
from treize.options import check
from treize.plain import plain
from treize.table import SPECTATOR, copy_of

CAP = 10_000  # moves after which a simulated match is broken off: some games might never end


class Step(NamedTuple):
    """One move and what followed from it, before the next deal."""

    seat: int
    move: str
    table: Any  # the one table of the match, as it lay then, if that is kept
    points: list[int] | None  # when the move ended a round


def _light(step: Step) -> Step:
    """A step without its table; the same for all matches where it ends no round."""
    return _plain(step.seat, step.move) if step.points is None else step._replace(table=None)


@cache
def _plain(seat: int, move: str) -> Step:
    return Step(seat, move, None, None)


def _copied(record: dict[str, Any], is_light: bool) -> Match:
    match = Match.replay(record)
    match.is_light = is_light
    if is_light:
        match.steps = [_light(step) for step in match.steps]
    return match


class Match:
    """A match from the first deal to the winner, each move checked.

    Examples:
        >>> match = Match(min(games.GAMES), seats=3, seed=13)
        >>> while not match.is_over:
        ...     step = match.play(match.legal()[0])
        >>> match.record()["totals"] == match.totals
        True
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int = 4,
        seed: str | int | None = None,
        options: dict[str, Any] | None = None,
        is_light: bool = False,
    ) -> None:
        self.rules = games.game_named(game)
        self.game = game
        self.seats = plain(seats)
        games.check_seats(game, self.seats)
        self.seed = read_seed(seed)
        self.is_light = is_light  # keeps no table of past moves
        self.commitment = commitment(self.seed)  # to be shown before the first card
        given = {} if options is None else options
        self.options = check(self.rules.State.options, given, self.seats)
        self._buffer = np.zeros(len(self.rules.MOVES), np.int16)
        self._standings = np.zeros(self.seats, np.int32)
        self._begin()

    def _begin(self) -> None:
        self.steps: list[Step] = []
        self.rounds: list[list[int]] = []  # the points of each round
        self.table = self.rules.State.lay(1, seats=self.seats, seed=0, options=self.options)
        self._state = self.table[0]
        self.plain = self.table.view(np.ndarray)  # the same, and much quicker than a recarray
        self._state.luck = luck_of(self.seed, 0)
        self._deal()

    def _deal(self) -> None:
        games.deal(self._state)
        games.standings_at(self.plain, self._standings)
        self.dealt = copy_of(self.table)  # as it lay after the last deal
        self.turn = self._look_whose_turn()  # none when the match is over

    def _look_whose_turn(self) -> int | None:
        turn: int = self.plain["turn"].item()
        return None if turn < 0 else turn

    def __repr__(self) -> str:
        return f"<Match of {self.game}, {self.seats} seats, {len(self.steps)} moves>"

    def __reduce__(self) -> tuple[Any, ...]:
        """A match is copied and pickled as its record."""
        return _copied, (self.record(), self.is_light)

    # --- Asking ---

    @property
    def is_over(self) -> bool:
        """Whether the last round has been scored."""
        return self.turn is None

    @property
    def moves(self) -> list[str]:
        """The moves played so far."""
        return [step.move for step in self.steps]

    @property
    def points(self) -> list[int] | None:
        """The points of the last round that was scored."""
        return list(self.rounds[-1]) if self.rounds else None

    @property
    def totals(self) -> list[int]:
        """The standing: points of all rounds, or whatever else the game counts."""
        standings: list[int] = self._standings.tolist()
        return standings

    @property
    def winners(self) -> list[int]:
        """Who has won, once the match is over."""
        if not self.is_over:
            return []
        return [seat for seat in range(self.seats) if games.is_winner(self._state, seat)]

    def legal(self) -> list[str]:
        """The legal moves, sorted as text."""
        number = games.legal_at(self.plain, self._buffer)
        return write_moves(self.game, self._buffer[:number].tolist())

    def why_not(self, move: str) -> tuple[str, dict[str, Any]] | None:
        """Why a move is not legal now, as a code with data; none if it is."""
        read_move(self.game, move)
        if self.is_over:
            return "move/over", {"move": move}
        return sight.reason_against(self.game, self.table, move)

    def reasons(self) -> dict[str, dict[str, Any]]:
        """For each card in the hand of who is to play that no legal move lays, why not."""
        return {} if self.is_over else sight.reasons(self.game, self.table)

    # --- Playing ---

    def play(self, move: str, seat: int | None = None) -> Step:
        """Play a move, and deal again if it ended a round; of a named seat only in its turn."""
        number = read_move(self.game, move)
        if self.is_over:
            raise BadMove("move/over", move=move)
        if seat is not None and self._observer(seat) != self.turn:
            raise BadMove("move/turn", seat=seat, turn=self.turn)
        return self._play(number)

    def _play(self, number: int) -> Step:
        seat, move = self.turn or 0, self.rules.MOVES[number]
        luck = np.uint64(luck_of(self.seed, len(self.steps) + 1))
        if games.play_at(self.plain, number, luck, self._standings) != games.LEGAL:
            code, data = self.why_not(move) or ("", {})
            raise BadMove("move/illegal", reason=code, legal=self.legal(), **data)
        self.turn = self._look_whose_turn()
        points = None
        if self.is_over:
            points = [int(p) for p in self._state.points[: self.seats]]
            self.rounds.append(points)
        is_as_it_lies = self.is_light and points is None  # till the next move
        step = Step(seat, move, self.table if is_as_it_lies else copy_of(self.table), points)
        self.steps.append(_light(step) if self.is_light else step)
        if points is not None and not games.is_over(self._state):
            self._deal()
        return step

    def undo(self, to: int | None = None) -> None:
        """Take back the last move, or all moves after the first `to`."""
        if to is None and not self.steps:
            raise BadMove("move/none")
        number = len(self.steps) - 1 if to is None else plain(to)
        if type(number) is not int or not 0 <= number <= len(self.steps):
            raise BadMove("move/number", number=str(number)[:80], most=len(self.steps))
        moves = self.moves[:number]
        self._begin()
        for move in moves:
            self._play(read_move(self.game, move))

    # --- Seeing ---

    def observe(self, seat: int | None) -> Any:
        """What a seat sees, or a spectator: a table in which the rest is blank."""
        return sight.observe(self.table, self._observer(seat))

    def view(self, seat: int | None, *, memory: bool = False) -> dict[str, Any]:
        """What a seat sees, or a spectator, for any client: the table, the moves, the reasons."""
        seat = plain(seat)
        is_turn = seat is not None and seat == self.turn
        return {
            "game": self.game,
            "seats": self.seats,
            "options": deepcopy(self.options),
            "seat": seat,
            "number": len(self.steps),
            "turn": self.turn,
            "table": sight.view(self.game, self.observe(seat), memory=memory),
            "legal": self.legal() if is_turn else [],
            "why_not": self.reasons() if is_turn else {},
            "last": self._last(),
            "rounds": deepcopy(self.rounds),
            "totals": self.totals,
            "winners": self.winners,
            "commitment": self.commitment,
            "seed": self.seed if self.is_over else None,
        }

    def _last(self) -> dict[str, Any] | None:
        """The move played last, and what luck decided in it."""
        if not self.steps:
            return None
        step = self.steps[-1]
        known = step.table is not None
        chance = sight.chance_of(self.game, step.table, step.move) if known else None
        return {"seat": step.seat, "move": step.move, "chance": chance}

    def face_up(self) -> dict[str, Any]:
        """The whole table, for a replay; never for a player."""
        return sight.view(self.game, self.table)

    def _observer(self, seat: int | None) -> int:
        seat = plain(seat)
        if seat is None:
            return SPECTATOR
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadSeat("seat/unknown", seat=str(seat)[:80], most=self.seats - 1)
        return seat

    # --- Records ---

    def record(
        self,
        *,
        names: list[str] | None = None,
        date: str | None = None,
        event: str | None = None,
    ) -> dict[str, Any]:
        """All that is needed to replay the match; names, date and event as you like."""
        from treize.record import write

        return write(self, names=names, date=date, event=event)

    @classmethod
    def replay(cls, record: Any) -> Match:
        """The match of a record, every move checked."""
        from treize.record import replay

        return replay(record)
