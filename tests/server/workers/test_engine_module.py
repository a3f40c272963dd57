"""The engine module is offered once it is there, and nothing waits for it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest

from treize.device import built
from treize.device.layout import Layout
from treize.server.workers import engine_module
from treize.server.workers.compile_queue import CompileQueue
from treize.server.workers.engine_module import EngineModule


class Compiled(CompileQueue):
    """Everything is compiled already."""

    async def finish(self) -> None:
        """At once."""


def opened(may_build: bool) -> tuple[EngineModule, list[str]]:
    """A module that was looked for, and of what its listeners heard."""

    async def look() -> tuple[EngineModule, list[str]]:
        module, heard = EngineModule(Compiled(is_eager=False)), list[str]()
        module.on_ready.append(lambda digest, _: heard.append(digest))
        await module.open(may_build)
        return module, heard

    return asyncio.run(look())


def test_one_that_is_there_is_offered_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A game that is not in it is one line in the log."""
    layout = Layout("some", 2, [], {}, {"pester": "pester.choose does not compile"})
    (tmp_path / built.LAYOUT).write_bytes(msgspec.json.encode(layout))
    monkeypatch.setattr(built, "find", lambda: tmp_path)
    module, heard = opened(may_build=False)
    assert module.digest == built.digest()
    assert heard == [built.digest()]
    (line,) = caplog.records
    assert line.game == "pester"  # type: ignore[attr-defined]


def test_one_that_may_not_be_built_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(built, "find", lambda: None)
    assert opened(may_build=False)[0].digest is None


def test_one_that_can_not_be_built_is_one_line_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Which says why; the server goes on."""
    monkeypatch.setattr(built, "find", lambda: None)
    fails = sys.executable, "-c", "import sys; sys.exit('more\\nThere is no compiler.')"
    monkeypatch.setattr(engine_module, "COMMAND", fails)
    assert opened(may_build=True)[0].digest is None
    (line,) = caplog.records
    assert line.cause == "There is no compiler."  # type: ignore[attr-defined]


STARTS_ANOTHER = """
import subprocess, sys
later = "import sys, time; time.sleep(1); open(sys.argv[1] + '/late', 'w')"
other = subprocess.Popen([sys.executable, "-c", later, sys.argv[1]])
open(sys.argv[1] + "/begun", "w")
other.wait()
"""


def test_a_server_that_ends_leaves_nobody_building(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nor whom the builder has started."""
    command = sys.executable, "-c", STARTS_ANOTHER, str(tmp_path)
    monkeypatch.setattr(engine_module, "COMMAND", command)

    async def end() -> None:
        building = asyncio.create_task(EngineModule(Compiled(is_eager=False))._build())
        while not (tmp_path / "begun").exists():
            await asyncio.sleep(0.02)
        building.cancel()
        await asyncio.gather(building, return_exceptions=True)
        await asyncio.sleep(1.5)

    asyncio.run(end())
    assert not (tmp_path / "late").exists()
