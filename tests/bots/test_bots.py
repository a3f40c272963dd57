"""What bots play, and which beats which."""

from __future__ import annotations

from functools import cache

import pytest
from settings import IS_PLAIN, SETTINGS, Setting

from treize import GAMES, Match, bots
from treize.bots import BOTS, Player, seated
from treize.bots.search import Search
from treize.bots.tree import ROOT

EVERY = SETTINGS[::7] if IS_PLAIN else SETTINGS
# Levels are one search with other numbers: where options are changed, a short one does.
SHORT = "short"
PLAYED = [
    (bot, setting)
    for setting in EVERY
    for bot in (("chance", "greedy", "easy", SHORT) if setting.options else BOTS)
]


@pytest.mark.parametrize(("bot", "setting"), PLAYED, ids=str)
def test_a_bot_plays_only_legal_moves(bot: str, setting: Setting) -> None:
    """Whatever the game, the seats and the options; `play` would refuse any other."""
    match = Match(setting.game, seats=setting.seats, seed=4, options=setting.given)
    player = by_name(bot, setting.game)
    while not match.is_over and len(match.steps) < 12:
        match.play(player.choose(match.observe(match.turn)))
    assert match.steps


@cache
def by_name(bot: str, game: str) -> Player:
    """A bot of ours, or the short search."""
    short = bot == SHORT
    return Search(game, "4", simulations=40) if short else bots.bot(bot, game, "4")


@pytest.mark.parametrize("game", GAMES)
def test_a_search_counts_every_simulation(game: str) -> None:
    """The tree holds as many visits as simulations, and worth between 0 and 1 for every seat."""
    match = Match(game, seats=3, seed=2)
    assert match.turn is not None
    tree = Search(game, "1", simulations=300).grow(match.observe(match.turn), 300, 0)
    children = [child for child in tree.children[ROOT] if child]
    assert tree.visits[ROOT] == 300
    assert sum(int(tree.visits[child]) for child in children) == 300
    assert all(
        (tree.worth[c] <= tree.visits[c]).all() and (tree.worth[c] >= 0).all() for c in children
    )
    assert all(tree.worth[c].sum() == pytest.approx(tree.visits[c]) for c in children)


def share_of_wins(game: str, one: str, others: str, deals: int) -> float:
    """What share of matches one bot wins against others, from every seat of the same deals."""
    wins = 0.0
    for deal in range(deals):
        for seat in range(3):
            match = Match(game, seats=3, seed=deal)
            mine, theirs = seated(one, game, f"{deal}"), seated(others, game, f"{deal} others")
            while not match.is_over:
                match.play(mine(match) if match.turn == seat else theirs(match))
            wins += (seat in match.winners) / len(match.winners)
    return wins / (3 * deals)


THUMBS = [game for game, rules in GAMES.items() if rules.find("rate")]


@pytest.mark.parametrize("game", THUMBS)
def test_a_rule_of_thumb_beats_chance(game: str) -> None:
    """Well above the even share of a third."""
    assert share_of_wins(game, "greedy", "chance", deals=12) > 0.45


@pytest.mark.parametrize("game", THUMBS)
def test_a_beginner_beats_chance_and_loses_to_a_careful_child(game: str) -> None:
    """The rule of thumb is the careful child; `docs/strength.md` has it beside the other levels."""
    assert share_of_wins(game, "beginner", "chance", deals=12) > 0.4
    assert share_of_wins(game, "greedy", "beginner", deals=12) > 0.4


@pytest.mark.parametrize("game", ["ole", "friday"])
def test_a_search_beats_the_rule_of_thumb(game: str) -> None:
    """Well above the even share of a third; the arena will tell how much, and for all games."""
    assert share_of_wins(game, "hard", "greedy", deals=4) > 0.45


def test_chance_plays_every_move_as_often() -> None:
    """Uniformly: each place in the list of legal moves, whatever its length."""
    counts: dict[int, list[int]] = {}
    for seed in range(40):
        match = Match("thirteen", seats=3, seed=seed, options={"rounds": 1})
        choose = seated("chance", match.game, str(seed))
        while not match.is_over:
            legal, move = match.legal(), choose(match)
            counts.setdefault(len(legal), [0] * len(legal))[legal.index(move)] += 1
            match.play(move)
    for number, chosen in counts.items():
        if sum(chosen) > 200:
            even = sum(chosen) / number
            assert all(abs(times - even) < 5 * even**0.5 for times in chosen), (number, chosen)
