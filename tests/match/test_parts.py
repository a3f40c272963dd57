"""Luck of several parts: how an operator who would like another seed is caught."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from treize import Match
from treize.engine.luck import new_seed
from treize.errors import BadRecord
from treize.match.parts import Luck, Part, fingerprint, hash_of
from treize.match.record import RULES
from treize.match.verify import verify

SERVER, ANN, BOB = "5" * 32, "a" * 32, "b" * 32
LUCK = Luck(SERVER, [Part([0, 2], hash_of(ANN), ANN), Part([1], hash_of(BOB), BOB)])
Change = Callable[[Luck], Luck]


def _record(luck: Luck, **changes: Any) -> dict[str, Any]:
    match = Match("leaves", seats=3, luck=luck)
    while not match.is_over:
        match.play(match.legal()[0])
    return match.record(names=["Ann", "Bob", "Cleo"]) | changes


def _write(folder: Path, record: dict[str, Any]) -> Path:
    file = folder / "match.json"
    file.write_text(json.dumps(record))
    return file


def test_what_is_hashed_is_plain_text() -> None:
    """Anybody can do it with sha256sum."""
    promises = " ".join(sha256(f"treize part {part}".encode()).hexdigest() for part in "xyz")
    shown = sha256(f"treize promises {promises}".encode()).hexdigest()
    assert fingerprint(hash_of("x"), [hash_of("y"), hash_of("z")]) == shown
    made = sha256(f"treize parts {SERVER} {ANN} {BOB}".encode()).hexdigest()
    assert LUCK.seed == made[:32]
    late = Luck(SERVER, [msgspec.structs.replace(LUCK.parts[0], part=None), LUCK.parts[1]])
    assert late.seed == sha256(f"treize parts {SERVER} - {BOB}".encode()).hexdigest()[:32]
    assert late.commitment == LUCK.commitment


def test_a_record_holds_its_parts_and_tells_them(tmp_path: Path) -> None:
    """And without them it is the record of the same match, as it always was."""
    record = _record(LUCK)
    told = verify(_write(tmp_path, record), LUCK.commitment, ANN)
    assert [message for message, _ in told] == [
        *("verify-record", "verify-server", "verify-part", "verify-part", "verify-proof")
    ]
    assert [facts["name"] for message, facts in told if message == "verify-part"] == [
        *("Ann, Cleo", "Bob")
    ]
    assert Match.replay(record).record()["luck"] == record["luck"]
    bare = {name: value for name, value in record.items() if name != "luck"}
    assert bare.keys() == {
        *("treize", "game", "seats", "options", "seed", "moves", "totals", "winners", "names")
    }
    assert Match.replay(bare).totals == record["totals"]
    assert [message for message, _ in verify(_write(tmp_path, bare))] == [
        *("verify-record", "verify-alone")
    ]


def _another_server_part(luck: Luck) -> Luck:
    """The best of many, tried when all parts were known."""
    tried = (Luck(new_seed(), luck.parts) for _ in range(64))
    return min(tried, key=lambda other: other.seed)


def _a_friend_chooses_last(luck: Luck) -> Luck:
    """Bob sits there for the operator, and promises what suits them when Ann's part is known."""
    parts = (new_seed() for _ in range(64))
    tried = (Luck(SERVER, [luck.parts[0], Part([1], hash_of(part), part)]) for part in parts)
    return min(tried, key=lambda other: other.seed)


def _swap(luck: Luck) -> Luck:
    return Luck(SERVER, luck.parts[::-1])


def _drop(luck: Luck) -> Luck:
    return Luck(SERVER, luck.parts[1:])


def _pretend_it_never_came(luck: Luck) -> Luck:
    return Luck(SERVER, [msgspec.structs.replace(luck.parts[0], part=None), luck.parts[1]])


@pytest.mark.parametrize(
    ("bend", "code"),
    [
        (_another_server_part, "record/commitment"),
        (_a_friend_chooses_last, "record/commitment"),
        (_swap, "record/commitment"),
        (_drop, "record/commitment"),
        (_pretend_it_never_came, "record/without"),
    ],
)
def test_an_operator_who_chooses_a_seed_is_caught(bend: Change, code: str, tmp_path: Path) -> None:
    """The match is whole in itself, but not what Ann saw before it and gave to it."""
    bent = bend(LUCK)
    assert bent.seed != LUCK.seed
    file = _write(tmp_path, _record(bent))
    assert verify(file)
    with pytest.raises(BadRecord) as caught:
        verify(file, LUCK.commitment, ANN)
    assert caught.value.code == code


def _luck(**changes: Any) -> dict[str, Any]:
    luck: dict[str, Any] = msgspec.to_builtins(LUCK)
    return luck | changes


PARTS = _luck()["parts"]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"luck": _luck(server="6" * 32)}, "record/parts"),
        ({"luck": _luck(parts=PARTS[::-1])}, "record/parts"),
        ({"luck": _luck(parts=[PARTS[0] | {"part": "c" * 32}, PARTS[1]])}, "record/part"),
        ({"luck": _luck(parts=[PARTS[0] | {"hash": "c" * 64}, PARTS[1]])}, "record/part"),
        ({"luck": _luck(parts=[PARTS[0] | {"seats": [0, 1]}, PARTS[1]])}, "record/type"),
        ({"luck": _luck(parts=[PARTS[0] | {"seats": [3]}, PARTS[1]])}, "record/type"),
        ({"luck": _luck(parts=[PARTS[0] | {"seats": []}, PARTS[1]])}, "record/type"),
        ({"luck": _luck(server=SERVER.upper() + "\n")}, "record/type"),
        ({"seed": "0" * 32}, "record/parts"),
    ],
)
def test_parts_that_do_not_make_the_seed_are_refused(changes: dict[str, Any], code: str) -> None:
    """Whoever replays a record checks them, without knowing what was shown before it."""
    head = {"treize": RULES, "game": "leaves", "seats": 3, "options": {}, "moves": []}
    whole = head | {"seed": LUCK.seed, "luck": _luck()}
    assert Match.replay(whole).commitment == LUCK.commitment
    with pytest.raises(BadRecord) as caught:
        Match.replay(whole | changes)
    assert caught.value.code == code


def test_a_copy_of_a_match_keeps_its_parts() -> None:
    """Also one that goes to another process."""
    match = Match("leaves", seats=3, luck=LUCK)
    again = Match.replay(match.record())
    assert (again.seed, again.commitment) == (LUCK.seed, LUCK.commitment)
