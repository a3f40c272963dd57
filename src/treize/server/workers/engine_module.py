"""The engine module that browsers play by without the server: found, or built when all is calm."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from treize.device import built
from treize.device.layout import Layout
from treize.server.workers.compile import PATIENT
from treize.server.workers.compile_queue import CompileQueue

COMMAND: tuple[str, ...] = (sys.executable, "-m", "treize.device")
log = logging.getLogger("treize.engine")


class EngineModule:
    """Builds the module once everything that tables need is compiled; without it all goes on."""

    def __init__(self, compile_queue: CompileQueue) -> None:
        self._compile_queue = compile_queue
        self.digest: str | None = None  # once it is there
        self.on_ready: list[Callable[[str, Path], None]] = []

    async def open(self, may_build: bool) -> None:
        """Find the module, or wait and build it."""
        found = await asyncio.to_thread(built.find)
        if found is None and may_build:
            await self._compile_queue.finish()
            if await self._build():
                found = built.find()
        if found is not None:
            _tell_left_out(found)
            for listener in self.on_ready:
                listener(built.digest(), found)
            self.digest = built.digest()

    async def _build(self) -> bool:
        """Build in a process of its own, which gives way to all others."""
        process = await asyncio.create_subprocess_exec(
            *COMMAND,
            start_new_session=True,
            preexec_fn=lambda: os.nice(PATIENT),
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            _, said = await process.communicate()
        finally:
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)  # with the process that it waits for
        if process.returncode:
            cause = said.decode(errors="replace").strip().rpartition("\n")[2]
            log.warning("engine module not built", extra={"cause": cause})
        return process.returncode == 0


def _tell_left_out(folder: Path) -> None:
    """A line in the log for each game that browsers play through the server only."""
    layout = msgspec.json.decode((folder / built.LAYOUT).read_bytes(), type=Layout)
    for game, cause in layout.left_out.items():
        log.warning("game not in the engine module", extra={"game": game, "cause": cause})
