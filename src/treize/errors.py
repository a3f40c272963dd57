"""Errors: one tree, each with a code for the wire and the data for a sentence.

    TreizeError
    ├── BadGame      game/unknown  game/seats  game/twice  game/incomplete  game/broken
    ├── BadOption    option/none  option/unknown  option/value  option/twice
    ├── BadSeed      seed/bad
    ├── BadSeat      seat/unknown  seat/blind  seat/face-up  seat/early
    ├── BadMove      move/unknown  move/illegal  move/several  move/turn  move/over  move/none
    │                move/number  move/table  move/action  move/kept
    ├── BadRecord    record/type  record/version  record/names  record/move  record/over
    │                record/unfinished  record/result  record/empty  record/huge  record/commitment
    │                record/part  record/parts  record/without  record/deal
    │                trace/match  trace/move  trace/line  trace/short  trace/json
    │                arena/line  arena/terms
    └── BadUse       use/command  use/argument  use/game  use/matches  use/seconds  use/file
                     use/exists  use/name  use/package  use/peers  use/bot  use/bots
                     use/taken  use/players  use/deals  use/jobs  use/seatings  use/broken
                     use/plot  use/simulations  use/threads  use/data  use/no-page  use/numbers
                     use/recipe  use/moves  use/cluster  use/engine  use/foreign
                     use/network  use/network-game  use/network-old
                     use/database  use/folder  use/twice  use/schema  use/setting  use/port
                     use/no-data  use/open  use/not-empty  use/copy-differs
                     use/older  use/subject  use/chore
                     use/public-url  use/tables  use/actions  use/where  use/rewards
                     use/illegal  use/reset  use/extra  use/exact  use/parquet

The server has more: Denied for what a client can't have, StorageFailed.

All of these are a `ValueError` too, as Python's own complaints about what a function was given.
`str(error)` is the sentence in English; `Words("fr").error(error)` of `treize.texts.words` says it
in French.
"""

from __future__ import annotations


class TreizeError(Exception):
    """Something that a player, a file or a caller asked for and can't have."""

    def __init__(self, code: str, **data: object) -> None:
        super().__init__(code)
        self.code = code
        self.data = data

    def __str__(self) -> str:
        from treize.texts.words import Words  # the texts are read only when something is said

        return Words("en").error(self)


class BadGame(TreizeError, ValueError):
    """There is no such game, or not for so many players."""


class BadOption(TreizeError, ValueError):
    """There is no such option, or its value is out of bounds."""


class BadSeed(TreizeError, ValueError):
    """A seed is 32 hexadecimal digits, or a number below 2**128."""


class BadSeat(TreizeError, ValueError):
    """There is no such seat, or it may not be shown what was asked for."""


class BadMove(TreizeError, ValueError):
    """The move can't be read, or is not legal here; `reason` and its data tell why."""


class BadRecord(TreizeError, ValueError):
    """The file is no record or trace, or does not tell what really follows from its moves."""


class BadUse(TreizeError, ValueError):
    """A command or a function was given something that can't be carried out."""
