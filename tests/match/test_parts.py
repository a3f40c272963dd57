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
from treize.engine.options import Value
from treize.errors import BadRecord
from treize.match.parts import Luck, Part, deal_of, fingerprint, hash_of
from treize.match.record import RULES, options_of_today
from treize.match.verify import verify

SERVER, ANN, BOB = "5" * 32, "a" * 32, "b" * 32
DEAL = f"{RULES} leaves 3"
LUCK = Luck(DEAL, SERVER, [Part([0, 2], hash_of(ANN), ANN), Part([1], hash_of(BOB), BOB)])
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
    x, y, z = (sha256(f"treize part {part}".encode()).hexdigest() for part in "xyz")
    deal = "2 drat 3 doubt=true kinds=1,2 tokens=5"
    options: dict[str, Value] = {"tokens": 5, "kinds": [1, 2], "doubt": True}
    assert deal_of(2, "drat", 3, options) == deal
    shown = sha256(f"treize promises {deal} {x} 0,2:{y} 1:{z}".encode()).hexdigest()
    assert fingerprint(deal, x, [Part([0, 2], y, None), Part([1], z, None)]) == shown
    made = sha256(f"treize parts {SERVER} {ANN} {BOB}".encode()).hexdigest()
    assert LUCK.seed == made[:32]
    late = Luck(DEAL, SERVER, [msgspec.structs.replace(LUCK.parts[0], part=None), LUCK.parts[1]])
    assert late.seed == sha256(f"treize parts {SERVER} - {BOB}".encode()).hexdigest()[:32]
    assert late.commitment == LUCK.commitment


def test_a_record_holds_its_parts_and_tells_them(tmp_path: Path) -> None:
    """And without them it is the record of the same match, as it always was."""
    record = _record(LUCK)
    told = verify(_write(tmp_path, record), LUCK.commitment, ANN)
    assert [message for message, _ in told] == [
        *("verify-record", "verify-server", "verify-part", "verify-part"),
        *("verify-promises", "verify-proof"),
    ]
    assert told[-2][1] == {"kept": 3, "all": 3}
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
    tried = (Luck(DEAL, new_seed(), luck.parts) for _ in range(64))
    return min(tried, key=lambda other: other.seed)


def _a_friend_chooses_last(luck: Luck) -> Luck:
    """Bob sits there for the operator, and promises what suits them when Ann's part is known."""
    parts = (new_seed() for _ in range(64))
    friend = (Part([1], hash_of(part), part) for part in parts)
    tried = (Luck(DEAL, SERVER, [luck.parts[0], part]) for part in friend)
    return min(tried, key=lambda other: other.seed)


def _exchange_seats(luck: Luck) -> Luck:
    """Who knows the seed would like to sit where the good hand lies."""
    ann, bob = luck.parts
    return Luck(DEAL, SERVER, [Part([1], ann.hash, ann.part), Part([0, 2], bob.hash, bob.part)])


def _swap(luck: Luck) -> Luck:
    return Luck(DEAL, SERVER, luck.parts[::-1])


def _drop(luck: Luck) -> Luck:
    return Luck(DEAL, SERVER, luck.parts[1:])


def _pretend_it_never_came(luck: Luck) -> Luck:
    return Luck(DEAL, SERVER, [msgspec.structs.replace(luck.parts[0], part=None), luck.parts[1]])


@pytest.mark.parametrize(
    ("bend", "code"),
    [
        (_another_server_part, "record/commitment"),
        (_a_friend_chooses_last, "record/commitment"),
        (_swap, "record/commitment"),
        (_exchange_seats, "record/commitment"),
        (_drop, "record/commitment"),
        (_pretend_it_never_came, "record/without"),
    ],
)
def test_an_operator_who_chooses_a_seed_is_caught(bend: Change, code: str, tmp_path: Path) -> None:
    """The match is whole in itself, but not what Ann saw before it and gave to it."""
    bent = bend(LUCK)
    assert bent != LUCK
    file = _write(tmp_path, _record(bent))
    assert verify(file)
    with pytest.raises(BadRecord) as caught:
        verify(file, LUCK.commitment, ANN)
    assert caught.value.code == code


def test_a_match_keeps_the_rules_that_it_was_promised_with() -> None:
    """Also if it is written down when there are newer ones; and no other deal has its promises."""
    luck = Luck("1 ole 3 rounds=1", SERVER, LUCK.parts)
    options = options_of_today("ole", 1, {"rounds": 1})
    record = Match("ole", seats=3, luck=luck, options=options).record()
    assert (record["treize"], record["options"]) == (1, {"rounds": 1})
    assert Match.replay(record).commitment == luck.commitment
    changes: list[dict[str, Any]] = [
        {"treize": RULES},
        {"options": {"rounds": 2}},
        {"game": "drat"},
    ]
    for change in changes:
        with pytest.raises(BadRecord) as caught:
            Match.replay(record | change)
        assert caught.value.code == "record/deal"


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
        ({"luck": _luck(parts=[PARTS[0], PARTS[0] | {"seats": [1]}])}, "record/type"),
        ({"luck": _luck(deal=f"{RULES} leaves 4")}, "record/deal"),
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
