"""The doors for people over HTTP: being known, accounts, history, ratings, finding a table, letting others look."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from cabinet_noir.core import Denied
from cabinet_noir.games import load
from cabinet_noir.server.lobby import finding as lobby
from cabinet_noir.server.lobby import my_data as mydata
from cabinet_noir.server.lobby.weigher import Weigher
from cabinet_noir.server.people.cookies import COOKIE, asker, bearer, cookie, neighbours
from cabinet_noir.server.people.keys import hashed
from cabinet_noir.server.people.names import clean, login_of
from cabinet_noir.server.people.rating import FRESH
from cabinet_noir.server.protocol.ledger import MyWorth
from cabinet_noir.server.protocol.people import (
    Board,
    Call,
    Credentials,
    Drawn,
    Face,
    Farewell,
    Lend,
    Lent,
    Me,
    MyTable,
    NewPassword,
    Quick,
    RatingInfo,
)
from cabinet_noir.server.protocol.tables import Seated
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.seats.shoulder import lend
from cabinet_noir.store import NameIsTaken, Person, Pool, Rating, Ratings, Tokens

from .qr import drawn

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TheWeigher = NamedDependency[Weigher]
BOARD_LENGTH: Final = 50
TAKEN: Final = "taken-names-from-here"
"""Names are shown to everybody, so that one is taken is no secret. But nobody learns all of them by trying."""


async def known(request: AnyRequest, house: House) -> Person | None:
    """Return who is asking, if the house knows them."""
    return await asker(request, house.accounts.people, house.resources.clock())


async def whoever_asks(request: AnyRequest, house: House) -> Person:
    """Return who is asking; refuse whom the house does not know."""
    person = await known(request, house)
    if person is None:
        raise Denied("not-known")
    return person


async def limited(request: AnyRequest, house: House, kind: str, person: Person | None) -> None:
    """Count a deed of this person, and of everyone at their address."""
    await house.limits.take(f"{kind}-from-here", neighbours(request))
    if person is not None:
        await house.limits.take(kind, person.id)


def session_of(request: AnyRequest) -> str:
    """Return by what the store knows the session a browser asks in; of one without, what it never knows."""
    return hashed(request.cookies.get(COOKIE, ""))


def _told(person: Person | None) -> Me:
    if person is None:
        return Me(False)
    return Me(True, person.name, person.avatar, person.login is not None, person.name_asked, person.bot)


def _with_cookie(request: AnyRequest, person: Person | None, token: str) -> Response[Me]:
    return Response(_told(person), cookies=[cookie(request, token)], media_type="application/json")


# being known


@get("/api/me")
async def show_me(request: AnyRequest, house: TheHouse) -> Me:
    """Say whom the house takes me for."""
    return _told(await known(request, house))


@post("/api/me", status_code=200)
async def be_known(request: AnyRequest, house: TheHouse, data: JSONBody[Face]) -> Response[Me]:
    """Take a name and an avatar; from now on this browser is known."""
    name = clean(data.name)
    while (person := await known(request, house)) is not None:
        after = house.accounts.with_face(person, name, data.avatar)
        if await house.accounts.people.change(person, after):  # else it was changed since a moment: look again
            if person.name_asked:
                await mydata.rename(house, after)
            return Response(_told(after), media_type="application/json")
    await limited(request, house, "visitors", None)
    person, token = await house.accounts.welcome(name, data.avatar)
    return _with_cookie(request, person, token)


@post("/api/account")
async def make_account(request: AnyRequest, house: TheHouse, data: JSONBody[Credentials]) -> Response[Me]:
    """Make an account; seats and avatar of this browser become its own."""
    await limited(request, house, "accounts", None)
    await house.limits.check(TAKEN, neighbours(request))  # all from there: else being refused would tell, too
    try:
        person, token = await house.accounts.make(
            await known(request, house), clean(data.name), data.password, session_of(request)
        )
    except NameIsTaken:
        await house.limits.take(TAKEN, neighbours(request))
        raise
    return _with_cookie(request, person, token)


@post("/api/login", status_code=200)
async def log_in(request: AnyRequest, house: TheHouse, data: JSONBody[Credentials]) -> Response[Me]:
    """Come in by an account; what this browser did as a visitor is the account's from now on."""
    await limited(request, house, "logins", None)
    await house.limits.take("logins", f"{neighbours(request)} {login_of(data.name)}")
    visitor = await known(request, house)
    person, token = await house.accounts.enter(clean(data.name), data.password)
    if visitor is not None and visitor.login is None and not person.bot:  # a bot account has no seats but its program's
        for id in await house.accounts.people.hand_over(visitor.id, person.id):
            await mydata.refresh(house, id)
    await house.accounts.people.devices.move(session_of(request), hashed(token), person.id)
    return _with_cookie(request, person, token)


@post("/api/logout", status_code=200)
async def log_out(request: AnyRequest, house: TheHouse) -> Response[Me]:
    """Be forgotten by this browser."""
    await house.accounts.people.close_session(session_of(request))
    return _with_cookie(request, None, "")


@post("/api/logout-everywhere", status_code=200)
async def log_out_everywhere(request: AnyRequest, house: TheHouse) -> Response[Me]:
    """Be forgotten by every browser and program; links to my seats open nothing any longer."""
    person = await whoever_asks(request, house)
    await house.accounts.people.close_sessions(person.id)
    await Tokens(house.resources.store).revoke_all(person.id)
    house.on_asked([person.id])
    await mydata.void_tokens(house, person)
    return _with_cookie(request, None, "")


@post("/api/account/password", status_code=200)
async def change_password(request: AnyRequest, house: TheHouse, data: JSONBody[NewPassword]) -> Response[Me]:
    """Change the password; every other browser has to log in anew, and links to my seats open nothing any longer."""
    person = await whoever_asks(request, house)
    if person.login is None:
        raise Denied("has-no-account")
    await house.limits.take("logins", person.id)
    token = await house.accounts.change(person, data.old, data.new, session_of(request))
    await mydata.void_tokens(house, person)
    return _with_cookie(request, person, token)


# what the house keeps of me


@get("/api/me/tables")
async def list_my_tables(request: AnyRequest, house: TheHouse) -> list[MyTable]:
    """List the tables at which I sit or sat, the newest first."""
    return await mydata.my_tables(house, await whoever_asks(request, house))


@get("/api/me/unfinished")
async def list_my_unfinished(request: AnyRequest, house: TheHouse) -> list[MyTable]:
    """List my tables that are not over, the newest first, and whose turn it is at each."""
    return await mydata.my_unfinished(house, await whoever_asks(request, house))


@get("/api/me/calls")
async def list_my_calls(request: AnyRequest, house: TheHouse) -> list[Call]:
    """List the tables played day by day that wait for my move."""
    return await mydata.my_calls(house, await whoever_asks(request, house))


@get("/api/me/ratings")
async def list_my_ratings(request: AnyRequest, house: TheHouse) -> list[RatingInfo]:
    """List my ratings."""
    return await mydata.my_ratings(house, await whoever_asks(request, house))


@get("/api/me/worth")
async def show_my_worth(request: AnyRequest, house: TheHouse, weigher: TheWeigher) -> MyWorth:
    """Add up what my finished games were worth to me; those that were never weighed are weighed meanwhile."""
    person = await whoever_asks(request, house)
    await limited(request, house, "worth", person)
    return await weigher.worth(person)


@get("/api/me/export")
async def export_me(request: AnyRequest, house: TheHouse) -> Stream:
    """Hand out, as one JSON file, all that the house keeps of me."""
    person = await whoever_asks(request, house)
    await house.limits.take("exports", person.id)
    headers = {"Content-Disposition": 'attachment; filename="cabinet-noir.json"'}
    pieces = mydata.exported(house, person, neighbours(request))
    first = await anext(pieces)  # a house that is busy says so before it begins

    async def stream() -> AsyncIterator[bytes]:
        yield first
        async for piece in pieces:
            yield piece

    return Stream(stream(), media_type="application/json", headers=headers)


@post("/api/me/delete", status_code=200)
async def forget_me(request: AnyRequest, house: TheHouse, data: JSONBody[Farewell]) -> Response[Me]:
    """Delete all that the house keeps of me."""
    person = await whoever_asks(request, house)
    await house.limits.take("logins", person.id)
    await house.accounts.prove(person, data.password)
    await mydata.forget(house, person)
    return _with_cookie(request, None, "")


# around the tables


@get("/api/ratings/{game:str}/{seats:int}")
async def show_board(request: AnyRequest, house: TheHouse, game: FromPath[str], seats: FromPath[int]) -> Board:
    """List the best of a game with so many seats."""
    load(game).check_seats(seats)
    me = await known(request, house)
    kept = Ratings(house.resources.store, FRESH)
    people = await kept.board(Pool(game, seats, "person"), BOARD_LENGTH)
    bots = await kept.board(Pool(game, seats, "bot"), BOARD_LENGTH)
    machines = await kept.board(Pool(game, seats, "machine"), BOARD_LENGTH)

    def named(one: Rating) -> RatingInfo:
        return mydata.rating_info(one, one.name, me is not None and one.who == me.id)

    return Board(
        game,
        seats,
        tuple(map(named, people)),
        tuple(mydata.rating_info(one, one.who) for one in bots),
        tuple(map(named, machines)),
    )


@post("/api/quick")
async def find_table(request: AnyRequest, house: TheHouse, data: JSONBody[Quick]) -> Seated:
    """Find me a table: join the best waiting one, or open one."""
    person = await known(request, house)
    await limited(request, house, "tables", person)
    return await lobby.find(house, data, person)


@post("/api/tables/{table:str}/lend", status_code=200)
async def lend_eyes(request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[Lend]) -> Lent:
    """Let others look over my shoulder, or nobody any longer."""
    person = await known(request, house)
    async with house.table(table) as found:
        return Lent(await lend(found, bearer(request), person.id if person else "", data.on))


@post("/api/qr", status_code=200, media_type="image/svg+xml")
async def draw_code(request: AnyRequest, house: TheHouse, data: JSONBody[Drawn]) -> bytes:
    """Draw a text as a QR code. It comes in a body, not in an address: a seat's link must stand in no log."""
    await limited(request, house, "drawings", None)
    return await house.resources.at_the_desk.run(drawn, data.text)


PEOPLE_HANDLERS: Final[Sequence[BaseRouteHandler]] = (
    show_me,
    be_known,
    make_account,
    log_in,
    log_out,
    log_out_everywhere,
    change_password,
    list_my_calls,
    list_my_tables,
    list_my_unfinished,
    list_my_ratings,
    show_my_worth,
    export_me,
    forget_me,
    show_board,
    find_table,
    lend_eyes,
    draw_code,
)
