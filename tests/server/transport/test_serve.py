"""How a server is opened: every wrong wish is refused in one sentence that says what to do."""

from __future__ import annotations

import fcntl
import json
import logging
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from servers import free_port

from treize.errors import BadUse
from treize.server.settings import Settings
from treize.server.transport.serve import JsonFormatter, check_public_url
from treize.server.transport.startup_message import address_in_network, can_show, url_of, welcome
from treize.texts.words import LANGUAGES, Words


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("TREIZE_ABSENCE_GRACE_SECONDS", "soon"),
        ("TREIZE_ABSENCE_GRACE_SECONDS", "nan"),
        ("TREIZE_ABSENCE_GRACE_SECONDS", "inf"),
        ("TREIZE_ABSENCE_GRACE_SECONDS", "-5"),
        ("TREIZE_MAX_MESSAGE_BYTES", "0"),
        ("TREIZE_TABLES_PER_CONNECTION", "1.5"),
        ("TREIZE_COMPILE_AT_START", "perhaps"),
    ],
)
def test_a_wrong_setting_is_named(
    setting: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the value that it can't have."""
    monkeypatch.setenv(setting, value)
    with pytest.raises(BadUse, match=setting):
        Settings.read()


def test_settings_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers, words, and yes or no; the language is something else."""
    given = {
        "ABSENCE_GRACE_SECONDS": "1.5",
        "MAX_MESSAGE_BYTES": "20",
        "COMPILE_AT_START": "false",
        "TRUSTED_PROXIES": "10.0.0.1",
        "LANG": "fr",
    }
    for name, value in given.items():
        monkeypatch.setenv(f"TREIZE_{name}", value)
    settings = Settings.read()
    assert (settings.absence_grace_seconds, settings.max_message_bytes) == (1.5, 20)
    assert settings.compile_at_start is False
    assert settings.trusted_proxies == "10.0.0.1"
    assert settings.bot_move_seconds == Settings().bot_move_seconds


def test_every_setting_is_told() -> None:
    """On the page about running a server."""
    page = (Path(__file__).parents[3] / "docs/running/README.md").read_text(encoding="utf-8")
    table = page.partition("## Limits")[2]
    told = set(re.findall(r"`TREIZE_([A-Z_]+)`", table.partition("|---|")[2]))
    assert told == {name.upper() for name in Settings.__struct_fields__} | {"LANG"}


def test_what_is_no_setting_is_told_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A slip of the pen; or the name of something else, so the server opens all the same."""
    monkeypatch.setenv("TREIZE_GRAEC", "5")
    assert Settings.read() == Settings()
    assert [record.setting for record in caplog.records] == ["TREIZE_GRAEC"]  # type: ignore[attr-defined]


def test_a_log_line_has_the_table_and_the_cause() -> None:
    """And where an error came from, but nothing of what it says."""
    try:
        raise ValueError("Ann holds R4")
    except ValueError:
        log = logging.getLogger("treize.jobs")
        about = {"table": "t1", "job": "choose", "cause": "it took too long"}
        record = log.makeRecord(
            log.name, logging.ERROR, "", 0, "job failed", (), sys.exc_info(), extra=about
        )
    line = json.loads(JsonFormatter().format(record))
    told = {"level": "error", "logger": "treize.jobs", "message": "job failed", **about}
    assert line.items() >= told.items()
    assert line["error"] == "ValueError"
    assert len(line["traceback"]) == 1
    assert "Ann" not in str(line)


@pytest.mark.parametrize(
    "url", ["nonsense", "ftp://x/", "http://[bad/", "https://x/games/", "https:///", "https://x/?a"]
)
def test_an_address_that_can_not_be_ours_is_refused(url: str) -> None:
    """Only the root of a host will do."""
    with pytest.raises(BadUse, match=r"play\.example\.org"):
        check_public_url(url)


def test_an_address_that_can_be_ours_is_taken() -> None:
    """With a port or without."""
    check_public_url("https://play.example.org")
    check_public_url("http://play.example.org:8080/")


@pytest.fixture(params=["here", "ssh"])
def seat(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Where whoever opens the server sits: at the machine, or at another one over SSH."""
    sit(str(request.param), monkeypatch)
    return str(request.param)


def sit(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SSH_CONNECTION", raising=False)
    if where == "ssh":
        monkeypatch.setenv("SSH_CONNECTION", "192.0.2.9 50000 192.0.2.5 2222")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("public_url", [None, "https://play.example.org/"])
@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "192.0.2.5", "0.0.0.0", "::"])  # noqa: S104  # nothing listens there
def test_the_addresses_come_last_and_alone(
    host: str, public_url: str | None, lang: str, seat: str
) -> None:
    """Of a server that listens everywhere, also the one for others; behind a proxy only that."""
    told, urls = welcome(Words(lang), host, 1313, public_url)
    assert told.endswith("\n\n" + "".join(f"    {url}\n" for url in urls))
    assert all("://0.0.0.0" not in url and "://[::]" not in url for url in urls)
    is_everywhere = host in ("0.0.0.0", "::") and public_url is None  # noqa: S104
    if public_url is not None:
        assert urls == [public_url]
    elif is_everywhere:
        assert urls[-1] == url_of(address_in_network(), 1313)
        assert seat == "ssh" or urls[0] == url_of("127.0.0.1", 1313)
    is_hidden = host in ("127.0.0.1", "localhost", "::1") and public_url is None
    assert ("ssh -p 2222 -L 1313:" in told) == (seat == "ssh" and is_hidden)


def test_the_address_of_a_host_by_number() -> None:
    """The newer kind has brackets."""
    assert url_of("127.0.0.1", 13) == "http://127.0.0.1:13/"
    assert url_of("::1", 13) == "http://[::1]:13/"


@pytest.mark.parametrize(
    ("where", "screen", "is_seen"),
    [
        ("here", {"DISPLAY": ":0"}, True),
        ("here", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("here", {"BROWSER": "lynx"}, True),
        ("here", {}, False),
        ("ssh", {"DISPLAY": "localhost:10.0"}, False),
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_a_browser_is_opened_only_where_it_is_seen(
    where: str, screen: dict[str, str], is_seen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not on a machine without a screen, and not far away."""
    sit(where, monkeypatch)
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in screen.items():
        monkeypatch.setenv(name, value)
    assert can_show() == is_seen


def test_a_terminal_shows_where_the_server_is_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sentence and the address, opened in a browser; Ctrl+C stops all with a line.

    The rules are being compiled meanwhile, in processes that the terminal interrupts too.
    """
    sit("here", monkeypatch)
    browser, line = tmp_path / "browser", tmp_path / "line"
    browser.write_text(f"#!/bin/sh\necho chatter; echo chatter >&2; echo $1 > {line}\n")
    browser.chmod(0o700)
    os.mkfifo(line)
    called = os.open(line, os.O_RDWR)
    surroundings = {
        "BROWSER": f"{browser} %s",
        "TREIZE_LANG": "en",
        "TREIZE_COMPILE_AT_START": "true",
    }
    surroundings["NUMBA_CACHE_DIR"] = str(tmp_path / "cache")
    port = free_port()
    arguments = ["serve", "--open", "--port", str(port), "--data", str(tmp_path / "data")]
    with at_terminal(arguments, surroundings) as (server, screen):
        assert read_until(screen, f"{port}/").split("\n") == [
            "The server is ready at this address; Ctrl+C stops it.",
            "",
            f"    http://127.0.0.1:{port}/",
        ]
        assert read_until(called, "/\n") == f"http://127.0.0.1:{port}/"
        os.write(screen, b"\x03")
        assert read_until(screen, "stopped.").lstrip() == "^CThe server has stopped."
        assert server.wait(60) == 0
    os.close(called)


def test_elsewhere_it_is_one_line(tmp_path: Path) -> None:
    """For a log, and for programs that wait for the address."""
    command = [sys.executable, "-m", "treize", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert re.search(r"http://127\.0\.0\.1:\d+/$", server.stdout.readline())
        server.terminate()
        assert server.stdout.read() == ""


@contextmanager
def at_terminal(arguments: list[str], surroundings: dict[str, str]) -> Iterator[tuple[Any, int]]:
    """A command of ours at a terminal of its own, and that terminal to read and to press keys."""

    def take_terminal() -> None:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # a background job ignores it

    screen, wire = pty.openpty()
    server = subprocess.Popen(
        [sys.executable, "-m", "treize", *arguments],
        env=os.environ | surroundings,
        stdin=wire,
        stdout=wire,
        stderr=wire,
        start_new_session=True,
        preexec_fn=take_terminal,  # noqa: PLW1509  # one thread here
    )
    os.close(wire)
    try:
        yield server, screen
    finally:
        server.kill()
        server.wait()
        os.close(screen)


def read_until(screen: int, sign: str) -> str:
    """What a terminal shows up to a sign."""
    shown = ""
    while sign not in shown:
        assert select.select([screen], [], [], 60)[0], shown
        try:
            shown += os.read(screen, 1000).decode()
        except OSError:  # whoever wrote there has ended
            pytest.fail(f"{sign} is not shown, but {shown!r}")
    return shown.replace("\r", "").rstrip("\n")
