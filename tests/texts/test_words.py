"""Every text is there in all three languages, and none is there for nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from sentences import Arguments, messages

import treize
from treize import GAMES
from treize.authoring.laws import LAWS
from treize.bots import LEVELS
from treize.engine.options import ANYBODY, Choice
from treize.games import Game
from treize.match.merits import BEST, ONLY, USUAL
from treize.rulebook import zeros
from treize.terminal.cli import COMMANDS, parser_of
from treize.terminal.play import COMMANDS as PLAY_COMMANDS
from treize.texts.words import LANGUAGES, Words, files, language

SOURCES = Path(treize.__file__).parent
BROWSER = Path(__file__).parents[2] / "web/src"
# Texts that only some games need: a card that may go to several places, and wild fours.
FOR_SOME = {
    "web-target-": ["thirteen", "friday"],
    "web-where-": ["thirteen", "friday", "drat"],
    "web-score-fours-": ["thirteen", "friday"],
    "web-takes-": ["leaves"],
    "web-state-took-": ["leaves"],
}
OPTIONS = {name: kind for rules in GAMES.values() for name, kind in rules.State.options.items()}
CHOICES = {word for kind in OPTIONS.values() if isinstance(kind, Choice) for word in kind.words}


def used_in_browser() -> set[str]:
    """The texts that the browser asks for by name, or by a name with a hole in it."""
    files = [file for file in BROWSER.rglob("*") if file.suffix in (".ts", ".svelte")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    names = set(re.findall(r"[\"'`]((?:web|rule|option)-[\w-]+)[\"'`]", code))
    holes = set(re.findall(r"`((?:web|rule)-[\w${}. ?'-]*\$\{[^`]*)`", code))
    english = messages("en")
    for hole in holes:
        shape = re.sub(r"\\\$\\\{.*?\\\}", r"[\\w-]+", re.escape(hole))
        names |= {name for name in english if re.fullmatch(shape, name)}
        names |= filled(hole)
    return names


def filled(hole: str) -> set[str]:
    """The texts behind a hole that stands for a game or for the strength of a bot."""
    words = [*GAMES] if hole.endswith("game}") else [*LEVELS] if "level" in hole else []
    start = hole.partition("$")[0]
    if start in FOR_SOME:
        words = FOR_SOME[start]
    return {start + word for word in words}


def said_of_options() -> set[str]:
    """The names of all options, some with one of their own in a game, and of their values."""
    english = messages("en")
    names = set()
    for game in GAMES:
        for option in GAMES[game].usual_options:
            own = f"option-{game}-{option}"
            names.add(own if own in english else f"option-{option}")
    words = CHOICES | {"true", "false", "blocks-true", "blocks-false", ANYBODY}
    words |= {"seat", "copies", *(word for game in GAMES for word in zeros(game).values())}
    return names | {f"option-value-{word}" for word in words}


def codes(game: str, rules: Game) -> set[str]:
    """What the lines of the points are called."""
    found = {code for line in rules.LINES for code in (line.code, line.spared) if code}
    return {code if "/" in code else f"{game}/{code}" for code in found}


def moves(game: str, rules: Game) -> set[str]:
    """What moves are called, and what is told of those that lay no card."""
    words = {move.word for move in rules.moves if move.word}
    shapes = words | {"target", "seat", "number"}
    names = {f"move-{game}-{shape}" for shape in shapes} | {f"told-{game}-{word}" for word in words}
    return names & messages("en").keys()


def said_of_moves() -> set[str]:
    """What speaks for a move: usual merits, perhaps in a game's own words, and those of games."""
    names = {f"merit-{code}" for code in (*USUAL, ONLY, BEST)}
    own = {f"merit-{game}-{code}" for game in GAMES for code in USUAL}
    for game, rules in GAMES.items():
        names |= {f"merit-{game}-{code}" for code in rules.MERITS}
    return names | own & messages("en").keys()


def used() -> set[str]:
    """The texts that the sources ask for by name, or by a rule of how names are made."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py"))
    names = set(re.findall(r"(?:words|self)\(\s*[\"']([\w/-]+)[\"']", code))
    names |= {
        code.replace("/", "-")
        for code in re.findall(r'"((?:admin|verify|word|argument|advise)-[\w-]+)"', code)
    }
    names |= {code for code in re.findall(r'"(check-[\w-]+)"', code) if code not in COMMANDS}
    errors = re.findall(r'Bad\w+\(\s*"([\w/-]+)"', code)
    errors += re.findall(r'"(\w+/\w+)"', " ".join(re.findall(r"Denied\([^)]*\)", code)))
    errors += re.findall(r'StorageFailed\("([\w/]+)"', code)
    errors += re.findall(r'"((?:page|wire)/\w+)"', code)
    names |= {f"error-{code}" for code in errors}
    names |= {f"why-{game}/{reason}" for game, r in GAMES.items() for reason in r.REASONS[1:]}
    names |= said_of_moves()
    for kind in ("title", "line", "card", "player", "rules", "notation"):
        names |= {f"{kind}-{game}" for game in GAMES}
    for kind in ("pile", "taken", *re.findall(r'own\(\s*"([\w-]+)"', code)):
        names |= {f"{kind}-{game}" for game in GAMES} & messages("en").keys()
    names |= {f"score-{said}" for game, rules in GAMES.items() for said in codes(game, rules)}
    names |= {name for game, rules in GAMES.items() for name in moves(game, rules)}
    names |= {f"move-{shape}" for shape in ("target", "seat", "number", "takes", "pass", "draw")}
    names |= {name for name in messages("en") if name.startswith("place-")}
    names |= {"error-use-file"} | {f"law-{law}" for law in LAWS[1:]}
    names |= {f"play-word-{command}" for command in PLAY_COMMANDS}
    names |= {f"screen-key-{command}" for command in ("hint", "undo", "help", "quit")}
    names |= {f"screen-which-{part}" for part in ("target", "seat", "number", "card")}
    names |= {f"screen-{part}" for part in ("token", "again", "out")}
    names |= {name for name in messages("en") if re.match(rf"word-({'|'.join(GAMES)})-", name)}
    names |= {f"command-{command}" for command in COMMANDS}
    names |= {
        f"bench-{column}"
        for column in ("matches", "matches-all", "bytes", "import", "compile", "cached")
    }
    names |= {f"arena-{column}" for column in ("matches", "wins", "rank", "points", "rating")}
    names |= {"arena-percent", "arena-number"}
    for command in COMMANDS:
        names |= {f"option-{action.dest}" for action in parser_of(command, Words("en"))._actions}
    names |= used_in_browser() | said_of_options() | {"option-house-rules", "option-changed"}
    names |= {f"page-{column}" for column in ("option", "what", "usual", "allowed")}
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
    told = {name: {*Arguments(entry).found} for name, entry in messages(lang).items()}
    wanted = {name: {*Arguments(entry).found} for name, entry in messages("en").items()}
    assert {name: spoken for name, spoken in told.items() if spoken != wanted[name]} == {}


@pytest.mark.parametrize(
    ("lang", "stranger"),
    [
        ("fr", r"\b(?:[Vv]otre|[Vv]os|[Vv]ôtre)\b|\b[Vv]ous (?!êtes)"),
        ("de", r"\b(?:Ihnen|Ihres)\b"),
    ],
)
def test_everybody_is_spoken_to_as_a_friend(lang: str, stranger: str) -> None:
    """French says tu and German du; only several people are vous."""
    for file in files(lang):
        assert re.findall(stranger, file.read_text(encoding="utf-8")) == [], file.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_move_has_a_name_of_its_own(lang: str) -> None:
    """No two cards and no two moves are called the same."""
    words = Words(lang)
    names = [f"player {seat}" for seat in range(8)]
    for game, rules in GAMES.items():
        assert len({words.card(game, card) for card in rules.CARDS}) == len(rules.CARDS)
        assert len({words.move(game, move, names) for move in rules.moves}) == len(rules.moves)


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
