"""Everybody's time left, as the log tells it.

`workers/turns.py` plays when time is up; `attendance.py` stops the clocks while nobody is there.
"""

from __future__ import annotations

from treize.server.wire.fields import Clock

SLOW = 3_600  # seconds: with such clocks nobody is expected to stay


class TableClocks:
    """The clocks of a table, if they are used: one runs, that of the person who is to play."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self.is_used = clock.kind != "none"
        self.is_slow = self.is_used and clock.seconds >= SLOW  # people look in now and then only
        self.left = [0] * seats  # milliseconds
        self.since: int | None = None  # when the running clock was started
        self.is_paused = False

    def reset(self) -> None:
        """A match begins: everybody has the whole time."""
        self.left = [self._clock.seconds * 1000] * len(self.left)
        self.is_paused = False

    def start_turn(self, turn: int | None, is_attended: bool, at: int) -> None:
        """Whoever is to play next has the whole time for a move, or what is in the bank."""
        if self._clock.kind == "move" and turn is not None:
            self.left[turn] = self._clock.seconds * 1000
        self.run(is_attended, at)

    def run(self, is_attended: bool, at: int) -> None:
        """Let the clock of who is to play run, if a person does."""
        self.since = at if is_attended and not self.is_paused else None

    def stop(self, turn: int | None, at: int) -> None:
        """Take what was used from the clock that runs."""
        self.left, self.since = self.left_at(turn, at), None

    def add_increment(self, seat: int) -> None:
        """A move was played before its time was up."""
        if self._clock.kind == "bank":
            self.left[seat] += self._clock.increment * 1000

    def left_at(self, turn: int | None, at: int) -> list[int]:
        """Everybody's time left at a moment."""
        left = list(self.left)
        if self.since is not None and turn is not None:
            left[turn] = max(0, left[turn] - max(0, at - self.since))
        return left
