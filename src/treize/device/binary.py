"""The binary format of WebAssembly, as far as one object file needs it: numbers, names, sections.

https://webassembly.github.io/spec/core/binary and, for what objects have beside it,
https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from treize.device import Unbuildable

Read = TypeVar("Read")
MAGIC = b"\0asm\1\0\0\0"
CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT = range(8)
CODE, DATA = 10, 11


class Reader:
    """Reads bytes from the first to the last."""

    def __init__(self, octets: bytes, at: int = 0) -> None:
        self.octets = octets
        self.at = at

    @property
    def is_done(self) -> bool:
        return self.at >= len(self.octets)

    def byte(self) -> int:
        self.at += 1
        return self.octets[self.at - 1]

    def some(self, number: int) -> bytes:
        self.at += number
        if self.at > len(self.octets):
            raise Unbuildable("an object file ends too early")
        return self.octets[self.at - number : self.at]

    def number(self) -> int:
        """A number without a sign, seven bits in each byte."""
        found = shift = 0
        while True:
            byte = self.byte()
            found |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return found

    def signed(self) -> int:
        """A number that may be negative."""
        start = self.at
        found = self.number()
        bits = 7 * (self.at - start)
        return found - (1 << bits) if found >> (bits - 1) else found

    def text(self) -> str:
        return self.some(self.number()).decode()

    def block(self) -> Reader:
        """What comes next, after its length."""
        return Reader(self.some(self.number()))

    def each(self, read: Callable[[Reader], Read]) -> list[Read]:
        """So many of something, after their number."""
        return [read(self) for _ in range(self.number())]


def unsigned(number: int) -> bytes:
    """A number without a sign, in as few bytes as it takes."""
    found = bytearray()
    while True:
        number, low = number >> 7, number & 0x7F
        if not number:
            return bytes([*found, low])
        found.append(low | 0x80)


def signed(number: int) -> bytes:
    """A number of 32 bits as one that may be negative."""
    number = (number + 2**31) % 2**32 - 2**31
    found = bytearray()
    while True:
        number, low = number >> 7, number & 0x7F
        if number == (-1 if low & 0x40 else 0):
            return bytes([*found, low])
        found.append(low | 0x80)


def text(name: str) -> bytes:
    """A name after its length."""
    return sized(name.encode())


def sized(octets: bytes) -> bytes:
    """Bytes after their length."""
    return unsigned(len(octets)) + octets


def many(parts: Iterable[bytes]) -> bytes:
    """Parts after their number."""
    listed = [*parts]
    return unsigned(len(listed)) + b"".join(listed)


def section(number: int, octets: bytes) -> bytes:
    """A part of a module by its number."""
    return bytes([number]) + sized(octets)
