"""The browser's files, as the server sends them."""

from __future__ import annotations

from pathlib import Path

from treize.server.transport.pages import Pages


def test_the_page_finds_its_files_at_every_address(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<script src="./assets/a.js"></script>')
    pages = Pages(tmp_path)
    for path in ("/", "/index.html", "/t/abc", "/rules/ole"):
        page = pages.find(path)
        assert page is not None
        assert page.body == b'<script src="/assets/a.js"></script>'
    assert pages.find("/assets/gone.js") is None
