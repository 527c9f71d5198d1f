"""What waits while something is done goes together, next. Whoever waits is answered for their own part.

It owns who waits, and for what; it refuses to know what is done with a batch, and never waits for one to fill up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, TypeVar

LARGEST: Final = 256

A = TypeVar("A")
R = TypeVar("R")


class Batches(Generic[A, R]):
    """Gathers requests into batches, and has one batch done after the other.

    What comes `after` is awaited before a batch is answered, while the next one is being done.
    """

    def __init__(
        self,
        do: Callable[[Sequence[A]], Awaitable[Sequence[R]]],
        after: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._do, self._after = do, after
        self._waiting: list[tuple[A, asyncio.Future[R]]] = []
        self._task: asyncio.Task[None] | None = None
        self._answering: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Does anybody wait?"""
        return bool(self._answering) or (self._task is not None and not self._task.done())

    async def ask(self, request: A) -> R:
        """Have a request done with the next batch."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[R] = loop.create_future()
        self._waiting.append((request, answer))
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._run())
        return await answer

    async def close(self) -> None:
        """Finish what was begun."""
        if self._task is not None:
            await asyncio.wait([self._task])
        if self._answering:
            await asyncio.wait(self._answering)

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
            try:
                self._done(batch, await self._do([request for request, _ in batch]))
            except OSError as error:  # nothing was reached, through nobody's fault: alone each would but wait longer
                for _, waiting in batch:
                    _fail(waiting, error)
            except Exception:  # one of them may be at fault: the others must not suffer for it
                for each in batch:
                    await self._alone(each)

    async def _alone(self, waiting: tuple[A, asyncio.Future[R]]) -> None:
        try:
            self._done([waiting], await self._do([waiting[0]]))
        except Exception as error:
            _fail(waiting[1], error)

    def _done(self, batch: Sequence[tuple[A, asyncio.Future[R]]], answers: Sequence[R]) -> None:
        if self._after is None:
            _answer(batch, answers)
            return
        answering = asyncio.create_task(self._answer_after(self._after, batch, answers))
        self._answering.add(answering)
        answering.add_done_callback(self._answering.discard)

    async def _answer_after(
        self,
        after: Callable[[], Awaitable[None]],
        batch: Sequence[tuple[A, asyncio.Future[R]]],
        answers: Sequence[R],
    ) -> None:
        try:
            await after()
        except Exception as error:
            for _, waiting in batch:
                _fail(waiting, error)
        else:
            _answer(batch, answers)


def _answer(batch: Sequence[tuple[A, asyncio.Future[R]]], answers: Sequence[R]) -> None:
    for (_, waiting), answer in zip(batch, answers, strict=True):
        if not waiting.done():  # whoever waited may have gone
            waiting.set_result(answer)


def _fail(waiting: asyncio.Future[R], error: Exception) -> None:
    if not waiting.done():
        waiting.set_exception(error)
