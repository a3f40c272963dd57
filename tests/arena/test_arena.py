"""An arena is the same however it is played: in one process or two, at once or in parts."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from treize import Match
from treize.arena import Terms, arena, seed_in, terms_of
from treize.arena.play import Task, play_match
from treize.arena.report import Report
from treize.arena.seer import seated_in_arena
from treize.bots import seated
from treize.errors import BadRecord, BadUse

PAIR = ("greedy", "chance")
TERMS = terms_of("leaves", PAIR, seed=5, seatings=4)


def seat_first(name: str, game: str, seed: str) -> Callable[[Match], str]:
    """A player of our own, who plays the first legal move, among the bots."""
    return (lambda match: match.legal()[0]) if name == "first" else seated(name, game, seed)


@pytest.fixture(scope="module")
def once() -> Report:
    """Five deals, played at once in one process."""
    return arena(TERMS, 5, jobs=1)


# --- Playing ---


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    """Nor on which is faster; and players of one's own can be seated in all of them."""
    terms = terms_of("leaves", ("first", "chance", "greedy"), known=("first", "chance", "greedy"))
    result = arena(terms, 4, jobs=2, seat=seat_first)
    assert arena(terms, 4, jobs=1, seat=seat_first) == result
    assert {row["player"] for row in result["standings"]} == set(terms.players)


def test_a_rule_of_thumb_beats_chance(once: Report) -> None:
    """And shares of the wins add up: both sit in two of the four seats."""
    greedy, chance = once["standings"]
    assert (greedy["player"], chance["player"]) == PAIR
    assert 2 * (greedy["wins"]["mean"] + chance["wins"]["mean"]) == pytest.approx(1, abs=0.001)
    margin = greedy["wins"]["margin"]
    assert margin is not None
    assert greedy["wins"]["mean"] - margin > once["even"]


def test_equal_players_have_luck_of_their_own() -> None:
    """In each seat, seating and deal another seed; and the same one in the same place again."""
    seeds: list[str] = []

    def remember(name: str, game: str, seed: str) -> Callable[[Match], str]:
        seeds.append(seed)
        return seated(name, game, seed)

    places = [(deal, number) for deal in range(2) for number in range(3)]
    for deal, number in places:
        play_match(Task(TERMS, deal, number, ("chance",) * 4, remember))
    assert len(set(seeds)) == 4 * len(places)
    play_match(Task(TERMS, 0, 0, ("chance",) * 4, remember))
    assert seeds[-4:] == seeds[:4]


def test_an_endless_match_is_broken_off_and_the_best_standing_wins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A pack of almost only negative cards never reaches the limit."""
    monkeypatch.setattr("treize.arena.play.CAP", 500)
    terms = terms_of("drat", ("chance", "greedy"), options={"deck": [8, 0, 0, 0, 0, 52]})
    played = play_match(Task(terms, 0, 0, ("chance", "chance"), seated))
    assert played.capped
    assert played.winners == tuple(s for s in (0, 1) if played.totals[s] == min(played.totals))


def test_progress_counts_every_match() -> None:
    """From none to all."""
    told: list[tuple[int, int]] = []
    arena(TERMS, 2, jobs=1, progress=lambda played, total: told.append((played, total)))
    assert told == [(played, 8) for played in range(9)]


@pytest.mark.parametrize(
    ("deals", "jobs", "code"), [(0, 1, "use/deals"), (-3, 1, "use/deals"), (1, 0, "use/jobs")]
)
def test_nothing_is_played_without_deals_or_jobs(deals: int, jobs: int, code: str) -> None:
    """At least one of each."""
    with pytest.raises(BadUse) as error:
        arena(TERMS, deals, jobs=jobs)
    assert error.value.code == code


# --- Going on from a file ---


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What three deals leave in a file."""
    kept = tmp_path_factory.mktemp("arena") / "arena.jsonl"
    arena(TERMS, 3, jobs=1, file=kept)
    return kept.read_bytes()


@pytest.fixture
def file(tmp_path: Path, three: bytes) -> Path:
    """A file of three deals."""
    kept = tmp_path / "arena.jsonl"
    kept.write_bytes(three)
    return kept


def test_a_file_has_a_line_for_the_terms_and_one_for_each_deal(file: Path) -> None:
    """Which anybody can read."""
    terms, *deals = map(json.loads, file.read_text().splitlines())
    assert (terms["game"], terms["players"], terms["seed"]) == ("leaves", list(PAIR), 5)
    assert [line["deal"] for line in deals] == [0, 1, 2]
    assert set(deals[0]["matches"][0]) == {"seating", "totals", "winners", "capped"}


def test_an_arena_goes_on_with_more_deals(file: Path, once: Report) -> None:
    """And gives what one run would have given."""
    told: list[int] = []
    assert arena(TERMS, 5, jobs=1, file=file, progress=lambda n, _: told.append(n)) == once
    assert told[0] == 12
    assert len(file.read_text().splitlines()) == 6


def test_fewer_deals_than_the_file_holds_are_those_of_a_shorter_run(file: Path) -> None:
    """The others are left alone."""
    before = file.read_bytes()
    assert arena(TERMS, 2, jobs=1, file=file) == arena(TERMS, 2, jobs=1)
    assert file.read_bytes() == before


@pytest.mark.parametrize("cut", [1, 2, 40, 300, 900, -900, -200, -1])
def test_a_line_that_breaks_off_is_played_again(file: Path, cut: int) -> None:
    """Wherever the crash was; at the end the file is as if nothing had happened."""
    whole = file.read_bytes()
    file.write_bytes(whole[:cut])
    assert arena(TERMS, 3, jobs=1, file=file)["matches"] == 12
    assert file.read_bytes() == whole


def test_an_interrupted_arena_leaves_a_file_to_go_on_with(tmp_path: Path, once: Report) -> None:
    """In the middle of the third deal, two are kept."""
    kept = tmp_path / "arena.jsonl"

    def stop(played: int, total: int) -> None:
        if played == 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        arena(TERMS, 5, jobs=1, file=kept, progress=stop)
    assert len(kept.read_text().splitlines()) == 3
    assert arena(TERMS, 5, jobs=1, file=kept) == once


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (terms_of("drat", PAIR, seats=4, seed=5, seatings=4), "game"),
        (terms_of("leaves", PAIR, seats=3, seed=5, seatings=4), "seats"),
        (terms_of("leaves", PAIR[::-1], seed=5, seatings=4), "players"),
        (terms_of("leaves", PAIR, seed=5, seatings=4, options={"match": "advanced"}), "options"),
        (terms_of("leaves", PAIR, seed=6, seatings=4), "seed"),
        (terms_of("leaves", PAIR, seed=5), "seatings"),
    ],
)
def test_an_arena_of_other_terms_does_not_go_on(file: Path, other: Terms, what: str) -> None:
    """The complaint names the first term that differs, and the file is left alone."""
    before = file.read_bytes()
    with pytest.raises(BadRecord) as error:
        arena(other, 5, jobs=1, file=file)
    assert (error.value.code, error.value.data["what"]) == ("arena/terms", what)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda lines: [b"hello", *lines], 1),
        (lambda lines: [b'{"treize":1}', *lines], 1),
        (lambda lines: [lines[0], b"", *lines[1:]], 2),
        (lambda lines: [lines[0], lines[1][:-9], *lines[2:]], 2),
        (lambda lines: [*lines, lines[2]], 5),
        (lambda lines: [*lines[:3], lines[3].replace(b'"deal":2', b'"deal":-1')], 4),
        (lambda lines: [*lines[:3], lines[3].replace(b"greedy", b"expert", 1)], 4),
        (lambda lines: [*lines[:3], lines[3].replace(b'"winners":[', b'"winners":[7,', 1)], 4),
        (lambda lines: [*lines[:3], lines[3].replace(b'"totals":[', b'"totals":[7,', 1)], 4),
        (lambda lines: [*lines[:3], b"\xff" * 40], 4),
    ],
)
def test_a_damaged_file_is_named_with_its_line(
    file: Path, change: Callable[[list[bytes]], list[bytes]], line: int
) -> None:
    """And left as it was, for it may be somebody's work."""
    file.write_bytes(b"\n".join(change(file.read_bytes().splitlines())) + b"\n")
    before = file.read_bytes()
    with pytest.raises(BadRecord) as error:
        arena(TERMS, 5, jobs=1, file=file)
    assert (error.value.code, error.value.data["number"]) == ("arena/line", line)
    assert file.read_bytes() == before


def test_a_file_of_something_else_is_not_written_over(tmp_path: Path) -> None:
    """Even if its only line has no end."""
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ann")
    with pytest.raises(BadRecord):
        arena(TERMS, 1, jobs=1, file=other)
    assert other.read_text() == "Dear Ann"


def test_the_seed_of_a_file_can_be_asked_for(file: Path, tmp_path: Path) -> None:
    """So that a command without a seed goes on with the one it drew."""
    assert seed_in(file) == 5
    assert seed_in(tmp_path / "none") is None


def test_a_seer_sees_what_others_can_not() -> None:
    """Its choice may depend on a hidden card; and like everybody it plays only legal moves."""
    chosen = set()
    for hidden in range(8):
        match = Match("thirteen", seats=3, seed=1)
        while len(match.steps) < 27:
            match.play(match.legal()[0])
        match._states[:] = match.observe(match.turn).redeal(hidden)
        chosen.add(seated_in_arena("seer", "thirteen", "1")(match))
        assert chosen <= set(match.legal())
    assert len(chosen) > 1
