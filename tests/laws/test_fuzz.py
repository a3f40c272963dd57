"""Whatever comes in, only our own errors come out."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from treize import GAMES, Match, TreizeError
from treize.engine.luck import commitment, luck_of, read_seed
from treize.errors import BadMove, BadOption
from treize.match.notation import card_of, read_move, write_moves
from treize.match.trace import check

games = some.sampled_from(sorted(GAMES))
scalars = some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=20)
anything = some.recursive(
    scalars, lambda inner: some.lists(inner) | some.dictionaries(some.text(), inner), max_leaves=8
)
patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@patient
@given(games, some.text() | some.sampled_from([m for g in GAMES.values() for m in g.MOVES]))
def test_any_text_is_a_move_or_refused(game: str, text: str) -> None:
    """A text is the notation of exactly one move, or BadMove."""
    try:
        number = read_move(game, text)
    except BadMove as error:
        assert error.code == "move/unknown"
        assert text not in GAMES[game].MOVES
    else:
        assert write_moves(game, [number]) == [text]
        assert card_of(game, text) in (None, *GAMES[game].CARDS)


def test_every_move_and_card_reads_back() -> None:
    """Notation round-trips, and no two moves or cards are written alike."""
    for game, rules in GAMES.items():
        assert [read_move(game, text) for text in rules.MOVES] == list(range(len(rules.MOVES)))
        assert len(set(rules.CARDS)) == len(rules.CARDS) == rules.State.kinds


@patient
@given(games, some.dictionaries(some.sampled_from(["limit", "rounds", "deck", "x"]), anything))
def test_any_options_are_taken_as_they_are_or_refused(game: str, options: dict[str, Any]) -> None:
    """An option is never repaired: it is in the match as given, or BadOption."""
    try:
        match = Match(game, seed=1, options=options)
    except BadOption as error:
        assert error.code in ("option/unknown", "option/value")
        assert str(error)
    else:
        assert {name: match.options[name] for name in options} == options


@patient
@given(games, anything, anything)
def test_any_seats_and_seed_are_taken_or_refused(game: str, seats: Any, seed: Any) -> None:
    """A match begins, or one of our errors says why not."""
    try:
        match = Match(game, seats=seats, seed=seed)
    except TreizeError as error:
        assert str(error)
    else:
        assert match.seats == seats


RECORD = Match("leaves", seats=3, seed=1).record()
KEYS = some.sampled_from([*RECORD, "totals", "winners", "names", "date", "event", "strange"])


@patient
@given(some.dictionaries(KEYS, anything))
def test_any_record_replays_or_is_refused(changes: dict[str, Any]) -> None:
    """A record with anything in any field is replayed, or one of our errors says why not."""
    record = RECORD | changes
    try:
        match = Match.replay(record)
    except TreizeError as error:
        assert str(error)
        assert "\n" not in str(error)
    else:
        assert match.moves == record["moves"]


@patient
@given(some.binary(max_size=200) | some.text().map(str.encode) | anything.map(json.dumps))
def test_any_bytes_are_a_record_or_refused(source: bytes | str) -> None:
    """Text that is no record is refused in one line."""
    try:
        Match.replay(source)
    except TreizeError as error:
        assert str(error)
    else:
        raise AssertionError("nothing so short is a record")


@patient
@given(some.integers(0, 40), some.binary(max_size=30), some.integers(0, 400))
def test_a_tampered_trace_is_refused(line: int, put: bytes, where: int) -> None:
    """Bytes put anywhere into a trace leave it as it was or are found out."""
    lines = list(TRACE)
    text = lines[line]
    lines[line] = text[:where] + put + text[where:]
    try:
        list(check(lines))
    except TreizeError as error:
        assert str(error)
    else:
        assert json.loads(lines[line]) == json.loads(text)


def _trace() -> list[bytes]:
    from treize.match.trace import trace

    match = Match("drat", seats=2, seed=5, options={"tokens": 4})
    return [json.dumps(line).encode() for line in trace(match, lambda m: m.legal()[-1])]


TRACE = _trace()


@given(some.integers(0, 2**128 - 1), some.integers(0, 10_000))
def test_luck_differs_from_move_to_move_and_tells_nothing(number: int, move: int) -> None:
    """Every seed has its hash, and every move luck of its own."""
    seed = read_seed(number)
    assert len(seed) == 32
    assert luck_of(seed, move) != luck_of(seed, move + 1)
    assert seed not in commitment(seed)
