"""The doors for the daily: a date, an answer to its puzzle, a move in its quest, how everybody did; and for friends.

To look is open to strangers. A try that counts is somebody's: whoever makes one is known first, as at a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from cabinet_noir.server.daily.desk import DailyDesk
from cabinet_noir.server.daily.friends import FriendDesk
from cabinet_noir.server.daily.results import Results
from cabinet_noir.server.protocol.daily import (
    Daily,
    DailyAnswer,
    DailyQuest,
    DailyResults,
    DailyVerdict,
    FriendInfo,
    FriendLink,
    FriendToken,
    Invitation,
    PartFriend,
    QuestAct,
)
from cabinet_noir.server.tables.house import House
from cabinet_noir.store import Person

from .people_routes import known, limited, whoever_asks
from .puzzle_routes import LONGEST_ANSWER, taken

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TheDaily = NamedDependency[DailyDesk]


@get("/api/daily")
async def show_today(request: AnyRequest, house: TheHouse, daily: TheDaily, offset: FromQuery[int] = 0) -> Daily:
    """Put today's puzzle and quest to me, by my own date: so many minutes my clock is ahead of UTC."""
    async with taken(request, house, "daily") as person:
        return await daily.today(offset, person)


@get("/api/daily/{date:str}")
async def show_daily(
    request: AnyRequest, house: TheHouse, daily: TheDaily, date: FromPath[str], offset: FromQuery[int] = 0
) -> Daily:
    """Put the puzzle and the quest of this date to me."""
    async with taken(request, house, "daily") as person:
        return await daily.of(date, offset, person)


@post("/api/daily/{date:str}/puzzle", status_code=200, request_max_body_size=LONGEST_ANSWER)
async def answer_daily(
    request: AnyRequest, house: TheHouse, daily: TheDaily, date: FromPath[str], data: JSONBody[DailyAnswer]
) -> DailyVerdict:
    """Judge my one answer to the puzzle of this date."""
    async with taken(request, house, "daily") as person:
        return await daily.answer(date, data.answer, person)


@post("/api/daily/{date:str}/quest", status_code=200, request_max_body_size=LONGEST_ANSWER)
async def explore_daily(
    request: AnyRequest, house: TheHouse, daily: TheDaily, date: FromPath[str], data: JSONBody[QuestAct]
) -> DailyQuest:
    """Do this in the quest of this date."""
    async with taken(request, house, "daily") as person:
        return await daily.act(date, data, person)


@get("/api/daily/{date:str}/results")
async def show_daily_results(request: AnyRequest, house: TheHouse, date: FromPath[str]) -> DailyResults:
    """Tell how everybody did, once I have done it myself."""
    person = await known(request, house)
    await limited(request, house, "daily", person)
    return await Results(house.resources).of(date, person)


# friends


async def _friendly(request: AnyRequest, house: House) -> Person:
    person = await whoever_asks(request, house)
    await limited(request, house, "friends", person)
    return person


@get("/api/friends")
async def list_friends(request: AnyRequest, house: TheHouse) -> list[FriendInfo]:
    """List with whom I compare the day."""
    return await FriendDesk(house.resources).of(await whoever_asks(request, house))


@post("/api/friends/link", status_code=200)
async def open_friend_link(request: AnyRequest, house: TheHouse) -> FriendLink:
    """Give me a link for friends; my earlier one leads nowhere from now on."""
    return await FriendDesk(house.resources).link(await _friendly(request, house))


@post("/api/friends/look", status_code=200)
async def look_at_friend_link(request: AnyRequest, house: TheHouse, data: JSONBody[FriendToken]) -> Invitation:
    """Say whose link this is."""
    person = await known(request, house)
    await limited(request, house, "friends", person)
    return await FriendDesk(house.resources).look(data.token, person)


@post("/api/friends/join", status_code=200)
async def join_friend(request: AnyRequest, house: TheHouse, data: JSONBody[FriendToken]) -> list[FriendInfo]:
    """Compare the day with whoever gave me this link."""
    return await FriendDesk(house.resources).join(data.token, await _friendly(request, house))


@post("/api/friends/part", status_code=200)
async def part_from_friend(request: AnyRequest, house: TheHouse, data: JSONBody[PartFriend]) -> list[FriendInfo]:
    """Compare the day with this one no longer."""
    return await FriendDesk(house.resources).part(data.id, await _friendly(request, house))


DAILY_HANDLERS: Final[Sequence[BaseRouteHandler]] = (
    show_today,
    show_daily,
    answer_daily,
    explore_daily,
    show_daily_results,
    list_friends,
    open_friend_link,
    look_at_friend_link,
    join_friend,
    part_from_friend,
)
