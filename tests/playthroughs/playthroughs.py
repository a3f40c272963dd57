"""Golden playthroughs: one match of each kind, written down move by move.

`python tests/playthroughs/playthroughs.py` writes them anew; look at the difference before you
commit it, for it is a change of the rules.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from treize import Match
from treize.bots import seated
from treize.match.trace import trace

FOLDER = Path(__file__).parent
MATCHES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "thirteen-3": ("thirteen", 3, {"rounds": 1}),
    "thirteen-5-limit-20": ("thirteen", 5, {"rounds": 1, "limit": 20, "hand": 8}),
    "friday-3": ("friday", 3, {"rounds": 1}),
    "friday-6": ("friday", 6, {"rounds": 1}),
    "ole-4": ("ole", 4, {"rounds": 2}),
    "ole-8-strict": ("ole", 8, {"rounds": 2, "voluntary_chip": False, "opening": "lowest-and-one"}),
    "leaves-4": ("leaves", 4, {}),
    "leaves-3-advanced": ("leaves", 3, {"match": "advanced", "target": 5}),
    "drat-2": ("drat", 2, {"tokens": 4}),
    "drat-4": ("drat", 4, {"tokens": 5}),
}


def playthrough(name: str) -> str:
    """A match as text: who plays what among which moves, and the table after it."""
    game, seats, options = MATCHES[name]
    match = Match(game, seats=seats, seed=13, options=options)
    told = [
        _tell(number, line)
        for number, line in enumerate(trace(match, seated("chance", match.game, "13")))
    ]
    return "\n".join(told) + "\n"


def _tell(number: int, line: dict[str, Any]) -> str:
    rest = {key: value for key, value in line.items() if key not in ("type", "state")}
    facts = " ".join(f"{key}={_short(value)}" for key, value in rest.items())
    state = [f"    {key}: {_short(value)}" for key, value in line.get("state", {}).items()]
    return "\n".join([f"{number} {line['type']} {facts}".rstrip(), *state])


def _short(value: Any) -> str:
    return json.dumps(value, separators=(",", ":")).replace('"', "")


def main() -> None:
    """Write all playthroughs anew."""
    for name in MATCHES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    main()
