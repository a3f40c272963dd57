"""People: a name, an id that all may know, and a token that only they have."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from dataclasses import dataclass

from treize.server.clock import now
from treize.server.errors import Denied
from treize.server.store.storage import Storage
from treize.server.store.tokens import hash_of, new_id

CACHED = 20_000  # people kept in memory


def check_name(name: str) -> str:
    """A name as it may be shown: something to read, and nothing that breaks a line."""
    if not name.strip() or name != name.strip() or not name.isprintable():
        raise Denied("person/name")
    return name


@dataclass
class Account:
    """Somebody who has told a name."""

    id: str
    name: str
    animal: str | None = None  # none: not chosen yet
    colour: str | None = None


class People:
    """Everybody who has told a name."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._cached: OrderedDict[str, Account] = OrderedDict()  # by the hash of the token

    async def introduce(
        self, name: str, animal: str | None = None, colour: str | None = None
    ) -> tuple[Account, str]:
        """Somebody new, and the token that is told only once."""
        person = Account(new_id("p", 10), check_name(name), animal, colour)
        token = secrets.token_urlsafe(32)
        await self._storage.execute(
            "INSERT INTO people (id, name, token, seen, animal, colour) VALUES (?, ?, ?, ?, ?, ?)",
            person.id,
            name,
            hash_of(token),
            now(),
            animal,
            colour,
        )
        self._cache(hash_of(token), person)
        return person, token

    async def who(self, token: str) -> Account:
        """Whose token this is."""
        digest = hash_of(token)
        if digest in self._cached:
            self._cached.move_to_end(digest)
            return self._cached[digest]
        rows = await self._storage.rows(
            "SELECT id, name, animal, colour FROM people WHERE token = ?", digest
        )
        if not rows:
            raise Denied("person/unknown")
        person = Account(*rows[0])
        self._cache(digest, person)
        return person

    def _cache(self, digest: str, person: Account) -> None:
        self._cached[digest] = person
        if len(self._cached) > CACHED:
            self._cached.popitem(last=False)

    async def rename(self, person: Account, name: str) -> None:
        """From now on somebody goes by another name."""
        await self._storage.execute("UPDATE people SET name = ? WHERE id = ?", name, person.id)
        person.name = name

    async def change_look(self, person: Account, animal: str, colour: str) -> None:
        """From now on somebody looks otherwise."""
        await self._storage.execute(
            "UPDATE people SET animal = ?, colour = ? WHERE id = ?", animal, colour, person.id
        )
        person.animal, person.colour = animal, colour

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
