"""Which games there are: none takes another's place or rules, and a broken one hinders nobody."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest
from installed import FOLDER, offer, runner

from treize import games
from treize.errors import BadGame

RULES = (FOLDER / "pester/pester/rules.py").read_text(encoding="utf-8")
DEARER = RULES.replace("each = 1 if line == 0", "each = 100 if line == 0")
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


def test_two_games_of_one_layout_do_not_mix(tmp_path: Path) -> None:
    """Each is played by its own rules, compiled and in one process."""
    offer(tmp_path, "cheap", RULES)
    offer(tmp_path, "dear", DEARER)
    done = runner(tmp_path)("-c", PLAY, "cheap", "dear", "cheap")
    cheap, dear, again = (int(line.split()[1]) for line in done.stdout.splitlines())
    assert cheap == again
    assert dear > 20 * cheap


def test_changed_rules_are_compiled_anew(tmp_path: Path) -> None:
    """The next process plays by them."""
    file = offer(tmp_path, "changing", RULES)
    before = runner(tmp_path)("-c", PLAY, "changing").stdout
    file.write_text(DEARER, encoding="utf-8")
    after = runner(tmp_path)("-c", PLAY, "changing").stdout
    assert int(after.split()[1]) > 20 * int(before.split()[1])


def test_so_are_rules_that_stand_in_another_file(tmp_path: Path) -> None:
    """Though nothing has changed in the file that calls them, nor a type."""
    called = (
        "from treize.engine.table import rule\n\n\n@rule\ndef worth(line: int) -> int:"
        "\n    return {}\n"
    )
    asking = "\n\n@rule\ndef cost(line: int) -> int:\n    return worth(line)\n"
    rules = RULES.replace("each = 1 if line == 0 else 5 if line == 1 else -2", "each = cost(line)")
    offer(tmp_path, "parted", f"from parted.other import worth\n{rules}{asking}")
    found = []
    for number in (1, 100):
        (tmp_path / "parted/other.py").write_text(called.format(number), encoding="utf-8")
        found.append(int(runner(tmp_path)("-c", PLAY, "parted").stdout.split()[1]))
    assert found[1] == 100 * found[0] > 0


def test_so_are_rules_of_another_game_that_is_imported(tmp_path: Path) -> None:
    """Its package counts, and that of no other game: the title of a type finds what is compiled."""
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
