"""A program that plays: a process of its own for one seat of one game. It is written to and waited for, never too long.

A process for each game, since every deal is played from every seat: one that lived on could remember the other's hand.
"""

from __future__ import annotations

import os
import selectors
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from subprocess import PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import Any, Final

import msgspec

from cabinet_noir.core import Chance, Game, Refusal, Sight

from .faults import MOST_SAID, Faulted, Kind
from .protocol import Answer, read_answer, turn

Room = Game[Any, Any, Any, Any]

STARTING: Final = 20.0
"""Seconds to start and to answer `hello`, at least."""
LEAVING: Final = 1.0
"""Seconds to leave once the game is over and nothing more will be said."""
LONGEST_ANSWER: Final = 64 * 1024
"""Bytes of a line."""
SHORTEST: Final = 0.25
"""Seconds of a game's own clock that pass before anything is done: who does nothing for ever sees time go by."""


class Program:
    """A bot that is a process. It is told its sight, line by line, and nothing else of the game."""

    def __init__(
        self,
        game: Room,
        seat: int,
        command: Sequence[str],
        hello: bytes,
        limit: float,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._game, self._seat, self._command, self._hello = game, seat, command, hello
        self._limit, self._clock = limit, clock
        self._moves = 0
        self._unread = b""
        self._process: Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process and say what is played; whatever it answers to that, it is there."""
        try:
            self._process = Popen(  # noqa: S603  whoever runs the arena has named this program
                self._command, stdin=PIPE, stdout=PIPE, bufsize=0, start_new_session=True
            )
        except OSError as error:
            raise self._fault("dead", error.strerror or "") from None
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
        self._read(self._exchange(self._hello, max(STARTING, self._limit)))

    def __call__(self, sight: Sight[Any, Any], chance: Chance, /) -> Any:
        """Ask it for a move."""
        return self._moved(sight, self._ask(sight, chance))

    def _ask(self, sight: Sight[Any, Any], chance: Chance) -> Answer:
        self._moves = sight.seq
        return self._read(self._exchange(turn(self._game, sight, chance), self._limit))

    def _read(self, line: bytes) -> Answer:
        try:
            return read_answer(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise self._fault("nonsense", line.decode(errors="replace").strip()) from None

    def _moved(self, sight: Sight[Any, Any], answer: Answer) -> Any:
        said = (answer.move or "") if answer.action is None else msgspec.json.encode(answer.action).decode()
        try:
            action = self._game.read(said) if answer.action is None else self._game.decode_action(answer.action)
        except Refusal:
            raise self._fault("nonsense", said) from None
        if not any(offer.admits(action) for offer in sight.offers):
            raise self._fault("illegal", said)
        return action

    def _exchange(self, line: bytes, seconds: float) -> bytes:
        """Say a line and return the next one it says, or find fault: with the time it takes, or with its end."""
        assert self._process is not None and self._process.stdin is not None and self._process.stdout is not None
        if self._unread:
            raise self._fault("nonsense", self._unread.decode(errors="replace"))  # it spoke before it was asked
        due, unsaid = self._clock() + seconds, memoryview(line)
        with selectors.DefaultSelector() as ready:
            ready.register(self._process.stdout, selectors.EVENT_READ)
            ready.register(self._process.stdin, selectors.EVENT_WRITE)
            while b"\n" not in self._unread:
                found = ready.select(max(0.0, due - self._clock()))
                if not found:
                    raise self._fault("slow", f"{seconds:g} s")
                for key, _ in found:
                    if key.fileobj is self._process.stdout:
                        self._hear(key.fd)
                        continue
                    unsaid = unsaid[self._say(key.fd, unsaid) :]
                    if not unsaid:
                        ready.unregister(key.fileobj)
        answer, _, self._unread = self._unread.partition(b"\n")
        return answer

    def _say(self, pipe: int, unsaid: memoryview) -> int:
        try:
            return os.write(pipe, unsaid)
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            raise self._fault("dead", self._end()) from None

    def _hear(self, pipe: int) -> None:
        heard = os.read(pipe, LONGEST_ANSWER)
        if not heard:
            raise self._fault("dead", self._end())
        self._unread += heard
        if len(self._unread) > LONGEST_ANSWER:
            raise self._fault("nonsense", self._unread[:MOST_SAID].decode(errors="replace"))

    def _end(self) -> str:
        """Return how the process ended, if it has."""
        assert self._process is not None
        try:
            return f"exit {self._process.wait(LEAVING)}"
        except TimeoutExpired:
            return "closed its pipe"

    def _fault(self, kind: Kind, said: str = "") -> Faulted:
        return Faulted(self._seat, kind, said, self._moves)

    def part(self, line: bytes) -> None:
        """Say a last line; whether it is heard no longer matters."""
        assert self._process is not None and self._process.stdin is not None
        with suppress(OSError):
            os.write(self._process.stdin.fileno(), line)

    def close(self) -> None:
        """Say no more; whoever does not leave by itself is shown out, with all it has started."""
        if self._process is None:
            return
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        try:
            self._process.wait(LEAVING)
        except TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self._process.stdout.close()
        self._process = None


class PacedProgram(Program):
    """A program in a game against the clock, in simulated time."""

    _after = 0.0

    def __call__(self, sight: Sight[Any, Any], chance: Chance, /) -> Any:
        """Ask it for a move, or for nothing for now."""
        answer = self._ask(sight, chance)
        self._after = answer.after
        return None if answer.move is None and answer.action is None else self._moved(sight, answer)

    def pause(self, _action: Any, _chance: Chance, /) -> float:
        """Return how many seconds pass before it is done, as it said with its move."""
        return max(SHORTEST, self._after)
