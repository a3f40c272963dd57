"""The browser's files, as the server sends them."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from treize.device.built import LAYOUT, MODULE
from treize.server.transport.assets import WEB, Assets
from treize.server.transport.precache import LOST, ONLINE, PAGE, WORKER, precached, read

MOST = 350_000  # bytes that all files together may weigh, compressed


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/a.js").write_text("1")
    (tmp_path / "worker.js").write_bytes((WEB / "worker.js").read_bytes())
    page = '<head><script src="./assets/a.js"></script></head>'
    (tmp_path / "index.html").write_text(page)
    return tmp_path


def test_the_page_finds_its_files_at_every_address(built: Path) -> None:
    pages = Assets(built)
    for path in ("/", "/index.html", "/t/abc", "/rules/ole"):
        page = pages.find(path)
        assert page is not None
        assert b'<script src="/assets/a.js"></script>' in page.body
    assert pages.find("/assets/gone.js") is None


def told(worker: bytes) -> dict[str, object]:
    """What a worker knows."""
    found = re.findall(r"^const ([A-Z_]+) = (.*?);", worker.decode(), re.MULTILINE)
    return {name: json.loads(value.replace("'", '"')) for name, value in found[:3]}


def test_the_worker_knows_all_files_and_the_version_of_the_page(built: Path) -> None:
    (built / LOST).write_text("nothing here")
    (built / ".built").write_text("a stamp")
    files = precached(read(built), has_server=False)
    knows = told(files[WORKER])
    assert knows["FILES"] == ["assets/a.js"]
    assert knows["HAS_SERVER"] is False
    assert f'<meta name="treize-version" content="{knows["VERSION"]}" />'.encode() in files[PAGE]


def test_without_a_server_a_browser_keeps_nothing_that_only_its_page_loads(built: Path) -> None:
    (built / ONLINE).mkdir()
    (built / ONLINE / "b.js").write_text("2")
    served, alone = (
        told(precached(read(built), has_server=has_server)[WORKER])["FILES"]
        for has_server in (True, False)
    )
    assert served == ["assets/a.js", "assets/online/b.js"]
    assert alone == ["assets/a.js"]
    assert any(name.startswith(ONLINE) for name in read(WEB)), "the build tells which these are"


def test_another_file_is_another_version(built: Path) -> None:
    before = told(precached(read(built), has_server=True)[WORKER])["VERSION"]
    assert told(precached(read(built), has_server=True)[WORKER])["VERSION"] == before
    (built / "assets/a.js").write_text("2")
    assert told(precached(read(built), has_server=True)[WORKER])["VERSION"] != before


def test_all_that_a_browser_keeps_is_small() -> None:
    weights = {name: len(gzip.compress(body, 9)) for name, body in read(WEB).items()}
    print(f"kept: {sum(weights.values())} bytes in {len(weights)} files")
    assert 100_000 < sum(weights.values()) < MOST


def test_the_engine_module_is_served_by_its_digest(built: Path, tmp_path: Path) -> None:
    """For ever, for another one has another name; compressed, though it is no text."""
    (tmp_path / MODULE).write_bytes(b"\0asm" * 1000)
    (tmp_path / LAYOUT).write_text("{}")
    pages = Assets(built)
    pages.add_engine("abc", tmp_path)
    module, layout = pages.find("/engine/abc.wasm"), pages.find("/engine/abc.json")
    assert module is not None
    assert layout is not None
    assert (module.kind, layout.kind) == ("application/wasm", "application/json")
    assert module.cache.endswith("immutable")
    assert module.packed is not None
    assert pages.find("/engine/other.wasm") is None
