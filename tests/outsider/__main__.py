"""The command line: one line per trace file; each violation goes to standard error."""

import sys
from itertools import islice

from .trace import Tally, check

SHOWN = 20  # violations told per file; the rest are only counted


def check_file(path: str) -> Tally:
    """Check one trace file, or standard input for `-`."""
    if path == "-":
        return check(sys.stdin.buffer)
    with open(path, "rb") as lines:
        return check(lines)


def main(paths: list[str]) -> int:
    """Check every file and say how it went; 1 if anything was wrong."""
    if not paths:
        print("usage: python -m outsider FILE...", file=sys.stderr)
        return 2
    wrong = False
    for path in paths:
        try:
            tally = check_file(path)
        except OSError as trouble:
            print(f"{path}: cannot be read ({trouble.strerror})")
            wrong = True
            continue
        for violation in islice(tally.violations, SHOWN):
            print(f"{path}:{violation}", file=sys.stderr)
        found = tally.violation_count
        wrong = wrong or found > 0
        print(f"{path}: {tally.matches} matches, {tally.moves} moves checked, {found} violations")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
