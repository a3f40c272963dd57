"""How Olé! is shown and told: a pile, the order of the colours, and chips."""

from __future__ import annotations

import numpy as np

from treize.engine.facts import Fact, Numbers
from treize.engine.table import Cards, Ranges, ranges_of_points, rule
from treize.games.declared import PlayedMove, Seen, Teller, View
from treize.games.ole import rules


def describe(seen: Seen) -> View:
    """The table in the words of traces."""
    zones, numbers = seen.zones, seen.numbers_told
    return {
        "round": seen.number("this_round"),
        "dealer": numbers["dealer"],
        "phase": numbers["phase"],
        "order": numbers["order"],
        "turn": seen.turn,
        "run": numbers["run"],
        "hands": zones["hands"],
        "top": numbers["top"],
        "played": zones["played"],
        "chips": numbers["chips"],
        "streak": numbers["streak"],
    }


COLOURS = len(rules.LETTERS)
ANNOUNCED = (Fact("colours", "word", tuple(rules.LETTERS), length=COLOURS),)


@rule
def announce(state: rules.State, found: Numbers) -> None:
    """The colours, the strongest first."""
    for place in range(COLOURS):
        found[place] = COLOURS - 1 - place if state.order == rules.NORMAL else place


CIRCUMSTANCES = (
    Fact("order", "word", ("normal", "reversed")),
    Fact("top", "card"),
    Fact("opener", "card"),
)


@rule
def circumstances(state: rules.State, found: Numbers) -> None:
    """What a reason may speak of: the order, the card to beat, the one to open with."""
    found[0], found[1], found[2] = state.order, state.top, rules.WEAKEST[state.order]


# --- In sentences ---


def middle(teller: Teller, view: View) -> list[str]:
    """The order of the colours, and the card to beat."""
    words = teller.words
    if view["phase"] == "order":
        return [words("table-choosing", **teller.who(view["turn"]))]
    order = ", ".join(words("colour", colour=colour) for colour in view["colours"])
    lines = [words("table-order", colours=order)]
    if view["top"]:
        lines.append(words("table-top", card=words.card(teller.game, view["top"])))
    return lines


def player(view: View, seat: int) -> View:
    """How many chips somebody took."""
    return {"chips": view["chips"][seat]}


def after(teller: Teller, before: View, now: View, step: PlayedMove) -> list[str]:
    """Who goes on, or is called upon."""
    if now["turn"] is None:
        return []
    if now["run"] > before["run"]:
        return [teller.words("told-run", **teller.who(step.seat))]
    if now["streak"] == len(teller.names):
        return [teller.words("ole-called", **teller.who(now["turn"]))]
    return []


# --- In numbers ---


FEWEST = rules.SEATS.start
RULE_NUMBERS = tuple(
    Fact(f"{name}_{seats}") for seats in rules.SEATS for name in ("low", "high", "each")
)


@rule
def rule_numbers(state: rules.State, cards: Cards, found: Numbers) -> None:
    """By number of players, how far the colours go, and how many cards everybody gets."""
    for more in range(len(found) // 3):
        left_out = rules.LEFT_OUT[FEWEST + more]
        found[3 * more] = min(rules.HIGHEST) - left_out
        found[3 * more + 1] = max(rules.HIGHEST) - left_out
        found[3 * more + 2] = (rules.KINDS - COLOURS * left_out) // (FEWEST + more)


def ranges(state: rules.State, pack: Cards, cap: int) -> Ranges:
    """At worst somebody keeps the highest hand, and takes a chip after every card of the others."""
    cards, each = int(pack.sum()), int(pack.sum()) // int(state.seats)
    values = np.sort(np.repeat(rules.VALUE, pack))
    worst = int(values[-each:].sum()) + int(state.chip) * cards
    return {
        **ranges_of_points(int(state.rounds) or int(state.seats), worst),
        "phase": (rules.ORDER, rules.PLAY),
        "order": (0, 1),
        "top": (rules.NONE, rules.KINDS - 1),
        "run": (0, len(rules.HIGHEST) - 1),  # each card is of a stronger colour
        "streak": (0, int(state.seats)),
        "chips": (0, cards),
    }
