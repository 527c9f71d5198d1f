"""What is kept of a password: argon2id, with the library's own measure of work, done by one thread.

Plain functions of plain arguments: that takes a sixth of a second of the processor and 64 MB, so a worker process does
it that stands back for those who play. One thread stands back; where four do at once, whoever they stand back for is
given the processor only at the next tick of its clock, some milliseconds late (decision 0022).
"""

from __future__ import annotations

from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

_HASHER: Final = PasswordHasher(parallelism=1)


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
