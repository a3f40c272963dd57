"""Games from outside: where they are installed, and processes that find them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).parent
Run = Callable[..., subprocess.CompletedProcess[str]]


def install(source: Path, site: Path) -> None:
    """Install a distribution from its folder, as anybody would, beside what is there already."""
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-compile", "--target", site]
    environment = os.environ | {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INDEX": "1"}
    command = [sys.executable, "-m", "pip", "install", *map(str, options), str(source)]
    subprocess.run(command, check=True, env=environment)


def offer(site: Path, package: str, rules: str, name: str = "") -> Path:
    """Offer a game by hand: a package with rules, and what tells of it; gives the rules' file."""
    folder, told = site / package, site / f"{package}-1.dist-info"
    folder.mkdir(parents=True, exist_ok=True)
    told.mkdir(exist_ok=True)
    (folder / "__init__.py").touch()
    (folder / "rules.py").write_text(rules, encoding="utf-8")
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    (told / "entry_points.txt").write_text(f"[treize.games]\n{name or package} = {package}\n")
    return folder / "rules.py"


def runner(site: Path) -> Run:
    """Runs Python in a process that finds what is installed in a place."""

    def run(*arguments: str, stdin: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
        surroundings = os.environ | {"PYTHONPATH": str(site), "TREIZE_LANG": "en"} | settings
        command = [sys.executable, *arguments]
        return subprocess.run(
            command, env=surroundings, input=stdin, capture_output=True, text=True, check=False
        )

    return run
