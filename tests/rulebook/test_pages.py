"""The rules as pages tell every rule, and with the numbers of the table they are told at."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from sources import rule_tests, rules_named, rules_told
from tables import Setting

from treize import rulebook
from treize.engine import verbs
from treize.engine.options import Value
from treize.games import GAMES, game_named
from treize.texts.words import LANGUAGES, Words

LETTERS = {"thirteen": "T", "friday": "F", "ole": "O", "leaves": "L", "drat": "D"}
SMALL = [1, 1, 0, 1, 1, 2]  # a pack for study


def sentences(game: str, lang: str, **options: Any) -> dict[str, str]:
    """Every sentence of a page, and the terminal's help, at a table with these options."""
    words = Words(lang)
    filled = rulebook.facts(game, options, words)
    texts = [text for section in rulebook.page(game).values() for text in section]
    found = {text: words(f"rule-{game}-{text}", **filled) for text in texts}
    return found | {"help": words(f"rules-{game}", **filled)}


@pytest.mark.parametrize("game", GAMES)
def test_a_page_tells_every_rule_that_has_a_test(game: str) -> None:
    """No rule is left out, none goes untested, and the numbers have no gaps."""
    told = rules_told(game)
    assert told == {rule for test in rule_tests(game).values() for rule in rules_named(test)}
    own = {rule for rule in told if rule[0] == LETTERS[game]}
    assert own == {f"{LETTERS[game]}{number}" for number in range(1, len(own) + 1)}


def test_friday_names_the_rules_it_shares_with_13() -> None:
    """Those with a T are rules of 13."""
    shared = {rule for rule in rules_told("friday") if rule[0] == "T"}
    assert shared < rules_told("thirteen")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_game_is_on_its_page(game: str, lang: str) -> None:
    """A sentence about a game that no page shows is deleted."""
    source = (GAMES[game].folder / f"{lang}.ftl").read_text(encoding="utf-8")
    written = set(re.findall(rf"^rule-{game}-([\w-]+) =", source, re.MULTILINE))
    assert written == sentences(game, lang).keys() - {"help"}


# --- The numbers are the table's own ---


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "option", "where"),
    [
        ("thirteen", "limit", {"aim", "safe", "over", "free", "help"}),
        ("thirteen", "hand", {"deal"}),
        ("thirteen", "rounds", {"rounds"}),
        ("friday", "limit", {"aim", "safe", "over", "free", "help"}),
        ("friday", "rounds", {"rounds"}),
        ("ole", "rounds", {"rounds"}),
        ("ole", "chip", {"chips", "help"}),
        ("leaves", "target", {"advanced"}),
        ("drat", "limit", {"aim", "token", "help"}),
        ("drat", "tokens", {"pack", "help"}),
    ],
)
def test_a_sentence_has_the_number_of_the_table(
    game: str, option: str, where: set[str], lang: str
) -> None:
    """A changed number is told wherever the usual one would be, and the usual one nowhere."""
    usual, kind = sentences(game, lang), GAMES[game].State.options[option]
    other = next(n for n in range(kind.most, 0, -1) if not has_number([*usual.values()], n))
    changed = sentences(game, lang, **{option: other})
    assert {text for text in usual if usual[text] != changed[text]} == where
    assert all(has_number([changed[text]], other) for text in where)
    number, title = game_named(game).usual_options[option], Words(lang)(f"title-{game}")
    told = [changed[text].replace(title, "") for text in where]  # Vendredi 13 is also a card
    assert number == 0 or not has_number(told, number)


def has_number(texts: list[str], number: Value) -> bool:
    """Whether a number is told in some text."""
    return any(re.search(rf"\b{number}\b", text) for text in texts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "option", "value", "where"),
    [
        ("ole", "opening", "lowest-and-one", {"open"}),
        ("ole", "voluntary_chip", False, {"chip", "help"}),
        ("ole", "ending", "all-chips", {"stuck", "help"}),
        ("leaves", "match", "advanced", {"basic", "advanced", "starter", "help"}),
        ("drat", "start_card", "positive", {"again"}),
        ("drat", "blocks", False, {"under"}),
        ("thirteen", "first", 2, {"deal"}),
        ("friday", "first", 2, {"start"}),
        ("ole", "first", 2, {"rounds"}),
        ("leaves", "first", 2, {"deal"}),
        ("drat", "first", 2, {"deal"}),
        ("thirteen", "deck", SMALL, {"pack"}),
        ("friday", "deck", SMALL, {"pack", "deal", "three"}),
        ("drat", "deck", [6, 5, 5, 5, 4, 4], {"pack"}),
    ],
)
def test_a_sentence_has_the_choice_of_the_table(
    game: str, option: str, value: Any, where: set[str], lang: str
) -> None:
    """What a table chose is told in the rules it changes, and only there."""
    usual, changed = sentences(game, lang), sentences(game, lang, **{option: value})
    assert {text for text in usual if usual[text] != changed[text]} == where


@pytest.mark.parametrize("seats", game_named("ole").SEATS)
def test_the_pack_of_ole_is_told_as_it_is_dealt(seats: int) -> None:
    """How far red and yellow go, and blue and green, and how many cards everybody gets."""
    told = rulebook.facts("ole", {}, Words("en"))
    table = Setting("ole", seats).set(this_round=-1).deal()
    cards = [*table.cards("shown"), *(c for p in range(seats) for c in table.cards("hands", p))]
    for letter, top in {"R": "low", "Y": "low", "B": "high", "G": "high"}.items():
        values = sorted(int(card[1:]) for card in cards if card[0] == letter)
        assert values == [*range(1, told[f"{top}_{seats}"] + 1)]
    assert len(cards) == seats * told[f"each_{seats}"]


@pytest.mark.parametrize("seats", game_named("leaves").SEATS)
def test_the_hands_of_leaves_are_told_as_they_are_dealt(seats: int) -> None:
    """By number of players."""
    told = rulebook.facts("leaves", {}, Words("en"))
    table = Setting("leaves", seats).set(this_round=-1).deal()
    assert {len(table.cards("hands", p)) for p in range(seats)} == {told[f"hand_{seats}"]}


@pytest.mark.parametrize("deck", [[3, 3, 2, 3, 3, 8], SMALL])
@pytest.mark.parametrize("seats", game_named("friday").SEATS)
def test_the_hands_of_friday_are_told_as_they_are_dealt(seats: int, deck: list[int]) -> None:
    """All get the same, or the first get one more; with three players a fourth hand is aside."""
    told = rulebook.facts("friday", {"deck": deck}, Words("en"))
    table = Setting("friday", seats, deck=deck).set(this_round=-1).deal()
    sizes = {len(table.cards("hands", player)) for player in range(seats)}
    assert "–".join(str(size) for size in sorted(sizes)) == told[f"hand_{seats}"]
    assert len(table.cards("aside")) == (told["aside"] if seats == 3 else 0)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("thirteen", {}),
        ("thirteen", {"deck": SMALL}),
        ("friday", {"deck": SMALL}),
        ("leaves", {}),
        ("drat", {}),
        ("drat", {"deck": [6, 5, 5, 5, 4, 4]}),
    ],
)
def test_as_many_cards_are_told_as_there_are(game: str, options: dict[str, Any]) -> None:
    """The pack of the rules themselves."""
    table = Setting(game, 4, **options)
    cards = np.zeros(len(table.rules.CARDS), np.int8)
    verbs.pack(table.state, cards)
    assert rulebook.facts(game, options, Words("en"))["cards"] == cards.sum()


# --- House rules ---


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_usual_rules_are_no_house_rules(game: str, lang: str) -> None:
    """Nothing is listed where nothing is changed."""
    assert rulebook.house_rules(game, game_named(game).usual_options, Words(lang)) == []


def test_house_rules_are_what_a_table_has_changed() -> None:
    """An option a line, by its name, with what it usually is."""
    options: dict[str, Value] = {
        "chip": 3,
        "voluntary_chip": False,
        "rounds": 2,
        "opening": "lowest",
    }
    assert rulebook.house_rules("ole", options, Words("en")) == [
        "Rounds: 2 (usually by the number of players)",
        "Points a chip costs: 3 (usually 5)",
        "A chip although you could play: not allowed (usually allowed)",
    ]


def test_zero_is_a_number_where_the_option_says_nothing_else() -> None:
    """Whatever the option is called; only a game knows that 0 rounds go by the players."""
    words = Words("en")
    assert words.value("rounds", 0) == "0"
    assert rulebook.told("ole", "chip", 0, words) == "0"
    assert rulebook.told("ole", "rounds", 0, words) == "by the number of players"
    assert {game: rulebook.zeros(game) for game in ("ole", "friday")} == {
        "ole": {"rounds": "by-players"},
        "friday": {},
    }


def test_a_limit_has_the_name_it_has_in_its_game() -> None:
    """In Drat the limit itself costs a token, in 13 only what is more."""
    for game, name in {"thirteen": "Limit of a target", "drat": "Total that costs a token"}.items():
        assert rulebook.house_rules(game, {"limit": 9}, Words("en")) == [f"{name}: 9 (usually 13)"]


def test_a_changed_pack_is_told_card_by_card() -> None:
    """With the names of the cards, and a real minus."""
    (changed,) = rulebook.house_rules("drat", {"deck": [8, 0, 5, 5, 1, 12]}, Words("en"))
    assert changed.startswith("Cards of each number: eight 4s, five 2s, five 1s, one −1, 12 × −2")


def test_whoever_begins_is_told_by_name() -> None:
    """Or by the number of the seat where names are not known."""
    said = [
        rulebook.house_rules("leaves", {"first": 1}, Words("en"), names)
        for names in (["Ann", "Bob", "Cy"], None)
    ]
    assert said == [
        ["Who begins: Bob (usually drawn at random)"],
        ["Who begins: seat 2 (usually drawn at random)"],
    ]
