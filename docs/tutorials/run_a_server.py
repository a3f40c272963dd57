"""Run a server: open it, play a match in it from a program, and check the record it keeps.

`python docs/tutorials/run_a_server.py` does all this in a folder that is thrown away afterwards.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from treize.match.verify import verify
from treize.server.client import Client
from treize.server.wire.lobby import NewTable

# Bots wait a little, for people; here they need not.  And only what is played is compiled.
SETTINGS = {"TREIZE_BOT_MOVE_SECONDS": "0", "TREIZE_COMPILE_AT_START": "false"}


@contextmanager
def server_in(folder: Path) -> Iterator[str]:
    """A server that keeps everything in a folder, at a port that is free; its address."""
    command = [sys.executable, "-m", "treize", "serve", "--port", "0", "--data", str(folder)]
    with (
        open(folder / "server.log", "w") as log,
        subprocess.Popen(
            command, env=os.environ | SETTINGS, stdout=subprocess.PIPE, stderr=log, text=True
        ) as server,
    ):
        try:
            said = server.stdout.readline() if server.stdout else ""  # where it is open, when it is
            address = re.search(r"http://\S+", said)
            if address is None:
                raise SystemExit(f"The server did not open: see {folder / 'server.log'}")
            yield address[0]
        finally:
            server.terminate()  # it tells its clients, and stops


def play(url: str) -> tuple[dict[str, object], str]:
    """Ann sets up a table, bots take the other seats; the record, and the promise made at first."""
    ann = Client(url, "Ann")
    table = ann.create(NewTable(game="drat", seats=3, level="easy", options={"tokens": 3}))
    print(f"friends would come by {url}t/{table.id} or by the code {table.code}")
    ann.enter(table.id)
    ann.start(table.id)
    promise = ann.seen[table.id].state.commitment or ""
    for seen in ann.turns(table.id):
        if seen.turn is not None:
            ann.play(seen, seen.turn.legal[0])
    state = ann.seen[table.id].state
    names = [occupant.name or occupant.bot for occupant in state.occupants]
    print("played by", *names, "· won by", state.winners)
    record = ann.record(state.record or "")
    ann.close()
    return record, promise


def main() -> None:
    """Open, play, fetch, verify."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with server_in(folder) as url:
            record, promise = play(url)
        file = folder / "match.json"
        file.write_text(json.dumps(record))
        # It raises BadRecord if anything was changed.
        (_, facts), *parts = verify(file, commitment=promise)
        print("verified:", facts["moves"], "moves, the luck is what was promised before the deal")
        print("its seed has", sum("part" in told for _, told in parts), "parts, one of them Ann's")
        kept = sorted(path.name for path in folder.iterdir())
        print("the folder holds", *kept)


if __name__ == "__main__":
    main()
