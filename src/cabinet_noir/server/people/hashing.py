"""What is kept of a password: argon2id, with the library's own measure of work.

Plain functions of plain arguments: that takes a twentieth of a second of the processor and 64 MB, so a worker process
does it that stands back for those who play.
"""

from __future__ import annotations

from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

_HASHER: Final = PasswordHasher()


def password_hash(password: str) -> str:
    """Return what is kept of a password."""
    return _HASHER.hash(password)


def is_password(kept: str, password: str) -> bool:
    """Is this the password of which that was kept?"""
    try:
        return _HASHER.verify(kept, password)
    except VerifyMismatchError:
        return False


def is_outdated(kept: str) -> bool:
    """Was it made with less work than is asked for today?"""
    return _HASHER.check_needs_rehash(kept)
