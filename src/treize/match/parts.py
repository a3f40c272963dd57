"""Luck of several parts: the server's and one of each browser, so that nobody chose the seed.

Everybody promises a part by its hash before anybody reveals theirs, and all promises together have
one fingerprint.  The texts that are hashed are plain, for anyone with `sha256sum`:

    treize part PART                  what stands for a part until it is revealed
    treize promises HASH HASH …       the fingerprint: the server's hash, then the others in order
    treize parts PART PART …          its first 32 digits are the seed; `-` for one that never came
"""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated

from msgspec import Meta, Struct

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
        return fingerprint(hash_of(self.server), [part.hash for part in self.parts])


def hash_of(part: str) -> str:
    """What stands for a part until it is revealed."""
    return _hash(f"treize part {part}")


def fingerprint(server: str, others: list[str]) -> str:
    """One hash for all that were promised: the server's and the browsers'."""
    return _hash(f"treize promises {' '.join([server, *others])}")


def check(luck: Luck, seed: str, seats: int) -> None:
    """Refuse parts that do not make the seed, or are not those that were promised."""
    taken = [seat for part in luck.parts for seat in part.seats]
    is_seated = all(part.seats for part in luck.parts) and {*taken} <= {*range(seats)}
    if not is_seated or len({*taken}) != len(taken):
        raise BadRecord("record/type", found="luck")
    for part in luck.parts:
        if part.part is not None and hash_of(part.part) != part.hash:
            raise BadRecord("record/part", seat=part.seats[0], real=hash_of(part.part))
    if luck.seed != seed:
        raise BadRecord("record/parts", real=luck.seed)


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
