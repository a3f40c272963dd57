"""Make the screenshots small: cut paper has few colours, and WebP packs them without loss."""

from __future__ import annotations

import sys
from multiprocessing import Pool
from pathlib import Path

from PIL import Image


def shrink(file: Path) -> None:
    """Write a picture anew with few colours, as WebP."""
    with Image.open(file) as picture:
        few = picture.convert("RGB").quantize(64, dither=Image.Dither.NONE).convert("RGB")
    few.save(file.with_suffix(".webp"), lossless=True, quality=50, method=3)
    file.unlink()


if __name__ == "__main__":
    with Pool() as pool:
        pool.map(shrink, sorted(Path(sys.argv[1]).rglob("*.png")))
