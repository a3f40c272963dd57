"""Numba's own code of the rules and the search, before any pass has seen it, made ready for wasm32.

Numba makes LLVM IR of every function it compiles; this listens, changes the target, puts
everything into one module with the entry points at its border, and lets LLVM optimise it.
Pointers have 32 bits there, numbers of Numba's still 64.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import njit, types
from numba.core import cgutils, codegen
from numba.core.caching import FunctionCache
from numba.core.cpu import CPUContext
from numba.core.errors import NumbaError

from treize.device import (
    Unbuildable,
    playing,  # noqa: F401  # declares entry points
    telling,  # noqa: F401  # likewise
    thinking,  # noqa: F401  # likewise
)
from treize.device.entries import ADDRESS, LUCK, REAL, entries
from treize.device.runtime import ASKED, ENTER, LEAVE, RUNTIME, STARTS, TAKE

TRIPLE = "wasm32-unknown-unknown"
# All browsers have these since the end of 2021 (Safari 15, Chrome 75, Firefox 79).
FEATURES = "+bulk-memory,+nontrapping-fptoint,+sign-ext,+mutable-globals"
_ADDRESS, _I32, _I64, _F64 = (
    ir.IntType(8).as_pointer(),
    ir.IntType(32),
    ir.IntType(64),
    ir.DoubleType(),
)
# What makes a Python exception of what went wrong; nobody does, and it would need a function table.
UNWRAPS = re.compile(r'ptr @"?__excinfo_unwrap_args\w+"?(?![\w(])')
# What such an exception would say, and in which file it was raised: a path of whoever builds.
SAYS = re.compile(
    r'^(@"?\.const\.picklebuf\..* = internal constant \{[^{}]*\}) \{.*$', re.MULTILINE
)
NAME = re.compile(r'@(?:"([^"]+)"|([\w.$-]+))')
MANGLED = "_ZN"  # how names begin that Numba makes of a module and a function
SEARCH = "_ZN6treize4bots4tree4growB"  # where a search computes nearly all its time
AS_RULES = {"error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
Compiled = tuple[str, str, tuple[Any, ...], Any]  # name, Numba's name, arguments, what it gives


def compile_module() -> tuple[bytes, set[str]]:
    """The entry points of all games as one object file of wasm32, and their names."""
    with _listening() as heard:
        compiled = [*_compile_entries()]
    public = {TAKE, *(name for name, *_ in compiled)}
    machine = _machine()
    module = _put_together(heard, compiled, machine)
    _close(module, public, is_pruned=False)
    module.verify()
    _shrink(module)
    _optimise(module, public, machine)
    return machine.emit_object(module), public


@contextmanager
def _listening() -> Iterator[list[str]]:
    """Hear the IR of every function that Numba compiles meanwhile; no machine code is made of it.

    What is compiled here can't be called here: Numba takes it for compiled and goes on.
    """
    heard: list[str] = []

    def listen(_: Any, module: Any) -> None:
        heard.append(cgutils.normalize_ir_text(str(module)))  # type: ignore[no-untyped-call]

    instead = [
        (codegen.CPUCodeLibrary, "add_ir_module", listen),
        (codegen.CPUCodeLibrary, "finalize", lambda library: setattr(library, "_finalized", True)),
        (CPUContext, "create_cpython_wrapper", lambda *_, **__: None),
        (CPUContext, "create_cfunc_wrapper", lambda *_, **__: None),
        (CPUContext, "get_executable", lambda *_: [].reverse),  # a new one, that takes nothing
        (FunctionCache, "save_overload", lambda *_: None),
    ]
    if not all(hasattr(owner, name) for owner, name, _ in instead):
        raise Unbuildable("this version of Numba does not hand out its code")
    with ExitStack() as stack:
        for owner, name, function in instead:
            stack.callback(setattr, owner, name, getattr(owner, name))
            setattr(owner, name, function)
        yield heard


def _compile_entries() -> Iterator[Compiled]:
    """Let Numba compile every entry point."""
    compiler: Any = njit
    for name, function, arguments in entries():
        try:
            result = compiler(arguments, **AS_RULES)(function).overloads[arguments]
        except NumbaError as error:
            raise Unbuildable(f"{name} does not compile") from error
        yield name, result.fndesc.llvm_func_name, arguments, result.signature.return_type


def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    try:
        target = llvm.Target.from_triple(TRIPLE)
    except RuntimeError:
        raise Unbuildable("this version of llvmlite knows nothing of WebAssembly") from None
    return target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static")


# --- One module ---


def _put_together(heard: list[str], compiled: list[Compiled], machine: Any) -> Any:
    """All that was heard, the runtime and the border in one module."""
    whole: Any = None
    for text in [*heard, RUNTIME, str(_border(compiled))]:
        module = llvm.parse_assembly(_retargeted(text, str(machine.target_data)))
        for function in module.functions:  # the same thing twice: any will do
            if not function.is_declaration and function.linkage == llvm.Linkage.external:
                function.linkage = "weak_odr"
        if whole is None:
            whole = module
        else:
            whole.link_in(module)
    for variable in whole.global_variables:
        if variable.linkage == llvm.Linkage.weak_odr:
            variable.linkage = "internal"
    silent = SAYS.sub(r"\1 zeroinitializer", UNWRAPS.sub("ptr null", str(whole)))
    return llvm.parse_assembly(_in_order(silent))


def _retargeted(text: str, layout: str) -> str:
    """The same for another target; a text without a target gets one."""
    text = re.sub(r"^target (triple|datalayout) = .*$", "", text, flags=re.MULTILINE)
    head = f'target triple = "{TRIPLE}"\ntarget datalayout = "{layout}"\n'
    return head + text.replace("= common global", "= weak_odr global")


def _in_order(text: str) -> str:
    """The same with functions of one name side by side, whatever the game: so it packs well."""
    head, *functions = re.split(r"^(?=define )", text, flags=re.MULTILINE)
    *_, last = functions
    body, end, rest = last.partition("\n}\n")
    functions[-1] = body + end
    return head + "".join(sorted(functions, key=_name_first)) + rest


def _name_first(function: str) -> list[str]:
    """The words of a function's name, the last one first: `GAME.play` is `play` of a game."""
    name = _names(function)[0]
    if not name.startswith(MANGLED):
        return name.split(".")[::-1]
    words, rest = [], name.removeprefix(MANGLED)
    while length := re.match(r"\d+", rest):
        end = length.end() + int(length[0])
        words.append(rest[length.end() : end])
        rest = rest[end:]
    return [*words[::-1], rest]


def _names(text: str) -> list[str]:
    """The functions and variables that a text names, in its order."""
    return [quoted or plain for quoted, plain in NAME.findall(text)]


def _close(module: Any, public: set[str], *, is_pruned: bool) -> None:
    """Let nothing be seen but the border; the runtime stays until references are pruned."""
    for function in module.functions:
        is_open = function.name in public or function.name in ASKED
        is_kept = function.name.startswith(STARTS) and not is_pruned
        if not function.is_declaration:
            function.linkage = "external" if is_open or is_kept else "internal"


def _border(compiled: list[Compiled]) -> ir.Module:
    """Functions that take 32 bits and hand on 64; what goes wrong inside is a trap."""
    module = ir.Module("border")
    trap = ir.Function(module, ir.FunctionType(ir.VoidType(), []), "llvm.trap")
    turn = ir.FunctionType(ir.VoidType(), [_ADDRESS.as_pointer()])
    enter, leave = (ir.Function(module, turn, name) for name in (ENTER, LEAVE))
    for name, inner, arguments, gives in compiled:
        low = [_BORDER.get(kind, _I32) for kind in arguments]
        high = [_BORDER.get(kind, _I64) for kind in arguments]
        found = _ADDRESS if gives == types.none else _I64
        shape = ir.FunctionType(_I32, [found.as_pointer(), _ADDRESS.as_pointer(), *high])
        callee = ir.Function(module, shape, inner)
        outside = ir.FunctionType(ir.VoidType() if gives == types.none else _I32, low)
        function = ir.Function(module, outside, name)
        build = ir.IRBuilder(function.append_basic_block())
        result, error, kept = (build.alloca(kind) for kind in (found, _ADDRESS, _ADDRESS))
        build.call(enter, [kept])
        given = [
            build.sext(a, _I64) if kind == types.int64 else a
            for a, kind in zip(function.args, arguments, strict=True)
        ]
        status = build.call(callee, [result, error, *given])
        with build.if_then(build.icmp_unsigned("!=", status, _I32(0))):
            build.call(trap, [])
        build.call(leave, [kept])
        if gives == types.none:
            build.ret_void()
        else:
            build.ret(build.trunc(build.load(result), _I32))
    return module


_BORDER = {ADDRESS: _ADDRESS, LUCK: _I64, REAL: _F64}


# --- Passes ---


def _shrink(module: Any) -> None:
    """Let LLVM keep small whatever no search calls: a quarter less to load, and nothing slower."""
    calls = {
        _names(function)[0]: _names(function.partition("\n}\n")[0])
        for function in re.split(r"^(?=define )", str(module), flags=re.MULTILINE)[1:]
    }
    quick, found = set[str](), [name for name in calls if name.startswith(SEARCH)]
    while found:
        name = found.pop()
        if name not in quick:
            quick.add(name)
            found += calls.get(name, [])
    for function in module.functions:
        if not function.is_declaration and function.name not in quick:
            function.add_function_attribute("minsize")


def _optimise(module: Any, public: set[str], machine: Any) -> None:
    """Numba's own way: prune what counts references, with all passes around it."""
    flags = codegen._parse_refprune_flags()  # type: ignore[no-untyped-call]
    for function in module.functions:
        if not function.is_declaration:
            passes = _builder(machine)
            some = passes.getFunctionPassManager()
            some.add_refprune_pass(flags)
            some.run(function, passes)
    _run(module, machine, flags)
    _close(module, public, is_pruned=True)
    _run(module, machine, flags)


def _builder(machine: Any) -> Any:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False  # there is no SIMD
    return llvm.create_pass_builder(machine, options)


def _run(module: Any, machine: Any, flags: Any) -> None:
    passes = _builder(machine)
    all_of_them = passes.getModulePassManager()
    all_of_them.add_refprune_pass(flags)
    all_of_them.run(module, passes)
