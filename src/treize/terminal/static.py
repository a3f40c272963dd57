"""A folder for any static host: the page, the engine module and all texts, without a server."""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from html import escape
from pathlib import Path

import msgspec

from treize.device.built import LAYOUT, files_in
from treize.errors import BadUse
from treize.games import GAMES
from treize.rulebook import for_the_browser
from treize.server.transport.assets import WEB
from treize.server.transport.precache import PAGE, WORKER, kept_of, precached, read
from treize.server.wire.lobby import GamePage
from treize.texts.words import LANGUAGES, texts_of

MARK = "treize.json"  # in a folder of ours: what was written into it
OWN = Path(__file__).parents[1] / "games"  # the page is built with the texts of these


@dataclass
class Written:
    """What was written, and how much a browser loads in all."""

    folder: str
    engine: str
    files: int
    bytes: int
    compressed: int


def write(folder: Path, engine: Path, docs: str | None) -> Written:
    """Write the folder anew, with the engine module that lies in another."""
    if not (WEB / PAGE).is_file():
        raise BadUse("use/no-page")
    before = _written_before(folder)
    digest = msgspec.json.decode((engine / LAYOUT).read_bytes())["digest"]
    files = read(WEB) | pages_of_guests()
    later = {f"engine/{digest}{ending}": body for ending, body in files_in(engine).items()}
    files |= {name: later.pop(name) for name in (f"engine/{digest}.wasm", f"engine/{digest}.json")}
    files[PAGE] = _told(files[PAGE], {"engine": digest, "docs": docs})
    files = precached(files, has_server=False)
    weight = sum(len(gzip.compress(files[name], 9)) for name in kept_of(files, has_server=False))
    files |= later  # networks, which are loaded by whoever plays against the strongest
    whole = sum(map(len, files.values()))
    _put(folder, files, before)
    return Written(str(folder), digest, len(files), whole, weight)


def pages_of_guests() -> dict[str, bytes]:
    """Texts and rules of the games of other packages, which the page was not built with."""
    return {
        f"games/{name}.{lang}.json": msgspec.json.encode(
            GamePage(name, texts_of(game.folder, lang), **for_the_browser(name))
        )
        for name, game in GAMES.items()
        if game.folder.parent != OWN
        for lang in LANGUAGES
    }


def _written_before(folder: Path) -> list[str]:
    """The files that are ours in a folder; one of somebody else's is left alone."""
    if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
        return []
    try:
        return msgspec.json.decode((folder / MARK).read_bytes(), type=list[str])
    except (OSError, msgspec.MsgspecError):
        raise BadUse("use/foreign", folder=str(folder)) from None


def _told(page: bytes, facts: dict[str, str | None]) -> bytes:
    """The page, with facts for its scripts."""
    lines = [
        f'  <meta name="treize-{name}" content="{escape(fact)}" />\n'
        for name, fact in facts.items()
        if fact is not None
    ]
    return page.replace(b"</head>", "".join(lines).encode() + b"  </head>", 1)


def _put(folder: Path, files: dict[str, bytes], before: list[str]) -> None:
    """Write all files, the page and its worker last, and remove those that were there before."""
    for name in sorted(files, key=lambda name: (name in (PAGE, WORKER), name)):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(files[name])
    (folder / ".nojekyll").touch()  # or GitHub would build something of it
    for name in set(before) - set(files):
        if (folder / name).resolve().is_relative_to(folder.resolve()):
            (folder / name).unlink(missing_ok=True)
    (folder / MARK).write_text(json.dumps(sorted(files), indent=0), encoding="utf-8")
