"""Matches by the million as a Parquet file, a row a match or a row a move, and read back.

Examples:
    >>> from tempfile import TemporaryDirectory
    >>> from treize import GAMES
    >>> from treize.research.simulate import simulate
    >>> with TemporaryDirectory() as folder:
    ...     about = {"game": min(GAMES), "seats": 3, "seed": 13, "options": {}}
    ...     with Writer(f"{folder}/matches.parquet", "moves", **about) as out:
    ...         result = simulate(matches=100, keep=out.keep, **about)
    ...     moves = read(f"{folder}/matches.parquet")
    >>> moves.about["rows"], sorted(moves.columns)
    ('moves', ['choices', 'match', 'move', 'number', 'round', 'seat'])
    >>> int(moves["match"].max())
    99
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np
import numpy.typing as npt

from treize.engine import batch
from treize.engine.table import Records
from treize.errors import BadUse
from treize.extras import needs
from treize.games import game_named, name_of
from treize.research.simulate import Outcomes

with needs("parquet"):
    import pyarrow as pa
    import pyarrow.parquet as pq

__all__ = ["Dataset", "Writer", "read"]

KEY = b"treize"  # under which the file tells what it holds


class Writer:
    """Writes matches as they are played; the file appears when all are there."""

    def __init__(
        self, file: str | Path, rows: str, *, game: str, seats: int, seed: int, options: object
    ) -> None:
        self.file, self.part = Path(file), Path(f"{file}.part")
        self.is_moves = rows == "moves"
        self.seats = seats
        about = {"game": game, "seats": seats, "seed": seed, "options": options, "rows": rows}
        self.schema = self._schema(game).with_metadata({KEY: json.dumps(about).encode()})
        self.out = pq.ParquetWriter(self.part, self.schema, compression="zstd")

    def _schema(self, game: str) -> Any:
        small, large = pa.int16(), pa.int32()
        if self.is_moves:
            words = pa.dictionary(pa.int16(), pa.string())
            fields = [("match", large), ("number", small), ("round", small), ("seat", small)]
            return pa.schema([*fields, ("move", words), ("choices", small)])
        fields = [("match", large), ("moves", large), ("rounds", small), ("starter", small)]
        totals = [(f"total_{seat}", large) for seat in range(self.seats)]
        wins = [(f"win_{seat}", pa.float32()) for seat in range(self.seats)]
        return pa.schema([*fields, ("capped", pa.bool_()), *totals, *wins])

    def __enter__(self) -> Writer:
        return self

    def keep(self, start: int, dealt: Records, played: Outcomes) -> None:
        """Write a few thousand matches down: the tables before them, and what came out."""
        columns = _moves(start, dealt, played) if self.is_moves else _matches(start, played)
        arrays = [columns[name] for name in self.schema.names]
        self.out.write_table(pa.Table.from_arrays(arrays, schema=self.schema))

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.out.close()
        if kind is None:
            os.replace(self.part, self.file)
        else:
            self.part.unlink(missing_ok=True)


def _matches(start: int, played: Outcomes) -> dict[str, object]:
    seats = played.totals.shape[1]
    shared = np.maximum(played.winners.sum(axis=1), 1)
    columns = {
        "match": np.arange(start, start + len(played.lengths), dtype=np.int32),
        "moves": played.lengths.astype(np.int32),
        "rounds": played.rounds.astype(np.int16),
        "starter": played.starters,
        "capped": ~played.winners.any(axis=1),
    }
    for seat in range(seats):
        columns[f"total_{seat}"] = played.totals[:, seat].astype(np.int32)
        columns[f"win_{seat}"] = (played.winners[:, seat] / shared).astype(np.float32)
    return {name: pa.array(column) for name, column in columns.items()}


def _moves(start: int, dealt: Records, played: Outcomes) -> dict[str, object]:
    """The same matches once more from the same luck, every move noted."""
    lengths = played.lengths
    starts = np.cumsum(lengths) - lengths
    noted = np.zeros((int(lengths.sum()), 4), np.int16)
    batch.note_matches(dealt, starts, noted)
    matches = np.repeat(np.arange(start, start + len(lengths), dtype=np.int32), lengths)
    numbers = np.arange(len(noted)) - np.repeat(starts, lengths)
    names = pa.array(game_named(name_of(dealt)).MOVES)
    return {
        "match": pa.array(matches),
        "number": pa.array(numbers.astype(np.int16)),
        "round": pa.array(noted[:, 0]),
        "seat": pa.array(noted[:, 1]),
        "move": pa.DictionaryArray.from_arrays(pa.array(noted[:, 2]), names),
        "choices": pa.array(noted[:, 3]),
    }


class Dataset:
    """What a file holds: `about` it, and its columns as arrays of NumPy."""

    def __init__(self, about: dict[str, object], table: Any) -> None:
        self.about, self.table = about, table

    @property
    def columns(self) -> list[str]:
        return list(self.table.column_names)

    def __len__(self) -> int:
        return int(self.table.num_rows)

    def __getitem__(self, column: str) -> npt.NDArray[Any]:
        """A column; moves as text."""
        values: npt.NDArray[Any] = (
            self.table[column].combine_chunks().to_numpy(zero_copy_only=False)
        )
        return values


def read(file: str | Path) -> Dataset:
    """A file that `treize simulate --out` has written."""
    try:
        table = pq.read_table(file)
        about = json.loads((table.schema.metadata or {})[KEY])
    except (pa.ArrowInvalid, KeyError, ValueError):
        raise BadUse("use/parquet", file=str(file)) from None
    return Dataset(about, table)
