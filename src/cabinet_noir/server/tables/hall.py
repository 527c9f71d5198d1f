"""The hall: everyone whose socket this worker holds. When the worker is to stop, they are shown to another door.

How many come from one address is limited, widely: a family, a club or a school may sit behind one. Whoever has not yet
said who they are is let in for a moment, and makes room for others who come.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from cabinet_noir.server.connections import most_places
from cabinet_noir.server.protocol.refusals import TooMany

LONGEST_FAREWELL: Final = 5.0
SOCKETS_FROM_HERE: Final = 5_000
"""Where there is room for fewer than twice as many, half of the room."""


class Guest(Protocol):
    """Somebody in the hall."""

    def dismiss(self) -> None:
        """Finish what you are doing, hear the answer, and go to another worker."""

    def hush(self) -> None:
        """You have said nothing: make room."""

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
    """The sockets that are open, by the address they come from, and those of them that have said nothing yet."""

    def __init__(self, room: int | None = None) -> None:
        room = most_places() if room is None else room
        self._most_from_here = min(SOCKETS_FROM_HERE, max(1, room // 2))
        self._most_silent = max(1, room // 4)
        self._here: Counter[str] = Counter()
        self._silent: dict[Guest, None] = {}

    @contextmanager
    def one_more(self, where: str) -> Iterator[None]:
        """Count a socket for as long as it is open, or refuse it."""
        if self._here[where] >= self._most_from_here:
            raise TooMany("too-many", seconds=60)
        self._here[where] += 1
        try:
            yield
        finally:
            self._here[where] -= 1
            if not self._here[where]:
                del self._here[where]

    def is_silent(self, guest: Guest) -> None:
        """Somebody came and has said nothing yet. Of too many, the one who came first goes."""
        self._silent[guest] = None
        if len(self._silent) > self._most_silent:
            first = next(iter(self._silent))
            del self._silent[first]
            first.hush()

    def has_spoken(self, guest: Guest) -> None:
        """They have said who they are, or have gone."""
        self._silent.pop(guest, None)
