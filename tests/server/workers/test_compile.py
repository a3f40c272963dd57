"""What is compiled for the server beside it, so that its own process never has to."""

from __future__ import annotations

import subprocess
import sys

# What a process has compiled or loaded, before and after all that a table shows of a match.
SHOW = """
import sys
from numba.core.dispatcher import Dispatcher
from treize.match.record import RULES
from treize.server.tables import events
from treize.server.tables.live_table import LiveTable
from treize.server.tables.room import Room
from treize.server.wire.fields import Clock
from treize.server.workers import compile

class Listener:
    person, name, muted = "p0", "p0", set()
    def send(self, message): pass

def prepared():
    ours = [module for name, module in sys.modules.items() if name.startswith("treize.")]
    found = {id(each): each for module in ours for each in vars(module).values()}
    return {
        f"{each.py_func.__module__}.{each.py_func.__name__} {signature}"
        for each in found.values() if isinstance(each, Dispatcher) for signature in each.signatures
    }

game = sys.argv[1]
compile.run(game, "rules")
compile.run_forecast(game)
before = prepared()
created = events.Created(at=1, id="t", code=None, game=game, seats=3, options={}, access="link",
                         clock=Clock(), level="easy", memory=False, undo=True, host="p0")
room = Room(created)
table, listener = LiveTable(room), Listener()
room.apply(created)
for seat in range(3):
    room.apply(events.SatDown(at=1, person=f"p{seat}", seat=seat, name="Ann"))
room.apply(events.Began(at=1, seed="0" * 32, rules=RULES))
table.arrive(listener)
while room.is_playing:
    move = events.Played(at=2, seat=room.turn, move=room.legal[0], by="person", person="p0")
    table.broadcast(room.apply(move))
    table.view_for(listener)
print("\\n".join(sorted(prepared() - before)))
"""


def test_a_table_compiles_nothing_in_the_process_of_the_server() -> None:
    """Whoever else is connected would wait for it."""
    command = [sys.executable, "-c", SHOW, "drat"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == ""
