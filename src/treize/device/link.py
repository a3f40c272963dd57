"""A linker for exactly one object file: gives addresses to what it holds, and writes the module.

Memory holds the stack first, so that a stack that grows too deep is a trap and overwrites nothing;
then the data, then what the runtime gives out.  Numbers that LLVM left wide, for a linker to fill
in, are written as narrow as they are.  Whatever is not expected is refused.
"""

from __future__ import annotations

from typing import NamedTuple

from treize.device import Unbuildable
from treize.device.binary import (
    CODE,
    CUSTOM,
    DATA,
    EXPORT,
    FUNCTION,
    GLOBAL,
    IMPORT,
    MAGIC,
    MEMORY,
    TYPE,
    Reader,
    many,
    section,
    signed,
    sized,
    text,
    unsigned,
)

STACK = 65_536  # bytes
PAGE = 65_536
I32, END, I32_CONST = b"\x7f", b"\x0b", b"\x41"
UNDEFINED, ABSOLUTE = 0x10, 0x200  # flags of a symbol
EXPLICIT_NAME = 0x40
A_FUNCTION, SOME_DATA, A_GLOBAL, A_SECTION, AN_EVENT, A_TABLE = range(6)
SEGMENTS, SYMBOLS = 5, 8  # parts of what objects tell of linking
STACK_POINTER, HEAP_BASE = "__stack_pointer", "__heap_base"

# What stands where a number is to be filled in.
FUNCTION_INDEX, ADDRESS, ADDRESS_CONST, ADDRESS_WORD, TYPE_INDEX, GLOBAL_INDEX = 0, 3, 4, 5, 6, 7
WITH_ADDEND = ADDRESS, ADDRESS_CONST, ADDRESS_WORD


class Symbol(NamedTuple):
    """A function, data or a global by its name."""

    kind: int
    name: str
    is_defined: bool
    number: int  # of the function or global, or of the segment
    offset: int = 0  # in that segment


class Fill(NamedTuple):
    """A number to be filled in."""

    kind: int
    offset: int  # in its section
    number: int  # of a symbol, or of a type
    addend: int


class Object:
    """An object file, taken apart."""

    def __init__(self, octets: bytes) -> None:
        if octets[:8] != MAGIC:
            raise Unbuildable("what LLVM wrote is no object file of WebAssembly")
        self.sections: dict[int, bytes] = {}
        self.numbers: list[int] = []  # of the sections in the order of the file
        self.symbols: list[Symbol] = []
        self.alignments: list[int] = []  # of the segments, in powers of two
        self.fills: dict[int, list[Fill]] = {}  # by section
        reader = Reader(octets, 8)
        while not reader.is_done:
            number, body = reader.byte(), reader.block()
            self.numbers.append(number)
            if number == CUSTOM:
                self._read_custom(body)
            elif number in (TYPE, IMPORT, FUNCTION, CODE, DATA):
                self.sections[number] = body.octets
            elif number != DATA + 1:  # how many segments there are
                raise Unbuildable(f"an object file has a section {number}")

    def _read_custom(self, body: Reader) -> None:
        name = body.text()
        if name == "linking":
            self._read_linking(body)
        elif name.startswith("reloc."):
            section = self.numbers[body.number()]
            self.fills[section] = body.each(_fill)

    def _read_linking(self, body: Reader) -> None:
        if body.number() != 2:
            raise Unbuildable("an object file tells of linking in a new way")
        while not body.is_done:
            kind, part = body.byte(), body.block()
            if kind == SYMBOLS:
                self.symbols = part.each(_symbol)
            elif kind == SEGMENTS:
                self.alignments = part.each(_alignment)
            else:
                raise Unbuildable(f"an object file tells {kind} of linking")


def _fill(reader: Reader) -> Fill:
    kind, offset, index = reader.byte(), reader.number(), reader.number()
    if kind not in (FUNCTION_INDEX, TYPE_INDEX, GLOBAL_INDEX, *WITH_ADDEND):
        raise Unbuildable(f"an object file asks for a relocation of type {kind}")
    return Fill(kind, offset, index, reader.signed() if kind in WITH_ADDEND else 0)


def _symbol(reader: Reader) -> Symbol:
    kind, flags = reader.byte(), reader.number()
    is_defined = not flags & UNDEFINED
    if kind in (A_FUNCTION, A_GLOBAL):
        index = reader.number()
        name = reader.text() if is_defined or flags & EXPLICIT_NAME else ""
        return Symbol(kind, name, is_defined, index)
    if kind != SOME_DATA or flags & ABSOLUTE:
        raise Unbuildable(f"an object file has a symbol of kind {kind}")
    name = reader.text()
    if not is_defined:
        return Symbol(kind, name, False, 0)
    index, offset, _ = reader.number(), reader.number(), reader.number()
    return Symbol(kind, name, True, index, offset)


def _alignment(reader: Reader) -> int:
    _, alignment, flags = reader.text(), reader.number(), reader.number()
    if flags & ~1:  # texts that may be merged
        raise Unbuildable(f"an object file has a segment with flags {flags}")
    return alignment


# --- Where everything goes ---


class Addresses:
    """The addresses of what an object holds."""

    def __init__(self, whole: Object) -> None:
        self.whole = whole
        _check_imports(Reader(whole.sections.get(IMPORT, b"\0")))
        self.segments, self.starts = _segments(Reader(whole.sections.get(DATA, b"\0")))
        self.addresses: list[int] = []
        at = STACK
        for octets, alignment in zip(self.segments, whole.alignments, strict=True):
            at = -(-at // (1 << alignment)) << alignment
            self.addresses.append(at)
            at += len(octets)
        self.heap = -(-at // 16) * 16

    def value(self, fill: Fill) -> int:
        """What is to be filled in."""
        if fill.kind == TYPE_INDEX:
            return fill.number
        symbol = self.whole.symbols[fill.number]
        if symbol.kind == A_FUNCTION:
            return symbol.number
        if symbol.kind == A_GLOBAL:
            return 0  # the stack pointer
        if symbol.is_defined:
            return self.addresses[symbol.number] + symbol.offset + fill.addend
        if symbol.name == HEAP_BASE:
            return self.heap + fill.addend
        raise Unbuildable(f"compiled code asks for {symbol.name}, which the module does not have")

    def data(self) -> bytes:
        """All segments as they lie in memory, with the addresses that they hold."""
        memory = bytearray(self.heap - STACK)
        for octets, address in zip(self.segments, self.addresses, strict=True):
            memory[address - STACK : address - STACK + len(octets)] = octets
        for fill in self.whole.fills.get(DATA, []):
            if fill.kind != ADDRESS_WORD:
                raise Unbuildable(f"data asks for a relocation of type {fill.kind}")
            at = self._in_memory(fill.offset) - STACK
            memory[at : at + 4] = self.value(fill).to_bytes(4, "little")
        return bytes(memory).rstrip(b"\0")

    def _in_memory(self, offset: int) -> int:
        """Where a byte of the section of data comes to lie."""
        for start, octets, address in zip(self.starts, self.segments, self.addresses, strict=True):
            if start <= offset < start + len(octets):
                return address + offset - start
        raise Unbuildable("an address is to be written where there is no data")

    def code(self) -> bytes:
        """All functions, with the numbers that they ask for."""
        octets = self.whole.sections[CODE]
        fills = sorted(self.whole.fills.get(CODE, []), key=lambda fill: fill.offset)
        reader, bodies, next_one = Reader(octets), [], 0
        for _ in range(reader.number()):
            size = reader.number()
            at, end = reader.at, reader.at + size
            body = b""
            while next_one < len(fills) and fills[next_one].offset < end:
                fill = fills[next_one]
                write = signed if fill.kind == ADDRESS_CONST else unsigned
                body += octets[at : fill.offset] + write(self.value(fill))
                at = fill.offset + 5  # as wide as LLVM leaves it
                next_one += 1
            bodies.append(sized(body + octets[at:end]))
            reader.at = end
        return many(bodies)


def _check_imports(reader: Reader) -> None:
    """An object takes memory and the stack pointer from the linker, and nothing else."""
    for _ in range(reader.number()):
        module, name, kind = reader.text(), reader.text(), reader.byte()
        if kind == 0:
            raise Unbuildable(f"compiled code calls {name}, which the module does not have")
        if kind == 2:
            flags = reader.byte()
            reader.number()
            if flags & 1:
                reader.number()
        elif kind == 3 and name == STACK_POINTER:
            reader.some(2)
        else:
            raise Unbuildable(f"an object file takes {module}.{name} from elsewhere")


def _segments(reader: Reader) -> tuple[list[bytes], list[int]]:
    """The bytes of each segment of data, and where they begin in their section."""
    segments, starts = [], []
    for _ in range(reader.number()):
        if reader.some(2) != b"\0" + I32_CONST:
            raise Unbuildable("an object file has data that is nowhere")
        reader.signed()
        reader.some(len(END))
        size = reader.number()
        starts.append(reader.at)
        segments.append(reader.some(size))
    return segments, starts


# --- Writing the module ---


def link(octets: bytes, exported: set[str]) -> bytes:
    """A module of an object: it has its own memory, and hands out that and some functions."""
    whole = Object(octets)
    addresses = Addresses(whole)
    functions = {s.name: s.number for s in whole.symbols if s.kind == A_FUNCTION and s.is_defined}
    if missing := exported - functions.keys():
        raise Unbuildable(f"compiled code has no {min(missing)}")
    exports = [text("memory") + bytes([2, 0])]
    exports += [text(name) + b"\0" + unsigned(functions[name]) for name in sorted(exported)]
    pages = -(-addresses.heap // PAGE)
    pointer = I32 + b"\1" + I32_CONST + signed(STACK) + END
    data = b"\0" + I32_CONST + signed(STACK) + END + sized(addresses.data())
    return MAGIC + b"".join(
        [
            section(TYPE, whole.sections[TYPE]),
            section(FUNCTION, whole.sections[FUNCTION]),
            section(MEMORY, many([b"\0" + unsigned(pages)])),
            section(GLOBAL, many([pointer])),
            section(EXPORT, many(exports)),
            section(CODE, addresses.code()),
            section(DATA, many([data])),
        ]
    )
