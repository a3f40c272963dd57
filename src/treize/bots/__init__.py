"""Players that compute."""

from __future__ import annotations

from collections.abc import Callable

from treize.bots.chance import Chance

BOTS: dict[str, Callable[[str], Chance]] = {"chance": Chance}
