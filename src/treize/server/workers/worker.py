"""A worker: a process that takes one job after the other from its input and writes the results.

`python -m treize.server.workers.worker NICENESS`.  Messages are MessagePack, each after its length;
the first that it writes tells that it is ready.  It ends with its input, whatever it is doing.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
import threading
from collections.abc import Callable
from functools import lru_cache
from queue import SimpleQueue
from typing import Any, BinaryIO

import msgspec

from treize.bots import Player, bot
from treize.engine.compiled import when_compiling
from treize.match.merits import merit_of
from treize.match.observation import Observation
from treize.server.errors import traceback_of
from treize.server.tables import replay_frames
from treize.server.wire.updates import Advised, Merit

LENGTH = struct.Struct("!I")
Request = tuple[str, list[object]]  # the name of a work, and what it is given
Answer = tuple[bool, Any]  # whether it is done; then its result, else what went wrong


def pack(message: Request | Answer) -> bytes:
    """A message with its length before it."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


# --- What it can do ---


@lru_cache(maxsize=256)
def _bot(level: str, game: str, seed: str) -> Player:
    return bot(level, game, seed)


def choose(level: str, game: str, seed: str, octets: bytes) -> str:
    """The move of a bot for what its seat sees."""
    return _bot(level, game, seed).choose(Observation(game, octets))


def advise(game: str, seed: str, octets: bytes, simulations: int) -> tuple[list[Advised], Merit]:
    """What each legal move promises to who sees this, and what speaks for the best."""
    from treize.bots.search import Search  # the server itself never searches

    seen = Observation(game, octets)
    advice = Search(game, seed, simulations=simulations).advise(seen)
    moves = [
        Advised(
            move.move,
            round(move.worth, 4) if move.visits else None,
            round(move.margin, 4) if move.visits else None,
            round(move.points, 2) if move.visits else None,
            move.visits,
        )
        for move in advice
    ]
    return moves, Merit(*merit_of(seen, advice[0].move))


WORK: dict[str, Callable[..., Any]] = {
    "choose": choose,
    "advise": advise,
    "frames": replay_frames.frames,
    "verify": replay_frames.verify,
}

# --- Taking jobs ---


def main(niceness: int) -> None:
    """Do what is asked for, until nobody asks any more."""
    when_compiling(lambda _: None)  # nobody waits at a terminal for this
    os.nice(niceness)
    for number in (signal.SIGINT, signal.SIGTERM):  # sent to all, but the server ends its workers
        signal.signal(number, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed goes to the log
    jobs: SimpleQueue[Request] = SimpleQueue()
    threading.Thread(target=_listen, args=[sys.stdin.buffer, jobs], daemon=True).start()
    import treize.bots.search  # noqa: F401  # takes a second, so before it says that it is ready

    answer: Answer = (True, "ready")
    while True:
        answers.write(pack(answer))
        answers.flush()
        answer = _do(*jobs.get())


def _do(work: str, given: list[object]) -> Answer:
    try:
        return True, WORK[work](*given)
    except Exception as error:
        return False, f"{type(error).__name__} {traceback_of(error)[-1]}"


def _listen(requests: BinaryIO, jobs: SimpleQueue[Request]) -> None:
    """Take in what is asked for; nobody is there any more when that ends."""
    while len(head := requests.read(LENGTH.size)) == LENGTH.size:
        jobs.put(msgspec.msgpack.decode(requests.read(*LENGTH.unpack(head)), type=Request))
    os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]))
