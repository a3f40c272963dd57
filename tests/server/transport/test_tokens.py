"""A token can be changed, and somebody forgotten: at once, and everywhere."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from urllib.request import Request, urlopen

import msgspec
import pytest
from servers import RunningServer, listen, play_on, refused, server_at, solo, two_at_a_table
from websockets.exceptions import ConnectionClosed

from treize.server.client import Client
from treize.server.wire import commands, lobby


def send(client: Client, method: str, path: str) -> bytes:
    headers = {"authorization": f"Bearer {client.token}"}
    with urlopen(Request(client.url + path, None, headers, method=method), timeout=20) as answer:
        return bytes(answer.read())


def test_an_old_token_holds_no_longer(server: RunningServer) -> None:
    """Whoever found it is out, and closed; the new one has the same seats."""
    ann = server.guest()
    table = solo(ann)
    thief = Client(server.url, token=ann.token)
    renewed = msgspec.json.decode(send(ann, "POST", "/api/me/token"), type=lobby.Person)
    assert renewed.person == ann.person
    with refused("person/unknown"):
        thief.home()
    with pytest.raises(ConnectionClosed):
        listen(thief, 10)
    again = Client(server.url, token=renewed.token)
    assert again.enter(table).yours[0].hand


def test_who_asks_is_forgotten(tmp_path: Path) -> None:
    """Their seats are free, and no file knows their name; the others keep their matches."""
    with server_at(tmp_path) as server:
        zoe = server.guest("Zoe of Kreuzberg")
        table = solo(zoe)
        zoe.enter(table)
        play_on(zoe, table)
        record = f"{table}-1"
        ann, bob, shared = two_at_a_table(server)
        zoe.enter(shared)
        zoe.say(shared, "a secret of mine")
        ann.do(commands.Rename(ann.key(), "Ann of Pankow"))
        send(ann, "DELETE", "/api/me")
        send(zoe, "DELETE", "/api/me")
        with refused("person/unknown"):
            ann.home()
        seen = bob.enter(shared)
        assert seen.state.places[0].person is None
        assert seen.state.host == bob.person
        with refused("record/unknown"):
            Client(server.url, "Eve").record(f"{record}0")
        assert "Zoe of Kreuzberg" not in server.fetch(f"/api/records/{record}")
    with sqlite3.connect(tmp_path / "treize.sqlite3") as database:
        kept = "\n".join(database.iterdump())
    database.close()
    assert not [name for name in ("Kreuzberg", "Pankow", "secret of mine") if name in kept]
