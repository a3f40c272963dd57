"""What whoever waits for the rules to be compiled is told, once."""

from __future__ import annotations

import logging
import multiprocessing
import sys

from treize.engine.compiled import when_compiling
from treize.texts.words import Words, language


def tell_who_waits(module: str) -> None:
    """Tell once, at a terminal or in a notebook, that this takes a while; else tell the log.

    A process that works for another one is silent: that one has told it, or will.
    """
    when_compiling(lambda _: None)
    if multiprocessing.parent_process() is not None:
        return
    words = Words(language())
    told = words("compiling-rules")
    if sys.stderr is not None and (sys.stderr.isatty() or "ipykernel" in sys.modules):
        print(f"treize: {told}", file=sys.stderr, flush=True)
    else:
        logging.getLogger("treize").info(told)
