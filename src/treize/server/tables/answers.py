"""What commands were answered, so that one that is sent again is carried out once."""

from __future__ import annotations

from collections.abc import Collection

from treize.server.wire.updates import Ok

KEYS = 32  # of each person's commands, that may come again and are known
SENDERS = 32  # people whose commands are known; those who sit here always are


class Answers:
    """The last answers to each person, by the keys of the commands."""

    def __init__(self) -> None:
        self._answers: dict[str, dict[str, Ok]] = {}

    def to(self, person: str) -> dict[str, Ok]:
        """What somebody's last commands were answered."""
        return self._answers.get(person, {})

    def remember(self, person: str, answer: Ok, seated: Collection[str]) -> None:
        """Keep an answer, in place of the oldest."""
        answers = self._answers.setdefault(person, {})
        answers[answer.key] = answer
        if len(answers) > KEYS:
            del answers[next(iter(answers))]
        if len(self._answers) > SENDERS:
            del self._answers[next(other for other in self._answers if other not in seated)]
