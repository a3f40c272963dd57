"""Matches that were played elsewhere, on a device without a server, and are sent to be kept."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from treize.errors import BadRecord
from treize.games import check_seats, game_named
from treize.match.record import Record, promise_of, read
from treize.server.clock import now
from treize.server.names import LONGEST_NAME, check_name
from treize.server.tables.archive import FinishedMatch
from treize.server.wire.lobby import RecordSummary, SentRecord


def finished_match(sent: SentRecord, person: str) -> FinishedMatch:
    """What is stored of a match that somebody sends, as far as it is right without playing it.

    The same match of the same person has the same name, however often it is sent.
    """
    record = read(sent.record)
    names = _check(record, sent)
    body = msgspec.json.encode([person, record.seed, record.moves])
    name = f"r{sha256(body).hexdigest()[:16]}"
    summary = RecordSummary(
        record=name,
        table=name,
        game=record.game,
        seats=record.seats,
        names=names,
        totals=record.totals or [],
        winners=record.winners or [],
        moves=len(record.moves),
        ended=now(),
        public=False,
        yours=sent.yours,
    )
    promised = promise_of(record)
    written = msgspec.structs.replace(record, names=names)
    return FinishedMatch(summary, promised, written, sent.by, sent.levels, {person: sent.yours})


def _check(record: Record, sent: SentRecord) -> list[str]:
    """Refuse what fits no match, and give the names of the players."""
    game_named(record.game)
    check_seats(record.game, record.seats)
    names = record.names or [f"bot {seat + 1}" for seat in range(record.seats)]
    seats = len(names), len(sent.levels)
    if record.totals is None or record.winners is None:
        raise BadRecord("record/type", found="totals, winners")
    if len(sent.by) != len(record.moves):
        raise BadRecord("record/type", found="by")
    if seats != (record.seats, record.seats):
        raise BadRecord("record/names", found=len(names), seats=record.seats)
    own = set(sent.yours)
    if not own or len(own) != len(sent.yours) or not own <= set(range(record.seats)):
        raise BadRecord("record/type", found="yours")
    if any(len(name) > LONGEST_NAME for name in names):
        raise BadRecord("record/type", found="names")
    return [check_name(name) for name in names]
