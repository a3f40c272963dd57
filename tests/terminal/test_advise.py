"""Advice on a recorded match: what people and programs are told, and what it rests on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from treize import GAMES, Match
from treize.bots.search import Advice, Search
from treize.match.merits import merit_of
from treize.match.notation import parts_of
from treize.match.telling import Teller
from treize.terminal import advise as advising
from treize.terminal.advise import advise, cost_of, go_to
from treize.terminal.cli import main
from treize.texts.words import LANGUAGES, Words

Capture = pytest.CaptureFixture[str]
NAMES = ["Ann", "Bob", "Cy"]
QUICK = ("--simulations", "2000")


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TREIZE_LANG", "en")


def record_of(match: Match, folder: Path) -> str:
    """A file with the record of a match."""
    file = folder / "match.json"
    file.write_text(json.dumps(match.record(names=NAMES)), encoding="utf-8")
    return str(file)


@pytest.fixture
def match() -> Match:
    """A whole match of Friday the 13th: the last card of a round is never a choice."""
    match = Match("friday", seats=3, seed=7, options={"rounds": 1})
    while not match.is_over:
        match.play(match.legal()[0])
    return match


@pytest.fixture
def record(match: Match, tmp_path: Path) -> str:
    """The file of that match."""
    return record_of(match, tmp_path)


def run(capture: Capture, *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and complaints of `treize advise`."""
    code = main(["advise", *arguments])
    said = capture.readouterr()
    complaints = [line for line in said.err.splitlines() if not line.startswith("Compiling")]
    return code, said.out, "\n".join(complaints)


def facts(capture: Capture, *arguments: str) -> dict[str, Any]:
    """What it tells programs."""
    code, out, _ = run(capture, *arguments, "--json")
    assert code == 0
    found: dict[str, Any] = json.loads(out)
    return found


# --- What is printed ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_legal_move_is_told_and_the_played_one_marked(
    capsys: Capture, match: Match, record: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By notation and name, with chance, points and simulations, in every language."""
    monkeypatch.setenv("COLUMNS", "90")
    code, out, _ = run(capsys, record, "--at", "5", *QUICK, "--lang", lang)
    played = match.moves[5]
    match.undo(5)
    words, lines = Words(lang), out.splitlines()
    assert code == 0
    for move in match.legal():
        (line,) = [line for line in lines if line.split(" ")[0] == move]
        assert words.move("friday", parts_of("friday", move), NAMES) in line
        assert "± " in line
        assert line.rstrip().endswith(words("advise-played")) == (move == played)
    assert lines[-1].startswith(NAMES[match.turn or 0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_moves_fit_a_narrow_terminal(
    capsys: Capture, record: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long name takes a second line; figures are never cut."""
    monkeypatch.setenv("COLUMNS", "80")
    out = run(capsys, record, "--at", "5", *QUICK, "--lang", lang)[1]
    (table,) = [part for part in out.split("\n\n") if "±" in part and "F4>L" in part]
    assert all(len(line) <= 80 for line in table.splitlines())
    assert "…" not in table


def test_programs_are_told_the_same(capsys: Capture, match: Match, record: str) -> None:
    """The best move first, all simulations counted, and the same again by the same seed."""
    found = facts(capsys, record, "--at", "5", *QUICK)
    played, seat = match.moves[5], match.steps[5].seat
    match.undo(5)
    head = {"game": "friday", "seats": 3, "at": 5, "seat": seat, "name": NAMES[seat]}
    assert found.items() >= (head | {"played": played, "seed": "13", "simulations": 2000}).items()
    moves = found["moves"]
    why = merit_of(match.observe(seat), moves[0]["move"])
    assert found["why"] == {**why._asdict(), "text": Words("en").merit("friday", *why)}
    assert found["why"]["text"] in run(capsys, record, "--at", "5", *QUICK)[1]
    assert sorted(move["move"] for move in moves) == match.legal()
    assert sum(move["simulations"] for move in moves) == 2000
    assert 2 * moves[0]["simulations"] >= max(m["simulations"] for m in moves)
    assert moves[0]["cost"] == 0
    assert all(0 <= move["worth"] <= 1 and 0 < move["margin"] < 1 for move in moves)
    assert facts(capsys, record, "--at", "5", *QUICK) == found
    assert facts(capsys, record, "--at", "5", *QUICK, "--seed", "2") != found


def test_a_clock_and_threads_may_end_it(capsys: Capture, record: str) -> None:
    """For so many seconds, or so many simulations shared by threads."""
    assert facts(capsys, record, "--at", "5", "--seconds", "0.02")["simulations"] > 0
    assert facts(capsys, record, "--at", "5", *QUICK, "--threads", "2")["simulations"] == 2000


def test_a_move_that_was_never_tried_has_no_figures(capsys: Capture, record: str) -> None:
    """One simulation tries one move only."""
    moves = facts(capsys, record, "--at", "5", "--simulations", "1")["moves"]
    assert ["worth" in move for move in moves] == [True] + [False] * (len(moves) - 1)
    assert "–" in run(capsys, record, "--at", "5", "--simulations", "1")[1]


# --- Which moment ---


def test_without_a_moment_it_is_the_last_choice(match: Match) -> None:
    """Of a match that is over, the last move that could have been another."""
    moves = match.moves
    played = go_to(match, None)
    number = len(match.steps)
    assert len(match.legal()) > 1
    assert played == moves[number]
    for move in moves[number:-1]:
        match.play(move)
        assert len(match.legal()) == 1


def test_an_unfinished_match_is_advised_as_it_lies(
    capsys: Capture, match: Match, tmp_path: Path
) -> None:
    """No move has been played there yet."""
    match.undo(7)
    record = record_of(match, tmp_path)
    found = facts(capsys, record, *QUICK)
    assert (found["at"], found["played"]) == (7, None)
    out = run(capsys, record, *QUICK)[1]
    assert out.endswith("No move has been played here yet.\n")


def test_at_the_end_there_is_nothing_to_decide(capsys: Capture, match: Match, record: str) -> None:
    """One sentence for people, no moves for programs."""
    end = str(len(match.steps))
    code, out, err = run(capsys, record, "--at", end)
    assert (code, err) == (0, "")
    assert out == f"After {end} moves the match is over; there is nothing to decide.\n"
    found = facts(capsys, record, "--at", end)
    assert (found["seat"], found["moves"]) == (None, [])


def test_a_single_legal_move_is_said_to_be_one(capsys: Capture, match: Match, record: str) -> None:
    """The last card of a round."""
    code, out, _ = run(capsys, record, "--at", str(len(match.steps) - 1), *QUICK)
    assert code == 0
    assert "Only one move is legal here" in out.splitlines()[-1]


# --- What a move cost ---


def verdict(match: Match, advice: list[Advice], played: str) -> str:
    """The sentence about a move."""
    return advising._verdict(Teller(Words("en"), match, NAMES, None), advice, played)


def test_a_verdict_tells_what_a_move_cost() -> None:
    """Nothing, or too little to be sure, or a share of the win."""
    match = Match("friday", seats=3, seed=7)
    advice = [
        Advice("C1", 0.40, 0.01, 5.0, 900),
        Advice("C2", 0.39, 0.01, 5.0, 800),
        Advice("C7", 0.20, 0.02, 9.0, 90),
        Advice("M7", 0.00, 1.00, 0.0, 0),
    ]
    name = NAMES[match.turn or 0]
    assert verdict(match, advice, "C1") == f"{name}: cat 1 (C1), the best move found."
    assert "difference of 1.0% is within the uncertainty of ± 2.8%" in verdict(match, advice, "C2")
    assert "by 20.0% (± 4.4%) compared with the best move: cat 1" in verdict(match, advice, "C7")
    assert "no simulation tried" in verdict(match, advice, "M7")
    assert cost_of(advice[2], advice[0]).is_certain
    assert not cost_of(advice[1], advice[0]).is_certain


# --- What it rests on ---


@pytest.mark.parametrize("game", GAMES)
def test_advice_rests_on_what_the_seat_sees(capsys: Capture, game: str) -> None:
    """From two worlds that look alike to the seat, the same advice, word by word."""
    match = Match(game, seats=3, seed=5)
    while len(match.steps) < 10 or len(match.legal()) < 2:
        match.play(match.legal()[-1])
    search = Search(game, "1", simulations=300)
    told = []
    for world in (match._states.copy(), match.observe(match.turn).redeal(77)):
        match._states[:] = world
        advise(match, NAMES, None, search, False, Words("en"))
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


# --- Mistakes ---


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--at", "999"], "There is no move 999; give a number from 0 to 38."),
        (["--at", "-1"], "There is no move -1"),
        (["--simulations", "0"], "must be from 1 to 100,000,000, not 0"),
        (["--simulations", "1" + "0" * 30], "must be from 1 to"),
        (["--simulations", "many"], "“many” is not a whole number"),
        (["--seconds", "0"], "not a length of time"),
        (["--seconds", "nan"], "not a length of time"),
        (["--threads", "0"], "must be from 1 to 64, not 0"),
        (["--threads", "65"], "must be from 1 to 64, not 65"),
        (["--seed", "-1"], "is not a seed"),
        (["--simulations", "9", "--seconds", "1"], "--seconds: not together with --simulations"),
    ],
)
def test_misuse_is_one_line(
    capsys: Capture, record: str, arguments: list[str], complaint: str
) -> None:
    """Nothing on standard output, one sentence on standard error, exit code 2."""
    code, out, err = run(capsys, record, *arguments)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert complaint in err


def test_a_bad_file_is_one_line(capsys: Capture, tmp_path: Path) -> None:
    """No record, or no file at all: exit code 1."""
    file = tmp_path / "match.json"
    code, out, err = run(capsys, str(file))
    assert (code, out, len(err.splitlines())) == (1, "", 1)
    file.write_text("{}", encoding="utf-8")
    code, out, err = run(capsys, str(file))
    assert (code, err, len(out.splitlines())) == (1, "", 1)
    assert out.startswith(f"{file}: This is not a record")
