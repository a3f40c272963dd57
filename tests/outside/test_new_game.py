"""A new game plays at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from installed import Run, install, runner

from treize.authoring.new_game import new_game
from treize.errors import TreizeError
from treize.texts.invocation import reached
from treize.texts.words import LANGUAGES


def test_a_new_game_plays_at_once(treize: Run, tmp_path: Path) -> None:
    """Its folder is installed as it is, and its own tests pass; in every language it is told."""
    site, asked = tmp_path / "site", "\n".join(["?", "pass"] + ["#1"] * 60)
    for lang in LANGUAGES:
        new = tmp_path / lang
        told = treize("new-game", "climber", "--folder", str(new), "--lang", lang)
        assert (told.returncode, len(told.stdout.splitlines())) == (0, 3)
        if not site.exists():
            install(new, site)
        run, bots = runner(site), ["--bots", "greedy"]
        played = run("-m", "treize", "play", "climber", "--lang", lang, *bots, stdin=asked)
        assert (played.returncode, "Traceback" in played.stderr) == (0, False)
        assert "climber-" not in played.stdout
    options = ["-q", "-p", "no:cacheprovider", "--rootdir", str(new)]
    tested = run("-m", "pytest", *options, str(new / "tests"))
    assert tested.returncode == 0, tested.stdout


def test_what_is_printed_can_be_typed(
    treize: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its path where no shell would find it, by its name where one does."""
    beside = Path(sys.executable).parent
    monkeypatch.chdir(tmp_path)
    told = treize("new-game", "climber", "--folder", str(tmp_path / "new"), PATH=os.defpath)
    install, play, check = told.stdout.splitlines()
    assert install == f"{beside / 'pip'} install --no-build-isolation -e {tmp_path / 'new'}"
    assert play == f"{beside / 'treize'} play climber"
    assert f"{beside / 'treize'} check-game climber" in check
    assert subprocess.run([play.split()[0], "--version"], check=False).returncode == 0
    monkeypatch.setenv("PATH", os.defpath)
    monkeypatch.chdir(beside.parent.parent)
    assert reached("treize") == os.path.relpath(beside / "treize")
    assert reached("no_such").endswith("-m no_such")
    monkeypatch.setenv("PATH", f"{beside}{os.pathsep}{os.defpath}")
    assert reached("treize") == "treize"


@pytest.mark.parametrize("name", ["Bad", "9", "class", "drat", "json", "a-b", "../x", ""])
def test_a_name_that_would_not_work_is_refused(name: str, tmp_path: Path) -> None:
    """Before anything is written."""
    with pytest.raises(TreizeError):
        new_game(name, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    """A folder that is there stays as it is."""
    with pytest.raises(TreizeError, match="already there"):
        new_game("climber", tmp_path)
    assert not any(tmp_path.iterdir())
