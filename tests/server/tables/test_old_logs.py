"""Logs of older versions are read as they were meant, and their matches play on by their rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from treize.match.record import replay
from treize.server.tables import events
from treize.server.tables.room import Room

OLD = Path(__file__).parents[2] / "records/rules-1.jsonl"
RECORDS = [msgspec.json.decode(line) for line in OLD.read_text().splitlines()]


def room_of(record: dict[str, Any]) -> Room:
    """A table as it was stored when events did not tell the rules' number."""
    created = {
        "type": "created", "at": 1, "id": "t-1", "code": None, "game": record["game"],
        "seats": record["seats"], "options": record["options"], "access": "link",
        "clock": {"kind": "none"}, "level": "easy", "memory": False, "undo": True, "host": "p-1",
    }  # fmt: skip
    told = events.read(msgspec.json.encode(created))
    assert isinstance(told, events.Created)
    room = Room(told)
    room.apply(events.read(msgspec.json.encode({"type": "began", "at": 1, "seed": record["seed"]})))
    for move in record["moves"]:
        room.apply(events.Played(at=2, seat=room.turn or 0, move=move, by="bot"))
    return room


@pytest.mark.parametrize("record", [r for r in RECORDS if r["game"] in ("ole", "drat")][::3])
def test_a_match_begun_before_rules_number_2_ends_as_it_did(record: dict[str, Any]) -> None:
    """Every move is legal, and the record that the server keeps of it replays too."""
    match = room_of(record).match
    assert match is not None
    assert (match.totals, match.winners) == (record["totals"], record["winners"])
    assert replay(match.record()).totals == record["totals"]


def test_the_next_match_at_an_old_table_follows_the_rules_of_today() -> None:
    """The number is of a match, not of a table."""
    room = room_of(next(r for r in RECORDS if r["game"] == "drat"))
    room.apply(events.Began(at=3, seed="0" * 32, rules=2))
    assert room.match is not None
    assert room.match.options["blocks"] is True
