"""What is seen of a table as it lies after its last event."""

from __future__ import annotations

from treize.match import Match, Step
from treize.match.observation import Observation, Observations
from treize.server.tables.description import outlook_of
from treize.server.wire.updates import Outlook


class ObservedTable:
    """A table looked at from all sides, once for all who ask."""

    def __init__(self, has_memory: bool) -> None:
        self.match: Match | None = None
        self._has_memory = has_memory  # all may look again at what all have seen
        self._observations: Observations | None = None  # as the table is seen after the last event
        self._legal: list[str] | None = None
        self._outlook: dict[str, Outlook] | None = None

    @property
    def turn(self) -> int | None:
        """Whose turn it is."""
        return None if self.match is None else self.match.turn

    def look(self, at: Match | Step) -> Observation:
        """Look at the table from all sides, once for all, and give what a spectator sees."""
        self._observations = at.observe_all(memory=self._has_memory)
        self._legal = self._outlook = None
        return self._observations.spectator

    @property
    def observations(self) -> Observations:
        """What a spectator sees of the table now, and each seat, for its player only."""
        if self._observations is None:
            raise ValueError("nothing was dealt yet")
        return self._observations

    @property
    def seen(self) -> Observation:
        """What a spectator sees of the table now."""
        return self.observations.spectator

    @property
    def legal(self) -> list[str]:
        """The legal moves of whoever is to play, as the match tells them."""
        if self._legal is None:
            self._legal = [] if self.match is None or self.turn is None else self.match.legal()
        return self._legal

    @property
    def outlook(self) -> dict[str, Outlook]:
        """What each legal move would lead to, for the eyes of whoever is to play."""
        if self._outlook is None:
            turn = self.turn
            self._outlook = {} if turn is None else outlook_of(self.observations.seat(turn))
        return self._outlook
