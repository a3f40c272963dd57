"""What the browser's help says of its small examples is what the rules do."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tables import Setting

GAMES = Path(__file__).parents[2] / "web/src/games"
EXAMPLES: dict[str, list[dict[str, Any]]] = {
    file.parent.name: json.loads(file.read_text(encoding="utf-8"))
    for file in sorted(GAMES.glob("*/examples.json"))
}
TRIES = [
    (game, example, one)
    for game, examples in EXAMPLES.items()
    for example in examples
    for one in example["tries"]
]


def lay_out(game: str, example: dict[str, Any], one: dict[str, Any]) -> Setting:
    """The position of an example; seat 0 is to move and holds the cards to be tried."""
    table = Setting(game, 4).set(turn=0)
    lying: list[str] = example["lying"]
    if game in ("thirteen", "friday"):
        table.put("targets", table.rules.rules.LETTERS.index(example["pile"]), *lying)
    elif game == "ole":
        top = table.rules.CARDS.index(lying[-1])
        table.put("pile", *lying).set(phase=table.rules.rules.PLAY, order=0, top=top)
    elif game == "leaves":
        table.put("row", *lying)
    else:
        last = table.rules.CARDS.index(lying[-1])
        table.put("laid", *lying).put("stock", "+1", "+1", "+1").set(last=last)
        table.set(total=sum(map(int, lying)))
    spare = table.rules.CARDS[0]  # so that the round goes on
    for seat in range(4):
        table.put("hands", seat, spare, spare)
    return table.put("hands", 0, *one["cards"])


def taken(table: Setting) -> int:
    """How many cards seat 0 has taken."""
    return len(table.cards("taken", 0))


def total(table: Setting, example: dict[str, Any]) -> int:
    """The sum of the example's target, or the total of the count."""
    seen = table.seen()
    if "pile" not in example:
        return int(seen["total"])
    return sum(int(card[1:]) for card in seen["piles"][example["pile"]])


def is_safe(table: Setting, example: dict[str, Any], one: dict[str, Any]) -> bool:
    """The total stays within the limit, and no card is taken."""
    table.play(one["move"])
    return total(table, example) == one["facts"]["total"] and not taken(table)


def is_over(table: Setting, example: dict[str, Any], one: dict[str, Any]) -> bool:
    """The target goes over its limit: what lay there is taken, and the card starts it anew."""
    before = total(table, example)
    after = before + total(table.play(one["move"]), example)
    return (after, taken(table)) == (one["facts"]["total"], one["facts"]["cards"])


def is_token(table: Setting, example: dict[str, Any], one: dict[str, Any]) -> bool:
    """The count reaches its limit: a token is taken, and it begins anew."""
    reached = total(table, example) + int(one["move"])
    seen = table.play(one["move"]).seen()
    return (reached, seen["tokens"][0], seen["total"]) == (one["facts"]["total"], 1, 0)


def is_below(table: Setting, example: dict[str, Any], one: dict[str, Any]) -> bool:
    """The count goes on with this total, and nobody takes a token."""
    seen = table.play(one["move"]).seen()
    return seen["total"] == one["facts"]["total"] and not any(seen["tokens"])


def is_higher(table: Setting, one: dict[str, Any]) -> bool:
    """Whether the value is higher than that of the top card."""
    return int(one["move"][1:]) > int(table.seen()["top"][1:])


def goes_on(table: Setting, one: dict[str, Any]) -> bool:
    """Whether whoever lays the card is to play again."""
    return bool(table.play(one["move"]).state.turn == 0)


def by_colour(table: Setting, _: dict[str, Any], one: dict[str, Any]) -> bool:
    """The card is not higher, and yet it may be laid: its colour is stronger."""
    return not is_higher(table, one) and not goes_on(table, one)


def by_value(table: Setting, _: dict[str, Any], one: dict[str, Any]) -> bool:
    """The card is higher, and its colour is not stronger: the turn ends."""
    return is_higher(table, one) and not goes_on(table, one)


def by_both(table: Setting, _: dict[str, Any], one: dict[str, Any]) -> bool:
    """The card is higher and stronger: the same player goes on."""
    return is_higher(table, one) and goes_on(table, one)


def is_end(table: Setting, _: dict[str, Any], one: dict[str, Any]) -> bool:
    """The cards become an end of the row, with as many cards as were laid."""
    row = table.play(one["move"]).seen()["row"]
    value, number = one["facts"]["value"], one["facts"]["number"]
    return value in (min(map(int, row)), max(map(int, row))) and row[str(value)] == number


def is_too_few(table: Setting, _: dict[str, Any], one: dict[str, Any]) -> bool:
    """Fewer than asked for; with as many as the help says it would be enough."""
    value, number = one["cards"][0], one["facts"]["number"]
    is_refused = table.reason(one["move"]) == "leaves/too-few"
    return is_refused and f"{value}x{number}" in table.put("hands", 0, value).legal()


CHECKS: dict[str, Callable[[Setting, dict[str, Any], dict[str, Any]], bool]] = {
    "safe": is_safe,
    "over": is_over,
    "token": is_token,
    "below": is_below,
    "duel": is_below,
    "colour": by_colour,
    "value": by_value,
    "both": by_both,
    "neither": lambda table, _, one: table.reason(one["move"]) == "ole/too-weak",
    "end": is_end,
    "few": is_too_few,
    "between": lambda table, _, one: table.reason(one["move"]) == "leaves/between",
}


@pytest.mark.parametrize(("game", "example", "one"), TRIES, ids=lambda part: str(part)[:24])
def test_what_is_said_of_an_example_holds(
    game: str, example: dict[str, Any], one: dict[str, Any]
) -> None:
    """The card is tried by the real rules, and the sentence is the right one."""
    assert CHECKS[one["says"]](lay_out(game, example, one), example, one)


@pytest.mark.parametrize("game", EXAMPLES)
def test_the_sum_of_an_example_is_right(game: str) -> None:
    """What stands beside the cards is what they add up to."""
    for example in EXAMPLES[game]:
        if "sum" in example:
            values = [int(card.lstrip("BYGRCMLF")) for card in example["lying"]]
            assert sum(values) == example["sum"]
