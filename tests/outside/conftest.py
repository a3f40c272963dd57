"""A place where Pester is installed, and what runs there."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from installed import FOLDER, Run, install, runner


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A place where Pester is installed."""
    place = tmp_path_factory.mktemp("site")
    install(FOLDER / "pester", place)
    return place


@pytest.fixture(scope="session")
def python(site: Path) -> Run:
    """Runs Python where Pester is installed."""
    return runner(site)


@pytest.fixture(scope="session")
def treize(python: Run) -> Run:
    """Runs a command where Pester is installed."""

    def run(*arguments: str, **given: str) -> subprocess.CompletedProcess[str]:
        return python("-m", "treize", *arguments, **given)

    return run
