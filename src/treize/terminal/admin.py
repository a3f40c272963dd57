"""`treize admin`: what an operator sees of people, tables and finished matches, and removes."""

from __future__ import annotations

import json
from argparse import Namespace
from datetime import UTC, datetime

from treize.errors import BadUse
from treize.extras import needs
from treize.texts.words import Words, printable

with needs("server"):
    from treize.server.store.admin import MOST, Admin, admin_of
    from treize.server.store.databases import usual_place, without_secrets

LISTS = {"people": "admin-people", "tables": "admin-tables", "records": "admin-records"}
DONE = {
    "forget": "admin-forget",
    "remove-table": "admin-remove-table",
    "remove-record": "admin-remove-record",
}

CHORES = {"forget": ("forget",), "remove": ("remove-table", "remove-record")}


def administer(given: Namespace, words: Words) -> None:
    """Show a list, or have somebody forgotten or something removed."""
    place = given.data or usual_place()
    with admin_of(place) as admin:
        if given.action in LISTS:
            _show(admin, given, words)
        else:
            _order(admin, given, words, without_secrets(place))


def _show(admin: Admin, given: Namespace, words: Words) -> None:
    lines = [line._asdict() for line in getattr(admin, given.action)(given.subject or "")]
    if given.json:
        print(json.dumps(lines, ensure_ascii=False, indent=2))
        return
    for line in lines:
        print(printable(words(LISTS[given.action], **_shown(line, words))))
    if len(lines) == MOST:
        print(words("admin-more", most=MOST))
    if not lines:
        print(words("admin-none"))


def _shown(line: dict[str, object], words: Words) -> dict[str, object]:
    """The facts of a line as its sentence takes them."""
    shown: dict[str, object] = {}
    for name, value in line.items():
        if name in ("seen", "visited", "ended"):
            date = datetime.fromtimestamp(int(str(value or 0)) / 1000, UTC).date()
            shown["date"] = date.isoformat() if value else "–"
        elif isinstance(value, list):
            shown[name] = ", ".join(map(str, value)) or "–"
        elif isinstance(value, bool):
            shown[name] = "yes" if value else "no"
        else:
            shown[name] = "–" if value is None else value
    return shown


def _order(admin: Admin, given: Namespace, words: Words, place: str) -> None:
    subject = given.subject or ""
    for chore in CHORES[given.action]:
        found = admin.find(chore, subject)
        if found is not None:
            is_done = admin.order(chore, found)
            told = DONE[chore] if is_done else "admin-noted"
            print(words(told, subject=found, place=place))
            return
    raise BadUse("use/subject", subject=subject)
