"""How to play Olé! well: a rule of thumb, and how far it pays to look ahead."""

import numpy as np

from treize.engine.search_settings import SearchSettings
from treize.engine.table import rule
from treize.games.declared import Merits, Seen
from treize.games.ole import rules

SEARCH = SearchSettings(heat=25.0, widen=1)
SLIP = 0.012


@rule
def rate(state: rules.State, move: int) -> float:
    """Go on where you can, climb by small steps, and take a chip only if you must."""
    if rules.is_order(move):
        return rate_order(state, rules.order_of(move))
    if not rules.is_card(move):
        return -20.0
    if state.phase != rules.PLAY:
        return float(rules.VALUE[move])
    goes_on = rules.is_stronger(state, move) and rules.is_higher(state, move)
    up = max(0, int(rules.VALUE[move] - rules.VALUE[state.top]))
    stronger = abs(int(rules.COLOUR[move] - rules.COLOUR[state.top]))
    climb = up + (3 * stronger if rules.is_stronger(state, move) else 0)
    return (10.0 if goes_on else 0.0) - climb


@rule
def rate_order(state: rules.State, order: int) -> float:
    """An order is good for a hand of its strong colours."""
    hand = state.hands[state.turn]
    strong = 0
    for card in range(rules.KINDS):
        colour = int(rules.COLOUR[card])
        strength = colour if order == rules.NORMAL else 3 - colour
        strong += int(hand[card]) * strength
    return float(strong)


# --- What speaks for a move ---

FEW = 3  # cards that beat another are few


def merits(seen: Seen, move: int, usual: Merits) -> Merits:
    """A card that hardly anybody can beat, a small step up, points that leave the hand."""
    if rules.is_order(move):
        return _strong_colours(seen, rules.order_of(move)) | usual
    if not rules.is_card(move):
        return {"chip": {"chip": seen.number("chip")}} | usual
    after = seen.states.copy()[0]
    rules.put_down(after, seen.turn or 0, move)
    number = _number_beating(seen, after)
    found: Merits = ({} if number else {"unbeatable": {}}) | usual
    if 0 < number <= FEW:
        found["few-beat"] = {"number": number}
    return found | _steps(seen.legal_numbers(), move, after) | _costs(seen.hand, move)


def _strong_colours(seen: Seen, order: int) -> Merits:
    """Whether most of the hand is of the two colours that are stronger then."""
    half = len(rules.LETTERS) // 2
    strong = range(half, 2 * half) if order == rules.NORMAL else range(half)
    pairs = zip(seen.hand, rules.COLOUR.tolist(), strict=True)
    number = sum(held for held, colour in pairs if colour in strong)
    return {"colours": {"number": number}} if 2 * number > sum(seen.hand) else {}


def _number_beating(seen: Seen, after: rules.State) -> int:
    """How many cards beat the top one; whatever was not played yet is in somebody's hand."""
    pack = np.zeros(rules.KINDS, np.int8)
    rules.pack(after, pack)
    others = pack - seen.states[0].pile - np.frombuffer(seen.hand, np.int8)
    least = np.array([rules.to_beat(after, colour) for colour in range(len(rules.LETTERS))])
    return int(others[least[rules.COLOUR] < rules.VALUE].sum())


def _steps(moves: list[int], card: int, after: rules.State) -> Merits:
    """Whether a card is the lowest that may be laid, or the lowest of the weakest colour."""
    others = [move for move in moves if rules.is_card(move) and move != card]
    found: Merits = {}
    if others and rules.VALUE[card] < min(rules.VALUE[others]):
        found["lowest"] = {}
    stronger = [other for other in others if rules.is_stronger(after, other)]
    like = [other for other in others if rules.COLOUR[other] == rules.COLOUR[card]]
    if (
        stronger
        and len(stronger) + len(like) == len(others)
        and all(card < other for other in like)
    ):
        found["weakest"] = {}
    return found


def _costs(hand: bytes, card: int) -> Merits:
    """Whether a card costs more than all others in hand."""
    held = [rules.VALUE[kind] for kind, number in enumerate(hand) if number and kind != card]
    is_most = bool(held) and rules.VALUE[card] > max(held)
    return {"costliest": {"points": int(rules.VALUE[card])}} if is_most else {}
