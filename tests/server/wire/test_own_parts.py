"""What a client finds out by itself about a shuffle, whatever the server tells it."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from treize import Match
from treize.match.notation import sort_cards
from treize.match.parts import Luck, Part, fingerprint, hash_of
from treize.match.record import RULES, read
from treize.server.wire import commands, happenings, updates
from treize.server.wire.own_parts import OwnPart, OwnParts

SERVER, BOB = "5" * 32, "b" * 32
DEAL = f"{RULES} drat 3 tokens=3"
PEOPLE: list[str | None] = ["p-ann", "p-bob", None]


def _state(shuffle: updates.Shuffle | None, people: list[str | None], **more: Any) -> Any:
    """What a client looks at."""
    occupants = [SimpleNamespace(person=person) for person in people]
    return SimpleNamespace(shuffle=shuffle, occupants=occupants, **more)


def _answer(
    parts: OwnParts,
    promised: list[Part],
    is_listed: bool,
    server: str = SERVER,
    match: int = 1,
    deal: str = DEAL,
) -> commands.Promise | commands.Reveal | None:
    shuffle = updates.Shuffle(match, deal, hash_of(server), promised, is_listed)
    options = {"tokens": 3, "memory": False}
    about: Any = SimpleNamespace(id="t1", game="drat", seats=3, options=options)
    return parts.answer(about, _state(shuffle, PEOPLE), "p-ann", "k")


def _promised(parts: OwnParts, match: int = 1, server: str = SERVER) -> list[Part]:
    """Ann's part and Bob's."""
    answer = _answer(parts, [], False, server, match)
    assert isinstance(answer, commands.Promise)
    return [Part([0], answer.hash, None), Part([1], hash_of(BOB), None)]


def _reveal(parts: OwnParts, match: int = 1, server: str = SERVER) -> tuple[OwnPart, Luck]:
    listed = _promised(parts, match, server)
    assert isinstance(_answer(parts, listed, True, server, match), commands.Reveal)
    own = parts.kept[f"t1-{match}"]
    given = [Part([0], listed[0].hash, own.part), Part([1], listed[1].hash, BOB)]
    return own, Luck(DEAL, server, given)


def _problem(parts: OwnParts, luck: Luck | None, match: int = 1) -> str | None:
    if luck is None:
        return parts.problem(f"t1-{match}", None, None, None)
    return parts.problem(f"t1-{match}", luck, luck.seed, luck.commitment)


def test_what_is_as_promised_is_proved() -> None:
    """And a server that never shows its part, or shows another seed, is told of."""
    parts = OwnParts()
    own, luck = _reveal(parts)
    assert own.commitment == luck.commitment == fingerprint(DEAL, hash_of(SERVER), luck.parts)
    assert _problem(parts, luck) is None
    assert "never showed" in str(_problem(parts, None))
    assert "another seed" in str(parts.problem("t1-1", luck, "0" * 32, luck.commitment))


Bend = Callable[[list[Part]], list[Part]]
PHANTOM = hash_of("c" * 32)


@pytest.mark.parametrize(
    "bend",
    [
        lambda parts: [*parts, Part([], PHANTOM, None)],
        lambda parts: [*parts, Part([1], PHANTOM, None)],
        lambda parts: [*parts, Part([2], PHANTOM, None)],
        lambda parts: [*parts, Part([3], PHANTOM, None)],
        lambda parts: [parts[0], Part([1], hash_of(SERVER), None)],
        lambda parts: [parts[0], Part([1], parts[0].hash, None)],
        lambda parts: [Part([1], parts[0].hash, None), Part([0], parts[1].hash, None)],
    ],
)
def test_a_list_that_is_not_in_order_gets_no_part(bend: Bend) -> None:
    """Promises of nobody, of bots, twice, or for another seat."""
    parts = OwnParts()
    assert _answer(parts, bend(_promised(parts)), True) is None


@pytest.mark.parametrize("deal", ["2 drat 4", "2 ole 3", f"{DEAL} memory=true", ""])
def test_a_list_for_another_deal_gets_no_part(deal: str) -> None:
    """The fingerprint covers what is dealt."""
    parts = OwnParts()
    assert _answer(parts, _promised(parts), True, deal=deal) is None


def test_a_part_that_is_missing_is_told_by_its_seats() -> None:
    """Whoever holds one back chooses between two shuffles."""
    parts = OwnParts()
    _, luck = _reveal(parts)
    luck.parts[1].part = None
    assert _problem(parts, luck) == "the part of these seats is missing: [1]"


@pytest.mark.parametrize("match", [1, 2, 7])
def test_a_second_shuffle_after_a_reveal_is_told(match: int) -> None:
    """Whatever number it is given."""
    parts = OwnParts()
    _reveal(parts)
    _, luck = _reveal(parts, match, "6" * 32)
    assert "again" in str(_problem(parts, luck, match))


def _see(parts: OwnParts, luck: Luck, people: list[str | None]) -> None:
    now = {"phase": "playing", "match": 1, "number": 0, "commitment": luck.commitment}
    parts.follow("t1", _state(None, people, **now), [], [])


def test_only_moves_of_this_match_are_remembered() -> None:
    """A client that was away hears of both, and of what was taken back."""
    parts = OwnParts()
    own, luck = _reveal(parts)
    moved = [happenings.Moved(number, 0, "+1", "person", None, []) for number in (7, 1, 2)]
    began = happenings.Started(1, luck.commitment, luck.parts)
    now = {"phase": "playing", "match": 1, "number": 2, "commitment": luck.commitment}
    happened: list[happenings.Happening] = [moved[0], began, *moved[1:], happenings.Undone(1)]
    parts.follow("t1", _state(None, PEOPLE, **now), [], happened)
    assert own.moves == {1: "+1"}


def test_the_next_match_is_another_one_if_the_first_began() -> None:
    """That is no second shuffle."""
    parts = OwnParts()
    _, luck = _reveal(parts)
    _see(parts, luck, [*PEOPLE])
    _, luck = _reveal(parts, 2, "6" * 32)
    assert _problem(parts, luck, 2) is None


def test_who_sits_elsewhere_when_the_match_begins_is_told() -> None:
    """They may have known the hands; a bot's seat is free to whoever comes."""
    parts = OwnParts()
    _, luck = _reveal(parts)
    for bob, last in (("p-bob", "p-carl"), (None, None)):
        _see(parts, luck, ["p-ann", bob, last])
        assert _problem(parts, luck) is None
    _see(parts, luck, ["p-ann", None, "p-bob"])
    assert "seats" in str(_problem(parts, luck))


def test_a_record_must_have_the_hand_and_the_moves_that_were_seen() -> None:
    """A seed that is fair helps nobody if other cards are dealt."""
    parts = OwnParts()
    own, luck = _reveal(parts)
    match = Match("drat", seats=3, luck=luck, options={"tokens": 3})
    own.moves = {1: match.legal()[0]}
    own.hands = {0: sort_cards("drat", match.observe(0).hand)}
    while not match.is_over:
        match.play(match.legal()[0])
    record = read(match.record())
    assert parts.difference("t1-1", record) is None
    own.hands = {1: own.hands[0]}
    assert "hand" in str(parts.difference("t1-1", record))
    own.hands, own.moves = {}, {1: "other"}
    assert "moves" in str(parts.difference("t1-1", record))
