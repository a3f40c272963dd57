"""The games as OpenSpiel's, so that its algorithms and bots run on them.

    import pyspiel
    import treize.research.openspiel

    game = pyspiel.load_game("treize_ole(players=4,rounds=1)")

The first moves of a game are chance's: by default four digits that make a number, from which all
luck of the match follows.  With `exact=True` it is one move, and chance chooses among all the
deals there are, each with its probability; this needs a small pack, one round and no luck later.
`deals=4` leaves only so many of them.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from math import factorial, prod
from typing import Any

import numpy as np

from treize import games
from treize.engine import batch, verbs
from treize.engine.batch import CAP
from treize.engine.luck import luck_from
from treize.engine.options import ANYBODY, Copies, Option, Somebody
from treize.engine.plain import plain
from treize.engine.table import Cards, Records
from treize.errors import BadUse
from treize.extras import needs
from treize.games import GAMES
from treize.match.observation import Observation, look
from treize.research.features import features_of, labels
from treize.research.rewards import check_rewards, savings_of
from treize.texts.words import Words

with needs("openspiel"):
    import pyspiel

__all__ = ["load"]

DIGITS, BASE = 4, 256  # of the number of a deal
MARK = "/"  # between the numbers of a deck
RECALL = 64  # moves that an information-state tensor looks back
MOST_DEALS, AT_ONCE = 20_000, 50_000  # of an exact game
MOST_POINTS = 1_000.0  # that anybody could save beside the others
Deal = tuple[bytes, float]  # a table just dealt, and how likely it is


class Parameters:
    """What a game was loaded with; every state has the same."""

    def __init__(self, name: str, given: dict[str, Any]) -> None:
        self.name = name
        self.seats = int(given["players"])
        self.exact = bool(given["exact"])
        self.few = int(given["deals"])
        self.cap = int(given["cap"])
        self.by_points = given["rewards"] == "points"
        check_rewards(given["rewards"])
        declared = self.rules.State.options
        self.options = {option: _read(declared[option], given[option]) for option in declared}
        self.empty = games.lay(name, 1, seats=self.seats, seed=0, options=self.options)

    @property
    def rules(self) -> games.Game:
        return games.game_named(self.name)

    def __deepcopy__(self, memo: dict[int, Any]) -> Parameters:
        """A clone of a state shares it."""
        return self

    @property
    def deals(self) -> tuple[Deal, ...]:
        """All deals of an exact game, or a few of them, evenly chosen."""
        return deals_of(self.name, self.seats, json.dumps(self.options), self.few)

    def deal(self, digits: tuple[int, ...]) -> Records:
        """The table that chance has dealt."""
        table = self.empty.copy()
        if self.exact:
            table[:] = np.frombuffer(self.deals[digits[0]][0], table.dtype)
        else:
            number = sum(digit * BASE**place for place, digit in enumerate(digits))
            table.luck = luck_from(number)
            verbs.deal(table[0])
        return table


def _read(option: Option, value: Any) -> Any:
    if isinstance(option, Somebody):
        return option.from_table(value)
    return option.read(value.replace(MARK, ",")) if isinstance(option, Copies) else value


def _written(value: Any) -> Any:
    """A value of an option as a parameter, which has one type and no commas in it."""
    if value == ANYBODY:
        return Somebody().to_table(value)
    return MARK.join(map(str, value)) if isinstance(value, list) else value


# --- Exact deals --------------------------------------------------------------


@cache
def deals_of(name: str, seats: int, options: str, few: int) -> tuple[Deal, ...]:
    """So many deals or, for 0, every deal there is, with its probability."""
    deals = all_deals_of(name, seats, options)
    chosen = deals[:: max(1, len(deals) // few)][:few] if few else deals
    total = sum(odds for _, odds in chosen)
    return tuple((octets, odds / total) for octets, odds in chosen)


@cache
def all_deals_of(name: str, seats: int, options: str) -> tuple[Deal, ...]:
    """Every deal there is, with its probability.

    Deals are drawn until none can be missing: those of one leader or dealer are complete when
    the ways to deal them, card by card, add up to all the ways there are.
    """
    state = games.game_named(name).State
    found: set[bytes] = set()
    for lap in range(40):
        tables = games.lay(name, AT_ONCE, seats=seats, seed=lap, options=json.loads(options))
        batch.deal_all(tables)
        tables.luck = 1
        found |= {table.tobytes() for table in tables}
        if len(found) > MOST_DEALS:
            raise BadUse("use/exact", game=name, problem=f"{len(found)}…")
        if (deals := _weighed(state, found)) is not None:
            return deals
    raise BadUse("use/exact", game=name, problem=f"{len(found)}…")


def _weighed(state: Any, found: set[bytes]) -> tuple[Deal, ...] | None:
    """The deals with their probabilities, if they are all there are."""
    lots: dict[bytes, dict[bytes, int]] = defaultdict(dict)
    wanted: dict[bytes, int] = {}
    size = state.visible.shape[2] * state.kinds
    for octets in found:
        cards = np.frombuffer(octets[:size], np.int8).reshape(-1, state.kinds).astype(int)
        lot = octets[size:]  # everything but the cards: who leads
        ways = [factorial(n) // prod(map(factorial, column)) for n, column in _columns(cards)]
        lots[lot][octets] = prod(ways)
        wanted[lot] = factorial(cards.sum()) // prod(map(factorial, cards.sum(axis=1).tolist()))
    if any(sum(deals.values()) != wanted[lot] for lot, deals in lots.items()):
        return None
    return tuple(
        (octets, ways / wanted[lot] / len(lots))
        for lot in sorted(lots)
        for octets, ways in sorted(lots[lot].items())
    )


def _columns(cards: Cards) -> list[tuple[int, list[int]]]:
    """Of each kind, how many there are and how many in each zone."""
    return [(int(column.sum()), column.tolist()) for column in cards.T]


# --- The game -----------------------------------------------------------------


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with its terms; each has a class of its own."""

    name: str
    kind: Any

    def __init__(self, given: dict[str, object] | None = None) -> None:
        chosen = _defaults(self.name) | (given or {})
        self.terms = Parameters(self.name, chosen)
        seats = self.terms.seats
        worst, best = (
            (-MOST_POINTS, MOST_POINTS) if self.terms.by_points else (-1 / seats, 1 - 1 / seats)
        )
        outcomes = len(self.terms.deals) if self.terms.exact else BASE
        about = pyspiel.GameInfo(
            num_distinct_actions=len(self.terms.rules.MOVES),
            max_chance_outcomes=outcomes,
            num_players=seats,
            min_utility=worst,
            max_utility=best,
            utility_sum=0.0,
            max_game_length=self.terms.cap,
        )
        super().__init__(self.kind, about, chosen)

    def __reduce__(self) -> tuple[object, ...]:
        """A game is copied and pickled as its text."""
        return pyspiel_game, (str(self),)

    def new_initial_state(self) -> State:
        return State(self, self.terms)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.terms, bool(iig_obs_type and iig_obs_type.perfect_recall))


class State(pyspiel.State):  # type: ignore[misc]
    """A match, its first moves being chance's."""

    def __init__(self, game: Game, terms: Parameters) -> None:
        super().__init__(game)
        self.terms = terms
        self.digits: tuple[int, ...] = ()
        self._states: Any = None  # nothing is dealt yet
        self.played = b""  # a seat and a move, two bytes each, for every move so far
        self.recalled = (b"",) * terms.seats  # a digest of what each seat saw when it moved
        self.saved = (0.0,) * terms.seats  # points, beside the others
        self.origin: dict[str, object] = {}  # how it began, unless with chance

    def __reduce__(self) -> tuple[object, ...]:
        """A state is copied and pickled as the actions that led to it."""
        return played_on, (self.get_game(), self.origin, self.history())

    @property
    def turn(self) -> int:
        return int(self._states["turn"][0])

    def current_player(self) -> int:
        if self._states is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.turn

    def is_terminal(self) -> bool:
        if self._states is None:
            return False
        return self.turn < 0 or len(self.played) // 4 >= self.terms.cap

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.terms.exact:
            return [(number, odds) for number, (_, odds) in enumerate(self.terms.deals)]
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _legal_actions(self, player: int) -> list[int]:
        moves = np.zeros(len(self.terms.rules.MOVES), np.int16)
        number = verbs.legal(self._states[0], moves)
        return sorted(moves[:number].tolist())

    def _apply_action(self, action: int) -> None:
        if self._states is None:
            self.digits += (action,)
            if len(self.digits) == (1 if self.terms.exact else DIGITS):
                self._states = self.terms.deal(self.digits)
        else:
            self._play(action)

    def _play(self, move: int) -> None:
        state, rules = self._states[0], self.terms.rules
        seat, luck = self.turn, int(self._states["luck"][0])
        seen = features_of(self._states, seat).tobytes()
        recalled = blake2b(self.recalled[seat] + seen, digest_size=16).digest()
        self.recalled = (*self.recalled[:seat], recalled, *self.recalled[seat + 1 :])
        self.played += np.array([seat, move], np.int16).tobytes()
        verbs.play(state, move)
        if self.turn < 0:
            points = [int(number) for number in state.points[: self.terms.seats]]
            saved = zip(self.saved, savings_of(points), strict=True)
            self.saved = tuple(before + more for before, more in saved)
            if not verbs.is_over(state):
                verbs.deal(state)
        if self.terms.exact and int(self._states["luck"][0]) != luck:
            raise BadUse("use/exact", game=self.terms.name, problem=rules.MOVES[move])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        return str(self.terms.rules.MOVES[action])

    def returns(self) -> list[float]:
        """Shares of the win less an even share, or points saved; nothing for a match broken off."""
        seats = self.terms.seats
        if self.terms.by_points:
            return list(self.saved)
        if self._states is None or self.turn >= 0:
            return [0.0] * seats
        wins = [bool(verbs.is_winner(self._states[0], seat)) for seat in range(seats)]
        return [win / sum(wins) - 1 / seats for win in wins]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that a player can't tell from this one; it has no history, which would tell."""
        luck = int(sampler() * 2**53)
        origin = {
            "digits": (0,) * DIGITS,
            "_states": self.observe(player).redeal(luck),
            "played": self.played,
            "saved": self.saved,
            "recalled": tuple(
                own if seat == player else b"" for seat, own in enumerate(self.recalled)
            ),
        }
        return played_on(self.get_game(), origin, [])

    def observe(self, player: int) -> Observation:
        """What a player sees, as our bots take it."""
        return look(self.terms.name, self._states, player, memory=True)

    def moves(self) -> list[list[int]]:
        """The seat and the number of every move so far."""
        pairs: list[list[int]] = np.frombuffer(self.played, np.int16).reshape(-1, 2).tolist()
        return pairs

    def __str__(self) -> str:
        """The whole table; for the eyes of whoever debugs."""
        if self._states is None:
            return f"dealing {self.digits}"
        moves = " ".join(self.terms.rules.MOVES[move] for _, move in self.moves())
        return (
            f"{json.dumps(Observation(self.terms.name, self._states.tobytes()).describe())} {moves}"
        )


def played_on(game: Any, origin: dict[str, Any], actions: list[int]) -> State:
    """The state that some actions lead to, from the beginning or from where another began."""
    state: State = game.new_initial_state()
    if origin:
        state.origin = origin
        state.__dict__.update(origin | {"_states": origin["_states"].copy()})
    for action in actions:
        state.apply_action(action)
    return state


class Observer:
    """What a player sees, or all that it has seen, as a tensor and as text."""

    def __init__(self, terms: Parameters, perfect_recall: bool) -> None:
        self.terms = terms
        self.recalls = perfect_recall
        size = len(labels(terms.name, terms.seats))
        self.tensor = np.zeros(size + 2 * RECALL * perfect_recall, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if perfect_recall:
            self.dict["moves"] = self.tensor[size:].reshape(RECALL, 2)

    def set_from(self, state: State, player: int) -> None:
        """Fill in the tensor; of the last moves who played what, counting from the player."""
        self.tensor.fill(0)
        if state._states is None:
            return
        self.dict["observation"][:] = features_of(state._states, player)[0]
        if self.recalls:
            for place, (seat, move) in enumerate(state.moves()[-RECALL:]):
                around = (seat - player) % self.terms.seats
                self.dict["moves"][place] = around + 1, move + 1

    def string_from(self, state: State, player: int) -> str:
        """The table as the player sees it; or all moves, and a digest of all that it has seen."""
        if state._states is None:
            return f"seat {player}"
        if not self.recalls:
            seen = state.observe(player).describe()
            return f"seat {player} {json.dumps(seen, separators=(',', ':'))}"
        moves = " ".join(self.terms.rules.MOVES[move] for _, move in state.moves())
        now = state.recalled[player] + features_of(state._states, player).tobytes()
        return f"seat {player} | {moves} | {blake2b(now, digest_size=16).hexdigest()}"


# --- Registering --------------------------------------------------------------


def _defaults(name: str) -> dict[str, object]:
    """The parameters of a game: our options, and how it is played here."""
    rules = games.game_named(name)
    options = {option: _written(about.default) for option, about in rules.State.options.items()}
    here = {"players": rules.SEATS.start, "exact": False, "deals": 0, "rewards": "win", "cap": CAP}
    return here | options


def _register(name: str) -> None:
    rules = games.game_named(name)
    kind = pyspiel.GameType(
        short_name=f"treize_{name}",
        long_name=Words("en").title(name),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.SEATS.stop - 1,
        min_num_players=rules.SEATS.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(name),
    )
    pyspiel.register_game(kind, type(name, (Game,), {"name": name, "kind": kind}))


for _name in GAMES:
    _register(_name)


def pyspiel_game(text: str) -> Any:
    """A game by its text, which only those find who have imported this."""
    return pyspiel.load_game(text)


def load(name: str, **given: Any) -> Any:
    """A game of ours as OpenSpiel's: `load(game, players=3, rounds=2)`."""
    games.game_named(name)
    return pyspiel.load_game(
        f"treize_{name}", {what: _written(plain(value)) for what, value in given.items()}
    )
