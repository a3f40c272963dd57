"""Tables smaller than ours: a game for one seat, and one in which nobody holds a card."""

from __future__ import annotations

from pathlib import Path

import pytest
from installed import FOLDER, offer, runner

# Played plain, as everybody sees it, told, drawn, thought about, simulated, watched by the laws.
PLAY = """
import sys, json
import numpy as np
from treize import Match
from treize.authoring import laws
from treize.bots import seated
from treize.bots.search import Search
from treize.games import game_named
from treize.research.simulate import simulate
from treize.match.telling import Teller
from treize.terminal.screen.board import draw_middle
from treize.terminal.screen.choices import Choices
from treize.terminal.screen.hand import draw_hand, draw_words
from treize.terminal.session import Session
from treize.texts.words import Words

game = sys.argv[1]
seats = game_named(game).SEATS.start
match = Match(game, seats=seats, seed=1)
teller = Teller(Words("en"), match, ["Ann", "Bob"][:seats], 0)
bot = seated("greedy", game, "1")
search = Search(game, "1", simulations=8)
person = Session(match, 0, bot, Words("en"))
while not match.is_over:
    held = [*match.observe_all().hands()]
    assert [len(hand) for hand in held] == [len(match.rules.CARDS)] * seats
    seen = match.view(match.turn)
    assert teller.table(seen["table"])
    choices = Choices(person)
    assert sum(len(choice.moves) for choice in choices.top) == len(match.view(0)["legal"])
    assert draw_middle(person, match.observe(0), 78, 9)
    assert draw_hand(choices, 78, is_turn=True).text
    assert bool(draw_words(choices, 78).text) == any(not choice.card for choice in choices.top)
    before = match.view(None)["table"]
    assert search.advise(match.observe(match.turn))[0].move in seen["legal"]
    if len(match.steps) == 1:
        print(json.dumps([[*hand] for hand in held]), json.dumps(seen["why_not"]))
    step = match.play(bot(match))
    assert teller.move(before, step)
    assert step.points is None or teller.score(step)
assert match.winners and teller.result()
assert Match.replay(match.record()).totals == match.totals
simulated = simulate(game, seats=seats, matches=2, seed=1, options={})
assert simulated["capped"] == 0 and simulated["lead"]["mean"] <= simulated["spread"]["mean"]
_, broken, _ = laws.watch(game, seats, {}, 1, 1, 1_000)
assert broken[0] == laws.HOLD
"""


@pytest.mark.parametrize("game", ["patience", "market"])
def test_it_is_played_from_the_first_deal_to_the_last(game: str, tmp_path: Path) -> None:
    """A hand for each seat, if only an empty one."""
    offer(tmp_path, game, (FOLDER / "small" / f"{game}.py").read_text(encoding="utf-8"))
    done = runner(tmp_path)("-W", "error", "-c", PLAY, game, NUMBA_DISABLE_JIT="1")
    assert done.returncode == 0, done.stderr
    held = done.stdout.split("] ")[0].count("1")
    assert held == (3 if game == "patience" else 0)
