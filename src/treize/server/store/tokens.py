"""Ids that nobody can guess, and tokens of which only the hash is kept."""

from __future__ import annotations

import secrets
from hashlib import sha256

SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another


def new_id(first: str, length: int) -> str:
    """An id that nobody can guess."""
    return first + "".join(secrets.choice(SIGNS) for _ in range(length))


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return sha256(f"treize token {token}".encode()).hexdigest()
