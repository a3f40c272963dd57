"""What is seen of a table as JSON; fragments that were seen before are cached as text.

A fragment is known by the bytes that it is made of, and encoded if it is not known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

from treize.games import game_named
from treize.match.byte_format import Reading, readings
from treize.match.notation import cards_in
from treize.match.observation import Observation
from treize.server.wire.encode import encode

FRAGMENTS = 32_768  # that are remembered: most stay as they are in a move
Write = Callable[[Observation, Any], bytes]
_KNOWN: dict[tuple[object, ...], bytes] = {}


class Fragment(NamedTuple):
    """A fragment of a table's text: the bytes that it is made of, and what else it depends on."""

    basis: object
    read: Callable[[bytes], Any]
    write: Write


class Plan(NamedTuple):
    """How a table is written: the text around its fragments, then those; the announced is last."""

    form: bytes
    fragments: list[Fragment]
    announces: object  # the basis of what it announces


def table_json(seen: Observation) -> bytes:
    """What is seen, as a `Table` is encoded."""
    octets, texts = bytes(seen), []
    form, fragments, announces = _plan(seen.game, *seen.viewpoint, seen.seats, seen.turn)
    for basis, read, write in fragments:
        known = basis, read(octets)
        texts.append(_KNOWN.get(known) or _remember(known, write(seen, known[1])))
    heard = announces, seen.numbers_announced()
    texts.append(_KNOWN.get(heard) or _remember(heard, _fields(seen.announced())))
    return form % (seen.round, *texts)


def _remember(known: tuple[object, ...], text: bytes) -> bytes:
    if len(_KNOWN) >= FRAGMENTS:
        _KNOWN.clear()
    _KNOWN[known] = text
    return text


@cache
def _plan(
    game: str, is_over: bool, observer: int, is_told: bool, seats: int, turn: int | None
) -> Plan:
    state = game_named(game).State
    viewpoint = is_over, observer, is_told, seats, turn
    fragments, forms = [], []
    for place, reading in readings(game, *viewpoint).items():
        own = [*_parts_of_place(game, place, reading, viewpoint)]
        forms.append(b"%b:[%b]" % (encode(place), b",".join([b"%b"] * len(own))))
        fragments += own
    head = encode(game), encode(turn), b",".join(forms)
    form = b'{"game":%b,"round":%%d,"turn":%b,"zones":{%b},"numbers":{%%b%%b}}' % head
    fields = (state.fields[name] for name in state.told)
    told = [slice(start, start + dtype.itemsize) for dtype, start in fields]
    fragments.append(Fragment(_basis(game, seats), itemgetter(slice(0), *told), _write_told))
    return Plan(form, fragments, _basis(game, "announces"))


def _parts_of_place(
    game: str, place: str, reading: Reading, viewpoint: tuple[object, ...]
) -> Iterator[Fragment]:
    """One for each row that shows and for neighbours that do not, or one for the place."""
    rows, more, is_blocks = reading
    state = game_named(game).State
    kinds, sizes = state.kinds, state.fields["sizes"][1]
    if more or is_blocks:  # rows lie together, or come and go
        beside = {row for *_, others in more for row in others}
        runs = _runs(sorted(beside.union(row for _, row in rows)))
        cards = [slice(first * kinds, last * kinds) for first, last in runs]
        read = itemgetter(*cards, *(slice(sizes + first, sizes + last) for first, last in runs))
        yield Fragment(_basis(game, place, *viewpoint), read, partial(_write_place, place))
        return
    for is_shown, group in groupby(rows, itemgetter(0)):
        for first, last in _runs(row for _, row in group):
            if not is_shown:
                yield Fragment(None, itemgetter(slice(sizes + first, sizes + last)), _write_sizes)
                continue
            for start in range(first * kinds, last * kinds, kinds):
                read = itemgetter(slice(start, start + kinds))
                yield Fragment(_basis(game), read, _write_cards)


def _runs(rows: Iterable[int]) -> list[tuple[int, int]]:
    """Rows that follow each other, as the first and the one after the last."""
    found: list[tuple[int, int]] = []
    for row in rows:
        first = found.pop()[0] if found and found[-1][1] == row else row
        found.append((first, row + 1))
    return found


@cache
def _basis(*_: object) -> object:
    """One thing for all that is given, which is quicker to look up."""
    return object()


def _write_place(place: str, seen: Observation, _: object) -> bytes:
    return encode(seen.lying_in(place))[1:-1]


def _write_cards(seen: Observation, copies: bytes) -> bytes:
    return encode(cards_in(seen.game, copies))


def _write_sizes(_: Observation, sizes: bytes) -> bytes:
    return encode([*sizes])[1:-1]


def _write_told(seen: Observation, _: object) -> bytes:
    told = _fields(seen.numbers_told)
    return b"%b," % told if told and seen.rules.announced.size else told


def _fields(numbers: dict[str, object]) -> bytes:
    return encode(numbers)[1:-1]
