"""Processes that work for another one, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time

OFTEN = 0.5  # seconds between two looks at who is the parent


def end_with_parent() -> None:
    """Let this process end when the one that started it has ended, however that was."""
    threading.Thread(target=_wait_and_end, daemon=True).start()


def work_for_parent() -> None:
    """Leave Ctrl-C to the process that started this one, and end when that one ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def _wait_and_end() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    else:
        number = os.getppid()
        while os.getppid() == number:
            time.sleep(OFTEN)
    os._exit(1)
