"""A watcher: one socket at a table, whose eyes it has, and what it is still to be told.

Nothing is queued that can be said later in one word. News, presence and assistance are only marked as due and are
written when the socket can take them, as they stand then: a slow reader gets fewer, longer messages, holds a bounded
amount of memory and slows nobody. Only answers to the socket's own messages are queued, and a socket is not read
while too many of them wait.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import Struct

from cabinet_noir.core import Denied, Problem, Refusal, Seat
from cabinet_noir.server.clocks.lag import Lag
from cabinet_noir.server.protocol.refusals import NoSuchTable
from cabinet_noir.server.protocol.tables import Apart, Noted
from cabinet_noir.store import NOBODY

from .seats.apart import is_hidden, seats_apart
from .withheld import is_kept_from

if TYPE_CHECKING:
    from .table import Table

Due = Literal["info", "news", "resync", "said", "assist"]
"""News is due once; a resync is due even to a socket that has been told everything."""

MOST_REPLIES: Final = 64

encode: Final = msgspec.json.Encoder().encode


class Watcher:
    """What one socket is to be told."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.seat: Seat | None = None
        self.sees_as: Seat | None = None
        """Its own seat's, or those of a seat that lets it look over its shoulder."""
        self.covered = False
        """Is a curtain down before its seat? Then it has a spectator's eyes."""
        self.right = ""
        """What gives it those eyes: when the seat no longer keeps it, they are closed."""
        self.lag = Lag()
        self._since = -1
        self.person = ""
        """Who it is, as far as the house knows: the seat's owner, or whoever the browser is known to be."""
        self.around = NOBODY
        """Whom they are kept apart from."""
        self._told_apart: tuple[Seat, ...] = ()
        self.heard = 0
        """The last phrase it was told."""
        self._replies: list[bytes] = []
        self._notes: dict[str, str] = {}
        self._due: set[Due] = set()
        self._work = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()
        self.parting = False
        """Is it to go, once it has been told what is due?"""
        self.sent_away = False
        """Is it not to come back?"""

    @property
    def own(self) -> Seat | None:
        """Return the seat whose own things it is told, such as notes and help: behind a curtain none."""
        return None if self.covered else self.seat

    def cover(self) -> None:
        """Close its eyes: what its seat was still to be told, it is not."""
        self.covered, self.sees_as = True, None
        self._replies, self._notes = [], {}
        self._room.set()

    def uncover(self) -> None:
        """Open its eyes."""
        self.covered, self.sees_as = False, self.seat

    # what the house says

    def reply(self, message: Struct) -> None:
        """Answer a message of this socket."""
        self._replies.append(encode(message))
        if len(self._replies) >= MOST_REPLIES:
            self._room.clear()
        self._work.set()

    def owe(self, what: Due) -> None:
        """Mark something as due."""
        self._due.add(what)
        self._work.set()

    @property
    def told(self) -> int:
        """Return the last entry it was told of; -1: none."""
        return self._since

    @property
    def owing(self) -> bool:
        """Is something due?"""
        return bool(self._due or self._replies or self._notes)

    def rouse(self) -> None:
        """Let whoever waits for messages look, though nothing may be due."""
        self._work.set()

    def owe_news_since(self, since: int, last: int) -> None:
        """Tell again everything after an entry; one the house does not have resources: everything."""
        since = since if -1 <= since <= last else -1
        self._since = min(self._since, since) if "resync" in self._due else since
        self.owe("resync")

    def owe_note(self, key: str, value: str) -> None:
        """Mark a note as due."""
        self._notes[key] = value
        self._work.set()

    def part(self) -> None:
        """Tell it what is due, and then to go."""
        self.parting = True
        self._work.set()

    def send_away(self, problem: Problem) -> None:
        """Say why it is to go, and not to come back."""
        self.reply(problem)
        self.sent_away = True

    def hang_up(self) -> None:
        """Let nobody wait for this socket any more."""
        self._room.set()

    # what the socket does

    async def room(self) -> None:
        """Wait until the socket has taken most of its answers."""
        if not self._room.is_set():
            await self._room.wait()

    async def messages(self) -> list[bytes]:
        """Wait until something is to be told, and return it: answers first, then how things stand now."""
        await self._work.wait()
        if self.table is not None and self.table.is_far_behind(self.sees_as):
            await self.table.open_window(self.sees_as)
        self._work.clear()
        said, self._replies = self._replies, []
        self._room.set()
        if self.table is not None:
            self._tell_how_it_stands(self.table, said)
        return said

    def _tell_how_it_stands(self, table: Table, said: list[bytes]) -> None:
        due, self._due = self._due, set()
        seq = table.seq
        if is_kept_from(table, self):
            self._send_off(Denied("set-is-open"), said)
            return
        if "info" in due and is_hidden(table.row, table.seats, self):
            self._send_off(NoSuchTable("no-such-table"), said)
            return
        if "info" in due:
            said.append(encode(table.info()))
        if (apart := seats_apart(table.seats, self)) != self._told_apart:
            self._told_apart = apart
            said.append(encode(Apart(apart)))
        if seq >= 0 and ("resync" in due or ("news" in due and self._since < seq)):
            said.append(table.window(self.sees_as).news(self._since))
            self._since = seq
        if "said" in due:
            phrases = table.phrases.after(self.heard)
            said.extend(encode(phrase) for phrase in phrases if phrase.seat not in apart)
            self.heard = table.phrases.count
        if self._notes:
            said.extend(encode(Noted(key, value)) for key, value in self._notes.items())
            self._notes = {}
        if "assist" in due and (latest := table.assistance(self.own)):
            said.append(latest)

    def _send_off(self, refusal: Refusal, said: list[bytes]) -> None:
        """Tell a socket why there is nothing for it here, and nothing else."""
        self.sent_away = self.parting = True
        said.append(encode(refusal.problem()))
