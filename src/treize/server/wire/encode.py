"""Messages as bytes.

What many are told alike is written once, and put as it is into the message of each.
"""

from __future__ import annotations

import msgspec

encode = msgspec.json.Encoder().encode
END = b"]}"  # of an update, whose last field is a list


def with_yours(update: bytes, yours: bytes) -> bytes:
    """An `Update` for somebody who sees this of their own seats: parts as text, commas between."""
    return b"%b%b%b" % (update[: -len(END)], yours, END) if yours else update
