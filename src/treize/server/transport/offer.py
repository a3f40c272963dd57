"""What a game declares, as clients need it to offer it, to draw it and to read its moves."""

from __future__ import annotations

from typing import Any

from treize.engine.options import Choice, Copies, Option, Somebody, Switch
from treize.engine.table import TAKEN
from treize.games import GAMES
from treize.match.places import numbers_of, zones_of
from treize.server.wire import lobby as wire


def game_line(name: Any, is_ready: bool) -> wire.GameLine:
    """A game in the list of those that are offered."""
    rules: Any = GAMES[name]
    return wire.GameLine(
        game=name,
        least=rules.SEATS.start,
        most=rules.SEATS.stop - 1,
        designer=rules.DESIGNER,
        publisher=rules.PUBLISHER,
        options={n: _option(option) for n, option in rules.State.options.items()},
        cards=list(rules.CARDS),
        moves=[wire.MoveLine(str(move), *move) for move in rules.moves],
        zones=[wire.ZoneLine(*zone) for zone in zones_of(name)],  # type: ignore[arg-type]
        numbers=[wire.NumberLine(*number) for number in numbers_of(name)],  # type: ignore[arg-type]
        memory=any(rules.State.places[zone].role == TAKEN for zone in rules.State.remembered),
        ready=is_ready,
    )


def _option(option: Option) -> Any:
    if isinstance(option, Choice):
        return wire.OptionChoice(option.default, list(option.words))
    if isinstance(option, Switch):
        return wire.OptionSwitch(option.default)
    if isinstance(option, Copies):
        return wire.OptionCopies(
            option.default, option.least, option.most, option.welcome, option.enough
        )
    if isinstance(option, Somebody):
        return wire.OptionSomebody(option.default)
    return wire.OptionWhole(option.default, option.least, option.most)
