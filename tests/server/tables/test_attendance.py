"""Who comes, leaves and comes back: seats, clocks and bots follow, and nobody is shut out."""

from __future__ import annotations

import time
from pathlib import Path
from urllib.request import urlopen

import msgspec
import pytest
from servers import (
    GRACE,
    RunningServer,
    listen,
    play_on,
    refused,
    room_of,
    server_at,
    solo,
    two_at_a_table,
    until,
    wait_for,
)

from treize.server.tables import events
from treize.server.wire import commands, fields, happenings, lobby, updates
from treize.server.wire.fields import Clock
from treize.server.wire.lobby import NewTable


def test_clocks_stand_still_when_the_last_one_leaves_while_a_bot_thinks(
    server: RunningServer,
) -> None:
    """It stops as soon as it would be a person's turn; nobody's time is up meanwhile."""
    ann = server.guest()
    table = solo(ann, clock=Clock("move", 5, 0))
    seen = next(iter(ann.turns(table)))
    assert seen.turn is not None
    ann.play(seen, seen.turn.legal[0])
    ann.close()
    time.sleep(7)
    ann.reconnect()
    by = [moved.by for moved in ann.seen[table].happened if isinstance(moved, happenings.Moved)]
    assert "clock" not in by
    until(ann, table, lambda state: state.clocks.running is not None)


def test_a_table_has_the_level_of_its_bots() -> None:
    """Once all are changed to another, whoever leaves is replaced by one of that level too."""
    room = room_of("thirteen", 3, seed=1)
    levels = []
    for seat, level in ((1, "easy"), (2, "easy"), (1, "medium"), (2, "medium")):
        room.apply(events.BotSat(at=2, seat=seat, level=level))  # type: ignore[arg-type]
        levels.append(room.level)
    assert levels == ["easy", "easy", "easy", "medium"]


def test_who_is_away_when_a_match_begins_is_played_for(server: RunningServer) -> None:
    """The grace begins with the match, though nobody comes or goes then."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.create(NewTable(game="drat", seats=2))
    ann.enter(table.id)
    bob.enter(table.id)
    bob.sit(table.id)
    bob.close()
    listen(ann, 0.3)
    ann.start(table.id)
    until(ann, table.id, lambda state: state.occupants[1].bot is not None)
    assert ann.seen[table.id].state.occupants[1].name == "Bob"


@pytest.mark.parametrize("clock", [Clock(), Clock("move", 14 * 86_400, 0)])
def test_a_host_replaces_nobody(server: RunningServer, clock: Clock) -> None:
    """The server does, after the grace, by the table's level; never where clocks are slow."""
    ann, bob, table = two_at_a_table(server, level="hard", clock=clock)
    bob.close()
    levels: list[fields.Level | None] = ["easy", None]
    for level in levels:
        with refused("match/running"):
            ann.do(commands.SeatBot(ann.key(), table, 1, level))
    if clock.kind == "none":
        until(ann, table, lambda state: state.occupants[1].bot == "hard")
    else:
        listen(ann, 4 * GRACE)
        assert ann.seen[table].state.occupants[1].bot is None


def test_looking_away_by_the_code_of_a_table_works(server: RunningServer) -> None:
    """Whoever came by the code may leave by it."""
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = ann.create(NewTable(game="drat", seats=2))
    ann.enter(table.id)
    eve.enter(table.code or "")
    eve.do(commands.Exit(eve.key(), (table.code or "").lower()))
    ann.do(commands.Say(ann.key(), table.id, "is anybody there?"))
    listen(eve, 0.4)
    assert eve.said == []


def test_who_looks_at_many_tables_may_enter_one_of_them_again(server: RunningServer) -> None:
    """Only a further one is refused."""
    ann = server.guest()
    tables = [ann.create(NewTable(game="drat", seats=2)).id for _ in range(9)]
    for table in tables[:8]:
        ann.enter(table)
    ann.do(commands.Enter(ann.key(), tables[0], None, 1))
    with refused("wire/many"):
        ann.enter(tables[8])


def test_those_who_watch_shut_no_player_out(tmp_path: Path) -> None:
    """However many watch, those who sit at a table may come back."""
    with server_at(tmp_path, connections_per_table="3") as server:
        _, bob, table = two_at_a_table(server)
        watchers = [server.guest(f"watcher {number}") for number in range(3)]
        watchers[0].enter(table)
        bob.close()
        watchers[1].enter(table)
        with refused("table/full"):
            watchers[2].enter(table)
        bob.reconnect()
        until(bob, table, lambda state: state.occupants[1].bot is None)


@pytest.mark.parametrize("name", ["   ", " Bob", "a\nb", "\u202e", "\x1b[2J"])
def test_names_of_hot_seats_can_be_read(server: RunningServer, name: str) -> None:
    """They are told to all, like any other name."""
    ann = server.guest()
    table = ann.create(NewTable(game="drat", seats=2)).id
    ann.enter(table)
    with refused("person/name"):
        ann.sit(table, 1, name)
    assert ann.sit(table, 1, "Bob") == 1


def test_who_takes_the_own_seat_back_is_told_which(server: RunningServer) -> None:
    """Also from a bot that played meanwhile."""
    ann = server.guest()
    table = solo(ann)
    ann.enter(table)
    ann.do(commands.Stand(ann.key(), table, 0))
    assert ann.sit(table, 0) == 0


def test_a_host_of_two_seats_stays_host_with_one_of_them(server: RunningServer) -> None:
    """And one who gave up both is host again when back."""
    ann = server.guest()
    table = ann.create(NewTable(game="drat", seats=2)).id
    ann.enter(table)
    ann.sit(table, 1, "Bob")
    ann.start(table)
    host = ann.seen[table].state.host
    assert host is not None
    ann.do(commands.Stand(ann.key(), table, 1))
    assert ann.seen[table].state.host == host
    ann.do(commands.Stand(ann.key(), table, 0))
    assert ann.seen[table].state.host is None
    ann.sit(table, 0)
    assert ann.seen[table].state.host == host


def test_who_did_not_play_neither_publishes_a_match_nor_has_it_listed(
    server: RunningServer,
) -> None:
    """Even if they sit there now: a private record belongs to those who played it."""
    ann, bob, cat = server.guest("Ann"), server.guest("Bob"), server.guest("Cat")
    answer = ann._ask(
        "/api/tables",
        lobby.NewTableAnswer,
        NewTable(game="drat", seats=2, access="private", options={"tokens": 3}),
    )
    table, invite = answer.table.id, answer.invite
    ann.enter(table)
    for guest in (bob, cat):
        guest.enter(table, invite)
    bob.sit(table)
    ann.start(table)
    while ann.seen[table].state.phase != "over":
        for client in (ann, bob):
            listen(client, 0.01)
            if (own := client.seen[table].turn) is not None:
                client.play(client.seen[table], own.legal[0])
    record = ann.seen[table].state.record or ""
    bob.do(commands.Leave(bob.key(), table))
    cat.sit(table)
    with refused("seat/needed"):
        cat.do(commands.Publish(cat.key(), table, public=True))
    ann.do(commands.Publish(ann.key(), table, public=True))
    ann.do(commands.Publish(ann.key(), table, public=False))
    assert [line.record for line in ann.home().records] == [record]
    assert [line.record for line in bob.home().records] == [record]
    assert cat.home().records == []
    with refused("record/unknown"):
        cat.record(record)


def test_a_table_where_bots_have_played_is_forgotten_too(tmp_path: Path) -> None:
    """What nobody looks at leaves the memory, and is there again when somebody comes."""
    with server_at(tmp_path, table_idle_seconds="1") as server:
        ann = server.guest()
        table = solo(ann, options={"tokens": 3})
        play_on(ann, table)
        ann.close()
        end = time.monotonic() + 15
        while "treize_tables_loaded 0" not in metrics(server):
            assert time.monotonic() < end
            time.sleep(0.2)
        ann.reconnect()
        assert ann.seen[table].state.phase == "over"


def metrics(server: RunningServer) -> str:
    with urlopen(f"{server.url}/metrics", timeout=20) as answer:
        return str(answer.read().decode())


def test_another_name_reaches_tables_that_are_not_in_memory(tmp_path: Path) -> None:
    """All where somebody still sits."""
    with server_at(tmp_path, table_idle_seconds="1") as server:
        ann = server.guest()
        table = ann.create(NewTable(game="drat", seats=2)).id
        end = time.monotonic() + 15
        while "treize_tables_loaded 0" not in metrics(server):
            assert time.monotonic() < end
            time.sleep(0.2)
        ann.do(commands.Rename(ann.key(), "Anna"))
        assert ann.enter(table).state.occupants[0].name == "Anna"


def test_a_newcomer_on_a_bots_seat_has_a_clock() -> None:
    """Whoever sits down in the middle of a turn has the time that is left."""
    room = room_of("drat", 2, 0, Clock("move", 30, 0))
    seat = room.turn or 0
    room.apply(events.TookOver(at=2, seats=[seat], level="easy", why="away", person=f"p{seat}"))
    room.seats[seat].person = None
    assert room.deadline is None
    room.apply(events.SatDown(at=1_000, person="new", seat=seat, name="New"))
    assert room.deadline == 1_000 + 30_000 - 1  # a millisecond was used before the bot came


def test_a_wish_to_undo_ends_when_somebody_is_replaced() -> None:
    """Those who were asked are gone for now; whoever wished it may ask again."""
    room = room_of("drat", 2, 0)
    room.apply(events.Played(at=2, seat=room.turn or 0, move=room.legal[0], by="person"))
    room.apply(events.AskedUndo(at=2, seat=0, to=0, person="p0"))
    told = room.apply(events.TookOver(at=3, seats=[1], level="easy", why="away"))
    assert room.undo.request is None
    assert [type(happening) for happening in told] == [happenings.TakenOver, happenings.UndoRefused]


def test_what_can_not_be_understood_is_answered_by_its_key(server: RunningServer) -> None:
    """So that nobody waits for an answer; and from hello on in the guest's language."""
    ann = server.guest()
    for text in ('{"type":"sit","key":"k 1"}', '{"type":"jump","key":"k 1"}', '{"key":"k 1"}'):
        ann._socket.send(text)
        answer = ann._receive(20)
        assert isinstance(answer, updates.Refused)
        assert (answer.key, answer.code) == ("k 1", "wire/bad")
    ann._socket.send('{"key":7}')
    assert getattr(ann._receive(20), "key", "") is None


def test_only_players_consent(server: RunningServer) -> None:
    """Somebody who watches is told what is missing; who has agreed already changes nothing."""
    ann, bob, table = two_at_a_table(server)
    eve = server.guest("Eve")
    eve.enter(table)
    wait_for(ann, table, happenings.Started)
    wait_for(bob, table, happenings.Started)
    mover = ann if ann.seen[table].turn else bob
    own = mover.seen[table].turn
    assert own is not None
    mover.play(mover.seen[table], own.legal[0])
    mover.do(commands.Undo(mover.key(), table, own.seat))
    eve.do(commands.Ping(eve.key()))
    with refused("seat/needed"):
        eve.do(commands.Consent(eve.key(), table, yes=True))
    version = mover.seen[table].version
    mover.do(commands.Consent(mover.key(), table, yes=True))
    assert mover.seen[table].version == version


def test_deeply_nested_nonsense_is_refused_over_http(server: RunningServer) -> None:
    """It is no internal error."""
    ann = server.guest()
    with refused("wire/bad"):
        ann._ask("/api/tables", lobby.NewTableAnswer, msgspec.Raw(b"[" * 60_000))
