"""Tables of Olé! that several of its tests set up."""

from typing import Any

from tables import Setting

ORDERS = ["normal", "reversed"]


def facing(top: str, *hand: str, order: str = "normal", seats: int = 4, **given: Any) -> Setting:
    """Player 0 to lay on a top card; the others hold two blue cards each."""
    table = Setting("ole", seats, **given).put("pile", top).put("hands", 0, *hand)
    for other in range(1, seats):
        table.put("hands", other, f"B{2 * other}", f"B{2 * other + 1}")
    cards = table.rules.CARDS
    return table.set(
        turn=0, phase=table.rules.rules.PLAY, order=ORDERS.index(order), top=cards.index(top)
    )


def ordering(**given: Any) -> Setting:
    """Player 0 to choose the order; player 2 holds the yellow 1 and player 3 the red 1."""
    table = Setting("ole", **given).set(turn=0, top=-1).put("hands", 0, "B5", "B6", "G7")
    table.put("hands", 1, "Y5", "G6", "R7", "B7")
    return table.put("hands", 2, "Y1", "G2", "B8").put("hands", 3, "R1", "G3", "R8")


def scored(*hands: str, chips: tuple[int, ...] = (0, 0, 0, 0), **given: Any) -> list[int]:
    """The points when player 0 lays the last card and the others hold such cards."""
    table = facing("Y1", "R1", seats=len(hands) + 1, **given).set(chips=list(chips))
    table.state.hands[1:] = 0
    for player, cards in enumerate(hands, 1):
        table.put("hands", player, *cards.split())
    return table.play("R1").numbers("points")
