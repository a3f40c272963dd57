"""The server offers a game from outside, and people play it there through its real socket."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from servers import RunningServer, server_at, wait_for

from treize.server.wire import happenings, lobby, updates
from treize.server.wire.commands import Hint, Undo
from treize.server.wire.fields import Clock
from treize.server.wire.lobby import NewTable
from treize.server.workers.compile import MODULE, PARTS, URGENT
from treize.texts.words import Words


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that finds Pester, compiled before: it would give way to all other tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site))
        for part in PARTS:
            command = [sys.executable, "-m", MODULE, "pester", part, str(URGENT)]
            subprocess.run(command, check=True)
        with server_at(tmp_path_factory.mktemp("server")) as opened:
            yield opened


def test_the_server_offers_it_in_every_language(server: RunningServer) -> None:
    """What it declares; its texts, and English ones where it has no others; its page of rules."""
    ann = server.guest()
    (line,) = (line for line in ann.server().games if line.game == "pester")
    zones = {zone.name: zone.role for zone in line.zones}
    assert zones == {"stock": "stock", "held": "hand", "heap": "pile"}
    assert ("top", "card", False) in [(n.name, n.kind, n.each) for n in line.numbers]
    assert [(m.card, m.target) for m in line.moves if m.text == "T8>O"] == [("T8", "O")]
    for lang, title in {"en": "Pester", "fr": "L’Importun", "de": "Pester"}.items():
        page = ann._ask(f"/api/games/pester?lang={lang}", lobby.GamePage)
        assert f"title-pester = {title}" in page.texts
        assert page.texts.count("card-pester =") == 1
        assert page.sections == {"setup": "deal", "turn": "match wild"}


def test_a_match_is_played_there(server: RunningServer) -> None:
    """With a clock, a hint and a move taken back; each round explained; replayed and analysed."""
    ann = server.guest()
    wish = NewTable(
        game="pester", seats=3, solo=True, level="easy", clock=Clock("bank", 600, 5),
        options={"rounds": 2},
    )  # fmt: skip
    table = ann.create(wish).id
    for number, seen in enumerate(ann.turns(table)):
        own = seen.turn
        assert own is not None
        assert seen.state.clocks is not None
        assert seen.state.table is not None
        assert set(own.outlook) == set(own.legal)
        if number == 1:
            advice = ann.do(Hint(ann.key(), table, own.seat))
            assert isinstance(advice, updates.Advice)
            assert {move.move for move in advice.moves} == set(own.legal)
            assert Words("en").merit("pester", advice.why.code, advice.why.facts).endswith(".")
            ann.do(Undo(ann.key(), table, own.seat))
            wait_for(ann, table, happenings.Undone)
            continue
        ann.play(seen, own.legal[0])
        for happening in ann.seen[table].happened:
            if isinstance(happening, happenings.Scored):
                check_points(happening.scoring)
    state = ann.seen[table].state
    assert len(state.rounds) == 2
    record = ann.record(state.record or "")
    assert record["game"] == "pester"
    path = f"/api/records/{state.record}"
    pages = [
        ann._ask(f"{path}/replay?eyes=table&first={first}&count=100", lobby.Replay)
        for first in range(1, len(record["moves"]) + 1, 100)
    ]
    scored = [frame.scoring for page in pages for frame in page.frames if frame.scoring]
    assert len(scored) == 2
    for scoring in scored:
        check_points(scoring)
    end = time.monotonic() + 60
    analysis = ann._ask(f"{path}/analysis", lobby.Analysis)
    while analysis.done < analysis.total and time.monotonic() < end:
        time.sleep(0.2)
        analysis = ann._ask(f"{path}/analysis", lobby.Analysis)
    assert analysis.done == analysis.total > 0


def check_points(scoring: happenings.Scoring) -> None:
    """The lines of everybody add up to the points."""
    assert [sum(line.points for line in lines) for lines in scoring.entries] == scoring.points
    assert {line.code for lines in scoring.entries for line in lines} <= {
        "pester/cards", "pester/pests", "pester/out",
    }  # fmt: skip
