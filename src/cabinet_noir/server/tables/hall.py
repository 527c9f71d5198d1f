"""The hall: everyone whose socket this worker holds. When the worker is to stop, they are shown to another door.

How many come from one address is limited, widely: a family, a club or a school may sit behind one.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from cabinet_noir.server.protocol.refusals import TooMany

LONGEST_FAREWELL: Final = 5.0
SOCKETS_FROM_HERE: Final = 5_000


class Guest(Protocol):
    """Somebody in the hall."""

    def dismiss(self) -> None:
        """Finish what you are doing, hear the answer, and go to another worker."""

    def go_if_banned(self) -> None:
        """Go, and hear why, if you are no longer welcome."""


class Hall:
    """Who is here, and whether anybody may still come in."""

    def __init__(self) -> None:
        self.closing = False
        self._guests: set[Guest] = set()
        self._empty = asyncio.Event()

    def __len__(self) -> int:
        return len(self._guests)

    @contextmanager
    def inside(self, guest: Guest) -> Iterator[None]:
        """Count somebody in, for as long as they stay."""
        self._guests.add(guest)
        try:
            yield
        finally:
            self._guests.discard(guest)
            if not self._guests:
                self._empty.set()

    def show_out_the_banned(self) -> None:
        """Show out whoever is no longer welcome."""
        for guest in tuple(self._guests):
            guest.go_if_banned()

    async def clear(self) -> None:
        """Let nobody in any more, and show everyone out; whoever dawdles is not waited for."""
        self.closing = True
        self._empty.clear()
        for guest in tuple(self._guests):
            guest.dismiss()
        if self._guests:
            await asyncio.wait([asyncio.create_task(self._empty.wait())], timeout=LONGEST_FAREWELL)


class Crowd:
    """The sockets that are open, by the address they come from."""

    def __init__(self) -> None:
        self._here: Counter[str] = Counter()

    @contextmanager
    def one_more(self, where: str) -> Iterator[None]:
        """Count a socket for as long as it is open, or refuse it."""
        if self._here[where] >= SOCKETS_FROM_HERE:
            raise TooMany("too-many", seconds=60)
        self._here[where] += 1
        try:
            yield
        finally:
            self._here[where] -= 1
            if not self._here[where]:
                del self._here[where]
