"""Playing in the terminal: a question for each decision, everything else told in sentences."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from treize.engine.table import STOCK
from treize.errors import BadMove, BadUse, TreizeError
from treize.match import Match
from treize.match.merits import merit_of
from treize.match.notation import card_of, parts_of
from treize.match.telling import Teller
from treize.rulebook import facts, house_rules, sentences
from treize.terminal.thinking import thinking
from treize.texts.words import Words

if TYPE_CHECKING:
    from treize.bots.search import Advice, Search

COMMANDS = ("help", "table", "moves", "hint", "undo", "score", "quit")
HINTS = 3  # moves that a hint tells of
PATIENCE = 0.5  # seconds that a hint may take


class Left(Exception):
    """The player has left the table."""


class TerminalPlayer:
    """A person at the terminal, and bots in all other seats."""

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
        self.match, self.seat, self.bot, self.words = match, seat, bot, words
        self.ask, self.tell = ask, tell
        names = [words("name-bot", number=number) for number in range(match.seats)]
        names[seat] = words("name-you")
        self.teller = Teller(words, match, names, seat)
        self.decisions: list[int] = []  # the numbers of the moves that the person made
        self.kept: Counter[str] | None = None  # the hand after the person's last move
        self.levels = levels or []  # of the bots, in the order of their seats
        self.advisor: Search | None = None  # who is asked for a hint

    @property
    def names(self) -> list[str]:
        """Everybody's name as a record keeps it, whose readers are not "you"."""
        names = list(self.teller.names)
        names[self.seat] = self.words("name-guest")
        return names

    def play(self) -> None:
        """Play the match to its end, or until the person leaves."""
        self._tell(
            [*self._house_rules(), *self._opponents(), self._commitment(), *self.teller.round()]
        )
        while not self.match.is_over:
            self._step(self._decide() if self.match.turn == self.seat else self._wait())
        self._tell(self.teller.result())

    def _wait(self) -> str:
        """The move of a bot."""
        with thinking(self.words("play-thinking")):
            return self.bot(self.match)

    def _step(self, move: str) -> None:
        before = self.match.observe(None).view()
        if self.match.turn == self.seat:
            self.decisions.append(len(self.match.steps))
            self.kept = Counter(self._hand()) - Counter([card_of(self.match.game, move) or ""])
        step = self.match.play(move)
        self._tell(self.teller.move(before, step))
        if step.points is not None:
            self.kept = None
            self._tell(["", *self.teller.score(step), ""])
            if not self.match.is_over:
                self._tell(self.teller.round())

    def _hand(self) -> list[str]:
        seen = self.match.view(self.seat)["table"]
        return [str(card) for card in self.teller.held(seen, self.seat)]

    # --- What the person says ---

    def _decide(self) -> str:
        """Show what matters for the decision, and ask until there is a move."""
        self._show()
        while True:
            try:
                answer = self.ask(self.words("play-prompt")).strip()
            except (EOFError, RuntimeError):  # the input has ended, or was closed
                raise Left from None
            command = self._command(answer)
            if command is not None:
                self._obey(command)
            elif answer and (move := self._move(answer)) is not None:
                return move

    def _command(self, answer: str) -> str | None:
        """The command an answer means, in the table's language or by its English word."""
        for command in COMMANDS:
            if answer.lower() in (*self._words_for(command), command):
                return command
        return "help" if answer == "?" else None

    def _words_for(self, command: str) -> list[str]:
        """The words that mean a command in the table's language."""
        return self.words(f"play-word-{command}").split()

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
        title, (moves, *_) = self.words.title(self.match.game), self._words_for("moves")
        return self.words("play-unknown", move=error.data["move"], title=title, moves=moves)

    def _wish(self, answer: str) -> str:
        """A move by its notation or its name, by its number in the list, or by its card alone."""
        legal: list[str] = self.match.legal()
        if answer.startswith("#") and answer[1:].isdecimal() and 0 < int(answer[1:]) <= len(legal):
            return legal[int(answer[1:]) - 1]
        wish = _without_spaces(answer)
        moves: tuple[str, ...] = self.match.rules.MOVES
        for move in moves:
            if wish in (_without_spaces(move), _without_spaces(self._name(move))):
                return move
        laying = [move for move in moves if self._begins(move, wish)]
        fitting = [move for move in laying if move in legal]
        if len(fitting) > 1:
            raise BadMove("move/several", move=answer[:80], legal=fitting)
        if not laying:
            raise BadMove("move/unknown", move=answer[:80], game=self.match.game)
        return (fitting or laying)[0]

    def _begins(self, move: str, wish: str) -> bool:
        """Whether an answer is the card that a move lays, or just its first word."""
        parts = parts_of(self.match.game, move)
        names = [parts.card, self._card_name(parts.card)] if parts.card else [parts.word or ""]
        return wish in map(_without_spaces, names)

    def _name(self, move: str) -> str:
        parts = parts_of(self.match.game, move)
        return self.words.move(self.match.game, parts, self._all_names(), self.seat)

    def _card_name(self, card: str) -> str:
        return self.words.card(self.match.game, card)

    def _all_names(self) -> list[str]:
        """Names also for seats that only other numbers of players have."""
        names = self.teller.names
        return names + [self.words("name-bot", number=n) for n in range(len(names), 8)]

    def _obey(self, command: str) -> None:
        if command == "quit":
            raise Left
        if command == "help":
            self._tell(self._help())
        if command == "table":
            self._tell([*self.teller.round(), self.teller.standing()])
            self._show()
        if command == "moves":
            for number, move in enumerate(self.match.legal(), 1):
                self.tell(f"#{number} {move} ({self._name(move)})")
        if command == "score":
            self._tell([self.teller.standing(), *self._opponents(), self._commitment()])
        if command == "hint":
            self._hint()
        if command == "undo":
            self._undo()

    def _help(self) -> list[str]:
        """What the table has changed, the rules in short, how moves are written, the commands."""
        game, options = self.match.game, self.match.options
        told = facts(game, options, self.words)
        page = "\n".join(sentences(game, self.words, told))
        rules = self.words.first(f"rules-{game}", otherwise=page, **told)
        notation = self.words.first(f"notation-{game}", otherwise="")
        return [
            *self._house_rules(),
            *rules.splitlines(),
            *notation.splitlines(),
            *self.words("play-help").splitlines(),
        ]

    def _house_rules(self) -> list[str]:
        """What the table has changed, if anything."""
        changed = house_rules(self.match.game, self.match.options, self.words, self.teller.names)
        listed = [f"- {rule}" for rule in changed]
        return [self.words("option-house-rules"), *listed, ""] if changed else []

    def _hint(self) -> None:
        """What a search would play and why, going by what the person sees and no more."""
        legal = self.match.legal()
        if len(legal) == 1:
            self.tell(self.words("play-hint-only", move=self.teller.named(legal[0])))
            return
        advice = self._advice()
        best = advice[0].move
        self.tell(self.teller.hint(best, merit_of(self.match.observe(self.seat), best)))
        for number, move in enumerate(advice[:HINTS], 1):
            facts = {"chance": move.worth, "points": round(move.points, 1)}
            name, unit = self.teller.named(move.move), self.teller.unit
            self.tell(self.words("play-hint", number=number, move=name, unit=unit, **facts))

    def _advice(self) -> list[Advice]:
        from treize.bots.search import Search  # takes a while to load

        if self.advisor is None:
            self.advisor = Search(self.match.game, "hint", seconds=PATIENCE)
        with thinking(self.words("play-thinking")):
            return self.advisor.advise(self.match.observe(self.seat))

    def _undo(self) -> None:
        """Take back the person's last move and all that bots have played since."""
        if not self.decisions:
            self.tell(self.words("play-no-undo"))
            return
        rounds = len(self.match.rounds)
        self.match.undo(self.decisions.pop())
        self.kept = None
        self.tell(self.words("play-undone"))
        if len(self.match.rounds) < rounds:
            self._tell(self.teller.round())
        self._show()

    # --- What the person hears ---

    def _opponents(self) -> list[str]:
        """Who plays against the person, and how well."""
        others = [seat for seat in range(self.match.seats) if seat != self.seat]
        listed = [
            self.words("play-opponent", name=self.teller.names[seat], level=level)
            for seat, level in zip(others, self.levels, strict=False)
        ]
        mark = self.words("list-mark")
        return [self.words("play-opponents", opponents=mark.join(listed))] if listed else []

    def _commitment(self) -> str:
        return self.words("play-begin", commitment=self.match.commitment)

    def _show(self) -> None:
        """The table, what was drawn since, and the hand."""
        seen = self.match.view(self.seat)["table"]
        hand = self._hand()
        places = self.match.rules.State.places.values()
        draws = any(place.role == STOCK for place in places) and self.kept is not None
        drawn = list((Counter(hand) - (self.kept or Counter())).elements()) if draws else []
        lines = ["", *self.teller.table(seen)]
        if len(drawn) == 1:
            lines.append(self.words("table-drawn", card=self.teller.cards(drawn)))
        self._tell([*lines, self.teller.hand(hand)])

    def _tell(self, lines: list[str]) -> None:
        for line in lines:
            self.tell(line)


def _without_spaces(text: str) -> str:
    return "".join(text.lower().split())


def play(seat: TerminalPlayer, record: Path | None) -> None:
    """Play a match in the terminal and keep its record, finished or not."""
    if record is not None:
        _reserve(record)
    try:
        seat.play()
    except (Left, KeyboardInterrupt):
        seat.tell("")
        seat.tell(seat.words("play-left"))
    finally:
        if record is not None:
            text: Any = json.dumps(seat.match.record(names=seat.names), ensure_ascii=False)
            record.write_text(text + "\n", encoding="utf-8")
            seat.tell(seat.words("play-saved", file=str(record)))


def _reserve(file: Path) -> None:
    """Make the file before the first card, so that no match is lost, and none overwritten."""
    try:
        file.touch(exist_ok=False)
    except FileExistsError:
        raise BadUse("use/exists", file=str(file)) from None
