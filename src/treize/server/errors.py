"""Why the server refuses something."""

from __future__ import annotations

from treize.errors import TreizeError


class Denied(TreizeError):
    """Somebody asked for something that the server does not allow."""
