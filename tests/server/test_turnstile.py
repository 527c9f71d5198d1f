"""A part of every moment is kept for those who play; whoever else comes waits for their turn, address by address."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from cabinet_noir.server.clocks.reserve import BUSY, LONGEST_WAIT, Reserve
from cabinet_noir.server.clocks.turnstile import MOST_WAITING, Turnstile


class Day(SimpleNamespace):
    """What the clocks say."""

    worked: float = 0.0
    now: float = 0.0
    later: float = 0.0

    def reserve(self) -> Reserve:
        return Reserve(lambda: self.worked, lambda: self.now)


def test_an_idle_house_lets_everybody_in_at_once() -> None:
    day = Day()
    reserve = day.reserve()
    assert reserve.wait() <= 0
    day.now = 1.0
    assert reserve.wait() <= 0


def test_a_house_that_worked_is_idle_for_its_part_of_the_time_before_it_goes_on() -> None:
    day = Day()
    reserve = day.reserve()
    day.worked = day.now = 0.002
    assert reserve.wait() == pytest.approx(0.002 / BUSY - 0.002)
    day.now = 0.002 / BUSY + 0.0001
    assert reserve.wait() <= 0
    reserve.go_on()
    day.worked += 0.003
    assert reserve.wait() == pytest.approx(0.003 / BUSY)


def test_nobody_waits_for_ever_for_a_house_that_is_always_busy() -> None:
    day = Day()
    reserve = day.reserve()
    day.worked = day.now = LONGEST_WAIT
    assert reserve.wait() <= 0


def test_addresses_take_turns_and_a_crowd_makes_only_itself_wait() -> None:
    async def come() -> list[str]:
        day = Day()
        turnstile, came = Turnstile(day.reserve()), list[str]()
        day.worked = 0.001  # busy: those who come now wait

        async def one(address: str) -> None:
            assert await turnstile.enter(address)
            came.append(address)

        crowd = [asyncio.ensure_future(one("crowd")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        visitor = asyncio.ensure_future(one("visitor"))
        await asyncio.sleep(0)
        assert came == []
        assert not await turnstile.enter("crowd")
        day.now = 1.0
        await asyncio.gather(*crowd, visitor)
        return came

    came = asyncio.run(come())
    assert (len(came), came.index("visitor")) == (MOST_WAITING + 1, 1)


def test_who_asked_least_lately_goes_first_and_what_was_long_ago_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def come(hours: float) -> list[str]:
        loop, day = asyncio.get_running_loop(), Day()
        monkeypatch.setattr(loop, "time", lambda real=loop.time: real() + day.later)
        turnstile, came = Turnstile(day.reserve()), list[str]()

        async def one(address: str) -> None:
            assert await turnstile.enter(address)
            came.append(address)

        for address in ["besieger"] * 3 + ["visitor"]:  # while nobody has to wait
            day.now += 1.0
            await one(address)
        came.clear()
        for _ in range(3):
            day.later += hours * 3600
            day.now += 1.0
            await one("somebody")
        came.clear()
        day.worked = day.now + 1.0
        waiting = [asyncio.ensure_future(one(address)) for address in ("besieger", "visitor")]
        await asyncio.sleep(0)
        day.now += 1.0
        await asyncio.gather(*waiting)
        return came

    assert asyncio.run(come(hours=0)) == ["visitor", "besieger"]
    assert asyncio.run(come(hours=1)) == ["besieger", "visitor"]


def test_whoever_goes_while_waiting_keeps_nobody_waiting() -> None:
    async def come() -> bool:
        day = Day()
        turnstile = Turnstile(day.reserve())
        day.worked = 0.001
        gone, stays = (asyncio.ensure_future(turnstile.enter(address)) for address in "ab")
        await asyncio.sleep(0)
        gone.cancel()
        day.now = 1.0
        return await stays and await turnstile.enter("c")

    assert asyncio.run(come())
