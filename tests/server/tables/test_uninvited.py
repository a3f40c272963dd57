"""Strangers at a table: no hand after standing up, one seat, and the host can remove them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from servers import RunningServer, listen, refused, server_at, two_at_a_table, until

from treize.server.client import Client, Refusal
from treize.server.names import check_name, is_like
from treize.server.wire import commands
from treize.server.wire.lobby import NewTable


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose tables are small."""
    with server_at(
        tmp_path_factory.mktemp("server"),
        connections_per_table="8",
        watchers_per_table="8",
        absence_grace_seconds="60",
    ) as opened:
        yield opened


def open_table(server: RunningServer, **wish: object) -> tuple[Client, str, str]:
    ann = server.guest()
    table = ann.create(NewTable(game="drat", **wish))  # type: ignore[arg-type]
    ann.enter(table.id)
    return ann, table.id, table.code or ""


# --- Hands ---


def test_who_stood_up_sees_no_hand(server: RunningServer) -> None:
    """Neither cards, nor moves, nor hints; who sat there from the beginning may come back."""
    ann, bob, table = two_at_a_table(server)
    until(bob, table, lambda state: state.phase == "playing")
    assert bob.seen[table].yours[0].hand
    bob.do(commands.Stand(bob.key(), table, 1))
    assert bob.seen[table].yours == []
    until(ann, table, lambda state: state.turn is not None)
    with refused("seat/yours"):
        bob.do(commands.Hint(bob.key(), table, 1))
    with refused("seat/yours"):
        bob.do(commands.Play(bob.key(), table, 1, "pass", bob.seen[table].state.number))
    assert bob.sit(table, 1) == 1
    assert bob.seen[table].yours[0].hand


def test_who_looked_into_a_bots_hand_sees_it_no_more(server: RunningServer) -> None:
    """A newcomer who stands up again has left for this match."""
    ann, table, code = open_table(server, seats=3)
    ann.start(table)
    eve = server.guest("Eve")
    eve.enter(code)
    assert eve.sit(table, 2) == 2
    assert eve.seen[table].yours[0].hand
    eve.do(commands.Stand(eve.key(), table, 2))
    assert eve.seen[table].yours == []
    assert eve.seen[table].state.occupants[2].person is None
    for seat in (1, 2):
        with refused("seat/again"):
            eve.sit(table, seat)


# --- Seats ---


def test_a_stranger_takes_one_seat(server: RunningServer) -> None:
    """Of a public table; elsewhere whoever sits beside them has a name of their own."""
    _, table, code = open_table(server, seats=4, access="public")
    eve = server.guest("Eve")
    eve.enter(code)
    eve.sit(table)
    with refused("seat/beside"):
        eve.sit(table, None, "Mallory")
    _, table, code = open_table(server, seats=4)
    eve.enter(code)
    eve.sit(table)
    with refused("seat/name"):
        eve.sit(table)
    eve.sit(table, None, "Mallory")


def test_the_host_removes_a_stranger(server: RunningServer) -> None:
    """The seat is free; banned, they can't come back, nor look from outside."""
    ann, table, code = open_table(server, seats=3)
    eve = server.guest("Eve")
    eve.enter(code)
    eve.sit(table)
    with refused("host/only"):
        eve.do(commands.Remove(eve.key(), table, ann.person))
    ann.do(commands.Remove(ann.key(), table, eve.person))
    until(eve, table, lambda state: state.occupants[1].person is None)
    eve.sit(table)
    ann.do(commands.Remove(ann.key(), table, eve.person, True))
    listen(eve, 0.5)
    assert eve.removed == [table]
    for code_or_id in (code, table):
        with refused("table/banned"):
            eve.enter(code_or_id)
    with refused("table/banned"):
        eve._ask(f"/api/tables/{code}", dict)
    ann.start(table)
    with refused("host/self"):
        ann.do(commands.Remove(ann.key(), table, ann.person))


def test_nobody_is_removed_from_their_match(server: RunningServer) -> None:
    """A host who is losing may not; but who sat down for a bot meanwhile can be."""
    ann, bob, table = two_at_a_table(server)
    with refused("match/running"):
        ann.do(commands.Remove(ann.key(), table, bob.person, True))
    ann, table, code = open_table(server, seats=3)
    ann.start(table)
    eve = server.guest("Eve")
    eve.enter(code)
    eve.sit(table, 2)
    ann.do(commands.Remove(ann.key(), table, eve.person, True))
    occupant = ann.seen[table].state.occupants[2]
    assert (occupant.person, occupant.bot) == (None, "normal")
    listen(eve, 0.5)
    assert eve.removed == [table]


# --- Watchers ---


def test_watchers_keep_no_friend_out(server: RunningServer) -> None:
    """Those without a name have places of their own, and one address has no more than its share."""
    _, table, code = open_table(server, seats=4)
    nobodies = [Client(server.url, token="") for _ in range(8)]
    come = 0
    for nobody in nobodies:
        try:
            nobody.enter(code)
            come += 1
        except Refusal as refusal:
            assert refusal.code == "table/full"
    assert come == 4
    bob = server.guest("Bob")
    bob.enter(code)
    assert bob.sit(table) == 1
    for nobody in nobodies:
        nobody.close()


# --- Names ---


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800",
        "A\u202eb",
        "\u115f\u1160",
        "\ufe0f",
        "\u200b",
        "A" + "\u0301" * 4,
        "\u0301",
    ],
)
def test_a_name_can_be_seen(server: RunningServer, name: str) -> None:
    """Nothing invisible, nothing that turns the line around, no heap of accents."""
    with refused("person/name"):
        server.guest(name)


@pytest.mark.parametrize("other", ["Аnn", "ANN", "Ａnn", "Änn", "A n n", "ann"])
def test_look_alikes_are_told_apart(server: RunningServer, other: str) -> None:
    """Whoever sits down second at a table is numbered."""
    _, table, code = open_table(server, seats=3)
    eve = server.guest(other)
    eve.enter(code)
    eve.sit(table)
    names = [occupant.name for occupant in eve.seen[table].state.occupants[:2]]
    assert names == ["Ann", f"{check_name(other)} 2"]
    eve.do(commands.Rename(eve.key(), "Eve"))
    assert eve.seen[table].state.occupants[1].name == "Eve"
    eve.do(commands.Rename(eve.key(), "ann"))
    assert eve.seen[table].state.occupants[1].name == "ann 2"


def test_other_names_are_no_look_alikes() -> None:
    """Also in other scripts, and of signs alone."""
    names = ["Anna", "Ann", "Bob", "Боб", "李雷", "韩梅梅", "🦊", "🦉", "Ann 2"]
    pairs = [(one, two) for one in names for two in names if one != two]
    assert not [pair for pair in pairs if is_like(*pair)]
