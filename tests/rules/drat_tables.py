"""Tables of Drat that several of its tests set up."""

from typing import Any

from tables import Setting

from treize.games.drat.rules import CARDS

SEEDS = range(40)


def count(*laid: str, stock: str = "+1 +1 +1", seed: int = 13, **options: Any) -> Setting:
    """A count of three players in which these cards have been laid; seat 0 is to move."""
    last = CARDS.index(laid[-1]) if laid else -1
    total = sum(int(card) for card in laid if card != "duel")
    table = Setting("drat", 3, seed, **options).set(turn=0, last=last, total=total)
    return table.put("laid", *laid).put("stock", *stock.split())
