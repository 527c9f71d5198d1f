"""What waits while something is done goes together; each is answered for their own part, and only for that."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from cabinet_noir.store.database.batches import LARGEST, Batches


class Doubling:
    """Doubles what it is asked, and remembers how it was asked."""

    def __init__(self, *faults: Exception) -> None:
        self.asked: list[list[int]] = []
        self._faults = list(faults)

    async def __call__(self, batch: Sequence[int]) -> list[int]:
        self.asked.append(list(batch))
        await asyncio.sleep(0)
        if self._faults:
            raise self._faults.pop()
        if 13 in batch:
            raise ValueError
        return [2 * number for number in batch]


async def ask(batches: Batches[int, int], numbers: Sequence[int]) -> list[int | BaseException]:
    return await asyncio.gather(*map(batches.ask, numbers), return_exceptions=True)


def test_what_waits_goes_together_in_order_and_never_too_much_of_it() -> None:
    do = Doubling()
    numbers = range(20, 20 + LARGEST + 5)
    assert asyncio.run(ask(Batches(do), numbers)) == [2 * number for number in numbers]
    assert do.asked == [list(numbers[:LARGEST]), list(numbers[LARGEST:])]


def test_one_at_fault_spoils_no_other() -> None:
    do = Doubling()
    first, second, third = asyncio.run(ask(Batches(do), [1, 13, 3]))
    assert (first, third) == (2, 6)
    assert isinstance(second, ValueError)
    assert do.asked == [[1, 13, 3], [1], [13], [3]]


def test_where_nothing_can_be_reached_nobody_waits_for_each_to_be_tried_alone() -> None:
    do = Doubling(ConnectionRefusedError())
    assert {type(answer) for answer in asyncio.run(ask(Batches(do), [1, 2, 3]))} == {ConnectionRefusedError}
    assert do.asked == [[1, 2, 3]]


def test_whoever_goes_away_is_not_waited_for() -> None:
    async def leave() -> list[int]:
        batches = Batches(Doubling())
        gone, stays = asyncio.create_task(batches.ask(1)), asyncio.create_task(batches.ask(2))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        answers = [await stays, await batches.ask(3)]
        await batches.close()
        return answers

    assert asyncio.run(leave()) == [4, 6]


def test_nobody_is_answered_before_what_comes_after_and_the_next_need_not_wait_for_it() -> None:
    async def in_two_steps() -> None:
        do, durable = Doubling(), asyncio.Event()
        batches: Batches[int, int] = Batches(do, after=as_awaitable(durable))
        first = asyncio.create_task(batches.ask(1))
        await until(lambda: do.asked == [[1]])
        second = asyncio.create_task(batches.ask(2))
        await until(lambda: do.asked == [[1], [2]])
        assert not first.done()
        durable.set()
        assert [await first, await second] == [2, 4]

    asyncio.run(in_two_steps())


def test_where_what_comes_after_fails_nobody_is_told_that_it_was_done() -> None:
    async def broken() -> None:
        raise OSError

    do = Doubling()
    assert {type(answer) for answer in asyncio.run(ask(Batches(do, after=broken), [1, 2]))} == {OSError}
    assert do.asked == [[1, 2]]


def as_awaitable(event: asyncio.Event) -> Callable[[], Awaitable[None]]:
    async def wait() -> None:
        await event.wait()

    return wait


async def until(is_so: Callable[[], bool]) -> None:
    for _ in range(100):
        if not is_so():
            await asyncio.sleep(0)
    assert is_so()
