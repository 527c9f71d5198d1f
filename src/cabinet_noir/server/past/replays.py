"""Replays, page by page: a game read again through one pair of eyes, from any of its entries on.

A page begins with a whole view and goes on in differences, so that it weighs little more than the moves it tells,
however long the game was. It ends after so many steps or bytes. Whoever reads on is not made to wait for what was read:
the table keeps a bookmark for each pair of eyes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw

from cabinet_noir.core import Corrupt, Denied, Header, Illegal, Malformed, Seat, Seq
from cabinet_noir.core.difference import difference
from cabinet_noir.server.protocol.tables import Move, Replay, Step
from cabinet_noir.server.tables.info import header_of
from cabinet_noir.server.tables.notes import HINTS
from cabinet_noir.server.tables.table import Table
from cabinet_noir.server.tables.windows import AnyReferee, move, move_seen
from cabinet_noir.server.tables.withheld import check_told
from cabinet_noir.store import Note
from cabinet_noir.table import SPECTATOR, Course, outcome

ALL: Final = "all"

MOST_STEPS: Final = 128
"""Nearly every game fits into one page."""
MOST_BYTES: Final = 256 * 1024
"""A page that has so many ends with the step that brought them."""

AnyCourse = Course[Any, Any, Any, Any]
_encode: Final = msgspec.json.Encoder().encode


async def replay_of(table: Table, token: str, eyes: str | None, person: str = "", start: int = 0) -> bytes:
    """Return, encoded, a page of the game from one pair of eyes; by default the bearer's own."""
    await check_told(table)
    asker = table.seat_proved_by(token, person)
    own = None if asker is None else str(asker.seat)
    eyes = eyes or own or SPECTATOR
    check_eyes(table, eyes, own)
    notes: Sequence[Note] = ()
    if asker is not None and eyes == own:
        written = await table.resources.store.notes(table.row.id, asker.seat)
        notes = [note for note in written if note.key != HINTS]
    referee = readable(table)
    if referee.seq < 0:
        raise Illegal("game-has-not-begun")
    if not 0 <= start <= referee.seq:
        raise Malformed("no-such-step", last=int(referee.seq))
    reader = Reader(referee, header_of(referee, table.row, table.seats, eyes), notes, _at_bookmark(table, eyes, start))
    page = await table.resources.slices.do(reader.page(start))
    table.bookmarks[eyes] = reader.course
    return page


def readable(table: Table) -> AnyReferee:
    """Return a table's referee, unless its log contradicts itself."""
    if table.row.status == "stopped":
        raise Corrupt("table-stopped")
    return table.referee


def check_eyes(table: Table, eyes: str, own: str | None) -> None:
    """Refuse eyes that nobody here has, and in play all but one's own and a spectator's."""
    if eyes not in (ALL, SPECTATOR, *(str(seat.seat) for seat in table.seats)):
        raise Malformed("no-such-eyes")
    if not table.over and eyes not in (SPECTATOR, own):
        raise Denied("eyes-closed-until-the-end")


def _at_bookmark(table: Table, eyes: str, start: int) -> AnyCourse:
    """Return where these eyes stopped reading, if that is not too far on; nobody else reads on from there meanwhile."""
    course = table.bookmarks.pop(eyes, None)
    if course is None or len(course.past) > start:
        course = Course(table.referee.game, table.referee.options, table.referee.seats)
    return course


class Reader:
    """Reads one page."""

    def __init__(self, referee: AnyReferee, header: Header, notes: Iterable[Note], course: AnyCourse) -> None:
        self.course = course
        self._referee = referee
        self._header = header
        self._notes = Notebook(notes)

    def page(self, start: int) -> Generator[None, None, bytes]:
        """Read on to the start of a page, and return it encoded."""
        for seq in range(len(self.course.past), start):
            self._look(seq)
            yield
        move, view, notes = self._step(start)
        whole = view, notes
        steps = [_encode(Step(move, None))]
        weight = len(steps[0])
        while start + len(steps) <= self._referee.seq and len(steps) < MOST_STEPS and weight < MOST_BYTES:
            yield
            before = view, notes
            move, view, notes = self._step(start + len(steps))
            steps.append(_encode(Step(move, difference(before[0], view), difference(before[1], notes))))
            weight += len(steps[-1])
        ended = outcome(self._referee.table, self._referee.game.outcome(self.course.state))
        told: Any = tuple(map(Raw, steps))
        return _encode(
            Replay(self._header, self._header.eyes, Seq(start), self._referee.seq, whole[0], whole[1], told, ended)
        )

    def _step(self, seq: int) -> tuple[Move, Any, dict[str, str]]:
        """Take in an entry, and return what was seen of it, the view after it, and the notes at that moment."""
        seen = self._look(seq)
        return seen, self.course.state, self._notes.turn_to(seq)

    def _look(self, seq: int) -> Move:
        entry, eyes = self._referee.entries[seq], self._header.eyes
        if eyes == ALL:
            seen = move(self._referee, entry, entry.events)
        else:
            seen = move_seen(self._referee, entry, Seat(int(eyes)) if eyes.isdecimal() else None)
        self.course.add(entry.seq, seen.events)
        return seen


class Notebook:
    """The notes of a pair of eyes as they stood, entry by entry."""

    def __init__(self, notes: Iterable[Note]) -> None:
        self._later = deque(notes)
        self._standing: dict[str, str] = {}

    def turn_to(self, seq: int) -> dict[str, str]:
        """Return the notes as they stood when this was the last entry; asked for one entry after the other."""
        written: dict[str, str] = {}
        while self._later and self._later[0].at_seq <= seq:
            note = self._later.popleft()
            written[note.key] = note.value
        if written:
            self._standing = {key: value for key, value in (self._standing | written).items() if value}
        return self._standing
