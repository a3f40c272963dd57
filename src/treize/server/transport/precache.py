"""What a browser keeps for when there is no connection: every file of a page, under one version."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

PAGE, WORKER, LOST = "index.html", "worker.js", "404.html"
ELSEWHERE = {LOST, "icon-192.png", "icon-512.png"}  # that no page loads
ONLINE = "assets/online/"  # what a page loads only where a server is


def read(folder: Path) -> dict[str, bytes]:
    """All files in a folder, by their paths in it."""
    found = (file for file in folder.rglob("*") if file.is_file() and file.name[0] != ".")
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in found}


def version_of(files: Mapping[str, bytes]) -> str:
    """A name for what all files together hold."""
    whole = sha256()
    for name in sorted(files):
        whole.update(name.encode() + b"\0" + sha256(files[name]).digest())
    return whole.hexdigest()[:16]


def kept_of(files: Mapping[str, bytes], has_server: bool) -> set[str]:
    """The files that a browser keeps."""
    return {name for name in files if has_server or not name.startswith(ONLINE)} - ELSEWHERE


def precached(files: Mapping[str, bytes], has_server: bool) -> dict[str, bytes]:
    """The files of a page by their paths; its worker knows them all, both know their version."""
    version = version_of(files)
    kept = sorted(kept_of(files, has_server) - {PAGE, WORKER})
    meta = f'<meta name="treize-version" content="{version}" />\n  </head>'
    filled = {
        "const VERSION = '';": f"const VERSION = '{version}';",
        "const FILES = [];": f"const FILES = {json.dumps(kept)};",
        "const HAS_SERVER = true;": f"const HAS_SERVER = {json.dumps(has_server)};",
    }
    worker = files[WORKER].decode()
    for blank, line in filled.items():
        worker = worker.replace(blank, line)
    page = files[PAGE].replace(b"</head>", meta.encode(), 1)
    return {**files, PAGE: page, WORKER: worker.encode()}
