"""The engine module is built once, whoever else builds, and without games that can't be in it."""

from __future__ import annotations

import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from treize.device import Unbuildable, built
from treize.games import GAMES

ROOT = Path(__file__).parents[2]
OWN = [*GAMES.values()]
GUESTS: list[str] = []  # games that other packages offer


@pytest.fixture
def builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, str]]:
    """What was left out of each build, in an empty cache where building is a file."""
    done: list[dict[str, str]] = []

    def build(left_out: dict[str, str], files: Path) -> str:
        done.append(dict(left_out))
        for guest in (game for game in GUESTS if game.startswith("bad")):
            if guest not in left_out:
                return f"{guest}.choose does not compile"
        (files / built.LAYOUT).write_bytes(msgspec.json.encode(left_out))
        return ""

    monkeypatch.setattr(built, "HOME", tmp_path)
    monkeypatch.setattr(built, "IN_WHEEL", tmp_path / "none")
    monkeypatch.setattr(built, "_build_without", build)
    return done


def offer(monkeypatch: pytest.MonkeyPatch, *guests: str) -> None:
    """As if other packages offered these games."""
    GUESTS[:] = guests
    games: dict[str, Any] = {game.id: game for game in OWN}
    for guest in guests:
        games[guest] = SimpleNamespace(id=guest, folder=Path("elsewhere", guest))
    monkeypatch.setattr(built, "GAMES", games)
    monkeypatch.setattr(built, "digest", lambda: "some")


def test_several_processes_build_it_once(
    builds: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(monkeypatch)
    with ThreadPoolExecutor(4) as pool:
        found = {*pool.map(lambda _: built.build(), range(4))}
    assert len(found) == 1
    assert builds == [{}]


def test_a_game_of_another_package_that_does_not_compile_is_left_out(
    builds: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It alone; the layout tells why."""
    offer(monkeypatch, "bad", "good", "badly")
    layout = msgspec.json.decode((built.build() / built.LAYOUT).read_bytes())
    assert layout == {game: f"{game}.choose does not compile" for game in ("bad", "badly")}
    assert len(builds) == 3


def test_what_is_wrong_with_our_own_is_told(
    builds: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(monkeypatch, "good")
    monkeypatch.setattr(built, "_build_without", lambda *_: "this version of Numba is too new")
    with pytest.raises(Unbuildable, match="too new"):
        built.build()
    assert builds == []


def test_the_module_of_a_wheel_needs_no_compiler(
    builds: list[dict[str, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is taken with any version of Numba, unless the rules or the games are others."""
    monkeypatch.setattr(built, "IN_WHEEL", tmp_path)
    monkeypatch.setattr(built, "version", lambda _: "9.9")
    built.digest.cache_clear()
    (tmp_path / built.DIGEST).write_text(built.sources())
    assert built.build() == tmp_path
    (tmp_path / built.DIGEST).write_text("others")
    assert built.build() != tmp_path
    built.digest.cache_clear()
    assert builds == [{}]


def test_wheels_are_built_by_the_compiler_that_the_tests_run() -> None:
    """So that the module of a wheel has the same bytes wherever it is built."""
    required = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    locked = (ROOT / "requirements.lock").read_text().splitlines()
    for package in ("numba", "llvmlite", "numpy"):
        (pin,) = (line for line in required if line.startswith(package))
        assert f"{pin} \\" in locked
