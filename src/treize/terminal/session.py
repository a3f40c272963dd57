"""A person's seat at a match against bots: what they hold, may ask for, and are told."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from treize.engine.table import STOCK
from treize.errors import BadUse
from treize.match import Match, Step
from treize.match.merits import merit_of
from treize.match.notation import card_of
from treize.match.telling import Teller
from treize.rulebook import facts, house_rules, sentences
from treize.texts.words import Words

if TYPE_CHECKING:
    from treize.bots.search import Advice, Search

HINTS = 3  # moves that a hint tells of
HINT_SECONDS = 0.5  # seconds that a hint may take


class PlayerLeft(Exception):
    """The player has left the table."""


class Session:
    """A person, and bots in all other seats; shown line by line or full screen."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bot: Callable[[Match], str],
        words: Words,
        levels: list[str] | None = None,
    ) -> None:
        self.match, self.seat, self.bot, self.words = match, seat, bot, words
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

    # --- Playing ---

    def step(self, move: str) -> tuple[Step, list[str]]:
        """Play a move of whoever's turn it is, and tell what followed."""
        before = self.match.observe(None).view()
        if self.match.turn == self.seat:
            self.decisions.append(len(self.match.steps))
            self.kept = Counter(self.hand()) - Counter([card_of(self.match.game, move) or ""])
        step = self.match.play(move)
        if step.points is not None:
            self.kept = None
        return step, self.teller.move(before, step)

    def undo(self) -> bool:
        """Take back the person's last move and all that bots have played since, if there is one."""
        if not self.decisions:
            return False
        self.match.undo(self.decisions.pop())
        self.kept = None
        return True

    def advice(self) -> list[Advice]:
        """The moves that a search would play, going by what the person sees and no more."""
        from treize.bots.search import Search  # takes a while to load

        if self.advisor is None:
            self.advisor = Search(self.match.game, "hint", seconds=HINT_SECONDS)
        return self.advisor.advise(self.match.observe(self.seat))[:HINTS]

    # --- What the person holds and may play ---

    def hand(self, after: Step | None = None) -> list[str]:
        """The cards that the person holds, or held after a move."""
        seen = (after or self.match).observe(self.seat).view()
        return [str(card) for card in self.teller.held(seen, self.seat)]

    def drawn(self) -> str | None:
        """The card that the person has drawn since their last move, if it was one."""
        places = self.match.rules.State.places.values()
        if self.kept is None or not any(place.role == STOCK for place in places):
            return None
        drawn = list((Counter(self.hand()) - self.kept).elements())
        return drawn[0] if len(drawn) == 1 else None

    def name_of(self, move: str) -> str:
        """A move by its name, also one that only tables with more seats know."""
        return self.words.move(self.match.game, self.teller.parts(move), self._all_names, self.seat)

    @property
    def has_numbered_cards(self) -> bool:
        """Whether a plain number may be a card, and so not the number of a move."""
        return any(card.removeprefix("+").isdecimal() for card in self.match.rules.CARDS)

    @property
    def _all_names(self) -> list[str]:
        names = self.teller.names
        return names + [self.words("name-bot", number=n) for n in range(len(names), 8)]

    # --- What the person is told ---

    def opening(self) -> list[str]:
        """What is told before the first card."""
        return [*self.house_rules(), *self.opponents(), self.commitment()]

    def hints(self, found: list[Advice]) -> list[str]:
        """The best move and what speaks for it, then what each of the best promises."""
        return [self.why(found[0].move), *map(self.promise, range(1, len(found) + 1), found)]

    def why(self, best: str) -> str:
        """The best move, and what speaks for it."""
        merit = merit_of(self.match.observe(self.seat), best)
        return self.teller.hint(self.named(best), merit)

    def promise(self, number: int, advice: Advice) -> str:
        """What a move promises."""
        facts = {"chance": advice.worth, "points": round(advice.points, 1)}
        name, unit = self.named(advice.move), self.teller.unit
        return self.words("play-hint", number=number, move=name, unit=unit, **facts)

    def only(self, move: str) -> str:
        """That there is nothing to decide."""
        return self.words("play-hint-only", move=self.named(move))

    def named(self, move: str) -> str:
        """A move as hints name it."""
        return self.teller.name_of(move)

    def rules(self) -> list[str]:
        """What the table has changed, and the rules in short."""
        game = self.match.game
        told = facts(game, self.match.options, self.words)
        page = "\n".join(sentences(game, self.words, told))
        rules = self.words.first(f"rules-{game}", otherwise=page, **told)
        return [*self.house_rules(), *rules.splitlines()]

    def house_rules(self) -> list[str]:
        """What the table has changed, if anything."""
        changed = house_rules(self.match.game, self.match.options, self.words, self.teller.names)
        listed = [f"- {rule}" for rule in changed]
        return [self.words("option-house-rules"), *listed, ""] if changed else []

    def opponents(self) -> list[str]:
        """Who plays against the person, and how well."""
        others = [seat for seat in range(self.match.seats) if seat != self.seat]
        listed = [
            self.words("play-opponent", name=self.teller.names[seat], level=level)
            for seat, level in zip(others, self.levels, strict=False)
        ]
        mark = self.words("list-mark")
        return [self.words("play-opponents", opponents=mark.join(listed))] if listed else []

    def commitment(self) -> str:
        """That the shuffle is fixed."""
        return self.words("play-begin", commitment=self.match.commitment)

    # --- What is kept ---

    def keep(self, record: Path) -> str:
        """Write the record of the match, finished or not, and say where."""
        text = json.dumps(self.match.record(names=self.names), ensure_ascii=False)
        record.write_text(text + "\n", encoding="utf-8")
        return self.words("play-saved", file=str(record))


def reserve(file: Path) -> None:
    """Make the file before the first card, so that no match is lost, and none overwritten."""
    try:
        file.touch(exist_ok=False)
    except FileExistsError:
        raise BadUse("use/exists", file=str(file)) from None
