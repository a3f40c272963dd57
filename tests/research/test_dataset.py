"""Records at scale: what `treize simulate --out` writes is what was played."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from treize import GAMES
from treize.errors import BadUse
from treize.games import game_named
from treize.research.dataset import read
from treize.terminal.cli import main

Capture = pytest.CaptureFixture[str]


def simulated(game: str, rows: str, file: Path, capsys: Capture) -> dict[str, object]:
    command = ["simulate", game, "--seats", "3", "--matches", "60", "--seed", "5", "--json"]
    assert main([*command, "--out", str(file), "--rows", rows]) == 0
    result: dict[str, object] = json.loads(capsys.readouterr().out)
    assert main(command) == 0
    assert json.loads(capsys.readouterr().out) == result
    return result


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_matches_or_moves_of_the_same_run(
    game: str, tmp_path: Path, capsys: Capture
) -> None:
    """Lengths, rounds and totals by match agree with the moves, and with the summary."""
    result = simulated(game, "matches", tmp_path / "matches.parquet", capsys)
    simulated(game, "moves", tmp_path / "moves.parquet", capsys)
    matches, moves = read(tmp_path / "matches.parquet"), read(tmp_path / "moves.parquet")
    assert matches.about | {"rows": "moves"} == moves.about
    assert matches.about["game"] == game
    assert (np.bincount(moves["match"]) == matches["moves"]).all()
    last = np.flatnonzero(np.diff(moves["match"], append=-1))
    assert (moves["round"][last] + 1 == matches["rounds"]).all()
    assert (moves["seat"][moves["number"] == 0] == matches["starter"]).all()
    assert set(moves["move"]) <= set(game_named(game).MOVES)
    assert moves["choices"].min() >= 1
    shares = [float(matches[f"win_{seat}"].mean()) for seat in range(3)]
    assert shares == pytest.approx(result["wins"], abs=1e-3)
    assert len(matches) == 60


def test_a_file_that_is_none_of_ours_is_refused(tmp_path: Path) -> None:
    """With one sentence, whether Parquet or not."""
    strange = tmp_path / "strange.parquet"
    pq.write_table(pa.table({"a": [1]}), strange)
    other = tmp_path / "other.parquet"
    other.write_text("no parquet")
    for file in (strange, other):
        with pytest.raises(BadUse, match="not a table of moves or matches"):
            read(file)


def test_nothing_is_left_behind_where_it_cannot_be_written(tmp_path: Path, capsys: Capture) -> None:
    """A folder that is not there, or a run that is refused, leaves no file."""
    command = ["simulate", "drat", "--matches", "5", "--seed", "1", "--out"]
    assert main([*command, str(tmp_path / "no" / "file.parquet")]) == 1
    assert main([*command, str(tmp_path / "file.parquet"), "--seats", "9"]) == 2
    assert capsys.readouterr().err.count("\n") == 2
    assert list(tmp_path.iterdir()) == []
