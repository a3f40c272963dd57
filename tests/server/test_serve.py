"""How a house is opened: every wrong wish is refused in one sentence that says what to do."""

from __future__ import annotations

import pytest

from treize.errors import BadUse
from treize.server.serve import check_public_url, url_of
from treize.server.settings import Settings


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("TREIZE_GRACE", "soon"),
        ("TREIZE_GRACE", "nan"),
        ("TREIZE_GRACE", "inf"),
        ("TREIZE_GRACE", "-5"),
        ("TREIZE_FRAME", "0"),
        ("TREIZE_LOOKS", "1.5"),
        ("TREIZE_EAGER", "perhaps"),
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
    given = {"GRACE": "1.5", "FRAME": "20", "EAGER": "false", "PROXIES": "10.0.0.1", "LANG": "fr"}
    for name, value in given.items():
        monkeypatch.setenv(f"TREIZE_{name}", value)
    settings = Settings.read()
    assert (settings.grace, settings.frame, settings.eager) == (1.5, 20, False)
    assert (settings.proxies, settings.pace) == ("10.0.0.1", Settings().pace)


def test_what_is_no_setting_is_told_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A slip of the pen; or the name of something else, so the house opens all the same."""
    monkeypatch.setenv("TREIZE_GRAEC", "5")
    assert Settings.read() == Settings()
    assert [record.problem for record in caplog.records] == ["TREIZE_GRAEC"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "url", ["nonsense", "ftp://x/", "http://[bad/", "https://x/games/", "https:///", "https://x/?a"]
)
def test_an_address_that_can_not_be_ours_is_refused(url: str) -> None:
    """Only the root of a host will do."""
    with pytest.raises(BadUse, match=r"play\.example\.org"):
        check_public_url(url)


def test_the_address_of_a_house_can_be_given_to_friends() -> None:
    """One that listens everywhere is found by the machine's own address."""
    check_public_url("https://play.example.org")
    check_public_url("http://play.example.org:8080/")
    assert url_of("127.0.0.1", 13) == "http://127.0.0.1:13/"
    assert url_of("::1", 13) == "http://[::1]:13/"
    for everywhere in ("0.0.0.0", "::", ""):  # noqa: S104  # nothing listens there
        assert everywhere == "" or everywhere not in url_of(everywhere, 13)
        assert url_of(everywhere, 13).count(":") == 2
