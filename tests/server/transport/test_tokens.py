"""A token can be changed, and somebody forgotten: at once, and everywhere."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.request import Request, urlopen

import msgspec
import pytest
from servers import (
    RunningServer,
    listen,
    play_on,
    refused,
    room_of,
    server_at,
    solo,
    two_at_a_table,
)
from websockets.exceptions import ConnectionClosed

from treize.server.client import Client
from treize.server.tables import events, saved_room
from treize.server.wire import commands, lobby, updates


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


def kept_in(folder: Path) -> str:
    """All that a server has written down."""
    with closing(sqlite3.connect(folder / "treize.sqlite3")) as database:
        return "\n".join(database.iterdump())


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
        assert seen.state.occupants[0].person is None
        assert seen.state.host == bob.person
        with refused("record/unknown"):
            Client(server.url, "Eve").record(f"{record}0")
        assert "Zoe of Kreuzberg" not in server.fetch(f"/api/records/{record}")
    kept = kept_in(tmp_path)
    assert not [name for name in ("Kreuzberg", "Pankow", "secret of mine") if name in kept]


def test_who_left_before_the_end_is_forgotten_too(tmp_path: Path) -> None:
    """Where they stood up, took a look, were muted: no seat, no line, no file tells of them."""
    with server_at(tmp_path) as server:
        zoe, bob = server.guest("Zoe of Kreuzberg"), server.guest("Bob")
        table = bob.create(lobby.NewTable(game="drat", seats=3)).id
        for guest in (bob, zoe):
            guest.enter(table)
        zoe.sit(table, 1)
        zoe.sit(table, 2, "Tim of Wedding")
        zoe.look("whale", "teal")
        zoe.do(commands.Rename(zoe.key(), "Zoe of Mitte"))
        for seat in (1, 2):
            zoe.do(commands.Stand(zoe.key(), table, seat))
        bob.do(commands.Mute(bob.key(), zoe.person or "", True))
        send(zoe, "DELETE", "/api/me")
        bob.start(table)
        play_on(bob, table)
        again = Client(server.url, token=bob.token)
        again.enter(table)
        assert "Zoe" not in str(again.seen[table].happened)
    kept = kept_in(tmp_path)
    assert not [name for name in ("Kreuzberg", "Mitte", "Wedding") if name in kept]
    assert f"'{zoe.person}'" not in kept


def test_what_others_said_stays(tmp_path: Path) -> None:
    """Also at a table that nobody has entered since the server started."""
    with server_at(tmp_path) as server:
        ann, bob, table = two_at_a_table(server)
        for guest in (ann, bob):
            guest.say(table, f"by {guest.person}")
    with server_at(tmp_path) as server:
        ann.url = server.url
        send(ann, "DELETE", "/api/me")
        again = Client(server.url, token=bob.token)
        again._socket.send(msgspec.json.encode(commands.Enter("k", table)).decode())
        while not isinstance(view := again._receive(10), updates.View):
            pass
        assert [line.text for line in view.chat] == [f"by {bob.person}"]


def test_names_of_a_finished_match_leave_the_memory() -> None:
    """What a table in memory still knew of it is not written down again later."""
    room = room_of("drat", 2, seed=1)
    while (turn := room.turn) is not None:
        room.apply(events.Played(at=2, seat=turn, move=room.legal[0], by="person"))
    assert "name 1" in saved_room.write(room).decode()
    room.apply(events.Removed(at=3, who="p1", forgotten=True))
    kept = saved_room.write(room).decode()
    assert "name 1" not in kept
    assert "name 0" in kept
    assert "name 1" not in str(room.history)
