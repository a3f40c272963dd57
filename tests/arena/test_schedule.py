"""Everybody sits everywhere, equally often."""

from __future__ import annotations

from collections import Counter

import pytest

from treize.arena.schedule import Terms, line_ups, matches_in, seatings, terms_of
from treize.errors import TreizeError

FOUR = ("expert", "hard", "greedy", "chance")
SIX = ("chance", "greedy", "easy", "normal", "hard", "expert")
SCHEDULES = [
    terms_of("ole", FOUR),
    terms_of("ole", FOUR, seatings=9),
    terms_of("ole", FOUR, seats=3),
    terms_of("ole", SIX),
    terms_of("ole", SIX, seats=4),
    terms_of("ole", SIX, seats=4, seatings=500),
    terms_of("ole", SIX, seats=8, seed=3),
    terms_of("drat", ("greedy", "chance")),
    terms_of("ole", ("greedy", "chance")),
    terms_of("ole", ("greedy", "chance"), seats=8),
    terms_of("ole", ("greedy", "chance", "greedy", "chance"), seatings=4),
    terms_of("ole", ("expert", "greedy", "greedy", "greedy")),
    terms_of("ole", ("expert", "greedy", "greedy", "greedy", "chance"), seats=3, seatings=3),
]


def name_of(terms: Terms) -> str:
    """A schedule in a word."""
    return f"{len(terms.players)}-at-{terms.seats}-in-{terms.seatings}"


def is_choice(terms: Terms) -> bool:
    """Whether there are too many seatings to play them all."""
    return seatings(terms, 0) != seatings(terms, 1)


@pytest.mark.parametrize("terms", SCHEDULES, ids=name_of)
def test_in_every_deal_each_seat_sees_the_same_players_as_often(terms: Terms) -> None:
    """So that no one has better seats or cards than another at the same table."""
    for deal in range(5):
        found = seatings(terms, deal)
        seats = [Counter(seating[seat] for seating in found) for seat in range(terms.seats)]
        assert all(seat == seats[0] for seat in seats)


@pytest.mark.parametrize("terms", SCHEDULES, ids=name_of)
def test_a_deal_is_played_as_often_as_announced(terms: Terms) -> None:
    """Never more often than asked, and by as many as there are seats."""
    for deal in range(5):
        found = seatings(terms, deal)
        assert len(found) == matches_in(terms) <= terms.seatings
        assert {len(seating) for seating in found} == {terms.seats}


@pytest.mark.parametrize("terms", [s for s in SCHEDULES if is_choice(s)], ids=name_of)
def test_over_deals_every_line_up_comes_as_often(terms: Terms) -> None:
    """To within one rotation, after any number of deals."""
    times: Counter[tuple[str, ...]] = Counter()
    for deal in range(40):
        times.update(tuple(sorted(seating)) for seating in seatings(terms, deal))
    every = [times[line_up] for line_up in line_ups(terms.players, terms.seats)]
    assert sum(every) == 40 * matches_in(terms)
    assert max(every) - min(every) <= terms.seats


def test_four_players_have_24_seatings_and_pairs_have_6() -> None:
    """Each seating once; two players of one name are not told apart."""
    assert len(set(seatings(SCHEDULES[0], 0))) == 24
    pairs = terms_of("ole", ("greedy", "chance", "greedy", "chance"))
    assert len(seatings(pairs, 0)) == len(set(seatings(pairs, 0))) == 6


def test_the_orders_of_a_deal_differ_and_all_come_up() -> None:
    """Of four players there are six orders round the table; three deals of two show them all."""
    terms = terms_of("ole", FOUR, seatings=8)
    found = [seating for deal in range(3) for seating in seatings(terms, deal)]
    assert len(set(found)) == 24


def test_the_schedule_follows_from_the_seed() -> None:
    """The same again for the same seed, another for another."""
    one, two = terms_of("ole", SIX, seed=1), terms_of("ole", SIX, seed=2)
    assert seatings(one, 7) == seatings(terms_of("ole", SIX, seed=1), 7)
    assert seatings(one, 7) != seatings(two, 7)


@pytest.mark.parametrize(
    ("game", "players", "seats", "table"),
    [
        ("ole", FOUR, None, 4),
        ("ole", SIX, None, 6),
        ("drat", SIX, None, 4),
        ("ole", FOUR[:2], None, 4),
        ("drat", FOUR[:2], None, 2),
        ("ole", FOUR, 3, 3),
    ],
)
def test_there_are_as_many_seats_as_players_if_the_game_allows(
    game: str, players: tuple[str, ...], seats: int | None, table: int
) -> None:
    """Else four, or as many as asked for."""
    assert terms_of(game, players, seats=seats).seats == table


def test_few_players_fill_a_table_in_their_order() -> None:
    """Two at five seats: the first sits three times."""
    terms = terms_of("ole", ("greedy", "chance"), seats=5)
    assert line_ups(terms.players, 5) == [("chance", "chance", "greedy", "greedy", "greedy")]


@pytest.mark.parametrize(
    ("players", "more", "code"),
    [
        (("greedy",), {}, "use/players"),
        ((), {}, "use/players"),
        (("greedy",) * 13, {}, "use/players"),
        (("greedy", "zorro"), {}, "use/bot"),
        (("greedy", ""), {}, "use/bot"),
        (FOUR, {"seats": 9}, "game/seats"),
        (FOUR, {"seatings": 0}, "use/seatings"),
        (FOUR, {"seatings": 3}, "use/seatings"),
        (FOUR, {"seed": -1}, "seed/bad"),
        (FOUR, {"options": {"hat": 1}}, "option/unknown"),
    ],
)
def test_terms_that_cannot_be_kept_are_refused(
    players: tuple[str, ...],
    more: dict[str, int],
    code: str,
) -> None:
    """Fewer seatings than seats would favour somebody."""
    with pytest.raises(TreizeError) as error:
        terms_of("ole", players, **more)  # type: ignore[arg-type]
    assert error.value.code == code


def test_fewer_seatings_than_seats_are_enough_when_there_are_no_more() -> None:
    """Four of the same name sit in one way only."""
    terms = terms_of("ole", ("greedy",) * 4, seatings=1)
    assert seatings(terms, 0) == [("greedy",) * 4]
