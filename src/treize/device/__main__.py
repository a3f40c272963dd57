"""`python -m treize.device` builds the engine module, unless it is there."""

from __future__ import annotations

import sys

from treize.device import Unbuildable
from treize.device.built import build

try:
    build()
except Unbuildable as error:
    sys.exit(f"The engine module can't be built: {error}.")
