"""The rules of Olé!, one test for each number and each worked example."""

from itertools import chain

import pytest
from ole_tables import ORDERS, facing, ordering, scored
from tables import Setting, play_out

from treize import Match
from treize.engine import verbs
from treize.errors import BadGame

# --- Setting up ---------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 8])
def test_three_to_eight_may_play(seats: int) -> None:
    """O1: three players are enough, and eight not too many."""
    assert Match("ole", seats=seats).seats == seats


@pytest.mark.parametrize("seats", [2, 9])
def test_two_are_too_few_and_nine_too_many(seats: int) -> None:
    """O1: fewer than three or more than eight can't play."""
    with pytest.raises(BadGame) as error:
        Match("ole", seats=seats)
    assert error.value.code == "game/seats"


@pytest.mark.parametrize(
    ("seats", "red_yellow", "blue_green", "cards", "each"),
    [
        (3, 8, 10, 36, 12),
        (4, 8, 10, 36, 9),
        (5, 9, 11, 40, 8),
        (6, 11, 13, 48, 8),
        (7, 13, 15, 56, 8),
        (8, 13, 15, 56, 7),
    ],
)
def test_the_pack_depends_on_the_players_and_is_dealt_out(
    seats: int, red_yellow: int, blue_green: int, cards: int, each: int
) -> None:
    """O1: the fewer players, the more high cards stay in the box; all get the same number."""
    highest = {"R": red_yellow, "Y": red_yellow, "B": blue_green, "G": blue_green}
    pack = [f"{colour}{value}" for colour in "RYBG" for value in range(1, highest[colour] + 1)]
    seen = Setting("ole", seats).deal().seen()
    assert sorted(chain(*seen["hands"])) == sorted(pack)
    assert [len(hand) for hand in seen["hands"]] == [each] * seats
    assert len(pack) == cards
    assert seen["played"] == []


@pytest.mark.parametrize("seats", [3, 4, 8])
def test_there_are_as_many_rounds_as_players(seats: int) -> None:
    """O1: and the totals are the sums of all rounds."""
    match = play_out("ole", seats)
    assert len(match.rounds) == seats
    assert match.totals == [sum(points) for points in zip(*match.rounds, strict=True)]


@pytest.mark.parametrize(("rounds", "seats", "last"), [(0, 5, 5), (1, 5, 1), (24, 5, 24)])
def test_a_table_may_change_the_number_of_rounds(rounds: int, seats: int, last: int) -> None:
    """O1, option rounds: over after so many, not one before; 0 is as many as players."""
    table = Setting("ole", seats, rounds=rounds).set(this_round=last - 2)
    assert not verbs.is_over(table.state)
    assert verbs.is_over(table.set(this_round=last - 1).state)


def test_lots_decide_who_deals_first() -> None:
    """O1: every seat may be the first to deal."""
    tables = [Setting("ole", seed=seed).set(this_round=-1).deal() for seed in range(40)]
    assert {table.seen()["dealer"] for table in tables} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [3, 8])
def test_the_deal_moves_clockwise(seats: int) -> None:
    """O1: after the last seat comes the first."""
    table = Setting("ole", seats)
    dealers = [table.set(dealer=dealer).deal().seen()["dealer"] for dealer in range(seats)]
    assert dealers == [*range(1, seats), 0]


# --- The order of the colours -------------------------------------------------


@pytest.mark.parametrize(
    ("order", "colours"), [("normal", ["Y", "G", "B", "R"]), ("reversed", ["R", "B", "G", "Y"])]
)
def test_each_order_has_its_stronger_colours(order: str, colours: list[str]) -> None:
    """O2: of equal values just the stronger colours beat; here from the weakest colour."""
    for strength, colour in enumerate(colours):
        others = [f"{other}5" for other in colours if other != colour]
        beating = sorted(f"{other}5" for other in colours[strength + 1 :])
        assert facing(f"{colour}5", *others, order=order).legal() == [*beating, "chip"]


def test_the_first_round_is_in_normal_order() -> None:
    """O2: nobody chooses, and the yellow 1 opens."""
    table = Setting("ole").set(this_round=-1).deal()
    assert table.seen()["order"] == "normal"
    assert table.legal() == ["Y1"]
    assert table.reason("normal") == table.reason("reversed") == "ole/order-chosen"


@pytest.mark.parametrize("last", ORDERS)
@pytest.mark.parametrize("chosen", ORDERS)
def test_the_loser_chooses_the_order_whatever_the_last_one_was(last: str, chosen: str) -> None:
    """O3: most points in the previous round, not the most in all."""
    table = Setting("ole").set(order=ORDERS.index(last), points=[4, 0, 9, 8], totals=[99, 0, 9, 8])
    table.deal()
    assert table.seen()["turn"] == 2
    assert table.legal() == ORDERS
    seen = table.play(chosen).seen()
    assert seen["order"] == chosen
    assert seen["phase"] == "open"


def test_the_loser_looks_at_the_new_hand_first() -> None:
    """O3: the cards are dealt when the loser chooses, and nothing else may be done."""
    table = Setting("ole").set(points=[4, 0, 9, 8]).deal()
    hands = table.seen_by(2)["hands"]
    assert [len(hand) if isinstance(hand, list) else hand for hand in hands] == [9, 9, 9, 9]
    assert isinstance(hands[2], list)
    assert table.reason(hands[2][0]) == table.reason("chip") == "ole/choose-order"


@pytest.mark.parametrize("order", ORDERS)
def test_the_order_is_chosen_once(order: str) -> None:
    """O3: it can't be turned around in the middle of a round."""
    assert ordering().play("normal").reason(order) == "ole/order-chosen"
    assert facing("Y5", "B5", "R1").reason(order) == "ole/order-chosen"


def test_of_those_tied_the_highest_total_chooses() -> None:
    """O4: the total only matters among those with most points in the round."""
    table = Setting("ole").set(points=[3, 9, 4, 9], totals=[50, 20, 60, 30], dealer=2)
    assert table.deal().seen()["turn"] == 3
    table = Setting("ole").set(points=[3, 9, 4, 9], totals=[50, 30, 60, 20], dealer=0)
    assert table.deal().seen()["turn"] == 1


@pytest.mark.parametrize(("dealer", "chooser"), [(0, 1), (1, 3), (2, 3), (3, 1)])
def test_of_those_still_tied_the_first_from_the_new_dealer_on_chooses(
    dealer: int, chooser: int
) -> None:
    """O4: clockwise from the left of who deals now, so the dealer comes last."""
    table = Setting("ole").set(points=[3, 9, 4, 9], totals=[50, 20, 60, 20], dealer=dealer - 1)
    assert table.deal().seen()["dealer"] == dealer
    assert table.seen()["turn"] == chooser


# --- Opening ------------------------------------------------------------------


@pytest.mark.parametrize(("order", "opener", "card"), [("normal", 2, "Y1"), ("reversed", 3, "R1")])
def test_the_weakest_card_opens(order: str, opener: int, card: str) -> None:
    """O5, examples: its holder must open with it; reversed it is the red 1."""
    table = ordering().play(order)
    assert table.seen()["turn"] == opener
    assert table.legal() == [card]
    assert table.reason("G2" if opener == 2 else "G3") == "ole/must-open"
    assert table.reason("B5") == "ole/not-held"
    assert table.reason("chip") == "ole/no-chip-yet"
    assert table.play(card).seen()["top"] == card


def test_the_opening_starts_no_run() -> None:
    """O5, example: after the yellow 1 the turn ends, though the opener holds the green 2."""
    seen = ordering().play("normal", "Y1").seen()
    assert seen["turn"] == 3
    assert seen["run"] == 0
    assert seen["phase"] == "play"


def test_the_next_player_may_start_a_run_on_the_opening() -> None:
    """O5: only the opener is held back."""
    table = ordering().play("normal", "Y1", "G3")
    assert table.seen()["turn"] == 3
    assert table.seen()["run"] == 1


def test_the_opener_may_lay_a_second_card_of_choice() -> None:
    """O5, option opening lowest-and-one: any card, and no chip instead."""
    table = ordering(opening="lowest-and-one").play("normal")
    assert table.legal() == ["Y1"]
    table.play("Y1")
    assert table.seen()["turn"] == 2
    assert table.seen()["phase"] == "open"
    assert table.legal() == ["B8", "G2"]
    assert table.reason("chip") == "ole/no-chip-yet"
    assert table.reason("B5") == "ole/not-held"


@pytest.mark.parametrize("second", ["G2", "B8"])
def test_the_second_card_of_the_opener_starts_no_run(second: str) -> None:
    """O5, option opening lowest-and-one: the turn ends, even with both stronger."""
    seen = ordering(opening="lowest-and-one").play("normal", "Y1", second).seen()
    assert seen["turn"] == 3
    assert seen["run"] == 0
    assert seen["phase"] == "play"
    assert seen["top"] == second


def test_after_the_second_card_all_is_as_usual() -> None:
    """O5, option opening lowest-and-one: the next must beat that card, and may start a run."""
    table = ordering(opening="lowest-and-one").play("normal", "Y1", "B8")
    assert table.legal() == ["R1", "R8", "chip"]
    assert table.reason("G3") == "ole/too-weak"
    table = ordering(opening="lowest-and-one").play("normal", "Y1", "G2", "R8")
    assert table.seen()["turn"] == 3
    assert table.seen()["run"] == 1


# --- Playing ------------------------------------------------------------------


def test_you_lay_a_stronger_card_or_take_a_chip() -> None:
    """O6: what is too weak or not held can't be laid."""
    table = facing("G5", "G4", "Y5", "G6", "B1")
    assert table.legal() == ["B1", "G6", "chip"]
    assert table.reason("G4") == table.reason("Y5") == "ole/too-weak"
    assert table.reason("R8") == "ole/not-held"
    assert table.reason("chip") is None


def test_without_a_stronger_card_only_a_chip_is_left() -> None:
    """O6: so there is always something to do."""
    assert facing("R8", "Y8", "B7").legal() == ["chip"]


@pytest.mark.parametrize(
    ("order", "beating", "weak"),
    [
        ("normal", ["B6", "G6", "R4", "R5", "R6"], ["B4", "G4", "G5"]),
        ("reversed", ["B6", "G4", "G5", "G6", "R6"], ["B4", "R4", "R5"]),
    ],
)
def test_a_card_beats_by_colour_or_by_value(
    order: str, beating: list[str], weak: list[str]
) -> None:
    """O7: on a blue 5, with red above and green below, or the other way around."""
    table = facing("B5", *beating, *weak, order=order)
    assert table.legal() == [*beating, "chip"]
    assert {table.reason(card) for card in weak} == {"ole/too-weak"}


def test_a_stronger_colour_ends_the_turn() -> None:
    """O8, example of rule 1: the green 4 on the yellow 7."""
    seen = facing("Y7", "G4", "R8").play("G4").seen()
    assert seen["turn"] == 1
    assert seen["top"] == "G4"


def test_a_higher_value_ends_the_turn() -> None:
    """O8, example of rule 2: the yellow 6 on the red 5."""
    seen = facing("R5", "Y6", "R8").play("Y6").seen()
    assert seen["turn"] == 1
    assert seen["top"] == "Y6"


@pytest.mark.parametrize("card", ["B5", "R5", "G6", "G7", "Y6"])
def test_equal_value_or_equal_colour_starts_no_run(card: str) -> None:
    """O8: on a green 5, beaten in one way only."""
    seen = facing("G5", card, "R8").play(card).seen()
    assert seen["turn"] == 1
    assert seen["run"] == 0


@pytest.mark.parametrize("card", ["B6", "R6", "R8"])
def test_beating_both_goes_on(card: str) -> None:
    """O9: by rule 3 the same player must lay another card or take a chip."""
    table = facing("G5", card, "Y9", "Y1").play(card)
    assert table.seen()["turn"] == 0
    assert table.seen()["run"] == 1
    assert table.legal() == ["Y9", "chip"]
    assert table.reason("Y1") == "ole/too-weak"


@pytest.mark.parametrize("card", ["R2", "G7"])
def test_any_legal_card_may_follow_in_a_run(card: str) -> None:
    """O9: by rule 1 or rule 2 it ends the turn."""
    table = facing("Y3", "B6", card, "Y1").play("B6")
    assert table.seen()["turn"] == 0
    assert table.play(card).seen()["turn"] == 1
    assert table.seen()["run"] == 0


def test_a_run_of_four_cards() -> None:
    """O9, example: on the yellow 3 green 4, blue 6, red 8, and the yellow 9 ends the turn."""
    table = facing("Y3", "G4", "B6", "R8", "Y9", "Y1")
    for number, card in enumerate(["G4", "B6", "R8"], 1):
        table.play(card)
        assert table.seen()["turn"] == 0
        assert table.seen()["run"] == number
    assert table.play("Y9").seen()["turn"] == 1


def test_a_run_may_end_with_a_chip() -> None:
    """O9, example: with nothing higher than the red 8 a chip must be taken."""
    table = facing("Y3", "G4", "B6", "R8", "Y8", "B7").play("G4", "B6", "R8")
    assert table.legal() == ["chip"]
    assert table.play("chip").seen()["turn"] == 1
    assert table.numbers("chips") == [1, 0, 0, 0]


@pytest.mark.parametrize("card", ["R8", "B8", "G8", "Y8"])
@pytest.mark.parametrize(("order", "top"), [("normal", "R1"), ("reversed", "Y1")])
def test_no_turn_holds_more_than_four_cards(order: str, top: str, card: str) -> None:
    """O9: nothing beats the strongest colour in both ways, so the fourth card ends the turn."""
    assert facing(top, card, "G2", order=order).play(card).seen()["turn"] == 1


def test_a_run_in_reversed_order() -> None:
    """O9: red, blue, green, yellow is upwards then."""
    table = facing("R3", "B4", "G6", "Y8", "R9", "R1", order="reversed").play("B4", "G6", "Y8")
    assert table.seen()["turn"] == 0
    assert table.seen()["run"] == 3
    assert table.play("R9").seen()["turn"] == 1


# --- Chips --------------------------------------------------------------------


def test_a_chip_ends_the_turn_though_a_card_could_be_laid() -> None:
    """O10: no card leaves the hand."""
    table = facing("G5", "B6", "Y1").play("chip")
    assert table.seen()["turn"] == 1
    assert table.numbers("chips") == [1, 0, 0, 0]
    assert table.cards("hands", 0) == ["B6", "Y1"]


def test_a_chip_breaks_off_a_run() -> None:
    """O10: also when the run could go on."""
    table = facing("G5", "B6", "R7", "Y1").play("B6")
    assert table.legal() == ["R7", "chip"]
    table.play("chip")
    assert table.seen()["turn"] == 1
    assert table.seen()["run"] == 0


def test_a_table_may_forbid_chips_to_who_can_lay_a_card() -> None:
    """O10, option voluntary_chip: false leaves the chip to who has no stronger card."""
    able = facing("G5", "B6", "Y1", voluntary_chip=False)
    assert able.legal() == ["B6"]
    assert able.reason("chip") == "ole/could-play"
    assert facing("G5", "G4", "Y1", voluntary_chip=False).legal() == ["chip"]


def test_a_table_may_forbid_to_break_off_a_run() -> None:
    """O10, option voluntary_chip: false holds inside a run too."""
    table = facing("G5", "B6", "R7", "Y1", voluntary_chip=False).play("B6")
    assert table.reason("chip") == "ole/could-play"
    assert table.play("R7").legal() == ["chip"]


def test_a_chip_is_five_points() -> None:
    """O11: each of them, at the end of the round."""
    assert scored("B1", "B2", chips=(0, 1, 3)) == [0, 6, 17]


@pytest.mark.parametrize(("chip", "points"), [(0, [0, 1, 2]), (1, [0, 2, 5]), (20, [0, 21, 62])])
def test_a_table_may_change_what_a_chip_costs(chip: int, points: list[int]) -> None:
    """O11, option chip: from nothing to twenty points."""
    assert scored("B1", "B2", chips=(0, 1, 3), chip=chip) == points


def test_the_supply_of_chips_does_not_run_out() -> None:
    """O11: not after the eighteen of the box either."""
    table = facing("G5", "G4").set(chips=[18, 18, 18, 18]).play("chip")
    assert table.numbers("chips") == [19, 18, 18, 18]
    assert "chip" in table.legal()
