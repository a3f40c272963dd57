"""The page that tells how to write a client names every command and every refusal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from treize.server.wire import commands

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")


def test_every_command_is_told_with_its_fields() -> None:
    """Fields that may be left out have a question mark."""
    table = PAGE.partition("| command | its fields |")[2].partition("\n\n")[0]
    told = dict(re.findall(r"^\| `([a-z]+)` \| (.*?) ?\|", table, re.MULTILINE))
    for command in get_args(commands.Commands):
        key, *fields = command.__struct_fields__
        needed = len(fields) - len(command.__struct_defaults__)
        marked = [f"`{field}`" for field in fields[:needed]]
        marked += [f"`{field}`?" for field in fields[needed:]]
        assert key == "key"
        assert told.pop(command.__struct_config__.tag) == ", ".join(marked)
    assert not told


def test_every_refusal_is_told() -> None:
    """All codes that the server has, and no others; the rules' own errors too."""
    told = set(re.findall(r"^\| `([a-z]+/[a-z-]+)` \|", PAGE, re.MULTILINE))
    sources = "".join(
        file.read_text(encoding="utf-8") for file in (ROOT / "src/treize/server").rglob("*.py")
    )
    ours = set(re.findall(r"""(?:Denied|StorageFailed)\(\s*"([a-z]+/[a-z-]+)\"""", sources))
    assert ours <= told, ours - told
    assert {code for code in told if not re.search(rf'"{code}"', sources)} == {
        "game/unknown",
        "game/seats",
        "option/unknown",
        "option/value",
        "move/unknown",
    }
