"""Tutorials are scripts that run; those that take long run in a short form."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from treize import games

DOCS = Path(__file__).parents[2] / "docs"
Capture = pytest.CaptureFixture[str]


def script(name: str, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> Any:
    """A script of the docs as a module, called with these arguments."""
    file = DOCS / f"{name}.py"
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, file.stem, module)
    monkeypatch.setattr(sys, "argv", [str(file), *arguments])
    spec.loader.exec_module(module)
    return module


def test_play(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """A match is played, recorded and replayed."""
    script("tutorials/play", monkeypatch).main()
    out = capsys.readouterr().out
    assert "replayed: True" in out
    assert "ole/" in out  # why a move is not legal


def test_write_a_bot(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """The bot of the page competes, and knows more than chance."""
    script("tutorials/write_a_bot", monkeypatch, "--deals", "6").main()
    names = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert names.index("hoarder") < names.index("chance")


def test_train_an_agent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short form of the training, after which the agent wins far more often than before."""
    tutorial = script("tutorials/train_an_agent", monkeypatch)
    before = tutorial.share_of_wins(tutorial.train(0, tables=64), tables=512)
    after = tutorial.share_of_wins(tutorial.train(12, tables=128), tables=512)
    assert after > before + 0.1


def test_compare_the_games(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture
) -> None:
    """A picture with a plot for each game."""
    out = tmp_path / "games.svg"
    script("tutorials/compare_the_games", monkeypatch, "--matches", "50", "--out", str(out)).main()
    text = out.read_text()
    assert all(f"<!-- {title}" in text for title in ("13:", "Friday", "Olé!", "13 Leaves", "Drat"))


def test_add_a_game(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """The game of the page is played by our kernels at once, and every match has a winner."""
    try:
        script("tutorials/add_a_game", monkeypatch).main()
    finally:
        games.remove("top")
    out = capsys.readouterr().out
    assert re.search(r"\d{4,} matches, won by seat: \d+% \d+% \d+%", out)


def test_run_a_server(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """A server opens, a match is played in it through its socket, and its record is verified."""
    for part in ("rules", "search"):  # or its bots would think uncompiled, which takes long
        subprocess.run(
            [sys.executable, "-m", "treize.server.workers.compile", "drat", part, "0"], check=True
        )
    script("tutorials/run_a_server", monkeypatch).main()
    out = capsys.readouterr().out
    assert "played by Ann" in out
    assert re.search(r"verified: \d+ moves", out)
    assert "treize.sqlite3" in out


def test_solve(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture) -> None:
    """The script of the page on small packs, on the smaller one and for a moment."""
    solve = script("research/solve", monkeypatch)
    monkeypatch.setitem(solve.SMALL, "thirteen", solve.SMALL["thirteen"] | {"deals": 2})
    found = solve.solve("thirteen", 40, 20)
    assert found[-1][1] < found[0][1]
    assert "after 40 iterations" in capsys.readouterr().out


def test_every_page_is_in_the_site() -> None:
    """The list of pages in mkdocs.yml is the pages there are, and each script has one."""
    site = (DOCS.parent / "mkdocs.yml").read_text()
    listed = set(re.findall(r"[\w/-]+\.md", site))
    assert listed == {page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")}
    told = "".join(page.read_text() for page in DOCS.rglob("*.md"))
    for file in DOCS.rglob("*.py"):
        name = file.relative_to(DOCS).as_posix()
        assert f'--8<-- "docs/{name}"' in told or f"({name})" in told or f"docs/{name}" in site
