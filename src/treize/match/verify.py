"""Checking files that people bring: records and traces, whatever is in them."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from treize.errors import BadRecord, BadUse
from treize.match import Match
from treize.match.record import read, replay
from treize.match.trace import check

LONGEST = 2**20  # bytes of a record, or of a line of a trace


def verify(file: Path, commitment: str | None = None) -> tuple[str, dict[str, Any]]:
    """Check a record or a trace, and tell what it is: a message with its data."""
    with _open(file) as source:
        head = source.readline(LONGEST + 1)
        if not head:
            raise BadRecord("record/empty")
        if _begins_trace(head):
            return _verify_trace(str(file), head, source, commitment)
        match = _replay(head + source.read(LONGEST + 1))
    _check_seed(match, commitment)
    return "verify-record", {
        "file": str(file),
        "game": match.game,
        "seats": match.seats,
        "moves": len(match.steps),
        "over": "yes" if match.is_over else "no",
        "winners": ", ".join(map(str, match.winners)),
        "commitment": match.commitment,
    }


def read_record(file: Path) -> tuple[Match, list[str] | None]:
    """The match of a file's record and the players' names, if it has them."""
    with _open(file) as source:
        text = source.read(LONGEST + 1)
    if not text:
        raise BadRecord("record/empty")
    return _replay(text), read(text).names  # read twice, for it is small


def _open(file: Path) -> AbstractContextManager[BinaryIO]:
    """A file, or standard input for `-`, which stays open for others."""
    if str(file) != "-":
        return file.open("rb")
    if sys.stdin is None:
        raise BadUse("use/file", file="-", problem=os.strerror(errno.EBADF))
    return nullcontext(sys.stdin.buffer)


def _replay(text: bytes) -> Match:
    """Replay a record; nothing larger than a record can be is looked at."""
    if len(text) > LONGEST:
        raise BadRecord("record/huge", most=LONGEST)
    return replay(text)


def _begins_trace(head: bytes) -> bool:
    try:
        return "type" in msgspec.json.decode(head, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False


def _verify_trace(
    file: str, head: bytes, source: BinaryIO, commitment: str | None
) -> tuple[str, dict[str, Any]]:
    matches = moves = 0
    for match in check(_lines(head, source)):
        _check_seed(match, commitment)
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


def _check_seed(match: Match, commitment: str | None) -> None:
    if commitment is not None and commitment.lower() != match.commitment:
        raise BadRecord("record/commitment", real=match.commitment)
