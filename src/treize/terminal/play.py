"""Playing in the terminal: a question for each decision, everything else told in sentences."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from treize.errors import BadMove, TreizeError
from treize.match import Match
from treize.notation import card_of
from treize.sight import observe, view
from treize.table import SPECTATOR
from treize.terminal.table import Teller
from treize.words import Words

COMMANDS = ("help", "table", "moves", "undo", "score", "quit")


class Left(Exception):
    """The player has left the table."""


class Seat:
    """A person at the terminal, and bots in all other seats."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bot: Callable[[Match], str],
        words: Words,
        ask: Callable[[str], str] = input,
        tell: Callable[[str], None] = print,
    ) -> None:
        self.match, self.seat, self.bot, self.words = match, seat, bot, words
        self.ask, self.tell = ask, tell
        names = [words("name-bot", number=number) for number in range(1, match.seats)]
        names.insert(seat, words("name-you"))
        self.teller = Teller(words, names)
        self.decisions: list[int] = []  # the numbers of the moves that the person made

    def play(self) -> None:
        """Play the match to its end, or until the person leaves."""
        self.tell(self.words("play-begin", commitment=self.match.commitment))
        self._show_table()
        while not self.match.is_over:
            self._step(self._decide() if self.match.turn == self.seat else self.bot(self.match))
        self._tell(self.teller.result(self.match))

    def _step(self, move: str) -> None:
        before = view(self.match.game, observe(self.match.table, SPECTATOR))
        if self.match.turn == self.seat:
            self.decisions.append(len(self.match.steps))
        step = self.match.play(move)
        self._tell(self.teller.move(self.match, before, step))
        if step.points is not None:
            self._tell(["", *self.teller.score(self.match, step, len(self.match.rounds)), ""])
            if not self.match.is_over:
                self._show_table()

    # --- What the person says ---

    def _decide(self) -> str:
        """Show what matters for the decision, and ask until there is a move."""
        self._show_hand()
        while True:
            try:
                answer = self.ask(self.words("play-prompt")).strip()
            except EOFError:
                raise Left from None
            command = self._command(answer)
            if command is not None:
                self._obey(command)
            elif (move := self._move(answer)) is not None:
                return move

    def _command(self, answer: str) -> str | None:
        """The command an answer means: its word or first letter in the table's language."""
        for command in COMMANDS:
            if answer.lower() in self.words(f"play-word-{command}").split():
                return command
        return "help" if answer == "?" else None

    def _move(self, answer: str) -> str | None:
        """A move in any case, by its number in the list, or by its card if only one move fits."""
        legal = self.match.legal()
        names: dict[str, str] = {move.lower(): move for move in self.match.rules.MOVES}
        wish = names.get(answer.lower())
        fitting = [move for move in legal if self._lays(move, answer)]
        if answer.startswith("#") and answer[1:].isdecimal() and 0 < int(answer[1:]) <= len(legal):
            wish = legal[int(answer[1:]) - 1]
        elif wish is None and len(fitting) == 1:
            wish = fitting[0]
        try:
            if wish is None and fitting:
                raise BadMove("move/several", move=answer, legal=fitting)
            if wish is None:
                raise BadMove("move/unknown", move=answer[:80], game=self.match.game)
            reason = self.match.why_not(wish)
            if reason is not None:
                raise BadMove("move/illegal", reason=reason[0], legal=legal, **reason[1])
        except TreizeError as error:
            self.tell(self.words.error(error))
            return None
        return wish

    def _lays(self, move: str, answer: str) -> bool:
        card = card_of(self.match.game, move)
        return card is not None and card.lower() == answer.lower()

    def _obey(self, command: str) -> None:
        if command == "quit":
            raise Left
        if command == "help":
            self._tell(self.words("play-help").splitlines())
        if command == "table":
            self._show_table()
            self._show_hand()
        if command == "moves":
            for number, move in enumerate(self.match.legal(), 1):
                name = self.words.move(self.match.game, move, self.teller.names)
                self.tell(f"#{number} {move}: {name}")
        if command == "score":
            for name, total in zip(self.teller.names, self.match.totals, strict=True):
                self.tell(self.words("score-total", name=name, total=total))
        if command == "undo":
            self._undo()

    def _undo(self) -> None:
        """Take back the person's last move and all that bots have played since."""
        if not self.decisions:
            self.tell(self.words("play-no-undo"))
            return
        self.match.undo(self.decisions.pop())
        self.tell(self.words("play-undone"))
        self._show_hand()

    # --- What the person hears ---

    def _show_table(self) -> None:
        seen = self.match.view(self.seat)["table"]
        self._tell(self.teller.table(self.match, seen))

    def _show_hand(self) -> None:
        seen = self.match.view(self.seat)["table"]
        hand = self.teller.hand(self.match.game, seen["hands"][self.seat])
        self._tell(["", *self.teller.middle(self.match, seen), hand])

    def _tell(self, lines: list[str]) -> None:
        for line in lines:
            self.tell(line)


def play(seat: Seat, record: Path | None) -> None:
    """Play a match in the terminal and keep its record, finished or not."""
    try:
        seat.play()
    except (Left, KeyboardInterrupt):
        seat.tell("")
        seat.tell(seat.words("play-left"))
    finally:
        if record is not None:
            text: Any = json.dumps(seat.match.record(names=seat.teller.names), ensure_ascii=False)
            record.write_text(text + "\n", encoding="utf-8")
            seat.tell(seat.words("play-saved", file=str(record)))
