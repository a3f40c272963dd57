"""A person at the terminal: whole matches of every game, in every language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from treize import GAMES, Match
from treize.bots import seated
from treize.sight import redeal
from treize.terminal.play import Seat, play
from treize.words import LANGUAGES, Words, printable


def sit(match: Match, answers: Iterator[str], lang: str = "en") -> tuple[Seat, list[str]]:
    """A seat whose person gives these answers, and what that person is told."""
    told: list[str] = []

    def ask(prompt: str) -> str:
        told.append(prompt)
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    return Seat(match, 0, seated("chance", match.game, "1"), Words(lang), ask, told.append), told


def first_moves(match: Match) -> Iterator[str]:
    """Someone who always plays the first legal move."""
    while True:
        yield match.legal()[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played(game: str, lang: str) -> None:
    """To the winner, every line a sentence without strange characters."""
    match = Match(game, seats=3, seed=5)
    seat, told = sit(match, first_moves(match), lang)
    seat.play()
    assert match.is_over
    assert match.seed in told[-1]
    assert all(printable(line) == line for line in told)
    single = "yes" if game in ("leaves", "drat") else "no"
    numbers = range(1, len(match.rounds) + 1)
    rounds = [Words(lang)("score-round", number=number, single=single) for number in numbers]
    assert [line for line in told if line in rounds] == rounds


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_shown_a_hidden_card(game: str) -> None:
    """Told from two worlds that look alike to the seat, the table sounds the same."""
    match = Match(game, seats=3, seed=5)
    while len(match.steps) < 10 or match.turn != 0:
        match.play(match.legal()[-1])
    seat, told = sit(match, iter(()))
    seat._show()
    match.table[:] = redeal(match.observe(0), 1)
    seat._show()
    assert told[: len(told) // 2] == told[len(told) // 2 :]


@pytest.mark.parametrize(
    ("answer", "move"), [("b1", "B1"), ("R4>y", "R4>Y"), ("#2", "B2"), (" G5 ", "G5")]
)
def test_a_move_is_taken_in_any_case_or_by_its_number(answer: str, move: str) -> None:
    """As it is written, in small letters, or as #2 of the list."""
    match = Match("thirteen", seats=3, seed=5)
    seat, _ = sit(match, iter([answer]))
    play(seat, None)
    assert match.moves[1] == move


def test_a_card_alone_is_taken_where_only_one_move_lays_it() -> None:
    """Three leaves of one value can be laid in three ways, a single one in one."""
    match = Match("leaves", seats=3, seed=5)
    while match.turn != 0:
        match.play(match.legal()[0])
    alone = next(
        c for c in map(str, match.view(0)["table"]["hands"][0]) if f"{c}x1" in match.legal()
    )
    moves = [move for move in match.legal() if move.startswith(f"{alone}x")]
    seat, told = sit(match, iter([alone]))
    play(seat, None)
    assert (f"{alone}x1" in match.moves) == (len(moves) == 1)
    assert any("several ways" in line for line in told) == (len(moves) > 1)


@pytest.mark.parametrize(
    ("answer", "reply"),
    [
        ("?", "Write a move"),
        ("moves", "#1 "),
        ("table", "Round 1."),
        ("score", "Standing: You: 0"),
        ("R7", "is not a move of 13"),
        ("yellow 1", "You do not hold the yellow 1."),
        ("undo", "no move of yours"),
        ("nonsense", "is not a move of 13"),
        ("G7", "You do not hold the green 7."),
        ("R4", "can be played in several ways"),
        ("#99", "is not a move of 13"),
    ],
)
def test_every_answer_is_answered(answer: str, reply: str) -> None:
    """Commands and mistakes alike; then the question comes again."""
    match = Match("thirteen", seats=3, seed=5)
    seat, told = sit(match, iter([answer]))
    play(seat, None)
    asked = told.index("Your move (? for help): ")
    assert any(reply in line for line in told[asked:])
    assert told.count("Your move (? for help): ") == 2


def test_undo_takes_back_the_own_move_and_what_followed() -> None:
    """After it the same decision is asked again."""
    match = Match("leaves", seats=3, seed=4)
    seat, told = sit(match, iter(["#1", "undo"]))
    play(seat, None)
    hands = [line for line in told if line.startswith("Your hand")]
    assert "Taken back." in told
    assert hands[0] == hands[-1]


def test_leaving_keeps_the_record(tmp_path: Path) -> None:
    """A match cut off is a sound record."""
    match = Match("drat", seats=2, seed=4)
    seat, told = sit(match, iter(["#1", "quit"]))
    file = tmp_path / "match.json"
    play(seat, file)
    assert any("left the table" in line for line in told)
    assert Match.replay(json.loads(file.read_text(encoding="utf-8"))).moves == match.moves


def test_bots_answer_the_same_after_an_undo() -> None:
    """Taking a move back does not make the bots think again until they err."""
    match = Match("ole", seats=3, seed=1)
    seat, _ = sit(match, iter(["#1", "undo", "#1"]))
    play(seat, None)
    once = Match("ole", seats=3, seed=1)
    other, _ = sit(once, iter(["#1"]))
    play(other, None)
    assert match.moves == once.moves


def test_a_card_that_fits_nowhere_says_why() -> None:
    """The card alone is enough to ask."""
    match = Match("leaves", seats=3, seed=1)
    while not (match.turn == 0 and (reasons := match.view(0)["why_not"])):
        match.play(match.legal()[0])
    card, reason = next(iter(reasons.items()))
    seat, told = sit(match, iter([card]))
    play(seat, None)
    sentence = Words("en").reason(reason["code"], reason)
    assert any(line.startswith(sentence) for line in told)
