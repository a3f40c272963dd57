"""The table full screen: cards drawn, keys and mouse; `table.py` and `sheets.py` need Textual."""

LEAST_WIDTH, LEAST_HEIGHT = 72, 22  # of a terminal that the table fits into


def fits(width: int, height: int) -> bool:
    """Whether the table fits into a terminal of this size."""
    return width >= LEAST_WIDTH and height >= LEAST_HEIGHT
