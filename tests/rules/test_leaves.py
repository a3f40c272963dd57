"""The rules of 13 Leaves, one test for each number and each worked example."""

from typing import Any

import pytest
from tables import Setting

from treize import Match
from treize.errors import BadGame, BadOption
from treize.match.observation import look


def cards(piles: str) -> list[str]:
    """The cards of piles written as moves are: 6x3 12x2."""
    pairs = [pile.split("x") for pile in piles.split()]
    return [value for value, number in pairs for _ in range(int(number))]


def lay_out(row: str, *hands: str, **options: Any) -> Setting:
    """A table for three or more, with this row and these hands; seat 0 is to move."""
    table = Setting("leaves", max(3, len(hands)), **options).put("row", *cards(row)).set(turn=0)
    for seat, hand in enumerate(hands):
        table.put("hands", seat, *cards(hand))
    return table


def lays(table: Setting) -> list[str]:
    return [move for move in table.legal() if not move.startswith("pass")]


def play_on(match: Match, rounds: int = 1000) -> Match:
    """Lay whenever possible, so that even a long match ends."""
    while not match.is_over and len(match.rounds) < rounds:
        match.play(match.legal()[0])
    return match


# --- Setting up ---


def test_the_pack_holds_sixty_two_cards() -> None:
    """Pack: values 1 to 13, the more of them the nearer to 7."""
    table = Setting("leaves", seats=3).deal()
    dealt = [value for hand in table.seen()["hands"] for value in hand] + table.seen()["unused"]
    copies = [dealt.count(value) for value in range(1, 14)]
    assert copies == [2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2]
    assert len(dealt) == 62


@pytest.mark.parametrize(("seats", "hand"), [(3, 12), (4, 11), (5, 10), (6, 9)])
def test_the_fewer_players_the_more_cards(seats: int, hand: int) -> None:
    """L1: 12, 11, 10, 9 cards for 3, 4, 5, 6 players; the rest stays unused and face down."""
    table = Setting("leaves", seats).set(this_round=-1).deal()
    assert [len(cards) for cards in table.seen()["hands"]] == [hand] * seats
    assert table.seen_by(0)["unused"] == 62 - seats * hand
    assert table.seen()["row"] == {}


@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_may_play(seats: int) -> None:
    """L1: no game for two or seven."""
    with pytest.raises(BadGame) as error:
        Match("leaves", seats=seats)
    assert error.value.code == "game/seats"


def test_lots_decide_who_starts() -> None:
    """L1: a random player starts, so over many deals everyone does."""
    deals = [Setting("leaves", 6, seed).set(this_round=-1).deal() for seed in range(100)]
    assert {int(table.state.turn) for table in deals} == set(range(6))


# --- Laying ---


def test_a_turn_lays_one_value_or_passes() -> None:
    """L2: one or more cards of one value, or a pass; then the next player clockwise."""
    table = lay_out("7x1", "8x2 9x1", "10x1")
    assert table.legal() == ["8x1", "8x2", "9x1", "pass:7"]
    assert table.play("8x2").state.turn == 1
    assert table.seen()["hands"][0] == [9]


def test_a_round_is_a_series_of_rows() -> None:
    """L2: a new row begins and the round goes on, with the same hands."""
    table = lay_out("7x3", "1x2", "2x1", "3x2").play("pass:7", "pass:7", "3x1", "1x1")
    assert table.seen()["row"] == {"1": 1, "3": 1}
    assert table.seen()["hands"] == [[1, 7], [2, 7], [3]]
    assert table.state.this_round == 0


def test_the_first_in_a_row_lays_what_they_like() -> None:
    """L3: on an empty table any number of any one value, but no pass."""
    table = lay_out("", "1x2 7x3 13x1")
    assert table.legal() == ["13x1", "1x1", "1x2", "7x1", "7x2", "7x3"]
    assert table.reason("pass:7") == "leaves/not-in-row"


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (1, None), (3, None), (4, None),
        (5, "leaves/between"), (6, "leaves/between"), (8, "leaves/between"),
        (9, None), (10, None), (13, None),
    ],
)  # fmt: skip
def test_only_the_ends_of_the_row_are_open(value: int, reason: str | None) -> None:
    """L4: at or below the lowest, at or above the highest, gaps allowed; nothing between."""
    table = lay_out("4x1 6x1 9x1", f"{value}x1")
    assert table.reason(f"{value}x1") == reason
    assert (f"{value}x1" in table.legal()) == (reason is None)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("4x2", "leaves/too-few"), ("4x3", None),
        ("5x2", "leaves/too-few"), ("5x3", None), ("5x4", None),
        ("10x1", "leaves/too-few"), ("10x2", None),
        ("11x1", "leaves/too-few"), ("11x2", None), ("11x3", None),
    ],
)  # fmt: skip
def test_as_many_cards_as_lie_at_that_end(move: str, reason: str | None) -> None:
    """L5: the end played on counts, not the other end nor the middle."""
    assert lay_out("5x3 7x5 10x2", "4x4 5x4 10x3 11x4").reason(move) == reason


@pytest.mark.parametrize("value", [4, 5, 7, 10])
def test_only_cards_in_the_hand_can_be_laid(value: int) -> None:
    """L2: not a card more than is held, wherever it would fit."""
    table = lay_out("5x1 10x1", "4x1 5x1 7x1 10x1")
    assert table.reason(f"{value}x2") == "leaves/not-held"


def test_a_new_value_becomes_the_end_with_just_the_cards_laid() -> None:
    """L6: beside a pile of two a new pile of three needs three more."""
    table = lay_out("6x2", "4x3 13x1", "3x3 4x1 6x2 9x2").play("4x3")
    assert table.seen()["row"] == {"4": 3, "6": 2}
    assert lays(table) == ["3x3", "6x2", "9x2"]
    assert table.reason("3x2") == "leaves/too-few"


def test_an_equal_value_is_stacked() -> None:
    """L6: three on three make six."""
    table = lay_out("8x3", "8x3 1x1", "5x6 9x5").play("8x3")
    assert table.seen()["row"] == {"8": 6}
    assert lays(table) == ["5x6"]
    assert table.reason("9x5") == "leaves/too-few"


def test_a_single_pile_is_both_ends() -> None:
    """L7: lower, higher or equal, always at least its number."""
    table = Setting("leaves").put("row", "6", "6").set(turn=1)
    table.put("hands", 1, "5", "5", "6", "6", "7", "9", "9", "9")
    assert table.legal() == ["5x2", "6x2", "9x2", "9x3", "pass:6"]


# --- The worked examples ---


@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("6x4", ["6x3", "6x4"]), ("5x4", ["5x3", "5x4"]), ("1x2", []), ("5x2", []),
        ("12x1", []), ("11x3", []), ("7x4", []), ("13x2", ["13x2"]), ("13x1", []),
    ],
)  # fmt: skip
def test_three_sixes_to_two_twelves(hand: str, legal: list[str]) -> None:
    """L4, L5 (example): values <= 6 with three or more, values >= 12 with two or more."""
    assert lays(lay_out("6x3 12x2", hand)) == legal


def test_three_more_sixes_ask_for_six_cards_on_the_left() -> None:
    """L6 (example 1): the next on the left needs six; the last 6 alone is not enough."""
    table = lay_out("6x3 12x2", "6x3 1x1", "5x6 6x1 12x1").play("6x3")
    assert table.seen()["row"] == {"6": 6, "12": 2}
    assert lays(table) == ["5x6"]
    assert table.reason("5x5") == "leaves/too-few"
    assert table.reason("6x1") == "leaves/too-few"


def test_four_fours_are_the_new_left_end() -> None:
    """L6 (example 2): the next on the left needs four."""
    table = lay_out("6x3 12x2", "4x4 1x1", "3x4 4x1 6x4").play("4x4")
    assert table.seen()["row"] == {"4": 4, "6": 3, "12": 2}
    assert lays(table) == ["3x4"]
    assert table.reason("3x3") == "leaves/too-few"
    assert table.reason("4x1") == "leaves/too-few"
    assert table.reason("6x4") == "leaves/between"


# --- Passing ---


def test_passing_takes_a_card_of_any_pile() -> None:
    """L8: also for who could play; the middle and stacked cards too, nothing else."""
    table = lay_out("4x1 6x3 9x1", "10x1")
    assert table.legal() == ["10x1", "pass:4", "pass:6", "pass:9"]
    assert table.reason("pass:5") == "leaves/not-in-row"
    assert table.reason("pass:10") == "leaves/not-in-row"
    table.play("pass:6")
    assert table.seen()["hands"][0] == [6, 10]
    assert table.seen()["row"] == {"4": 1, "6": 2, "9": 1}


def test_who_passed_sits_out_the_row() -> None:
    """L8: the turn goes round without them."""
    table = lay_out("7x1", "7x1", "8x1 1x1", "9x1 1x1").play("pass:7", "8x1")
    assert table.seen()["passed"] == [True, False, False]
    assert table.play("9x1").state.turn == 1


@pytest.mark.parametrize(
    ("taken", "row", "legal"),
    [
        ("4", {"6": 2, "9": 3}, ["5x2", "6x2", "9x3"]),  # the next pile becomes the end
        ("6", {"4": 1, "6": 1, "9": 3}, ["9x3"]),  # the middle changes no end
        ("9", {"4": 1, "6": 2, "9": 2}, ["9x2", "9x3"]),  # the end asks for one less
    ],
)
def test_a_pile_loses_the_card_taken(taken: str, row: dict[str, int], legal: list[str]) -> None:
    """L9: an emptied pile vanishes, and the next pile may become the end."""
    table = lay_out("4x1 6x2 9x3", "1x1", "5x2 6x2 9x3").play(f"pass:{taken}")
    assert table.seen()["row"] == row
    assert lays(table) == legal


def test_a_pile_emptied_in_the_middle_leaves_a_gap() -> None:
    """L9: nothing can be played there either."""
    table = lay_out("4x1 6x1 9x1", "1x1", "6x1").play("pass:6")
    assert table.seen()["row"] == {"4": 1, "9": 1}
    assert table.reason("6x1") == "leaves/between"


def test_a_pass_that_empties_the_row_lets_the_next_start_afresh() -> None:
    """L10: any number of any value, no pass; those who passed stay out."""
    table = lay_out("7x1", "1x1", "3x2 9x1", "10x2").play("pass:7")
    assert table.state.turn == 1
    assert table.legal() == ["3x1", "3x2", "9x1"]
    assert table.seen()["passed"] == [True, False, False]
    assert table.play("9x1", "10x1").state.turn == 1


def test_a_row_emptied_with_one_left_in_is_simply_over() -> None:
    """L10: only with two or more still in; the last one in starts with everyone back."""
    table = lay_out("7x1", "1x1", "3x2").set(passed=[0, 0, 1]).play("pass:7")
    assert table.state.turn == 1
    assert table.seen()["passed"] == [False, False, False]


# --- The end of a row ---


def test_the_last_one_in_clears_the_row_and_starts_the_next() -> None:
    """L11: the last pass takes its card first; then discards, all are back, and a new row."""
    table = lay_out("6x2 9x2", "1x1", "2x1", "3x2 7x1").set(passed=[0, 1, 0]).play("pass:9")
    assert table.seen()["hands"] == [[1, 9], [2], [3, 3, 7]]
    assert table.seen()["discarded"] == {"6": 2, "9": 1}
    assert table.seen()["row"] == {}
    assert table.seen()["passed"] == [False, False, False]
    assert table.state.turn == 2
    assert table.legal() == ["3x1", "3x2", "7x1"]


def test_a_row_goes_on_while_two_are_in() -> None:
    """L11: all but one must have passed, not all but two."""
    table = lay_out("6x2", "1x1", "2x1", "3x1", "4x1").set(passed=[0, 1, 0, 0]).play("pass:6")
    assert table.seen()["row"] == {"6": 1}
    assert table.seen()["passed"] == [True, True, False, False]
    assert table.seen()["discarded"] == {}
    assert table.state.turn == 2


def test_who_came_back_plays_in_the_new_row() -> None:
    """L11: after the first card of the new row it is the turn of one who had passed."""
    table = lay_out("6x2", "1x1", "2x1", "3x2").play("pass:6", "pass:6", "3x1")
    assert table.state.turn == 0
    assert table.legal() == ["1x1", "6x1", "pass:3"]


# --- The end of a round ---


@pytest.mark.parametrize(("hand", "ends"), [("8x2", True), ("8x3", False), ("8x2 9x1", False)])
def test_the_last_card_of_a_hand_wins_at_once(hand: str, ends: bool) -> None:
    """L12: the round is over and won, whoever else might still have laid."""
    table = lay_out("7x2", hand, "9x2", "10x3").play("8x2")
    assert table.is_over() is ends
    assert (table.legal() == []) is ends
    if ends:
        assert table.winners() == [0]
        assert table.numbers("points") == [0, 2, 3]


@pytest.mark.parametrize(("move", "ends"), [("8x1", False), ("8x2", True)])
def test_a_card_taken_in_a_pass_must_go_too(move: str, ends: bool) -> None:
    """L12: who takes a card has one more to be rid of."""
    table = lay_out("8x2", "8x1", "2x1", "3x2").play("pass:8", "pass:8", "3x1")
    assert table.play(move).is_over() is ends


def test_the_basic_match_is_one_round() -> None:
    """L13: whoever wins the round wins the match."""
    match = play_on(Match("leaves", seats=4, seed=13))
    assert len(match.rounds) == 1
    assert match.is_over
    assert [match.totals[seat] for seat in match.winners] == [0]
    assert sorted(match.totals)[1] > 0


# --- The advanced match ---


def test_each_card_left_costs_a_point() -> None:
    """L14: whatever its value, a card taken in a pass too; the winner pays nothing."""
    table = lay_out("7x1", "8x1", "1x1 13x2", "7x2", match="advanced").put("known", 2, "4")
    table.set(totals=[5, 6, 7]).play("8x1")
    assert table.numbers("points") == [0, 3, 3]
    assert table.numbers("totals") == [5, 9, 10]


@pytest.mark.parametrize(("before", "is_over"), [(17, False), (18, True), (19, True)])
def test_the_advanced_match_ends_at_twenty_points(before: int, is_over: bool) -> None:
    """L14: dealt anew until someone has 20 or more."""
    table = lay_out("7x1", "8x1", "1x2", "2x2", match="advanced")
    assert table.set(totals=[3, before, 0]).play("8x1").is_over() is is_over


@pytest.mark.parametrize(
    ("totals", "winners"),
    [([3, 18, 2], [0]), ([5, 18, 2], [2]), ([4, 18, 2], [0, 2]), ([20, 3, 3], [1, 2])],
)
def test_fewest_points_win_the_advanced_match(totals: list[int], winners: list[int]) -> None:
    """L14: of all rounds, whoever won the last; ties are shared."""
    table = lay_out("7x1", "8x1", "1x2", "2x2", match="advanced")
    assert table.set(totals=totals).play("8x1").winners() == winners


def test_every_round_of_the_advanced_match_is_dealt_from_the_whole_pack() -> None:
    """L14: nothing of the last round is left, and nobody has passed."""
    table = lay_out("7x1", "8x1", "1x2", "2x2", match="advanced").put("known", 1, "5")
    seen = table.put("discarded", "9").set(passed=[0, 1, 0]).play("8x1").deal().seen()
    assert [len(hand) for hand in seen["hands"]] == [12, 12, 12]
    assert len(seen["unused"]) == 62 - 36
    assert (seen["round"], seen["row"], seen["discarded"]) == (1, {}, {})
    assert seen["passed"] == [False, False, False]


def test_the_advanced_match_adds_its_rounds_up() -> None:
    """L14: over whole matches, nobody has 20 before the last round and someone has after it."""
    for seed in range(5):
        match = play_on(Match("leaves", seats=3, seed=seed, options={"match": "advanced"}))
        before_last = [sum(points) for points in zip(*match.rounds[:-1], strict=True)]
        assert match.totals == [sum(points) for points in zip(*match.rounds, strict=True)]
        assert max(before_last, default=0) < 20 <= max(match.totals)
        assert all(points.count(0) == 1 for points in match.rounds)


@pytest.mark.parametrize(
    ("totals", "points", "last", "starter"),
    [
        ([3, 9, 4, 0], [3, 1, 4, 0], 2, 1),  # the highest total
        ([3, 4, 9, 0], [3, 4, 1, 0], 2, 2),  # even if that is the last starter
        ([9, 9, 4, 0], [3, 1, 4, 0], 0, 0),  # tied: most points in the round just played
        ([9, 9, 4, 0], [1, 3, 4, 0], 1, 1),
        ([9, 2, 9, 9], [4, 0, 4, 4], 0, 2),  # still tied: first after the last starter
        ([9, 2, 9, 9], [4, 0, 4, 4], 1, 2),
        ([9, 2, 9, 9], [4, 0, 4, 4], 2, 3),
        ([9, 2, 9, 9], [4, 0, 4, 4], 3, 0),
        ([9, 2, 9, 9], [4, 0, 4, 3], 2, 0),  # points come before the place at the table
    ],
)
def test_the_highest_total_starts_the_next_round(
    totals: list[int], points: list[int], last: int, starter: int
) -> None:
    """L15: ties go to most points in the last round, then clockwise after its starter."""
    table = Setting("leaves", match="advanced").set(totals=totals, points=points, starter=last)
    assert table.deal().state.turn == starter


def test_the_loser_of_the_first_round_starts_the_second() -> None:
    """L15: after one round the highest total is the one with most cards left."""
    for seed in range(5):
        match = Match("leaves", seats=4, seed=seed, options={"match": "advanced", "target": 100})
        totals = play_on(match, rounds=1).totals
        assert match.turn is not None
        assert totals[match.turn] == max(totals)


# --- What is seen ---


def test_everyone_sees_which_card_a_passer_takes() -> None:
    """L16: it is known though it lies in the hand; the rest of the hand is not."""
    table = lay_out("7x2", "1x1", "2x2", "3x1").play("pass:7")
    seen = look("leaves", table.table, 1).states[0]
    assert table.rules.CARDS[seen.known[0].argmax()] == "7"
    assert seen.known[0].sum() == 1
    assert seen.hands[0].sum() == 0, "what it held before is hidden"
    assert table.cards("hands", 0) == ["1"]


@pytest.mark.parametrize(("laid", "known"), [("7x1", 0), ("7x2", 0), ("8x1", 1)])
def test_a_known_card_is_known_until_it_may_have_been_laid(laid: str, known: int) -> None:
    """L16: of two 7s, one of them seen, whoever lays one may have no other."""
    table = lay_out("", "7x1 8x1 9x1").put("known", 0, "7").play(laid)
    assert len(table.cards("known", 0)) == known


def test_discards_are_not_looked_through() -> None:
    """L16: at the table only their number shows, and nobody gets them back this round."""
    table = lay_out("6x2 9x2", "1x1", "2x1", "3x2").play("pass:6", "pass:6")
    assert table.seen()["discarded"] == {"9": 2}
    assert table.seen_by(0)["discarded"] == 2
    assert table.reason("pass:9") == "leaves/not-in-row"


def test_hands_are_hidden_and_the_row_is_not() -> None:
    """Seen by all: the row with its numbers, hand sizes, who passed; hidden: the other hands."""
    table = lay_out("7x2 9x1", "1x1 5x2", "2x2", "3x1").put("unused", "13").play("pass:9")
    seen = table.seen_by(1)
    assert seen["row"] == {"7": 2}
    assert seen["hands"] == [4, [2, 2], 1]
    assert seen["passed"] == [True, False, False]
    assert seen["unused"] == 1


# --- Options ---


@pytest.mark.parametrize("target", [5, 100])
def test_the_target_may_be_changed(target: int) -> None:
    """Options, target: the advanced match ends there and not a point before."""
    for total, is_over in ((target - 1, False), (target, True)):
        table = lay_out("7x1", "8x1", "1x2", match="advanced", target=target)
        assert table.set(totals=[0, total - 2, 0]).play("8x1").is_over() is is_over


def test_the_target_means_nothing_in_the_basic_match() -> None:
    """Options, target: one round is one round."""
    assert lay_out("7x1", "8x1", "1x2", target=100).play("8x1").is_over()


def test_the_defaults_are_the_rules() -> None:
    """Options: a basic match, and 20 points for the advanced one."""
    assert Setting("leaves").options == {"match": "basic", "target": 20, "first": "random"}


@pytest.mark.parametrize("first", [0, 3])
def test_a_table_may_name_who_starts(first: int) -> None:
    """L1, option first: only the first round."""
    tables = [Setting("leaves", seed=seed, first=first).set(this_round=-1) for seed in range(9)]
    assert {int(table.deal().state.turn) for table in tables} == {first}


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("match", "long", "basic, advanced"), ("match", 1, "basic, advanced"),
        ("target", 4, "5..100"), ("target", 101, "5..100"), ("target", "20", "5..100"),
    ],
)  # fmt: skip
def test_other_options_are_refused(option: str, value: Any, allowed: str) -> None:
    """Options: a value outside the range is refused, and the range named."""
    with pytest.raises(BadOption) as error:
        Setting("leaves", **{option: value})
    assert error.value.code == "option/value"
    assert error.value.data["option"] == option
    assert error.value.data["allowed"] == allowed
