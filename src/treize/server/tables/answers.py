"""What commands were answered, so that one that is sent again is carried out once."""

from __future__ import annotations

from collections.abc import Collection

from treize.server.wire.updates import Ok

KEYS = 32  # of each person's commands, that may come again and are known
SENDERS = 32  # people whose commands are known; those who sit here always are


class Answers:
    """The last answers to each person, by the keys of the commands."""

    def __init__(self, kept: dict[str, dict[str, Ok]] | None = None) -> None:
        self.kept: dict[str, dict[str, Ok]] = {} if kept is None else kept

    def to(self, person: str) -> dict[str, Ok]:
        """What somebody's last commands were answered."""
        return self.kept.get(person, {})

    def remember(self, person: str, answer: Ok, seated: Collection[str]) -> None:
        """Keep an answer, in place of the oldest."""
        answers = self.kept.setdefault(person, {})
        answers[answer.key] = answer
        if len(answers) > KEYS:
            del answers[next(iter(answers))]
        if len(self.kept) > SENDERS:
            del self.kept[next(other for other in self.kept if other not in seated)]
