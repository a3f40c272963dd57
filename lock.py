"""Writes the lock files: every package pinned, with the hashes of all files of its version.

Of all files, so that other systems and other versions of Python find theirs among them.  No lock
file names a place to get them from: that is for pip to know.

    python lock.py    takes requirements.lock from what is installed, and hashes for all of them
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path
from urllib.request import urlopen

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_sdist_filename, parse_wheel_filename
from packaging.version import Version

ROOT = Path(__file__).parent
HASH = re.compile(r'href="[^"#]*/([^"#/]+)#sha256=([0-9a-f]{64})"')
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s\\]+)", re.MULTILINE)
PINNED = ("docs.lock", "cluster.lock", "bench.lock")  # by hand; their hashes are found anew


def main() -> None:
    """Write all lock files anew."""
    freeze = [sys.executable, "-m", "pip", "freeze", "--exclude-editable"]
    frozen = subprocess.run(freeze, check=True, capture_output=True, text=True).stdout
    pins = dict(PIN.findall(frozen))
    write("requirements.lock", pins)
    by_name = {canonicalize_name(name): (name, version) for name, version in pins.items()}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    build = closure(project["build-system"]["requires"])
    serve = closure(["treize[server]"]) - {"treize"}
    write("build.lock", dict(by_name[name] for name in sorted(build)))
    write("server.lock", dict(by_name[name] for name in sorted(serve)))
    for file in PINNED:
        write(file, dict(PIN.findall((ROOT / file).read_text(encoding="utf-8"))))


def closure(wanted: Iterable[str]) -> set[str]:
    """The names of what is wanted, and of all that it needs here."""
    found: set[str] = set()
    waiting = [Requirement(line) for line in wanted]
    seen = set()
    while waiting:
        requirement = waiting.pop()
        if str(requirement) in seen:
            continue
        seen.add(str(requirement))
        found.add(canonicalize_name(requirement.name))
        for line in distribution(requirement.name).requires or []:
            needed = Requirement(line)
            extras = requirement.extras or {""}
            if needed.marker is None or any(needed.marker.evaluate({"extra": e}) for e in extras):
                waiting.append(needed)
    return found


def write(file: str, pins: dict[str, str]) -> None:
    """A lock file, its first line kept."""
    path = ROOT / file
    first = path.read_text(encoding="utf-8").partition("\n")[0]
    lines = [first]
    for name, version in pins.items():
        hashes = sorted(hashes_of(name, version))
        if not hashes:
            sys.exit(f"{file}: there is no {name} {version}")
        lines.append(f"{name}=={version} \\")
        lines += [f"    --hash=sha256:{one} \\" for one in hashes]
        lines[-1] = lines[-1].removesuffix(" \\")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{file}: {len(pins)} packages")


def hashes_of(name: str, version: str) -> set[str]:
    """The hashes of all files of a version."""
    with urlopen(f"https://pypi.org/simple/{canonicalize_name(name)}/", timeout=60) as answer:
        page = answer.read().decode()
    return {digest for file, digest in HASH.findall(page) if version_of(file) == Version(version)}


def version_of(file: str) -> Version | None:
    """The version that a file is of, if it is a package."""
    try:
        if file.endswith(".whl"):
            return parse_wheel_filename(file)[1]
        return parse_sdist_filename(file)[1]
    except ValueError:
        return None


if __name__ == "__main__":
    main()
