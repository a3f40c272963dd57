"""People: a name, an id that all may know, and a token that only they have."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from treize.server.clock import DAY, now
from treize.server.errors import Denied
from treize.server.names import check_name
from treize.server.store.databases import Cursor
from treize.server.store.storage import Storage
from treize.server.store.tokens import hash_of, new_id

REVOKED = "revoked"  # announced with the id of a person
SEE = "UPDATE people SET seen = ? WHERE id = ?"
CACHED = 20_000  # people kept in memory


@dataclass
class Account:
    """Somebody who has told a name."""

    id: str
    name: str
    animal: str | None = None  # none: not chosen yet
    colour: str | None = None
    seen: int = 0  # by the server, as far as that is kept


class People:
    """Everybody who has told a name."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.on_revoked: list[Callable[[str], None]] = []  # told whose token no longer holds
        self._cached: OrderedDict[str, Account] = OrderedDict()  # by the hash of the token

    async def introduce(
        self, name: str, animal: str | None = None, colour: str | None = None
    ) -> tuple[Account, str]:
        """Somebody new, and the token that is told only once."""
        person = Account(new_id("p", 10), check_name(name), animal, colour, now())
        token = secrets.token_urlsafe(32)
        await self._storage.execute(
            "INSERT INTO people (id, name, token, seen, animal, colour) VALUES (?, ?, ?, ?, ?, ?)",
            person.id,
            person.name,
            hash_of(token),
            person.seen,
            animal,
            colour,
        )
        self._cache(hash_of(token), person)
        return person, token

    def known(self, token: str) -> Account | None:
        """Whose token this is, as far as that is known without asking the database."""
        return self._cached.get(hash_of(token)) if token else None

    async def who(self, token: str) -> Account:
        """Whose token this is."""
        digest = hash_of(token)
        if digest in self._cached:
            self._cached.move_to_end(digest)
            return self._see(self._cached[digest])
        rows = await self._storage.rows(
            "SELECT id, name, animal, colour, seen FROM people WHERE token = ?", digest
        )
        if not rows:
            raise Denied("person/unknown")
        person = Account(*rows[0])
        self._cache(digest, person)
        return self._see(person)

    def _see(self, person: Account) -> Account:
        """Keep when somebody was here, to the day."""
        if now() - person.seen > DAY:
            person.seen = now()
            values = person.seen, person.id
            self._storage.write(lambda cursor: cursor.execute(SEE, values), lambda result: None)
        return person

    async def renew(self, person: Account) -> str:
        """Another token for somebody; whoever has the old one is out, at every process."""
        token = secrets.token_urlsafe(32)
        await self._change("UPDATE people SET token = ? WHERE id = ?", hash_of(token), person.id)
        self._cache(hash_of(token), person)
        return token

    async def forget(self, person: str) -> None:
        """From now on nobody has their token."""
        await self._change("DELETE FROM people WHERE id = ?", person)

    async def _change(self, statement: str, *values: str) -> None:
        """Change who somebody is, and tell all processes."""

        def transaction(cursor: Cursor) -> None:
            cursor.execute(statement, values)
            self._storage.database.announce(cursor, f"{values[-1]} {REVOKED}")

        await self._storage.write_and_wait(transaction)
        self.revoke(values[-1])

    def revoke(self, person: str) -> None:
        """The token of somebody is another one now, or none."""
        for digest in [one for one, known in self._cached.items() if known.id == person]:
            del self._cached[digest]
        for listener in self.on_revoked:
            listener(person)

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
