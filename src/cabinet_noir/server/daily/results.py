"""How everybody did on a date, and one's friends: told to who has done the same, or once it has ended everywhere."""

from __future__ import annotations

from cabinet_noir.server.protocol.daily import DailyResults, FriendResult, PuzzleResults, QuestResults, TimeCount
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.store import Blocks, DailyKind, DailyTries, DailyTry, Friends, Person, Tally

from .dates import ends, read_date


class Results:
    """The results of dates, for whoever may read them."""

    def __init__(self, resources: Resources) -> None:
        self._resources = resources
        self._tries = DailyTries(resources.store)

    async def of(self, date: str, person: Person | None) -> DailyResults:
        """Return what somebody may know of how everybody did."""
        now = self._resources.clock()
        shown = now >= ends(read_date(date, now))
        mine = {kind: await self._mine(date, kind, person) for kind in ("puzzle", "quest")}
        may_read = {kind: shown or (one is not None and one.done is not None) for kind, one in mine.items()}
        return DailyResults(
            date,
            await self._puzzle(date, person) if may_read["puzzle"] else None,
            await self._quest(date, person, mine["quest"]) if may_read["quest"] else None,
        )

    async def _mine(self, date: str, kind: DailyKind, person: Person | None) -> DailyTry | None:
        return None if person is None else await self._tries.one(person.id, date, kind)

    async def _puzzle(self, date: str, person: Person | None) -> PuzzleResults:
        tallies = await self._tries.tallies(date, "puzzle")
        found = sum(each.many for each in tallies if each.found)
        return PuzzleResults(_all(tallies), found, await self._friends(date, "puzzle", person))

    async def _quest(self, date: str, person: Person | None, mine: DailyTry | None) -> QuestResults:
        tallies = await self._tries.tallies(date, "quest")
        times = [TimeCount(each.time, each.many) for each in tallies if each.found]
        placed = mine is not None and mine.found and mine.counted
        return QuestResults(
            tried=_all(tallies),
            found=sum(each.many for each in times),
            times=tuple(times),
            place=1 + sum(each.many for each in times if each.time < mine.time) if mine and placed else None,
            friends=await self._friends(date, "quest", person),
        )

    async def _friends(self, date: str, kind: DailyKind, person: Person | None) -> tuple[FriendResult, ...]:
        """Return what friends made of it, but for those who keep apart from somebody, or they from them."""
        if person is None:
            return ()
        apart = (await Blocks(self._resources.store).around(person.id)).apart
        tries = await Friends(self._resources.store).tries(person.id, date, kind)
        return tuple(
            FriendResult(one.name, one.avatar, one.found, one.time) for one in tries if one.person not in apart
        )


def _all(tallies: list[Tally]) -> int:
    return sum(each.many for each in tallies)
