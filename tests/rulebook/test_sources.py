"""Every sentence of the rule texts is traced to what became of it, and every rule to a sentence."""

from __future__ import annotations

import re

import pytest
import sources
from sources import (
    NO_RULE,
    Sentence,
    at_hand,
    cut,
    digest,
    our_choices,
    rule_tests,
    rules_told,
    traced,
    words_of,
)

from treize.games import GAMES
from treize.rulebook import page
from treize.texts.words import LANGUAGES, files

# A text of our own, cut as the others are, so that there is always one to compare.
MADE_UP = """
A HEADING

1. Draw a card. Then lay it
(if you can) on the *pile*! “May I?” is
not asked.

\tPlayers
\tCards

\t3
\t12
"""
TRACED = ["A HEADING", "1 Draw a card", "Then lay it if you can on the pile", "May I is not asked"]
TRACED += ["players cards", "3 12"]


def differences(text: str, known: list[Sentence]) -> list[str]:
    """The numbers of the sentences that are not, or no longer, those that were traced."""
    found, kept = [digest(sentence) for sentence in cut(text)], [one.digest for one in known]
    numbers = range(max(len(found), len(kept)))
    return [str(n + 1) for n in numbers if found[n : n + 1] != kept[n : n + 1]]


def texts_and_traces() -> dict[str, tuple[str, list[Sentence]]]:
    """The text made up, and those of the five games that are at hand."""
    ours = [Sentence(digest(sentence), [], "") for sentence in TRACED]
    theirs = {game: (text, traced(game)) for game, text in at_hand().items()}
    return {"made up": (MADE_UP, ours), **theirs}


@pytest.mark.parametrize(("text", "known"), texts_and_traces().values(), ids=texts_and_traces())
def test_every_sentence_is_traced(text: str, known: list[Sentence]) -> None:
    """As many as there are, in their order, and each still the same."""
    assert differences(text, known) == []
    assert differences(f"{text}\nOne more.", known) == [str(len(known) + 1)]
    assert differences(text, [*known[:1], known[0], *known[2:]]) == ["2"]
    assert differences(text, known[:-1]) == [str(len(known))]


@pytest.mark.parametrize("game", GAMES)
def test_what_became_of_a_sentence_is_there(game: str) -> None:
    """A rule of the page, a text of the page, a test of the rules; or it is no rule at all."""
    texts = {f"rule-{game}-{text}" for section in page(game).values() for text in section}
    known = rules_told(game) | texts | rule_tests(game).keys()
    for number, sentence in enumerate(traced(game), 1):
        assert sentence.became, number
        if sentence.became[0] in NO_RULE:
            assert len(sentence.became) == 1, number
        else:
            assert set(sentence.became) <= known, number


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_comes_from_a_sentence_or_is_our_choice(game: str) -> None:
    """None is made up without saying so."""
    said = {what for sentence in traced(game) for what in sentence.became}
    assert rules_told(game) - said - our_choices(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_is_told_in_a_few_words_of_ours(game: str) -> None:
    """Never in its own: by a digest, and by eight words at most."""
    for sentence in traced(game):
        assert re.fullmatch("[0-9a-f]{12}", sentence.digest)
        assert 1 <= len(sentence.ours.split()) <= 8
        assert digest(sentence.ours) != sentence.digest


@pytest.mark.parametrize("text", [text for text, _ in texts_and_traces().values()])
def test_no_sentence_is_copied(text: str) -> None:
    """Our pages say it in their own words."""
    texts = [file for lang in LANGUAGES for file in files(lang)]
    ours = words_of("\n".join(file.read_text(encoding="utf-8") for file in texts))
    said = [words_of(sentence) for sentence in cut(text)]
    assert [sentence for sentence in said if len(sentence.split()) > 5 and sentence in ours] == []


def test_the_page_is_as_the_script_writes_it() -> None:
    """`.venv/bin/python tests/rulebook/sources.py` writes it anew."""
    assert sources.PAGE.read_text(encoding="utf-8") == sources.as_markdown()
