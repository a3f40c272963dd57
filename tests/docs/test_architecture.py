"""The page on the architecture names folders, files and functions that are there."""

from __future__ import annotations

import re
from pathlib import Path

from treize.server.settings import Settings

ROOT = Path(__file__).parents[2]
PACKAGE, WEB = ROOT / "src/treize", ROOT / "web/src"
PAGE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
DRAWING = (ROOT / "docs/architecture.svg").read_text(encoding="utf-8")
SOURCES = [
    file.read_text(encoding="utf-8")
    for folder in (PACKAGE, WEB)
    for kind in ("*.py", "*.ts", "*.svelte")
    for file in folder.rglob(kind)
]


def folders(top: Path) -> set[str]:
    return {file.name for file in top.iterdir() if [*file.glob("*.py"), *file.glob("*.ts")]}


def listed(top: str) -> set[str]:
    """The folders in the table under this heading."""
    table = PAGE.partition(f"| `{top}` | what |")[2].partition("\n\n")[0]
    return set(re.findall(r"^\| `(\w+)` \|", table, re.M))


def test_every_folder_is_on_the_page_and_in_the_drawing() -> None:
    """And no other."""
    assert listed("src/treize/") == folders(PACKAGE)
    assert listed("web/src/") == folders(WEB)
    drawn = set(re.findall(r'class="name(?: mid)?"[^>]*>(\w+)</t', DRAWING))
    assert drawn == folders(PACKAGE) | folders(WEB) | folders(PACKAGE / "server")


def test_every_file_on_the_page_is_there() -> None:
    """By the end of its path."""
    named = re.findall(r"`([\w/.]+\.(?:py|ts|svelte))`", PAGE)
    assert named
    tops = PACKAGE, WEB, ROOT / "tests"
    missing = [
        file
        for file in named
        if not (ROOT / file).is_file() and not any([*top.rglob(file)] for top in tops)
    ]
    assert missing == []


def test_every_method_on_the_page_is_one_of_its_class() -> None:
    """In Python or in TypeScript."""
    named = set(re.findall(r"`([A-Z]\w+)\.(\w+)(?:\(\))?`", PAGE))
    assert len(named) > 20

    def is_there(owner: str, member: str) -> bool:
        of_class = [text for text in SOURCES if re.search(rf"\bclass {owner}\b", text)]
        found = rf"(?:def |private |async |get |self\.|^  ){member}\b"
        return any(re.search(found, text, re.M) for text in of_class)

    assert [f"{o}.{m}" for o, m in sorted(named) if not is_there(o, m)] == []


def test_every_other_function_on_the_page_is_somewhere() -> None:
    """Those that are named alone; or it is a word of the wire, or a setting."""
    walks = PAGE.partition("## A move")[2].partition("## Where to look")[0]
    named = set(re.findall(r"`([a-z_]\w+)`", walks))
    sources, wire = "\n".join(SOURCES), (WEB / "net/messages.ts").read_text(encoding="utf-8")
    words = {*re.findall(r'"(\w+)"', wire), *re.findall(r"^  (\w+)\??:", wire, re.M)}

    def is_defined(name: str) -> bool:
        method = rf"^ +(?:private |static |async |get )*{name}\(.*\{{$"
        defined = rf"\b(?:def|function|const) {name}\b|^ +{name} = |{method}"
        return re.search(defined, sources, re.M) is not None

    known = words | set(Settings.__struct_fields__)
    assert [name for name in sorted(named - known) if not is_defined(name)] == []
