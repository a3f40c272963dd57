"""Killed at any moment the house loses nothing that it has acknowledged."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from crashes import crash
from houses import House


def test_nothing_is_lost_when_the_house_is_killed(tmp_path: Path) -> None:
    """Twenty times, under load; `make soak` does it two hundred times."""
    found = crash(20, tmp_path, seed=1)
    assert found["acknowledged"] > 50


def test_a_house_stops_gracefully(tmp_path: Path) -> None:
    """Asked to stop it says goodbye and ends by itself."""
    house = House(tmp_path).open()
    ann = house.guest()
    assert house.close() in (0, -15)
    from treize.server.messages import Closing

    assert isinstance(ann._receive(5), Closing)


def test_a_folder_that_can_not_be_written_is_refused_in_one_line(tmp_path: Path) -> None:
    """With what to do about it, and no traceback."""
    (tmp_path / "file").write_text("no folder")
    for place in (tmp_path / "file" / "data", Path("/proc/treize")):
        done = subprocess.run(
            [sys.executable, "-m", "treize", "serve", "--port", "0", "--data", str(place)],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 2
        assert done.stderr.startswith("treize: ")
        assert done.stderr.count("\n") == 1
