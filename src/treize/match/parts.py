"""Luck of several parts: the server's and one of each browser, so that nobody chose the seed.

Everybody promises a part by its hash before anybody reveals theirs.  All promises together, with
what is dealt and whose seats they are for, have one fingerprint.  The texts that are hashed are
plain, for anyone with `sha256sum`:

    treize part PART                  what stands for a part until it is revealed
    treize promises DEAL HASH SEATS:HASH …
                                      the fingerprint: the server's hash, then the others in order
    treize parts PART PART …          its first 32 digits are the seed; `-` for one that never came

DEAL is the number of the rules, the game, how many seats, and each option that is not at its
default: `2 drat 3 tokens=5`.
"""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256
from typing import Annotated

from msgspec import Meta, Struct

from treize.engine.options import Options, Value
from treize.errors import BadRecord

PartText = Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]
HashText = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]


class Part(Struct, forbid_unknown_fields=True):
    """What a browser adds to the luck of a match, for the seats of its person."""

    seats: list[int]
    hash: HashText  # promised before anybody revealed a part
    part: PartText | None  # none: it never came, and the match began without it


class Luck(Struct, forbid_unknown_fields=True):
    """All parts of a match's seed, the browsers' in the order of their seats."""

    deal: str  # what the seed is for
    server: PartText
    parts: list[Part]

    @property
    def seed(self) -> str:
        """The seed that all parts make together."""
        given = [self.server, *(part.part or "-" for part in self.parts)]
        return _hash(f"treize parts {' '.join(given)}")[:32]

    @property
    def commitment(self) -> str:
        """The fingerprint of all promises, known before the first part was revealed."""
        return fingerprint(self.deal, hash_of(self.server), self.parts)

    @property
    def rules(self) -> int:
        """The number of the rules by which it was promised to play."""
        return int(self.deal.split()[0])


def hash_of(part: str) -> str:
    """What stands for a part until it is revealed."""
    return _hash(f"treize part {part}")


def deal_of(rules: int, game: str, seats: int, options: Options) -> str:
    """What a seed is for, in one line; the options are those that are not at their default."""
    changed = [f"{name}={_text(value)}" for name, value in sorted(options.items())]
    return " ".join([str(rules), game, str(seats), *changed])


def fits(deal: str, game: str, seats: int, options: Options) -> bool:
    """Whether a deal is one at a table with all these options."""
    _, *words = deal.split(" ")
    agreed = {f"{name}={_text(value)}" for name, value in options.items()}
    return words[:2] == [game, str(seats)] and {*words[2:]} <= agreed


def _text(value: Value) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def fingerprint(deal: str, server: str, parts: list[Part]) -> str:
    """One hash for all that was promised: by the server, and by browsers for their seats."""
    promised = [f"{','.join(map(str, part.seats))}:{part.hash}" for part in parts]
    return _hash(f"treize promises {' '.join([deal, server, *promised])}")


def are_apart(server: str, parts: list[Part], seats: Collection[int]) -> bool:
    """Whether each part has seats of its own, out of these, and no promise is there twice."""
    taken = [seat for part in parts for seat in part.seats]
    hashes = {server, *(part.hash for part in parts)}
    is_seated = all(part.seats for part in parts) and {*taken} <= {*seats}
    return is_seated and len({*taken}) == len(taken) and len(hashes) == len(parts) + 1


def check(luck: Luck, seed: str, seats: int, deal: str) -> None:
    """Refuse parts that do not make the seed, or were promised otherwise or for another deal."""
    if luck.deal != deal:
        raise BadRecord("record/deal", found=luck.deal[:80], real=deal)
    if not are_apart(hash_of(luck.server), luck.parts, range(seats)):
        raise BadRecord("record/type", found="luck")
    for part in luck.parts:
        if part.part is not None and hash_of(part.part) != part.hash:
            raise BadRecord("record/part", seat=part.seats[0], real=hash_of(part.part))
    if luck.seed != seed:
        raise BadRecord("record/parts", real=luck.seed)


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
