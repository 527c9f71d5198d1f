"""How a reader of the terminal is told things: sentences with names for seats, and reasons line by line."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from cabinet_noir.core import Given, Line, Reason

from .words import Words


class Teller(Struct, frozen=True):
    """Who is told, in which words, and what the seats are called."""

    words: Words
    names: tuple[str, ...]
    me: int | None = None

    def reason(self, told: Reason) -> Iterator[str]:
        """Yield a reason line by line: what is so, and the clues that tell it, step by step where they are many."""
        yield self.line(told.line)
        yield from self.clues(told)

    def clues(self, told: Reason, *, to_the_end: bool = True) -> Iterator[str]:
        """Yield the clues of a reason; not `to_the_end`: without what follows from all of them."""
        if not told.clues:
            yield f"  · {self.words.say('why-by-the-box')}"
        elif not told.steps:
            yield from (f"  · {self.clue(each)}" for each in told.clues)
        for number, step in enumerate(told.steps, start=1):
            for at, clue in enumerate(step.clues):
                yield f"  {'  ' if at else f'{number}.'} · {self.clue(told.clues[clue])}"
            if to_the_end or number < len(told.steps):
                yield f"     → {self.line(step.line)}"

    def clue(self, clue: Given) -> str:
        """Return a clue as a sentence, with the move that told it."""
        return " ".join(self.words.say("why-clue", clue=self.line(clue.line), seq=clue.seq).split())

    def line(self, line: Line) -> str:
        """Return a sentence."""
        return self.words.tell(line, self.names, self.me)
