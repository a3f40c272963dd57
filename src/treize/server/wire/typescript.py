"""Writes the messages down as TypeScript types, so that the browser's are the same.

`python -m treize.server.wire.typescript web/src/net/messages.ts` writes the file; with `--check` it
only tells whether the file is as it should be.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any, get_args

from msgspec import inspect

from treize.device.layout import Layout
from treize.server.wire import commands, fields, happenings, lobby, updates

HEAD = """\
// Every message between the server and its clients; docs/protocol.md tells how they are used.
// Written by `python -m treize.server.wire.typescript` from src/treize/server/wire, and
// `Layout` from src/treize/device/layout.py.

"""
UNIONS: dict[str, Any] = {
    "Commands": commands.Commands,
    "Messages": updates.Messages,
    "Happening": happenings.Happening,
}
ALIASES: dict[str, Any] = {
    "Level": fields.Level,
    "Access": fields.Access,
    "Phase": fields.Phase,
    "Language": fields.Language,
    "Animal": fields.Animal,
    "Colour": fields.Colour,
    "Reaction": fields.Reaction,
}
_SIMPLE: dict[Any, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
LISTED = "Level", "Animal", "Colour"  # aliases whose words are there as a list too


def typescript() -> str:
    """All types, in the order of their names."""
    found: dict[str, inspect.StructType] = {}
    for kind in inspect.multi_type_info([*UNIONS.values(), *lobby.LOBBY, Layout]):
        _collect(kind, found)
    parts = [f"export const PROTOCOL = {fields.PROTOCOL};\n", "export type Game = string;\n"]
    for name, alias in ALIASES.items():
        words = " | ".join(f'"{word}"' for word in get_args(alias))
        parts.append(f"export type {name} = {words};\n")
    for name in LISTED:
        words = ", ".join(f'"{word}"' for word in get_args(ALIASES[name]))
        parts.append(f"export const {name.upper()}S: {name}[] = [{words}];\n")
    for name, kind in zip(UNIONS, inspect.multi_type_info(UNIONS.values()), strict=True):
        members = "".join(f"\n  | {_spell(member)}" for member in _members(kind))
        parts.append(f"export type {name} ={members};\n")
    parts += [_interface(found[name]) for name in sorted(found)]
    return HEAD + "\n".join(parts)


def _members(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def _collect(kind: object, found: dict[str, inspect.StructType]) -> None:
    """Find every struct that a type speaks of."""
    if isinstance(kind, inspect.StructType):
        name = kind.cls.__name__
        if name not in found:
            found[name] = kind
            for field in kind.fields:
                _collect(field.type, found)
    for part in ("item_type", "key_type", "value_type", "type"):
        if hasattr(kind, part):
            _collect(getattr(kind, part), found)
    for member in getattr(kind, "types", ()):
        _collect(member, found)


def _interface(kind: inspect.StructType) -> str:
    about = (kind.cls.__doc__ or "").strip()
    lines = [f"/** {about} */", f"export interface {kind.cls.__name__} {{"]
    if kind.tag is not None:
        lines.append(f'  {kind.tag_field}: "{kind.tag}";')
    is_sent = issubclass(kind.cls, commands.Command | lobby.Body)
    for field in kind.fields:
        is_unset = field.default is field.default_factory  # neither a value nor one to be made
        may_lack = not field.required and (is_sent or is_unset)
        lines.append(f"  {field.encode_name}{'?' if may_lack else ''}: {_spell(field.type)};")
    return "\n".join([*lines, "}", ""])


def _spell(kind: object) -> str:
    """A type as TypeScript spells it."""
    if isinstance(kind, inspect.Metadata):
        return _spell(kind.type)
    if type(kind) in _SIMPLE:
        return _SIMPLE[type(kind)]
    if isinstance(kind, inspect.StructType):
        return str(kind.cls.__name__)
    if isinstance(kind, inspect.LiteralType):
        return _names().get(kind.values) or " | ".join(f'"{value}"' for value in kind.values)
    return _spell_several(kind)


def _spell_several(kind: Any) -> str:
    """A list, a dictionary, or one of several types."""
    if isinstance(kind, inspect.ListType):
        item = _spell(kind.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {_spell(kind.value_type)}>"
    return " | ".join(_spell(member) for member in _members(kind))


@cache
def _names() -> dict[tuple[Any, ...], str]:
    """The names of the lists of words that have one."""
    kinds = inspect.multi_type_info(ALIASES.values())
    return {
        kind.values: name
        for kind, name in zip(kinds, ALIASES, strict=True)
        if isinstance(kind, inspect.LiteralType)
    }


def main(arguments: list[str]) -> int:
    """Write the file, or with `--check` compare it."""
    file = Path(arguments[-1])
    if "--check" not in arguments:
        file.write_text(typescript(), encoding="utf-8")
        return 0
    if file.read_text(encoding="utf-8") == typescript():
        return 0
    print(f"{file} is stale; run: python -m treize.server.wire.typescript {file}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
