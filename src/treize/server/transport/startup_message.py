"""What the server says when it opens: where it is found, and how to get there."""

from __future__ import annotations

import getpass
import os
import socket
import subprocess
import sys

from treize.texts.words import Words

EVERYWHERE = ("", "0.0.0.0", "::")  # noqa: S104  # hosts that stand for all addresses of a machine
HERE = "127.0.0.1"
NOWHERE = "192.0.2.1"  # an address that is kept for examples
SSH_PORT = "22"


def url_of(host: str, port: int) -> str:
    """Where a server at an address is found."""
    return f"http://{_in_url(host)}:{port}/"


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def address_in_network() -> str:
    """The address by which others in the network reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((NOWHERE, 9))  # sends nothing: it only asks which way it would go
            return str(probe.getsockname()[0])
        except OSError:
            return HERE


def urls_of(host: str, port: int) -> list[str]:
    """Where the server is found, from here first; if it listens everywhere, also from elsewhere."""
    if host not in EVERYWHERE:
        return [url_of(host, port)]
    hosts = [address_in_network()] if is_remote() else [HERE, address_in_network()]
    return [url_of(host, port) for host in dict.fromkeys(hosts)]


def is_remote() -> bool:
    """Whether whoever starts the server sits at another machine."""
    return "SSH_CONNECTION" in os.environ


def can_show() -> bool:
    """Whether a browser that we start is seen by whoever started us."""
    if is_remote():
        return False
    screens = "BROWSER", "DISPLAY", "WAYLAND_DISPLAY"
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in screens)


def show(url: str) -> None:
    """Open a browser, in a process of its own: some take long, and some talk."""
    command, nowhere = [sys.executable, "-m", "webbrowser", url], subprocess.DEVNULL
    subprocess.Popen(command, stdin=nowhere, stdout=nowhere, stderr=nowhere)  # noqa: S603  # our own


def tunnel_to(host: str, port: int) -> str | None:
    """The command by which a server that listens only here is reached over SSH, if it takes one."""
    if not is_remote() or not (host.startswith("127.") or host in ("localhost", "::1")):
        return None
    *_, server, ssh_port = os.environ["SSH_CONNECTION"].split()
    at = "" if ssh_port == SSH_PORT else f"-p {ssh_port} "
    return f"ssh {at}-L {port}:{_in_url(host)}:{port} {_user()}{server}"


def _user() -> str:
    try:
        return f"{getpass.getuser()}@"
    except (KeyError, OSError):  # whoever has no name here
        return ""


def welcome(words: Words, host: str, port: int, public_url: str | None) -> tuple[str, list[str]]:
    """What to say, the address last and alone; and the addresses."""
    urls = [public_url] if public_url else urls_of(host, port)
    tunnel = None if public_url else tunnel_to(host, port)
    if tunnel is None:
        return _told([words("serve-open", number=len(urls))], urls), urls
    urls = [url_of(HERE, port)]
    return _told([words("serve-ssh"), "", f"    {tunnel}", "", words("serve-ssh-then")], urls), urls


def _told(lines: list[str], urls: list[str]) -> str:
    return "\n".join([*lines, "", *(f"    {url}" for url in urls), ""])
