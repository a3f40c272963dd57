"""Make the screenshots small: cut paper has few colours, and WebP packs them without loss."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

for file in Path(sys.argv[1]).rglob("*.png"):
    with Image.open(file) as picture:
        few = picture.convert("RGB").quantize(64, dither=Image.Dither.NONE).convert("RGB")
    few.save(file.with_suffix(".webp"), lossless=True, quality=100, method=6)
    file.unlink()
