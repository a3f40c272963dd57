"""What a move would lead to is what it leads to, and tells nothing that is hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

from treize.games import GAMES
from treize.match import Match
from treize.match.forecast import Forecast, forecast
from treize.match.observation import Observation, look
from treize.match.places import place_of_hands

MATCHES = 12
Shown = dict[str, Any]


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_foreseen_comes_true(game: str) -> None:
    """The move is played, and the real table looks as it was told."""
    rng = random.Random(13)
    told = dict.fromkeys(("taken", "token", "again", "out"), 0)
    for number in range(MATCHES):
        seats = list(GAMES[game].SEATS)
        match = Match(game, seats=seats[number % len(seats)], seed=number)
        for _ in range(120):
            if match.is_over:
                break
            foreseen = forecast(match.observe(match.turn))
            assert list(foreseen) == match.legal()
            move = rng.choice(match.legal())
            seen, player, before = foreseen[move], match.turn, match._face_up().view()
            step = match.play(move)
            after = Observation(game, step._kept().tobytes()).view()
            check(game, seen, player or 0, before, after, move)
            for name in told:
                told[name] += bool(getattr(seen, name))
    assert told["out"] > 0 or game == "drat"
    assert (told["taken"] > 0) == (game in ("thirteen", "friday", "leaves"))
    assert (told["token"] > 0) == (game == "drat")
    assert (told["again"] > 0) == (game in ("ole", "drat"))


def check(game: str, seen: Forecast, player: int, before: Shown, after: Shown, move: str) -> None:
    """Compare what was foreseen with the table as everybody can look at it."""
    total, taken, token, again, out = seen
    assert out == (after["turn"] is None and not after[place_of_hands(game)][player])
    if again:
        assert after["turn"] == player
    if game in ("thirteen", "friday"):
        cards = [sum(row["taken"][player].values()) for row in (before, after)]
        assert taken == cards[1] - cards[0]
        pile = move.partition(">")[2] or move[0]
        assert total == before["sums"][pile] + int(move[1])
        assert taken == 0 or after["sums"][pile] == int(move[1])
    elif game == "drat":
        assert token == (after["bank"] < before["bank"])
        assert token or after["total"] == total
    else:
        assert total is None
    if game == "leaves":
        assert taken == move.startswith("pass")


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_hidden_is_foreseen(game: str) -> None:
    """At all tables that the player can't tell apart the same is told."""
    match = Match(game, seed=5)
    rng = random.Random(5)
    for luck in range(60):
        if match.is_over:
            break
        seen = match.observe(match.turn)
        other = look(game, seen.redeal(luck), match.turn or 0)
        assert forecast(other) == forecast(seen)
        match.play(rng.choice(match.legal()))


def test_the_ends_of_the_row_tell_what_they_ask_for() -> None:
    """A card is refused exactly if it does not fit what the ends ask for."""
    match = Match("leaves", seats=4, seed=2)
    rng = random.Random(2)
    assert match.view(0)["table"]["ends"] is None
    for _ in range(40):
        ends = match.view(None)["table"]["ends"]
        for move in match.legal():
            value, _, number = move.partition("x")
            if ends is None or not number:
                continue
            is_low = int(value) <= ends["low"] and int(number) >= ends["low_count"]
            is_high = int(value) >= ends["high"] and int(number) >= ends["high_count"]
            assert is_low or is_high
        match.play(rng.choice(match.legal()))
        if match.is_over:
            break
