"""Entries on their way into the log and out of it, in batches. Each kind of database has its own way to do that.

One batch is one transaction and one wait for the disk, so a busy house pays for durability once for many tables. An
entry is acknowledged only after its batch is durable; one whose place is taken is not written and spoils no other. A
worker told of many moves of others reads them in batches, too. What an entry says is not known here: it is text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from sqlalchemy import Executable

COLUMNS: Final = "table_id, seq, seat, action_id, body"
"""The columns of an entry, in the order in which `NewEntry` has them."""

MOST_READ: Final = 512
"""How many entries are read of a log at a time, so that nobody waits for the whole of a long one."""


class NewEntry(NamedTuple):
    """One entry to be written, and what else is to be true from the same moment on."""

    table: str
    seq: int
    seat: int | None
    action_id: str | None
    body: str
    also: tuple[Executable, ...] = ()

    @property
    def place(self) -> tuple[str, int]:
        """Where it belongs, which can be taken only once."""
        return self[:2]

    @property
    def columns(self) -> tuple[str, int, int | None, str | None, str]:
        """What is written of it."""
        return self[:5]


class Wanted(NamedTuple):
    """A table, and the entry after which its log is wanted: the next `MOST_READ` entries of it."""

    table: str
    after: int

    @property
    def upto(self) -> int:
        """The last entry that is wanted."""
        return self.after + MOST_READ


class Entries(Protocol):
    """The logs of all tables."""

    async def write(self, batch: Sequence[NewEntry]) -> list[bool]:
        """Write a batch; say of each entry whether its place was free."""

    async def durable(self) -> None:
        """Wait until all that was written up to now would outlast anything."""

    async def read(self, batch: Sequence[Wanted]) -> list[list[str]]:
        """Read what each wants of a log, in order."""

    async def close(self) -> None:
        """Let the database go."""
