"""`treize arena` for people and for programs."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from treize.arena import arena, terms_of
from treize.arena.plot import plot
from treize.arena.report import Report
from treize.arena.show import show
from treize.terminal.cli import main
from treize.texts.words import LANGUAGES, Words

Capture = pytest.CaptureFixture[str]
COMMAND = ("arena", "leaves", "--players", "greedy,chance", "--seatings", "4", "--jobs", "1")


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TREIZE_LANG", "en")


@pytest.fixture(scope="module")
def result() -> Report:
    """A report of three deals."""
    return arena(terms_of("leaves", ("greedy", "chance"), seed=5, seatings=4), 3, jobs=1)


def test_json_is_the_report(capsys: Capture, result: Report) -> None:
    """For programs: the terms, the standings, and who was ahead of whom."""
    assert main([*COMMAND, "--deals", "3", "--seed", "5", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found == result
    assert {"game", "seats", "players", "options", "seed", "deals", "matches", "even"} < set(found)
    for row in found["standings"]:
        assert set(row) == {"player", "matches", "wins", "rank", "points", "rating"}
        assert set(row["wins"]) == {"mean", "margin"}
        assert set(row["rating"]) == {"mu", "sigma"}
    assert set(found["ahead"]["greedy"]) == {"chance"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_speaks_every_language(capsys: Capture, result: Report, lang: str) -> None:
    """With a row for each player, the best first, and decimals as the language writes them."""
    show(result, Words(lang))
    out = capsys.readouterr().out
    names = {"en": "greedy chance", "fr": "simple hasard", "de": "Faustregel Zufall"}[lang].split()
    assert out.index(names[0]) < out.index(names[1])
    assert ("greedy" in out) == (lang == "en")
    assert ("25.0%" if lang == "en" else "25,0\N{NO-BREAK SPACE}%") in out
    assert Words(lang)("arena-ahead") in out


def test_one_deal_has_a_dash_for_its_intervals(capsys: Capture) -> None:
    """And null for programs."""
    assert main([*COMMAND, "--deals", "1", "--seed", "5"]) == 0
    assert "% ± –" in capsys.readouterr().out
    assert main([*COMMAND, "--deals", "1", "--seed", "5", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["standings"][0]["wins"]["margin"] is None


def test_matches_broken_off_are_told(capsys: Capture, result: Report) -> None:
    """With the number of moves."""
    show({**result, "capped": 2}, Words("en"))
    assert "broken off after 10,000 moves and scored as they stood: 2" in capsys.readouterr().out


@pytest.mark.parametrize(("lang", "kind"), [("en", ".png"), ("fr", ".svg"), ("de", ".PNG")])
def test_a_plot_is_drawn(tmp_path: Path, result: Report, lang: str, kind: str) -> None:
    """The same report gives the same picture."""
    one, two = tmp_path / f"one{kind}", tmp_path / f"two{kind}"
    for file in (one, two):
        plot(result, file, Words(lang))
    beginning = b"<?xml" if kind == ".svg" else b"\x89PNG"
    assert one.read_bytes().startswith(beginning)
    assert one.stat().st_size > 5_000
    assert one.read_bytes() == two.read_bytes()


def test_the_command_plots_beside_its_table(capsys: Capture, tmp_path: Path) -> None:
    """Of a single deal too, which has no intervals."""
    file = tmp_path / "arena.svg"
    assert main([*COMMAND, "--deals", "1", "--plot", str(file)]) == 0
    assert file.stat().st_size > 5_000
    assert "greedy" in capsys.readouterr().out


@pytest.mark.parametrize("missing", ["matplotlib", "openskill", "openskill.models"])
def test_a_missing_extra_is_named_before_the_first_match(
    missing: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """In one sentence that tells how to get it."""
    monkeypatch.setitem(sys.modules, missing, None)
    assert main([*COMMAND, "--plot", str(tmp_path / "a.png")]) == 2
    told = capsys.readouterr().err
    assert f"{missing.partition('.')[0]}, which is not installed" in told
    assert ".[arena]" in told


def test_a_command_without_a_seed_goes_on_with_the_seed_of_its_file(
    capsys: Capture, tmp_path: Path
) -> None:
    """Two deals and then a third are the same as three."""
    file = str(tmp_path / "arena.jsonl")
    assert main([*COMMAND, "--deals", "2", "--resume", file, "--json"]) == 0
    seed = json.loads(capsys.readouterr().out)["seed"]
    assert main([*COMMAND, "--deals", "3", "--resume", file, "--json"]) == 0
    resumed = capsys.readouterr().out
    assert main([*COMMAND, "--deals", "3", "--seed", str(seed), "--json"]) == 0
    assert capsys.readouterr().out == resumed


def test_a_file_of_another_arena_is_one_line_and_exit_code_1(
    capsys: Capture, tmp_path: Path
) -> None:
    """It names the file and what differs; so does a file that can't be read."""
    file = str(tmp_path / "arena.jsonl")
    command = [*COMMAND, "--deals", "1", "--resume", file]
    assert main([*command, "--seed", "1"]) == 0
    capsys.readouterr()
    assert main([*command, "--seed", "2"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert line.startswith(f"treize: {file} is from another arena: its seed is 1, not 2; ")
    assert main([*COMMAND, "--resume", str(tmp_path)]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_ctrl_c_says_how_to_go_on_and_leaves_no_process_behind(tmp_path: Path) -> None:
    """The processes are told to stop, and the file holds what was finished."""
    file = tmp_path / "arena.jsonl"
    arguments = (*COMMAND[:-1], "2", "--deals", "100000", "--seed", "1", "--resume", str(file))
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a background job ignores it
    run = subprocess.Popen(
        [sys.executable, "-m", "treize", *arguments], stderr=subprocess.PIPE, text=True
    )
    signal.signal(signal.SIGINT, before)
    while not file.exists() or file.read_bytes().count(b"\n") < 3:
        assert run.poll() is None
        time.sleep(0.05)
    run.send_signal(signal.SIGINT)
    _, complaint = run.communicate(timeout=20)  # ends only when all who hold the pipe have ended
    assert run.returncode == 130
    assert f"finished deals are kept in {file}" in complaint
    assert "Traceback" not in complaint
    assert main([*COMMAND, "--deals", "2", "--resume", str(file)]) == 0
