"""`treize simulate`: random matches by the thousand, and what they tell of a game."""

from __future__ import annotations

import json
from argparse import Namespace
from functools import partial
from typing import Any

from treize.engine import options
from treize.games import game_named
from treize.research.simulate import Keep, simulate
from treize.terminal.progress import progress_bar
from treize.texts.words import Words


def simulate_and_tell(given: Namespace, seed: int, words: Words) -> None:
    """Play the matches that are asked for, write them down if wished, and print the summary."""
    chosen = options.read(game_named(given.game).State.options, given.option)
    about = {"game": given.game, "seats": given.seats, "seed": seed, "options": chosen}
    if given.matches > 0:  # compile before the bar is drawn, and refuse what can't be played
        simulate(matches=1, **about)
    if given.out is None:
        result = _play(given, words, about, None)
    else:
        from treize.research.dataset import Writer

        with Writer(given.out, given.rows, **about) as out:
            result = _play(given, words, about, out.keep)
    print(json.dumps(result) if given.json else "\n".join(_summary(result, words)))


def _play(
    given: Namespace, words: Words, about: dict[str, Any], keep: Keep | None
) -> dict[str, Any]:
    """Play the matches, with a bar on a terminal."""
    with progress_bar() as bar:
        task = bar.add_task(words("simulate-progress"), total=given.matches)
        advance = partial(bar.advance, task)
        return simulate(matches=given.matches, progress=advance, keep=keep, **about)


def _summary(result: dict[str, Any], words: Words) -> list[str]:
    facts = {name: result[name] for name in ("seats", "matches")}
    title = words.title(result["game"])
    lines = [words("simulate-title", title=title, seed=str(result["seed"]), **facts)]
    if result["capped"]:
        lines.append(words("simulate-capped", cap=result["cap"], capped=result["capped"]))
    if "moves" not in result:
        return lines
    moves, rounds = result["moves"], result["rounds"]
    facts = {"moves": moves["mean"], "low": moves["low"], "high": moves["high"]}
    lines.append(words("simulate-length", rounds=rounds["mean"], **facts))
    for seat, (points, wins) in enumerate(zip(result["points"], result["wins"], strict=True)):
        facts = {"points": points["mean"], "deviation": points["deviation"]}
        lines.append(words("simulate-seat", seat=seat, wins=wins, **facts))
    spread, lead = result["spread"]["mean"], result["lead"]["mean"]
    lines.append(words("simulate-spread", spread=spread, lead=lead))
    lines.append(words("simulate-ties", ties=result["ties"]))
    share, even = result["starter_wins"], 1 / result["seats"]
    lines.append(words("simulate-starter", share=share, even=even))
    return lines
