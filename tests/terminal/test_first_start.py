"""The first start says each step in a line; what tools say is shown only if they fail."""

from __future__ import annotations

import os
import shutil
import subprocess
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
CHATTER = "".join(f"echo chatter {number} >&2\n" for number in range(30))


def make_setup(folder: Path, pip: str) -> subprocess.CompletedProcess[str]:
    """Set up with a Python that makes its environment of a stand-in, whose pip does this."""
    shutil.copy(ROOT / "Makefile", folder)
    for name in ("requirements.lock", "pyproject.toml"):
        (folder / name).touch()
    python, inner = folder / "python", folder / "inner"
    inner.write_text(f"#!/bin/sh\n{CHATTER}{pip}\n")
    makes_it = f"mkdir -p .venv/bin; cp {inner} .venv/bin/python"
    python.write_text(f'#!/bin/sh\n[ "$1" = -c ] && exit\n{CHATTER}{makes_it}\n')
    for program in (python, inner):
        program.chmod(0o700)
    return make("setup", f"PYTHON={python}", folder=folder)


def make(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [shutil.which("make") or "", *arguments]
    outer = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return subprocess.run(
        command, cwd=folder, env=outer, check=False, capture_output=True, text=True
    )  # not as a part of the `make test` that runs this


def test_setting_up_is_one_line(tmp_path: Path) -> None:
    """However much its tools have to say; the second time it is none."""
    run = make_setup(tmp_path, "exit 0")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines() == ["Setting up Python packages in .venv, one or two minutes…"]
    assert make("-s", "setup", folder=tmp_path).stdout == ""


def test_what_failed_is_told_with_its_last_lines(tmp_path: Path) -> None:
    """And a sentence of what to do."""
    run = make_setup(tmp_path, "echo no network >&2; exit 1")
    assert run.returncode != 0
    told = run.stderr.splitlines()
    assert told[0] == "chatter 11"
    assert told[19:21] == [
        "no network",
        "The Python packages could not be installed; look at the network, then try again.",
    ]
    assert not (tmp_path / ".venv/ready").exists()


@pytest.fixture
def build() -> Any:
    """The program that builds the table in the browser."""
    spec = spec_from_file_location("build", ROOT / "web/build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_building_is_a_line_a_step(build: Any, capfd: pytest.CaptureFixture[str]) -> None:
    """What Node says is shown only when it fails, and then its last lines, and what to do."""
    said, advice, chatter = (
        "Doing this, a second…",
        "Do that.",
        "console.log('a'); console.error('b')",
    )
    build.run_quietly(said, advice, "--eval", chatter)
    assert capfd.readouterr() == (f"{said}\n", "")
    failing = "for (let i = 0; i < 30; i++) console.log('line', i); process.exit(1)"
    with pytest.raises(SystemExit, match=r"^line 10\n(line \d+\n){18}line 29\nDo that\.$"):
        build.run_quietly(said, advice, "--eval", failing)
    assert capfd.readouterr() == (f"{said}\n", "")
