"""A game against the clock in the terminal: lines are read until the next thing is due, and then it happens."""

from __future__ import annotations

import os
import select
from collections.abc import Callable
from io import UnsupportedOperation
from time import monotonic
from typing import TYPE_CHECKING, TextIO

from cabinet_noir.bots.paced import Evening

if TYPE_CHECKING:
    from .play import Parlour

BLOCK = 4096


class Keyboard:
    """Lines as they are typed, for as long as somebody cares to wait for them."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.typed = b""
        try:
            self.number: int | None = stream.fileno()
        except UnsupportedOperation:  # a text in memory: all its lines are there at once
            self.number = None

    def line(self, seconds: float | None) -> str | None:
        """Return the next line, or None if none is typed in so many seconds; at the end of all raise `EOFError`."""
        if self.number is None:
            return self._from_memory()
        until = None if seconds is None else monotonic() + seconds
        while b"\n" not in self.typed:
            left = None if until is None else max(0.0, until - monotonic())
            if not select.select([self.number], [], [], left)[0]:
                return None
            block = os.read(self.number, BLOCK)
            if not block:
                raise EOFError
            self.typed += block
        line, _, self.typed = self.typed.partition(b"\n")
        return line.decode(errors="replace").strip()

    def _from_memory(self) -> str:
        line = self.stream.readline()
        if not line:
            raise EOFError
        return line.strip()


def against_the_clock(
    parlour: Parlour, evening: Evening, keyboard: Keyboard, clock: Callable[[], float] = monotonic
) -> None:
    """Play to the end in real time: bots do what they planned when it is due, and the house says that time is up."""
    began = clock()
    turn = None
    while parlour.game.outcome(parlour.referee.state) is None:
        evening.now = max(evening.now, clock() - began)
        evening.get_ready()
        parlour.narrate()
        if evening.deadline != turn:
            turn = evening.deadline
            parlour.draw()
            parlour.tell_time(turn)
        due = evening.next_due()
        line = keyboard.line(None if due is None else max(0.0, due - (clock() - began)))
        if line is None:
            evening.let_the_next_thing_happen()
        else:
            parlour.take(line)
    parlour.narrate()
