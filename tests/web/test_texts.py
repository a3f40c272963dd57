"""The browser's texts, rules pages and recorded views fit what the rest of Treize says."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from treize.games import GAMES
from treize.server.messages import View

ROOT = Path(__file__).parents[2]
VIEWS = sorted((ROOT / "web/tests/views").glob("*.json"))
LETTERS = {"thirteen": "T", "friday": "F", "ole": "O", "leaves": "L", "drat": "D"}


def rules_told(game: str) -> set[str]:
    """The numbered rules that a game's page in the browser tells."""
    source = (ROOT / "web/src/rules.ts").read_text(encoding="utf-8")
    page = re.search(rf"^  {game}: \[$(.*?)^  \],$", source, re.MULTILINE | re.DOTALL)
    assert page is not None
    return set(re.findall(r"\b[TFOLD]\d+\b", page[1]))


def rules_tested(game: str) -> set[str]:
    """The numbered rules of a game, as its tests name them."""
    source = (ROOT / f"tests/rules/test_{game}.py").read_text(encoding="utf-8")
    return set(re.findall(rf"\b{LETTERS[game]}\d+\b", source))


@pytest.mark.parametrize("game", LETTERS)
def test_the_rules_page_tells_every_numbered_rule(game: str) -> None:
    """No rule is left out of the browser's help, and none is made up."""
    told = {rule for rule in rules_told(game) if rule[0] == LETTERS[game]}
    assert told == rules_tested(game)


@pytest.mark.parametrize("game", LETTERS)
def test_home_tells_how_many_may_play(game: str) -> None:
    """The numbers under the pictures are those of the rules; a table of one tap is among them."""
    source = (ROOT / "web/src/pages/Home.svelte").read_text(encoding="utf-8")
    told = re.search(rf"game: '{game}', players: '(\d)–(\d)', seats: (\d)", source)
    assert told is not None
    least, most, seats = map(int, told.groups())
    assert range(least, most + 1) == GAMES[game].SEATS
    assert seats in GAMES[game].SEATS


@pytest.mark.parametrize("file", VIEWS, ids=lambda file: file.stem)
def test_a_recorded_view_is_what_the_house_sends(file: Path) -> None:
    """The component tests draw from views that the protocol of today allows."""
    view = msgspec.json.decode(file.read_bytes(), type=View)
    assert view.state.table is not None
    assert view.yours[0].legal
