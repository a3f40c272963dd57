"""What guests are shown of a room: the same for all, and what is only for one seat.

The part that all see is made from a spectator's observation and written once; a
seat's own part from that seat's observation.  Nothing else of the match goes in.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import count, repeat
from typing import Any

import msgspec

from treize.match import Match
from treize.notation import ZONES, card_of, sort_cards
from treize.server.people import now
from treize.server.room import Room, tableau_of
from treize.server.wire import lobby, updates
from treize.sight import standing_of

_ENCODER = msgspec.json.Encoder()
encode = _ENCODER.encode


def about_of(room: Room) -> updates.About:
    """What the table agreed on."""
    about = room.about
    return updates.About(
        about.id,
        about.code,
        about.game,
        about.seats,
        about.options,
        about.access,
        about.clock,
        about.level,
        about.memory,
        about.undo,
        *standing_of(about.game, about.options),
    )


def state_of(room: Room) -> bytes:
    """What everybody sees, as it is sent: what every move changes, and what most moves do not."""
    match = room.match
    moving = {
        "number": room.number,
        "turn": room.turn,
        "table": None if match is None else tableau_of(room.eyes),
        "last": room.last,
        "totals": [] if match is None else match.totals,
        "clocks": clocks_of(room),
    }
    if room.lasting is None:
        room.lasting = encode(_lasting(room))
    return b"%b,%b" % (encode(moving)[:-1], room.lasting[1:])


def _lasting(room: Room) -> dict[str, Any]:
    """The part that stays till a round ends or something else than a move happens."""
    match = room.match
    return {
        "phase": room.phase,
        "match": room.matches,
        "places": room.seating.places,
        "host": room.host,
        "rounds": match.rounds if match else [],
        "winners": match.winners if match else [],
        "commitment": match.commitment if match else None,
        "seed": match.seed if match and match.is_over else None,
        "record": room.record_id,
        "wish": _wish(room),
    }


def clocks_of(room: Room) -> updates.Clocks | None:
    """Everybody's time left now, and whose runs."""
    if not room.has_clock or room.match is None:
        return None
    left = list(room.left)
    running = room.turn if room.since is not None else None
    if running is not None and room.since is not None:
        left[running] = max(0, left[running] - max(0, now() - room.since))
    return updates.Clocks(left, running)


def _wish(room: Room) -> updates.UndoWish | None:
    if room.wish is None:
        return None
    people = [(number, seat.person) for number, seat in enumerate(room.places) if seat.person]
    missing = room.needed_for_undo(room.wish.to) - room.wish.agreed
    agreed = [number for number, person in people if person in room.wish.agreed]
    asked = [number for number, person in people if person in missing]
    return updates.UndoWish(room.wish.seat, room.wish.to, agreed, asked)


def yours_of(room: Room) -> dict[str | None, bytes]:
    """What only they see, for each person who sits here: a list as it is sent, without brackets."""
    match = room.match
    if match is None:
        return {}
    undos = map(room.undos.get, count())
    parts = [*map(_waiting, repeat(match.game), count(), room.hands, undos)]
    if match.turn is not None:
        parts[match.turn] = _to_play(room, match, match.turn)
    seats_of = room.seating.seats.items()
    return {person: b",".join(map(parts.__getitem__, seats)) for person, seats in seats_of}


@lru_cache(ZONES)
def _waiting(game: str, seat: int, hand: bytes, undo: int | None) -> bytes:
    """A player who waits sees the same till the next turn."""
    return encode(updates.Yours(seat, sort_cards(game, hand), [], {}, {}, undo))


def _to_play(room: Room, match: Match, seat: int) -> bytes:
    hand = sort_cards(match.game, room.hands[seat])
    outlook = room.outlook
    why_not: dict[str, updates.Reason] = {}
    if not {*map(card_of, repeat(match.game), outlook)}.issuperset(hand):
        why_not = _reasons(match)
    undo = room.undos.get(seat)
    return encode(updates.Yours(seat, hand, list(outlook), why_not, outlook, undo))


def _reasons(match: Match) -> dict[str, updates.Reason]:
    return {
        card: updates.Reason(code=reason.pop("code"), facts=reason)
        for card, reason in match.reasons().items()
    }


def line_of(room: Room, person: str | None) -> lobby.TableLine:
    """The room in a list."""
    return lobby.TableLine(
        id=room.id,
        code=room.about.code,
        game=room.about.game,
        seats=room.about.seats,
        access=room.about.access,
        phase=room.phase,
        match=room.matches,
        number=room.number,
        places=room.seating.places,
        turn=room.turn,
        yours=room.seats_of(person),
        changed=room.changed,
    )
