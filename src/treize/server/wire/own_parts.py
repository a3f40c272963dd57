"""The parts of a client in the luck of its matches, and whether they are in it at the end."""

from __future__ import annotations

from dataclasses import dataclass

from treize.engine.luck import new_seed
from treize.match.parts import HashText, Luck, PartText, fingerprint, hash_of
from treize.server.wire import commands, updates


@dataclass
class OwnPart:
    """What a client knows by itself of the luck of a match."""

    part: PartText
    server: HashText  # the hash of the server's part, as it was shown
    commitment: str | None = None  # the fingerprint of all that were listed, before it was revealed


class OwnParts:
    """The parts of one client, by match."""

    def __init__(self) -> None:
        self.kept: dict[str, OwnPart] = {}  # by the name of the record that the match will have

    def answer(
        self, table: str, shuffle: updates.Shuffle, key: str
    ) -> commands.Promise | commands.Reveal | None:
        """What to do about a shuffle, if anything."""
        name = f"{table}-{shuffle.match}"
        own = self.kept.get(name)
        if own is None and not shuffle.listed:
            own = self.kept[name] = OwnPart(new_seed(), shuffle.hash)
        if own is None or own.server != shuffle.hash:
            return None  # too late; or shuffled again, which is told at the end
        hashes = [part.hash for part in shuffle.parts]
        if hash_of(own.part) not in hashes:
            if shuffle.listed:
                return None
            return commands.Promise(key, table, shuffle.hash, hash_of(own.part))
        if not shuffle.listed:
            return None
        own.commitment = own.commitment or fingerprint(shuffle.hash, hashes)
        return commands.Reveal(key, table, own.part)

    def problem(self, record: str, luck: Luck | None, commitment: str | None) -> str | None:
        """Why the luck of a finished match is not proved to this client; none if it is."""
        own = self.kept.get(record)
        if own is None or luck is None:
            return "nothing of it is from here"
        if own.commitment is None or own.part not in [part.part for part in luck.parts]:
            return "the own part is not in it"
        if not own.commitment == luck.commitment == commitment:
            return "other parts than those that were promised"
        given = [part for part in luck.parts if part.part is not None]
        if any(hash_of(part.part or "") != part.hash for part in given):
            return "a part is not the one that was promised"
        return None
