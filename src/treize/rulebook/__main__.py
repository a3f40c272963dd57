"""Writes the rules pages of `docs/rules`, and what the browser needs to show them.

`python -m treize.rulebook` at the top of the repository writes the files; with `--check` it only
tells whether they are as they should be.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from treize import games
from treize.engine.options import Choice, Copies, Option, Somebody, Switch, Value, Whole
from treize.games import GAMES, game_named
from treize.rulebook import facts, for_the_browser, house_rules, numbers, page, told
from treize.texts.words import LANGUAGES, Words

OURS = Path(games.__file__).parent
DOCS = Path("docs/rules")
BROWSER = Path("web/src/games")
SAMPLES = Path("web/tests/rulebook.json")  # what the browser has to say of some tables
HEAD = "<!-- Written by `python -m treize.rulebook` from the rulebooks and texts of the games. -->"


def files() -> dict[Path, str]:
    """Every file that is written, and what it holds; of our own games only."""
    ours = [name for name, game in GAMES.items() if game.folder.parent == OURS]
    pages = {
        DOCS / lang / f"{game}.md": as_markdown(game, Words(lang))
        for lang in LANGUAGES
        for game in ours
    }
    book = {BROWSER / game / "rulebook.json": _json(for_the_browser(game)) for game in ours}
    samples = [_sample(game, Words(lang)) for lang in LANGUAGES for game in ours]
    return {**pages, **book, SAMPLES: _json(samples)}


def _json(value: object) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def _sample(game: str, words: Words) -> dict[str, object]:
    """A table with everything changed, and what is said of it."""
    options = {name: _other(kind) for name, kind in game_named(game).State.options.items()}
    names = [f"N{seat}" for seat in range(max(game_named(game).SEATS))]
    return {
        "game": game,
        "language": words.lang,
        "options": options,
        "names": names,
        "numbers": numbers(game, options),
        "facts": facts(game, options, words),
        "houseRules": house_rules(game, options, words, names),
    }


def _other(kind: Option) -> Value:
    """A value of an option that is not the usual one."""
    if isinstance(kind, Whole):
        return kind.default + 1
    if isinstance(kind, Somebody):
        return 1
    if isinstance(kind, Copies):
        return [kind.copies[0] + 1, *kind.copies[1:-1], 0]
    return kind.from_table(0) if isinstance(kind, Switch) else kind.from_table(1)


# --- Markdown ---


def as_markdown(game: str, words: Words) -> str:
    """The rules of a game with the usual options, and what the options are."""
    title = words.title(game)
    parts = [f"# {title}", HEAD, *_elsewhere(game, title), _by(game, words)]
    filled = facts(game, {}, words)
    for section, texts in page(game).items():
        lines = [
            " ".join([f"- {words(f'rule-{game}-{text}', **filled)}", *_ids(rules)])
            for text, rules in texts.items()
        ]
        parts += [f"## {words(f'rule-section-{section}')}", "\n".join(lines)]
    parts += [f"## {words('page-options')}", _options(game, words)]
    parts += [f"## {words('page-moves')}", words(f"notation-{game}")]
    return "\n\n".join(parts) + "\n"


def _elsewhere(game: str, title: str) -> list[str]:
    """What the game is called in the other languages."""
    titles = dict.fromkeys(Words(lang).title(game) for lang in LANGUAGES)
    others = [f"*{other}*" for other in titles if _bare(other) != _bare(title)]
    return [" · ".join(others)] if others else []


def _bare(title: str) -> str:
    return "".join(title.split())


def _by(game: str, words: Words) -> str:
    rules = game_named(game)
    return words(
        "page-by",
        designer=rules.DESIGNER,
        publisher=rules.PUBLISHER,
        least=rules.SEATS.start,
        most=rules.SEATS.stop - 1,
        game=f"`{game}`",
    )


def _ids(rules: list[str]) -> list[str]:
    return [f"`{rule}`" for rule in rules]


def _options(game: str, words: Words) -> str:
    """A table of the options: how each is written, and what that means."""
    heads = [words(f"page-{column}") for column in ("option", "what", "usual", "allowed")]
    rows = [heads, ["---"] * len(heads)]
    for name, kind in game_named(game).State.options.items():
        allowed = f"`{kind.allowed}`"
        if isinstance(kind, Choice | Switch):
            values = [kind.from_table(number) for number in range(len(kind.allowed.split(", ")))]
            allowed = ", ".join(_meant(game, name, value, words) for value in values)
        meant = _meant(game, name, kind.default, words)
        rows.append([f"`{name}`", words.option(game, name), meant, allowed])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _meant(game: str, name: str, value: Value, words: Words) -> str:
    """A value as it is written, and what it means if that says more."""
    written = ",".join(map(str, value)) if isinstance(value, list) else str(value)
    if isinstance(value, bool):
        written = written.lower()
    said = told(game, name, value, words)
    return f"`{written}`" if said == written else f"`{written}` {said}"


def main(arguments: list[str]) -> int:
    """Write the files, or with `--check` compare them."""
    stale = []
    for file, text in files().items():
        if file.is_file() and file.read_text(encoding="utf-8") == text:
            continue
        stale.append(str(file))
        if "--check" not in arguments:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    if stale and "--check" in arguments:
        print(f"stale: {', '.join(stale)}; run: python -m treize.rulebook", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
