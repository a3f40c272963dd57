"""Whoever waits for a game is never left waiting."""

from __future__ import annotations

import asyncio
import sys

import pytest

from treize.server.workers import compile_queue
from treize.server.workers.compile_queue import CompileQueue


@pytest.mark.parametrize("is_eager", [True, False])
def test_without_a_process_to_compile_in_nobody_waits_for_ever(
    is_eager: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Each failure is one line in the log, and the queue goes on."""
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    monkeypatch.setattr(compile_queue, "is_compiled", lambda game, part: False)
    monkeypatch.setattr(compile_queue, "PARTS", ["search"])
    monkeypatch.setattr(compile_queue, "GAMES", ["drat", "ole"])

    async def run() -> list[str]:
        queue = CompileQueue(is_eager)
        queue.open()
        await asyncio.wait_for(queue.need("drat", "search"), 5)
        await asyncio.wait_for(queue.need("ole", "search"), 5)
        await queue.close()
        return queue.pending

    assert asyncio.run(run()) == []
    assert [line.game for line in caplog.records] == ["drat", "ole"]  # type: ignore[attr-defined]
