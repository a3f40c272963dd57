"""Sitting down at a terminal: full screen or line by line, and what is kept."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from io import StringIO
from pathlib import Path

import pytest

from treize import Match
from treize.terminal import launch
from treize.terminal.cli import main
from treize.terminal.screen import LEAST_HEIGHT, LEAST_WIDTH
from treize.terminal.screen.table import TableApp

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TREIZE_LANG", "en")


@pytest.fixture
def screens(monkeypatch: pytest.MonkeyPatch) -> list[TableApp]:
    """The tables that would have been shown full screen, where the terminal allows it."""
    shown: list[TableApp] = []
    monkeypatch.setattr(launch, "is_a_screen", lambda: True)

    def run(app: TableApp) -> None:
        shown.append(app)

    monkeypatch.setattr(TableApp, "run", run)
    return shown


@pytest.mark.parametrize(
    ("is_terminal", "term", "size", "is_screen"),
    [
        (True, "xterm", (LEAST_WIDTH, LEAST_HEIGHT), True),
        (True, "xterm", (LEAST_WIDTH - 1, LEAST_HEIGHT), False),
        (True, "xterm", (LEAST_WIDTH, LEAST_HEIGHT - 1), False),
        (True, "dumb", (80, 24), False),
        (False, "xterm", (80, 24), False),
    ],
)
def test_a_screen_is_a_terminal_that_is_large_enough(
    monkeypatch: pytest.MonkeyPatch,
    is_terminal: bool,
    term: str,
    size: tuple[int, int],
    is_screen: bool,
) -> None:
    """In pipes, on a dumb terminal and in a small one it is line by line."""
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr("shutil.get_terminal_size", lambda: os.terminal_size(size))
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(f"sys.{name}.isatty", lambda: is_terminal)
    assert launch.is_a_screen() == is_screen


@pytest.mark.usefixtures("screens")
def test_every_match_is_kept(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first in the file that was named, others beside it; what is there stays."""
    (tmp_path / "match-2.json").touch()

    monkeypatch.setattr(TableApp, "run", lambda app: app.sessions.append(app.deal()))
    file = tmp_path / "match.json"
    assert main(["play", "drat", "--seats", "2", "--seed", "4", "--record", str(file)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "You have left the table; the match is not over."
    assert [line.rpartition("/")[2] for line in told[1:]] == ["match.json.", "match-3.json."]
    first, second = (
        Match.replay(json.loads((tmp_path / name).read_text()))
        for name in ("match.json", "match-3.json")
    )
    assert first.seed != second.seed
    assert (tmp_path / "match-2.json").read_text() == ""


def test_plain_is_line_by_line(
    screens: list[TableApp], capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the terminal."""
    monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
    assert main(["play", "drat", "--seats", "2", "--plain"]) == 0
    assert "Opponents: " in capsys.readouterr().out
    assert not screens
    main(["play", "drat", "--seats", "2"])
    assert len(screens) == 1


def test_without_textual_it_is_line_by_line_after_a_sentence() -> None:
    """One that tells how to get it; other commands don't even look for it."""
    program = """
import sys
from treize.terminal import launch
from treize.terminal.cli import main
main(["games"])
assert "textual" not in sys.modules
sys.modules["textual"] = None
launch.is_a_screen = lambda: True
sys.exit(main(["play", "drat", "--seats", "2", "--bots", "chance"]))
"""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, input="", capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "Your hand: " in done.stdout
    (said,) = done.stderr.splitlines()
    assert "'.[terminal]'" in said
    assert said.endswith("Until then you play line by line.")


def test_at_a_real_terminal_the_table_fills_the_screen() -> None:
    """And when it is left the terminal is as it was, with a sentence."""
    screen, wire = pty.openpty()
    fcntl.ioctl(wire, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    command = [sys.executable, "-m", "treize", "play", "drat", "--bots", "chance", "--seats", "2"]
    given = os.environ | {"TERM": "xterm-256color"}
    with subprocess.Popen(command, env=given, stdin=wire, stdout=wire, stderr=wire) as table:
        os.close(wire)
        try:
            assert "\x1b[?1049h" in _read_until(screen, "Your turn.")
            os.write(screen, b"q")
            _read_until(screen, "Do you want to leave")
            os.write(screen, b"\x1b[C\r")
            shown = _read_until(screen, "You have left the table")
            assert "\x1b[?1049l" in shown
            assert table.wait(60) == 0
        finally:
            table.kill()
            os.close(screen)


def _read_until(screen: int, sign: str) -> str:
    """What a terminal shows up to a sign."""
    shown = b""
    while sign.encode() not in shown:
        assert select.select([screen], [], [], 60)[0], shown
        shown += os.read(screen, 65536)
    return shown.decode(errors="replace")
