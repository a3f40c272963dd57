"""What became of every sentence of the five rule texts: writes `docs/rules/sources.md`.

    .venv/bin/python tests/rulebook/sources.py

The texts are French, not ours, and not here: `sources.toml` knows each sentence by a digest.
Whoever has them, in `../shared/seeds` or where TREIZE_SEEDS says, also checks that the
sentences are still those.
"""

from __future__ import annotations

import ast
import os
import re
import tomllib
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from treize.games import GAMES
from treize.rulebook import page
from treize.texts.words import Words

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/rules/sources.md"
TEXTS = Path(os.environ.get("TREIZE_SEEDS", ROOT.parent / "shared/seeds"))
NO_RULE = ("flavour", "material")  # headings, stories, credits, advice; what only a box needs


class Sentence(NamedTuple):
    """A sentence of a rule text, as we know it."""

    digest: str
    became: list[str]  # rules, texts, tests, or one word of NO_RULE
    ours: str  # what it says, in our words


def rules_told(game: str) -> set[str]:
    """The numbered rules of a page."""
    return {rule for texts in page(game).values() for rules in texts.values() for rule in rules}


def our_choices(game: str) -> set[str]:
    """The numbered rules that a rulebook does not say, or not all of."""
    return {rule for rules in page(game).get("ours", {}).values() for rule in rules}


# --- Cutting a text into sentences ---

# After a full stop and the like, if something follows that begins as sentences do.
END = re.compile(r"""[.!?…]["»”)*]*\s+(?=["«“(*]*\s?[A-ZÀ-Ý0-9])""")


def cut(text: str) -> list[str]:
    """A text as sentences, always in the same way; a heading and a row of a table are some too."""
    found = []
    for line in _whole_lines(text):
        start = 0
        for end in END.finditer(line):
            if not re.fullmatch(r"\W*\d+\W*", line[start : end.end()]):  # the number of a list
                found.append(line[start : end.end()])
                start = end.end()
        found.append(line[start:])
    return [sentence for sentence in found if words_of(sentence)]


def _whole_lines(text: str) -> list[str]:
    """The lines; what begins small, with a bracket or indented goes on with the one before."""
    lines: list[str] = []
    above = ""
    for line in text.splitlines():
        bare = line.strip()
        goes_on = bare[:1].islower() or bare[:1] == "(" or (line[:1] == "\t" and above.strip())
        if bare and lines and goes_on:
            lines[-1] += f" {bare}"
        elif bare:
            lines.append(bare)
        above = line
    return lines


def words_of(sentence: str) -> str:
    """The words of a sentence without signs and capitals."""
    return " ".join(re.findall(r"\w+", sentence.lower()))


def digest(sentence: str) -> str:
    """A sentence as a number, from which nobody can read it."""
    return sha256(words_of(sentence).encode()).hexdigest()[:12]


# --- What is known ---


@cache
def _known() -> dict[str, Any]:
    file = Path(__file__).with_suffix(".toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def number_of(game: str) -> str:
    """The number of the game's rule text."""
    return str(_known()[game]["seed"])


def traced(game: str) -> list[Sentence]:
    """Every sentence of a game's rule text, in order."""
    rows = _known()[game]["sentences"]
    return [Sentence(number, became.split(), ours) for number, became, ours in rows]


def at_hand() -> dict[str, str]:
    """The rule texts themselves, of each game that has one here."""
    found = {game: sorted(TEXTS.glob(f"{number_of(game)}_*.txt")) for game in GAMES}
    return {game: files[0].read_text(encoding="utf-8") for game, files in found.items() if files}


def rule_tests(game: str) -> dict[str, str]:
    """The tests of a game's rules, each with its docstring."""
    files = sorted((ROOT / "tests/rules").glob(f"test_{game}*.py"))
    return {
        node.name: ast.get_docstring(node) or ""
        for file in files
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def rule_tests_of(game: str, rule: str) -> list[str]:
    """The tests whose docstring names a rule."""
    return [name for name, told in rule_tests(game).items() if rule in rules_named(told)]


def rules_named(docstring: str) -> set[str]:
    """The numbered rules in a docstring: those of "T6, T12 to T14" are four."""
    found = set(re.findall(r"\b[TFOLD]\d+\b", docstring))
    for letter, first, last in re.findall(r"\b([TFOLD])(\d+) to \1(\d+)\b", docstring):
        found |= {f"{letter}{number}" for number in range(int(first), int(last))}
    return found


def sentences_behind(game: str, rule: str) -> list[int]:
    """The numbers of the sentences that became a rule."""
    return [n for n, sentence in enumerate(traced(game), 1) if rule in sentence.became]


def texts_telling(game: str, rule: str) -> list[str]:
    """The texts of the page that tell a rule."""
    texts = [pair for section in page(game).values() for pair in section.items()]
    return [text for text, rules in texts if rule in rules]


# --- The page ---

HEAD = """\
# What became of every sentence

<!-- Written by `python tests/rulebook/sources.py` from tests/rulebook/sources.toml. -->

The five rule texts are French and belong to their publishers, so they are not here. Each of
their sentences is listed by its number and by what it says in a few words of ours, with what became
of it: numbered rules, sentences of our pages (`rule-…`), tests; or *flavour* (headings, stories,
advice, credits) or *material* (what only a box of cards needs). After each text the same the other
way round: where every rule comes from, where it is told, and which tests hold it. A rule that a
text leaves open, or does not quite say, is marked *our choice*. A test finds whatever is missing
on either side.
"""


def as_markdown() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(part for game in GAMES for part in _of_game(game))])


def _of_game(game: str) -> list[str]:
    title = Words("en")(f"title-{game}")
    rows = [
        [str(number), sentence.ours, ", ".join(map(_marked, sentence.became))]
        for number, sentence in enumerate(traced(game), 1)
    ]
    rules = [_rule_row(game, rule) for rule in sorted(rules_told(game), key=_in_order)]
    return [
        f"## {title}: text {number_of(game)}\n",
        _table(["sentence", "in our words", "became"], rows),
        f"### The rules of {title}\n",
        _table(["rule", "from sentences", "told in", "held by"], rules),
    ]


def _rule_row(game: str, rule: str) -> list[str]:
    sentences = [str(number) for number in sentences_behind(game, rule)]
    choice = ["*our choice*"] if rule in our_choices(game) else []
    texts = [f"`{text}`" for text in texts_telling(game, rule)]
    tests = [f"`{test}`" for test in rule_tests_of(game, rule)]
    return [rule, ", ".join(sentences + choice), ", ".join(texts), ", ".join(tests)]


def _in_order(rule: str) -> tuple[str, int]:
    return rule[0], int(rule[1:])


def _marked(what: str) -> str:
    return f"*{what}*" if what in NO_RULE else f"`{what}`" if "_" in what or "-" in what else what


def _table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(as_markdown(), encoding="utf-8")
