"""What each move of a recorded match was worth, from the eyes of the seat that had to choose."""

from __future__ import annotations

import json
from math import hypot
from typing import NamedTuple

from treize.bots.search import Advice, Search
from treize.match import Match
from treize.match.merits import Merit, merit_of
from treize.match.telling import Teller
from treize.terminal.progress import show_while_waiting
from treize.terminal.replay import seen_by
from treize.texts.words import Words


class Cost(NamedTuple):
    """What a move gave away beside the best one: a share of the win, and how far it may be off."""

    share: float
    margin: float

    @property
    def is_certain(self) -> bool:
        """Whether it is more than the simulations may be wrong by."""
        return self.share > self.margin


def cost_of(played: Advice, best: Advice) -> Cost:
    """How much worse a move is than the best, both as far as the simulations tell."""
    return Cost(best.worth - played.worth, hypot(played.margin, best.margin))


def go_to(match: Match, at: int | None) -> str | None:
    """Go back to the table after so many moves, and tell the move that was played there.

    Without a number it is the table as it lies, or in a match that is over the last choice.
    """
    moves = match.moves
    if at is not None:
        match.undo(at)
    elif match.is_over:
        match.undo()
        while len(match.legal()) == 1 and match.steps:
            match.undo()
    return moves[len(match.steps)] if len(match.steps) < len(moves) else None


def advise(
    match: Match,
    names: list[str] | None,
    at: int | None,
    search: Search,
    as_json: bool,
    words: Words,
) -> None:
    """Print every legal move with what it is worth to whoever is to play, the best first."""
    names = names or [words("name-seat", number=number) for number in range(match.seats)]
    played = go_to(match, at)
    teller = Teller(words, match, names, None)
    with show_while_waiting(words("play-thinking")):
        advice = [] if match.is_over else search.advise(match.observe(match.turn))
    if as_json:
        print(json.dumps(_facts(teller, advice, played, search), ensure_ascii=False, indent=2))
    elif match.is_over:
        print(words("advise-over", number=len(match.steps)))
    else:
        _print(teller, advice, played, search)


def _facts(
    teller: Teller, advice: list[Advice], played: str | None, search: Search
) -> dict[str, object]:
    """The same for programs; a margin is what stands after ±."""
    match = teller.match
    return {
        "game": match.game,
        "seats": match.seats,
        "at": len(match.steps),
        "seat": match.turn,
        "name": None if match.turn is None else teller.names[match.turn],
        "seed": search.seed,
        "simulations": sum(move.visits for move in advice),
        "played": played,
        "moves": [_facts_of(teller, move, advice[0]) for move in advice],
        "why": _why(teller, advice) if advice else None,
    }


def _merit(match: Match, advice: list[Advice]) -> Merit:
    return merit_of(match.observe(match.turn), advice[0].move)


def _why(teller: Teller, advice: list[Advice]) -> dict[str, object]:
    """What speaks for the best move: a code, its facts, and a sentence."""
    merit = _merit(teller.match, advice)
    return {**merit._asdict(), "text": teller.why(merit)}


def _facts_of(teller: Teller, move: Advice, best: Advice) -> dict[str, object]:
    """A move for programs; without figures where no simulation tried it."""
    facts = {"move": move.move, "name": teller.name_of(move.move), "simulations": move.visits}
    if not move.visits:
        return facts
    cost = cost_of(move, best)
    return facts | {
        "worth": round(move.worth, 4),
        "margin": round(move.margin, 4),
        "points": round(move.points, 2),
        "cost": round(cost.share, 4),
        "cost_margin": round(cost.margin, 4),
    }


def _print(teller: Teller, advice: list[Advice], played: str | None, search: Search) -> None:
    match, words = teller.match, teller.words
    title = words.title(match.game)
    print(words("advise-title", title=title, number=len(match.steps) + 1))
    print("\n".join([*teller.round(), *seen_by(teller, match.turn), ""]))
    _print_table(teller, advice, played)
    number = sum(move.visits for move in advice)
    if len(advice) > 1:
        print(f"\n{teller.hint(teller.named(advice[0].move), _merit(match, advice))}")
    print()
    print(words("advise-how", number=number, seed=search.seed, unit=teller.unit))
    print(_verdict(teller, advice, played))


def _print_table(teller: Teller, advice: list[Advice], played: str | None) -> None:
    from rich.console import Console
    from rich.table import Table

    words = teller.words
    table = Table(box=None, pad_edge=False, header_style="")
    table.add_column(words("advise-move"))
    table.add_column(words("advise-name"))
    for column in ("advise-win", "advise-points", "advise-tried"):
        table.add_column(words(column, unit=teller.unit), justify="right")
    table.add_column()
    for move in advice:
        name = teller.name_of(move.move)
        mark = words("advise-played") if move.move == played else ""
        table.add_row(move.move, name, *_figures(move, words), mark)
    Console(highlight=False, markup=False, emoji=False).print(table)


def _figures(move: Advice, words: Words) -> list[str]:
    """Chance, points and simulations of a move; a move that none tried has no figures."""
    if not move.visits:
        return ["–", "–", "0"]
    return [
        words("advise-chance", chance=move.worth, margin=move.margin),
        words("advise-number", number=round(move.points, 1)),
        words("advise-count", number=move.visits),
    ]


def _verdict(teller: Teller, advice: list[Advice], played: str | None) -> str:
    """One sentence on the move that was played."""
    words, best = teller.words, advice[0]
    if len(advice) == 1:
        return words("advise-only", move=teller.named(best.move))
    if played is None:
        return words("advise-open")
    facts = {"name": teller.names[teller.match.turn or 0], "move": teller.named(played)}
    move = next(move for move in advice if move.move == played)
    if not move.visits:
        return words("advise-untried", **facts)
    if move is best:
        return words("advise-best", **facts)
    cost, facts["best"] = cost_of(move, best), teller.named(best.move)
    if cost.is_certain:
        return words("advise-cost", share=cost.share, margin=cost.margin, **facts)
    return words("advise-near", share=max(cost.share, 0.0), margin=cost.margin, **facts)
