"""The package as people install and import it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import treize
from treize import errors
from treize.extras import BRINGS

ROOT = Path(__file__).parents[2]
WITHOUT = f"""
import sys
for extra in {sorted({module for modules in BRINGS.values() for module in modules})}:
    sys.modules[extra] = None
"""


def run_without_extras(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program where nothing but the package itself is installed."""
    command = [sys.executable, "-c", WITHOUT + program]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_every_error_is_offered_and_is_a_value_error() -> None:
    """Whoever catches ValueError catches what a function was wrongly given."""
    known = {name for name in vars(errors) if name.startswith("Bad")}
    assert known <= set(treize.__all__)
    assert all(issubclass(getattr(treize, name), ValueError) for name in known)
    with pytest.raises(ValueError, match="no game"):
        treize.Match("chess")
    with pytest.raises(ValueError, match="no bot"):
        treize.bot("nobody", min(treize.GAMES))


def test_every_code_of_an_error_is_listed() -> None:
    """And no other: they stay as they are within a major version."""
    sources = [file.read_text(encoding="utf-8") for file in (ROOT / "src/treize").rglob("*.py")]
    raised = set(re.findall(r'Bad[A-Z]\w+\(\s*"([a-z]+/[a-z-]+)"', "\n".join(sources)))
    assert set(re.findall(r"\b[a-z]+/[a-z-]+", str(errors.__doc__))) == raised


def test_what_is_imported_is_offered() -> None:
    """All that `import treize` brings is promised, but for the modules it is made of."""
    public = {name for name in vars(treize) if not name.startswith("_")}
    modules = {name for name in public if isinstance(getattr(treize, name), ModuleType)}
    assert public - modules == set(treize.__all__) - {"__version__"}


def test_the_rules_need_no_extra() -> None:
    """A match of four lines, a bot, and the commands that need only the rules."""
    played = run_without_extras("""
import treize
from treize.terminal.cli import main
match = treize.Match("drat", seats=2, seed=13)
while not match.is_over:
    match.play(treize.bot("greedy", "drat").choose(match.observe(match.turn)))
sys.exit(main(["simulate", "drat", "--matches", "5", "--seed", "1"]))
""")
    assert played.returncode == 0, played.stderr


@pytest.mark.parametrize(
    ("command", "extra"),
    [("serve", "server"), ("arena drat --players greedy,chance", "arena")],
)
def test_a_missing_extra_is_told_in_one_sentence(command: str, extra: str) -> None:
    """How to get it, and no traceback."""
    tried = run_without_extras(f"""
from treize.terminal.cli import main
sys.exit(main({command.split()}))
""")
    assert tried.returncode == 2
    assert f"'.[{extra}]'" in tried.stderr
    assert len(tried.stderr.strip().splitlines()) == 1


def test_extras_bring_what_they_are_said_to() -> None:
    """By the names under which they are installed, which are not always those of their modules."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = declared["optional-dependencies"]
    for extra, modules in BRINGS.items():
        named = {re.split(r"[\[>;]", wanted)[0].replace("-", "_") for wanted in extras[extra]}
        assert named <= set(modules), extra
    assert set(BRINGS) | {"all", "bench"} == set(extras)
    everything = [extra for extra in BRINGS if extra != "cluster"]  # which is 250 MB
    assert extras["all"] == [f"treize[{','.join(everything)}]"]
