"""Names that can be read, and told apart."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import count
from unicodedata import category, normalize

from treize.server.errors import Denied

LONGEST_NAME = 24
BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and signs without ink
MOST_MARKS = 2  # accents on one letter
# Signs of other alphabets, and digits, that look like a Latin letter in small or in capitals.
_ALIKE = (
    ("аαɑ", "a"), ("вβь", "b"), ("сϲ", "c"), ("ԁ", "d"), ("еεєё", "e"), ("ɡ", "g"),
    ("нηһ", "h"), ("іιıїӏ1|!j", "i"), ("ј", "i"), ("кκ", "k"), ("l", "i"), ("мμ", "m"),
    ("пո", "n"), ("оοσ0օ", "o"), ("рρ", "p"), ("ԛ", "q"), ("гѓ", "r"), ("ѕ5", "s"), ("тτ", "t"),
    ("υսц", "u"), ("ѵν", "v"), ("ԝωш", "w"), ("хχ", "x"), ("уγ", "y"), ("зʒ3", "z"),
)  # fmt: skip
_LATIN = str.maketrans({sign: latin for signs, latin in _ALIKE for sign in signs})


def check_name(name: str) -> str:
    """A name as it is shown, in its usual signs; refused if it can't be read in one line."""
    normal = normalize("NFKC", name)
    is_good = normal == normal.strip() and normal.isprintable() and len(normal) <= LONGEST_NAME
    if not is_good or BLANK & set(normal) or not _has_ink(normal):
        raise Denied("person/name")
    return normal


def _has_ink(name: str) -> bool:
    """Whether there is something to see, and no heap of accents."""
    marks = longest = 0
    for sign in normalize("NFD", name):
        marks = marks + 1 if category(sign)[0] == "M" else 0
        longest = max(longest, marks)
    letters = [sign for sign in name if category(sign)[0] in "LNSP"]
    return bool(letters) and longest <= MOST_MARKS + _needs_marks(name)


def _needs_marks(name: str) -> int:
    """Scripts outside Europe stack more marks on one letter."""
    return 2 if any(ord(sign) >= 0x0590 and category(sign) == "Lo" for sign in name) else 0


@lru_cache(4_096)
def _skeleton(name: str) -> str:
    """What is left of a name for somebody who looks at it in passing."""
    plain = normalize("NFD", normalize("NFKC", name).casefold())
    letters = "".join(s for s in plain if category(s)[0] != "M" and not s.isspace())
    return letters.translate(_LATIN).replace("rn", "m").replace("vv", "w")


def is_like(one: str, other: str) -> bool:
    """Whether two names look alike."""
    return _skeleton(one) == _skeleton(other)


def numbered(name: str, number: int) -> str:
    """A name with a number behind it."""
    return f"{name[: LONGEST_NAME - 2].rstrip()} {number}"


def told_apart(name: str, others: Iterable[str]) -> str:
    """A name that looks like none of the others: numbered if need be."""
    taken = set(map(_skeleton, others))
    if _skeleton(name) not in taken:
        return name
    return next(n for k in count(2) if _skeleton(n := numbered(name, k)) not in taken)


def is_shown_as(name: str, shown: str) -> bool:
    """Whether somebody of this name is shown so: by the name, or by the name with a number."""
    return shown == name or any(shown == numbered(name, number) for number in range(2, 10))
