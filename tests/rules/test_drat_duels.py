"""The rules of Drat, 13 again!, on duels, running out of cards and the end of a match."""

import pytest
from drat_tables import SEEDS, count
from tables import Setting

from treize import Match

# --- Duels ---


def duel(seed: int, tokens: list[int], rival: int = 1) -> Setting:
    table = count("+4", "+3", seed=seed).put("hands", 0, "duel").set(drats=tokens)
    return table.play(f"duel>{rival}")


def test_a_duel_leaves_the_total() -> None:
    """D8: it is worth 0, and the next player goes on."""
    table = duel(13, [3, 1, 2]).seen()
    assert table["total"] == 7
    assert table["table"] == ["+3", "+4", "duel"]
    assert table["last"] == "duel"
    assert table["turn"] == 1


@pytest.mark.parametrize(("seats", "rivals"), [(2, "1"), (3, "12"), (4, "123")])
def test_a_duel_is_fought_with_any_other_player(seats: int, rivals: str) -> None:
    """D8: but not with oneself, nor with an empty chair."""
    table = Setting("drat", seats).set(turn=0).put("hands", 0, "duel")
    assert table.legal() == [f"duel>{rival}" for rival in rivals]
    for nobody in {"0", "1", "2", "3"} - set(rivals):
        assert table.reason(f"duel>{nobody}") == "drat/no-rival"


def test_the_higher_chili_gives_all_tokens_to_the_loser() -> None:
    """D8 (example): 3 tokens against 1, won is 0 and 4, lost is 4 and 0."""
    outcomes = set()
    for seed in SEEDS:
        table = duel(seed, [3, 1, 2])
        mine, theirs, nobodys = table.numbers("chilis")
        assert mine != theirs
        assert nobodys == 0
        assert table.numbers("drats") == ([0, 4, 2] if mine > theirs else [4, 0, 2])
        assert table.seen()["bank"] == 4
        outcomes.add(mine > theirs)
    assert outcomes == {True, False}


def test_only_the_rival_is_fought() -> None:
    """D8: the one who was picked, not the next at the table."""
    for seed in SEEDS:
        assert duel(seed, [3, 1, 2], rival=2).numbers("drats") in ([0, 1, 5], [5, 1, 0])


def test_there_is_one_chili_card_of_each_number() -> None:
    """D8: six face-down cards with 1 to 6; both players may draw any, never the same."""
    pairs = {tuple(duel(seed, [0, 0, 0]).numbers("chilis")[:2]) for seed in range(400)}
    assert pairs == {(a, b) for a in range(1, 7) for b in range(1, 7) if a != b}


def test_the_chili_cards_are_shuffled_back() -> None:
    """D8: those of the last duel may be drawn again in the next one."""
    again = set()
    for seed in SEEDS:
        table = Setting("drat", 4, seed).put("stock", "+1", "+1", "+1").set(turn=1)
        table.put("hands", 1, "duel").put("hands", 2, "duel").play("duel>0")
        first = set(table.numbers("chilis")[:2])
        table.play("duel>3")
        assert table.numbers("chilis")[:2] == [0, 0]
        again |= first & set(table.numbers("chilis")[2:])
    assert again == {1, 2, 3, 4, 5, 6}


# --- Running out of cards ---


def test_the_cards_laid_become_a_new_stock() -> None:
    """D9: all but the last, when nothing is left in the stock or under it; the total stays."""
    drawn = set()
    for seed in SEEDS:
        table = count("+4", "+3", "duel", stock="", seed=seed).put("hands", 0, "-1").play("-1")
        assert table.seen()["table"] == ["-1"]
        assert table.seen()["total"] == 6
        assert sorted(table.cards("stock") + table.cards("hands", 1)) == ["+3", "+4", "duel"]
        drawn.update(table.cards("hands", 1))
    assert drawn == {"+3", "+4", "duel"}, "they have been shuffled"


@pytest.mark.parametrize("zone", ["stock", "under", "block"])
def test_nothing_is_shuffled_while_there_is_a_card_to_draw(zone: str) -> None:
    """D9: neither with a last card in the stock, nor with one under it; only when one is due."""
    table = count("+4", "+3", stock="").put(zone, 0, "-2").put("hands", 0, "-1").play("-1")
    assert table.cards("hands", 1) == ["-2"]
    assert table.seen()["table"] == ["+3", "+4", "-1"]
    table.play("-2")
    assert table.seen()["table"] == ["-2"]


def test_the_count_goes_on_after_the_shuffle() -> None:
    """D9: what was laid before still counts for 13, and only what lies there goes under."""
    table = count("+4", "+4", "+2", stock="").put("hands", 0, "+2").put("hands", 1, "+1")
    table.play("+2")
    assert table.seen()["total"] == 12
    table.play("+1")
    assert table.numbers("drats") == [0, 1, 0]
    assert table.seen()["under"] == [["+1", "+2"]]


# --- Ending the match ---


@pytest.mark.parametrize(("tokens", "is_over"), [([4, 3, 1], False), ([4, 3, 2], True)])
def test_the_last_token_ends_the_match_at_once(tokens: list[int], is_over: bool) -> None:
    """D10: not the last but one; nobody draws any more and the table stays as it lies."""
    table = count("+4", "+4", "+4").put("hands", 0, "+1", "-1").set(drats=tokens).play("+1")
    assert table.is_over() is is_over
    assert table.numbers("drats") == [5, *tokens[1:]]
    if is_over:
        assert table.legal() == []
        assert table.seen()["table"] == ["+1", "+4", "+4", "+4"]
        assert table.seen()["hands"][0] == ["-1"]
        assert len(table.seen()["stock"]) == 3
        assert table.numbers("totals") == [5, 3, 2]


def last_token(tokens: list[int], seed: int = 13) -> Setting:
    """The end of a match in which seat 0 takes the last token."""
    table = count("+4", "+4", "+4", seed=seed, tokens=sum(tokens) + 1).put("hands", 0, "+1")
    return table.set(drats=tokens).play("+1")


@pytest.mark.parametrize(
    ("tokens", "winner"), [([0, 2, 3], 0), ([1, 1, 3], 1), ([3, 3, 0], 2), ([1, 3, 1], 2)]
)
def test_fewest_tokens_win(tokens: list[int], winner: int) -> None:
    """D11: counting the last one; without a tie nobody draws a chili."""
    table = last_token(tokens)
    assert table.winners() == [winner]
    assert table.numbers("chilis") == [0, 0, 0]


@pytest.mark.parametrize(
    ("tokens", "tied"), [([1, 2, 3], [0, 1]), ([5, 2, 2], [1, 2]), ([0, 1, 1], [0, 1, 2])]
)
def test_a_tie_for_fewest_is_drawn_off(tokens: list[int], tied: list[int]) -> None:
    """D11: those tied draw one chili each and the highest wins, whoever of them that is."""
    winners = set()
    for seed in SEEDS:
        table = last_token(tokens, seed)
        chilis = table.numbers("chilis")
        assert [seat for seat, chili in enumerate(chilis) if chili] == tied
        assert len({chilis[seat] for seat in tied}) == len(tied), "no two draw the same"
        assert table.winners() == [chilis.index(max(chilis))]
        winners.update(table.winners())
    assert winners == set(tied)


def test_a_tie_that_is_not_for_fewest_means_nothing() -> None:
    """D11: two with most tokens draw no chili."""
    table = last_token([1, 2, 1])
    assert table.winners() == [2]
    assert table.numbers("chilis") == [0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_is_one_round_with_one_winner(seats: int) -> None:
    """D10 and D11: all ten tokens are taken, and a tie is never shared."""
    for seed in range(5):
        match = Match("drat", seats=seats, seed=seed)
        while not match.is_over:
            match.play(match.legal()[0])
        assert match.rounds == [match.totals]
        assert sum(match.totals) == 10
        assert len(match.winners) == 1
        assert match.totals[match.winners[0]] == min(match.totals)
