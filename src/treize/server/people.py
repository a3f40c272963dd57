"""People: a name, an id that all may know, and a token that only they have."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256

from treize.server.decisions import Denied, check_name
from treize.server.storage import Storage

SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another
KNOWN = 20_000  # people kept in memory


def new_id(first: str, length: int) -> str:
    """An id that nobody can guess."""
    return first + "".join(secrets.choice(SIGNS) for _ in range(length))


def hashed(token: str) -> str:
    """What the house keeps of a token."""
    return sha256(f"treize token {token}".encode()).hexdigest()


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


@dataclass
class Known:
    """Somebody the house knows."""

    id: str
    name: str


class People:
    """Everybody who has told a name."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: OrderedDict[str, Known] = OrderedDict()  # by the hash of the token

    async def introduce(self, name: str) -> tuple[Known, str]:
        """Somebody new, and the token that is told only once."""
        person = Known(new_id("p", 10), check_name(name))
        token = secrets.token_urlsafe(32)
        await self._storage.execute(
            "INSERT INTO people VALUES (?, ?, ?, ?)", person.id, name, hashed(token), now()
        )
        self._remember(hashed(token), person)
        return person, token

    async def who(self, token: str) -> Known:
        """Whose token this is."""
        digest = hashed(token)
        if digest in self._known:
            self._known.move_to_end(digest)
            return self._known[digest]
        rows = await self._storage.rows("SELECT id, name FROM people WHERE token = ?", digest)
        if not rows:
            raise Denied("person/unknown")
        person = Known(*rows[0])
        self._remember(digest, person)
        return person

    def _remember(self, digest: str, person: Known) -> None:
        self._known[digest] = person
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)

    async def rename(self, person: Known, name: str) -> None:
        """From now on somebody goes by another name."""
        await self._storage.execute("UPDATE people SET name = ? WHERE id = ?", name, person.id)
        person.name = name

    async def mutes(self, person: str) -> set[str]:
        """Whom somebody does not want to hear."""
        rows = await self._storage.rows("SELECT muted FROM mutes WHERE person = ?", person)
        return {str(row[0]) for row in rows}

    async def mute(self, person: str, other: str, on: bool) -> None:
        """Hear somebody no longer, or again."""
        if on:
            statement = "INSERT INTO mutes VALUES (?, ?) ON CONFLICT DO NOTHING"
        else:
            statement = "DELETE FROM mutes WHERE person = ? AND muted = ?"
        await self._storage.execute(statement, person, other)
