"""Rows of cards copied and counted as one vector, where a loop would take card after card.

Numba unrolls a short loop before it could make a vector of it: this was half of an observation.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils as _cgutils
from numba.extending import intrinsic, overload

from treize.engine import verbs

cgutils: Any = _cgutils  # it has no types


def copy_row(state: Any, octets: Any, table: Any, first: Any, features: Any, at: Any) -> None:
    """Write down how many there are of each kind, from a byte of a table on."""
    kinds = verbs.number_of_kinds(state)
    features[table, at : at + kinds] = octets[table, first : first + kinds]


def count_row(state: Any, octets: Any, table: Any, first: Any) -> int:
    """How many cards lie in the row that begins at a byte of a table."""
    return int(octets[table, first : first + verbs.number_of_kinds(state)].sum())


@overload(copy_row)
def _copy_row(state, octets, table, first, features, at):  # type: ignore[no-untyped-def]
    return lambda state, octets, table, first, features, at: _copied(
        state, octets, table, first, features, at
    )


@overload(count_row)
def _count_row(state, octets, table, first):  # type: ignore[no-untyped-def]
    return lambda state, octets, table, first: _counted(state, octets, table, first)


def _copying(typing, state, octets, table, first, features, at):  # type: ignore[no-untyped-def]
    kinds = int(verbs.game_of_type(state).State.kinds)

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        place = _place(context, builder, features, values[4], values[2], values[5])
        row = _row(context, builder, octets, values[1:4], kinds)
        builder.store(row, builder.bitcast(place, row.type.as_pointer()), align=2)
        return context.get_dummy_value()

    return types.void(state, octets, table, first, features, at), generate


def _counting(typing, state, octets, table, first):  # type: ignore[no-untyped-def]
    kinds = int(verbs.game_of_type(state).State.kinds)

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        row = _row(context, builder, octets, values[1:4], kinds)
        shape = ir.FunctionType(ir.IntType(16), [row.type])
        name = f"llvm.vector.reduce.add.v{kinds}i16"
        add = cgutils.get_or_insert_function(builder.module, shape, name)
        return builder.call(add, [row])

    return types.int16(state, octets, table, first), generate


def _row(context: Any, builder: Any, octets: Any, values: Any, kinds: int) -> Any:
    """The cards of a row, widened to what a feature can hold."""
    start = _place(context, builder, octets, *values)
    narrow = ir.VectorType(ir.IntType(8), kinds).as_pointer()
    row = builder.load(builder.bitcast(start, narrow), align=1)
    return builder.sext(row, ir.VectorType(ir.IntType(16), kinds))


def _place(context: Any, builder: Any, kind: Any, array: Any, row: Any, column: Any) -> Any:
    """Where an entry of an array lies, in memory without gaps."""
    laid = context.make_array(kind)(context, builder, array)
    strides = cgutils.unpack_tuple(builder, laid.strides)
    size = ir.Constant(row.type, kind.dtype.bitwidth // 8)
    gap = builder.add(builder.mul(row, strides[0]), builder.mul(column, size))
    return cgutils.pointer_add(builder, laid.data, gap)


_copied: Any = intrinsic(_copying)
_counted: Any = intrinsic(_counting)
