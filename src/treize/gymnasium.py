"""One learner against bots: `treize.gymnasium.Env(game)`, or thousands by `VectorEnv`."""

from treize.research.gymnasium import Env, VectorEnv

__all__ = ["Env", "VectorEnv"]
