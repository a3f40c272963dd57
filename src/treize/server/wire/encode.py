"""Messages as bytes.

What many are told alike is written once, and put as it is into the message of each.
"""

from __future__ import annotations

from typing import Any

import msgspec

from treize.server.wire.happenings import Happening, Scoring
from treize.server.wire.updates import About, ChatLine, State, Update, View

encode = msgspec.json.Encoder().encode
END = b"]}"  # of an update, whose last field is a list


def encode_update(
    table: str, since: int, version: int, happened: list[Happening], state: State
) -> bytes:
    """An `Update` for somebody who sits nowhere."""
    return encode(Update(table, since, version, happened, state, []))


def with_yours(update: bytes, yours: bytes) -> bytes:
    """The same for somebody who sees this of their own seats: parts as text, commas between."""
    return b"%b%b%b" % (update[: -len(END)], yours, END) if yours else update


def encode_view(
    table: str,
    version: int,
    about: About,
    state: State,
    yours: bytes,
    scorings: list[Scoring],
    chat: list[ChatLine],
    recent: list[Happening],
) -> bytes:
    """A `View`, with what somebody sees of their own seats in the same form."""
    own: Any = msgspec.Raw(b"[%b]" % yours)
    return encode(View(table, version, about, state, own, scorings, chat, recent))
