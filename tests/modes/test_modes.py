"""The rules give the same matches compiled and plain."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from numba.core.dispatcher import Dispatcher

import treize
from treize.engine.compiled import is_compiled

MODES = {"compiled": {}, "plain": {"NUMBA_DISABLE_JIT": "1"}}
GOLDEN = "83c4817bb28fcbcc3637966cf556d0c510928fcbe359c396870529369a5936a0"


@pytest.mark.parametrize("mode", MODES)
def test_the_rules_play_the_same_in_every_mode(mode: str) -> None:
    """Compiled = plain; and the same as when this digest was written down.

    A change that alters it on purpose also changes old records: raise RULES in record.py.
    """
    script = Path(__file__).with_name("digest.py")
    run = subprocess.run(
        [sys.executable, "-W", "error", str(script)],
        env=os.environ | MODES[mode],
        check=True,
        capture_output=True,
        text=True,
    )
    assert run.stdout.strip() == GOLDEN


def test_nothing_is_compiled_in_what_the_cache_does_not_look_at() -> None:
    """A kernel in there would be taken from an old cache after its source was changed."""
    package = Path(treize.__file__).parent
    left_out = [file for file in package.rglob("*.py") if not is_compiled(file, file.read_bytes())]
    assert len(left_out) > 100
    for file in left_out:
        if file.name == "__main__.py" or file.parent.name == "template":
            continue  # programs, and a folder that is copied
        name = ".".join(file.relative_to(package.parent).with_suffix("").parts)
        module = import_module(name.removesuffix(".__init__"))
        compiled = [each for each in vars(module).values() if isinstance(each, Dispatcher)]
        assert not [each for each in compiled if each.py_func.__module__ == module.__name__]


def test_a_second_process_compiles_nothing() -> None:
    """What one process compiled, the next one reads from the cache."""
    command = ["trace", "leaves", "--seats", "3", "--seed", "1"]
    for _ in range(2):
        run = subprocess.run(
            [sys.executable, "-m", "treize", *command], check=True, capture_output=True, text=True
        )
    assert run.stderr == ""
    assert run.stdout.startswith('{"type":"match","game":"leaves"')
