"""The hall: everyone whose socket this worker holds. When the worker is to stop, they are shown to another door."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

LONGEST_FAREWELL: Final = 5.0


class Guest(Protocol):
    """Somebody in the hall."""

    def dismiss(self) -> None:
        """Finish what you are doing, hear the answer, and go to another worker."""


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

    async def clear(self) -> None:
        """Let nobody in any more, and show everyone out; whoever dawdles is not waited for."""
        self.closing = True
        self._empty.clear()
        for guest in tuple(self._guests):
            guest.dismiss()
        if self._guests:
            await asyncio.wait([asyncio.create_task(self._empty.wait())], timeout=LONGEST_FAREWELL)
