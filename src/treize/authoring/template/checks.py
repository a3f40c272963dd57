"""Tests of the game, for pytest; `treize check-game NAME` looks after the laws of all games."""

from treize import Match


def test_a_match_is_played_to_its_end() -> None:
    """Somebody wins, and a record replays it."""
    match = Match("NAME", seats=3, seed=1)
    while not match.is_over:
        match.play(match.legal()[0])
    assert match.winners
    assert Match.replay(match.record()).totals == match.totals


def test_nobody_passes_with_nothing_to_beat() -> None:
    """A round begins with a card."""
    match = Match("NAME", seats=2, seed=1)
    assert match.why_not("pass") == ("NAME/must-lay", {"move": "pass", "card": None})
