"""The rules of Friday the 13th: what differs from 13, and that the rest holds with its letters."""

from collections import Counter
from itertools import chain

import pytest
from tables import Setting, play_out

from treize import Match
from treize.engine import verbs
from treize.engine.table import SPECTATOR
from treize.errors import BadGame, BadOption

CATS, MIRRORS, LADDERS = 0, 1, 2  # the rows of the targets


def set_pile(pile: int, *cards: str, hand: tuple[str, ...]) -> Setting:
    """Player 1 of four to play one card of a hand of two, the others waiting with theirs."""
    table = Setting("friday").put("targets", pile, *cards).set(turn=1)
    for other in (0, 2, 3):
        table.put("hands", other, "L1", "L2")
    return table.put("hands", 1, *hand)


def scored(*taken: str) -> list[int]:
    """The points when the last card is played and each player has taken such cards."""
    table = Setting("friday", seats=len(taken)).put("hands", 0, "L7").set(turn=0)
    for player, cards in enumerate(taken):
        table.put("taken", player, *cards.split())
    return table.play("L7").numbers("points")


# --- Setting up ---------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 6])
def test_three_to_six_may_play(seats: int) -> None:
    """F1: three players are enough, and six not too many."""
    assert Match("friday", seats=seats).seats == seats


@pytest.mark.parametrize("seats", [2, 7])
def test_two_are_too_few_and_seven_too_many(seats: int) -> None:
    """F1: fewer than three or more than six can't play."""
    with pytest.raises(BadGame) as error:
        Match("friday", seats=seats)
    assert error.value.code == "game/seats"


def test_lots_decide_who_starts_first() -> None:
    """F1: every seat may be the first to start."""
    tables = [Setting("friday", seed=seed).set(this_round=-1).deal() for seed in range(40)]
    assert {int(table.state.leader) for table in tables} == {0, 1, 2, 3}


@pytest.mark.parametrize("first", [0, 3])
def test_a_table_may_name_who_starts_first(first: int) -> None:
    """F1, option first."""
    table = Setting("friday", first=first).set(this_round=-1).deal()
    assert table.seen()["first"] == table.seen()["turn"] == first


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_start_moves_clockwise_each_round(seats: int) -> None:
    """F1: the next round is started by the next player."""
    table = Setting("friday", seats)
    for first in range(seats):
        seen = table.set(leader=first).deal().seen()
        assert seen["first"] == seen["turn"] == (first + 1) % seats


def test_the_pack_has_fifty_cards() -> None:
    """F2: each type 1, 2, 5, 7 three times and 4 twice, and eight Friday cards."""
    copies = {1: 3, 2: 3, 4: 2, 5: 3, 7: 3}
    pack = {f"{kind}{value}": copies[value] for kind in "CML" for value in copies} | {"F4": 8}
    assert Counter(chain(*Setting("friday").deal().seen()["hands"])) == pack


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(4, [13, 13, 12, 12]), (5, [10, 10, 10, 10, 10]), (6, [9, 9, 8, 8, 8, 8])],
)
@pytest.mark.parametrize("first", [0, 2])
def test_the_whole_pack_is_dealt_from_the_starter_on(
    seats: int, sizes: list[int], first: int
) -> None:
    """F2: the first in the order of play get a card more."""
    seen = Setting("friday", seats).set(leader=first - 1).deal().seen()
    assert [len(seen["hands"][(first + place) % seats]) for place in range(seats)] == sizes
    assert seen["stock"] == seen["aside"] == []


@pytest.mark.parametrize("first", [0, 1, 2])
def test_three_players_set_a_fourth_hand_aside(first: int) -> None:
    """F3: 13, 13 and 12 cards, and 12 for nobody."""
    seen = Setting("friday", seats=3).set(leader=first - 1).deal().seen()
    assert [len(seen["hands"][(first + place) % 3]) for place in range(3)] == [13, 13, 12]
    assert len(seen["aside"]) == 12
    assert seen["stock"] == []


def test_the_fourth_hand_comes_back_in_the_next_round() -> None:
    """F3: it is set aside for this round only."""
    seen = Setting("friday", seats=3).deal().deal().seen()
    assert len(seen["aside"]) == 12
    assert len(sum(seen["hands"], seen["aside"])) == 50


@pytest.mark.parametrize("observer", [0, 1, 2, SPECTATOR])
def test_nobody_sees_the_fourth_hand(observer: int) -> None:
    """F3: neither during the round nor when it ends."""
    table = Setting("friday", seats=3).deal()
    assert table.seen_by(observer)["aside"] == 12
    table.state.hands[:] = 0
    table.set(turn=0).put("hands", 0, "C1").play("C1")
    assert table.seen()["turn"] is None
    assert table.seen_by(observer)["aside"] == 12


def test_the_fourth_hand_counts_for_no_majority() -> None:
    """F3: who took most cats leads, however many cats were set aside."""
    table = Setting("friday", seats=3).set(turn=0).put("hands", 0, "L7")
    table.put("aside", "C1", "C1", "C2").put("taken", 1, "C5", "C7").put("taken", 2, "C4")
    assert table.play("L7").numbers("points") == [0, 0, 1]


# --- Playing ------------------------------------------------------------------


def test_nobody_draws() -> None:
    """F4: after a play the hand is a card smaller, also with a fourth hand set aside."""
    table = Setting("friday", seats=3).set(leader=2).deal()
    table.play(table.legal()[0])
    assert len(table.cards("hands", 0)) == 12
    assert len(table.cards("aside")) == 12


def test_a_round_ends_with_the_last_card_of_the_last_player() -> None:
    """F4: also when the last in the order of play were dealt a card less."""
    table = Setting("friday").set(turn=0)
    table.put("hands", 0, "C1", "C2").put("hands", 1, "C1", "C2")
    table.put("hands", 2, "M1").put("hands", 3, "M1")
    assert table.play("C1", "C1", "M1", "M1", "C2").seen()["turn"] == 1
    assert table.play("C2").seen()["turn"] is None


@pytest.mark.parametrize(("seats", "cards"), [(3, 38), (4, 50), (5, 50), (6, 50)])
def test_every_card_dealt_to_the_players_is_played(seats: int, cards: int) -> None:
    """F4: a move for each card, but none for those set aside."""
    match = play_out("friday", seats, rounds=1)
    assert len(match.moves) == cards
    assert match.face_up().describe()["hands"] == [[]] * seats


@pytest.mark.parametrize("pile", ["C", "M", "L"])
def test_a_friday_card_may_open_any_pile(pile: str) -> None:
    """F5: the piles start empty, and there is none for Friday cards."""
    table = Setting("friday").deal()
    assert table.seen()["piles"] == {"C": [], "M": [], "L": []}
    table.put("hands", table.state.turn, "F4").play(f"F4>{pile}")
    assert table.seen()["piles"][pile] == ["F4"]
    assert [move for move in table.rules.MOVES if move[0] == "F"] == ["F4>C", "F4>M", "F4>L"]


@pytest.mark.parametrize("observer", [0, 1, SPECTATOR])
def test_all_can_add_up_a_pile(observer: int) -> None:
    """F6: every card of a pile lies open, so its sum is there for all to see."""
    table = set_pile(CATS, "C5", "C4", hand=("F4", "M1")).play("F4>C")
    pile = table.seen_by(observer)["piles"]["C"]
    assert pile == ["C4", "C5", "F4"]
    assert sum(int(card[1:]) for card in pile) == 13


def test_a_friday_card_may_make_thirteen() -> None:
    """T6, example a: cats at 9, a Friday card makes 13, which is safe."""
    table = set_pile(CATS, "C7", "C2", hand=("F4", "M1")).play("F4>C")
    assert table.cards("targets", CATS) == ["C2", "C7", "F4"]
    assert table.cards("taken", 1) == []


def test_the_mirror_that_breaks_the_pile_stays() -> None:
    """T7, example b: mirrors at 12, a mirror 4 makes 16 and takes the 7 and the 5."""
    table = set_pile(MIRRORS, "M7", "M5", hand=("M4", "C1")).play("M4")
    assert table.cards("taken", 1) == ["M5", "M7"]
    assert table.cards("targets", MIRRORS) == ["M4"]


# --- As in 13 -----------------------------------------------------------------


@pytest.mark.parametrize("card", ["C1", "M2", "L7"])
def test_a_card_goes_on_the_pile_of_its_type(card: str) -> None:
    """T5: cats on cats, mirrors on mirrors, ladders on ladders; then the next player is on."""
    seen = set_pile(CATS, hand=(card, "F4")).play(card).seen()
    assert seen["piles"] == {pile: [card] if pile == card[0] else [] for pile in "CML"}
    assert seen["turn"] == 2


def test_a_friday_card_over_thirteen_stays_too() -> None:
    """T7: it takes what lay there and starts the pile anew."""
    table = set_pile(LADDERS, "L7", "L5", hand=("F4", "C1")).play("F4>L")
    assert table.cards("taken", 1) == ["L5", "L7"]
    assert table.cards("targets", LADDERS) == ["F4"]


def test_you_may_go_over_on_purpose() -> None:
    """T8: any card held may be played, no other."""
    table = set_pile(CATS, "C5", "C7", hand=("C1", "C2"))
    assert table.legal() == ["C1", "C2"]
    assert table.reason("C4") == table.reason("F4>C") == "friday/not-held"


@pytest.mark.parametrize("observer", [0, 1, SPECTATOR])
def test_taken_cards_lie_face_down_until_the_round_ends(observer: int) -> None:
    """T9: all see their number, and when the round ends what they are."""
    table = Setting("friday", seats=3).put("taken", 1, "C7", "F4").set(turn=0)
    table.put("hands", 0, "L7")
    assert table.seen_by(observer)["taken"] == [0, 2, 0]
    table.play("L7")
    assert table.seen_by(observer)["taken"][1] == {"C": 1, "M": 0, "L": 0, "F": 1}


def test_cards_left_on_the_piles_count_for_nobody() -> None:
    """T11: neither as points nor for a majority."""
    table = Setting("friday", seats=3).set(turn=0).put("hands", 0, "L7")
    table.put("targets", MIRRORS, "M1", "M1", "F4").put("taken", 1, "M2")
    assert table.play("L7").numbers("points") == [0, 0, 0]


@pytest.mark.parametrize(
    ("taken", "points"),
    [
        (["C7", "C1", ""], [1, 1, 0]),
        (["F4", "F4 F4", ""], [2, 4, 0]),
    ],
)
def test_a_card_is_one_point_and_a_friday_card_two(taken: list[str], points: list[int]) -> None:
    """T12: whatever its value; here nobody leads."""
    assert scored(*taken) == points


@pytest.mark.parametrize(
    ("taken", "points"),
    [
        (["M1 M1 L7", "M7 L1", ""], [1, 2, 0]),
        (["M1 M1 L7", "M7 M5 L1", "M2"], [3, 3, 1]),
    ],
)
def test_a_majority_spares_and_a_tie_spares_nobody(taken: list[str], points: list[int]) -> None:
    """T13: strictly more mirrors than every other player, and they count nothing."""
    assert scored(*taken) == points


def test_friday_cards_always_count() -> None:
    """T14: nobody gets rid of them."""
    assert scored("F4 F4 F4 C1", "F4", "") == [6, 2, 0]


@pytest.mark.parametrize(("totals", "winners"), [([9, 4, 5, 6], [1]), ([9, 4, 5, 4], [1, 3])])
def test_fewest_points_win_and_a_tie_shares(totals: list[int], winners: list[int]) -> None:
    """T16: all who have the lowest total have won."""
    assert Setting("friday").set(totals=totals).winners() == winners


# --- Ending the match ---------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_match_is_four_rounds_for_any_number_of_players(seats: int) -> None:
    """F7: also for three, five and six."""
    match = play_out("friday", seats)
    assert len(match.rounds) == 4
    assert match.totals == [sum(points) for points in zip(*match.rounds, strict=True)]


@pytest.mark.parametrize("rounds", [1, 24])
def test_a_table_may_change_the_number_of_rounds(rounds: int) -> None:
    """F7, option rounds: over after so many, not one before."""
    table = Setting("friday", rounds=rounds).set(this_round=rounds - 2)
    assert not verbs.is_over(table.state)
    assert verbs.is_over(table.set(this_round=rounds - 1).state)


@pytest.mark.parametrize(("limit", "taken"), [(12, ["C5", "C7"]), (13, []), (14, [])])
def test_a_table_may_change_the_limit(limit: int, taken: list[str]) -> None:
    """T6 and T7, option limit: exactly the limit is safe, more takes."""
    table = Setting("friday", limit=limit).set(turn=0).put("targets", CATS, "C7", "C5")
    assert table.put("hands", 0, "C1").play("C1").cards("taken", 0) == taken


@pytest.mark.parametrize(
    ("option", "default", "least", "most"), [("limit", 13, 8, 20), ("rounds", 4, 1, 24)]
)
def test_an_option_has_a_default_and_bounds(
    option: str, default: int, least: int, most: int
) -> None:
    """F7 and T6: outside its bounds an option is refused, and told the bounds."""
    assert Setting("friday").options[option] == default
    for value in (least, most):
        assert Setting("friday", **{option: value}).options[option] == value
    for value in (least - 1, most + 1):
        with pytest.raises(BadOption) as error:
            Setting("friday", **{option: value})
        assert error.value.code == "option/value"
        assert f" {least}..{most}." in str(error.value)


def test_the_size_of_a_hand_is_no_option() -> None:
    """F2: the whole pack is dealt, so there is nothing to choose."""
    with pytest.raises(BadOption) as error:
        Setting("friday", hand=5)
    assert error.value.code == "option/unknown"
