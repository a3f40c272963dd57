"""A wheel holds the table in the browser and the engine module, built.

In an editable install `make web` builds the one, and the server the other.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Table(BuildHookInterface[Any]):
    """Builds `src/treize/server/web` and `src/treize/device/built` before they are packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless nothing is packed."""
        if version != "editable":
            root = Path(self.root)
            subprocess.run([sys.executable, root / "web/build.py"], check=True)
            engine = [sys.executable, "-m", "treize.device", root / "src/treize/device/built"]
            installed = os.environ.get("PYTHONPATH", "")  # where pip puts what a build requires
            path = os.pathsep.join(filter(None, [str(root / "src"), installed]))
            subprocess.run(engine, env=os.environ | {"PYTHONPATH": path}, check=True)
