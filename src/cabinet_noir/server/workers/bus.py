"""The bus: how the workers of one house tell each other where to look. It carries pointers, never what they point to.

A word that is lost is no harm: the store has the truth, and workers look there again from time to time. The one word
that says something itself is `PhraseSaid`: a set phrase everyone at the table hears, which nobody keeps.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, Protocol

from msgspec import Struct

from cabinet_noir.core import Seat
from cabinet_noir.server.protocol.tables import Phrase


class Moved(Struct, frozen=True, tag_field="t", tag="moved"):
    """The table's log has grown up to this entry."""

    seq: int


class Changed(Struct, frozen=True, tag_field="t", tag="changed"):
    """The table itself has changed: who sits there, how it stands, what runs."""


class NoteWritten(Struct, frozen=True, tag_field="t", tag="noted"):
    """A seat has written a note."""

    seat: Seat


class PhraseSaid(Struct, frozen=True, tag_field="t", tag="said"):
    """A seat has said a set phrase to everyone."""

    seat: Seat
    phrase: Phrase


class Here(Struct, frozen=True, tag_field="t", tag="here"):
    """The people of these seats are connected to the worker that says so."""

    seats: tuple[int, ...]


class Who(Struct, frozen=True, tag_field="t", tag="who"):
    """Who is at this table with you?"""


class BlocksChanged(Struct, frozen=True, tag_field="t", tag="blocks"):
    """Somebody has blocked somebody, or no longer: whoever holds a socket of one of them reads it again."""

    people: tuple[str, ...]


class BotsStirred(Struct, frozen=True, tag_field="t", tag="bots"):
    """Something has changed for these bot accounts: whoever holds a stream of theirs looks."""

    people: tuple[str, ...]


EVERYWHERE: Final = ""
"""What is said about no table is heard by every worker."""

Word = Moved | Changed | NoteWritten | PhraseSaid | Here | Who | BlocksChanged | BotsStirred


class Spoken(Struct, frozen=True):
    """A word as it travels: about which table, from whom, and when it was said."""

    table: str
    by: str
    at: float
    word: Word


class Bus(Protocol):
    """What a house needs of a bus. Nothing here ever fails, whatever happens to the other side."""

    worker: str
    """This worker's name: a new one each time it starts."""

    @property
    def reaches(self) -> bool:
        """Could there be others on it?"""
        ...

    @property
    def connected(self) -> bool:
        """Is everything said now heard by the others?"""
        ...

    async def open(self, hear: Callable[[Spoken], None], missed: Callable[[], None]) -> None:
        """Begin to listen. `missed` is called when words may have been lost."""
        ...

    async def join(self, table: str) -> None:
        """Hear what is said about a table from now on."""
        ...

    def part(self, table: str) -> None:
        """Hear no more about a table."""
        ...

    def tell(self, table: str, word: Word) -> None:
        """Say something about a table to the other workers."""
        ...

    async def wait(self, key: str, burst: int, every: float, deeds: int) -> float | None:
        """Count deeds with the other workers, unless there is to wait; return how long. None: nobody can say."""
        ...

    async def close(self) -> None:
        """Say what is still to be said, and stop."""
        ...


def new_worker() -> str:
    """Return a name for a worker."""
    return secrets.token_hex(6)


class Alone:
    """The bus of a house with one worker: there is nobody to tell."""

    reaches: Final = False
    connected: Final = True

    def __init__(self) -> None:
        self.worker = new_worker()

    async def open(self, hear: Callable[[Spoken], None], missed: Callable[[], None]) -> None:
        """Nobody will speak."""

    async def join(self, table: str) -> None:
        """Nobody will speak."""

    def part(self, table: str) -> None:
        """Nobody will speak."""

    def tell(self, table: str, word: Word) -> None:
        """Nobody listens."""

    async def wait(self, key: str, burst: int, every: float, deeds: int) -> float | None:
        """Nobody counts with us."""
        return None

    async def close(self) -> None:
        """Nothing to say."""
