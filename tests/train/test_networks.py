"""Networks: what they read, that whole numbers compute alike, and which files are refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from treize import Match
from treize.bots import bot
from treize.engine.table import octets_of
from treize.errors import BadUse
from treize.games import GAMES, game_named
from treize.networks.files import Trained, about, load, save
from treize.networks.integer import ask_critic, buffers_for
from treize.networks.loaded import LoadedNetwork, network_in
from treize.networks.packed import pack, unpack
from treize.networks.planes import find_rows, plan_of
from treize.research.vector import Tables
from treize.train.experience import most_seats, read_tables, win_shares
from treize.train.network import Network
from treize.train.survey import survey

EVERY = [(game, seats) for game in GAMES for seats in game_named(game).SEATS]


def untrained(game: str) -> tuple[Network, Network]:
    """Networks as they are before their first lesson, but for louder answers."""
    luck = np.random.default_rng(13)
    policy = Network(survey(game, "own"), (32, 16), len(game_named(game).MOVES), luck)
    critic = Network(survey(game, "world"), (32, 16), most_seats(game), luck)
    for network in (policy, critic):
        network.layers[4] *= 8
    return policy, critic


def kept(game: str, file: Path) -> Trained:
    policy, critic = untrained(game)
    words = about(game, tuple(game_named(game).SEATS), {}, {})
    save(Trained(words, policy.planes, policy.integers(), critic.planes, critic.integers()), file)
    return load(file)


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_a_policy_reads_the_same_of_a_table_and_of_what_its_seat_sees(
    game: str, seats: int
) -> None:
    """So it can't know more than the seat whose turn it is."""
    plan = plan_of(game, survey(game, "own"), seats)
    match = Match(game, seats=seats, seed=seats)
    player = bot("chance", game)
    for _ in range(60):
        if match.turn is None:
            break
        seen = match.observe(match.turn)
        rows = [np.zeros(len(plan.how) + 1, np.int16) for _ in range(2)]
        tables = match._face_up().states
        found = [
            find_rows(octets_of(states), 0, match.turn, plan, into)
            for states, into in ((tables, rows[0]), (seen.states, rows[1]))
        ]
        assert found[0] == found[1] > 1
        assert rows[0][: found[0]].tolist() == rows[1][: found[1]].tolist()
        match.play(player.choose(seen))


@pytest.mark.parametrize("game", GAMES)
def test_whole_numbers_judge_as_the_network_that_learnt(game: str, tmp_path: Path) -> None:
    critic = untrained(game)[1]
    weights = kept(game, tmp_path / "network.npz").critic_weights()
    seats, number = 3, 64
    tables = Tables(game, number, seats=seats, seed=5, observe=False)
    for _ in range(20):
        tables.step(tables.choose())
    plan = plan_of(game, critic.planes, seats)
    rows, numbers = np.zeros((number, len(plan.how) + 1), np.int16), np.zeros(number, np.int16)
    read_tables(tables._arrays.octets, tables.turns, plan, rows, numbers)
    expected = win_shares(critic, rows, numbers, seats, critic.summed())
    buffers, shares = buffers_for(weights), np.zeros(8)
    for i in range(number):
        turn = int(tables.turns[i])
        ask_critic(weights, buffers, plan, tables._arrays.octets[i : i + 1], turn, seats, shares)
        clockwise = shares[(np.arange(seats) + turn) % seats]
        assert np.abs(clockwise - expected[i]).max() < 0.02
    assert expected.std() > 0.02


@pytest.mark.parametrize("game", ["drat", "ole"])
def test_bots_play_with_a_network_to_the_end(game: str, tmp_path: Path) -> None:
    """And where it was not trained for the options, without one."""
    kept(game, tmp_path / "network.npz")
    names = f"policy@{tmp_path / 'network.npz'}", f"easy@{tmp_path / 'network.npz'}"
    for options in ({}, {"first": 0}):
        match = Match(game, seats=3, seed=1, options=options)
        players = [bot(names[seat % 2], game, str(seat)) for seat in range(3)]
        while match.turn is not None:
            match.play(players[match.turn].choose(match.observe(match.turn)))
        assert match.is_over


def test_a_network_knows_what_it_was_trained_for(tmp_path: Path) -> None:
    trained = kept("drat", tmp_path / "network.npz")
    two = Trained(
        about("drat", (2,), {}, {}), trained.policy_planes, trained.policy,
        trained.critic_planes, trained.critic,
    )  # fmt: skip
    network = LoadedNetwork(two)
    assert network.knows(Match("drat", seats=2, seed=1).observe(0))
    assert network.knows(Match("drat", seats=2, seed=1, options={"first": 1}).observe(0))
    assert not network.knows(Match("drat", seats=3, seed=1).observe(0))
    assert not network.knows(Match("drat", seats=2, seed=1, options={"limit": 12}).observe(0))


@pytest.mark.parametrize("game", GAMES)
def test_a_critic_comes_out_as_it_was_packed(game: str, tmp_path: Path) -> None:
    """For every number of seats; and nobody judges tables that it was not trained for."""
    trained = kept(game, tmp_path / "network.npz")
    octets = np.frombuffer(pack(trained), np.uint8)
    for seats in game_named(game).SEATS:
        seen = Match(game, seats=seats, seed=1).observe(0)
        found = unpack(octets, octets_of(seen.states)[0], seats)
        expected = LoadedNetwork(trained).critic_of(seen)
        for part in ("weights", "plan"):
            pairs = zip(getattr(found, part), getattr(expected, part), strict=True)
            for a, b in pairs:
                assert np.array_equal(a, b)
                assert np.asarray(a).dtype == np.asarray(b).dtype
    small = Match("drat", seats=3, seed=1, options={"limit": 12}).observe(0)
    if game == "drat":
        assert not len(unpack(octets, octets_of(small.states)[0], 3).weights.rows)


def test_files_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "network.npz"
    trained = kept("drat", file)
    with pytest.raises(BadUse, match="plays drat"):
        network_in(file, "leaves")
    (tmp_path / "half.npz").write_bytes(file.read_bytes()[:5_000])
    with pytest.raises(BadUse, match="can’t be read as a network"):
        load(tmp_path / "half.npz")
    with pytest.raises(BadUse, match="can’t be read as a network"):
        load(tmp_path / "missing.npz")
    for words in ({"rules": 1}, {"moves": "other"}, {"game": "chess"}):
        old = trained.about.__class__(
            **{name: getattr(trained.about, name) for name in trained.about.__struct_fields__}
            | words
        )
        save(
            Trained(old, trained.policy_planes, trained.policy, trained.critic_planes,
                    trained.critic), tmp_path / "old.npz",
        )  # fmt: skip
        with pytest.raises(BadUse, match="other rules"):
            load(tmp_path / "old.npz")


def test_unknown_bots_with_a_network_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadUse, match="policy"):
        bot("wizard@network.npz", "drat")
