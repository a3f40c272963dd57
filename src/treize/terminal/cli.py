"""The command line: `treize play GAME`, `treize verify FILE`, and so on.

Exit codes: 0 all is well, 1 a file or a result is not, 2 the command was not understood.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import sys
from argparse import Namespace
from collections.abc import Callable
from dataclasses import asdict
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from treize import __version__
from treize.bots import seated
from treize.engine import options
from treize.engine.compiled import when_compiling
from treize.engine.luck import seed_of_series
from treize.errors import BadRecord, BadSeed, BadUse, TreizeError
from treize.extras import needs
from treize.games import BROKEN, GAMES, game_named
from treize.match import Match, verify
from treize.terminal import arguments
from treize.terminal.arguments import Parser, language_in, speak
from treize.texts.words import LANGUAGES, Words, language, printable

if TYPE_CHECKING:
    from treize.arena.report import Report

GOOD, BAD, MISUSED, INTERRUPTED = 0, 1, 2, 130
USUAL_SIMULATIONS, MOST_SIMULATIONS = 20_000, 10**8  # of an advice
MOST_THREADS = 64


def main(given: list[str] | None = None) -> int:
    """Run one command and tell how it went."""
    given = sys.argv[1:] if given is None else given
    _replace_what_cannot_be_written()
    words = Words(language(language_in(given)))
    when_compiling(lambda what: print(words("compiling", what=what), file=sys.stderr, flush=True))
    try:
        return _run(given, words)
    except TreizeError as error:
        _complain(words.error(error))
        return BAD if isinstance(error, BadRecord) else MISUSED
    except OSError as error:
        if isinstance(error, BrokenPipeError):  # the reader has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return GOOD
        file = str(error.filename or words("output"))
        _complain(words("error-use-file", file=file, problem=str(error.strerror)))
        return BAD
    except KeyboardInterrupt:
        _complain(words("interrupted"))
        return INTERRUPTED


def _run(given: list[str], words: Words) -> int:
    command = next((argument for argument in given if argument in COMMANDS), None)
    if command is None:
        return _without_command(given, words)
    speak(words)
    rest = list(given)
    rest.remove(command)
    parser = parser_of(command, words)
    if "--help" in rest or "-h" in rest:
        print(parser.format_help(), end="")
        return GOOD
    return COMMANDS[command][1](parser.parse_args(rest), words) or GOOD


def parser_of(command: str, words: Words) -> Parser:
    """The parser of one command."""
    parser = Parser(words, command)
    COMMANDS[command][0](parser)
    return parser


def _without_command(given: list[str], words: Words) -> int:
    """Five lines of help, the version, or a word that is no command."""
    if "--version" in given:
        print(f"treize {__version__}")
        return GOOD
    known = {"--help", "-h", "--lang", language_in(given), f"--lang={language_in(given)}"}
    strange = [argument for argument in given if argument not in known]
    if language_in(given) not in (None, *LANGUAGES):
        strange.append(str(language_in(given)))
    if strange:
        raise BadUse("use/command", command=strange[0][:80], known=", ".join(COMMANDS))
    print(words("about"))
    return GOOD


def _complain(sentence: str) -> None:
    print(f"treize: {_one_line(sentence)}", file=sys.stderr)


def _one_line(sentence: str) -> str:
    return printable(" ".join(re.split("[ \\n\\r\\t]+", sentence)))


def _replace_what_cannot_be_written() -> None:
    """On a terminal that knows no ×, a ? is better than nothing at all."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


# --- Commands -----------------------------------------------------------------


def _games(given: Namespace, words: Words) -> None:
    listed = [_about(name, words) for name in GAMES]
    for error in BROKEN.values():
        _complain(words.error(error))
    if given.json:
        print(json.dumps(listed, ensure_ascii=False, indent=2))
        return
    for game in listed:
        by = game["designer"]
        if game["publisher"]:
            by = words("games-by", designer=by, publisher=game["publisher"])
        players = words("games-players", least=game["seats"][0], most=game["seats"][-1])
        print(f"{game['game']}: {', '.join(filter(None, (game['title'], by, players)))}")
        if game["line"]:
            print(f"  {game['line']}")
        allowed = " · ".join(
            f"{name} = {json.dumps(option['default'])} ({option['allowed']})"
            for name, option in game["options"].items()
        )
        print(f"  {words('games-options', options=allowed)}")
        moves = " · ".join([*game["moves"][:3], "…", *game["moves"][-2:]])
        print(f"  {words('games-moves', moves=moves)}")
    print(words("games-legal"))


def _about(name: str, words: Words) -> dict[str, Any]:
    game = game_named(name)
    return {
        "game": name,
        "title": words.title(name),
        "line": words.first(f"line-{name}", otherwise=""),
        "designer": game.DESIGNER,
        "publisher": game.PUBLISHER,
        "seats": list(game.SEATS),
        "options": {
            option: {"default": about.default, "allowed": about.allowed}
            for option, about in game.State.options.items()
        },
        "moves": list(game.MOVES),
    }


def _play(given: Namespace, words: Words) -> None:
    from treize.terminal.launch import launch

    launch(given, words)


def _trace(given: Namespace, words: Words) -> None:
    from treize.match.trace import trace

    chosen = options.read(game_named(given.game).State.options, given.option)
    if given.matches < 1:
        raise BadUse("use/matches", matches=given.matches)
    series = _series(given.seed)
    out = sys.stdout.buffer
    for number in range(given.matches):
        seed = seed_of_series(series, number)
        match = Match(given.game, seats=given.seats, seed=seed, options=chosen)
        for line in trace(match, seated(given.bots, given.game, seed)):
            out.write(msgspec.json.encode(line) + b"\n")
        out.flush()


def _series(seed: int | None) -> int:
    if seed is not None and seed < 0:
        raise BadSeed("seed/bad", seed=seed)
    return secrets.randbits(32) if seed is None else seed


def _verify(given: Namespace, words: Words) -> int:
    code = GOOD
    for file in given.files:
        try:
            for message, facts in verify.verify(file, given.commitment, given.part):
                print(words(message, **facts))
        except (TreizeError, OSError) as error:
            code = BAD
            problem = words.error(error) if isinstance(error, TreizeError) else error.strerror
            print(_one_line(words("verify-bad", file=str(file), problem=problem)))
    return code


def _replay(given: Namespace, words: Words) -> int:
    from treize.terminal.replay import replay

    found = _read(given.file, words)
    if found is None:
        return BAD
    replay(*found, given.at, given.seat, words)
    return GOOD


def _read(file: Path, words: Words) -> tuple[Match, list[str] | None] | None:
    """The match of a record and the players' names, or nothing after saying what is wrong."""
    try:
        return verify.read_record(file)
    except TreizeError as error:
        print(_one_line(words("verify-bad", file=str(file), problem=words.error(error))))
        return None


def _advise(given: Namespace, words: Words) -> int:
    from treize.bots.search import Search
    from treize.terminal.advise import advise

    simulations = _simulations(given)
    if not 1 <= given.threads <= MOST_THREADS:
        raise BadUse("use/threads", threads=given.threads, most=MOST_THREADS)
    seed = str(_series(given.seed))
    found = _read(given.file, words)
    if found is None:
        return BAD
    effort = {"seconds": given.seconds, "threads": given.threads}
    search = Search(found[0].game, seed, simulations=simulations, **effort)
    advise(*found, given.at, search, given.json, words)
    return GOOD


def _simulations(given: Namespace) -> int | None:
    """How many simulations; where a clock is given, the clock ends them."""
    if given.seconds is not None:
        _check_seconds(given.seconds)
        return None
    if given.simulations is None:
        return USUAL_SIMULATIONS
    if not 1 <= given.simulations <= MOST_SIMULATIONS:
        raise BadUse("use/simulations", simulations=given.simulations, most=MOST_SIMULATIONS)
    return int(given.simulations)


def _simulate(given: Namespace, words: Words) -> None:
    from treize.terminal.simulate import simulate_and_tell

    simulate_and_tell(given, _series(given.seed), words)


def _arena(given: Namespace, words: Words) -> int:
    from treize.arena.plot import check_plot, plot
    from treize.arena.show import show

    if given.plot is not None:
        check_plot(given.plot)
    try:
        result = _contest(given, words)
    except KeyboardInterrupt:
        if given.resume is None:
            raise
        _complain(words("arena-interrupted", file=str(given.resume)))
        return INTERRUPTED
    if given.json:
        print(json.dumps(result))
    else:
        show(result, words)
    if given.plot is not None:
        plot(result, given.plot, words)
    return GOOD


def _contest(given: Namespace, words: Words) -> Report:
    """Play an arena, with a bar on a terminal."""
    from treize.arena import arena, seed_in, terms_of
    from treize.terminal.progress import shown_as_bar

    seed = given.seed
    if seed is None and given.resume is not None:
        seed = seed_in(given.resume)
    terms = terms_of(
        given.game,
        [name.strip() for name in given.players.split(",")],
        seats=given.table,
        seed=_series(seed),
        options=options.read(game_named(given.game).State.options, given.option),
        seatings=given.seatings,
    )
    with shown_as_bar(words("arena-progress")) as progress:
        return arena(terms, given.deals, jobs=given.jobs, file=given.resume, progress=progress)


def _train(given: Namespace, words: Words) -> int:
    from treize.terminal.train import train_and_tell

    try:
        train_and_tell(given, words)
    except KeyboardInterrupt:
        _complain(words("train-interrupted", folder=str(given.run or Path(given.game))))
        return INTERRUPTED
    return GOOD


def _bench(given: Namespace, words: Words) -> None:
    from treize.bench import bench

    _check_seconds(given.seconds)
    bench(given.seconds, _series(given.seed), given.peers, given.json, words)


def _serve(given: Namespace, words: Words) -> None:
    with needs("server"):
        from treize.server.transport.serve import serve

    serve(given.host, given.port, given.data, given.public_url, given.open, words)


def _backup(given: Namespace, words: Words) -> None:
    from treize.terminal.data import back_up

    back_up(given.data, given.backup, words)


def _restore(given: Namespace, words: Words) -> None:
    from treize.terminal.data import restore

    restore(given.backup, given.data, words)


def _move_house(given: Namespace, words: Words) -> None:
    from treize.terminal.data import move

    move(given.old_place, given.new_place, words)


def _admin(given: Namespace, words: Words) -> None:
    from treize.terminal.admin import administer

    administer(given, words)


def _static(given: Namespace, words: Words) -> None:
    from treize.device import Unbuildable, built
    from treize.terminal.static import write

    if built.find() is None:
        print(words("static-building"), file=sys.stderr, flush=True)
    try:
        written = write(given.dir, built.build(), given.docs)
    except Unbuildable as problem:
        raise BadUse("use/engine", problem=str(problem)) from None
    if given.json:
        print(json.dumps(asdict(written), ensure_ascii=False))
    else:
        facts = {"files": written.files, "kilobytes": round(written.compressed / 1000)}
        print(words("static-written", folder=written.folder, **facts))


def _new_game(given: Namespace, words: Words) -> None:
    from treize.terminal.authors import begin

    begin(given.name, given.folder or Path(given.name), words)


def _check_game(given: Namespace, words: Words) -> int:
    from treize.terminal.authors import check_and_tell

    return GOOD if check_and_tell(given.game, given.json, words) else BAD


def _check_seconds(seconds: float) -> None:
    if not 0 < seconds < 3600:
        raise BadUse("use/seconds", seconds=seconds)


COMMANDS: dict[str, tuple[Callable[[Parser], None], Callable[[Any, Words], int | None]]] = {
    "games": (arguments.games, _games),
    "play": (arguments.play, _play),
    "trace": (arguments.trace, _trace),
    "verify": (arguments.verify, _verify),
    "replay": (arguments.replay, _replay),
    "advise": (arguments.advise, _advise),
    "simulate": (arguments.simulate, _simulate),
    "arena": (arguments.arena, _arena),
    "train": (arguments.train, _train),
    "bench": (arguments.bench, _bench),
    "serve": (arguments.serve, _serve),
    "backup": (arguments.backup, _backup),
    "restore": (arguments.restore, _restore),
    "move-house": (arguments.move_house, _move_house),
    "admin": (arguments.admin, _admin),
    "static": (arguments.static, _static),
    "new-game": (arguments.new_game, _new_game),
    "check-game": (arguments.check_game, _check_game),
}  # what each is given, and what it does
