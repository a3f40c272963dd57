"""Networks as files: whole numbers that fit into bytes, and a few words on where they come from."""

from __future__ import annotations

import hashlib
import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from treize import games
from treize.engine.options import Option, Somebody, Value
from treize.errors import BadUse
from treize.match.record import RULES
from treize.networks.integer import Weights
from treize.networks.planes import SEATS, Planes, add_along, readings_of

Integers = list[npt.NDArray[np.int32]]
LAYERS = "rows", "first", "inner", "second", "outer", "third"


class About(msgspec.Struct, frozen=True):
    """What a network was trained for, and how."""

    game: str
    seats: tuple[int, ...]
    options: dict[str, Value]
    recipe: dict[str, Any]
    rules: int = RULES  # the number in records
    moves: str = ""  # a digest of the game's moves, in their order


class Trained(msgspec.Struct, frozen=True):
    """Two networks of a game: one that plays by what a seat sees, one that judges whole tables."""

    about: About
    policy_planes: Planes
    policy: Integers
    critic_planes: Planes
    critic: Integers

    def policy_weights(self) -> Weights:
        """The policy, ready to play."""
        return weights_of(self.policy, self.policy_planes)

    def critic_weights(self) -> Weights:
        """The critic, ready to judge."""
        return weights_of(self.critic, self.critic_planes)


def weights_of(integers: Integers, planes: Planes) -> Weights:
    """Weights as a file holds them, made ready: rows of counts hold those before them."""
    rows, first, inner, second, outer, third = integers
    summed = rows.copy()
    add_along(planes.runs(), summed)
    return Weights(
        summed.astype(np.int16), first.astype(np.int32), inner.astype(np.int16),
        second.astype(np.int32), np.ascontiguousarray(outer, np.int16), third.astype(np.int32),
    )  # fmt: skip


def about(game: str, seats: tuple[int, ...], options: dict[str, Value], recipe: Any) -> About:
    """What a network of today's rules is for."""
    return About(game, seats, options, recipe, moves=_digest_of_moves(game))


def _digest_of_moves(game: str) -> str:
    return hashlib.sha256("\n".join(games.game_named(game).MOVES).encode()).hexdigest()[:16]


def save(trained: Trained, file: Path) -> None:
    """Write a network so that NumPy alone can read it."""
    words = {
        "about": trained.about,
        "policy": trained.policy_planes,
        "critic": trained.critic_planes,
    }
    arrays = {"words": np.frombuffer(msgspec.json.encode(words), np.uint8)}
    for name, integers in (("policy", trained.policy), ("critic", trained.critic)):
        for layer, whole in zip(LAYERS, integers, strict=True):
            arrays[f"{name}-{layer}"] = whole.astype(np.min_scalar_type(-abs(whole).max() - 1))
    content = BytesIO()
    np.savez_compressed(content, allow_pickle=False, **arrays)
    replace_file(file, content.getvalue())


def replace_file(file: Path, content: bytes) -> None:
    """Write a file at once or not at all."""
    beside = file.with_name(f"{file.name}.new")
    beside.write_bytes(content)
    beside.replace(file)


class _Words(msgspec.Struct):
    about: About
    policy: Planes
    critic: Planes


def load(file: Path) -> Trained:
    """Read a network, if it fits the game and its rules as they are today."""
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as arrays:
            words = msgspec.json.decode(arrays["words"].tobytes(), type=_Words)
            policy, critic = (
                [arrays[f"{name}-{layer}"].astype(np.int32) for layer in LAYERS]
                for name in ("policy", "critic")
            )
    except (OSError, ValueError, KeyError, zipfile.BadZipFile, msgspec.MsgspecError) as error:
        raise BadUse("use/network", file=str(file), problem=str(error)) from None
    trained = Trained(words.about, words.policy, policy, words.critic, critic)
    if not fits(trained):
        raise BadUse("use/network-old", file=str(file), game=words.about.game)
    return trained


def fits(trained: Trained) -> bool:
    """Whether a network was trained by today's rules, on tables that are read alike."""
    about = trained.about
    if about.game not in games.GAMES or about.rules != RULES:
        return False
    if about.moves != _digest_of_moves(about.game):
        return False
    for planes, integers in (
        (trained.policy_planes, trained.policy),
        (trained.critic_planes, trained.critic),
    ):
        known = {
            reading.label
            for seats in games.game_named(about.game).SEATS
            for reading in readings_of(about.game, planes.view, seats)
        }
        if {label for label, _ in planes.counts + planes.kinds} - known - {SEATS}:
            return False
        if len(integers[0]) != planes.number:
            return False
    return True


def is_known_by(option: Option) -> bool:
    """Whether a network must have been trained with an option as it is: not who begins, say."""
    return not isinstance(option, Somebody)
