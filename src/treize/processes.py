"""Processes that work for another one, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import threading
import time

OFTEN = 0.5  # seconds between two looks at who is the parent


def end_with_parent() -> None:
    """Let this process end when the one that started it has ended, however that was."""
    threading.Thread(target=_wait_and_end, daemon=True).start()


def _wait_and_end() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    else:
        number = os.getppid()
        while os.getppid() == number:
            time.sleep(OFTEN)
    os._exit(1)
