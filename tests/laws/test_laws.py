"""What holds in every game, for every number of seats and every option."""

from __future__ import annotations

import numpy as np
import pytest
from settings import IS_PLAIN, PLAIN_SETTINGS, SETTINGS, Setting

from treize import Match, games
from treize.authoring.laws import HOLD, LAWS, watch
from treize.bots import seated
from treize.engine import batch
from treize.engine.batch import CAP
from treize.engine.seeing import redeal
from treize.match.observation import look
from treize.match.places import rows_held

MATCHES = 1 if IS_PLAIN else 40  # `make soak` watches a million
PLAIN_CAP = 40  # moves, where every one of them is watched in plain Python


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_law_holds_at_every_move(setting: Setting) -> None:
    """Cards, turns, totals, redeals, winners: see LAWS in laws.py."""
    cap = PLAIN_CAP if IS_PLAIN else CAP
    lengths, broken, _ = watch(setting.game, setting.seats, setting.given, MATCHES, 7, cap)
    worst = int(broken.max())
    where = int(broken.argmax())
    assert worst == HOLD, f"{LAWS[worst]}: match {where} after {lengths[where]} moves"


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_match_ends_or_says_that_it_was_capped(setting: Setting) -> None:
    """Only leaves and drat may go on for ever; a capped match is not over and has no winner."""
    cap = PLAIN_CAP if IS_PLAIN else CAP
    tables = games.lay(setting.game, MATCHES, seats=setting.seats, seed=8, options=setting.given)
    lengths = np.zeros(MATCHES, np.int64)
    batch.play_matches(tables, lengths, cap)
    winners = np.zeros((MATCHES, 8), np.bool_)
    batch.find_winners(tables, winners)
    is_over = tables.turn < 0
    assert (winners.any(axis=1) == is_over).all()
    assert (is_over | (lengths == cap)).all()
    if not IS_PLAIN and setting.game not in ("leaves", "drat"):
        assert is_over.all()


def played(setting: Setting, seed: int, most: int = 60 if IS_PLAIN else CAP) -> Match:
    """A match played at random, to its end or for so many moves."""
    match = Match(setting.game, seats=setting.seats, seed=seed, options=setting.given)
    bot = seated("chance", match.game, str(seed))
    while not match.is_over and len(match.steps) < most:
        match.play(bot(match))
    return match


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_the_same_seed_gives_the_same_match(setting: Setting) -> None:
    """Luck is the seed's alone: every table, byte for byte."""
    one, other = played(setting, 1), played(setting, 1)
    tables = [step._kept().tobytes() for step in one.steps]
    assert tables == [step._kept().tobytes() for step in other.steps]
    assert one._states.tobytes() != played(setting, 2)._states.tobytes()


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_a_replay_is_identical(setting: Setting) -> None:
    """A record gives back the match, table by table, finished or not."""
    match = played(setting, 3)
    again = Match.replay(match.record())
    assert [s._kept().tobytes() for s in again.steps] == [s._kept().tobytes() for s in match.steps]
    assert again.record() == match.record()
    match.undo(len(match.steps) // 2)
    assert Match.replay(match.record())._states.tobytes() == match._states.tobytes()


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_undo_gives_back_every_earlier_table(setting: Setting) -> None:
    """Undo and play on the same way: the same match, to any earlier move."""
    match = played(setting, 4, most=60)
    record, last = match.record(), match._states.tobytes()
    for number in (len(match.steps) - 1, 7, 0):
        match.undo(number)
        assert len(match.steps) == number
        for move in record["moves"][number:]:
            match.play(move)
        assert match._states.tobytes() == last


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_copies_are_independent(setting: Setting) -> None:
    """Playing on leaves every copy as it was, and observing leaves the table as it was."""
    match = played(setting, 5, most=5)
    copy, kept = match._states.copy(), match._states.tobytes()
    match.observe(0)
    match.view(0)
    assert match._states.tobytes() == kept
    match.play(match.legal()[0])
    assert copy.tobytes() == kept != match._states.tobytes()


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_a_redeal_never_depends_on_what_the_observer_cannot_see(setting: Setting) -> None:
    """Two tables that look alike to a seat give it the same observation, view and redeals."""
    match = played(setting, 6, most=12)
    for seat in (*range(setting.seats), 8):
        seen = look(setting.game, match._states, seat)
        again = look(setting.game, seen.redeal(99), seat)
        assert again == seen
        assert again.view() == seen.view()
        assert again.redeal(5).tobytes() == seen.redeal(5).tobytes()


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_redeals_reach_more_than_one_world(setting: Setting) -> None:
    """What is hidden is dealt anew: redeals differ from each other."""
    match = played(setting, 6, most=3)
    worlds = {match.observe(0).redeal(luck).tobytes() for luck in range(1, 20, 2)}
    assert len(worlds) > 5


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_every_card_is_as_likely_in_every_hidden_place(setting: Setting) -> None:
    """A redeal is uniform: each hidden hand of the same size holds each kind as often."""
    match = played(setting, 9, most=0)
    number = 300 if IS_PLAIN else 20_000
    seen = np.repeat(match.observe(0).states, number).view(np.recarray)
    worlds = redeal(seen, np.arange(number))
    others = [rows_held(setting.game, seat, is_turn=False)[0] for seat in range(1, setting.seats)]
    hands = match.rules.State.cards(worlds)[:, others].astype(float)
    means = hands.mean(axis=0)
    sizes = means.sum(axis=1, keepdims=True)
    shares = means / sizes
    assert np.abs(shares - shares.mean(axis=0)).max() < 1.5 / number**0.5
