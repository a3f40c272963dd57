"""Builds the engine module and its layout into a folder, in a process of its own.

`python -m treize.device.build FOLDER LEFT_OUT`: Numba listens while it compiles everything anew, so
its settings are those of a whole process, and whoever starts this makes them (`built.build`) and
tells which games are left out, and why, as JSON.
"""

from __future__ import annotations

import sys
import traceback
import warnings
from pathlib import Path

import msgspec
from numba.core.errors import NumbaWarning

from treize.device import Unbuildable
from treize.device.built import ENGINE, LAYOUT, MODULE, digest
from treize.device.ir import compile_module
from treize.device.layout import layout
from treize.device.link import link
from treize.engine.compiled import when_compiling
from treize.games import GAMES
from treize.networks.loaded import shipped
from treize.networks.packed import pack
from treize.processes import end_with_parent


def write(folder: Path, left_out: dict[str, str]) -> None:
    """Write the module, its layout, and the networks of games that have one."""
    whole = digest()  # of all games that there are
    for game in left_out:
        del GAMES[game]
    for game in GAMES:
        if (network := shipped(game)) is not None:
            (folder / f"{ENGINE}.{game}").write_bytes(pack(network.trained))
    (folder / MODULE).write_bytes(link(*compile_module()))
    (folder / LAYOUT).write_bytes(msgspec.json.encode(layout(whole, left_out)))


if __name__ == "__main__":
    end_with_parent()
    when_compiling(lambda _: None)  # whoever started this knows
    warnings.simplefilter("ignore", NumbaWarning)  # nothing of this is to be cached
    try:
        write(Path(sys.argv[1]), msgspec.json.decode(sys.argv[2]))
    except Unbuildable as error:
        traceback.print_exc()
        sys.exit(str(error))  # the last line, which is told
