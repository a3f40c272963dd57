"""What each extra of the package brings, and one sentence where it is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from treize.errors import BadUse

BRINGS = {
    "arena": ("openskill", "matplotlib"),
    "cluster": ("ray",),
    "gymnasium": ("gymnasium",),
    "openspiel": ("pyspiel", "open_spiel"),
    "parquet": ("pyarrow",),
    "pettingzoo": ("pettingzoo",),
    "server": ("litestar", "prometheus_client", "psycopg", "uvicorn", "uvloop", "websockets"),
    "terminal": ("textual",),
    "train": ("matplotlib",),
}


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Import what an extra brings, or say how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        module = (error.name or "").partition(".")[0]
        if module not in BRINGS[extra]:
            raise
        raise BadUse("use/extra", module=module, extra=extra) from None
