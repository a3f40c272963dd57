"""The browser's files, built into `server/web/`; or a page that says how to build."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from treize.device.built import files_in
from treize.server.transport.precache import PAGE, precached, read

WEB = Path(__file__).parents[1] / "web"
SMALL = 1_000  # bytes below which compressing is not worth it
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WASM = "application/wasm"
KINDS = {".wasm": WASM, ".webmanifest": "application/manifest+json"}  # not every system knows them
NEVER_CHANGE = "assets/", "engine/"  # folders of files whose names hold a digest
WITHOUT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Treize</title>
<h1>Treize</h1>
<p>The server is open, but the table in the browser has not been built yet. In a checkout,
<code>make web</code> builds it; then start the server again.</p>
<p>Programs can play already: <a href="/api/server">/api/server</a>,
<a href="/api/schema/">/api/schema/</a>.</p>
</html>
"""


@dataclass
class Asset:
    """A file as it is sent."""

    body: bytes
    kind: str
    cache: str

    @cached_property
    def packed(self) -> bytes | None:
        """Compressed, if that is worth it."""
        kind = self.kind
        is_text = kind.startswith("text/") or "script" in kind or "json" in kind or "svg" in kind
        is_worth = (is_text or kind == WASM) and len(self.body) > SMALL
        return gzip.compress(self.body, 9, mtime=0) if is_worth else None

    @cached_property
    def tag(self) -> str:
        """A name for this very content."""
        return f'"{sha256(self.body).hexdigest()[:16]}"'


def _asset(name: str, body: bytes) -> Asset:
    known = KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
    kind = known or "application/octet-stream"
    kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
    return Asset(body, kind, FOR_EVER if name.startswith(NEVER_CHANGE) else ASK_AGAIN)


class Assets:
    """All files in memory: there are few, and nobody can ask for others."""

    def __init__(self, folder: Path = WEB) -> None:
        files = read(folder)
        if PAGE not in files:
            files = {PAGE: WITHOUT.encode()}
        else:  # which is shown at deep addresses such as /t/TABLE too
            files[PAGE] = files[PAGE].replace(b'="./', b'="/')
            files = precached(files, has_server=True)
        self._assets = {f"/{name}": _asset(name, body) for name, body in files.items()}

    def add_engine(self, digest: str, folder: Path) -> None:
        """Serve the files of the engine module, under a name that never means another."""
        for ending, body in files_in(folder).items():
            name = f"engine/{digest}{ending}"
            self._assets[f"/{name}"] = _asset(name, body)

    def find(self, path: str) -> Asset | None:
        """A file, or for any place in the app the app itself."""
        if path in self._assets:
            return self._assets[path]
        is_place = "." not in path.rpartition("/")[2]
        return self._assets["/index.html"] if is_place else None
