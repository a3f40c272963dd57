"""Processes that work for another end with it, however that one ended."""

from __future__ import annotations

import subprocess
import sys

WORKER = """
import time
from treize.processes import end_with_parent
end_with_parent()
print("ready", flush=True)
time.sleep(60)
"""
STARTER = f"""
import subprocess, sys, time
subprocess.Popen([sys.executable, "-c", {WORKER!r}])
time.sleep(60)
"""


def test_a_worker_ends_when_its_starter_is_killed() -> None:
    """Its output is closed by then, which only happens when both have ended."""
    command = [sys.executable, "-c", STARTER]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as starter:
        assert starter.stdout is not None
        assert starter.stdout.readline() == "ready\n"
        starter.kill()
        rest, _ = starter.communicate(timeout=20)
    assert rest == ""
