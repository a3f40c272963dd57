"""The games as PettingZoo environments: `treize.pettingzoo.env(game, seats=4)`."""

from treize.research.pettingzoo import Env, env, raw_env

__all__ = ["Env", "env", "raw_env"]
