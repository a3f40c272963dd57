"""How Drat is shown and told: a count, tokens, and the chilis of a duel."""

from __future__ import annotations

from treize.engine.facts import Chance, Fact, Numbers
from treize.engine.table import Cards, Ranges, ranges_of_points, rule
from treize.games.declared import TOKENS, PlayedMove, Seen, Teller, View
from treize.games.drat import rules


def describe(seen: Seen) -> View:
    """The table in the words of traces."""
    below, numbers = seen.zones["under"], seen.numbers_told
    if below and not seen.number("blocks"):
        below = [_mixed(below)]
    return {
        "turn": seen.turn,
        "hands": seen.zones["hands"],
        "stock": seen.zones["stock"],
        "under": below,
        "table": seen.zones["table"],
        "last": numbers["last"],
        "total": numbers["total"],
        "tokens": numbers["tokens"],
        **seen.announced(),
    }


def _mixed(blocks: list[list[str] | int]) -> list[str] | int:
    """All blocks as one: the cards, or how many where some are hidden."""
    if all(isinstance(block, list) for block in blocks):
        return sorted(card for block in blocks for card in block)  # type: ignore[union-attr]
    return sum(len(block) if isinstance(block, list) else block for block in blocks)


ANNOUNCED = (Fact("bank"),)


@rule
def announce(state: rules.State, found: Numbers) -> None:
    """What is left of the tokens."""
    found[0] = rules.bank(state)


# The chilis that were drawn; who won a duel, then who lost it.
CHANCE = Chance("chilis", "chili", outcome="outcome")


@rule
def is_one_round(state: rules.State) -> bool:
    """Whether a match is a single round."""
    return True


@rule
def unit(state: rules.State) -> int:
    """What a standing counts."""
    return TOKENS


# --- In sentences ---


def middle(teller: Teller, view: View) -> list[str]:
    """The count, the cards laid, and the tokens left."""
    facts = {"limit": teller.options["limit"], "bank": view["bank"]}
    laid = teller.names_of(view["table"]) or teller.words("nothing")
    return [teller.words("table-count", total=view["total"], laid=laid, **facts)]


def player(view: View, seat: int) -> View:
    """How many tokens somebody has."""
    return {"tokens": view["tokens"][seat]}


def after(teller: Teller, before: View, now: View, step: PlayedMove) -> list[str]:
    """The new count, a token, or how a duel ended."""
    move = teller.parts(step.move)
    drawn, duel = step.chance, step.outcome.get("outcome")
    if duel is not None and drawn is not None:
        both = dict(zip([str(step.seat), str(move.seat)], drawn["chili"], strict=True))
        winner, loser = duel
        return [_duel(teller, before["tokens"], winner, loser, both)]
    total = before["total"] + int(step.move)
    if now["bank"] == before["bank"]:
        return [teller.words("told-total", total=total)]
    facts = {"total": total, "bank": now["bank"]}
    lines = [teller.words("told-token", **teller.who(step.seat), **facts)]
    if drawn:
        lines.append(teller.words("told-draw-off", chilis=_chilis(teller, drawn["chili"])))
    return lines


def _duel(teller: Teller, tokens: list[int], winner: int, loser: int, drawn: dict[str, int]) -> str:
    you = -1 if teller.you is None else teller.you
    role = {winner: "winner", loser: "loser"}.get(you, "none")
    names = {"winner": teller.names[winner], "loser": teller.names[loser]}
    told: str = teller.words(
        "told-duel", chilis=_chilis(teller, drawn), role=role, number=tokens[winner], **names
    )
    return told


def _chilis(teller: Teller, drawn: dict[str, int]) -> str:
    parts = [
        teller.words("score-total", name=teller.names[int(seat)], total=chili)
        for seat, chili in drawn.items()
    ]
    listed: str = teller.listed(parts)
    return listed


# --- In numbers ---


RULE_NUMBERS = tuple(map(Fact, ("hand", "held", "duels", "chilis")))


@rule
def rule_numbers(state: rules.State, cards: Cards, found: Numbers) -> None:
    """How many cards everybody holds, and how many duels and chilis there are."""
    found[0], found[1] = rules.HAND, rules.HAND + 1
    found[2], found[3] = cards[rules.DUEL], rules.CHILIS


def ranges(state: rules.State, pack: Cards, cap: int) -> Ranges:
    """The count can fall for as long as everybody lays negative cards; a token ends its rise."""
    tokens = int(state.tokens)
    return {
        **ranges_of_points(1, tokens),
        "last": (rules.NONE, rules.DUEL),
        "total": (cap * min(rules.VALUES), int(state.limit) - 1 + max(rules.VALUES)),
        "drats": (0, tokens),
        "chilis": (0, rules.CHILIS),
    }
