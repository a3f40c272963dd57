"""The rules of 13 Leaves, one test for each number and each worked example."""

from tables import Setting


def test_a_single_pile_is_both_ends() -> None:
    """L7: lower, higher or equal, always at least its number."""
    table = Setting("leaves").put("row", "6", "6").set(turn=1)
    table.put("hands", 1, "5", "5", "6", "6", "7", "9", "9", "9")
    assert table.legal() == ["5x2", "6x2", "9x2", "9x3", "pass:6"]
