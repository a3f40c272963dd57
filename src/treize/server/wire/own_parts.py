"""The parts of a client in the luck of its matches, and whether they are in it at the end."""

from __future__ import annotations

from dataclasses import dataclass, field

from treize.engine.luck import new_seed
from treize.match.notation import sort_cards
from treize.match.parts import HashText, Luck, PartText, are_apart, fingerprint, fits, hash_of
from treize.match.record import Record, begin, replay
from treize.server.wire import commands, happenings, updates
from treize.server.wire.fields import Occupant

People = list[str | None]  # by seat


@dataclass
class OwnPart:
    """What a client knows by itself of the luck of a match."""

    part: PartText
    server: HashText  # the hash of the server's part, as it was shown
    is_again: bool  # a part was revealed here before, for a match that never began
    commitment: str | None = None  # the fingerprint of all that was listed when it was revealed
    people: People = field(default_factory=list)  # who sat where then
    has_begun: bool = False
    is_moved: bool = False  # somebody sat elsewhere when the match began
    hands: dict[int, list[str]] = field(default_factory=dict)  # by seat, before the first move
    moves: dict[int, str] = field(default_factory=dict)  # that were seen, by number


class OwnParts:
    """The parts of one client, by match."""

    def __init__(self) -> None:
        self.kept: dict[str, OwnPart] = {}  # by the name of the record that the match will have

    def answer(
        self, about: updates.About, state: updates.State, person: str, key: str
    ) -> commands.Promise | commands.Reveal | None:
        """What to do about a shuffle, if anything."""
        shuffle, table = state.shuffle, about.id
        people = [occupant.person for occupant in state.occupants]
        if shuffle is None or person not in people:
            return None
        own = self._own(table, shuffle)
        if own is None:
            return None  # too late
        promise = hash_of(own.part)
        listed = {part.hash: part.seats for part in shuffle.parts}
        if not shuffle.listed:
            is_there = promise in listed
            return None if is_there else commands.Promise(key, table, shuffle.hash, promise)
        if listed.get(promise) != _seats(people, person) or not _is_in_order(
            about, shuffle, people
        ):
            return None
        commitment = fingerprint(shuffle.deal, shuffle.hash, shuffle.parts)
        if own.commitment not in (None, commitment):
            return None
        own.commitment, own.people = commitment, people
        return commands.Reveal(key, table, own.part)

    def _own(self, table: str, shuffle: updates.Shuffle) -> OwnPart | None:
        """The part in this shuffle, made when it is first heard of."""
        name = f"{table}-{shuffle.match}"
        own = self.kept.get(name)
        if own is not None and own.server == shuffle.hash:
            return own
        if shuffle.listed:
            return None
        before = [part for other, part in self.kept.items() if other.startswith(f"{table}-")]
        is_again = any(part.is_again or _is_wasted(part) for part in before)
        self.kept[name] = OwnPart(new_seed(), shuffle.hash, is_again)
        return self.kept[name]

    def follow(
        self,
        table: str,
        state: updates.State,
        yours: list[updates.Yours],
        happened: list[happenings.Happening],
    ) -> None:
        """Remember what is seen of a match, to be compared with its record."""
        own = self.kept.get(f"{table}-{state.match}")
        if own is None or own.commitment is None or state.phase == "open":
            return
        own.has_begun = own.has_begun or own.commitment == state.commitment
        if state.phase == "playing" and state.number == 0:
            own.hands = {seen.seat: seen.hand for seen in yours}
            own.is_moved = own.is_moved or _is_moved(own.people, state.occupants)
        for thing in happened:
            if isinstance(thing, happenings.Started):
                own.moves = {}  # what was played before was another match
            elif isinstance(thing, happenings.Moved):
                own.moves[thing.number] = thing.move
            elif isinstance(thing, happenings.Undone):
                own.moves = {n: move for n, move in own.moves.items() if n <= thing.to}

    def problem(
        self, record: str, luck: Luck | None, seed: str | None, commitment: str | None
    ) -> str | None:
        """Why the luck of a finished match is not proved to this client; none if it is."""
        own = self.kept.get(record)
        if own is None:
            return "nothing of it is from here"
        if luck is None:
            return "the server never showed its part"
        return _problem_before(own, luck, commitment) or _problem_in(luck, seed)

    def difference(self, name: str, record: Record) -> str | None:
        """What of a record is not as this client saw it; it must replay from the seed."""
        own = self.kept[name]
        dealt, finished = begin(record), replay(record)
        if finished.commitment != own.commitment:
            return "the record is of other promises"
        held = {seat: sort_cards(record.game, dealt.observe(seat).hand) for seat in own.hands}
        if held != own.hands:
            return "the record deals another hand"
        moves = dict(enumerate(finished.moves, 1))
        if any(moves.get(number) != move for number, move in own.moves.items()):
            return "the record has other moves"
        return None


def _problem_before(own: OwnPart, luck: Luck, commitment: str | None) -> str | None:
    """What was not as it was promised when the match began."""
    if own.is_again:
        return "shuffled again after a part was revealed"
    if own.commitment is None or own.part not in [part.part for part in luck.parts]:
        return "the own part is not in it"
    if not own.commitment == luck.commitment == commitment or own.is_moved:
        return "other parts or seats than those that were promised"
    return None


def _problem_in(luck: Luck, seed: str | None) -> str | None:
    """What is wrong with the parts, now that all are known."""
    given = [part for part in luck.parts if part.part is not None]
    if any(hash_of(part.part or "") != part.hash for part in given):
        return "a part is not the one that was promised"
    if luck.seed != seed:
        return "another seed than the parts make"
    missing = [seat for part in luck.parts if part.part is None for seat in part.seats]
    return f"the part of these seats is missing: {missing}" if missing else None


def _is_wasted(part: OwnPart) -> bool:
    """Whether a part was revealed, and no match came of it."""
    return part.commitment is not None and not part.has_begun


def _seats(people: People, person: str | None) -> list[int]:
    return [seat for seat, other in enumerate(people) if other == person]


def _is_moved(people: People, occupants: list[Occupant]) -> bool:
    """Whether somebody has a seat that was not theirs; a bot's is open to whoever comes."""
    now = zip(people, [occupant.person for occupant in occupants], strict=True)
    return any(
        after not in (None, before) and (before is not None or after in people)
        for before, after in now
    )


def _is_in_order(about: updates.About, shuffle: updates.Shuffle, people: People) -> bool:
    """Whether a list is for this table, and each part in it for all seats of one person."""
    seats = [seat for seat, person in enumerate(people) if person is not None]
    return (
        fits(shuffle.deal, about.game, about.seats, about.options)
        and are_apart(shuffle.hash, shuffle.parts, seats)
        and all(part.seats == _seats(people, people[part.seats[0]]) for part in shuffle.parts)
    )
