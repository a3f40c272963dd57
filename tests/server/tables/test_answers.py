"""A command that is sent again is known, whoever else comes and goes."""

from __future__ import annotations

from servers import room_of

from treize.server.tables import events
from treize.server.tables.answers import KEYS, SENDERS
from treize.server.wire.updates import Ok


def test_commands_of_those_who_sit_here_are_known_whoever_else_comes_and_goes() -> None:
    """The last ones of each person, however much the others do; and not of people without end."""
    room = room_of("leaves", 3, 0)
    room.apply(events.AskedUndo(at=2, seat=0, to=0, person="p0", key="mine"))
    known = room.version
    for number in range(5 * KEYS):
        room.apply(events.Declined(at=2, person="p1", key=f"no {number}"))
        room.apply(events.Declined(at=2, person=f"stranger {number}", key="no"))
    assert room.answers.to("p0") == {"mine": Ok("mine", known, None)}
    assert list(room.answers.to("p1")) == [f"no {number}" for number in range(4 * KEYS, 5 * KEYS)]
    strangers = [f"stranger {number}" for number in range(5 * KEYS)]
    assert 0 < sum(bool(room.answers.to(stranger)) for stranger in strangers) < SENDERS
