"""A reader: in which language, at a table of which room, from which seat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from msgspec import Struct

from cabinet_noir.core import Line, Reason, Refusal, Seat
from cabinet_noir.texts import spoken, texts


class Reader(Struct, frozen=True, dict=True):
    """Who is told. Seats are called by their numbers."""

    language: str
    room: str
    seats: int = 0
    me: Seat | None = None

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(self.say("prose-seat", number=seat + 1) for seat in range(self.seats))

    def say(self, message: str, **args: Any) -> str:
        """Return a message of the house or of the room."""
        return texts(self.language, self.room)(message, args)

    def of_room(self, name: str, **args: Any) -> str:
        """Return a message of the room; empty: it has none of that name."""
        message = f"{self.room.lstrip('_')}-{name}"  # the template's key begins with no letter, a message's name does
        said = self.say(message, **args)
        return "" if said == message else said

    def line(self, line: Line) -> str:
        """Return a sentence."""
        return " ".join(self.say(line.id, **spoken(line.args, self.names, self.me)).split())

    def reason(self, told: Reason) -> Iterator[str]:
        """Yield why something is so: the clues that tell it, each with the entry in which it was told, and then it."""
        for clue in told.clues:
            yield f"{clue.seq} · {self.line(clue.line)}"
        yield f"→ {self.line(told.line)}"

    def refuse(self, refusal: Refusal) -> str:
        """Return a refusal in one line, with the rule it rests on."""
        facts = {name: value if isinstance(value, int | float) else str(value) for name, value in refusal.facts.items()}
        text = " ".join(self.say(refusal.reason, **facts).split())
        return f"{text} ({refusal.rule})" if refusal.rule else text
