"""Our own exp and log are right, and made of what every machine computes alike."""

from __future__ import annotations

import ast
import inspect
import math

import pytest

from treize.engine import reals


@pytest.mark.parametrize("tenths", [*range(0, 60), *range(60, 6_990, 97)])
def test_exp_is_right_to_14_digits(tenths: int) -> None:
    """From 0 down to where nothing is left."""
    assert reals.exp(-tenths / 10) == pytest.approx(math.exp(-tenths / 10), rel=1e-13)


def test_exp_of_much_less_is_nothing() -> None:
    """And of 0 it is 1."""
    assert reals.exp(-701.0) == 0.0
    assert reals.exp(0.0) == 1.0


@pytest.mark.parametrize("number", [*range(1, 300), 4_095, 4_096, 50_000, 10**9])
def test_log_is_right_to_14_digits(number: int) -> None:
    """Of whatever is counted in a tree."""
    assert reals.log(float(number)) == pytest.approx(math.log(number), rel=1e-14, abs=0)


def test_both_call_nothing_that_machines_compute_in_their_own_ways() -> None:
    """Only + - * / and whole numbers."""
    rules = [getattr(rule, "py_func", rule) for rule in (reals.exp, reals.log)]
    calls = [n for rule in rules for n in ast.walk(ast.parse(inspect.getsource(rule)))]
    names = {n.func.id for n in calls if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}
    assert names == {"int", "float", "len", "range"}
