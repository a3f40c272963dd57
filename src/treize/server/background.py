"""Tasks that nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("treize.background")


class Background:
    """Starts tasks and remembers them: one that nobody remembers may be lost half done."""

    def __init__(self) -> None:
        self.is_closing = False  # nothing may begin any more
        self._tasks: dict[asyncio.Task[Any], str | None] = {}  # with the table each is about

    def start(self, work: Coroutine[Any, Any, Any], table: str | None = None) -> asyncio.Task[Any]:
        """Begin a task; should it fail, the log tells which, and at which table."""
        task = asyncio.create_task(work, name=getattr(work, "__qualname__", None))
        self._tasks[task] = table
        task.add_done_callback(self._finish)
        return task

    def _finish(self, task: asyncio.Task[Any]) -> None:
        table = self._tasks.pop(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            about = {"table": table, "task": task.get_name()}
            log.error("task failed", exc_info=error, extra=about)

    async def close(self) -> None:
        """Cancel what still runs."""
        self.is_closing = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
