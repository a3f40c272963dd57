"""Whoever waits for the rules to be compiled is told why, once, and never on standard output."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

ASK = "from treize.games.drat.rules import card_of, is_duel; card_of(3); is_duel(3)"
END = b"<end>"


def said(cache: Path, code: str, *, at_terminal: bool) -> str:
    """What a program says that asks something of the rules; on standard output it says nothing."""
    reader, writer = pty.openpty() if at_terminal else os.pipe()
    surroundings = os.environ | {"NUMBA_CACHE_DIR": str(cache), "TREIZE_LANG": "en"}
    command = [sys.executable, "-c", code]
    assert subprocess.check_output(command, stderr=writer, env=surroundings) == b""
    os.write(writer, END)
    heard = b""
    while END not in heard:
        heard += os.read(reader, 10_000)
    os.close(reader)
    os.close(writer)
    return heard.replace(END, b"").replace(b"\r", b"").decode()


def test_the_first_use_says_so_at_a_terminal(tmp_path: Path) -> None:
    """In one line, whatever is compiled; the next time it comes from the cache, silently."""
    first = said(tmp_path, ASK, at_terminal=True)
    assert first.startswith("treize: Compiling the rules")
    assert first.count("\n") == 1
    assert said(tmp_path, ASK, at_terminal=True) == ""


def test_elsewhere_it_is_in_the_log(tmp_path: Path) -> None:
    """For those who look there, and for nobody else."""
    assert said(tmp_path / "1", ASK, at_terminal=False) == ""
    logged = "import logging; logging.basicConfig(level=logging.INFO); " + ASK
    told = said(tmp_path / "2", logged, at_terminal=False)
    assert told.startswith("INFO:treize:Compiling the rules")
    assert told.count("\n") == 1


def test_a_process_that_works_for_another_is_silent(tmp_path: Path) -> None:
    """The one that started it has told it already."""
    work = f"from multiprocessing import Process; Process(target=exec, args=[{ASK!r}]).start()"
    assert said(tmp_path, work, at_terminal=True) == ""
