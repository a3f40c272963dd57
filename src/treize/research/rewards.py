"""What the adaptors share: actions, and rewards."""

from __future__ import annotations

from treize.engine.plain import plain
from treize.errors import BadMove, BadUse
from treize.match import Match

REWARDS = "win", "points"
ILLEGAL = -1.0  # the reward of a move that is not legal, where that ends the match
WAYS = "raise", "end"  # to answer a move that is not legal


def check_rewards(rewards: str) -> None:
    """Refuse a way to reward that is not ours."""
    if rewards not in REWARDS:
        raise BadUse("use/rewards", rewards=str(rewards)[:80], known=", ".join(REWARDS))


def check_illegal(illegal: str) -> None:
    """Refuse a way to answer illegal moves that is not ours."""
    if illegal not in WAYS:
        raise BadUse("use/illegal", illegal=str(illegal)[:80], known=", ".join(WAYS))


def move_of(match: Match, action: object) -> str:
    """The move that an action names, a whole number of any library; legal or not."""
    number, moves = plain(action), match.rules.MOVES
    if type(number) is not int or not 0 <= number < len(moves):
        raise BadMove("move/action", action=str(number)[:80], most=len(moves) - 1)
    return str(moves[number])


def shares_of(match: Match) -> list[float]:
    """Everyone's share of the victory less an even share: they add up to nothing."""
    winners = match.winners
    if not winners:
        return [0.0] * match.seats
    share = 1 / len(winners)
    return [share * (seat in winners) - 1 / match.seats for seat in range(match.seats)]


def savings_of(points: list[int]) -> list[float]:
    """How many points everyone saved in a round beside the others: they add up to nothing."""
    mean = sum(points) / len(points)
    return [mean - own for own in points]
