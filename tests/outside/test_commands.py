"""Every command knows a game from outside, in three languages, with texts missing on purpose."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from installed import Run

WRITTEN = {"en": "Lay a card of the same suit", "fr": "Posez une carte", "de": "Lay a card"}


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_whole_match_is_played_in_the_terminal(lang: str, treize: Run) -> None:
    """Help, moves, a refused one, a hint, one taken back; then to the end and its points."""
    asked = ["?", "table", "score", "moves", "pass", "F8", "hint", "#1", "undo"] + ["#1"] * 600
    bots = ["--bots", "chance,greedy", "--option", "rounds=2", "--option", "sevens=false"]
    table = ["pester", "--seats", "3", "--seed", "4", *bots]
    done = treize("play", *table, "--lang", lang, stdin="\n".join(asked))
    assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stderr
    assert WRITTEN[lang] in done.stdout
    assert "sevens" in done.stdout  # a house rule without a name of its own
    assert "Draw first." in done.stdout  # a reason without a text
    assert "title-" not in done.stdout
    assert "out: -2" in done.stdout or "out\u00a0: -2" in done.stdout  # a line without a text
    assert len(done.stdout.splitlines()[-1]) > 64  # the seed, once all is over


def test_games_lists_it(treize: Run) -> None:
    """With what it says of itself, and with its name where it says nothing."""
    about = json.loads(treize("games", "--json", "--lang", "fr").stdout)[-1]
    assert (about["game"], about["title"], about["seats"]) == ("pester", "L’Importun", [2, 3, 4, 5])
    assert "Pester, 2–5 players" in treize("games").stdout


def test_traces_and_records_are_verified(treize: Run, tmp_path: Path) -> None:
    """A trace is checked move by move, a match is replayed, advised on and told again."""
    trace, record = tmp_path / "trace.jsonl", tmp_path / "record.json"
    traced = treize("trace", "pester", "--seats", "3", "--matches", "2", "--seed", "1")
    trace.write_text(traced.stdout, encoding="utf-8")
    treize("play", "pester", "--bots", "easy", "--record", str(record), stdin="#1\n#1\n#2\n#1\n")
    assert treize("verify", str(trace), str(record)).returncode == 0
    changed = traced.stdout.replace('"passes"', '"x"').replace('"suit":"F"', '"suit":"H"', 1)
    trace.write_text(changed, encoding="utf-8")
    assert treize("verify", str(trace)).returncode == 1
    assert "fox" in treize("replay", str(record)).stdout
    advice = treize("advise", str(record), "--at", "0", "--simulations", "200", "--json")
    assert sum(move["simulations"] for move in json.loads(advice.stdout)["moves"]) == 200


def test_it_is_simulated_compared_and_measured(treize: Run, tmp_path: Path) -> None:
    """Matches at random, into a table of data too; bots against each other; how fast it is."""
    out = tmp_path / "x.parquet"
    command = ["simulate", "pester", "--seats", "4", "--matches", "200", "--seed", "1", "--json"]
    simulated = json.loads(treize(*command, "--out", str(out), "--rows", "moves").stdout)
    assert (simulated["matches"], simulated["capped"]) == (200, 0)
    assert out.stat().st_size > 1_000
    players = ["--players", "chance,normal", "--deals", "6", "--seats", "2", "--jobs", "1"]
    arena = json.loads(treize("arena", "pester", *players, "--seed", "1", "--json").stdout)
    assert arena["standings"][0]["player"] == "normal"
    said = treize("simulate", "pester", "--matches", "10", "--seed", "1", "--lang", "de").stdout
    assert said.startswith("Pester")
