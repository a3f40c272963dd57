"""What clients are shown of a room: the same for all, and what is only for one seat.

The part that all see is made from a spectator's observation and written once; a
seat's own part from that seat's observation.  Nothing else of the match goes in.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import count, repeat
from typing import Any

from msgspec import Raw

from treize.match.notation import ZONES, card_of, sort_cards
from treize.match.observation import Observation
from treize.match.parts import Part
from treize.match.places import standing_of
from treize.rulebook import numbers
from treize.server.clock import now
from treize.server.tables.room import Room
from treize.server.tables.table_json import table_json
from treize.server.wire.encode import encode
from treize.server.wire.lobby import TableSummary
from treize.server.wire.updates import About, Clocks, Reason, Shuffle, State, UndoWish, Yours


class StateCache:
    """What everybody sees of a room; only what a move changes is made anew after a move."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._epoch = -1
        self._state: State | None = None

    def state(self) -> State:
        """The state as it is now."""
        room = self._room
        if self._state is None or self._epoch != room.epoch:
            self._state, self._epoch = state_of(room), room.epoch
            occupants: Any = Raw(encode(self._state.occupants))  # no move changes them
            self._state.occupants = occupants
        else:
            _follow_move(self._state, room)
        return self._state


def state_of(room: Room) -> State:
    """What everybody sees, the same for all."""
    match = room.match
    state = State(
        phase=room.phase,
        match=room.matches,
        number=0,
        occupants=room.seating.plan.occupants,
        host=room.seating.host,
        turn=None,
        table=None,
        last=None,
        rounds=match.rounds if match else [],
        totals=[],
        winners=match.winners if match else [],
        commitment=match.commitment if match else None,
        seed=match.seed if match and match.is_over else None,
        luck=match.luck if match and match.is_over else None,
        shuffle=_shuffle(room),
        record=room.record_id,
        clocks=None,
        wish=_undo_wish(room),
    )
    _follow_move(state, room)
    return state


def _follow_move(state: State, room: Room) -> None:
    """Bring up to date what every move changes."""
    match = room.match
    if match is None:
        return
    state.number, state.turn = len(match.steps), match.turn
    table: Any = Raw(table_json(room.seen))
    state.table = table
    state.last = room.last
    state.totals = match.totals
    state.clocks = _clocks(room)


def _clocks(room: Room) -> Clocks | None:
    """Everybody's time left now, and whose runs."""
    clocks = room.clocks
    if not clocks.is_used:
        return None
    running = room.turn if clocks.since is not None else None
    return Clocks(clocks.left_at(running, now()), running)


def _shuffle(room: Room) -> Shuffle | None:
    """The parts of the next match; what is revealed of them is for the server until it begins."""
    shuffle = room.shuffle
    if shuffle is None:
        return None
    promised = shuffle.parts(room.seating).values()
    parts = [Part(part.seats, part.hash, None) for part in promised]
    return Shuffle(room.matches + 1, shuffle.deal, shuffle.hash, parts, shuffle.is_listed)


def _undo_wish(room: Room) -> UndoWish | None:
    request = room.undo.request
    if request is None:
        return None
    people = [(number, seat.person) for number, seat in enumerate(room.seats) if seat.person]
    missing = room.needed_for_undo(request.to) - request.agreed
    agreed = [number for number, person in people if person in request.agreed]
    asked = [number for number, person in people if person in missing]
    return UndoWish(request.seat, request.to, agreed, asked)


def yours_of(room: Room) -> dict[str | None, bytes]:
    """What only they see, for each person who sits here: their seats as text, commas between."""
    match = room.match
    if match is None:
        return {}
    undos, turn = room.undos, match.turn
    hands = room.observations.hands()
    parts = [*map(_waiting, repeat(match.game), count(), hands, map(undos.get, count()))]
    if turn is not None:
        parts[turn] = encode(_to_play(room, hands[turn], turn, undos.get(turn)))
    seats_of = room.seating.plan.seen.items()
    return {person: b",".join(map(parts.__getitem__, seats)) for person, seats in seats_of}


@lru_cache(ZONES)
def _waiting(game: str, seat: int, hand: bytes, undo: int | None) -> bytes:
    """A player who waits sees the same till the next turn."""
    return encode(Yours(seat, sort_cards(game, hand), [], {}, {}, undo))


def _to_play(room: Room, held: bytes, seat: int, undo: int | None) -> Yours:
    game, legal = room.about.game, room.legal
    hand = sort_cards(game, held)
    why_not: dict[str, Reason] = {}
    if not {*map(card_of, repeat(game), legal)}.issuperset(hand):
        why_not = _reasons(room.observations.seat(seat))
    return Yours(seat, hand, legal, why_not, room.outlook, undo)


def _reasons(seen: Observation) -> dict[str, Reason]:
    return {
        card: Reason(code=reason.pop("code"), facts=reason)
        for card, reason in seen.reasons().items()
    }


def about_of(room: Room) -> About:
    """What the table agreed on."""
    about = room.about
    return About(
        about.id,
        about.code,
        about.game,
        about.seats,
        about.options,
        about.access,
        about.clock,
        room.level,
        about.memory,
        about.undo,
        *standing_of(about.game, about.options),
        numbers(about.game, about.options),
    )


def summary_of(room: Room, person: str | None) -> TableSummary:
    """The room in a list."""
    return TableSummary(
        id=room.id,
        code=room.about.code,
        game=room.about.game,
        seats=room.about.seats,
        access=room.about.access,
        phase=room.phase,
        match=room.matches,
        number=room.number,
        occupants=room.seating.plan.occupants,
        turn=room.turn,
        yours=room.seating.of(person),
        changed=room.changed,
    )
