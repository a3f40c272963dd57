"""Every imagined world is possible: what the public course of play proves holds in it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from treize import Match
from treize.bots import seated
from treize.engine.seeing import redeal

WORLDS = 30


def worlds_of(match: Match, seat: int) -> Any:
    """Tables that a seat may imagine now."""
    seen = np.repeat(match.observe(seat).states, WORLDS).view(np.recarray)
    return redeal(seen, np.arange(WORLDS))


def beats(card: str, top: str, order: str) -> bool:
    """O6 once more, for cards as text: a stronger colour or a higher value."""
    strength = "YGBR" if order == "normal" else "RBGY"
    stronger = strength.index(card[0]) > strength.index(top[0])
    return stronger or int(card[1:]) > int(top[1:])


@pytest.mark.parametrize("seats", [3, 4, 8])
def test_who_had_to_play_and_took_a_chip_held_nothing_that_beats(seats: int) -> None:
    """Olé! without voluntary chips: a chip proves it, for the rest of the round."""
    proofs = 0
    for seed in range(6):
        match = Match("ole", seats=seats, seed=seed, options={"voluntary_chip": False})
        choose = seated("chance", "ole", str(seed))
        chips: list[tuple[int, str, str]] = []  # who took one, on which card, in which order
        while not match.is_over:
            assert match.turn is not None
            if len(match.legal()) > 1 and chips:
                proofs += len(chips)
                for world in worlds_of(match, match.turn):
                    for seat, top, order in chips:
                        held = hand_of(match, world, seat)
                        assert not any(beats(card, top, order) for card in held)
            table = match.view(None)["table"]
            step = match.play(choose(match))
            if step.move == "chip":
                chips.append((step.seat, table["top"], table["order"]))
            if step.points is not None:
                chips = []
    assert proofs > 50


@pytest.mark.parametrize("seats", [3, 4, 8])
def test_who_was_passed_over_holds_nothing_that_beats(seats: int) -> None:
    """Olé!: and who is called upon holds something that does, whoever imagines it."""
    proofs = calls = 0
    for seed in range(8):
        match = Match("ole", seats=seats, seed=seed)
        choose = seated("chance", "ole", str(seed))
        stuck: list[tuple[int, str, str]] = []  # who was passed over, on which card, which order
        while not match.is_over:
            assert match.turn is not None
            table = match.view(None)["table"]
            top, order = table["top"], table["order"]
            is_called = table["streak"] == seats
            calls += is_called
            for observer in {match.turn, (match.turn + 1) % seats}:
                if not stuck and not is_called:
                    continue
                proofs += len(stuck)
                for world in worlds_of(match, observer):
                    for seat, card, of in stuck:
                        assert not any(
                            beats(held, card, of) for held in hand_of(match, world, seat)
                        )
                    if is_called:
                        held = hand_of(match, world, match.turn)
                        assert any(beats(card, top, order) for card in held)
            step = match.play(choose(match))
            after = match.view(None)["table"]
            if step.points is not None:
                stuck = []
            elif step.move == "chip" and after["streak"] == seats:
                passed = range(1, (match.turn - step.seat - 1) % seats + 1)
                stuck += [((step.seat + away) % seats, top, order) for away in passed]
    assert calls > 3
    assert proofs > 20


def hand_of(match: Match, world: Any, seat: int) -> list[str]:
    return [match.rules.CARDS[kind] for kind in np.flatnonzero(world.hands[seat])]


@pytest.mark.parametrize("seats", [3, 6])
def test_a_card_taken_from_the_row_is_still_held(seats: int) -> None:
    """13 Leaves: cards taken for all to see, and not laid since."""
    taken = 0
    for seed in range(4):
        match = Match("leaves", seats=seats, seed=seed)
        choose = seated("chance", "leaves", str(seed))
        known = np.zeros((seats, 13), int)
        while not match.is_over and len(match.steps) < 60:
            assert match.turn is not None
            worlds = worlds_of(match, match.turn)
            held = (worlds.hands + worlds.known)[:, :seats]
            assert (held >= known).all()
            taken += int(known.sum())
            step = match.play(choose(match))
            value, _, number = step.move.replace("pass:", "-").partition("x")
            if value.startswith("-"):
                known[step.seat, int(value[1:]) - 1] += 1
            else:
                kind = int(value) - 1
                known[step.seat, kind] = max(0, known[step.seat, kind] - int(number))
    assert taken > 50


@pytest.mark.parametrize("seats", [2, 4])
def test_what_comes_back_is_known_block_by_block(seats: int) -> None:
    """Drat: what is left of a block was in it, less what the observer drew from it."""
    checked = 0
    for seed in range(6):
        match = Match("drat", seats=seats, seed=seed)
        choose = seated("chance", "drat", str(seed))
        left: Any = None  # of the block that is drawn from, as seat 0 knows
        while not match.is_over:
            before = match._states[0].copy()
            step = match.play(choose(match))
            after = match._states[0]
            turn = int(after.turn)
            if turn < 0:
                break
            drawn = (after.hands[turn] - before.hands[turn]).astype(int)
            if step.seat == turn:
                drawn[min(match.rules.MOVES.index(step.move), 6)] += 1
            if after.stock.sum() or not after.block.sum():
                left = None
            elif left is None:
                left = after.block + drawn
            if left is None:
                continue
            left -= drawn if turn == 0 else 0
            assert (worlds_of(match, 0).block <= left).all()
            checked += 1
    assert checked > 20


def test_a_hand_of_two_is_known_but_for_what_was_drawn() -> None:
    """Drat with two players: once the stock has run out, cards not played since are still held."""
    checked = 0
    for seed in range(12):
        match = Match("drat", seats=2, seed=seed)
        choose = seated("chance", "drat", str(seed))
        sure: Any = None  # what the other hand surely holds of what it held when the stock ran out
        while not match.is_over:
            table = match._states[0]
            nothing_left = table.stock.sum() + table.block.sum() + table.under.sum() == 0
            if sure is None and table.stock.sum() + table.block.sum() == 0 and not nothing_left:
                sure = table.hands[1].astype(int)
            if sure is not None and nothing_left:
                break
            if sure is not None:
                worlds = worlds_of(match, 0)
                assert (worlds.hands[:, 1] >= sure).all()
                checked += int(sure.sum())
            step = match.play(choose(match))
            if sure is not None and step.seat == 1:
                kind = min(match.rules.MOVES.index(step.move), 6)
                sure[kind] = max(0, sure[kind] - 1)
    assert checked > 100
