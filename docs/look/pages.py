"""What the site takes from elsewhere: the games with their pictures and papers, the font."""

from __future__ import annotations

import html
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

from treize.games import GAMES
from treize.texts.words import Words

WEB = Path(__file__).parents[2] / "web/src"
MARK = "<!-- games -->"  # on a page, where the games are to stand
FONT = "look/table.woff2"
PAPERS = "look/games.css"


def on_files(files: Files, config: Any) -> Files:
    """Add the font of the table, and one sheet with its tokens and the papers of all games."""
    font = (WEB / "look/table.woff2").read_bytes()
    table = (WEB / "look/look.css").read_text("utf-8")
    tokens, _, _ = table.partition("\n}\n\n*")  # its font and its names
    papers = [(WEB / f"games/{game}/look.css").read_text("utf-8") for game in GAMES]
    files.append(File.generated(config, FONT, content=font))
    files.append(File.generated(config, PAPERS, content="".join([f"{tokens}\n}}\n", *papers])))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Show the games where a page says so, in its language."""
    folder, _, rest = page.file.src_uri.partition("/")
    language, up = (folder, "../") if rest else ("en", "")
    return markdown.replace(MARK, tiles(Words(language), up)) if MARK in markdown else markdown


def tiles(words: Words, up: str) -> str:
    """A picture of each game, with its name, how many play and a line."""
    found = [tile(game, words, up) for game in GAMES]
    return "\n".join(['<div class="tiles">', *found, "</div>"])


def tile(game: str, words: Words, up: str) -> str:
    """One game, with the way to its rules."""
    seats = GAMES[game].SEATS
    title, line, rules = (
        html.escape(words(key)) for key in (f"title-{game}", f"web-line-{game}", "web-rules")
    )
    return (
        f'<a class="tile {game}" href="{up}rules/{words.lang}/{game}.html">'
        f'<img src="{up}screens/covers/{game}.webp" alt="" width="240" height="240">'
        f"<strong>{title} <small>{seats.start}–{seats.stop - 1}</small></strong>"
        f"<span>{line}</span><em>{rules}</em></a>"
    )
