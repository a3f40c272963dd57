"""Whatever a hint says for a move is true of it: read a second time, from the table face up."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any, NamedTuple

import pytest
from settings import SETTINGS, Setting

from treize import GAMES, Match
from treize.bots import seated
from treize.engine.moves import Move
from treize.match.merits import BEST, ONLY, USUAL, merit_of, merits_of
from treize.match.notation import parts_of
from treize.match.observation import Observation
from treize.texts.words import LANGUAGES, Words

MOVES, EVERY = 45, 4  # of a match: how many are played, and how many apart merits are asked for


class Case(NamedTuple):
    """A move, the table before it with all cards face up, the legal moves, and what followed."""

    move: Move
    seat: int
    legal: list[Move]
    options: dict[str, Any]
    before: dict[str, Any]
    after: dict[str, Any]
    is_end: bool  # of the round

    @property
    def hand(self) -> list[str]:
        """The cards of who moves."""
        return [str(card) for card in self.before["hands"][self.seat]]

    @property
    def pile(self) -> str:
        """The target that a card is laid on."""
        return self.move.target or (self.move.card or "")[0]

    @property
    def laid(self) -> list[Move]:
        """The other legal moves that lay a card."""
        return [other for other in self.legal if other.card and other != self.move]

    def others(self, cards: list[str]) -> list[int]:
        """The values of all cards but that of the move."""
        return [value(card) for card in cards if card != self.move.card]


def value(card: str | None) -> int:
    """What is written on a card, a colour before it or not; a duel counts nothing."""
    text = (card or "").lstrip("BYGRCMLF")
    return 0 if text == "duel" else int(text)


# --- What holds in every game ---


def taken(case: Case) -> int:
    """How many cards the mover has taken by the move."""
    if "row" in case.before:
        return int(case.move.takes is not None)
    if "taken" not in case.before:
        return 0
    before, after = (sum(view["taken"][case.seat].values()) for view in (case.before, case.after))
    return int(after - before)


def is_out(case: Case) -> bool:
    """All that was held is laid."""
    return case.is_end and len(case.hand) == (case.move.number or 1)


def has_no_token(case: Case) -> bool:
    """The bank is as it was."""
    return case.move.seat is None and case.before.get("bank") == case.after.get("bank")


# --- 13 and Friday the 13th ---


def total(case: Case) -> int:
    """What a target comes to."""
    return int(case.before["sums"][case.pile]) + value(case.move.card)


def is_spared(case: Case, pile: str, number: int) -> bool:
    """Only cards of that colour lay there, and nobody has as many of it."""
    cards, sums = case.before["piles"][pile], case.after["taken"]
    most = max(taken[pile] for seat, taken in enumerate(sums) if seat != case.seat)
    return (
        {card[0] for card in cards} == {pile}
        and len(cards) == number
        and (case.is_end or sums[case.seat][pile] > most)
    )


def number_fitting(case: Case, move: Move) -> int:
    """How many other cards in hand fit after a move."""
    limit = case.options["limit"]
    pile = move.target or (move.card or "")[0]
    after = case.before["sums"][pile] + value(move.card)
    sums = case.before["sums"] | {pile: after if after <= limit else value(move.card)}
    rest = case.hand
    rest.remove(move.card or "")
    return sum(value(card) + sums.get(card[0], min(sums.values())) <= limit for card in rest)


TARGETS: dict[str, Callable[..., bool]] = {
    "fills": lambda case, pile, limit: pile == case.pile and total(case) == limit
    and limit == case.options["limit"],
    "tight": lambda case, pile, left: pile == case.pile and 0 < left <= 3
    and total(case) + left == case.options["limit"],
    "highest": lambda case: value(case.move.card) > max(case.others(case.hand))
    and total(case) <= case.options["limit"],
    "doubles": lambda case, pile: pile == case.pile and case.move.target == pile
    and total(case) <= case.options["limit"],
    "spared": is_spared,
    "fits": lambda case, number: number_fitting(case, case.move) == number > 0
    and all(number_fitting(case, other) <= number for other in case.legal),
    "clean": lambda case: total(case) > case.options["limit"]
    and not {"R", "F"} & {card[0] for card in case.before["piles"][case.pile]},
    "lowest": lambda case: value(case.move.card) < min(case.others(case.hand))
    and total(case) <= case.options["limit"],
}  # fmt: skip


# --- Olé! ---


def strength(case: Case, card: str | None) -> int:
    """The place of a colour, the strongest first."""
    return int(case.before["colours"].index((card or "")[0]))


def beating(case: Case, wins: Callable[[tuple[bool, bool]], bool] = any) -> int:
    """How many of the others' cards are higher or stronger than the one laid, or both."""
    card = case.move.card
    return sum(
        wins((value(other) > value(card), strength(case, other) < strength(case, card)))
        for seat, hand in enumerate(case.before["hands"])
        for other in hand
        if seat != case.seat
    )


def is_run(case: Case) -> bool:
    """Higher and stronger than the card before."""
    top, card = case.before["top"], case.move.card
    is_stronger = strength(case, card) < strength(case, top)
    return is_stronger and value(card) > value(top) and case.after["turn"] == case.seat


def climb(case: Case, move: Move) -> int:
    """A point a value, three a colour that is stronger."""
    up = max(0, value(move.card) - value(case.before["top"]))
    return up + 3 * max(0, strength(case, case.before["top"]) - strength(case, move.card))


OLE: dict[str, Callable[..., bool]] = {
    "again": is_run,
    "unbeatable": lambda case: beating(case) == 0,
    "few-beat": lambda case, number: beating(case) == number,
    "lowest": lambda case: value(case.move.card) < min(value(other.card) for other in case.laid),
    "weakest": lambda case: strength(case, case.move.card)
    == max(strength(case, other.card) for other in (*case.laid, case.move))
    > min(strength(case, other.card) for other in case.laid),
    "costliest": lambda case, points: value(case.move.card) == points > max(case.others(case.hand)),
    "chip": lambda case, chip: case.move.word == "chip" and case.options["chip"] == chip,
    "few-go-on": lambda case, number: beating(case, all) == number,
    "step": lambda case: climb(case, case.move) <= min(climb(case, other) for other in case.laid),
    "saves": lambda case, chip: chip == case.options["chip"] > 0
    and "chip" in [other.word for other in case.legal],
    "colours": lambda case, number: 2 * number > len(case.hand) and number
    == sum(card[0] in ("BR" if case.move.word == "normal" else "YG") for card in case.hand),
}  # fmt: skip


# --- 13 Leaves ---


def fitting(case: Case, hand: list[int]) -> list[int]:
    """The values that a hand could lay beside the row as it is after the move."""
    row = {int(leaf): number for leaf, number in case.before["row"].items()}
    own = value(case.move.card)
    row[own] = row.get(own, 0) + (case.move.number or 0)
    low, high = min(row), max(row)
    return [
        leaf
        for leaf in sorted({*hand})
        if (leaf <= low and hand.count(leaf) >= row[low])
        or (leaf >= high and hand.count(leaf) >= row[high])
    ]


def is_unfollowed(case: Case) -> bool:
    """No other who is still in holds what fits."""
    passed, hands = case.before["passed"], case.before["hands"]
    rivals = [seat for seat in range(len(hands)) if seat != case.seat and not passed[seat]]
    return not any(fitting(case, hands[seat]) for seat in rivals)


def fits_both(case: Case) -> bool:
    """What is left of the hand has a value for either end."""
    own = value(case.move.card)
    hand = sorted(case.before["hands"][case.seat])
    del hand[hand.index(own) : hand.index(own) + (case.move.number or 0)]
    row = [*map(int, case.before["row"]), own]
    fit = fitting(case, hand)
    return min(fit) <= min(row) and max(fit) >= max(row) and min(fit) < max(fit)


def room(case: Case, move: Move) -> int:
    """How many values are not between the ends."""
    row = [*map(int, case.before["row"]), value(move.card)]
    return sum(leaf <= min(row) or leaf >= max(row) for leaf in range(1, 14))


LEAVES: dict[str, Callable[..., bool]] = {
    "unfollowed": is_unfollowed,
    "most": lambda case, number: case.move.number == number > 1
    and all(other.number <= number for other in case.laid),
    "both-ends": fits_both,
    "whole": lambda case, value, number: case.move.card == str(value)
    and number == case.move.number == case.hand.count(str(value)),
    "open": lambda case, number: room(case, case.move) == number
    and all(room(case, other) <= number for other in case.laid),
    "matches": lambda case, value, number: case.move.takes == str(value)
    and case.hand.count(str(value)) == number > 0,
    "outer": lambda case, value: case.move.takes == str(value) and value in (1, 2, 12, 13),
    "saves": lambda case, value, number: case.move.takes is not None
    and str(value) in [other.card for other in case.laid]
    and case.hand.count(str(value)) == number > 0,
    "inner": lambda case: {*map(int, case.before["row"])} > {int(case.move.takes or 0)}
    and min(map(int, case.before["row"])) < int(case.move.takes or 0)
    < max(map(int, case.before["row"])),
}  # fmt: skip


# --- Drat ---

DRAT: dict[str, Callable[..., bool]] = {
    "brink": lambda case, total: case.before["total"] + value(case.move.card) == total
    and total == case.options["limit"] - 1 and case.move.seat is None,
    "stays": lambda case, total: case.move.seat is not None and case.before["total"] == total,
    "lowers": lambda case, total: case.before["total"] > total
    and case.before["total"] + value(case.move.card) == total,
    "highest": lambda case: value(case.move.card) > max(case.others(case.hand)),
    "keeps": lambda case, number: value(case.move.card) > 0
    and sum(value(card) <= 0 for card in case.hand) == number > 0,
    "duel": lambda case, mine, theirs: case.before["tokens"][case.seat] == mine > theirs
    and case.before["tokens"][case.move.seat] == theirs,
}  # fmt: skip

CLAIMS: dict[str, dict[str, Callable[..., bool]]] = {
    "thirteen": TARGETS, "friday": TARGETS, "ole": OLE, "leaves": LEAVES, "drat": DRAT,
}  # fmt: skip
ANYWHERE: dict[str, Callable[..., bool]] = {
    "out": is_out,
    "no-token": has_no_token,
    "again": lambda case: case.after["turn"] == case.seat,
    "takes-nothing": lambda case: taken(case) == 0,
    "takes-fewest": lambda case, number: taken(case) == number > 0,
}


def case_of(match: Match, move: str) -> Case:
    """Play a move, look, and take it back."""
    seat, legal = match.turn or 0, [parts_of(match.game, other) for other in match.legal()]
    before = match._face_up().view()
    step = match.play(move)
    after = Observation(match.game, step._kept().tobytes()).view()
    match.undo()
    return Case(
        parts_of(match.game, move),
        seat,
        legal,
        match.options,
        before,
        after,
        step.points is not None,
    )


# Each option changed alone would be many; those changed together hold them all.
SOME = [
    setting
    for setting in SETTINGS
    if len(setting.options) != 1 and setting.seats in GAMES[setting.game].SEATS[::3]
]


@pytest.mark.parametrize("setting", SOME, ids=str)
def test_what_speaks_for_a_move_is_true(setting: Setting) -> None:
    """At every few choices of a random match, of every legal move."""
    match = Match(setting.game, seats=setting.seats, seed=11, options=setting.given)
    bot = seated("chance", match.game, "11")
    while not match.is_over and len(match.steps) < MOVES:
        if len(match.steps) % EVERY == 0 and len(match.legal()) > 1:
            for move, merits in merits_of(match.observe(match.turn)).items():
                case = case_of(match, move)
                for code, facts in merits.items():
                    is_so = (ANYWHERE | CLAIMS[match.game])[code]
                    assert is_so(case, **facts), (len(match.steps), move, code, facts)
        match.play(bot(match))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_tells_what_sets_a_move_apart(game: str) -> None:
    """Never what speaks for every other move as well; and it is told in every language."""
    match = Match(game, seats=3, seed=12)
    bot = seated("greedy", game, "12")
    told = set()
    for _ in islice(iter(lambda: match.is_over, True), MOVES):
        seen, move = match.observe(match.turn), bot(match)
        all_merits, merit = merits_of(seen), merit_of(seen, move)
        others = [merits for other, merits in all_merits.items() if other != move]
        assert (merit.code == ONLY) == (not others)
        assert merit.code in {*all_merits[move], ONLY, BEST}
        assert not others or not all(merit.code in merits for merits in others)
        told.add(merit.code)
        for lang in LANGUAGES:
            text = Words(lang).merit(game, *merit)
            assert text.endswith(".")
            assert "$" not in text
        match.play(move)
    assert told - {ONLY, BEST, *USUAL}


@pytest.mark.parametrize("game", GAMES)
def test_what_speaks_for_a_move_rests_on_what_is_seen(game: str) -> None:
    """From two worlds that look alike to the seat, the same."""
    match = Match(game, seats=3, seed=13)
    bot = seated("chance", game, "13")
    for _ in range(9):
        match.play(bot(match))
    merits = merits_of(match.observe(match.turn))
    match._states[:] = match.observe(match.turn).redeal(1)
    assert merits_of(match.observe(match.turn)) == merits
