"""How Olé! is shown and told: a pile, the order of the colours, and chips."""

from __future__ import annotations

import numpy as np

from treize.engine.table import Cards, Ranges, ranges_of_points
from treize.games.declared import Options, Seen, Teller, Told, View
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


def announce(seen: Seen) -> View:
    """The colours, the strongest first."""
    weakest_first = [*rules.LETTERS]
    is_normal = seen.number("order") == rules.NORMAL
    return {"colours": weakest_first[::-1] if is_normal else weakest_first}


def circumstances(seen: Seen) -> View:
    """What a reason may speak of: the order, the card to beat, the one to open with."""
    state = seen.states[0]
    top = None if state.top == rules.NONE else rules.CARDS[state.top]
    order = ("normal", "reversed")[state.order]
    return {"order": order, "top": top, "opener": rules.CARDS[rules.WEAKEST[state.order]]}


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


def after(teller: Teller, before: View, now: View, step: Told) -> list[str]:
    """Who goes on, or is called upon."""
    if now["turn"] is None:
        return []
    if now["run"] > before["run"]:
        return [teller.words("told-run", **teller.who(step.seat))]
    if now["streak"] == len(teller.names):
        return [teller.words("ole-called", **teller.who(now["turn"]))]
    return []


# --- In numbers ---


def rule_numbers(options: Options, pack: Cards) -> dict[str, int | str]:
    """By number of players, how far the colours go, and how many cards everybody gets."""
    found: dict[str, int | str] = {}
    for seats in rules.SEATS:
        tops = [top - rules.LEFT_OUT[seats] for top in rules.HIGHEST]
        found |= {f"low_{seats}": min(tops), f"high_{seats}": max(tops)}
        found[f"each_{seats}"] = sum(tops) // seats
    return found


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
