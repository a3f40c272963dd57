"""The pages for operators say what is so."""

from __future__ import annotations

import re
from pathlib import Path

from treize.match.record import RULES
from treize.server.settings import PREFIX, Settings
from treize.server.store.schema import STEPS
from treize.server.wire.fields import PROTOCOL

RUNNING = Path(__file__).parents[2] / "docs/running"
PAGES = [*RUNNING.glob("*.md"), RUNNING.parent / "privacy.md"]


def test_the_page_on_upgrading_has_the_numbers_of_today() -> None:
    """Operators look there whether a rolling update is safe."""
    page = (RUNNING / "upgrading.md").read_text(encoding="utf-8")
    found = re.findall(r"^\| (schema|rules|protocol),.*?\| (\d+) \|", page, re.MULTILINE)
    assert found == [
        ("schema", str(len(STEPS))),
        ("rules", str(RULES)),
        ("protocol", str(PROTOCOL)),
    ]


def test_every_setting_is_listed_with_its_usual_value() -> None:
    """And no page speaks of one that is not there."""
    known = {f"{PREFIX}{name.upper()}" for name in Settings.__struct_fields__}
    listed = (RUNNING / "README.md").read_text(encoding="utf-8").partition("## Limits")[2]
    assert known <= set(re.findall(r"TREIZE_[A-Z_]+", listed))
    for page in PAGES:
        named = set(re.findall(r"`(TREIZE_[A-Z_]+)`", page.read_text(encoding="utf-8")))
        assert named <= known | {"TREIZE_LANG"}, page.name
    assert f"`TREIZE_KEEP_DAYS` | {Settings().keep_days:.0f} |" in listed


def test_every_command_is_told_with_its_path() -> None:
    """What is not on the path can't be called by its name alone."""
    for page in PAGES:
        lines = page.read_text(encoding="utf-8").splitlines()
        assert not [line for line in lines if re.match(r" {4}(sudo )?treize ", line)], page.name
