"""The doors for machines from outside: tokens and bot accounts on one's page, and the API their programs play by.

What is under `/api/bot` is asked with a token and never with a cookie; a refusal there says itself in both languages.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response.base import ASGIResponse

from cabinet_noir.server.machines import access, games
from cabinet_noir.server.machines.access import Access
from cabinet_noir.server.machines.desk import MachineDesk
from cabinet_noir.server.machines.games import GameStream, seat_of_bot
from cabinet_noir.server.machines.own import OwnStream
from cabinet_noir.server.machines.stream import NDJSON, begun
from cabinet_noir.server.people.cookies import neighbours
from cabinet_noir.server.protocol.machines import (
    BecomeBot,
    BotAccount,
    BotChoice,
    BotDone,
    BotInfo,
    BotJoin,
    BotMove,
    BotOffers,
    BotPause,
    BotSeat,
    BotTable,
    Challenge,
    ChallengeGone,
    Decline,
    Done,
    End,
    Full,
    GameFinish,
    GameStart,
    Heartbeat,
    Hello,
    NewTokenShown,
    NewTokenWish,
    Revoke,
    TokenInfo,
)
from cabinet_noir.server.protocol.tables import Assist, News, Said, Seated, TableInfo
from cabinet_noir.server.tables.house import House
from cabinet_noir.store import Tokens

from .people_routes import known, limited, whoever_asks

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TheDesk = NamedDependency[MachineDesk]

OwnLine: Any = Hello | Challenge | ChallengeGone | GameStart | GameFinish | Heartbeat | End
GameLine: Any = Full | TableInfo | News | Said | Assist | Heartbeat | End


def lines_of(kinds: Any) -> ResponseSpec:
    """Describe a stream by what each of its lines may be."""
    told = "Lines of JSON, one after the other, each of these kinds"
    return ResponseSpec(kinds, description=told, media_type=NDJSON, generate_examples=False)


async def _bot(request: AnyRequest, house: House) -> Access:
    return await access.let_in(request, house, "bot:play")


# on one's page


@get("/api/me/tokens")
async def list_my_tokens(request: AnyRequest, house: TheHouse) -> list[TokenInfo]:
    """List my tokens, the newest first; none of them is shown again."""
    person = await whoever_asks(request, house)
    return [access.token_info(token) for token in await Tokens(house.resources.store).of(person.id)]


@post("/api/me/tokens")
async def make_token(request: AnyRequest, house: TheHouse, data: JSONBody[NewTokenWish]) -> NewTokenShown:
    """Make a token, and show it this once."""
    person = await whoever_asks(request, house)
    await limited(request, house, "tokens", person)
    return await access.make_token(house, person, data)


@post("/api/me/tokens/revoke", status_code=200)
async def revoke_token(request: AnyRequest, house: TheHouse, data: JSONBody[Revoke]) -> list[TokenInfo]:
    """Let one of my tokens open nothing any longer."""
    person = await whoever_asks(request, house)
    await access.revoke(house, person, data.id)
    return [access.token_info(token) for token in await Tokens(house.resources.store).of(person.id)]


@post("/api/me/bot", status_code=200)
async def become_bot(request: AnyRequest, house: TheHouse, data: JSONBody[BecomeBot]) -> Done:
    """Make my account a bot account, for ever."""
    person = await whoever_asks(request, house)
    await house.limits.take("logins", person.id)
    await access.become_bot(house, person, data.password)
    return Done()


@get("/api/bots")
async def list_bots(request: AnyRequest, house: TheHouse, programs: TheDesk) -> list[BotInfo]:
    """List the bot accounts that can be asked to a table now, and what they play."""
    await house.limits.take("bots-from-here", neighbours(request))
    return await programs.listed(await known(request, house))


# by a token


@get("/api/bot/account")
async def show_bot(request: AnyRequest, house: TheHouse, programs: TheDesk) -> BotAccount:
    """Say whom the house takes this program for, what it plays, and how it is rated."""
    return await programs.account((await _bot(request, house)).person)


@post("/api/bot/offers", status_code=200)
async def say_what_is_played(
    request: AnyRequest, house: TheHouse, programs: TheDesk, data: JSONBody[BotOffers]
) -> BotAccount:
    """Say what this bot plays: it can be asked to that while its stream is open."""
    bot = (await _bot(request, house)).person
    await programs.offer(bot, data)
    return await programs.account(bot)


@get(
    "/api/bot/stream",
    media_type=NDJSON,
    responses={200: lines_of(OwnLine)},
)
async def listen(request: AnyRequest, house: TheHouse, programs: TheDesk) -> ASGIResponse:
    """Tell of challenges and games, line by line: the first line lists those there are."""
    bot = await _bot(request, house)
    await house.limits.take("machine-streams", bot.person.id)
    stream = OwnStream(programs, bot)
    return await begun(stream, stream.lines())


@post("/api/bot/tables")
async def open_bot_table(request: AnyRequest, house: TheHouse, programs: TheDesk, data: JSONBody[BotTable]) -> BotSeat:
    """Open a table that welcomes machines, and ask other bots to it."""
    bot = await _bot(request, house)
    await limited(request, house, "tables", bot.person)
    return _seat(await programs.open_table(bot.person, data))


@post("/api/bot/tables/{table:str}/join")
async def join_bot(
    request: AnyRequest, house: TheHouse, programs: TheDesk, table: FromPath[str], data: JSONBody[BotJoin]
) -> BotSeat:
    """Take a free seat at a table that welcomes machines."""
    bot = await _bot(request, house)
    await limited(request, house, "joins", bot.person)
    return _seat(await programs.join(bot.person, table, data.seat))


@post("/api/bot/challenges/{table:str}/accept", status_code=200)
async def accept_challenge(request: AnyRequest, house: TheHouse, programs: TheDesk, table: FromPath[str]) -> BotSeat:
    """Take the seat I was asked to take."""
    bot = await _bot(request, house)
    await limited(request, house, "joins", bot.person)
    return _seat(await programs.accept(bot.person, table))


@post("/api/bot/challenges/{table:str}/decline", status_code=200)
async def decline_challenge(
    request: AnyRequest, house: TheHouse, programs: TheDesk, table: FromPath[str], data: JSONBody[Decline]
) -> Done:
    """Say that I do not sit down there, and why."""
    bot = await _bot(request, house)
    await programs.decline(bot.person, table, data)
    return Done()


def _seat(seated: Seated) -> BotSeat:
    """Build what a program is told of its seat: its token is the account's, and it is given no other."""
    return BotSeat(seated.table, seated.code, seated.seat)


@get(
    "/api/bot/games/{table:str}/stream",
    media_type=NDJSON,
    responses={200: lines_of(GameLine)},
)
async def watch_game(
    request: AnyRequest, house: TheHouse, programs: TheDesk, table: FromPath[str], since: FromQuery[int] = -1
) -> ASGIResponse:
    """Tell what my seat is shown: all of it first, or all after an entry, then line by line as it happens."""
    bot = await _bot(request, house)
    await house.limits.take("machine-streams", bot.person.id)
    async with house.table(table) as found:
        await seat_of_bot(found, bot.person)
        stream = GameStream(programs, bot, found, since)
        return await begun(stream, stream.lines())


@post("/api/bot/games/{table:str}/move", status_code=200)
async def make_move(request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[BotMove]) -> BotDone:
    """Do something in my game; sent twice with one `id`, it is done once."""
    return await games.move(house, (await _bot(request, house)).person, table, data)


@post("/api/bot/games/{table:str}/resign", status_code=200)
async def resign_game(request: AnyRequest, house: TheHouse, table: FromPath[str]) -> Done:
    """Give my game up, for good."""
    await games.resign(house, (await _bot(request, house)).person, table)
    return Done()


@post("/api/bot/games/{table:str}/leave", status_code=200)
async def leave_game(request: AnyRequest, house: TheHouse, table: FromPath[str]) -> Done:
    """Leave a table that waits; one that I have opened is cancelled."""
    await games.leave(house, (await _bot(request, house)).person, table)
    return Done()


@post("/api/bot/games/{table:str}/pause", status_code=200)
async def wish_pause(request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[BotPause]) -> Done:
    """Wish a pause, or no longer."""
    await games.pause(house, (await _bot(request, house)).person, table, data.wish)
    return Done()


@post("/api/bot/games/{table:str}/choose", status_code=200)
async def choose_about(request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[BotChoice]) -> Done:
    """Say what I would do about a seat that was left."""
    await games.choose(house, (await _bot(request, house)).person, table, data)
    return Done()


MACHINE_HANDLERS: Final[Sequence[BaseRouteHandler]] = (
    list_my_tokens,
    make_token,
    revoke_token,
    become_bot,
    list_bots,
    show_bot,
    say_what_is_played,
    listen,
    open_bot_table,
    join_bot,
    accept_challenge,
    decline_challenge,
    watch_game,
    make_move,
    resign_game,
    leave_game,
    wish_pause,
    choose_about,
)
