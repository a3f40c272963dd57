"""The games as OpenSpiel's: importing this registers `treize_ole` and its sisters."""

from treize.research.openspiel import load

__all__ = ["load"]
