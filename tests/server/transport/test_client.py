"""The Python client and the example bot play as the protocol's page says."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from servers import RunningServer, play_on

from treize.server.wire import lobby
from treize.server.wire.lobby import NewTable

BOT = Path(__file__).parents[3] / "docs" / "examples" / "bot.py"


def test_a_bot_in_thirty_lines_plays_a_match(server: RunningServer) -> None:
    """It joins by the code, sits down, and plays to the end."""
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 35
    ann = server.guest()
    table = ann.create(NewTable(game="drat", seats=2, options={"tokens": 3}))
    ann.enter(table.id)
    bot = subprocess.Popen(
        [sys.executable, str(BOT), server.url, table.code or ""], stdout=subprocess.PIPE, text=True
    )
    while any(occupant.name is None for occupant in ann.seen[table.id].state.occupants):
        ann._wait()
    ann.start(table.id)
    play_on(ann, table.id)
    said, _ = bot.communicate(timeout=30)
    assert said.splitlines()[-1].startswith("winners:")


def test_a_finished_match_is_analysed(server: RunningServer) -> None:
    """Every decision is judged, the costliest are named, and the result is kept."""
    ann = server.guest()
    table = ann.create(NewTable(game="drat", seats=2, solo=True, options={"tokens": 3}))
    play_on(ann, table.id)
    record = ann.seen[table.id].state.record
    end = time.monotonic() + 60
    while time.monotonic() < end:
        analysis = ann._ask(f"/api/records/{record}/analysis", lobby.Analysis)
        if analysis.done == analysis.total:
            break
        time.sleep(0.2)
    assert analysis.done == analysis.total > 0
    assert all(judged.cost >= 0 for judged in analysis.moves)
    assert set(analysis.costliest) <= {judged.number for judged in analysis.moves}


def test_a_replay_shows_each_moment_through_the_eyes_asked_for(server: RunningServer) -> None:
    """Face up, from a seat, or as a spectator; in parts, if there is much of it."""
    ann = server.guest()
    table = ann.create(NewTable(game="drat", seats=2, solo=True, options={"tokens": 3}))
    play_on(ann, table.id)
    path = f"/api/records/{ann.seen[table.id].state.record}/replay"
    hands = {}
    for eyes in ("open", "table", "0"):
        replay = ann._ask(f"{path}?eyes={eyes}&first=1&count=2", lobby.Replay)
        assert [frame.number for frame in replay.frames] == [1, 2]
        assert replay.options == ann.seen[table.id].about.options
        dealt = replay.frames[0].table.zones["hands"]
        hands[eyes] = [isinstance(hand, list) for hand in dealt]
    assert hands == {"open": [True, True], "table": [False, False], "0": [True, False]}
