"""Make the pictures of the docs small: cut paper has few colours, and WebP packs them well."""

from __future__ import annotations

import shutil
import sys
from itertools import pairwise
from multiprocessing import Pool
from pathlib import Path

from PIL import Image

FILM = "film"  # the folder with the pictures of a film, named by their milliseconds
LAST = 1_500  # milliseconds that the last one stays
WIDE = 300  # pixels of a film
COVER = 240  # and of a cover


def shrink(file: Path) -> None:
    """Write a picture anew with few colours, as WebP."""
    with Image.open(file) as picture:
        few = picture.convert("RGB").quantize(64, dither=Image.Dither.NONE).convert("RGB")
    few.save(file.with_suffix(".webp"), lossless=True, quality=50, method=3)
    file.unlink()


def shrink_cover(file: Path) -> None:
    """Write a picture that has no background anew, as WebP."""
    with Image.open(file) as picture:
        picture.resize((COVER, COVER)).save(file.with_suffix(".webp"), quality=85, method=6)
    file.unlink()


def join(folder: Path) -> None:
    """Make one moving picture of those in a folder, which go."""
    files = sorted(folder.glob("*.png"))
    pictures = []
    for file in files:
        with Image.open(file) as picture:
            high = round(picture.height * WIDE / picture.width)
            pictures.append(picture.convert("RGB").resize((WIDE, high), Image.Resampling.LANCZOS))
    times = [int(file.stem) for file in files]
    shown = [later - now for now, later in pairwise(times)] + [LAST]
    first, *rest = pictures
    out = folder.with_suffix(".webp")
    first.save(
        out, save_all=True, append_images=rest, duration=shown, loop=0, quality=55, method=4,
        minimize_size=True,
    )  # fmt: skip
    shutil.rmtree(folder)


if __name__ == "__main__":
    screens = Path(sys.argv[1])
    if (screens / FILM).is_dir():
        join(screens / FILM)
    with Pool() as pool:
        pool.map(shrink_cover, sorted((screens / "covers").glob("*.png")))
        pool.map(shrink, sorted(screens.rglob("*.png")))
