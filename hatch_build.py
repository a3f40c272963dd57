"""A wheel holds the table in the browser, built; an editable install builds it by `make web`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Table(BuildHookInterface[Any]):
    """Builds `src/treize/server/web` before it is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless nothing is packed."""
        if version != "editable":
            subprocess.run([sys.executable, Path(self.root) / "web/build.py"], check=True)
