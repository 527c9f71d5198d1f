"""The doors for tournaments and clubs. To look at a tournament is open to whoever has its code; all else is somebody's.

Whoever founds, joins or directs is known first, as at a table: no account is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from cabinet_noir.core import Denied
from cabinet_noir.server.club.clubs import ClubDesk
from cabinet_noir.server.club.desk import TournamentDesk
from cabinet_noir.server.club.exporting import exported
from cabinet_noir.server.people.cookies import neighbours
from cabinet_noir.server.protocol.club import (
    ClubInfo,
    Directed,
    JoinClub,
    JoinTournament,
    MyClub,
    NewClub,
    NewTournament,
    PartMember,
    SetRole,
    TournamentInfo,
)
from cabinet_noir.server.tables.house import House
from cabinet_noir.store import Person

from .people_routes import known, limited, whoever_asks

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TheTournaments = NamedDependency[TournamentDesk]
TheClubs = NamedDependency[ClubDesk]
NDJSON: Final = "application/x-ndjson"


async def _doing(request: AnyRequest, house: House, kind: str) -> Person:
    person = await whoever_asks(request, house)
    await limited(request, house, kind, person)
    return person


async def _looking(request: AnyRequest, house: House) -> Person | None:
    await limited(request, house, "evenings", None)
    return await known(request, house)


def _file(name: str, body: bytes) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}.jsonl"'}
    return Response(body, media_type=NDJSON, headers=headers)


# tournaments


@post("/api/tournaments")
async def found_tournament(
    request: AnyRequest, house: TheHouse, tournaments: TheTournaments, data: JSONBody[NewTournament]
) -> TournamentInfo:
    """Open a tournament; I direct it."""
    return await tournaments.found(data, await _doing(request, house, "tournaments"))


@get("/api/tournaments/{key:str}")
async def show_tournament(
    request: AnyRequest, house: TheHouse, tournaments: TheTournaments, key: FromPath[str]
) -> TournamentInfo:
    """Tell of a tournament, by its id or its code; of a round that is played, who sits where and until when."""
    return await tournaments.show(key, await _looking(request, house))


@post("/api/tournaments/{key:str}/join", status_code=200)
async def join_tournament(
    request: AnyRequest,
    house: TheHouse,
    tournaments: TheTournaments,
    key: FromPath[str],
    data: JSONBody[JoinTournament],
) -> TournamentInfo:
    """Take part."""
    return await tournaments.join(key, data, await _doing(request, house, "directing"))


@post("/api/tournaments/{key:str}/act", status_code=200)
async def direct_tournament(
    request: AnyRequest, house: TheHouse, tournaments: TheTournaments, key: FromPath[str], data: JSONBody[Directed]
) -> TournamentInfo:
    """Direct a tournament; or, for whoever plays in it, withdraw."""
    return await tournaments.act(key, data, await _doing(request, house, "directing"))


@get("/api/tournaments/{key:str}/export", media_type=NDJSON)
async def export_tournament(
    request: AnyRequest, house: TheHouse, tournaments: TheTournaments, key: FromPath[str]
) -> Response[bytes]:
    """Hand out a tournament as lines of JSON; for those who play in it, or direct it."""
    person = await whoever_asks(request, house)
    await house.limits.take("exports", person.id)
    with house.places["exports"].one(neighbours(request)):
        evening = await tournaments.book.of(key)
        asker = await tournaments.asker(evening, person)
        if asker.number is None and not asker.directs:
            raise Denied("only-who-takes-part")
        return _file("tournament", exported(evening))


# clubs


@post("/api/clubs")
async def found_club(request: AnyRequest, house: TheHouse, clubs: TheClubs, data: JSONBody[NewClub]) -> ClubInfo:
    """Found a club; I direct it."""
    return await clubs.found(data, await _doing(request, house, "clubs"))


@get("/api/clubs/{key:str}")
async def show_club(
    request: AnyRequest, house: TheHouse, clubs: TheClubs, key: FromPath[str], season: FromQuery[str] = ""
) -> ClubInfo:
    """Tell of a club, by its id or its code: to its members all of it, to others its title."""
    return await clubs.show(key, season, await _looking(request, house))


@post("/api/clubs/{key:str}/join", status_code=200)
async def join_club(
    request: AnyRequest, house: TheHouse, clubs: TheClubs, key: FromPath[str], data: JSONBody[JoinClub]
) -> ClubInfo:
    """Become a member."""
    return await clubs.join(key, data, await _doing(request, house, "clubs"))


@post("/api/clubs/{key:str}/role", status_code=200)
async def set_role(
    request: AnyRequest, house: TheHouse, clubs: TheClubs, key: FromPath[str], data: JSONBody[SetRole]
) -> ClubInfo:
    """Give a member another role; for directors."""
    return await clubs.set_role(key, data.member, data.role, await _doing(request, house, "clubs"))


@post("/api/clubs/{key:str}/part", status_code=200)
async def part_member(
    request: AnyRequest, house: TheHouse, clubs: TheClubs, key: FromPath[str], data: JSONBody[PartMember]
) -> ClubInfo:
    """Leave; or, for directors, let a member go."""
    return await clubs.part(key, data.member, await _doing(request, house, "clubs"))


@post("/api/clubs/{key:str}/delete", status_code=200)
async def delete_club(request: AnyRequest, house: TheHouse, clubs: TheClubs, key: FromPath[str]) -> list[MyClub]:
    """Delete a club; for directors. Its tournaments stay."""
    return await clubs.delete(key, await _doing(request, house, "clubs"))


@get("/api/clubs/{key:str}/export", media_type=NDJSON)
async def export_club(request: AnyRequest, house: TheHouse, clubs: TheClubs, key: FromPath[str]) -> Response[bytes]:
    """Hand out a club as lines of JSON; for its members."""
    person = await whoever_asks(request, house)
    await house.limits.take("exports", person.id)
    with house.places["exports"].one(neighbours(request)):
        return _file("club", await clubs.exported(key, person))


@get("/api/me/clubs")
async def list_my_clubs(request: AnyRequest, house: TheHouse, clubs: TheClubs) -> list[MyClub]:
    """List the clubs I am in."""
    return await clubs.mine(await whoever_asks(request, house))


CLUB_HANDLERS: Final[Sequence[BaseRouteHandler]] = (
    found_tournament,
    show_tournament,
    join_tournament,
    direct_tournament,
    export_tournament,
    found_club,
    show_club,
    join_club,
    set_role,
    part_member,
    delete_club,
    export_club,
    list_my_clubs,
)
