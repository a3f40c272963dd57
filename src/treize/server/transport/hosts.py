"""By which names the server may be asked.

A page of somebody's name that suddenly leads to this machine would else be one of ours (DNS
rebinding).  So a name that anybody could own must be one that the operator told us.
"""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([^:\[\]/@]*))(?::\d*)?")
AT_HOME = (".local", ".localhost", ".internal", ".lan", ".home.arpa", ".fritz.box")


class Hosts:
    """The names of this server."""

    def __init__(self, public_url: str | None, allowed: str) -> None:
        names = {name.strip().lower() for name in allowed.split(",")}
        self._allow_all = "*" in names
        self._names = names | {socket.gethostname().lower()}
        if public_url:
            self._names.add((urlsplit(public_url).hostname or "").lower())

    def knows(self, host: str) -> bool:
        """Whether a request to this host is meant for us: by address, or by a name of ours."""
        found = HOST.fullmatch(host.lower())
        if self._allow_all or not host:  # browsers always name it
            return True
        name = found and (found[1] or found[2] or "").rstrip(".")
        if not name:
            return False
        return "." not in name or name in self._names or name.endswith(AT_HOME) or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
