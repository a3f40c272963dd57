"""Every sentence reads as if a native speaker had written it, as far as a rule can tell."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from sentences import kinds, messages, sentences, variable

from treize.texts.words import LANGUAGES, files

ROOT = Path(__file__).parents[2]
CODE = r"`[^`]*`|\b\w+://\S*|--[a-z]+|^treize .*$|easy,hard,expert|\.(?:png|svg)|\(\? |pass:6"


@cache
def told(lang: str) -> list[tuple[str, str]]:
    """All that is said in a language, what belongs to programs left out."""
    return [
        (name, re.sub(CODE, "#", text, flags=re.MULTILINE))
        for name in messages(lang)
        for text in sentences(lang, name)
    ]


def offences(lang: str, wrong: str) -> list[tuple[str, str]]:
    """The sentences in which something is found, one of each text."""
    found = {name: text for name, text in told(lang) if re.search(wrong, text)}
    return [*found.items()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_marks_follow_each_other(lang: str) -> None:
    """A title that ends with a mark stands where no other follows."""
    assert offences(lang, r"(?<!Pkt)[.!?;:,][ \u00a0\u202f]?[.!?;:,]") == []


SPACE = "[ \u00a0\u202f]"
SPACES = {
    "fr": [
        r"(?<!\u202f)[;!?]",  # a narrow no-break space before these,
        "(?<!\u00a0)[:»%]",  # a no-break space before these,
        "«(?!\u00a0)",  # and after this
        f"{SPACE}…",
    ],
    "en": [f"{SPACE}[;:!?%]", f"(?<!·){SPACE}…", "[“(]\\s", "\\s[”)]"],
    "de": [f"{SPACE}[;:!?]", "(?<![\u00a0·])…", "(?<!\u00a0)%(?!-)", "[„(]\\s", "\\s[“)]"],
}
EVERYWHERE = ["  ", f"^{SPACE}(?!; $)", f"{SPACE}[.,)]", r"[,;][^\W\d]", r"\w\(", r"[a-z][.!?]\w"]


@pytest.mark.parametrize(
    ("lang", "wrong"), [(lang, wrong) for lang in LANGUAGES for wrong in SPACES[lang] + EVERYWHERE]
)
def test_spaces_are_where_the_language_wants_them(lang: str, wrong: str) -> None:
    """French has a space before some marks, which does not break; English and German have none."""
    assert offences(lang, wrong) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotes_and_apostrophes_are_curled(lang: str) -> None:
    """Straight ones are for programs, and minus is not a hyphen."""
    assert offences(lang, "['\"]") == []


VOWEL = "[aeiouyhàâäéèêëîïôöûüœ]"
# What is said with a full stop of the breath, though it begins like a vowel.
ASPIRATED = "hasard|haut|hors|huit|onze|ouvert|oui"


def test_french_elides_before_a_vowel() -> None:
    """`de É…` must be `d’É…`, and a text can't know the name that follows."""
    short = r"(?<![\w-])(?:de|le|la|que|ne|je|me|te|se|lorsque|puisque|jusque)"
    assert offences("fr", rf"(?i){short} (?!{ASPIRATED}){VOWEL}") == []
    assert offences("fr", r"\bsi ils?\b|\b(?:de le|de les|à le|à les)\b") == []


def test_english_says_an_before_a_vowel() -> None:
    """An 8 and an 11 too, so that no value stands after a bare article."""
    assert offences("en", r"\b[Aa] (?:[aeioAEIO]|8|11|18)|\b[Aa]n (?![aeiouhAEIOU8])") == []


ENGLISH = (
    "the and of is are was were you your with from this that there not has have be been which "
    "what for by it its can must at to no all one more less card token target turn whoever "
    "fewest round seat server take draw deal undo hand player"
)


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_no_english_is_left(lang: str) -> None:
    """What stays English is code, or a word of both languages."""
    words = "|".join(set(ENGLISH.split()) - SHARED[lang])
    assert offences(lang, rf"(?<![\w=,-])(?:{words})s?(?![\w=,@/-])") == []


SHARED = {"fr": {"on", "pile"}, "de": {"hand", "was", "all"}}


# What each thing is not called; `docs/decisions/005` has its one word.
OTHER_WORDS = {
    "fr": r"quatre pourri|quatre du vendredi|\bprises?\.|cartes? prises?|reprendre \w+ coup"
    r"|(?<!Règles )[Mm]aison\b|\bsignes\b",
    "en": r"\b[Ss]tock\b|\b(?:[Ll]ay|lays|laid|lies)\b|\b[Cc]hilis?\b|\b[Hh]ash\b|Friday four"
    r"|\b[Tt]a(?:ke|ken|king) back\b|\b[Hh]ouse\b(?! rules)|\bsigns\b",
    "de": r"\bMarken?\b|\bZiele?\b|Freitags-Vier|\bKeim\b|\bAbdruck\b|\bHaus\b|\b[Gg]egeben\b",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_thing_has_one_word(lang: str) -> None:
    """That of its players; a server is only where house rules come from."""
    assert offences(lang, OTHER_WORDS[lang]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_is_spoken_to_is_no_third_person(lang: str) -> None:
    """“You” may stand alone, as in a list; before a verb or after a preposition it may not."""
    told = [
        text
        for name in messages(lang)
        if name.startswith(("told", "table", "player", "score", "move"))
        if name != "table-hand-of"  # in a replay, where nobody is spoken to
        for text in sentences(lang, name, you="¶")
    ]
    assert [text for text in told if re.search(r"\w ¶|¶ \w", text)] == []


# --- Numbers ------------------------------------------------------------------

# What may follow a number whatever it is: no noun, or one that never changes.
AFTER = {
    "fr": "ou|et|contre|est|en|j|h",
    "en": "or|and|against|is|in|end|picked|left|of|d|h",
    "de": "oder|und|gegen|ist|braucht|zu|genommen|Plättchen|Pkt|T|Std",
}


def numbers_before_nouns(pattern: Any, chosen: frozenset[str], lang: str) -> list[str]:
    """The arguments that stand before a word and by which nothing was chosen."""
    found = []
    for element, following in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        inside = element.expression
        if isinstance(inside, ast.SelectExpression):
            keys = {getattr(v.key, "name", getattr(v.key, "value", "")) for v in inside.variants}
            now = chosen | {variable(inside.selector)} if "one" in keys else chosen
            for variant in inside.variants:
                found += numbers_before_nouns(variant.value, now, lang)
        elif isinstance(following, ast.TextElement) and variable(inside) not in chosen:
            word = re.match(f"{SPACE}([^\\W\\d]+)", following.value)
            if word and not re.fullmatch(AFTER[lang], word[1]):
                found.append(variable(inside))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_is_not_several(lang: str) -> None:
    """Where a number stands before a noun, the text chooses by it."""
    wrong = {}
    for name, message in messages(lang).items():
        for argument in numbers_before_nouns(message.value, frozenset(), lang):
            if {1, 2} <= {*kinds(lang, name, argument)}:
                wrong[name] = argument
    assert wrong == {}


# --- What the font has ---------------------------------------------------------


def test_the_font_has_every_sign() -> None:
    """What the browser says is cut from the font; the title of the window is not drawn with it."""
    source = (ROOT / "web/build.py").read_text(encoding="utf-8")
    cut = re.search(r"^GLYPHS = \((.*?)^\)", source, re.MULTILINE | re.DOTALL)
    assert cut is not None
    ranges = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", cut[1])
    known = {c for a, b in ranges for c in range(int(a, 16), int(b or a, 16) + 1)}
    for lang in LANGUAGES:
        for file in files(lang):
            if file.stem in ("command", "errors"):
                continue
            texts = file.read_text(encoding="utf-8")
            texts = re.sub("^(#|web-title-turn).*", "", texts, flags=re.MULTILINE)
            assert {c for c in texts if ord(c) not in known and c != "\n"} == set(), file
