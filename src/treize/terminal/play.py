"""Playing line by line: a question for each decision, everything else told in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from treize.errors import BadMove, TreizeError
from treize.match import Match
from treize.terminal.progress import show_while_waiting
from treize.terminal.session import PlayerLeft, Session, reserve
from treize.texts.words import Words

COMMANDS = ("help", "table", "moves", "hint", "undo", "score", "quit")


class TerminalPlayer(Session):
    """A person at a prompt."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bot: Callable[[Match], str],
        words: Words,
        ask: Callable[[str], str] = input,
        tell: Callable[[str], None] = print,
        levels: list[str] | None = None,
    ) -> None:
        super().__init__(match, seat, bot, words, levels)
        self.ask, self.tell = ask, tell

    def play(self) -> None:
        """Play the match to its end, or until the person leaves."""
        self._tell([*self.opening(), *self.teller.round()])
        while not self.match.is_over:
            self._step(self._decide() if self.match.turn == self.seat else self._wait())
        self._tell(self.teller.result())

    def _wait(self) -> str:
        """The move of a bot."""
        with show_while_waiting(self.words("play-thinking")):
            return self.bot(self.match)

    def _step(self, move: str) -> None:
        step, told = self.step(move)
        self._tell(told)
        if step.points is not None:
            self._tell(["", *self.teller.score(step), ""])
            if not self.match.is_over:
                self._tell(self.teller.round())

    # --- What the person says ---

    def _decide(self) -> str:
        """Show what matters for the decision, and ask until there is a move."""
        self._show()
        while True:
            try:
                answer = self.ask(self.words("play-prompt")).strip()
            except (EOFError, RuntimeError):  # the input has ended, or was closed
                raise PlayerLeft from None
            command = self._command(answer)
            if command is not None:
                self._obey(command)
            elif answer and (move := self._move(answer)) is not None:
                return move

    def _command(self, answer: str) -> str | None:
        """The command an answer means, in the table's language or by its English word."""
        for command in COMMANDS:
            if answer.lower() in (*words_for(self.words, command), command):
                return command
        return "help" if answer == "?" else None

    def _move(self, answer: str) -> str | None:
        """The legal move that an answer means, or none after saying why it is not one."""
        try:
            move = self._wish(answer)
            reason = self.match.why_not(move)
            if reason is not None:
                raise BadMove(
                    "move/illegal", reason=reason[0], legal=self.match.legal(), **reason[1]
                )
        except TreizeError as error:
            self.tell(self._refusal(error))
            return None
        return move

    def _refusal(self, error: TreizeError) -> str:
        """Why an answer is no legal move; of one that is no move at all, where moves are listed."""
        if error.code != "move/unknown":
            return self.words.error(error)
        title, moves = self.words.title(self.match.game), words_for(self.words, "moves")[0]
        return self.words("play-unknown", move=error.data["move"], title=title, moves=moves)

    def _wish(self, answer: str) -> str:
        """A move by its notation or its name, by its number in the list, or by its card alone."""
        legal: list[str] = self.match.legal()
        wish = _without_spaces(answer)
        if (number := self._number(wish)) in range(1, len(legal) + 1):
            return legal[number - 1]
        wishes = {wish, f"+{wish}"} if wish.isdecimal() else {wish}
        moves: tuple[str, ...] = self.match.rules.MOVES
        for move in moves:
            if wishes & {_without_spaces(move), _without_spaces(self.name_of(move))}:
                return move
        laying = [move for move in moves if wishes & self._beginnings(move)]
        fitting = [move for move in laying if move in legal]
        if len(fitting) > 1:
            raise BadMove("move/several", move=answer[:80], legal=fitting)
        if not laying:
            raise BadMove("move/unknown", move=answer[:80], game=self.match.game)
        return (fitting or laying)[0]

    def _number(self, wish: str) -> int:
        """The number in the list that is meant: #3, or 3 where that can't be a card; else 0."""
        number = wish.removeprefix("#")
        is_meant = number != wish or not self.has_numbered_cards
        return int(number) if is_meant and number.isdecimal() and len(number) < 9 else 0

    def _beginnings(self, move: str) -> set[str]:
        """The card that a move lays, or just its first word."""
        game, parts = self.match.game, self.teller.parts(move)
        names = [parts.card, self.words.card(game, parts.card)] if parts.card else [parts.word]
        return {_without_spaces(name or "") for name in names}

    def _obey(self, command: str) -> None:
        if command == "quit":
            raise PlayerLeft
        if command == "help":
            self._tell(self._help())
        if command == "table":
            self._tell([*self.teller.round(), self.teller.standing()])
            self._show()
        if command == "moves":
            for number, move in enumerate(self.match.legal(), 1):
                self.tell(f"#{number} {move} ({self.name_of(move)})")
        if command == "score":
            self._tell([self.teller.standing(), *self.opponents(), self.commitment()])
        if command == "hint":
            self._hint()
        if command == "undo":
            self._undo()

    def _help(self) -> list[str]:
        """What the table has changed, the rules in short, how moves are written, the commands."""
        notation = self.words.first(f"notation-{self.match.game}", otherwise="")
        digits = "no" if self.has_numbered_cards else "yes"
        commands = self.words("play-help", digits=digits)
        return [*self.rules(), *notation.splitlines(), *commands.splitlines()]

    def _hint(self) -> None:
        legal = self.match.legal()
        if len(legal) == 1:
            self.tell(self.only(legal[0]))
            return
        with show_while_waiting(self.words("play-thinking")):
            found = self.advice()
        self._tell(self.hints(found))

    def _undo(self) -> None:
        rounds = len(self.match.rounds)
        if not self.undo():
            self.tell(self.words("play-no-undo"))
            return
        self.tell(self.words("play-undone"))
        if len(self.match.rounds) < rounds:
            self._tell(self.teller.round())
        self._show()

    # --- What the person hears ---

    def named(self, move: str) -> str:
        """A move by its name, and as it is typed."""
        return self.teller.named(move)

    def _show(self) -> None:
        """The table, what was drawn since, and the hand."""
        lines = ["", *self.teller.table(self.match.view(self.seat)["table"])]
        if (drawn := self.drawn()) is not None:
            lines.append(self.words("table-drawn", card=self.teller.cards([drawn])))
        self._tell([*lines, self.teller.hand(self.hand())])

    def _tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.tell(line)


def words_for(words: Words, command: str) -> list[str]:
    """The words that mean a command in a language."""
    return words(f"play-word-{command}").split()


def _without_spaces(text: str) -> str:
    return "".join(text.lower().split())


def play(seat: TerminalPlayer, record: Path | None) -> None:
    """Play a match in the terminal and keep its record, finished or not."""
    if record is not None:
        reserve(record)
    try:
        seat.play()
    except (PlayerLeft, KeyboardInterrupt):
        seat.tell("")
        seat.tell(seat.words("play-left"))
    finally:
        if record is not None:
            seat.tell(seat.keep(record))
