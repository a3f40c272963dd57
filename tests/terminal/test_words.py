"""Every text is there in all three languages, and none is there for nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import treize
from treize import GAMES
from treize.arguments import COMMANDS, parser_of
from treize.bots import LEVELS
from treize.options import Choice, Copies
from treize.terminal.play import COMMANDS as PLAY_COMMANDS
from treize.words import LANGUAGES, LOCALES, Words, language

SOURCES = Path(treize.__file__).parent
BROWSER = Path(__file__).parents[2] / "web/src"
# Texts that only some games need: a card that may go to several places, and wild fours.
FOR_SOME = {
    "web-where-": ["thirteen", "friday", "drat"],
    "web-score-fours-": ["thirteen", "friday"],
}
OPTIONS = {name: kind for rules in GAMES.values() for name, kind in rules.State.options.items()}
OFFERED = {name for name, kind in OPTIONS.items() if not isinstance(kind, Copies)}
CHOICES = {word for kind in OPTIONS.values() if isinstance(kind, Choice) for word in kind.words}


def messages(lang: str) -> dict[str, set[str]]:
    """The texts of a language, each with the data it speaks of."""
    found: dict[str, set[str]] = {}
    for file in sorted((LOCALES / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {lang}"
                found[entry.id.name] = set(re.findall(r"\$(\w+)", _text(entry)))
    return found


def _text(entry: ast.Message) -> str:
    from fluent.syntax import serialize

    return str(serialize(ast.Resource([entry])))


def used_in_browser() -> set[str]:
    """The texts that the browser asks for by name, or by a name with a hole in it."""
    files = [file for file in BROWSER.rglob("*") if file.suffix in (".ts", ".svelte")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    names = set(re.findall(r"[\"'`]((?:web|rule)-[\w-]+)[\"'`]", code))
    holes = set(re.findall(r"`((?:web|rule)-[\w${}. ?'-]*\$\{[^`]*)`", code))
    english = messages("en")
    for hole in holes:
        shape = re.sub(r"\\\$\\\{.*?\\\}", r"[\\w-]+", re.escape(hole))
        names |= {name for name in english if re.fullmatch(shape, name)}
        names |= filled(hole)
    return names | {f"web-option-{name}" for name in OFFERED} | {f"web-choice-{w}" for w in CHOICES}


def filled(hole: str) -> set[str]:
    """The texts behind a hole that stands for a game or for the strength of a bot."""
    words = [*GAMES] if hole.endswith("game}") else [*LEVELS] if "level" in hole else []
    start = hole.partition("$")[0]
    if start in FOR_SOME:
        words = FOR_SOME[start]
    return {start + word for word in words}


def used() -> set[str]:
    """The texts that the sources ask for by name, or by a rule of how names are made."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py"))
    names = set(re.findall(r"(?:words|self)\(\s*[\"']([\w/-]+)[\"']", code))
    names |= {
        code.replace("/", "-")
        for code in re.findall(r'"((?:verify|word|argument|advise)-[\w-]+)"', code)
    }
    errors = re.findall(r'Bad\w+\(\s*"([\w/-]+)"', code)
    errors += re.findall(r'"(\w+/\w+)"', " ".join(re.findall(r"Denied\([^)]*\)", code)))
    errors += re.findall(r'StorageFailed\("([\w/]+)"', code)
    errors += re.findall(r'"((?:page|wire)/\w+)"', code)
    names |= {f"error-{code}" for code in errors}
    names |= {f"why-{game}/{reason}" for game, r in GAMES.items() for reason in r.REASONS[1:]}
    for kind in ("title", "line", "card", "player", "rules"):
        names |= {f"{kind}-{game}" for game in GAMES}
    names |= {f"pile-{game}" for game in ("thirteen", "friday")}
    names |= {f"score-{code}" for code in re.findall(r'"((?:targets|ole|leaves|drat)/\w+)"', code)}
    names |= {"told-card", "told-chip", "told-pass"}
    names |= {"score-thirteen-fours", "score-friday-fours", "error-use-file"}
    names |= {f"move-{move}" for move in ("chip", "normal", "reversed")}
    names |= {f"play-word-{command}" for command in PLAY_COMMANDS}
    names |= {f"command-{command}" for command in COMMANDS}
    names |= {
        f"bench-{column}"
        for column in ("matches", "matches-all", "bytes", "import", "compile", "cached")
    }
    names |= {f"arena-{column}" for column in ("matches", "wins", "rank", "points", "rating")}
    names |= {"arena-percent", "arena-number"}
    for command in COMMANDS:
        names |= {f"option-{action.dest}" for action in parser_of(command, Words("en"))._actions}
    names |= used_in_browser()
    return {name.replace("/", "-") for name in names}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_missing(lang: str) -> None:
    """Whatever the program says, it can say in every language."""
    assert used() - set(messages(lang)) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_left_over(lang: str) -> None:
    """A text that nothing asks for is deleted."""
    assert set(messages(lang)) - used() == set()


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_the_languages_speak_of_the_same_things(lang: str) -> None:
    """A translation uses the data that the English text uses."""
    english, other = messages("en"), messages(lang)
    assert {n: d for n, d in other.items() if d != english[n]} == {}


@pytest.mark.parametrize(
    ("lang", "stranger"),
    [
        ("fr", r"\b(?:[Vv]otre|[Vv]os|[Vv]ôtre)\b|\b[Vv]ous (?!êtes)"),
        ("de", r"\b(?:Ihnen|Ihres)\b"),
    ],
)
def test_everybody_is_spoken_to_as_a_friend(lang: str, stranger: str) -> None:
    """French says tu and German du; only several people are vous."""
    for file in (LOCALES / lang).glob("*.ftl"):
        assert re.findall(stranger, file.read_text(encoding="utf-8")) == [], file.name


def test_french_signs_never_begin_a_line() -> None:
    """The space before a colon and the like, and inside quotes, does not break."""
    for file in (LOCALES / "fr").glob("*.ftl"):
        lines = file.read_text(encoding="utf-8").splitlines()
        assert [n for n in lines if n[:1] != "#" and re.search(r"\S [:;!?»]|« ", n)] == [], (
            file.name
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_move_has_a_name_of_its_own(lang: str) -> None:
    """No two cards and no two moves are called the same."""
    words = Words(lang)
    names = [f"player {seat}" for seat in range(8)]
    for game, rules in GAMES.items():
        assert len({words.card(game, card) for card in rules.CARDS}) == len(rules.CARDS)
        assert len({words.move(game, move, names) for move in rules.MOVES}) == len(rules.MOVES)


@pytest.mark.parametrize(
    ("wish", "environment", "spoken"),
    [
        ("fr", {}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LANG": "fr_CA.UTF-8", "TREIZE_LANG": "en"}, "en"),
        (None, {"LC_ALL": "C"}, "en"),
        ("it", {"LANG": "de"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_environment(
    wish: str | None, environment: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """--lang, then TREIZE_LANG, then the locale; English where nothing fits."""
    for name in ("TREIZE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language(wish) == spoken
