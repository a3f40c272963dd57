"""Which games there are: none takes another's place or rules, and a broken one hinders nobody."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest
from installed import FOLDER, offer, runner

from treize import games
from treize.errors import BadGame

RULES = (FOLDER / "pester/pester/rules.py").read_text(encoding="utf-8")
PLAY = """
import sys, numpy as np
from treize import games
from treize.engine import batch
for game in sys.argv[1:]:
    tables = games.lay(game, 50, seats=3, seed=1, options={})
    batch.play_matches(tables, np.zeros(50, np.int64), 10_000)
    print(game, int(tables.totals[:, :3].sum()))
"""


def test_a_name_is_given_once(tmp_path: Path) -> None:
    """A second game of the same name is refused; the first one is played on."""
    with pytest.raises(BadGame, match="already a game called “drat”") as refused:
        games.add("drat", ModuleType("other"))
    assert refused.value.code == "game/twice"
    offer(tmp_path, "other", RULES, "drat")
    done = runner(tmp_path)("-m", "treize", "games")
    assert "duel>2" in done.stdout
    assert done.stderr.strip() == (
        "treize: There is already a game called “drat”; give yours another name."
    )


def test_two_games_of_one_layout_do_not_mix_and_changed_rules_are_compiled_anew(
    tmp_path: Path,
) -> None:
    """Each is played by its own rules in one process, and the next plays by those of then.

    What is changed stands in another file; nothing has in the one that calls it, nor a type.
    """
    called = (
        "from treize.engine.table import rule\n\n\n@rule\ndef worth(line: int) -> int:"
        "\n    return {}\n"
    )
    asking = "\n\n@rule\ndef cost(line: int) -> int:\n    return worth(line)\n"
    rules = RULES.replace("each = 1 if line == 0 else 5 if line == 1 else -2", "each = cost(line)")
    offer(tmp_path, "apart", RULES)
    offer(tmp_path, "parted", f"from parted.other import worth\n{rules}{asking}")
    found = []
    for number in (1, 100):
        (tmp_path / "parted/other.py").write_text(called.format(number), encoding="utf-8")
        told = runner(tmp_path)("-c", PLAY, "apart", "parted", "apart").stdout.splitlines()
        found.append([int(line.split()[1]) for line in told])
    (apart, cheap, again), (later, dear, _) = found
    assert apart == again == later != cheap
    assert dear == 100 * cheap > 0


def test_so_are_those_of_whoever_imports_them(tmp_path: Path) -> None:
    """Each package counts, and no other: what is compiled is found by the title of a type."""
    first = offer(tmp_path, "first", RULES)
    offer(tmp_path, "second", f"from first.rules import worth\n{RULES}")
    offer(tmp_path, "third", f"from second.rules import worth\n{RULES}")
    offer(tmp_path, "apart", RULES)
    titles = "from treize import GAMES\nfor g in GAMES: print(GAMES[g].State.title)"
    found = []
    for number in (1, 100):
        worth = f"\n\n@rule\ndef worth(line: int) -> int:\n    return {number}\n"
        first.write_text(RULES + worth, encoding="utf-8")
        told = runner(tmp_path)("-c", titles).stdout.splitlines()
        found.append(dict(line.split() for line in told))
    changed = {title for title in found[0] if found[0][title] != found[1][title]}
    assert changed == {"first.rules", "second.rules", "third.rules"}
    assert "apart.rules" in found[0]


BROKEN = {
    "ImportError": (
        RULES.replace("import numpy as np", "import nump_y as np"),
        "could not be loaded (ModuleNotFoundError: No module named 'nump_y')",
    ),
    "deal": (RULES.replace("def deal(", "def dole("), "lack deal; write it"),
    "SyntaxError": (RULES.replace("def deal(", "def deal"), "could not be loaded (SyntaxError"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_game_hinders_no_other(fault: str, tmp_path: Path) -> None:
    """It is told in one sentence what is wrong with it, and the others are played."""
    rules, sentence = BROKEN[fault]
    offer(tmp_path, "broken", rules)
    listed = runner(tmp_path)("-m", "treize", "games")
    assert (listed.returncode, listed.stdout.count("\n  ")) == (0, 15)
    assert sentence in listed.stderr
    assert listed.stderr.count("\n") == 1
    played = runner(tmp_path)("-m", "treize", "play", "broken")
    assert (played.returncode, played.stderr) == (2, listed.stderr)
    other = runner(tmp_path)("-m", "treize", "trace", "drat", "--seats", "2", "--seed", "1")
    assert other.returncode == 0
