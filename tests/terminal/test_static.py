"""A folder for static hosts: what is in it, and that nothing of somebody else's is touched."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from treize.device import Unbuildable, built
from treize.device.built import LAYOUT, MODULE
from treize.errors import BadUse
from treize.server.transport.precache import LOST, PAGE, WORKER
from treize.terminal import static
from treize.terminal.cli import main
from treize.terminal.static import MARK, write

MOST = 350_000  # bytes that all files together may weigh, compressed


@pytest.fixture
def engine(tmp_path: Path) -> Path:
    """A folder like that of an engine module."""
    folder = tmp_path / "engine"
    folder.mkdir()
    (folder / MODULE).write_bytes(b"\0asm")
    (folder / LAYOUT).write_text('{"digest": "abc", "games": {}}')
    return folder


def test_the_page_names_its_engine_module_and_needs_no_root(tmp_path: Path, engine: Path) -> None:
    written = write(tmp_path / "out", engine, "https://docs.example/?a&b")
    page = (tmp_path / "out" / PAGE).read_text()
    assert '<meta name="treize-engine" content="abc" />' in page
    assert '<meta name="treize-docs" content="https://docs.example/?a&amp;b" />' in page
    assert '="/' not in page
    assert (tmp_path / "out/engine/abc.wasm").read_bytes() == b"\0asm"
    assert (tmp_path / "out" / LOST).is_file()
    assert '"engine/abc.wasm"' in (tmp_path / "out" / WORKER).read_text()
    assert written.engine == "abc"


def test_its_own_folder_is_written_anew_and_what_others_put_there_stays(
    tmp_path: Path, engine: Path
) -> None:
    out = tmp_path / "out"
    write(out, engine, None)
    (out / "CNAME").write_text("play.example")
    (engine / LAYOUT).write_text('{"digest": "def", "games": {}}')
    write(out, engine, None)
    assert not (out / "engine/abc.wasm").exists()
    assert (out / "engine/def.wasm").is_file()
    assert (out / "CNAME").is_file()


@pytest.mark.parametrize("mark", [None, "", "{}", "[1]"])
def test_a_folder_of_somebody_else_is_left_alone(
    tmp_path: Path, engine: Path, mark: str | None
) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / PAGE).write_text("mine")
    if mark is not None:
        (out / MARK).write_text(mark)
    with pytest.raises(BadUse, match="something else"):
        write(out, engine, None)
    assert (out / PAGE).read_text() == "mine"


def test_a_mark_never_leads_out_of_the_folder(tmp_path: Path, engine: Path) -> None:
    out = tmp_path / "out"
    write(out, engine, None)
    (tmp_path / "precious").write_text("mine")
    (out / MARK).write_text(json.dumps(["../precious", str(tmp_path / "precious")]))
    write(out, engine, None)
    assert (tmp_path / "precious").is_file()


def test_games_of_other_packages_bring_their_texts(
    tmp_path: Path, engine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert static.pages_of_guests() == {}
    monkeypatch.setattr(static, "OWN", tmp_path)  # as if all were
    pages = static.pages_of_guests()
    assert {name.split(".")[1] for name in pages} == {"fr", "en", "de"}
    page = json.loads(pages["games/drat.de.json"])
    assert page["game"] == "drat"
    assert "title-drat" in page["texts"]


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_the_command_tells_what_it_wrote(
    tmp_path: Path,
    engine: Path,
    lang: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(built, "find", lambda: None)
    monkeypatch.setattr(built, "build", lambda: engine)
    out = tmp_path / "out"
    assert main(["static", str(out), "--lang", lang]) == 0
    told, waiting = capsys.readouterr()
    assert str(out) in told
    assert "…" in waiting
    assert main(["static", str(out), "--json"]) == 0
    written = json.loads(capsys.readouterr().out)
    assert written["engine"] == "abc"
    assert 100_000 < written["compressed"] < MOST


def test_what_cannot_be_built_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> Path:
        raise Unbuildable("a part is missing")

    monkeypatch.setattr(built, "build", fail)
    assert main(["static", str(tmp_path / "out"), "--lang", "en"]) == 2
    assert capsys.readouterr().err.endswith("can’t be built here: a part is missing.\n")
    assert not (tmp_path / "out").exists()
