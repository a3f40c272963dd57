"""`treize.Match`: what programs rely on."""

from __future__ import annotations

import copy
import json
from typing import Any

import numpy as np
import pytest

from treize import GAMES, Match, TreizeError
from treize.bots import seated
from treize.engine.luck import commitment, luck_of
from treize.engine.seeing import redeal
from treize.match.observation import look
from treize.match.places import place_of_hands

ANY_MATCH: Any = Match  # to be called in ways that its types forbid


def played(game: str, seed: int = 3, most: int = 10_000, **options: Any) -> Match:
    """A match played at random."""
    match = Match(game, seats=4, seed=seed, options=options)
    bot = seated("chance", match.game, str(seed))
    while not match.is_over and len(match.steps) < most:
        match.play(bot(match))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_view_shows_the_own_hand_and_only_numbers_of_the_others(game: str) -> None:
    """What a seat or a spectator may see, and never the seed of a running match."""
    match = played(game, most=9)
    for seat in (0, 1, 2, 3, None):
        view = match.view(seat)
        hands = view["table"][place_of_hands(game)]
        assert [isinstance(hand, list) for hand in hands] == [s == seat for s in range(4)]
        assert view["seed"] is None
        assert match.seed not in str(view)
        assert view["legal"] == (match.legal() if seat == match.turn else [])
        assert view["last"] is not None
        assert view["last"]["move"] == match.moves[-1]


@pytest.mark.parametrize("game", GAMES)
def test_when_the_match_is_over_all_is_laid_open(game: str) -> None:
    """Hands and seed are shown; the commitment fits the seed."""
    view = played(game).view(None)
    assert all(isinstance(hand, list) for hand in view["table"][place_of_hands(game)])
    assert view["commitment"] == commitment(view["seed"] or "")
    assert view["winners"]


def test_a_view_is_a_copy() -> None:
    """Whatever a client does to it, the match goes on as before."""
    match = played("thirteen", most=60)
    before = match.record(), copy.deepcopy(match.rounds)
    view = match.view(0)
    view["options"]["limit"] = 20
    view["rounds"].append([9])
    assert (match.record(), match.rounds) == before


def test_cards_that_can_not_be_played_come_with_their_reason() -> None:
    """Olé!: neither a stronger colour nor a higher value."""
    match = Match("ole", seats=3, seed=1)
    match.play("Y1")
    while not (reasons := match.view(match.turn)["why_not"]):
        match.play(match.legal()[0])
    card, reason = next(iter(reasons.items()))
    assert card not in match.legal()
    assert reason["code"] == "ole/too-weak"
    assert reason["top"] == match.observe(None).view()["top"]


@pytest.mark.parametrize("game", GAMES)
def test_the_points_of_every_round_are_explained(game: str) -> None:
    """The entries of the score sheet add up to the points."""
    for step in played(game).steps:
        for seat, points in enumerate(step.points or []):
            assert sum(entry.points for entry in step.scoring()[seat]) == points


def test_a_seat_may_play_only_in_its_turn() -> None:
    """`play(move, seat)` refuses the others without telling them the moves."""
    match = Match("drat", seats=3, seed=1)
    assert match.turn is not None
    with pytest.raises(TreizeError) as refused:
        match.play("+4", seat=(match.turn + 1) % 3)
    assert refused.value.code == "move/turn"
    assert "legal" not in refused.value.data
    assert match.play(match.legal()[0], seat=match.turn).seat == match.steps[0].seat


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (lambda m: m.play("B99"), "move/unknown"),
        (lambda m: m.play(["B7"]), "move/unknown"),
        (lambda m: m.play("B1"), "move/illegal"),
        (lambda m: m.undo(), "move/none"),
        (lambda m: m.undo(1), "move/number"),
        (lambda m: m.undo("1"), "move/number"),
        (lambda m: m.view(3), "seat/unknown"),
        (lambda m: m.view("0"), "seat/unknown"),
        (lambda m: m.why_not("x"), "move/unknown"),
        (lambda m: look(m.game, m.observe(0).states, 1), "seat/blind"),
        (lambda m: redeal(m._states, 1), "seat/face-up"),
        (lambda m: ANY_MATCH(None), "game/unknown"),
        (lambda m: ANY_MATCH("ole", seats="4"), "game/seats"),
        (lambda m: ANY_MATCH("ole", seats=True), "game/seats"),
        (lambda m: ANY_MATCH("ole", seed="x"), "seed/bad"),
        (lambda m: ANY_MATCH("ole", seed=-1), "seed/bad"),
        (lambda m: ANY_MATCH("ole", options=[("rounds", 1)]), "option/none"),
        (lambda m: ANY_MATCH("ole", options={"rounds": 25}), "option/value"),
        (lambda m: ANY_MATCH("ole", options={1: 2}), "option/unknown"),
        (lambda m: Match.replay(None), "record/type"),
        (lambda m: Match.replay([]), "record/type"),
    ],
)
def test_every_misuse_has_a_code_and_a_sentence(act: Any, code: str) -> None:
    """Only errors of our tree come out, and the match is as before."""
    match = Match("thirteen", seats=3, seed=5)
    before = match._states.tobytes()
    with pytest.raises(TreizeError) as refused:
        act(match)
    assert refused.value.code == code
    assert len(str(refused.value).splitlines()) == 1
    assert match._states.tobytes() == before


def test_after_the_end_nothing_can_be_played() -> None:
    """No legal move, a code for who tries, and `why_not` says so."""
    match = played("leaves")
    assert match.legal() == []
    assert match.turn is None
    assert match.why_not("6x1") == ("move/over", {"move": "6x1"})
    with pytest.raises(TreizeError, match="The match is over"):
        match.play("6x1")


def test_numbers_of_numpy_are_numbers() -> None:
    """Seats, seeds, options, moves to take back; and none of them gets into a record or a view."""
    whole: Any = np.int64
    given: dict[str, Any] = {"tokens": whole(5), "deck": np.array([5, 5, 5, 5, 4, 3])}
    match = Match("drat", seats=whole(3), seed=whole(7), options=given)
    match.play(match.legal()[0], whole(match.turn or 0))
    match.undo(whole(0))
    deck = [5, 5, 5, 5, 4, whole(3)]
    same = Match("drat", seats=3, seed=7, options={"tokens": 5, "deck": deck})
    assert json.dumps([match.record(), match.view(whole(1))]) == json.dumps(
        [same.record(), same.view(1)]
    )


def test_the_luck_can_be_checked_by_anyone() -> None:
    """The hashes are of plain texts, written down here for ever."""
    seed = "00000000000000000000000000000001"
    assert commitment(seed) == "92e50d108b36dc5aa015a228f049589db1d4f17153fd1600e8a2cc360d2615cb"
    assert luck_of(seed, 0) == 13467170515461826015
    assert Match("ole", seed=1).seed == seed


def test_a_record_names_only_what_is_not_at_its_default() -> None:
    """And names, a date and an event as given."""
    match = Match("thirteen", seats=3, seed=1, options={"limit": 13, "hand": 4})
    record = match.record(names=["Ann", "Bob", "Cy"], date="2026-01-06")
    assert record["options"] == {"hand": 4}
    assert record["names"] == ["Ann", "Bob", "Cy"]
    assert "totals" not in record
    assert Match.replay(record).options == match.options


def test_totals_are_live_where_the_rules_show_them() -> None:
    """Tokens in drat, cards in hand in basic leaves, points of finished rounds elsewhere."""
    leaves, drat = played("leaves", most=6), played("drat", most=30)
    assert leaves.totals == [len(hand) for hand in leaves._face_up().view()["hands"]]
    assert drat.totals == drat.observe(None).view()["tokens"]
    assert played("leaves", most=6, match="advanced").totals == [0, 0, 0, 0]


def test_the_cards_are_laid_open_only_when_nothing_is_secret() -> None:
    """While a match goes on nobody gets the whole table; once over, or of a record, anybody."""
    match = played("thirteen", most=5)
    with pytest.raises(TreizeError) as refused:
        match.face_up()
    assert refused.value.code == "seat/early"
    with pytest.raises(TreizeError):
        copy.deepcopy(match).face_up()
    assert Match.replay(match.record()).face_up().view()["hands"]
    over = played("thirteen", rounds=1)
    assert over.face_up().view()["hands"] == [[]] * 4
    over.undo()
    assert any(over.face_up().view()["hands"])


def test_a_light_match_keeps_no_table_of_past_moves() -> None:
    """Whoever asks a step for it is told so."""
    match = Match("drat", seats=3, seed=1, is_light=True)
    step = match.play(match.legal()[0])
    assert step.observe(None) == match.observe(None)
    match.play(match.legal()[0])
    for past in (step, match.steps[0]):
        with pytest.raises(TreizeError) as refused:
            past.observe(None)
        assert refused.value.code == "move/kept"
