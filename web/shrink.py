"""Make the screenshots small: cut paper has few colours."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

for file in map(Path, sys.argv[1:]):
    with Image.open(file) as picture:
        small = picture.convert("RGB").quantize(96, dither=Image.Dither.NONE)
    small.save(file, optimize=True)
