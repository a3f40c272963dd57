"""`treize bench`: how fast the games run, beside the peers in the same run, as ratios."""

from __future__ import annotations

import json
from itertools import chain
from typing import TYPE_CHECKING, Any

from treize.bench import environments, ours, peers
from treize.bench.peers import Speed
from treize.errors import BadUse
from treize.games import GAMES
from treize.texts.words import Words

if TYPE_CHECKING:
    from rich.console import Console

SYNCED = f"SyncVectorEnv, {environments.SYNCED}"
LEARNED_IN = "PettingZoo", "RLCard", "Pgx", "EnvPool"  # peers whose decisions come with tensors
LAPS = 3  # everything is measured in turn so many times, and its best lap counts

# Ratios that are shown: to the usual Python interface and to C++ on a card game of like size.
BESIDE = (
    ("OpenSpiel hearts", "Python"),
    ("OpenSpiel hearts", "Python, fastest calls"),
    ("OpenSpiel hearts", "C++ rollouts"),
    ("RLCard uno", "Python, with tensors"),
)


def bench(seconds: float, seed: int, need_peers: bool, as_json: bool, words: Words) -> None:
    """Measure everything and print it for people or for programs."""
    if need_peers and len(peers.available()) < len(peers.PACKAGES):
        raise BadUse("use/peers")
    result = measure(seconds, seed)
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        _print(result, words)


def measure(seconds: float, seed: int) -> dict[str, Any]:
    """Ours and theirs."""
    best, matches = _best_laps(seconds, seed)
    return {
        "missing": environments.missing(),
        "speeds": [_figures(speed) for speed in best.values()],
        "searches": _searches(seconds),
        "games": {
            game: {
                "matches_per_second": [round(number) for number in matches[game]],
                "bytes": ours.bytes_of(game),
                "seconds": {k: round(v, 3) for k, v in ours.starts(game).items()},
                "ratios": _ratios(best, game),
                "batched": _batched(best, game),
            }
            for game in GAMES
        },
        "peers": {
            peers.PACKAGES[module]: {
                "version": version,
                "bytes": peers.state_bytes(module),
                "cold_start": round(peers.cold_start(module), 3),
            }
            for module, version in peers.available().items()
        },
    }


def _best_laps(
    seconds: float, seed: int
) -> tuple[dict[tuple[str, str], Speed], dict[str, list[float]]]:
    """Speeds, and matches a second on one core and on all; a busy moment hits ours and theirs."""
    best: dict[tuple[str, str], Speed] = {}
    matches: dict[str, list[float]] = {game: [0, 0] for game in GAMES}
    for lap in range(LAPS):
        for speed in chain(peers.speeds(seconds / LAPS), environments.speeds(seconds / LAPS)):
            _keep(best, speed)
        for game in GAMES:
            for place, cores in enumerate((1, 0)):
                speed, per_second = ours.random_play(game, seconds / LAPS, seed + lap, cores)
                matches[game][place] = max(per_second, matches[game][place])
                _keep(best, speed)
            for observe in (False, True):
                _keep(best, ours.batched(game, seconds / LAPS, seed + lap, observe))
    return best, matches


def _figures(speed: Speed) -> dict[str, Any]:
    return {"name": speed.name, "what": speed.what, "per_second": round(speed.per_second)}


def _searches(seconds: float) -> list[dict[str, Any]]:
    """Simulations a second of searches, the best of some laps, and how many times the peers'."""
    best: dict[tuple[str, str], Speed] = {}
    for _ in range(LAPS):
        for speed in peers.searches(seconds / LAPS):
            _keep(best, speed)
        for game in GAMES:
            for speed in ours.searches(game, 2 * seconds / LAPS):
                _keep(best, speed)
    theirs = [speed.per_second for speed in best.values() if not speed.name.startswith("treize")]
    return [
        _figures(speed) | {"times": round(speed.per_second / max(theirs), 1) if theirs else None}
        for speed in best.values()
    ]


def _keep(best: dict[tuple[str, str], Speed], speed: Speed) -> None:
    key = speed.name, speed.what
    if key not in best or speed.per_second > best[key].per_second:
        best[key] = speed


def _ratios(best: dict[tuple[str, str], Speed], game: str) -> dict[str, float]:
    own = best[f"treize {game}", "1 core"].per_second
    return {
        f"{name}, {what}": round(own / best[name, what].per_second, 1)
        for name, what in BESIDE
        if (name, what) in best
    }


def _batched(best: dict[tuple[str, str], Speed], game: str) -> dict[str, float]:
    """Stepping from Python as a share of the kernel's own speed, and as times the peers'."""
    own = best[f"treize {game}", "1 core"].per_second
    seen = best[f"treize {game}", ours.SEEN].per_second
    shares = {
        "masks": round(best[f"treize {game}", ours.UNSEEN].per_second / own, 2),
        "observations": round(seen / own, 2),
    }
    times = {
        f"{name}, {what}": round(seen / speed.per_second, 1)
        for (name, what), speed in best.items()
        if name.startswith(LEARNED_IN) or what == SYNCED
    }
    return shares | times


def _print(result: dict[str, Any], words: Words) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(width=110)
    table = Table(words("bench-who"), words("bench-how"), words("bench-speed"))
    for speed in result["speeds"]:
        table.add_row(speed["name"], speed["what"], f"{speed['per_second']:>12,}")
    console.print(table)
    table = Table(words("bench-who"), words("bench-how"), words("bench-searches"), "×")
    for speed in result["searches"]:
        ratio = "" if speed["times"] is None else f"{speed['times']:.1f}"
        table.add_row(speed["name"], speed["what"], f"{speed['per_second']:>12,}", ratio)
    console.print(table)
    _print_games(result, words, console)
    _print_batched(result, words, console)
    if result["peers"]:
        beside = [f"{name}, {what}" for name, what in BESIDE]
        table = Table(words("bench-times"), *beside)
        for game, row in result["games"].items():
            table.add_row(game, *(f"{row['ratios'].get(peer, 0):.1f}" for peer in beside))
        console.print(table)


def _print_games(result: dict[str, Any], words: Words, console: Console) -> None:
    """What each game takes, and each peer."""
    from rich.table import Table

    table = Table(words("bench-game"), *(words(f"bench-{c}") for c in _COLUMNS))
    for game, row in result["games"].items():
        seconds = row["seconds"]
        times = [f"{seconds[name]:.2f}" for name in ("import", "compile", "cached")]
        matches = [f"{number:,}" for number in row["matches_per_second"]]
        table.add_row(game, *matches, str(row["bytes"]), *times)
    for peer, row in result["peers"].items():
        cold = f"{row['cold_start']:.2f}"
        table.add_row(f"{peer} {row['version']}", "", "", f"{row['bytes']:,}", "", "", cold)
    console.print(table)


def _print_batched(result: dict[str, Any], words: Words, console: Console) -> None:
    """Shares of the kernel's speed and times the peers', a line for each; and who is missing."""
    from rich.table import Table

    games = result["games"]
    table = Table(words("bench-batched"), *games)
    for what in next(iter(games.values()))["batched"]:
        shown = "{:.0%}" if what in _SHARES else "× {:,.0f}"
        table.add_row(what, *(shown.format(row["batched"][what]) for row in games.values()))
    console.print(table)
    for peer, module in result["missing"].items():
        console.print(words("bench-missing", peer=peer, module=module))


_SHARES = ("masks", "observations")
_COLUMNS = ("matches", "matches-all", "bytes", "import", "compile", "cached")
