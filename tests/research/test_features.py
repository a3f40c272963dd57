"""What a seat sees as numbers: everything it may know of the table, and nothing else."""

from __future__ import annotations

import numpy as np
import pytest
from settings import PLAIN_SETTINGS, SETTINGS, Setting

from treize import GAMES, Match
from treize.research.features import features_of, features_seen, labels
from treize.research.vector import Tables, bounds

WITH_RANGES = [setting for setting in PLAIN_SETTINGS if GAMES[setting.game].ranges]


def played(setting: Setting, seed: int, most: int) -> Match:
    match = Match(setting.game, seats=setting.seats, seed=seed, options=setting.given)
    while not match.is_over and len(match.steps) < most:
        legal = match.legal()
        match.play(legal[(7 * len(match.steps) + seed) % len(legal)])
    return match


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_hidden_cards_are_never_among_them(setting: Setting) -> None:
    """Tables that a seat can't tell apart give it the same numbers, whatever lies face down."""
    for most in (0, 5, 25):
        match = played(setting, seed=most, most=most)
        for seat in range(setting.seats):
            real = features_of(match._states, seat)
            seen = match.observe(seat)
            assert features_seen(seen).tobytes() == real.tobytes()
            for luck in range(5):
                world = seen.redeal(luck)
                assert features_of(world, seat).tobytes() == real.tobytes()


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_seats_are_told_from_the_one_that_looks(setting: Setting) -> None:
    """Turning the table by one seat gives the next seat what this one saw."""
    match = played(setting, seed=3, most=8)
    table = match._states.copy()
    state, seats = GAMES[setting.game].State, setting.seats
    for zone in state.per_seat:
        table[zone][0, :seats] = np.roll(table[zone][0, :seats], 1, axis=0)
    for name, (dtype, *_) in state.dtype.fields.items():
        if dtype.base == np.int32:
            table[name][0, :seats] = np.roll(table[name][0, :seats], 1)
    for name in state.who:
        table[name] = (table[name] + 1) % seats
    for seat in range(seats):
        turned = features_of(table, (seat + 1) % seats)
        assert turned.tobytes() == features_of(match._states, seat).tobytes()


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_numbers_are_the_cards_that_lie_there(setting: Setting) -> None:
    """Zone by zone as NumPy reads the table: faces where the seat sees them, else how many."""
    state, seats = GAMES[setting.game].State, setting.seats
    match = played(setting, seed=6, most=14)
    cards, names = state.cards(match._states)[0], GAMES[setting.game].CARDS
    for seat in range(seats):
        numbers = features_of(match._states, seat)[0].tolist()
        told = dict(zip(labels(setting.game, seats), numbers, strict=True))
        for zone, rows in state.rows.items():
            is_own = zone in state.per_seat
            places = range(seats) if is_own else range(rows.stop - rows.start)
            for place in places:
                row = rows.start + ((seat + place) % seats if is_own else place)
                name = f"{zone}[{place}]" if len(places) > 1 else zone
                if state.visible[0, seat, row]:
                    assert [told[f"{name} {card}"] for card in names] == cards[row].tolist()
                else:
                    assert told[f"size of {name}"] == cards[row].sum()


def test_every_number_has_a_label() -> None:
    """The own hand comes under its cards' names, and the sizes of other hands are told."""
    match = Match("thirteen", seats=3, seed=13)
    told = dict(zip(labels("thirteen", 3), features_of(match._states, 1)[0].tolist(), strict=True))
    hand = match.view(1)["table"]["hands"][1]
    for card in GAMES["thirteen"].CARDS:
        assert told[f"hands[0] {card}"] == hand.count(card)
    assert told["size of hands[1]"] == told["size of hands[2]"] == 5
    assert told["size of stock"] == 35
    assert told["turn"] == ((match.turn or 0) - 1) % 3


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_no_number_is_beyond_its_bounds(setting: Setting) -> None:
    """In play at random from the first deal to the end, with every option."""
    least, most = bounds(setting.game, setting.seats, setting.given)
    tables = Tables(setting.game, 60, seats=setting.seats, seed=4, options=setting.given)
    for _ in range(300):
        for seen in (tables.observations, tables.final_observations):
            assert (least <= seen).all()
            assert (seen <= most).all()
        tables.step(tables.choose())


@pytest.mark.parametrize("setting", WITH_RANGES, ids=str)
def test_bounds_are_near(setting: Setting) -> None:
    """No number has all that memory can hold, but for a count that may fall without end."""
    least, most = bounds(setting.game, setting.seats)
    assert most.max() < 3_500
    names = labels(setting.game, setting.seats)
    assert {name for name, low in zip(names, least, strict=True) if low < -1} <= {"total"}
    assert bounds(setting.game, setting.seats, cap=100)[0].min() >= -200


def test_bounds_are_reached() -> None:
    """Numbers that take few values take them all in some matches."""
    few = {"drat": ("drats[0]", "chilis[1]", "last"), "ole": ("phase", "order", "run", "streak")}
    for game, names in few.items():
        tables = Tables(game, 500, seats=3, seed=1, options={"tokens": 3} if game == "drat" else {})
        least, most = bounds(game, 3, tables.options)
        seen = []
        for _ in range(150):
            tables.step(tables.choose())
            seen += [tables.observations.copy(), tables.final_observations.copy()]
        whole = np.concatenate(seen)
        for name in names:
            place = tables.labels.index(name)
            assert whole[:, place].min() == least[place], name
            assert whole[:, place].max() == most[place], name
