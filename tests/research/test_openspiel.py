"""OpenSpiel's own tests pass, and its algorithms run on our games."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from treize import GAMES
from treize.bots.search import Search
from treize.errors import BadOption, BadUse
from treize.match.notation import read_move
from treize.research import openspiel

TABLES = [(game, seats) for game, rules in GAMES.items() for seats in list(rules.SEATS)[:3]]
TINY = {"deck": [0, 0, 0, 0, 1, 3], "rounds": 1, "players": 3, "exact": True}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_interface_is_kept(game: str, seats: int) -> None:
    """OpenSpiel's random_sim_test: masks, tensors, strings, clones, histories, serialising."""
    loaded = openspiel.load(game, players=seats, cap=60)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
    assert pyspiel.load_game(str(loaded)).num_players() == seats


def dealt(loaded: Any, moves: int, seed: int) -> Any:
    """A state after some random moves."""
    state, rng = loaded.new_initial_state(), random.Random(seed)
    while state.is_chance_node() or (moves > 0 and not state.is_terminal()):
        moves -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_resampled_state_looks_the_same_and_is_another(game: str, seats: int) -> None:
    """To who resamples, in every string and tensor; and it does not tell the real one."""
    loaded = openspiel.load(game, players=seats)
    state = dealt(loaded, 7, seed=seats)
    rng = random.Random(1)
    for player in range(seats):
        worlds = [state.resample_from_infostate(player, rng.random) for _ in range(6)]
        for world in worlds:
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.history() == []
            assert world.current_player() == state.current_player()
        assert len({str(world) for world in worlds}) > 1


def test_what_was_seen_is_recalled() -> None:
    """An information state tells apart what an observation does not: how it came to be."""
    game = openspiel.load("thirteen", players=3)
    state = dealt(game, 12, seed=4)
    player = state.current_player()
    moves = state.information_state_string(player).split(" | ")[1].split()
    assert len(moves) == 12
    size = game.observation_tensor_size()
    assert state.information_state_tensor(player)[:size] == state.observation_tensor(player)


def test_returns_add_up_to_nothing() -> None:
    """By wins and by points, and a match broken off brings nobody a win."""
    for rewards in ("win", "points"):
        game = openspiel.load("friday", players=3, rounds=1, rewards=rewards)
        state = dealt(game, 10**6, seed=2)
        assert sum(state.returns()) == pytest.approx(0)
        assert any(state.returns())
    state = dealt(openspiel.load("leaves", players=3, cap=5), 10**6, seed=2)
    assert state.returns() == [0.0] * 3


def test_its_reinforcement_learning_environment_runs() -> None:
    """`rl_environment`, which its learning agents are trained in."""
    env = rl_environment.Environment(openspiel.load("drat", players=2, tokens=3))
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(0)


def test_its_search_plays_a_whole_match_against_ours() -> None:
    """OpenSpiel's IS-MCTS in one seat, our search in the others, through the adaptor."""
    game = openspiel.load("leaves", players=3, cap=400)
    state = dealt(game, 0, seed=6)
    rng = np.random.RandomState(1)
    theirs = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.0, 4, random_state=rng)
    ours = Search("leaves", "match", simulations=50)
    moved = {0: 0, 1: 0, 2: 0}
    while not state.is_terminal():
        player = state.current_player()
        moved[player] += 1
        if player == 0:
            state.apply_action(theirs.step(state))
        else:
            state.apply_action(read_move("leaves", ours.choose(state.observe(player))))
    assert min(moved.values()) > 0
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", ["thirteen", "friday"])
def test_exact_deals_have_their_probabilities(name: str) -> None:
    """Every deal of a small pack is there once, and the probabilities add up to one."""
    game = openspiel.load(name, **TINY)
    outcomes = game.new_initial_state().chance_outcomes()
    assert sum(odds for _, odds in outcomes) == pytest.approx(1)
    assert len(outcomes) == game.max_chance_outcomes() > 50
    assert min(odds for _, odds in outcomes) < max(odds for _, odds in outcomes)


def test_regret_falls() -> None:
    """OpenSpiel's CFR and its exploitability run on a small variant, and the policy gets better."""
    game = openspiel.load("thirteen", **TINY, deals=2)
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.8 * before


def test_every_option_is_a_parameter() -> None:
    """In Python as everywhere, and in OpenSpiel's text as the page of the interfaces says."""
    loaded = openspiel.load("drat", players=np.int64(3), first=2, deck=[5, 5, 5, 5, 4, 3])
    assert loaded.terms.options["first"] == 2
    assert "deck=5/5/5/5/4/3" in str(loaded)
    loaded = pyspiel.load_game("treize_drat(players=3,first=1,start_card=positive,tokens=5)")
    told = loaded.terms.options
    assert (told["first"], told["start_card"], told["tokens"]) == (1, "positive", 5)
    assert openspiel.load("drat", players=3, first="random").terms.options["first"] == "random"
    with pytest.raises(BadOption, match=r"0\.\.2"):
        openspiel.load("drat", players=3, first=3)


def test_parameters_are_listed() -> None:
    """On the page of the interfaces, each with its default."""
    page = (Path(__file__).parents[2] / "docs/research/interfaces.md").read_text(encoding="utf-8")
    for name in GAMES:
        row = next(line for line in page.splitlines() if line.startswith(f"| `treize_{name}` |"))
        kind = openspiel.load(name, players=GAMES[name].SEATS.start).get_type()
        given = dict(kind.parameter_specification)
        for option in GAMES[name].State.options:
            assert f"`{option}={given[option]}`" in row
        assert f"| {GAMES[name].SEATS.start}–{GAMES[name].SEATS.stop - 1} |" in row
        for parameter in given.keys() - GAMES[name].State.options.keys():
            assert f"\n| `{parameter}` | " in page


def test_what_is_not_small_is_refused() -> None:
    """Too many deals, or luck after the deal, is one sentence."""
    with pytest.raises(BadUse, match="too large"):
        openspiel.load("thirteen", players=3, exact=True)
    with pytest.raises(BadUse, match="luck still decides"):
        dealt(openspiel.load("thirteen", **(TINY | {"rounds": 2})), 10**6, seed=1)
    with pytest.raises(BadUse, match="no rewards"):
        openspiel.load("thirteen", rewards="fame")
