"""A match being played: trusts nobody, keeps the log, and can be taken back or replayed."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any, TypedDict

import numpy as np

from treize import games
from treize.engine import verbs
from treize.engine.luck import commitment, luck_of, read_seed
from treize.engine.options import Options, Value, check
from treize.engine.plain import plain
from treize.engine.table import SPECTATOR, Records, States, copy_of
from treize.errors import BadMove, BadSeat
from treize.games.declared import View
from treize.match.chance import Drawn, chance_of, outcome_of
from treize.match.notation import read_move, write_moves
from treize.match.observation import Observation, Observations, look, look_all
from treize.match.parts import Luck
from treize.match.scoring import Entry, entries_of


class Step:
    """One move and what followed from it, before the next deal."""

    __slots__ = "_states", "game", "move", "points", "seat"

    def __init__(
        self, game: str, seat: int, move: str, states: States | None, points: list[int] | None
    ) -> None:
        self.game, self.seat, self.move = game, seat, move
        self.points = points  # when the move ended a round
        self._states = states  # as the table lay then, if that is kept

    def __repr__(self) -> str:
        return f"<Step: {self.move} by seat {self.seat}>"

    def observe(self, seat: int | None, *, memory: bool = False) -> Observation:
        """What a seat saw after the move, or a spectator."""
        states = self._kept().view(np.ndarray)
        return look(self.game, states, _observer(seat, states["seats"].item()), memory=memory)

    def observe_all(self, *, memory: bool = False) -> Observations:
        """What each seat saw after the move, and what a spectator saw."""
        return look_all(self.game, self._kept(), memory=memory)

    @property
    def totals(self) -> list[int]:
        """Everybody's points of all rounds scored so far; `Match.totals` is how they stand."""
        states = self._kept()
        totals: list[int] = states["totals"][0, : states["seats"][0]].tolist()
        return totals

    @property
    def chance(self) -> Drawn | None:
        """What luck decided in the move and the table does not show, if there is such a thing."""
        return None if self._states is None else chance_of(self.game, self._states, self.move)

    @property
    def outcome(self) -> dict[str, list[int]]:
        """What followed from that luck by the rules, for those who show it."""
        return outcome_of(self.game, self._kept(), self.move)

    def scoring(self) -> list[list[Entry]]:
        """Why everyone got the points of the round that the move ended, line by line."""
        states = self._kept()
        return [entries_of(self.game, states, seat) for seat in range(int(states["seats"][0]))]

    def _kept(self) -> States:
        if self._states is None:
            raise BadMove("move/kept")
        return self._states

    def _light(self) -> Step:
        """The same without its table; one for all matches where it ends no round."""
        if self.points is None:
            return _plain(self.game, self.seat, self.move)
        return Step(self.game, self.seat, self.move, None, self.points)


@cache
def _plain(game: str, seat: int, move: str) -> Step:
    return Step(game, seat, move, None, None)


class LastStep(TypedDict):
    """The move played last, and what luck decided in it."""

    seat: int
    move: str
    chance: Drawn | None


class MatchView(TypedDict):
    """A match as a seat sees it, or a spectator: all that any client needs."""

    game: str
    seats: int
    options: dict[str, Value]
    seat: int | None  # who looks
    number: int  # of moves played
    turn: int | None
    table: View  # as the game describes it
    legal: list[str]  # moves of who looks
    why_not: dict[str, View]  # of their cards that no legal move lays: code and facts
    last: LastStep | None
    rounds: list[list[int]]  # the points of each
    totals: list[int]
    winners: list[int]
    commitment: str
    seed: str | None  # once the match is over


def _copied(record: dict[str, object], is_light: bool, is_open: bool) -> Match:
    match = Match.replay(record)
    match.is_light, match._is_open = is_light, is_open
    if is_light:
        match.steps = [step._light() for step in match.steps]
    return match


def _observer(seat: int | None, seats: int) -> int:
    """Who looks, by the number that the rules know them by."""
    if type(seat) is int and 0 <= seat < seats:
        return seat
    seat = plain(seat)
    if seat is None:
        return SPECTATOR
    if type(seat) is not int or not 0 <= seat < seats:
        raise BadSeat("seat/unknown", seat=str(seat)[:80], most=seats - 1)
    return seat


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
        options: Options | None = None,
        luck: Luck | None = None,
        is_light: bool = False,
    ) -> None:
        self.rules = games.game_named(game)
        self.game = game
        self.seats = plain(seats)
        games.check_seats(game, self.seats)
        self.luck = luck  # the parts of the seed, if several made it
        self.seed = read_seed(seed if luck is None else luck.seed)
        self.is_light = is_light  # keeps no table of past moves
        # To be shown before the first card.
        self.commitment = commitment(self.seed) if luck is None else luck.commitment
        given = {} if options is None else options
        self.options = check(self.rules.State.options, given, self.seats)
        self._buffer = np.zeros(len(self.rules.MOVES), np.int16)
        self._standings = np.zeros(self.seats, np.int32)
        self._is_open = False  # whether it was over, or its seed known: then nothing is secret
        self._begin()

    def _begin(self) -> None:
        self.steps: list[Step] = []
        self._last_light: Step | None = None
        self.rounds: list[list[int]] = []  # the points of each round
        self._states: Records = self.rules.State.lay(
            1, seats=self.seats, seed=0, options=self.options
        )
        self._state = self._states[0]
        self._plain = self._states.view(np.ndarray)  # the same, and much quicker than a recarray
        self._state.luck = luck_of(self.seed, 0)
        self._deal()

    def _deal(self) -> None:
        verbs.deal(self._state)
        verbs.standings_at(self._plain, self._standings)
        self._dealt = copy_of(self._states)  # as it lay after the last deal
        self.turn = self._look_whose_turn()  # none when the match is over

    def _look_whose_turn(self) -> int | None:
        turn: int = self._plain["turn"].item()
        return None if turn < 0 else turn

    def __repr__(self) -> str:
        return f"<Match of {self.game}, {self.seats} seats, {len(self.steps)} moves>"

    def __reduce__(self) -> tuple[object, ...]:
        """A match is copied and pickled as its record."""
        return _copied, (self.record(), self.is_light, self._is_open)

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
        return [seat for seat in range(self.seats) if verbs.is_winner(self._state, seat)]

    def legal(self) -> list[str]:
        """The legal moves, sorted as text."""
        number = verbs.legal_at(self._plain, self._buffer)
        return write_moves(self.game, self._buffer[:number].tolist())

    def why_not(self, move: str) -> tuple[str, View] | None:
        """Why a move is not legal now, as a code with data; none if it is."""
        read_move(self.game, move)
        if self.is_over:
            return "move/over", {"move": move}
        return self.observe(self.turn).why_not(move)

    def reasons(self) -> dict[str, View]:
        """For each card in the hand of who is to play that no legal move lays, why not."""
        return {} if self.is_over else self.observe(self.turn).reasons()

    # --- Playing ---

    def play(self, move: str, seat: int | None = None) -> Step:
        """Play a move, and deal again if it ended a round; of a named seat only in its turn.

        What can't be played raises BadMove, with the reason; a seat that is not there BadSeat.
        """
        number = read_move(self.game, move)
        if self.is_over:
            raise BadMove("move/over", move=move)
        if seat is not None and _observer(seat, self.seats) != self.turn:
            raise BadMove("move/turn", seat=seat, turn=self.turn)
        return self._play(number)

    def _play(self, number: int) -> Step:
        seat, move = self.turn or 0, self.rules.MOVES[number]
        luck = np.uint64(luck_of(self.seed, len(self.steps) + 1))
        if verbs.play_at(self._plain, number, luck, self._standings) != verbs.LEGAL:
            code, data = self.why_not(move) or ("", {})
            raise BadMove("move/illegal", reason=code, legal=self.legal(), **data)
        if self._last_light is not None:
            self._last_light._states = None  # the table that it shared has changed
        self.turn = self._look_whose_turn()
        points = None
        if self.is_over:
            points = [int(p) for p in self._state.points[: self.seats]]
            self.rounds.append(points)
        is_shared = self.is_light and points is None  # till the next move
        states = self._states if is_shared else copy_of(self._states)
        step = Step(self.game, seat, move, states, points)
        self._last_light = step if is_shared else None
        self.steps.append(step._light() if self.is_light else step)
        if points is not None:
            self._end_round()
        return step

    def _end_round(self) -> None:
        if verbs.is_over(self._state):
            self._is_open = True
        else:
            self._deal()

    def undo(self, to: int | None = None) -> None:
        """Take back the last move, or all moves after the first `to`; BadMove if there are none."""
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

    def observe(self, seat: int | None, *, memory: bool = False) -> Observation:
        """What a seat sees, or a spectator: all that a player may be shown.

        A seat that is not there raises BadSeat.
        """
        return look(self.game, self._plain, _observer(seat, self.seats), memory=memory)

    def observe_all(self, *, memory: bool = False) -> Observations:
        """What each seat sees, and what a spectator sees."""
        return look_all(self.game, self._plain, memory=memory)

    def view(self, seat: int | None, *, memory: bool = False) -> MatchView:
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
            "table": self.observe(seat, memory=memory).view(),
            "legal": self.legal() if is_turn else [],
            "why_not": self.reasons() if is_turn else {},
            "last": self._last(),
            "rounds": deepcopy(self.rounds),
            "totals": self.totals,
            "winners": self.winners,
            "commitment": self.commitment,
            "seed": self.seed if self.is_over else None,
        }

    def _last(self) -> LastStep | None:
        if not self.steps:
            return None
        step = self.steps[-1]
        return {"seat": step.seat, "move": step.move, "chance": step.chance}

    def face_up(self) -> Observation:
        """The whole table, once the match is over or if it is a replay: then nothing is secret."""
        if not self._is_open:
            raise BadSeat("seat/early")
        return self._face_up()

    def _face_up(self) -> Observation:
        """The same at any time, for whoever may see it all."""
        return Observation(self.game, self._states.tobytes())

    # --- Records ---

    def record(
        self,
        *,
        names: list[str] | None = None,
        date: str | None = None,
        event: str | None = None,
    ) -> dict[str, Any]:
        """All that is needed to replay the match; names, date and event as you like."""
        from treize.match.record import write

        return write(self, names=names, date=date, event=event)

    @classmethod
    def replay(cls, record: Any) -> Match:
        """The match of a record, every move checked; BadRecord tells what does not hold."""
        from treize.match.record import replay

        return replay(record)
