"""Facts: numbers that rules write down, compiled or plain, and how they are told."""

from __future__ import annotations

import numpy as np
import pytest

from treize import GAMES, Match
from treize.engine import verbs
from treize.engine.facts import ABSENT, Fact, Facts, Numbers
from treize.engine.options import Choice

CARDS = "B1", "B2"


def told(fact: Fact, *numbers: int) -> object:
    """How a fact is told that a rule wrote down."""

    def write(found: Numbers) -> None:
        found[:] = numbers

    return Facts([fact], CARDS).read(write)[fact.name]


def test_a_fact_is_told_by_its_kind() -> None:
    """Alone, by labels, as a list, or not at all."""
    assert told(Fact("a"), 3) == 3
    assert told(Fact("a", "card"), 1) == "B2"
    assert told(Fact("a", "seat"), -1) is None
    assert told(Fact("a", "flag"), 1) is True
    assert told(Fact("a", "range"), 12, 13) == "12–13"
    assert told(Fact("a", "range"), 10, 10) == "10"
    assert told(Fact("a", "word", ("x", "y"), length=2), 1, 0) == ["y", "x"]
    assert told(Fact("a", labels=("x", "y")), 5, 6) == {"x": 5, "y": 6}
    assert told(Fact("a", labels=("x", "y")), ABSENT, 0) is None


def test_no_fact_is_nothing() -> None:
    """And nobody is asked."""
    assert Facts([], CARDS).read(lambda found: pytest.fail("asked")) == {}


@pytest.mark.parametrize("game", GAMES)
def test_what_options_lead_to_is_the_same_compiled(game: str) -> None:
    """Python asks these rules uncompiled, other places compiled."""
    rules = GAMES[game]
    words = {n: o.words[-1] for n, o in rules.State.options.items() if isinstance(o, Choice)}
    for options in ({}, words):
        table, cards = rules.table_by(options), np.zeros(rules.State.kinds, np.int8)
        verbs.pack(table[0], cards)
        plain, compiled = np.zeros((2, rules.rule_numbers.size), np.int16)
        rules.ask("rule_numbers", table[0], cards, plain)
        verbs.rule_numbers(table[0], cards, compiled)
        assert plain.tolist() == compiled.tolist()
        for verb in ("unit", "is_one_round"):
            assert rules.ask(verb, table[0]) == getattr(verbs, verb)(table[0])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_announced_is_the_same_plain(game: str) -> None:
    """And so are the facts that reasons speak of."""
    rules, match = GAMES[game], Match(game, seats=3, seed=5)
    while not match.is_over and len(match.steps) < 30:
        seen = match.observe(match.turn)
        for verb, facts in (("announce", rules.announced), ("circumstances", rules.circumstances)):
            plain, compiled = np.zeros((2, facts.size), np.int16)
            rules.ask(verb, seen.states[0], plain)
            getattr(verbs, verb)(seen.states[0], compiled)
            assert plain.tolist() == compiled.tolist()
        match.play(match.legal()[0])
