"""What a seat sees as numbers: everything it may know of the table, and nothing else."""

from __future__ import annotations

import numpy as np
import pytest
from settings import PLAIN_SETTINGS, Setting

from treize import GAMES, Match
from treize.research.features import features_of, labels
from treize.sight import observe, redeal


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
            real = features_of(match.table, seat)
            for luck in range(5):
                world = redeal(observe(match.table, seat), luck)
                assert features_of(world, seat).tobytes() == real.tobytes()


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_seats_are_told_from_the_one_that_looks(setting: Setting) -> None:
    """Turning the table by one seat gives the next seat what this one saw."""
    match = played(setting, seed=3, most=8)
    table = match.table.copy()
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
        assert turned.tobytes() == features_of(match.table, seat).tobytes()


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_numbers_are_the_cards_that_lie_there(setting: Setting) -> None:
    """Zone by zone as NumPy reads the table: faces where the seat sees them, else how many."""
    state, seats = GAMES[setting.game].State, setting.seats
    match = played(setting, seed=6, most=14)
    cards, names = state.cards(match.table)[0], GAMES[setting.game].CARDS
    for seat in range(seats):
        numbers = features_of(match.table, seat)[0].tolist()
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
    told = dict(zip(labels("thirteen", 3), features_of(match.table, 1)[0].tolist(), strict=True))
    hand = match.view(1)["table"]["hands"][1]
    for card in GAMES["thirteen"].CARDS:
        assert told[f"hands[0] {card}"] == hand.count(card)
    assert told["size of hands[1]"] == told["size of hands[2]"] == 5
    assert told["size of stock"] == 35
    assert told["turn"] == ((match.turn or 0) - 1) % 3
