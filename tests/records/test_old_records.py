"""Records are kept for ever: those of every number of the rules replay to the same end.

`rules-N.jsonl` holds finished matches written while the rules had that number, of every game,
number of seats and option.  These files are never written anew.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from treize import GAMES, Match

LINES = {
    f"{file.stem}-{number}": line
    for file in sorted(Path(__file__).parent.glob("rules-*.jsonl"))
    for number, line in enumerate(file.read_text().splitlines())
}
every_record = pytest.mark.parametrize("line", LINES.values(), ids=LINES)


@every_record
def test_an_old_record_replays_to_its_totals_and_winners(line: str) -> None:
    """Replaying checks every move, the totals and the winners."""
    record = msgspec.json.decode(line)
    match = Match.replay(record)
    assert match.is_over
    assert (match.totals, match.winners) == (record["totals"], record["winners"])


@every_record
def test_an_old_record_written_anew_is_the_same_match(line: str) -> None:
    """By the rules of today, with options where they have changed."""
    match = Match.replay(msgspec.json.decode(line))
    again = Match.replay(match.record())
    assert again._states.tobytes() == match._states.tobytes()


def test_there_are_old_records_of_every_game_and_number_of_seats() -> None:
    """So that nothing that was once played is forgotten."""
    records = [msgspec.json.decode(line) for line in LINES.values()]
    kept = {(record["game"], record["seats"]) for record in records}
    assert kept == {(game, seats) for game, rules in GAMES.items() for seats in rules.SEATS}
