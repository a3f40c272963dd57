"""As many connections as the system lets a process have open files."""

from __future__ import annotations

import logging
import sys

from msgspec.structs import replace

from treize.server.settings import Settings

log = logging.getLogger("treize.settings")
OTHERS = 128  # files for the database, the workers, the log


def fit(settings: Settings) -> Settings:
    """The limits with no more connections than there may be files; it asks for all it can get."""
    if sys.platform == "win32":  # there no limit is known
        return settings
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        return settings
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    left = max(8, most - OTHERS)
    requests = min(settings.max_http_connections, left // 4)
    sockets = min(settings.max_connections, left - requests)
    if sockets < settings.max_connections:
        log.warning("fewer connections than allowed", extra={"cause": f"open files: {most}"})
    return replace(settings, max_http_connections=requests, max_connections=sockets)
