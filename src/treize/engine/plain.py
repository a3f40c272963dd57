"""Numbers of other libraries, read as Python's own."""

from __future__ import annotations

from typing import Any


def plain(value: Any) -> Any:
    """A number or an array of NumPy's, or a tensor, as Python's own; anything else as it is."""
    if isinstance(value, list):
        return [plain(part) for part in value]
    return value.tolist() if hasattr(value, "tolist") else value
