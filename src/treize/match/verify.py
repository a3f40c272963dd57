"""Checking files that people bring: records and traces, whatever is in them."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO

import msgspec

from treize.errors import BadRecord, BadUse
from treize.match import Match
from treize.match.parts import hash_of
from treize.match.record import Record, read, replay
from treize.match.trace import check

LONGEST = 2**20  # bytes of a record, or of a line of a trace
Finding = tuple[str, dict[str, object]]  # a sentence by its id, with its facts


def verify(file: Path, commitment: str | None = None, part: str | None = None) -> list[Finding]:
    """Check a record or a trace, and tell what it is and what it proves."""
    with _open(file) as source:
        head = source.readline(LONGEST + 1)
        if not head:
            raise BadRecord("record/empty")
        if _begins_trace(head):
            return [_verify_trace(str(file), head, source, commitment, part)]
        record, match = _replay(head + source.read(LONGEST + 1))
    _check_seed(match, commitment, part)
    facts = {
        "file": str(file),
        "game": match.game,
        "seats": match.seats,
        "moves": len(match.steps),
        "over": "yes" if match.is_over else "no",
        "winners": ", ".join(map(str, match.winners)),
        "commitment": match.commitment,
    }
    return [("verify-record", facts), *_parts(record)]


def _parts(record: Record) -> Iterator[Finding]:
    """Who made the seed, part by part, and what that proves."""
    luck = record.luck
    if luck is None:
        yield "verify-alone", {}
        return
    yield "verify-server", {"part": luck.server, "hash": hash_of(luck.server)}
    names = record.names or [f"{seat}" for seat in range(record.seats)]
    for part in luck.parts:
        name = ", ".join(names[seat] for seat in part.seats)
        came = "no" if part.part is None else "yes"
        yield (
            "verify-part",
            {"name": name, "came": came, "part": part.part or "", "hash": part.hash},
        )
    kept = sum(part.part is not None for part in luck.parts)
    yield "verify-promises", {"kept": kept + 1, "all": len(luck.parts) + 1}
    yield "verify-proof", {"number": kept}


def read_record(file: Path) -> tuple[Match, list[str] | None]:
    """The match of a file's record and the players' names, if it has them."""
    with _open(file) as source:
        text = source.read(LONGEST + 1)
    if not text:
        raise BadRecord("record/empty")
    record, match = _replay(text)
    return match, record.names


def _open(file: Path) -> AbstractContextManager[BinaryIO]:
    """A file, or standard input for `-`, which stays open for others."""
    if str(file) != "-":
        return file.open("rb")
    if sys.stdin is None:
        raise BadUse("use/file", file="-", problem=os.strerror(errno.EBADF))
    return nullcontext(sys.stdin.buffer)


def _replay(text: bytes) -> tuple[Record, Match]:
    """Replay a record; nothing larger than a record can be is looked at."""
    if len(text) > LONGEST:
        raise BadRecord("record/huge", most=LONGEST)
    record = read(text)
    return record, replay(record)


def _begins_trace(head: bytes) -> bool:
    try:
        return "type" in msgspec.json.decode(head, type=dict[str, object])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False


def _verify_trace(
    file: str, head: bytes, source: BinaryIO, commitment: str | None, part: str | None
) -> Finding:
    matches = moves = 0
    for match in check(_lines(head, source)):
        _check_seed(match, commitment, part)
        matches += 1
        moves += len(match.steps)
    return "verify-trace", {"file": file, "matches": matches, "moves": moves}


def _lines(head: bytes, source: BinaryIO) -> Iterator[bytes]:
    line = head
    while line:
        if len(line) > LONGEST:
            raise BadRecord("record/huge", most=LONGEST)
        yield line
        line = source.readline(LONGEST + 1)


def _check_seed(match: Match, commitment: str | None, part: str | None) -> None:
    """Compare what somebody noted down themselves: the fingerprint they saw, and their own part."""
    if commitment is not None and commitment.lower() != match.commitment:
        raise BadRecord("record/commitment", real=match.commitment)
    own = [] if match.luck is None else [other.part for other in match.luck.parts]
    if part is not None and part.lower() not in own:
        raise BadRecord("record/without", part=part[:80])
