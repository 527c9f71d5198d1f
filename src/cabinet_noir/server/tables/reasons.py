"""The reasons of one table: why something is certain, and hints rung by rung, for the seat that asks and nobody else.

They are thought out elsewhere from that seat's sight and notes alone, a question at a time for each seat, by workers no
bot waits for. They come on a beat (`clocks.instants`), whether there is an answer or none. How many hints a seat has
had is kept with its notes, where nobody else reads it before the end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cabinet_noir.bots import FoundHint, Seen, ThoughtLost, explain, explain_advice, explain_note, find_hint, suggest
from cabinet_noir.core import (
    POINTING,
    TELLING,
    Denied,
    Illegal,
    Refusal,
    Seat,
    hints_up_to,
    is_advised,
    is_checked,
    is_named,
)
from cabinet_noir.server.clocks.instants import at_an_instant
from cabinet_noir.server.operator.faults import faulty
from cabinet_noir.server.people.places import COME_AGAIN
from cabinet_noir.server.protocol.from_page import AskHint, Why
from cabinet_noir.server.protocol.refusals import Busy
from cabinet_noir.server.protocol.tables import Explained, Hint, Suggestion
from cabinet_noir.table import may_turn_dial

if TYPE_CHECKING:
    from .table import Table
    from .watcher import Watcher

SAYS: Final = 4
"""The rung at which a hint says why."""
MOST_HINTS: Final = 200
"""So many hints a seat may have in a game: the note that counts them stays short."""


class Had(Struct, frozen=True):
    """A hint somebody had: at which entry, how far, and about what; of the last one also which question it answered."""

    seq: int
    rung: int
    name: str
    question: str = ""

    @classmethod
    def read(cls, note: str) -> list[Had]:
        """Read all hints a seat had."""
        parts = (word.split(":") for word in note.split())
        return [cls(int(seq), int(rung), *more) for seq, rung, *more in parts]

    def __str__(self) -> str:
        return f"{self.seq}:{self.rung}:{self.name}" + (f":{self.question}" if self.question else "")


def noted_as(had: Sequence[Had]) -> str:
    """Return the hints a seat had as a short note."""
    return " ".join(map(str, (*(replace(one, question="") for one in had[:-1]), *had[-1:])))


def mark(id: str) -> str:
    """Return a question's id as a short word that stands in a note."""
    return sha256(id.encode()).hexdigest()[:8]


def earlier(had: Sequence[Had], seq: int, question: AskHint) -> list[Had]:
    """Return the hints a seat had before the one it asks for. This is the last again if it goes on at the same entry,
    or if the very question was answered there, and the answer got lost on its way."""
    again = bool(had) and had[-1].seq == seq and (had[-1].rung < question.rung or had[-1].question == mark(question.id))
    return list(had[:-1] if again else had)


@dataclass
class Asked:
    """A seat's last question: who waits for the answer, and the answer once there is one."""

    id: str
    waiting: list[Watcher]
    thinking: asyncio.Task[None] | None = None
    answer: Struct | None = None


class Reasons:
    """Says why."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._asked: dict[Seat, Asked] = {}

    @property
    def busy(self) -> bool:
        """Is somebody waiting for a reason?"""
        return any(asked.answer is None for asked in self._asked.values())

    def ask(self, watcher: Watcher, question: Why | AskHint) -> None:
        """Take a seat's question; it is answered when the time has come, and whoever asks plays on meanwhile.

        The same question once more, after a lost connection, has the same answer.
        """
        seat = watcher.seat
        if seat is None:
            raise Denied("only-watching")
        last = self._asked.get(seat)
        if last is not None and last.id == question.id:
            self._tell_again(watcher, seat, last)
            return
        self._check(seat, question)
        if last is not None and last.answer is None:
            raise Denied("one-question-at-a-time")
        self._asked[seat] = asked = Asked(question.id, [watcher])
        asked.thinking = asyncio.create_task(self._answer(seat, question, asked))

    def _tell_again(self, watcher: Watcher, seat: Seat, asked: Asked) -> None:
        if asked.answer is None:
            if watcher not in asked.waiting:
                asked.waiting.append(watcher)
        elif watcher.own == seat:
            watcher.reply(asked.answer)

    async def stop(self) -> None:
        """Stop thinking: the house is closing."""
        for task in [asked.thinking for asked in self._asked.values() if asked.thinking is not None]:
            task.cancel()
            await asyncio.wait([task])

    def most(self, seat: Seat) -> int:
        """Return how far hints go for a seat: as the dial says, or to the end where that concerns nobody else."""
        if self._table.referee.game.deduction.case is None:
            return 0
        return TELLING if may_turn_dial(self._table.standing, seat) else hints_up_to(self._table.dial)

    def _check(self, seat: Seat, question: Why | AskHint) -> None:
        """Refuse what the table does not let a seat ask."""
        table = self._table
        if table.referee.game.deduction.case is None:
            raise Denied("nothing-to-explain")
        if not table.playing:
            raise Illegal("game-is-not-played")
        if isinstance(question, AskHint):
            if question.rung > self.most(seat):
                raise Denied("no-hints-that-far")
        elif not tells(table.dial, question):
            raise Denied("dial-does-not-tell")

    async def _answer(self, seat: Seat, question: Why | AskHint, asked: Asked) -> None:
        resources = self._table.resources
        try:
            thinking = self._think(seat, question)
            answer: Struct = await at_an_instant(thinking, resources.beat, self._table.now, resources.sleep)
        except ThoughtLost:
            answer = Busy("house-is-busy", seconds=COME_AGAIN).problem(question.id)
        except Refusal as refusal:
            answer = refusal.problem(question.id)
        except Exception as error:  # no reason is better than no game
            answer = faulty(error, question.id)
        asked.answer, waiting = answer, asked.waiting
        asked.waiting = []
        for watcher in waiting:
            if watcher.own == seat:  # unless a curtain has fallen meanwhile
                watcher.reply(answer)

    async def _think(self, seat: Seat, question: Why | AskHint) -> Explained | Hint:
        table = self._table
        await table.open_window(seat)
        sight = table.window(seat).sight()
        seen = Seen.of(table.referee.game.key, table.referee.options, sight)
        if isinstance(question, AskHint):
            return await self._hint(seat, question, seen, sight.seq)
        reason = table.resources.reasoners
        if question.claim is not None:
            return Explained(question.id, sight.seq, await reason.run(explain, seen, question.claim))
        if question.action is not None:
            return Explained(question.id, sight.seq, await reason.run(explain_advice, seen, question.action))
        notes = dict(await table.notes.of(seat))
        return Explained(question.id, sight.seq, await reason.run(explain_note, seen, notes, question.note))

    async def _hint(self, seat: Seat, question: AskHint, seen: Seen, seq: Any) -> Hint:
        """Return a hint as far as asked; one that goes on at the same entry stays with what it is about."""
        had = Had.read(await self._table.notes.hints_of(seat))
        before = earlier(had, seq, question)
        if len(before) >= MOST_HINTS:
            raise Denied("too-many-hints", most=MOST_HINTS)
        told = tuple(one.name for one in before if one.rung == TELLING)
        reasoners, most = self._table.resources.reasoners, self.most(seat)
        found = await reasoners.run(find_hint, seen, told)
        # looked for whether something is certain or not, so that both take as long
        advice = await reasoners.run(suggest, seen) if question.rung == 1 and most == TELLING else None
        now = (*before, Had(int(seq), question.rung, "" if found is None else found.name, mark(question.id)))
        await self._table.notes.keep_hints(seat, noted_as(now))
        hint = Hint(question.id, seq, question.rung, most, found is not None, taken=len(now))
        if found is None:
            return hint if advice is None else replace(hint, advice=Suggestion(*advice))
        return as_far_as(hint, found)


def tells(dial: str, question: Why) -> bool:
    """Does the dial tell what this question asks to have explained?"""
    if question.claim is not None:
        return is_named(dial)
    return is_advised(dial) if question.action is not None else is_checked(dial)


def as_far_as(hint: Hint, found: FoundHint) -> Hint:
    """Return what a hint tells up to its rung, and nothing beyond."""
    rung, reason = hint.rung, found.reason
    return replace(
        hint,
        about=found.about if rung > 1 else None,
        clues=reason.clues if rung >= POINTING else (),
        steps=reason.steps[:-1] if rung >= SAYS else (),
        fact=reason.line if rung >= TELLING else None,
    )
