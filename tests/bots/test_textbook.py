"""The yardstick that bots are measured by plays by the rules, and far better than chance."""

from __future__ import annotations

from textbook import seated

from treize.arena import arena, terms_of


def test_the_textbook_search_beats_chance() -> None:
    """At every seat of the same deals."""
    players = "textbook300", "chance"
    terms = terms_of("leaves", players, seats=4, seed=3, seatings=4, known=players)
    rows = {
        row["player"]: row["wins"]["mean"]
        for row in arena(terms, 3, jobs=1, seat=seated)["standings"]
    }
    assert rows["textbook300"] > 0.4
