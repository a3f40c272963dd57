"""A bot in thirty lines: joins a table by its code and plays its highest legal move.

python docs/examples/bot.py http://127.0.0.1:1313 CODE
"""

from __future__ import annotations

import sys

from treize.server.client import Client, Refusal, TableView


def choose(seen: TableView) -> str:
    """The last legal move, in the order of the alphabet; yours will be cleverer."""
    return seen.turn.legal[-1] if seen.turn else ""


def main(url: str, code: str) -> None:
    """Sit down and play until the match is over."""
    bot = Client(url, "Thirty lines")
    table = bot.enter(code).table
    bot.sit(table)
    for seen in bot.turns(table):
        try:
            bot.play(seen, choose(seen))
        except Refusal as refusal:  # somebody was quicker, or took a move back
            print(refusal)
    print("winners:", bot.seen[table].state.winners)


if __name__ == "__main__":
    main(*sys.argv[1:])
