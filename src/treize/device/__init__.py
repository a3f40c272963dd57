"""The rules and the search as one WebAssembly module, so that a browser plays without a server."""


class Unbuildable(Exception):
    """The engine module can't be built here; the message is a clause that says why."""
