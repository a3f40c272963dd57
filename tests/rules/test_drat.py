"""The rules of Drat, 13 again!, one test for each number and each worked example."""

from collections import Counter
from typing import Any

import pytest
from drat_tables import SEEDS, count
from tables import Setting

from treize import Match
from treize.errors import BadGame, BadOption
from treize.games.drat.rules import CARDS

FEW_POSITIVE = [2, 2, 2, 2, 6, 6]  # a deck that often deals all of them into the hands


def deal(seats: int = 4, seed: int = 13, **options: Any) -> Setting:
    return Setting("drat", seats, seed, **options).set(this_round=-1).deal()


def everywhere(table: Setting) -> Counter[str]:
    """All the cards of the table, wherever they lie."""
    seen = table.seen()
    return Counter(sum([*seen["hands"], *seen["under"]], seen["stock"] + seen["table"]))


# --- Setting up ---


def test_the_pack_holds_thirty_two_cards() -> None:
    """Pack: 28 numbers, as many of each as we chose, and four duels."""
    pack = {"+4": 5, "+3": 5, "+2": 5, "+1": 5, "-1": 4, "-2": 4, "duel": 4}
    assert everywhere(deal()) == pack
    assert sum(pack.values()) == 32


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_gets_five_cards(seats: int) -> None:
    """D1: and the first player has drawn a sixth; the rest is the stock."""
    table = deal(seats)
    sizes = [len(hand) for hand in table.seen()["hands"]]
    assert sizes[table.state.turn] == 6
    assert sorted(sizes) == [5] * (seats - 1) + [6]
    under = sum(map(len, table.seen()["under"]))
    assert len(table.seen()["stock"]) + under == 32 - 5 * seats - 2
    assert table.numbers("drats") == [0] * seats


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_may_play(seats: int) -> None:
    """D1: no game for one or five."""
    with pytest.raises(BadGame) as error:
        Match("drat", seats=seats)
    assert error.value.code == "game/seats"


def test_lots_decide_who_begins() -> None:
    """D1: the first player is drawn at random, so over many deals everyone begins."""
    assert {int(deal(4, seed).state.turn) for seed in SEEDS} == {0, 1, 2, 3}


def test_the_start_card_is_a_positive_one() -> None:
    """D2: any from 1 to 4, and the total starts there."""
    starts = set()
    for seed in SEEDS:
        table = deal(4, seed).seen()
        (start,) = table["table"]
        assert table["last"] == start
        assert table["total"] == int(start)
        starts.add(start)
    assert starts == {"+1", "+2", "+3", "+4"}


def test_other_start_cards_go_under_the_stock() -> None:
    """D2: a negative or a duel goes under, and another is turned until it is positive."""
    blocks = [deal(2, seed, deck=FEW_POSITIVE).seen()["under"] for seed in SEEDS]
    assert {len(under) for under in blocks} == {0, 1}
    rejected = [[card for block in under for card in block] for under in blocks]
    assert {card for cards in rejected for card in cards} == {"-1", "-2", "duel"}
    assert {0, 1, 2} <= {len(cards) for cards in rejected}


def test_without_a_start_card_everything_is_dealt_again() -> None:
    """D2: when all positive cards are in hands; it is always a full deal that counts."""
    redealt = 0
    for seed in SEEDS:
        first = Setting("drat", 4, seed, deck=FEW_POSITIVE)
        first.rules.rules.shuffle_and_deal(first.state)
        redealt += not {"+1", "+2", "+3", "+4"} & set(first.cards("stock"))
        table = deal(4, seed, deck=FEW_POSITIVE)
        assert table.seen()["total"] > 0
        assert sorted(len(hand) for hand in table.seen()["hands"]) == [5, 5, 5, 6]
        assert everywhere(table) == dict(zip(CARDS, [*FEW_POSITIVE, 4], strict=True))
    assert 0 < redealt < len(SEEDS)


# --- Counting ---


def test_every_turn_draws_a_card_and_lays_one_of_six() -> None:
    """D3: the next player has drawn when it is their turn, and nobody passes."""
    table = count("+1").put("hands", 0, "+2", "-1").put("hands", 1, "+4", "+4", "+3", "-2", "-2")
    table.play("+2")
    assert table.state.turn == 1
    assert table.cards("hands", 0) == ["-1"]
    assert table.cards("hands", 1) == ["+1", "+3", "+4", "+4", "-2", "-2"]
    assert len(table.cards("stock")) == 2
    assert table.legal() == ["+1", "+3", "+4", "-2"]


def test_only_cards_in_the_hand_can_be_laid() -> None:
    """D3: not held is not laid, a duel neither."""
    table = count("+1").put("hands", 0, "+2")
    assert table.reason("+2") is None
    assert table.reason("+3") == "drat/not-held"
    assert table.reason("duel>1") == "drat/not-held"


def test_the_turn_goes_round() -> None:
    """D3: clockwise, from the last seat to the first."""
    table = count("+1").set(turn=2).put("hands", 2, "+2")
    assert table.play("+2").state.turn == 0


@pytest.mark.parametrize(
    ("start", "move", "total"),
    [
        ("+1", "+4", 5), ("+4", "-1", 3),  # the worked examples
        ("+1", "+1", 2), ("+1", "+2", 3), ("+1", "+3", 4), ("+4", "-2", 2),
        ("+1", "-1", 0), ("+1", "-2", -1), ("-2", "-2", -4), ("-2", "+1", -1),
    ],
)  # fmt: skip
def test_a_number_is_added_to_the_total(start: str, move: str, total: int) -> None:
    """D4 (examples): negatives subtract, and the total may fall below zero."""
    table = count(start).put("hands", 0, move).play(move).seen()
    assert table["total"] == total
    assert table["table"] == sorted([start, move])
    assert table["last"] == move
    assert table["tokens"] == [0, 0, 0]


@pytest.mark.parametrize(
    ("total", "move", "token"),
    [
        (8, "+4", 0), (11, "+1", 0), (12, "-1", 0), (12, "duel>1", 0),
        (9, "+4", 1), (12, "+1", 1), (12, "+2", 1), (12, "+4", 1),
    ],
)  # fmt: skip
def test_thirteen_or_more_costs_a_token(total: int, move: str, token: int) -> None:
    """D5: 12 is safe, 13 is not, nor is anything above."""
    table = count("+4").set(total=total).put("hands", 0, move.partition(">")[0]).play(move)
    assert table.numbers("drats") == [token, 0, 0]
    assert (table.seen()["table"] == []) is bool(token), "only a token ends the count"


def test_twelve_and_one_is_a_token_and_a_new_count() -> None:
    """D5, D6, D7 (example): total 12, +1: token, count over, the same player starts anew."""
    table = count("+4", "+4", "+4").put("hands", 0, "+1", "-2").put("hands", 1, "+3").play("+1")
    seen = table.seen()
    assert seen["tokens"] == [1, 0, 0]
    assert seen["bank"] == 9
    assert (seen["total"], seen["table"], seen["last"]) == (0, [], None)
    assert seen["turn"] == 0
    assert table.legal() == ["+1", "-2"], "a card has been drawn"


# --- Under the stock ---


def end_count(stock: str, *under: str, block: str = "", seed: int = 13, **options: Any) -> Setting:
    """A count that has just ended, and its cards gone under the stock; seat 0 has drawn anew."""
    table = count("+4", "+4", "+4", stock=stock, seed=seed, **options).put("hands", 0, "+3")
    table.put("hands", 1, "-1", "-1").put("block", *block.split())
    for place, cards in enumerate(under):
        table.put("under", place, *cards.split())
    return table.play("+3")


LAST_COUNT = ["+3", "+4", "+4", "+4"]


def test_all_cards_laid_go_under_the_stock() -> None:
    """D6: the last one too; the hands are kept."""
    table = end_count("+2").seen()
    assert table["under"] == [LAST_COUNT]
    assert table["hands"] == [["+2"], ["-1", "-1"], []]


@pytest.mark.parametrize("seed", range(10))
def test_what_lies_under_waits_until_the_stock_is_empty(seed: int) -> None:
    """D6: first the stock above it is drawn, whatever lies below."""
    table = end_count("+2 +2", "-2 duel", seed=seed)
    assert table.cards("hands", 0) == ["+2"]
    table.play("+2")
    assert table.cards("hands", 1) == ["+2", "-1", "-1"]
    assert table.seen()["under"] == [["-2", "duel"], LAST_COUNT]
    table.play("-1")
    assert table.seen()["stock"] == [], "now the stock is empty"
    assert table.seen()["under"] in ([["-2"], LAST_COUNT], [["duel"], LAST_COUNT])


def test_the_oldest_block_is_used_up_before_the_next() -> None:
    """D6: the rejected start cards, then count by count; inside a block the order is unknown."""
    first, last = set(), set()
    for seed in SEEDS:
        table = end_count("", "duel", "-1 -2", seed=seed)
        assert table.cards("hands", 0) == ["duel"]
        table.play("duel>1").play("-1")  # players 1 and 2 have drawn the second block
        assert table.seen()["under"] == [LAST_COUNT]
        first.update(table.cards("hands", 2))
        table.play(table.legal()[0])
        last.update(table.cards("hands", 0))
        assert len(table.seen()["under"][0]) == 3
    assert first == {"-1", "-2"}
    assert last == {"+3", "+4"}


def test_a_table_may_mix_all_that_lies_under_the_stock() -> None:
    """Options, blocks: as the rules meant before number 2."""
    drawn = Counter[str]()
    for seed in range(100):
        table = end_count("", "duel", block="-2", seed=seed, blocks=False)
        drawn.update(table.cards("hands", 0))
        (block,) = table.seen()["under"]
        assert len(block) == 5
    assert set(drawn) == {"+3", "+4", "-2", "duel"}
    assert drawn.most_common(1)[0][0] == "+4", "there are three of them"


def test_there_is_room_for_all_blocks() -> None:
    """D6: of the largest pack and the lowest limit, when each count takes two cards."""
    most = 0
    for seed in range(20):
        table = deal(2, seed, limit=8, tokens=30, deck=[60, 0, 0, 0, 0, 0])
        while table.state.turn >= 0:
            table.play("+4")
            most = max(most, len(table.seen()["under"]))
    assert most == table.rules.rules.BLOCKS


@pytest.mark.parametrize(
    ("card", "move", "total"), [("+4", "+4", 4), ("-2", "-2", -2), ("duel", "duel>2", 0)]
)
def test_who_took_the_token_starts_with_any_card(card: str, move: str, total: int) -> None:
    """D7: a negative is allowed, a duel starts at 0; then the next player."""
    table = end_count(stock=f"{card} {card}").play(move)
    assert table.seen()["total"] == total
    assert table.seen()["table"] == [card]
    assert table.seen()["last"] == card
    assert table.state.turn == 1


def test_a_duel_as_start_card_is_fought() -> None:
    """D7: both draw chilis and the tokens change hands, the one just taken too."""
    table = end_count(stock="duel duel").play("duel>2")
    assert sorted(table.numbers("drats")) == [0, 0, 1]
    assert [bool(chili) for chili in table.numbers("chilis")] == [True, False, True]


# --- What is seen ---


def test_hands_and_stock_are_hidden() -> None:
    """Seen by all: cards laid, total, tokens, the sizes of hands and stock."""
    table = count("+4", "-1").put("hands", 0, "+2", "+3").put("hands", 1, "-2").set(drats=[2, 0, 1])
    seen = table.put("under", 0, "duel").put("under", 1, "+1", "+1").seen_by(1)
    assert seen["hands"] == [2, ["-2"], 0]
    assert (seen["stock"], seen["under"]) == (3, [1, 2])
    assert (seen["table"], seen["last"], seen["total"]) == (["+4", "-1"], "-1", 3)
    assert (seen["tokens"], seen["bank"]) == ([2, 0, 1], 7)


# --- Options ---


def test_the_defaults_are_the_rules() -> None:
    """Options: thirteen, ten tokens, and the deck we chose."""
    found = Setting("drat").options
    extra = {"start_card": "any", "first": "random", "blocks": True}
    assert found == {"limit": 13, "tokens": 10, "deck": [5, 5, 5, 5, 4, 4]} | extra


@pytest.mark.parametrize("first", [0, 2])
def test_a_table_may_name_who_begins(first: int) -> None:
    """D1, option first: at home the youngest."""
    assert {int(deal(4, seed, first=first).state.turn) for seed in SEEDS[:9]} == {first}


@pytest.mark.parametrize(
    ("hand", "legal"),
    [("+1 -1 duel", ["+1"]), ("-1 duel", ["-1", "duel>1", "duel>2"])],
)
def test_later_start_cards_may_have_to_be_positive(hand: str, legal: list[str]) -> None:
    """D7, option start_card: unless none is held; and only the start card."""
    table = Setting("drat", 3, start_card="positive").set(turn=0, last=-1)
    table.put("stock", "+2", "+2", "+2").put("hands", 0, *hand.split()).put("hands", 1, "-2")
    assert table.legal() == legal
    if legal == ["+1"]:
        assert table.reason("-1") == table.reason("duel>1") == "drat/start-positive"
    assert "-2" in table.play(legal[0]).legal()


@pytest.mark.parametrize("limit", [8, 20])
def test_another_number_may_be_the_unlucky_one(limit: int) -> None:
    """Options, limit: that total costs a token, one less does not."""
    for total, token in ((limit - 2, 0), (limit - 1, 1)):
        table = count("+4", limit=limit).set(total=total).put("hands", 0, "+1").play("+1")
        assert table.numbers("drats") == [token, 0, 0]


@pytest.mark.parametrize("tokens", [3, 30])
def test_a_match_may_have_other_tokens(tokens: int) -> None:
    """Options, tokens: the match ends with the last of them and not before."""
    for taken, is_over in ((tokens - 2, False), (tokens - 1, True)):
        table = count("+4", "+4", "+4", tokens=tokens).put("hands", 0, "+1")
        assert table.set(drats=[0, taken, 0]).play("+1").is_over() is is_over


@pytest.mark.parametrize(
    "deck", [[2, 2, 2, 2, 6, 6], [8, 0, 0, 0, 12, 0], [20, 0, 0, 0, 0, 0], [10] * 6]
)
def test_the_deck_may_hold_other_copies(deck: list[int]) -> None:
    """Options, deck: 20 to 60 numbers, at least 8 of them positive, and always four duels."""
    dealt = everywhere(deal(4, deck=deck))
    assert [dealt[card] for card in CARDS] == [*deck, 4]


WHOLE_DECK = "a,b,c,d,e,f; 20 <= a+b+c+d+e+f <= 60; a+b+c+d >= 8"


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("limit", 7, "8..20"), ("limit", 21, "8..20"), ("limit", "13", "8..20"),
        ("tokens", 2, "3..30"), ("tokens", 31, "3..30"), ("tokens", True, "3..30"),
        ("deck", [19, 0, 0, 0, 0, 0], WHOLE_DECK),  # too few
        ("deck", [11, 10, 10, 10, 10, 10], WHOLE_DECK),  # too many
        ("deck", [2, 2, 2, 1, 7, 6], WHOLE_DECK),  # too few positive
        ("deck", [5, 5, 5, 5, 5, -1], WHOLE_DECK),
        ("deck", [5, 5, 5, 5, 4], WHOLE_DECK),
        ("deck", [5, 5, 5, 5, 4, 4, 4], WHOLE_DECK),
        ("deck", 28, WHOLE_DECK),
    ],
)  # fmt: skip
def test_other_options_are_refused(option: str, value: Any, allowed: str) -> None:
    """Options: a value outside the range is refused, and the range named."""
    with pytest.raises(BadOption) as error:
        Setting("drat", **{option: value})
    assert error.value.code == "option/value"
    assert error.value.data["option"] == option
    assert error.value.data["allowed"] == allowed
