"""Play a match from Python, ask why a move is not legal, and keep the record."""

from __future__ import annotations

import json

from treize import Match


def main() -> None:
    """One match of Olé!, three seats, each playing its first legal move."""
    match = Match("ole", seats=3, seed=13)
    seat = match.turn
    seen = match.view(seat)
    print(f"seat {seat} begins, holding", *seen["table"]["hands"][seat])
    print("the others hold", *(hand for hand in seen["table"]["hands"] if isinstance(hand, int)))
    print("legal:", *match.legal())
    print("why not G4?", match.why_not("G4"))

    while not match.is_over:
        match.play(match.legal()[0])
    print("totals", *match.totals, "· winners", *match.winners)

    record = json.dumps(match.record(names=["Ada", "Bob", "Eve"]))
    again = Match.replay(json.loads(record))
    print("replayed:", again.totals == match.totals)


if __name__ == "__main__":
    main()
