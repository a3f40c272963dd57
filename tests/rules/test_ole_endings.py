"""The rules of Olé! on the end of a round, on what is seen, and on options."""

from typing import Any

import pytest
from ole_tables import facing, ordering, scored
from tables import Setting

from treize.engine.table import SPECTATOR
from treize.errors import BadOption

OPENINGS = ["lowest", "lowest-and-one"]
ENDINGS = ["nobody-can", "all-chips"]

# --- Ending the round ---------------------------------------------------------


@pytest.mark.parametrize("card", ["B4", "G6", "B6"])
def test_the_round_ends_with_the_last_card_of_a_hand(card: str) -> None:
    """O12: by any rule; after a last card that starts a run no chip is due."""
    table = facing("G5", card).play(card)
    assert table.seen()["turn"] is None
    assert table.legal() == []
    assert table.numbers("chips") == [0, 0, 0, 0]


def test_the_round_goes_on_with_a_card_in_hand() -> None:
    """O12: the last but one is not the last."""
    assert facing("G5", "B4", "Y1").play("B4").seen()["turn"] == 1


def test_the_round_ends_in_the_middle_of_a_run() -> None:
    """O12: at once, with the last card of the run."""
    table = facing("Y3", "G4", "B6").play("G4")
    assert table.seen()["turn"] == 0
    assert table.play("B6").seen()["turn"] is None
    assert table.numbers("points")[0] == 0


@pytest.mark.parametrize("seats", [3, 8])
def test_the_round_ends_when_all_took_a_chip(seats: int) -> None:
    """O13: one each since the last card, and not before, where nobody could lay a card."""
    table = facing("R13", "Y8", seats=seats)
    table.state.hands[7:] = 0  # with eight players the last one would hold more than 13
    table.play(*["chip"] * (seats - 1))
    assert table.seen()["turn"] == seats - 1
    assert table.play("chip").seen()["turn"] is None
    assert table.numbers("chips") == [1] * seats


def called(*others: str, **given: Any) -> Setting:
    """Three chips on top of the blue 9, the last by player 2; the hands of players 0, 1 and 2."""
    table = facing("B9", seats=3, **given)
    table.state.hands[:] = 0
    for player, cards in enumerate(others):
        table.put("hands", player, *cards.split())
    return table.play("chip", "chip", "chip")


def test_after_a_circle_of_chips_the_next_who_can_lay_a_card_must() -> None:
    """O13, example: the red 2 is called upon; only cards that can be laid are legal, no chip."""
    table = called("R2 G3 B11", "Y2", "G3")
    assert table.seen()["turn"] == 0
    assert table.seen()["streak"] == 3
    assert table.legal() == ["B11", "R2"]
    assert table.reason("chip") == "ole/called-upon"
    assert table.reason("G3") == "ole/too-weak"
    assert table.play("R2").seen()["streak"] == 0


@pytest.mark.parametrize(
    ("hands", "turn"),
    [(("Y2", "R3", "R4"), 1), (("Y2", "G3", "R4"), 2), (("Y2", "G3", "B8"), None)],
)
def test_those_who_can_not_are_passed_over_and_pay_nothing(
    hands: tuple[str, ...], turn: int | None
) -> None:
    """O13: from the left of the last chip on, who took it last; if nobody can, the round ends."""
    table = called(*hands)
    assert table.seen()["turn"] == turn
    assert table.numbers("chips") == [1, 1, 1]


def test_who_was_called_upon_may_break_off_a_run_by_a_chip() -> None:
    """O9, O13: the card is laid, and the chip is the first of a new circle."""
    table = called("R11 Y1", "Y2", "G3").play("R11")
    assert table.seen()["turn"] == 0
    assert table.play("chip").seen()["streak"] == 1


def test_a_table_may_end_the_round_with_the_last_chip() -> None:
    """Options, ending: whatever is held."""
    table = called("R2", "Y2", "G3", ending="all-chips")
    assert table.seen()["turn"] is None
    assert table.numbers("chips") == [1, 1, 1]


@pytest.mark.parametrize("dealer", [0, 2])
def test_a_table_may_name_the_first_dealer(dealer: int) -> None:
    """O1, option first: then the deal moves clockwise."""
    table = Setting("ole", first=dealer).set(this_round=-1)
    assert [table.deal().seen()["dealer"] for _ in range(3)] == [
        (dealer + step) % 4 for step in range(3)
    ]


def test_a_card_makes_the_count_of_chips_start_anew() -> None:
    """O13: chips taken before the last card do not end the round."""
    table = facing("B4", "Y1", seats=3)  # player 1 holds the blue 2 and 3, player 2 the 4 and 5
    table.play("chip", "chip", "B5")
    assert table.seen()["streak"] == 0
    assert table.play("chip", "chip").seen()["turn"] == 2
    assert table.play("chip").seen()["turn"] is None, "nobody holds more than a blue 5"
    assert table.numbers("chips") == [2, 2, 1]


def test_a_chip_that_broke_off_a_run_is_the_first_of_them() -> None:
    """O13: then each other player takes one, and nobody pays twice."""
    table = facing("G5", "R8", "Y1", seats=3).play("R8", "chip", "chip")
    assert table.seen()["turn"] == 2
    assert table.play("chip").seen()["turn"] is None
    assert table.numbers("chips") == [1, 1, 1]


def test_cards_in_hand_cost_their_values() -> None:
    """O14: plus the chips, and whatever their colours."""
    assert scored("Y8 R2", "G10", "B1 G1 Y1", chips=(0, 0, 2, 1)) == [0, 10, 20, 8]


def test_who_went_out_still_pays_for_chips() -> None:
    """O14: no cards left, but two chips."""
    assert scored("B1", "B2", chips=(2, 0, 0)) == [10, 1, 2]


def test_nobody_goes_out_and_all_pay() -> None:
    """O14: after a chip for each the hands are counted too."""
    table = facing("R8", "Y8", "Y1", seats=3).play("chip", "chip", "chip")
    assert table.numbers("points") == [14, 10, 14]


def test_nothing_of_a_round_is_left_in_the_next() -> None:
    """O14: the points of a round come from the cards and chips of that round."""
    table = facing("Y8", "B2", "R3", order="reversed").set(chips=[1, 2, 3, 4], streak=2, run=1)
    seen = table.deal().seen()
    assert [len(hand) for hand in seen["hands"]] == [9, 9, 9, 9]
    assert (seen["chips"], seen["streak"], seen["run"]) == ([0, 0, 0, 0], 0, 0)
    assert (seen["top"], seen["played"], seen["order"]) == (None, [], "normal")


def test_points_add_up() -> None:
    """O15: the points of the round are added to the totals."""
    table = facing("Y1", "R1", seats=3).set(totals=[7, 8, 9]).play("R1")
    assert table.numbers("points") == [0, 5, 9]
    assert table.numbers("totals") == [7, 13, 18]


@pytest.mark.parametrize(("totals", "winners"), [([9, 4, 5, 6], [1]), ([9, 4, 5, 4], [1, 3])])
def test_the_lowest_total_wins_and_a_tie_shares(totals: list[int], winners: list[int]) -> None:
    """O15: all who have the lowest total have won."""
    assert Setting("ole").set(totals=totals).winners() == winners


# --- What is seen -------------------------------------------------------------


@pytest.mark.parametrize("observer", [1, SPECTATOR])
def test_all_see_how_many_cards_each_player_holds(observer: int) -> None:
    """O16: in every phase, and nothing but the number."""
    table = ordering()
    sizes = [3, 4, 3, 3]
    for move, player in [("", 0), ("normal", 0), ("Y1", 2), ("G3", 3), ("chip", 3), ("B5", 0)]:
        if move:
            table.play(move)
            sizes[player] -= move not in ("normal", "chip")
        hands = table.seen_by(observer)["hands"]
        assert [len(hand) if isinstance(hand, list) else hand for hand in hands] == sizes
        assert [isinstance(hand, list) for hand in hands] == [s == observer for s in range(4)]


def test_all_see_the_pile_the_chips_and_the_order() -> None:
    """O16: and of the hands only their own."""
    table = facing("G5", "B6", "Y1", order="reversed").set(chips=[0, 2, 0, 1])
    seen = table.seen_by(SPECTATOR)
    assert (seen["top"], seen["played"], seen["order"]) == ("G5", ["G5"], "reversed")
    assert seen["chips"] == [0, 2, 0, 1]
    assert table.seen_by(0)["hands"] == [["B6", "Y1"], 2, 2, 2]


# --- Options ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "default", "good", "bad", "allowed"),
    [
        ("rounds", 0, [0, 24], [-1, 25], "0..24"),
        ("chip", 5, [0, 20], [-1, 21], "0..20"),
        ("voluntary_chip", True, [True, False], [0, 1, "true"], "true, false"),
        ("ending", "nobody-can", ENDINGS, ["", "nobody", True], "nobody-can, all-chips"),
        ("opening", "lowest", OPENINGS, ["", "highest", 0], "lowest, lowest-and-one"),
        ("first", "random", ["random", 0, 3], [-1, 4, "2", True], "random, 0..3"),
    ],
)
def test_an_option_has_a_default_and_bounds(
    option: str, default: Any, good: list[Any], bad: list[Any], allowed: str
) -> None:
    """O1, O5, O10, O11: outside its bounds an option is refused, and told the bounds."""
    assert Setting("ole").options[option] == default
    for value in good:
        assert Setting("ole", **{option: value}).options[option] == value
    for value in bad:
        with pytest.raises(BadOption) as error:
            Setting("ole", **{option: value})
        assert error.value.code == "option/value"
        assert f" {allowed}." in str(error.value)
