"""`python -m treize.device` builds the engine module, unless it is there; with a folder, copies it.

The folder is that of a wheel, which holds it for whoever installs it, with any version of Numba.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from treize.device import Unbuildable
from treize.device.built import DIGEST, build, sources
from treize.processes import end_with_parent

end_with_parent()
try:
    found = build()
except Unbuildable as error:
    sys.exit(f"The engine module can't be built: {error}.")
for folder in map(Path, sys.argv[1:]):
    shutil.copytree(found, folder, dirs_exist_ok=True)
    (folder / DIGEST).write_text(sources())
