"""Writes down what a server would say at tables that a browser then plays on the device.

`python tests/web/device_messages.py` builds the engine module if need be, and prints where it lies,
and for each table what was set up, what was commanded, and every message that its players get.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec

from treize.bots import bot
from treize.device.built import build
from treize.engine.luck import commitment
from treize.games import GAMES
from treize.match.record import RULES
from treize.server.tables import events, replay_frames
from treize.server.tables.archive import _finished_match
from treize.server.tables.live_table import LiveTable
from treize.server.tables.looks import usual_look
from treize.server.tables.room import Room
from treize.server.wire.encode import encode
from treize.server.wire.fields import Clock
from treize.server.wire.updates import Advice, Ok
from treize.server.workers import analysis, worker
from treize.server.workers.bot_workers import HINT

PERSON, TABLE, BOT_SEED = "device", "device-0123456789ab", "0011223344556677"
AT = 1_763_400_000_000
# A short match of each game, and where there is a memory aid one with it.
SHORT: dict[str, dict[str, Any]] = {"thirteen": {"rounds": 2}, "drat": {"tokens": 4}}


class You:
    """Who plays on the device, and what they are told."""

    address = ""

    person: str | None = PERSON
    name: str | None = "Ann"

    def __init__(self) -> None:
        self.muted: set[str] = set()
        self.heard: list[Any] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def dismiss(self, table: str) -> None:
        raise AssertionError(f"sent from {table}")


class Script:
    """A table, what is commanded there, and what is said."""

    def __init__(self, game: str, seats: int, people: int, level: Any, **change: Any) -> None:
        self.you, self.commands, self.keys = You(), list[Any](), count()
        self.agreed: dict[str, Any] = {"game": game, "seats": seats, "level": level} | change
        options = {n: o.default for n, o in GAMES[game].State.options.items()}
        options |= change.get("options", {})
        created = events.Created(
            at=AT, id=TABLE, code=None, host=PERSON, access="link", clock=Clock(), undo=True,
            **{"memory": False, **self.agreed, "options": options},
        )  # fmt: skip
        self.table = LiveTable(Room(created))
        self.room, self.table.chat, self.table.bot_seed = self.table.room, [], BOT_SEED
        self.people = ["Ann", "Ben"][:people]
        self.room.apply(created)
        for seat, name in enumerate(self.people):
            look = usual_look(f"{PERSON} {name}" if seat else PERSON)
            self.room.apply(events.SatDown(at=AT, person=PERSON, seat=seat, name=name, look=look))

    def begin(self, number: int) -> events.Began:
        seed = f"{number:032x}"
        self.agreed.setdefault("seeds", []).append(seed)
        return events.Began(at=AT, seed=seed, rules=RULES)

    def command(self, kind: str, event: events.Events | None = None, **given: Any) -> str:
        """Something is commanded, happens, and is answered."""
        key = str(next(self.keys))
        self.commands.append({"type": kind, "key": key, "table": TABLE, **given})
        self.commands[-1]["heard"] = len(self.you.heard)
        if event is not None:
            self.happen(event)
        if kind != "hint":
            self.you.send(encode(Ok(key, self.room.version, None)))
        return key

    def happen(self, event: events.Events) -> None:
        self.table.broadcast(self.room.apply(event))

    def enter(self) -> None:
        self.table.arrive(self.you)
        self.command("enter")
        self.you.send(self.table.view_for(self.you))
        self.table.tell_presence()

    def play(self, number: int) -> None:
        """One move of whoever's turn it is."""
        room, seat = self.room, self.room.turn or 0
        level = room.seats[seat].bot
        match = room.match
        assert match is not None
        if level is None:
            move = room.legal[number % len(room.legal)]
            played = events.Played(at=AT, seat=seat, move=move, by="person")
            self.command("play", played, seat=seat, move=move, number=room.number)
            return
        move = room.legal[0]
        if len(room.legal) > 1:
            move = bot(level, match.game, BOT_SEED).choose(match.observe(seat))
        self.happen(events.Played(at=AT, seat=seat, move=move, by="bot"))

    def ask(self) -> None:
        """A hint."""
        room, seat = self.room, self.room.turn or 0
        assert room.match is not None
        octets = bytes(room.match.observe(seat))
        key = self.command("hint", seat=seat)
        moves, why = worker.advise(room.match.game, BOT_SEED, octets, HINT)
        self.you.send(encode(Advice(key, TABLE, seat, room.number, moves, why)))

    def undo(self) -> None:
        seat = self.room.turn or 0
        to = self.room.undos[seat]
        self.command("undo", events.TookBack(at=AT, to=to), seat=seat)

    def is_asked(self) -> bool:
        """Whether a person is to play."""
        turn = self.room.turn
        return turn is not None and self.room.seats[turn].bot is None


def play(script: Script) -> None:
    """A whole match with hints and moves taken back, and the first moves of another."""
    script.room.apply(script.begin(13))
    script.enter()
    own = 0
    while script.room.is_playing:
        if script.is_asked():
            own += 1
            if own == 3:
                script.ask()
            if own in (4, 9):
                script.undo()
                while not script.is_asked():
                    script.play(0)
        script.play(own)
    script.command("rematch", script.begin(14))
    for _ in range(2):  # of your turns
        while not script.is_asked():
            script.play(1)
        script.play(1)
    while not script.is_asked():
        script.play(1)


def replayed(script: Script) -> Iterator[tuple[str, Any]]:
    """What a finished match is told to be."""
    finished = _finished_match(script.room)
    assert finished is not None
    record, by = msgspec.to_builtins(finished.record), finished.by
    yield "summary", finished.summary
    yield "record", record
    for eyes, observer in {"open": -1, "table": 8, "1": 1}.items():
        yield eyes, json.loads(replay_frames.frames(record, by, observer, 0, 100))
    yield "verified", json.loads(replay_frames.verify(record, commitment(record["seed"])))


def judged(record: dict[str, Any]) -> list[Any]:
    """Where a match turned, as the server's analyst finds it."""
    from treize.match.record import begin, read

    match, found = begin(read(record)), []
    for number, move in enumerate(record["moves"], 1):
        if len(match.legal()) > 1:
            advice, _ = worker.advise(
                match.game, "analysis", bytes(match.observe(match.turn)), analysis.SIMULATIONS
            )
            found.append(analysis.judge(match, number, move, advice))
        match.play(move)
    return found


def scripts() -> Iterator[dict[str, Any]]:
    """Tables of every game: alone, two at one screen, and as many as may sit."""
    for game, rules in GAMES.items():
        least, most = rules.SEATS.start, rules.SEATS.stop - 1
        settings: list[tuple[int, int, str, bool]] = [
            (least, 1, "hard", False),
            (min(4, most), 2, "beginner", True),
            (most, 1, "easy", False),
        ]
        for seats, people, level, memory in settings:
            options = SHORT.get(game, {})
            script = Script(game, seats, people, level, memory=memory, options=options)
            play(script)
            yield {
                "agreed": script.agreed,
                "people": script.people,
                "commands": script.commands,
                "heard": script.you.heard,
            }


def finished() -> Iterator[dict[str, Any]]:
    """A finished match of each game, as replays and analyses tell it."""
    for game, rules in GAMES.items():
        script = Script(game, rules.SEATS.start, 1, "beginner", options=SHORT.get(game, {}))
        script.room.apply(script.begin(15))
        script.enter()
        while script.room.is_playing:
            script.play(0)
        found = dict(replayed(script))
        yield {
            "agreed": script.agreed,
            "people": script.people,
            "commands": script.commands,
            **found,
            "judged": judged(found["record"]),
        }


if __name__ == "__main__":
    whole = {"engine": str(build()), "tables": [*scripts()], "finished": [*finished()]}
    sys.stdout.buffer.write(msgspec.json.encode(whole))
