"""Everybody has an animal and a colour, the same for all, and no two are alike at a table."""

from __future__ import annotations

import json
from typing import get_args

import pytest
from servers import RunningServer, room_of

from treize.server.client import Client
from treize.server.store.people import Account
from treize.server.tables import events
from treize.server.tables.looks import bot_look, distinct_looks, look_of, usual_look
from treize.server.wire import commands, lobby
from treize.server.wire.fields import Animal, Colour, Look
from treize.server.wire.lobby import NewTable


def looks(client: Client, table: str) -> list[Look | None]:
    client.do(commands.Ping(client.key()))
    return [occupant.look for occupant in client.seen[table].state.occupants]


def test_who_chooses_nothing_has_a_look_all_the_same() -> None:
    """It follows from the id, and all animals and colours come up."""
    found = [usual_look(f"p{number}") for number in range(2_000)]
    assert found[7] == usual_look("p7")
    assert {look.animal for look in found} == {*get_args(Animal)}
    assert {look.colour for look in found} == {*get_args(Colour)}
    assert look_of(Account("p7", "Ann", "fox", "no longer known")) == Look(found[7].colour, "fox")


def test_no_two_are_alike_at_a_table() -> None:
    """The first keeps the colour; bots take what is left; free seats have none."""
    fox, blue = Look("grey", "fox"), Look("blue", "owl")
    shown = distinct_looks([bot_look(0), fox, None, fox, blue, bot_look(1)])
    assert shown == [Look("teal", None), fox, None, Look("violet", "fox"), blue,
                     Look("red", None)]  # fmt: skip
    crowd = distinct_looks([fox] * 8)
    assert len({look.colour for look in crowd if look}) == 8


def test_old_logs_give_looks_too() -> None:
    """An event of before tells none: then it is the usual one."""
    room = room_of("drat", 2, seed=1)
    room.apply(events.TookOver(at=2, seats=[1], level="easy", why="away"))
    shown = [occupant.look for occupant in room.seating.plan.occupants]
    assert shown == [usual_look("p0"), usual_look("p1")]


def test_a_look_is_chosen_once_and_the_same_for_all(server: RunningServer) -> None:
    """At every table, for who watches too, after a restart of the client, and in the record."""
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    table = ann.create(NewTable(game="drat", seats=4)).id
    for client in (ann, bob, eve):
        client.enter(table)
    bob.sit(table, 1)
    ann.sit(table, 2, "Tim")
    ann.look("whale", "teal")
    bob.look("whale", "teal")
    ann.start(table)
    shown = looks(eve, table)
    assert shown[0] == Look("teal", "whale")
    assert shown[1] is not None
    assert shown[1].animal == "whale"
    assert len({look.colour for look in shown if look}) == 4
    assert [look and bool(look.animal) for look in shown] == [True, True, True, False]
    assert looks(ann, table) == looks(bob, table) == shown
    again = Client(server.url, token=ann.token)
    assert again._ask("/api/me", lobby.Person).look == Look("teal", "whale")
    other = again.create(NewTable(game="drat", seats=2))
    assert other.occupants[0].look == Look("teal", "whale")


@pytest.mark.parametrize("field", ["animal", "colour"])
def test_an_unknown_look_is_refused(server: RunningServer, field: str) -> None:
    """In the words of the protocol."""
    ann = server.guest("Ann")
    wish = {"animal": "fox", "colour": "blue", field: "dragon"}
    ann._socket.send(json.dumps({"type": "look", "key": "k", **wish}))
    answer = ann._receive(10)
    assert getattr(answer, "code", None) == "wire/bad"
