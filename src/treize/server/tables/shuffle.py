"""The parts of a match's luck while they come together: promised, listed, revealed."""

from __future__ import annotations

from dataclasses import dataclass, field

from treize.match.parts import Luck, Part, deal_of, hash_of
from treize.match.record import changed_options
from treize.server.tables import events
from treize.server.tables.seating import Seating

ShuffleEvent = events.Promised | events.Listed | events.Revealed


@dataclass
class Shuffle:
    """A match that is about to begin."""

    server: str  # its part, which nobody sees before the match is over
    deal: str  # what is shuffled for
    promises: dict[str, str] = field(default_factory=dict)  # hashes by person
    listed: dict[str, Part] | None = None  # by person, once no more are promised

    @property
    def is_listed(self) -> bool:
        return self.listed is not None

    @property
    def hash(self) -> str:
        """What stands for the server's part."""
        return hash_of(self.server)

    @property
    def luck(self) -> Luck:
        """All parts that have come."""
        return Luck(self.deal, self.server, [*(self.listed or {}).values()])

    @property
    def late(self) -> set[str]:
        """Those who have promised a part and not revealed it yet."""
        return {person for person, part in (self.listed or {}).items() if part.part is None}

    def parts(self, seating: Seating) -> dict[str, Part]:
        """What is promised up to now, in the order of the seats."""
        if self.listed is not None:
            return self.listed
        return {
            person: Part(seats, self.promises[person], None)
            for person, seats in seating.plan.seats.items()
            if person in self.promises
        }


def begin(event: events.Shuffling, about: events.Created) -> Shuffle:
    """The shuffle for a match at a table."""
    changed = changed_options(about.game, event.rules, about.options)
    return Shuffle(event.part, deal_of(event.rules, about.game, about.seats, changed))


def follow(shuffle: Shuffle | None, event: ShuffleEvent, seating: Seating) -> Shuffle:
    """The shuffle after an event."""
    if shuffle is None:
        raise ValueError("the log tells of a part before the cards were shuffled")
    person, listed = event.person or "", shuffle.listed or {}
    match event:
        case events.Promised():
            shuffle.promises[person] = event.hash
        case events.Listed():  # it stays at what those have promised who sit here
            shuffle.listed = shuffle.parts(seating)
        case events.Revealed():
            listed[person] = Part(listed[person].seats, listed[person].hash, event.part)
    return shuffle
