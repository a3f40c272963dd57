"""The rules of 13, one test for each number and each worked example."""

from typing import Any

import pytest
from tables import Setting, play_out

from treize import Match
from treize.engine import verbs
from treize.engine.table import SPECTATOR
from treize.errors import BadGame, BadOption

BLUE, YELLOW, GREEN = 0, 1, 2  # the rows of the targets


def set_target(colour: int, *cards: str, hand: tuple[str, ...], **given: Any) -> Setting:
    """Player 1 of four to play one card of a hand of two, the others waiting with theirs."""
    table = Setting("thirteen", **given).put("targets", colour, *cards).set(turn=1)
    for other in (0, 2, 3):
        table.put("hands", other, "G1", "G2")
    return table.put("hands", 1, *hand)


def scored(*taken: list[str]) -> list[int]:
    """The points when the last card is played and each player has taken such cards."""
    table = Setting("thirteen", seats=len(taken)).put("hands", 0, "G7").set(turn=0)
    for player, cards in enumerate(taken):
        table.put("taken", player, *cards)
    return table.play("G7").numbers("points")


def counted(blue: int, yellow: int, green: int, rotten: int) -> list[str]:
    """So many cards of each colour."""
    return ["B1"] * blue + ["Y1"] * yellow + ["G1"] * green + ["R4"] * rotten


# --- Setting up ---------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 6])
def test_three_to_six_may_play(seats: int) -> None:
    """T1: three players are enough, and six not too many."""
    assert Match("thirteen", seats=seats).seats == seats


@pytest.mark.parametrize("seats", [2, 7])
def test_two_are_too_few_and_seven_too_many(seats: int) -> None:
    """T1: fewer than three or more than six can't play."""
    with pytest.raises(BadGame) as error:
        Match("thirteen", seats=seats)
    assert error.value.code == "game/seats"


def test_lots_decide_who_deals_first() -> None:
    """T1: every seat may be the first to deal."""
    tables = [Setting("thirteen", seed=seed).set(this_round=-1).deal() for seed in range(40)]
    assert {int(table.state.leader) for table in tables} == {0, 1, 2, 3}


@pytest.mark.parametrize(("dealer", "leader"), [(0, 1), (3, 0)])
def test_a_table_may_name_the_first_dealer(dealer: int, leader: int) -> None:
    """T1, option first: the player to the left leads."""
    table = Setting("thirteen", first=dealer).set(this_round=-1).deal()
    assert table.seen()["first"] == table.seen()["turn"] == leader


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_deal_moves_clockwise_each_round(seats: int) -> None:
    """T1: the next round is dealt, and led, one seat further."""
    table = Setting("thirteen", seats)
    for first in range(seats):
        table.set(leader=first).deal()
        assert table.seen()["first"] == (first + 1) % seats


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_player_gets_five_cards_and_the_rest_is_the_stock(seats: int) -> None:
    """T2: five cards a player, and nothing lies on the targets or before the players."""
    seen = Setting("thirteen", seats).deal().seen()
    assert [len(hand) for hand in seen["hands"]] == [5] * seats
    assert len(seen["stock"]) == 50 - 5 * seats
    assert seen["piles"] == {"B": [], "Y": [], "G": []}
    assert seen["taken"] == [{"B": 0, "Y": 0, "G": 0, "R": 0}] * seats


def test_the_pack_has_fifty_cards() -> None:
    """T2: each colour 1, 2, 5, 7 three times and 4 twice, and eight rotten fours."""
    seen = Setting("thirteen").deal().seen()
    values = [1, 1, 1, 2, 2, 2, 4, 4, 5, 5, 5, 7, 7, 7]
    coloured = [f"{colour}{value}" for colour in "BYG" for value in values]
    assert sorted(sum(seen["hands"], seen["stock"])) == sorted(coloured + ["R4"] * 8)


def test_all_cards_are_gathered_for_the_next_round() -> None:
    """T2: what was taken or lay on a target is in the pack again."""
    table = Setting("thirteen").put("taken", 2, "B7").put("targets", YELLOW, "Y5").deal()
    seen = table.seen()
    assert len(sum(seen["hands"], seen["stock"])) == 50
    assert table.cards("taken", 2) == table.cards("targets", YELLOW) == []


@pytest.mark.parametrize("hand", [3, 8])
def test_a_table_may_deal_fewer_or_more_cards(hand: int) -> None:
    """T2, option hand: from three to eight cards, also for six players."""
    seen = Setting("thirteen", seats=6, hand=hand).deal().seen()
    assert [len(cards) for cards in seen["hands"]] == [hand] * 6
    assert len(seen["stock"]) == 50 - 6 * hand


def test_the_player_left_of_the_dealer_leads() -> None:
    """T3: the deal came from the seat before the one that leads."""
    table = Setting("thirteen").set(leader=1).deal()  # player 0 dealt before, so now player 1
    assert table.seen()["turn"] == table.seen()["first"] == 2


def test_play_goes_clockwise() -> None:
    """T3: after the last seat comes the first."""
    table = set_target(BLUE, hand=("B1", "B2"))
    turns = [table.play(table.legal()[0]).seen()["turn"] for _ in range(4)]
    assert turns == [2, 3, 0, 1]


# --- Playing ------------------------------------------------------------------


def test_a_turn_is_one_card_then_a_draw() -> None:
    """T4: one card leaves the hand, one comes from the stock, and the next player is on."""
    table = set_target(BLUE, hand=("B1", "B2")).put("stock", "Y7", "Y7").play("B1")
    assert table.cards("hands", 1) == ["B2", "Y7"]
    assert table.cards("stock") == ["Y7"]
    assert table.seen()["turn"] == 2


def test_nobody_draws_from_an_empty_stock() -> None:
    """T4: without a stock the hand gets smaller."""
    assert set_target(BLUE, hand=("B1", "B2")).play("B1").cards("hands", 1) == ["B2"]


def test_the_draw_comes_after_the_play() -> None:
    """T4: the card to be drawn can't be played in the same turn."""
    table = set_target(BLUE, hand=("B1", "B2")).put("stock", "Y7")
    assert table.reason("Y7") == "thirteen/not-held"
    assert table.play("B1").cards("targets", BLUE) == ["B1"]


@pytest.mark.parametrize("card", ["B1", "Y2", "G7"])
def test_a_coloured_card_goes_on_its_own_target(card: str) -> None:
    """T5: on its colour's target, and there is no move to put it elsewhere."""
    table = set_target(BLUE, hand=(card, "R4")).play(card)
    assert table.seen()["piles"] == {c: [card] if c == card[0] else [] for c in "BYG"}
    assert [move for move in table.rules.MOVES if move.startswith(card)] == [card]


@pytest.mark.parametrize("colour", ["B", "Y", "G"])
def test_a_rotten_four_goes_on_any_target_also_an_empty_one(colour: str) -> None:
    """T5: three moves for a rotten four, whatever lies there."""
    table = set_target(BLUE, "B7", hand=("R4", "R4"))
    assert table.legal() == ["R4>B", "R4>G", "R4>Y"]
    assert "R4" in table.play(f"R4>{colour}").seen()["piles"][colour]


def test_nobody_plays_a_card_not_in_hand() -> None:
    """T5: neither a coloured card nor a rotten four."""
    table = set_target(BLUE, hand=("B1", "Y1"))
    assert table.reason("B1") is None
    assert table.reason("B2") == table.reason("R4>B") == "thirteen/not-held"


@pytest.mark.parametrize(("move", "on_blue"), [("B2", 2), ("R4>B", 2), ("Y2", 1), ("G2", 1)])
def test_on_a_blue_target_go_blue_cards_and_rotten_fours(move: str, on_blue: int) -> None:
    """T5, example a: on the blue 7 neither yellow nor green cards."""
    table = set_target(BLUE, "B7", hand=("B2", "Y2", "G2", "R4"))
    assert table.legal() == ["B2", "G2", "R4>B", "R4>G", "R4>Y", "Y2"]
    assert len(table.play(move).cards("targets", BLUE)) == on_blue


@pytest.mark.parametrize("move", ["Y1", "R4>Y"])
def test_rotten_fours_keep_a_target_open_for_its_colour(move: str) -> None:
    """T5, example b: on two rotten fours go a yellow 1 or a third rotten four."""
    table = set_target(YELLOW, "R4", "R4", hand=("Y1", "R4"))
    table.put("targets", BLUE, "B7").put("targets", GREEN, "G2")
    assert table.play(move).cards("targets", YELLOW) == sorted(["R4", "R4", move[:2]])
    assert table.cards("taken", 1) == []


@pytest.mark.parametrize("card", ["B1", "R4>B"])
def test_exactly_thirteen_is_safe(card: str) -> None:
    """T6: nothing happens at thirteen."""
    lying = ("B5", "B7") if card == "B1" else ("B2", "B7")
    table = set_target(BLUE, *lying, hand=(card[:2], "G5")).play(card)
    assert table.cards("targets", BLUE) == sorted([*lying, card[:2]])
    assert table.cards("taken", 1) == []


@pytest.mark.parametrize(("card", "move"), [("B2", "B2"), ("R4", "R4>B")])
def test_over_thirteen_you_take_what_lay_there(card: str, move: str) -> None:
    """T7: the card just played stays and starts the target anew, also a rotten four."""
    table = set_target(BLUE, "B5", "B7", hand=(card, "G5")).put("targets", YELLOW, "Y7").play(move)
    assert table.cards("taken", 1) == ["B5", "B7"]
    assert table.cards("targets", BLUE) == [card]
    assert table.cards("targets", YELLOW) == ["Y7"]
    assert [table.cards("taken", other) for other in (0, 2, 3)] == [[], [], []]


def test_what_you_take_joins_what_you_took() -> None:
    """T7: cards taken before stay with the player."""
    table = set_target(BLUE, "B5", "B7", hand=("B2", "G5")).put("taken", 1, "G1").play("B2")
    assert table.cards("taken", 1) == ["B5", "B7", "G1"]


def test_thirteen_is_safe_and_the_next_card_takes_three() -> None:
    """T6 and T7, example c: 7 + 4 + 2 is 13, a 4 makes 17 and takes those three cards."""
    table = set_target(BLUE, "B7", "B4", hand=("B2", "G5")).put("hands", 2, "B4")
    table.play("B2")
    assert table.cards("targets", BLUE) == ["B2", "B4", "B7"]
    assert table.cards("taken", 1) == []
    table.play("B4")
    assert table.cards("targets", BLUE) == ["B4"]
    assert table.cards("taken", 2) == ["B2", "B4", "B7"]
    assert table.cards("taken", 1) == []


def test_a_rotten_four_is_taken_with_the_rest() -> None:
    """T7, example d: 7 + rotten 4 is 11, a 5 makes 16 and takes both."""
    table = set_target(BLUE, "B7", hand=("R4", "G5")).put("hands", 2, "B5")
    table.play("R4>B")
    assert table.cards("taken", 1) == []
    table.play("B5")
    assert table.cards("taken", 2) == ["B7", "R4"]
    assert table.cards("targets", BLUE) == ["B5"]


@pytest.mark.parametrize(
    ("limit", "lying", "safe", "over"),
    [(8, ["B5", "B1"], "B2", "R4>B"), (20, ["B7", "B7", "B1"], "B5", "B7")],
)
def test_a_table_may_change_the_limit(limit: int, lying: list[str], safe: str, over: str) -> None:
    """T6 and T7, option limit: exactly the limit is safe, more takes."""
    hand = (safe, over[:2])
    assert set_target(BLUE, *lying, hand=hand, limit=limit).play(safe).cards("taken", 1) == []
    table = set_target(BLUE, *lying, hand=hand, limit=limit).play(over)
    assert table.cards("taken", 1) == sorted(lying)


def test_you_may_go_over_on_purpose() -> None:
    """T8: a card that takes is as legal as one that does not."""
    table = set_target(BLUE, "B5", "B7", hand=("B1", "B2"))
    assert table.legal() == ["B1", "B2"]


@pytest.mark.parametrize("card", ["B1", "Y4", "G7", "R4"])
def test_there_is_always_a_legal_move(card: str) -> None:
    """T8: any card may be played, even when every target is full."""
    table = Setting("thirteen").set(turn=0).put("hands", 0, card)
    for colour, letter in enumerate("BYG"):
        table.put("targets", colour, f"{letter}1", f"{letter}5", f"{letter}7")
    assert table.legal() == ([card] if card != "R4" else ["R4>B", "R4>G", "R4>Y"])


@pytest.mark.parametrize("observer", [0, 1, SPECTATOR])
def test_taken_cards_lie_face_down_for_all(observer: int) -> None:
    """T9: their owner too sees only how many there are, until the round ends."""
    table = set_target(BLUE, hand=("B1",)).put("taken", 1, "B7", "R4").put("taken", 2, "Y1")
    assert table.seen_by(observer)["taken"] == [0, 2, 1, 0]


@pytest.mark.parametrize("observer", [0, 1, SPECTATOR])
def test_taken_cards_are_laid_open_when_the_round_ends(observer: int) -> None:
    """T9: then everyone may count them."""
    table = Setting("thirteen", seats=3).put("taken", 1, "B7", "R4").set(turn=0)
    table.put("hands", 0, "G7").play("G7")
    assert table.seen_by(observer)["taken"][1] == {"B": 1, "Y": 0, "G": 0, "R": 1}


def test_targets_are_open_and_hands_and_stock_are_not() -> None:
    """T9: of hands and stock the others see how many cards there are."""
    table = set_target(BLUE, "B7", "R4", hand=("B1", "B2", "Y1")).put("stock", "Y7", "Y5")
    for observer, own in [(0, ["G1", "G2"]), (1, 2), (SPECTATOR, 2)]:
        seen = table.seen_by(observer)
        assert seen["piles"] == {"B": ["B7", "R4"], "Y": [], "G": []}
        assert seen["stock"] == 2
        assert seen["hands"][0] == own
        assert seen["hands"][2:] == [2, 2]


# --- Ending the round ---------------------------------------------------------


def test_the_round_goes_on_without_stock_until_all_hands_are_empty() -> None:
    """T10: the round ends with the very last card, not before."""
    table = Setting("thirteen", seats=3).set(turn=1)
    table.put("hands", 0, "B1").put("hands", 1, "B2").put("hands", 2, "B5")
    assert table.play("B2", "B5").seen()["turn"] == 0
    assert table.play("B1").seen()["turn"] is None
    assert table.legal() == []


@pytest.mark.parametrize("hand", [3, 5, 8])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_all_fifty_cards_are_played_in_a_round(seats: int, hand: int) -> None:
    """T10: a move for each card, whatever the number of players."""
    match = play_out("thirteen", seats, rounds=1, hand=hand)
    assert len(match.moves) == 50
    assert match.face_up().describe()["hands"] == [[]] * seats


def test_cards_left_on_the_targets_count_for_nobody() -> None:
    """T11: neither as points nor for a majority."""
    table = Setting("thirteen", seats=3).set(turn=0).put("hands", 0, "G7")
    table.put("targets", YELLOW, "Y1", "Y1", "R4").put("taken", 1, "Y2")
    assert table.play("G7").numbers("points") == [0, 0, 0]


@pytest.mark.parametrize("card", ["B1", "Y2", "G4", "B5", "Y7"])
def test_a_coloured_card_is_one_point_whatever_its_value(card: str) -> None:
    """T12: here two players share the majority, so both count it."""
    assert scored([card], [card], []) == [1, 1, 0]


def test_a_rotten_four_is_two_points() -> None:
    """T12: two points, not its value."""
    assert scored(["R4"], ["R4", "R4"], []) == [2, 4, 0]


def test_who_leads_a_colour_counts_it_as_nothing() -> None:
    """T13: strictly more than every other, and only that colour."""
    assert scored(counted(3, 1, 0, 0), counted(2, 2, 0, 0), counted(1, 0, 0, 0)) == [1, 2, 1]


def test_a_single_card_may_be_the_majority() -> None:
    """T13: one against none is more."""
    assert scored(["B1"], [], []) == [0, 0, 0]


def test_a_tie_spares_nobody() -> None:
    """T13: not those tied for most, nor whoever comes next."""
    assert scored(["B1", "B2"], ["B5", "B7"], ["B1"]) == [2, 2, 1]


def test_number_not_value_makes_a_majority() -> None:
    """T13: two ones are more than a seven."""
    assert scored(["B1", "B1"], ["B7"], []) == [0, 1, 0]


def test_rotten_fours_always_count() -> None:
    """T14: having most of them spares nothing, nor do they help to lead a colour."""
    assert scored(["R4"] * 3 + ["B1"], ["R4", "B1"], []) == [7, 3, 0]


def test_marie_luc_pierre_and_marc() -> None:
    """T12 to T14, example e: a lead in yellow, a tie in green, a lead in blue."""
    marie, luc = counted(3, 2, 0, 1), counted(0, 6, 2, 0)
    pierre, marc = counted(2, 5, 6, 2), counted(6, 1, 6, 4)
    assert scored(marie, luc, pierre, marc) == [7, 2, 17, 15]


# --- Ending the match ---------------------------------------------------------


@pytest.mark.parametrize(("seats", "rounds"), [(3, 6), (4, 4), (5, 5), (6, 6)])
def test_everyone_deals_once_and_three_players_twice(seats: int, rounds: int) -> None:
    """T15: as many rounds as players; six with three."""
    match = play_out("thirteen", seats)
    leaders = [int(step._kept()[0].leader) for step in match.steps if step.points]
    assert len(match.rounds) == rounds
    assert sorted(leaders) == sorted([*range(seats)] * (rounds // seats))


@pytest.mark.parametrize("rounds", [1, 7, 24])
def test_a_table_may_change_the_number_of_rounds(rounds: int) -> None:
    """T15, option rounds: over after so many, not one before."""
    table = Setting("thirteen", rounds=rounds).set(this_round=rounds - 2)
    assert not verbs.is_over(table.state)
    assert verbs.is_over(table.set(this_round=rounds - 1).state)


def test_points_add_up_over_the_rounds() -> None:
    """T16: the totals are the sums of all rounds."""
    match = play_out("thirteen", 3)
    assert match.totals == [sum(points) for points in zip(*match.rounds, strict=True)]
    assert match.winners == [s for s in range(3) if match.totals[s] == min(match.totals)]


@pytest.mark.parametrize(
    ("totals", "winners"),
    [([9, 4, 5, 6], [1]), ([9, 4, 5, 4], [1, 3]), ([2, 2, 2, 2], [0, 1, 2, 3])],
)
def test_fewest_points_win_and_a_tie_shares(totals: list[int], winners: list[int]) -> None:
    """T16: all who have the lowest total have won."""
    assert Setting("thirteen").set(totals=totals).winners() == winners


# --- Options ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "default", "least", "most"),
    [("limit", 13, 8, 20), ("hand", 5, 3, 8), ("rounds", 0, 0, 24)],
)
def test_an_option_has_a_default_and_bounds(
    option: str, default: int, least: int, most: int
) -> None:
    """T2, T6, T15: outside its bounds an option is refused, and told the bounds."""
    assert Setting("thirteen").options[option] == default
    for value in (least, most):
        assert Setting("thirteen", **{option: value}).options[option] == value
    for value in (least - 1, most + 1):
        with pytest.raises(BadOption) as error:
            Setting("thirteen", **{option: value})
        assert error.value.code == "option/value"
        assert f" {least}..{most}." in str(error.value)
