"""Matches played elsewhere and sent to the server: checked, and kept for whoever sent them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from servers import RunningServer, refused, server_at

from treize.match import Match
from treize.server.client import Client
from treize.server.wire import lobby


@pytest.fixture(scope="module")
def played() -> dict[str, Any]:
    """A match that was played without this server."""
    match = Match("thirteen", seats=3, seed=13, options={"rounds": 1})
    while not match.is_over:
        match.play(match.legal()[0])
    return match.record(names=["Ann", "bot 2", "bot 3"], date="2026-11-17")


def sent(record: dict[str, Any], **change: Any) -> lobby.SentRecord:
    by: Any = ["person"] * len(record["moves"])
    return lobby.SentRecord(
        **{"record": record, "by": by, "levels": [None, "easy", "easy"], "yours": [0]} | change
    )


def send(client: Client, match: lobby.SentRecord) -> lobby.RecordSummary:
    return client._ask("/api/records", lobby.RecordSummary, match)


def test_a_match_from_elsewhere_is_kept_for_its_sender(
    server: RunningServer, played: dict[str, Any]
) -> None:
    """It is listed, replayed and verified like any other, and nobody else sees it."""
    ann, bob = server.guest(), server.guest()
    line = send(ann, sent(played))
    assert send(ann, sent(played)).record == line.record
    assert [kept.record for kept in ann.home().records] == [line.record]
    assert ann.record(line.record) == played
    path = f"/api/records/{line.record}"
    assert ann._ask(f"{path}/verify", lobby.Verified).holds
    assert ann._ask(f"{path}/replay", lobby.Replay).last == len(played["moves"])
    with refused("record/unknown"):
        bob.record(line.record)


LIES: list[tuple[str, Callable[[dict[str, Any]], lobby.SentRecord]]] = [
    ("record/false", lambda record: sent(record | {"totals": [0, 0, 0]})),
    ("record/false", lambda record: sent(record | {"seed": "0" * 32})),
    ("record/type", lambda record: sent({n: v for n, v in record.items() if n != "totals"})),
    ("record/type", lambda record: sent(record, by=[])),
    ("record/type", lambda record: sent(record, yours=[3])),
    ("record/type", lambda record: sent(record, yours=[])),
    ("record/type", lambda record: sent(record | {"names": ["A" * 25, "B", "C"]})),
    ("record/names", lambda record: sent(record, levels=[])),
    ("person/name", lambda record: sent(record | {"names": ["A\n", "B", "C"]})),
    ("game/unknown", lambda record: sent(record | {"game": "whist"})),
    ("game/seats", lambda record: sent(record | {"seats": 99})),
]


@pytest.mark.parametrize(("code", "lie"), LIES)
def test_what_does_not_hold_is_refused(
    server: RunningServer,
    played: dict[str, Any],
    code: str,
    lie: Callable[[dict[str, Any]], lobby.SentRecord],
) -> None:
    """Whatever is wrong with it is told, and nothing is kept."""
    ann = server.guest()
    with refused(code):
        send(ann, lie(played))
    assert not ann.home().records


def test_nobody_sends_matches_without_end(played: dict[str, Any], tmp_path: Any) -> None:
    """So many an hour."""
    with server_at(tmp_path, new_records_per_hour="1") as server:
        ann = server.guest()
        with refused("wire/fast"):
            for _ in range(2):
                send(ann, sent(played))
