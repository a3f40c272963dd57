"""Right traces pass; each single mutation of them is caught, by the rule it breaks."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from . import drat, leaves, ole, samples, thirteen
from .__main__ import main
from .checks import Finished, Line, State, Violation
from .trace import Tally, check

Edit = tuple[int, list[str | int], Any]  # line index, path in the line, new value
CUT_OFF = ("thirteen", "friday")  # these samples stop in the middle of a match
SAMPLES: dict[str, Callable[[], samples.Trace]] = {
    "thirteen": samples.thirteen,
    "friday": samples.friday,
    "ole": samples.ole,
    "leaves": samples.leaves,
    "drat": samples.drat,
}


def tally_of(lines: samples.Trace) -> Tally:
    """Check lines as if they were a file."""
    return check([json.dumps(line) for line in lines])


def edited(lines: samples.Trace, edit: Edit) -> samples.Trace:
    """A deep copy with one value changed."""
    index, path, value = edit
    changed: Any = json.loads(json.dumps(lines))  # shares nothing, unlike deepcopy
    place = changed[index]
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return list(changed)


@pytest.mark.parametrize("game", SAMPLES)
def test_a_right_trace_passes(game: str) -> None:
    """The samples follow all rules; those cut off lack their end only."""
    tally = tally_of(SAMPLES[game]())
    found = [str(violation) for violation in tally.violations]
    if game in CUT_OFF:
        assert len(found) == 1
        assert "the last match has no end" in found[0]
    else:
        assert found == []


NONE = dict.fromkeys("BYGR", 0)
S = "state"
MUTATIONS: list[tuple[str, str, Edit]] = [
    # The envelope
    ("ole", "Trace 1", (0, ["seed"], "0123")),
    ("ole", "Trace 1", (0, ["extra"], 1)),
    ("ole", "Trace 1", (0, ["seats"], 9)),
    ("ole", "Options", (0, ["options"], {"rounds": 1, "chip": 5, "voluntary_chip": True})),
    ("ole", "Options", (0, ["options", "chip"], 21)),
    ("ole", "Options", (0, ["options", "voluntary_chip"], 1)),
    ("ole", "Trace", (1, ["type"], "round")),
    ("ole", "Trace 2", (1, ["seat"], 0)),
    ("ole", "Trace 3", (3, ["seat"], 2)),
    ("ole", "Trace 3", (3, ["move"], "R8")),
    ("ole", "Trace 3", (2, ["legal"], ["Y1", "Y1"])),
    ("ole", "Trace 3", (2, ["chance"], {"chili": [1, 2]})),
    ("ole", "Trace state", (2, [S, "round"], 1)),
    ("ole", "Trace state", (2, [S, "chips", 0], True)),
    ("ole", "Trace 4", (7, ["totals", 1], 70)),
    ("ole", "Trace 5", (8, ["totals", 0], 51)),
    ("ole", "Trace 5", (8, ["capped"], True)),
    # 13
    ("thirteen", "Pack", (1, [S, "hands", 0, 0], "B1")),
    ("thirteen", "T3", (1, [S, "turn"], 1)),
    ("thirteen", "T5", (2, ["legal"], ["B5", "B7", "G1", "R4>B", "R4>G", "Y7"])),
    ("thirteen", "T5", (2, [S, "piles"], {"B": [], "Y": ["B7"], "G": []})),
    ("thirteen", "T3", (2, [S, "turn"], 2)),
    ("thirteen", "T7", (3, [S, "taken"], [{**NONE, "B": 1}, NONE, NONE])),
    ("thirteen", "T7", (3, [S, "piles", "B"], ["B7", "B7"])),
    ("thirteen", "Pack", (3, [S, "taken"], [NONE, NONE, NONE])),
    ("thirteen", "Trace state", (4, [S, "piles", "B"], ["R4", "B7"])),
    ("thirteen", "Pack", (4, [S, "stock"], [])),
    # Vendredi 13
    ("friday", "F1", (1, [S, "turn"], 0)),
    ("friday", "F1", (1, [S, "first"], 2)),
    ("friday", "Pack", (1, [S, "aside"], [])),
    ("friday", "Options", (0, ["options", "rounds"], 0)),
    ("friday", "T3", (2, [S, "turn"], 0)),
    # Olé!
    ("ole", "O5", (1, [S, "turn"], 1)),
    ("ole", "O2", (1, [S, "order"], "reversed")),
    ("ole", "O9", (3, [S, "turn"], 2)),
    ("ole", "O9", (3, [S, "run"], 0)),
    ("ole", "O6/O7/O10", (4, ["legal"], ["chip"])),
    ("ole", "O10", (4, [S, "turn"], 1)),
    ("ole", "O10", (4, [S, "chips"], [0, 2, 0])),
    ("ole", "O13", (6, [S, "turn"], 1)),
    ("ole", "Pack", (3, [S, "hands", 1], [])),
    ("ole", "O14", (7, ["points", 1], 64)),
    ("ole", "O15", (8, ["winners"], [0, 1])),
    # 13 Feuilles
    ("leaves", "Pack", (1, [S, "unused", 5], 9)),
    ("leaves", "Trace state", (1, [S, "hands", 0, 0], 7.0)),
    ("leaves", "L3", (2, ["legal"], ["6x1", "7x8"])),
    ("leaves", "L4/L5/L8", (3, ["legal"], ["4x3", "pass:7"])),
    ("leaves", "L2", (2, [S, "turn"], 2)),
    ("leaves", "L8", (3, [S, "passed"], [False, False, False])),
    ("leaves", "L11", (4, [S, "passed"], [False, True, True])),
    ("leaves", "L11", (4, [S, "turn"], 2)),
    ("leaves", "L12", (5, [S, "turn"], 1)),
    ("leaves", "L14", (6, ["points", 1], 12)),
    ("leaves", "L12/L14", (7, ["winners"], [])),
    # Zut, encore une fois 13 !
    ("drat", "D2", (1, [S, "total"], 5)),
    ("drat", "Pack", (1, [S, "stock"], [])),
    ("drat", "D3/D8", (4, ["legal"], ["+4", "duel>0", "duel>1"])),
    ("drat", "D8", (4, ["chance", "chili"], [5, 3])),
    ("drat", "D8", (4, ["chance", "chili"], [3, 3])),
    ("drat", "D8", (2, ["chance"], {"chili": [3, 5]})),
    ("drat", "D6", (2, [S, "under"], [["+4"], ["+4"]])),
    ("drat", "Trace state", (2, [S, "under"], [["+4", "+4"], []])),
    ("drat", "Trace state", (2, [S, "under"], ["+4", "+4"])),
    ("drat", "D5", (2, [S, "bank"], 3)),
    ("drat", "D5", (2, [S, "tokens"], [0, 1])),
    ("drat", "D7", (2, [S, "turn"], 1)),
    ("drat", "D4", (3, [S, "total"], 8)),
    ("drat", "D3", (3, [S, "turn"], 0)),
    ("drat", "D11", (7, ["chance"], {"chili": {"0": 2, "1": 6}})),
    ("drat", "D10", (7, [S, "turn"], 1)),
    ("drat", "D11", (9, ["winners"], [1])),
]


@pytest.mark.parametrize(("game", "rule", "edit"), MUTATIONS, ids=str)
def test_a_mutation_is_caught(game: str, rule: str, edit: Edit) -> None:
    """The first violation names the changed line and the broken rule."""
    first = tally_of(edited(SAMPLES[game](), edit)).violations[0]
    assert (first.rule_id, first.line_number) == (rule, edit[0] + 1), first.sentence


@pytest.mark.parametrize("game", SAMPLES)
def test_a_lost_line_is_caught(game: str) -> None:
    """No line but the last of a fragment can be left out."""
    lines = SAMPLES[game]()
    for index in range(len(lines) - (game in CUT_OFF)):
        tally = tally_of(lines[:index] + lines[index + 1 :])
        violations = [found for found in tally.violations if "last match" not in found.sentence]
        assert violations or index == len(lines) - 1


def test_a_match_after_a_broken_one_is_checked() -> None:
    """Only the rest of the broken match is skipped."""
    broken = edited(samples.ole(), (3, ["seat"], 2))
    tally = tally_of([*broken, *samples.leaves(), *samples.drat()])
    assert (tally.matches, tally.violation_count) == (3, 1)


def test_a_capped_match_has_totals_and_no_winners() -> None:
    """Trace 5: drat shows its tokens, leaves basic the cards in hand; ole is never capped."""
    for lines, totals, wrong in (
        (samples.drat()[:5], [0, 1], 0),
        (samples.drat()[:5], [1, 0], 1),
        (samples.leaves()[:4], [4, 13, 12], 0),
        (samples.leaves()[:4], [0, 0, 0], 1),
        (samples.ole()[:4], [0, 0, 0], 1),
    ):
        end: Line = {"type": "end", "totals": totals, "winners": [], "capped": True}
        assert tally_of([*lines, end]).violation_count == wrong


def test_the_points_of_the_thirteen_page() -> None:
    """T12-T14, example (e)."""
    counts = [(3, 2, 0, 1), (0, 6, 2, 0), (2, 5, 6, 2), (6, 1, 6, 4)]
    taken = [dict(zip("BYGR", row, strict=True)) for row in counts]
    assert thirteen.points({"game": "thirteen"}, {"taken": taken}) == [7, 2, 17, 15]


def test_the_loser_chooses_and_the_highest_total_starts() -> None:
    """O4 and L15: both ties go clockwise, from the left of the dealer or of the last starter."""
    tied = Finished({"turn": 1}, {}, [9, 9, 0, 9], [20, 20, 30, 20])
    assert ole.chooser(tied, dealer=0, seats=4) == 1
    assert ole.chooser(tied, dealer=3, seats=4) == 0
    tied = Finished({"turn": 1}, {}, [5, 5, 0, 5], [20, 20, 20, 20])
    assert leaves.next_starter(tied, 4) == 3


def test_the_row_of_the_leaves_page() -> None:
    """L5-L7: three on the left, two on the right, nothing between, six after stacking."""
    hand = [4] * 4 + [6] * 3 + [9, 12, 12, 13]
    state: State = {"turn": 0, "hands": [hand], "row": {"6": 3, "12": 2}}
    assert leaves.legal({}, state) == ["12x2", "4x3", "4x4", "6x3", "pass:12", "pass:6"]
    state["row"] = {"6": 6, "12": 2}
    assert leaves.legal({}, state) == ["12x2", "pass:12", "pass:6"]


def test_a_chip_is_not_free_without_the_option() -> None:
    """O10 and its option: no chip while a card can be laid."""
    state: State = {"turn": 0, "hands": [["G4", "Y2"]], "phase": "play", "order": "normal"}
    match: Line = {"seats": 3, "options": {"voluntary_chip": False}}
    for top, legal in (("Y3", ["G4"]), ("R8", ["chip"])):
        assert ole.legal(match, {**state, "top": top, "streak": 0}) == legal


def test_after_a_circle_of_chips_the_next_who_can_is_called_upon() -> None:
    """O13: the seat left of the last chip comes first, the one who took it last."""
    before: State = {"turn": 2, "order": "normal", "phase": "play", "top": "B9", "run": 0}
    before |= {"hands": [["Y2"], ["R2"], ["R3"]], "chips": [1, 1, 0], "streak": 2}
    for ending, turn in (("nobody-can", 1), ("all-chips", None)):
        match: Line = {"seats": 3, "options": {"ending": ending, "voluntary_chip": True}}
        after = ole.after_chip(match, before, 2)
        assert (after["turn"], after["streak"], after["chips"]) == (turn, 3, [1, 1, 1])
    assert ole.legal(match, {**after, "turn": 1}) == ["R2"]
    assert ole.called_upon({**before, "hands": [["Y2"], ["B8"], ["B9"]]}, 2) is None


def test_cards_come_back_from_under_the_stock_block_by_block() -> None:
    """D6: only the oldest block is drawn from, and the last of its cards ends it."""
    for under, left, drawn in (
        ([["duel"], ["+4"]], [["+4"]], "duel"),
        ([["+4", "duel"], ["+4"]], [["+4"], ["+4"]], "duel"),
        ([["+4", "duel"], ["+4"]], [["duel"], ["+4"]], "+4"),
    ):
        wanted: State = {"turn": 1, "hands": [["+4"], []], "stock": [], "under": under}
        drat.draw(wanted, {"stock": [], "under": left})
        assert (wanted["under"], wanted["hands"][1]) == (left, [drawn])
    with pytest.raises(Violation):
        drat.draw({"turn": 1, "stock": [], "under": [["duel", "duel"]]}, {"under": [["+4"]]})


def test_a_reshuffle_keeps_the_last_card_and_the_total() -> None:
    """D9: only with nothing left to draw, all but the last card make a new stock."""
    match = samples.match_line("drat", 2, limit=13, tokens=3, deck=[20, 0, 0, 0, 0, 0])
    before: State = {"turn": 0, "hands": [samples.fours(6), samples.fours(5)], "stock": []}
    before |= {"under": [], "table": samples.fours(9, 4), "last": "duel", "total": 2}
    before |= {"tokens": [0, 0], "bank": 3}
    after = {**before, "hands": [samples.fours(5), samples.fours(5, 1)], "turn": 1, "total": 6}
    after |= {"stock": samples.fours(9, 3), "table": ["+4"], "last": "+4"}
    line: Line = {"seat": 0, "move": "+4"}
    drat.check_move(match, before, line, after)
    for key, wrong in {"table": ["duel"], "total": 4, "under": [["+4"]], "stock": []}.items():
        with pytest.raises(Violation):
            drat.check_move(match, before, line, {**after, key: wrong})


def test_a_tie_in_drat_is_drawn_off() -> None:
    """D11: exactly the tied draw, different cards, and the highest wins."""
    line: Line = {"chance": {"chili": {"0": 2, "2": 6}}}
    drat.check_draw_off([1, 2, 1], line)
    assert drat.winners({}, [1, 2, 1], line) == [2]
    for chili in ({"0": 2}, {"0": 2, "1": 6}, {"0": 6, "2": 6}, {"0": 2, "2": 7}, [2, 6]):
        with pytest.raises(Violation):
            drat.check_draw_off([1, 2, 1], {"chance": {"chili": chili}})


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line a file; 1 if anything was wrong, an empty file and a garbled line included."""
    right, wrong = tmp_path / "right.jsonl", tmp_path / "wrong.jsonl"
    right.write_text("\n".join(json.dumps(line) for line in samples.drat()) + "\n")
    assert main([str(right)]) == 0
    assert capsys.readouterr().out == f"{right}: 1 matches, 6 moves checked, 0 violations\n"
    for text in ("", "\n", "{", '{"type":"match","type":"match"}', "[]", '{"type":[]}'):
        wrong.write_text(text)
        assert main([str(wrong), str(right)]) == 1


def test_the_first_in_play_get_the_extra_cards_and_the_start_moves_on() -> None:
    """F1-F3: 13/13/12 from the starter, who sits left of the last one."""
    match, deal = samples.friday()[0], samples.friday()[1]["state"]
    last = Finished({}, {"first": 0}, [], [])
    thirteen.check_deal(match, deal, last)
    for state, previous in (
        ({**deal, "first": 2, "turn": 2}, None),
        (deal, last._replace(final={"first": 1})),
    ):
        with pytest.raises(Violation):
            thirteen.check_deal(match, state, previous)
