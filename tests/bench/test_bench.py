"""The benchmark measures what it says, for people and for programs; never how fast it must be."""

from __future__ import annotations

import json

import pytest

from treize import bench
from treize.bench import environments, ours, peers
from treize.errors import BadUse
from treize.games import GAMES
from treize.texts.words import Words


def test_speeds_are_steps_over_seconds() -> None:
    """Whole matches of the game, on one core and on all."""
    speed, matches = ours.random_play("drat", 0.05, seed=1, cores=1)
    assert speed.name == "treize drat"
    assert speed.per_second == speed.steps / speed.seconds
    assert 50 < speed.per_second / matches < 250  # moves a match


def test_the_result_is_a_table_or_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of one game here; ratios are shown for the peers that are installed."""
    monkeypatch.setattr(bench, "GAMES", {"drat": GAMES["drat"]})
    monkeypatch.setattr(peers, "available", dict)
    monkeypatch.setattr(environments, "find_spec", lambda name: None)
    bench.bench(0.05, 1, need_peers=False, as_json=True, words=Words("en"))
    result = json.loads(capsys.readouterr().out)
    assert result["games"]["drat"]["bytes"] == GAMES["drat"].State.dtype.itemsize
    assert result["games"]["drat"]["seconds"]["compile"] > 0
    assert {speed["name"] for speed in result["speeds"]} == {"treize drat"}
    assert {speed["what"] for speed in result["searches"]} == {"1 thread", "2 threads"}
    assert set(result["games"]["drat"]["batched"]) == {"masks", "observations"}
    assert set(result["missing"]) == set(environments.MEASURED)
    bench._print(result, Words("de"))
    out = capsys.readouterr().out
    assert "Entscheidungen" in out
    assert "EnvPool wird nicht gemessen" in out


def test_peers_that_were_asked_for_must_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """`--peers` without them is an error, not a shorter table."""
    monkeypatch.setattr(peers, "available", dict)
    with pytest.raises(BadUse):
        bench.bench(0.05, 1, need_peers=True, as_json=True, words=Words("en"))


def test_environments_of_others_are_measured_as_they_are() -> None:
    """One that our own tests install: OpenSpiel's vector of environments."""
    speed = environments.openspiel_vector("kuhn_poker", 0.05)
    assert speed.steps % environments.SYNCED == 0
    assert speed.per_second > 100
