"""What holds for every bot in every game: blind, on time, modest, and the same each time."""

from __future__ import annotations

import tracemalloc
from itertools import islice
from time import perf_counter

import pytest
from settings import SETTINGS, Setting

from treize import GAMES, Match, bots
from treize.bots import BOTS, seated
from treize.bots.beginner import CLEARLY
from treize.bots.search import Search
from treize.bots.tree import ROOT
from treize.engine.verbs import rate
from treize.match.observation import Observation, look

LATE = 0.05  # seconds that an answer may come after its time
TRIES = 20
MOST_MEMORY = 64 * 2**20  # bytes
MANY = 10_000_000  # simulations, more than any clock here allows


def first_choice(game: str) -> Observation:
    """What the first to move sees, at a full table."""
    match = Match(game, seats=GAMES[game].SEATS.stop - 1, seed=3)
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    return match.observe(match.turn)


def choices_of_a_round(setting: Setting) -> list[Observation]:
    """What the seats see when they have a choice: early, in the middle and late in a round."""
    match = Match(setting.game, seats=setting.seats, seed=8, options=setting.given)
    choose = seated("chance", setting.game, "8")
    seen = []
    while not match.rounds and len(match.steps) < 150:
        if len(match.legal()) > 1:
            seen.append(match.observe(match.turn))
        match.play(choose(match))
    return [seen[len(seen) * part // 100] for part in (5, 50, 95)]


@pytest.mark.parametrize("bot", ["chance", "greedy", "easy", "hard"])
@pytest.mark.parametrize("setting", SETTINGS[::12], ids=str)
def test_a_move_depends_only_on_what_is_seen(bot: str, setting: Setting) -> None:
    """Not on what is hidden, nor on what the bot has thought of before."""
    fresh, used = (bots.bot(bot, setting.game, "5") for _ in range(2))
    for seen in choices_of_a_round(setting):
        worlds = [seen.redeal(luck) for luck in (1, 22)]
        moves = {used.choose(look(setting.game, world, seen.turn or 0)) for world in worlds}
        assert moves == {fresh.choose(seen)}
        fresh = bots.bot(bot, setting.game, "5")


@pytest.mark.parametrize("setting", SETTINGS[::6], ids=str)
def test_a_beginner_plays_nothing_that_looks_bad(setting: Setting) -> None:
    """It often plays what is not the best by the rule of thumb, but nothing far below."""
    rules = GAMES[setting.game]
    if not rules.find("rate"):  # then it searches
        return
    for seen in choices_of_a_round(setting):
        rates = {rules.MOVES[m]: float(rate(seen.states[0], m)) for m in seen.legal_numbers()}
        best, most = max(rates.values()), CLEARLY * rules.LAPSE
        chosen = {bots.bot("beginner", setting.game, str(n)).choose(seen) for n in range(40)}
        good = {move for move, worth in rates.items() if best - worth < most}
        assert chosen <= good
        assert len(chosen) > 1 or len(good) == 1


@pytest.mark.parametrize(("seconds", "threads"), [(0.01, 1), (0.05, 1), (0.05, 2), (0.2, 1)])
@pytest.mark.parametrize("game", GAMES)
def test_a_search_answers_in_time(game: str, seconds: float, threads: int) -> None:
    """From its first move on, and having used its time; one of several tries must do it."""
    seen = first_choice(game)
    took = []
    for _ in range(TRIES):
        bot = Search(game, "1", simulations=MANY, seconds=seconds, threads=threads)
        start = perf_counter()
        bot.advise(seen)  # a choice may be clear earlier
        took.append(perf_counter() - start)
        if took[-1] < seconds + LATE:
            break
    assert seconds < min(took) < seconds + LATE


def memory_of(bot: Search, seen: Observation) -> int:
    """The most memory that a choice takes at a time."""
    tracemalloc.start()
    bot.choose(seen)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most


@pytest.mark.parametrize("game", GAMES)
def test_a_long_search_needs_little_memory(game: str) -> None:
    """However many simulations it may make."""
    bot = Search(game, "1", simulations=MANY, seconds=0.3)
    assert memory_of(bot, first_choice(game)) < MOST_MEMORY


def test_a_full_tree_needs_little_memory() -> None:
    """Where the game knows most moves, and more simulations than a tree has room for."""
    bot = Search("leaves", "1", simulations=300_000)
    assert memory_of(bot, first_choice("leaves")) < MOST_MEMORY


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_advice(game: str, threads: int) -> None:
    """Move by move and number by number; another seed gives another."""
    seen = first_choice(game)
    one, other = (Search(game, "1", simulations=400, threads=threads) for _ in range(2))
    advice = one.advise(seen)
    assert other.advise(seen) == advice == one.advise(seen)
    assert one.choose(seen) == advice[0].move
    assert Search(game, "2", simulations=400, threads=threads).advise(seen) != advice


@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_every_simulation_of_every_thread_is_counted(game: str, threads: int) -> None:
    """The visits of all trees together, and of all moves, are the simulations asked for."""
    bot = Search(game, "1", simulations=301, threads=threads)
    trees = bot.search(first_choice(game))
    assert len(trees) == threads
    assert sum(int(tree.visits[ROOT]) for tree in trees) == 301
    assert sum(advice.visits for advice in bot.advise(first_choice(game))) == 301


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_leaves_what_it_sees_as_it_was(bot: str) -> None:
    """An observation is only looked at: it is the same after the choice."""
    for setting in islice(SETTINGS, 0, None, 30):
        for seen in choices_of_a_round(setting):
            before = seen.states.tobytes()
            bots.bot(bot, setting.game, "5").choose(seen)
            assert seen.states.tobytes() == bytes(seen) == before
