"""The server's folders are layers, and imports run one way."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import treize.server

SERVER = Path(treize.server.__file__).parent
LONGEST = 400  # lines of a file
# What each folder may import beside itself; the modules beside the folders are for all.
BELOW: dict[str, set[str]] = {
    "": set(),
    "store": {""},
    "wire": {""},
    "client": {"", "wire"},
    "tables": {"", "store", "wire"},
    "workers": {"", "store", "wire", "tables"},
    "transport": {"", "store", "wire", "tables", "workers"},
}


def name_of(file: Path) -> str:
    return ".".join(file.relative_to(SERVER).with_suffix("").parts).removesuffix(".__init__")


FILES = {name_of(file): file for file in SERVER.rglob("*.py")}


def imports_of(file: Path) -> set[str]:
    """The modules of the server that a file imports, wherever in it and for whatever reason."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("treize.server"):
            module = (node.module or "").removeprefix("treize.server").removeprefix(".")
            inner = {f"{module}.{alias.name}".removeprefix(".") for alias in node.names}
            found |= (inner & FILES.keys()) or {module}
    return found


def layer_of(module: str) -> str:
    return module.partition(".")[0] if module.partition(".")[0] in BELOW else ""


def test_a_layer_imports_only_those_below() -> None:
    """Also for types only, and also where it is called."""
    for module, file in FILES.items():
        layer = layer_of(module)
        for other in imports_of(file):
            assert layer_of(other) in BELOW[layer] | {layer}, f"{module} imports {other}"


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Within a layer too."""
    tuple(
        TopologicalSorter({name: imports_of(file) for name, file in FILES.items()}).static_order()
    )


def test_every_folder_is_a_layer() -> None:
    """A new one is put into the order."""
    folders = {name.partition(".")[0] for name in FILES if "." in name}
    assert folders | {"client"} == BELOW.keys() - {""}


def test_files_stay_short() -> None:
    """One that has outgrown this wants to be two ideas."""
    sizes = {
        name: len(file.read_text(encoding="utf-8").splitlines()) for name, file in FILES.items()
    }
    assert {name: size for name, size in sizes.items() if size > LONGEST} == {}
