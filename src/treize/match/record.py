"""Records: a match as a seed and its moves, small enough to keep for ever."""

from __future__ import annotations

from typing import Any

import msgspec

from treize.engine.luck import commitment
from treize.engine.options import Options, Value
from treize.errors import BadMove, BadOption, BadRecord
from treize.games import game_named
from treize.match import Match
from treize.match.parts import Luck, check, deal_of

RULES = 2  # raised by any change that would play an old record differently


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A match as it is written down; without totals it was cut off in the middle."""

    treize: int
    game: str
    seats: int
    options: dict[str, Value]
    seed: str
    moves: list[str]
    totals: list[int] | None = None
    winners: list[int] | None = None
    names: list[str] | None = None
    date: str | None = None
    event: str | None = None
    luck: Luck | None = None  # the parts of the seed, if several made it


Source = bytes | str | dict[str, object] | Record


def write(match: Match, **about: object) -> dict[str, Any]:
    """The record of a match, with names, date and event where they are given."""
    number = RULES if match.luck is None else match.luck.rules  # what was promised stays so
    changed = changed_options(match.game, number, match.options)
    record = {
        "treize": number,
        "game": match.game,
        "seats": match.seats,
        "options": changed,
        "seed": match.seed,
        "moves": match.moves,
    }
    if match.is_over:
        record |= {"totals": match.totals, "winners": match.winners}
    if match.luck is not None:
        record["luck"] = msgspec.to_builtins(match.luck)
    return record | {name: value for name, value in about.items() if value is not None}


def read(source: Source) -> Record:
    """A record out of JSON or a dictionary, its types checked."""
    if isinstance(source, Record):
        return source
    try:
        if isinstance(source, str | bytes):
            return msgspec.json.decode(source, type=Record)
        return msgspec.convert(source, Record)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRecord("record/type", found=str(error)) from None


def replay(source: Source) -> Match:
    """The match of a record: every move must be legal and every total right."""
    record = read(source)
    if not 1 <= record.treize <= RULES:
        raise BadRecord("record/version", found=record.treize, known=f"1–{RULES}")
    if record.names is not None and len(record.names) != record.seats:
        raise BadRecord("record/names", found=len(record.names), seats=record.seats)
    match = begin(record)
    for number, move in enumerate(record.moves, 1):
        _replay_move(match, number, move)
    _compare("totals", record.totals, match.totals, match)
    _compare("winners", record.winners, match.winners, match)
    return match


def begin(record: Record) -> Match:
    """The match of a record before its first move."""
    options = options_of_today(record.game, record.treize, record.options)
    luck = record.luck
    if luck is not None:
        deal = deal_of(record.treize, record.game, record.seats, record.options)
        check(luck, record.seed, record.seats, deal)
    match = Match(record.game, seats=record.seats, seed=record.seed, luck=luck, options=options)
    match._is_open = True  # who has the record has the seed
    return match


def promise_of(record: Record) -> str:
    """What was shown before the first card, if the record is right."""
    return commitment(record.seed) if record.luck is None else record.luck.commitment


def options_of_today(game: str, number: int, options: Options) -> dict[str, Value]:
    """The options by which the rules of today play as those of an earlier number did."""
    before = _before(game, number)
    for name in before.keys() & options.keys():
        known = game_named(game).State.options.keys() - before.keys()
        raise BadOption("option/unknown", option=name, known=", ".join(sorted(known)))
    return {**before, **options}


def changed_options(game: str, number: int, options: Options) -> dict[str, Value]:
    """Those not at their default, as a record by the rules of a number has them."""
    usual = game_named(game).usual_options | _before(game, number)
    return {name: value for name, value in options.items() if value != usual[name]}


def _before(game: str, number: int) -> dict[str, Value]:
    """The options that play as the rules of an earlier number did."""
    before: dict[str, Value] = {}
    for since, then in game_named(game).RULES_BEFORE.items():
        if number < since:
            before |= then
    return before


def _replay_move(match: Match, number: int, move: str) -> None:
    if match.is_over:
        raise BadRecord("record/over", number=number, found=move[:80])
    try:
        match.play(move)
    except BadMove:
        legal = ", ".join(match.legal())
        raise BadRecord("record/move", number=number, found=move[:80], legal=legal) from None


def _compare(what: str, found: list[int] | None, real: list[int], match: Match) -> None:
    if found is None:
        return
    if not match.is_over:
        raise BadRecord("record/unfinished", what=what, number=len(match.steps))
    if found != real:
        raise BadRecord("record/result", what=what, found=str(found)[:80], real=str(real))
