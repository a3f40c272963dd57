"""A person at the terminal: whole matches of every game, in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from time import sleep

import pytest

from treize import GAMES, Match
from treize.bots import seated
from treize.errors import BadMove
from treize.games.drat import table as drat
from treize.match.merits import merit_of
from treize.match.telling import Teller
from treize.terminal.play import TerminalPlayer, play
from treize.terminal.progress import DIM, ERASE, PLAIN, show_while_waiting
from treize.terminal.session import PlayerLeft
from treize.texts.words import LANGUAGES, Words, printable


def sit(match: Match, answers: Iterator[str], lang: str = "en") -> tuple[TerminalPlayer, list[str]]:
    """A seat whose person gives these answers, and what that person is told."""
    told: list[str] = []

    def ask(prompt: str) -> str:
        told.append(prompt)
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    return TerminalPlayer(
        match, 0, seated("chance", match.game, "1"), Words(lang), ask, told.append
    ), told


def first_moves(match: Match) -> Iterator[str]:
    """Someone who always plays the first legal move."""
    while True:
        yield match.legal()[0]


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("treize.terminal.session.HINT_SECONDS", 0.01)


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
    assert not [line for line in told if re.search(r"[.;!?]\w|  ", line)][:3]
    single = "yes" if game in ("leaves", "drat") else "no"
    numbers = range(1, len(match.rounds) + 1)
    rounds = [Words(lang)("score-round", number=number, single=single) for number in numbers]
    assert [line for line in told if line in rounds] == rounds


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_shown_a_hidden_card(game: str) -> None:
    """LogEntry from two worlds that look alike to the seat, the table sounds the same."""
    match = Match(game, seats=3, seed=5)
    while len(match.steps) < 10 or match.turn != 0:
        match.play(match.legal()[-1])
    seat, told = sit(match, iter(()))
    seat._show()
    match._states[:] = match.observe(0).redeal(1)
    seat._show()
    assert told[: len(told) // 2] == told[len(told) // 2 :]


@pytest.mark.parametrize(
    ("answer", "move"),
    [("b1", "B1"), ("R4>y", "R4>Y"), ("#2", "B2"), ("2", "B2"), (" G5 ", "G5")],
)
def test_a_move_is_taken_in_any_case_or_by_its_number(answer: str, move: str) -> None:
    """As it is written, in small letters, or as 2 or #2 of the list."""
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


@pytest.mark.parametrize(("answer", "is_number"), [("2", False), ("#2", True)])
def test_where_cards_are_numbers_a_digit_is_a_card(answer: str, is_number: bool) -> None:
    """2 is the card +2, wherever it stands in the list; #2 is still the second move of it."""
    deals = (Match("drat", seats=2, seed=seed, options={"first": 0}) for seed in range(99))
    match = next(m for m in deals if "+2" in m.legal() and m.legal()[1] != "+2")
    meant = match.legal()[1] if is_number else "+2"
    number = len(match.moves)
    seat, told = sit(match, iter(["help", answer]))
    play(seat, None)
    assert match.moves[number] == meant
    assert any("#3 plays the third" in line for line in told)


@pytest.mark.parametrize(
    ("answer", "reply"),
    [
        ("?", "; 3 plays the third"),
        ("?", "Type a move"),
        ("moves", "#1 "),
        ("table", "Round 1."),
        ("score", "Score: You: 0"),
        ("R7", "is not a possible move (13)"),
        ("yellow 1", "You don’t have a yellow 1."),
        ("undo", "no move to undo"),
        ("hint", "2. "),
        ("nonsense", "is not a possible move (13)"),
        ("G7", "You don’t have a green 7."),
        ("R4", "can be played in several ways"),
        ("#99", "is not a possible move (13)"),
        ("99", "is not a possible move (13)"),
        ("#" + "9" * 5000, "is not a possible move (13)"),
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


@pytest.mark.parametrize(("lang", "word"), [("en", "moves"), ("fr", "coups"), ("de", "züge")])
def test_who_writes_no_move_is_told_where_they_are_listed(lang: str, word: str) -> None:
    """At the prompt by the command for it, in a program by the question."""
    match = Match("thirteen", seats=3, seed=5)
    seat, told = sit(match, iter(["nonsense", word]), lang)
    play(seat, None)
    (refusal,) = [line for line in told if "nonsense" in line]
    assert word in refusal
    assert "match.legal()" not in refusal
    assert any(line.startswith(f"#{len(match.legal())} ") for line in told)
    with pytest.raises(BadMove) as refused:
        match.play("nonsense")
    assert "match.legal()" in Words(lang).error(refused.value)


def test_undo_takes_back_the_own_move_and_what_followed() -> None:
    """After it the same decision is asked again."""
    match = Match("leaves", seats=3, seed=4)
    seat, told = sit(match, iter(["#1", "undo"]))
    play(seat, None)
    hands = [line for line in told if line.startswith("Your hand")]
    assert "Move undone." in told
    assert hands[0] == hands[-1]


def test_undo_goes_back_over_the_end_of_a_round() -> None:
    """To the last decision of the round before, whose number is told again."""
    match = Match("thirteen", seats=3, seed=4, options={"rounds": 2})

    def answers() -> Iterator[str]:
        while len(match.rounds) == 0:
            yield "#1"
        yield "undo"

    seat, told = sit(match, answers())
    play(seat, None)
    assert len(match.rounds) == 0
    assert match.turn == 0
    after = told[told.index("Move undone.") + 1 :]
    assert after[0] == "Round 1."
    assert any(line.startswith("Your hand") for line in after)


def test_undo_goes_back_to_the_very_start() -> None:
    """One move after the other, and then it says that there is none left."""
    match = Match("leaves", seats=3, seed=4)
    seat, told = sit(match, iter(["#1", "#1", "undo", "undo", "undo"]))
    play(seat, None)
    assert told.count("Move undone.") == 2
    assert told.count("You have no move to undo.") == 1
    assert all(step.seat != 0 for step in match.steps)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_with_hints_and_second_thoughts_in_french(game: str) -> None:
    """Against a bot that searches: look for a hint, take it, take it back, take it again."""
    match = Match(game, seats=3, seed=5)
    words = Words("fr")

    def answers() -> Iterator[str]:
        number = 0
        while True:
            number += 1
            if number % 5 == 0:
                yield "indice"
                yield told[-2].partition("(")[2].partition(")")[0] or "#1"
                yield "annuler"
            yield f"#{1 + number % len(match.legal())}"

    told: list[str] = []
    asked = answers()
    bot = seated("easy", game, "1")
    seat = TerminalPlayer(
        match, 0, bot, words, lambda _: next(asked), told.append, ["easy", "easy"]
    )
    seat.play()
    assert match.is_over
    assert all(printable(line) == line for line in told)
    assert words("play-undone") in told
    assert any("de chances de gagner" in line for line in told)


# --- Hints ---


def hints(match: Match) -> list[str]:
    """What the person in the first seat is told when asking for a hint."""
    seat, told = sit(match, iter(()))
    seat._obey("hint")
    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_up_to_three_moves(game: str) -> None:
    """What speaks for the best; then legal ones, each with the chance of winning and the rest."""
    match = Match(game, seats=3, seed=5)
    while match.turn != 0 or len(match.legal()) < 2:
        match.play(match.legal()[0])
    why, *told = hints(match)
    teller = Teller(Words("en"), match, ["You", "Bot 1", "Bot 2"], 0)
    named = [line.partition(". ")[2].partition(": ")[0] for line in told]
    assert len(told) == min(3, len(match.legal()))
    assert set(named) <= {teller.named(move) for move in match.legal()}
    assert all("chance of winning" in line and "about" in line for line in told)
    (best,) = (move for move in match.legal() if teller.named(move) == named[0])
    assert why == teller.hint(named[0], merit_of(match.observe(0), best))


def test_a_hint_where_there_is_no_choice_says_so() -> None:
    """Without thinking."""
    match = Match("friday", seats=3, seed=5)
    while match.turn != 0 or len(match.legal()) > 1:
        match.play(match.legal()[0])
    (move,) = match.legal()
    name = Words("en").card("friday", move)
    assert hints(match) == [f"Only one move is legal: {name} ({move})."]


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_rests_on_what_the_person_sees(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From two worlds that look alike to the seat, the same hint."""
    monkeypatch.setattr("treize.terminal.session.HINT_SECONDS", None)
    match = Match(game, seats=3, seed=5)
    while len(match.steps) < 10 or match.turn != 0:
        match.play(match.legal()[-1])
    told = hints(match)
    match._states[:] = match.observe(0).redeal(1)
    assert hints(match) == told


# --- Waiting ---


class Screen(StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


def test_a_long_thought_shows_on_a_terminal_and_is_erased(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dim line; a quick thought shows nothing, and a file never gets any of it."""
    screen, file = Screen(), StringIO()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("treize.terminal.progress.MOMENT", 0.0)
    for out in (screen, file):
        monkeypatch.setattr("sys.stdout", out)
        with show_while_waiting("Thinking …"):
            sleep(0.1)
    assert screen.getvalue() == f"{DIM}Thinking …{PLAIN}{ERASE}"
    assert file.getvalue() == ""
    monkeypatch.setattr("treize.terminal.progress.MOMENT", 60.0)
    monkeypatch.setattr("sys.stdout", screen)
    with show_while_waiting("Thinking at once"):
        pass
    assert screen.getvalue().endswith(f"{PLAIN}{ERASE}")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setattr("treize.terminal.progress.MOMENT", 0.0)
    with show_while_waiting("Thinking without erasing"):
        sleep(0.1)
    assert screen.getvalue().count(ERASE) == 1


def test_leaving_keeps_the_record(tmp_path: Path) -> None:
    """A match cut off is a sound record."""
    match = Match("drat", seats=2, seed=4)
    seat, told = sit(match, iter(["#1", "quit"]))
    file = tmp_path / "match.json"
    play(seat, file)
    assert any("left the table" in line for line in told)
    assert Match.replay(json.loads(file.read_text(encoding="utf-8"))).moves == match.moves


def test_a_record_calls_nobody_you(tmp_path: Path) -> None:
    """Whoever reads it is somebody else."""
    seat, _ = sit(Match("ole", seats=3, seed=1), iter(["quit"]))
    file = tmp_path / "match.json"
    play(seat, file)
    assert json.loads(file.read_text(encoding="utf-8"))["names"] == ["Guest", "Bot 1", "Bot 2"]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("fr", "mais aucun jeton à te donner."),
        ("en", "but no token to give you."),
        ("de", "aber kein Plättchen für dich."),
    ],
)
def test_a_duel_speaks_to_whoever_lost_it(lang: str, told: str) -> None:
    """By their role, and not by the name that lists have for them."""
    match = Match("drat", seats=2, seed=4)
    teller = Teller(Words(lang), match, ["¶", "Ann"], 0)
    sentence = drat._duel(teller, [3, 0], 1, 0, {"0": 2, "1": 5})
    assert sentence.endswith(told)
    assert "¶" not in sentence.partition(".")[2]


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


def helped(lang: str, **options: int) -> list[str]:
    """What help tells at a table of Drat."""
    seat, told = sit(Match("drat", seats=2, seed=5, options=options), iter(["help"]), lang)
    with pytest.raises(PlayerLeft):
        seat.play()
    asked = [i for i, line in enumerate(told) if line == Words(lang)("play-prompt")]
    return told[asked[0] + 1 : asked[1]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_tells_the_rules_of_this_table(lang: str) -> None:
    """What is changed comes first, and the number told is the one that is played to."""
    title, changed, *rules = helped(lang, limit=9)
    assert title == Words(lang)("option-house-rules")
    assert "9" in changed
    assert "9" in rules[1]
    assert not [line for line in rules if "13" in line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_tells_of_house_rules_only_where_there_are_some(lang: str) -> None:
    """At a usual table the rules come at once."""
    assert "13" in helped(lang)[0]
