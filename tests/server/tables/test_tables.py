"""Tables, seats, bots and words, through the real socket."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
from servers import RunningServer, play_on, refused, solo, two_at_a_table, wait_for

from treize.server.client import Client
from treize.server.wire import commands, happenings, lobby, updates
from treize.server.wire.fields import Clock
from treize.server.wire.lobby import NewTable
from treize.terminal.cli import main


def test_a_solo_match_is_played_to_its_end(server: RunningServer) -> None:
    """Play now: bots in all other seats, points, winners, the seed, the record."""
    ann = server.guest()
    table = solo(ann)
    assert play_on(ann, table) > 5
    state = ann.seen[table].state
    assert state.phase == "over"
    assert state.winners
    assert state.seed is not None
    assert state.record is not None
    record = ann.record(state.record)
    assert record["totals"] == state.totals
    assert record["seed"] == state.seed
    verified = ann._ask(f"/api/records/{state.record}/verify", lobby.Verified)
    assert verified.holds
    assert verified.commitment == state.commitment == verified.hashed
    replay = ann._ask(f"/api/records/{state.record}/replay?eyes=0", lobby.Replay)
    assert replay.last == len(record["moves"])
    lines = ann.home().records
    assert [line.record for line in lines] == [state.record]
    assert lines[0].looks == [occupant.look for occupant in state.occupants]


def test_a_memory_aid_is_for_games_in_which_cards_are_taken(server: RunningServer) -> None:
    """Elsewhere it would show nothing, and so it is not offered."""
    games = server.guest().server().games
    assert {line.game for line in games if line.memory} == {"thirteen", "friday"}


def test_a_record_that_was_downloaded_can_be_verified(
    server: RunningServer, tmp_path: Path
) -> None:
    """By anybody, with `treize verify` and the hash that the table showed."""
    ann = server.guest()
    table = solo(ann, options={"tokens": 3})
    play_on(ann, table)
    state = ann.seen[table].state
    file = tmp_path / "match.json"
    file.write_text(server.fetch(f"/api/records/{state.record}?download=true"), encoding="utf-8")
    shown = ["verify", str(file), "--lang", "en", "--commitment"]
    assert main([*shown, state.commitment or ""]) == 0
    assert main([*shown, "0" * 64]) != 0


def test_friends_join_by_code_and_play(server: RunningServer) -> None:
    """Two people and what each sees: the own hand, and nobody else's."""
    ann, bob, table = two_at_a_table(server)
    wait_for(bob, table, happenings.Started)
    wait_for(ann, table, happenings.Started)
    for client in (ann, bob):
        seen = client.seen[table]
        assert len(seen.yours) == 1
        assert all(isinstance(hand, int) for hand in seen.state.table.zones["hands"])  # type: ignore[union-attr]
    assert bob.home().yours[0].id == table
    mover = ann if ann.seen[table].turn else bob
    other = bob if mover is ann else ann
    seen = mover.seen[table]
    mover.play(seen, seen.turn.legal[0])  # type: ignore[union-attr]
    moved = wait_for(other, table, happenings.Moved).happened[0]
    assert isinstance(moved, happenings.Moved)
    assert moved.flows[0].source.place == "hands"


def test_a_move_is_refused_with_its_reason(server: RunningServer) -> None:
    """Out of turn, unknown, illegal, stale: each has a code, and nothing is played."""
    ann, bob, table = two_at_a_table(server)
    wait_for(bob, table, happenings.Started)
    wait_for(ann, table, happenings.Started)
    mover, waiter = (ann, bob) if ann.seen[table].turn else (bob, ann)
    own, number = mover.seen[table].yours[0].seat, mover.seen[table].state.number
    with refused("move/turn"):
        waiter.do(commands.Play("a", table, 1 - own, "+1", number))
    with refused("move/unknown"):
        mover.do(commands.Play("b", table, own, "B7", number))
    with refused("move/stale"):
        mover.do(commands.Play("c", table, own, "+1", number + 1))
    with refused("seat/yours"):
        mover.do(commands.Play("d", table, 1 - own, "+1", number))
    missing = {"+4", "+3", "+2", "+1", "-1", "-2"} - set(mover.seen[table].yours[0].hand)
    if missing:
        with refused("move/illegal") as found:
            mover.do(commands.Play("e", table, own, missing.pop(), number))
        assert found.value.facts["reason"] == "drat/not-held"


def test_a_command_sent_twice_is_carried_out_once(server: RunningServer) -> None:
    """The same key gets the same answer, also over another connection."""
    ann = server.guest()
    table = solo(ann)
    seen = next(iter(ann.turns(table)))
    own = seen.turn
    assert own is not None
    play = commands.Play("once", table, own.seat, own.legal[0], seen.state.number)
    first = ann.do(play)
    ann.reconnect()
    again = ann.do(play)
    assert first == again


def test_too_many_commands_are_all_answered(server: RunningServer) -> None:
    """What comes too fast is refused under its own key, so that nobody waits for it."""
    ann = server.guest()
    keys = [f"ping {number}" for number in range(160)]
    for key in keys:
        ann._socket.send(msgspec.json.encode(commands.Ping(key)).decode())
    answers = [ann._receive(10) for _ in keys]
    assert [getattr(answer, "key", None) for answer in answers] == keys
    refusals = [answer.code for answer in answers if isinstance(answer, updates.Refused)]
    assert set(refusals) == {"wire/fast"}


def test_a_returning_browser_keeps_its_seat_and_gets_what_it_missed(server: RunningServer) -> None:
    """Two tabs of one person both work; an old version is brought up to date."""
    ann, _bob, table = two_at_a_table(server)
    wait_for(ann, table, happenings.Started)
    known = ann.seen[table].version
    tab = Client(server.url, token=ann.token)
    tab.do(commands.Enter("x", table, None, known - 1))
    tab.seen[table] = ann.seen[table]
    update = tab._receive(10)
    while not isinstance(update, updates.Update):
        update = tab._receive(10)
    assert (update.since, update.version) == (known - 1, known)
    assert [own.seat for own in update.yours] == [0]
    assert [own.hand for own in update.yours] == [own.hand for own in ann.seen[table].yours]
    tab.do(commands.Enter("y", table, None, 0))
    assert isinstance(tab._receive(10), updates.View | updates.Update | updates.Presence)


def test_a_bot_takes_over_and_hands_back(server: RunningServer) -> None:
    """After a grace time a bot plays for who left; who comes back plays again."""
    ann, bob, table = two_at_a_table(server)
    wait_for(ann, table, happenings.Started)
    bob.close()
    taken = wait_for(ann, table, happenings.TakenOver)
    assert taken.state.occupants[1].bot == "normal"
    assert taken.state.occupants[1].name == "Bob"
    back = Client(server.url, token=bob.token)
    back.enter(table)
    handed = wait_for(ann, table, happenings.HandedBack)
    assert handed.state.occupants[1].bot is None


def test_undo_is_free_among_bots_and_by_consent_among_people(server: RunningServer) -> None:
    """Against bots at once; among people when all have agreed, and not if one says no."""
    ann = server.guest()
    table = solo(ann)
    seen = next(iter(ann.turns(table)))
    before = seen.state.number
    ann.play(seen, seen.turn.legal[0])  # type: ignore[union-attr]
    ann.do(commands.Undo("u", table, 0))
    assert wait_for(ann, table, happenings.Undone).state.number == before

    ann, bob, table = two_at_a_table(server)
    wait_for(ann, table, happenings.Started)
    wait_for(bob, table, happenings.Started)
    mover, other = (ann, bob) if ann.seen[table].turn else (bob, ann)
    own = mover.seen[table].turn
    assert own is not None
    mover.play(mover.seen[table], own.legal[0])
    for answer, kind in ((False, happenings.UndoRefused), (True, happenings.Undone)):
        mover.do(commands.Undo(mover.key(), table, own.seat))
        assert mover.seen[table].state.number == 1
        wait_for(other, table, happenings.UndoAsked)
        other.do(commands.Consent(other.key(), table, answer))
        wait_for(mover, table, kind)
    assert mover.seen[table].state.number == 0


def test_hot_seat_several_seats_from_one_browser(server: RunningServer) -> None:
    """One client sits in two seats and sees both hands, each under its own name."""
    ann = server.guest()
    table = ann.create(NewTable(game="leaves", seats=3)).id
    ann.enter(table)
    ann.sit(table, 1, "Zoé")
    ann.do(commands.SeatBot("b", table, 2, "easy"))
    ann.start(table)
    started = wait_for(ann, table, happenings.Started)
    assert [own.seat for own in started.yours] == [0, 1]
    assert started.state.occupants[1].name == "Zoé"
    assert play_on(ann, table, 4) == 4


def test_a_rematch_keeps_everybody(server: RunningServer) -> None:
    """Same table, same seats; who watches follows."""
    ann, bob = server.guest(), server.guest("Bob")
    table = solo(ann, options={"tokens": 3})
    bob.enter(table)
    play_on(ann, table)
    first = ann.seen[table].state
    with refused("host/only"):
        bob.do(commands.Rematch("r", table))
    ann.rematch(table)
    again = wait_for(bob, table, happenings.Started)
    assert again.state.match == 2
    assert again.state.occupants == first.occupants
    assert again.state.commitment != first.commitment
    assert again.yours == []


def test_a_private_table_opens_to_its_invitation_only(server: RunningServer) -> None:
    """Neither its id nor a guess is enough; its record is for its players."""
    ann, bob = server.guest(), server.guest("Bob")
    answer = ann._ask(
        "/api/tables",
        lobby.NewTableAnswer,
        NewTable(game="drat", solo=True, access="private", options={"tokens": 3}),
    )
    table = answer.table.id
    assert answer.table.code is None
    for invite in (None, "x" * 22):
        with refused("table/invite"):
            bob.enter(table, invite)
        bob._invites.clear()
    bob.enter(table, answer.invite)
    play_on(ann, table)
    record = ann.seen[table].state.record
    assert record is not None
    with refused("record/unknown"):
        bob.record(record)
    ann.do(commands.Publish("p", table, True))
    assert bob.record(record)["seats"] == 4


def test_a_stranger_can_not_act_for_a_player(server: RunningServer) -> None:
    """Who has no seat plays nothing, moves nobody, and starts nothing."""
    ann, _bob, table = two_at_a_table(server)
    wait_for(ann, table, happenings.Started)
    eve = server.guest("Eve")
    with refused("table/here"):
        eve.do(commands.Play("1", table, 0, "+1", 0))
    seen = eve.enter(table)
    assert seen.yours == []
    attempts: list[tuple[str, commands.Commands]] = [
        ("seat/yours", commands.Play("2", table, 0, "+1", 0)),
        ("seat/yours", commands.Stand("3", table, 0)),
        ("seat/taken", commands.Sit("4", table, 0)),
        ("host/only", commands.SeatBot("5", table, 0, "easy")),
        ("host/only", commands.Start("6", table)),
        ("seat/yours", commands.Undo("7", table, 0)),
        ("seat/yours", commands.Hint("8", table, 0)),
        ("undo/wish", commands.Consent("9", table, True)),
    ]
    for code, command in attempts:
        with refused(code):
            eve.do(command)
    with refused("person/unknown"):
        Client(server.url, token="x" * 43)
    nobody = Client.__new__(Client)
    assert not hasattr(nobody, "token")


def test_chat_reaches_all_but_those_who_mute(server: RunningServer) -> None:
    """A line is said once, however often it is sent, and shown as it was written."""
    ann, bob, table = two_at_a_table(server)
    line = commands.Say("s1", table, "<b>olé</b> & co")
    ann.do(line)
    ann.do(line)
    bob.do(commands.Ping("p"))
    assert [said.text for said in bob.said] == ["<b>olé</b> & co"]
    person = bob.said[0].person
    bob.do(commands.Mute("m", person))
    ann.do(commands.Say("s2", table, "psst"))
    bob.do(commands.Ping("q"))
    assert len(bob.said) == 1
    for text, code in (("  ", "chat/text"), ("a\nb", "chat/text"), ("x" * 301, "chat/long")):
        with refused(code):
            ann.do(commands.Say(ann.key(), table, text))


def test_reactions_reach_all_but_those_who_mute(server: RunningServer) -> None:
    """They come from one's own seat, and not one after the other without end."""
    ann, bob, table = two_at_a_table(server)
    eve = server.guest("Eve")
    eve.enter(table)
    ann.react(table, 0, "applause")
    for client in (ann, bob, eve):
        client.do(commands.Ping(client.key()))
        assert [(one.seat, one.reaction) for one in client.reacted] == [(0, "applause")]
    bob.do(commands.Mute("m", bob.reacted[0].person))
    ann.react(table, 0, "heart")
    bob.do(commands.Ping("q"))
    assert len(bob.reacted) == 1
    with refused("seat/yours"):
        ann.react(table, 1, "heart")
    with refused("seat/yours"):
        eve.react(table, 0, "heart")
    with refused("chat/fast"):
        for _ in range(20):
            ann.react(table, 0, "hurry")
    with refused("chat/fast"):
        ann.say(table, "wait")
    bob.say(table, "others may")


def test_those_who_watch_are_named(server: RunningServer) -> None:
    """Once each, and nobody who sits there."""
    _, bob, table = two_at_a_table(server)
    eve = server.guest("Eve")
    eve.enter(table)
    bob.do(commands.Ping("p"))
    assert (bob.presence[table].watching, bob.presence[table].watchers) == (1, ["Eve"])


def test_hints_tell_what_each_move_promises(server: RunningServer) -> None:
    """Every legal move has its bar, the best first."""
    ann = server.guest()
    table = solo(ann)
    seen = next(iter(ann.turns(table)))
    advice = ann.do(commands.Hint("h", table, 0))
    assert isinstance(advice, updates.Advice)
    assert sorted(move.move for move in advice.moves) == seen.turn.legal  # type: ignore[union-attr]


def test_when_time_is_up_a_bot_moves(server: RunningServer) -> None:
    """The server owns the clocks."""
    ann = server.guest()
    table = solo(ann, clock=Clock("move", 5, 0))
    seen = next(iter(ann.turns(table)))
    assert seen.state.clocks is not None
    assert seen.state.clocks.running == 0
    assert 0 < seen.state.clocks.left[0] <= 5000
    number = seen.state.number
    end = time.monotonic() + 20
    while ann.seen[table].state.number == number and time.monotonic() < end:
        ann._wait()
    assert ann.seen[table].state.last.by == "clock"  # type: ignore[union-attr]


def test_the_lists_show_public_tables_only(server: RunningServer) -> None:
    """Home: what anybody may join, and one's own."""
    ann, bob = server.guest(), server.guest("Bob")
    public = ann.create(NewTable(game="ole", access="public"))
    hidden = ann.create(NewTable(game="ole"))
    listed = [line.id for line in bob.home().public]
    assert public.id in listed
    assert hidden.id not in listed
    assert {line.id for line in ann.home().yours} == {public.id, hidden.id}


def test_a_table_that_can_not_be_is_refused(server: RunningServer) -> None:
    """Seats and options out of bounds, each in one sentence."""
    ann = server.guest()
    for seats in (2, 9):
        with refused("game/seats"):
            ann.create(NewTable(game="ole", seats=seats))
    assert ann.create(NewTable(game="ole", seats=8)).seats == 8
    with refused("option/value"):
        ann.create(NewTable(game="drat", options={"limit": 99}))
    with refused("option/unknown"):
        ann.create(NewTable(game="drat", options={"speed": 1}))
    with refused("table/unknown"):
        ann.enter("ZZZZZ")


def test_names_may_change(server: RunningServer) -> None:
    """At all tables where one sits."""
    ann, bob, table = two_at_a_table(server)
    ann.do(commands.Rename("n", "Anna"))
    assert wait_for(bob, table, happenings.Renamed).state.occupants[0].name == "Anna"
    with refused("person/name"):
        ann.do(commands.Rename("o", "a\tb"))
