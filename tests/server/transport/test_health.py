"""Whether the server is well: it is asked by machines that restart it, so it must be true."""

from __future__ import annotations

import re
import shutil
import time
from pathlib import Path
from urllib.error import HTTPError

import pytest
from servers import RunningServer, refused, server_at, solo


def is_well(server: RunningServer) -> bool:
    try:
        return server.fetch("/healthz") == "ok"
    except HTTPError as error:
        error.close()
        assert error.code == 503
        return False


def wait_until_unwell(server: RunningServer) -> None:
    """It is asked no more than once a second."""
    end = time.monotonic() + 10
    while is_well(server):
        assert time.monotonic() < end
        time.sleep(0.2)


@pytest.mark.parametrize("what", ["deleted", "moved"])
def test_files_that_are_gone_are_noticed(tmp_path: Path, what: str) -> None:
    """No move is acknowledged into a file that nobody will find again."""
    data = tmp_path / "data"
    with server_at(data) as server:
        ann = server.guest()
        table = solo(ann)
        seen = next(ann.turns(table))
        assert is_well(server)
        if what == "deleted":
            shutil.rmtree(data)
            with refused("server/storage"):
                ann.play(seen, seen.yours[0].legal[0])
        else:
            data.rename(tmp_path / "elsewhere")
        wait_until_unwell(server)
        assert "\ntreize_errors_total 0.0" not in server.fetch("/metrics")


def test_a_full_disk_is_noticed(tmp_path: Path) -> None:
    """Reading goes on, so only writing tells."""
    wide = {"talk_per_second": "10000", "commands_per_second": "10000"}
    with server_at(tmp_path, ulimit="-f 1500", **wide) as server:  # blocks of one file
        ann = server.guest()
        table = solo(ann)
        ann.enter(table)
        assert is_well(server)
        with refused("server/storage"):
            for _ in range(10_000):
                ann.say(table, "x" * 300)
        wait_until_unwell(server)


def test_every_figure_that_the_dashboard_draws_is_told(server: RunningServer) -> None:
    """Those that the page for operators lists too."""
    told = server.fetch("/metrics")
    running = Path(__file__).parents[3] / "docs/running"
    for page in ("grafana.json", "README.md", "alerts.yaml"):
        names = set(re.findall(r"\b(?:treize|process)_[a-z]\w+", (running / page).read_text()))
        assert len(names) > 5
        assert not [name for name in names if f"\n{name} " not in told]
