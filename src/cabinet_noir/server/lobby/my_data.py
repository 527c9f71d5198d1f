"""What the house keeps of somebody: their tables, their ratings, all of it to take along, all of it to be deleted."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any, Final, cast

import msgspec
from msgspec.structs import replace

from cabinet_noir.core import AssistLevel, Corrupt, Seat
from cabinet_noir.server.past.archive import log_kept
from cabinet_noir.server.people.keys import hashed, new_token
from cabinet_noir.server.people.rating import FRESH
from cabinet_noir.server.protocol.people import Call, MyTable, RatingInfo
from cabinet_noir.server.protocol.tables import Status
from cabinet_noir.server.push.addresses import place_of
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.info import seat_info
from cabinet_noir.server.tables.seats.shoulder import seats_changed
from cabinet_noir.server.workers.bus import Changed
from cabinet_noir.store import (
    Bans,
    Blocks,
    Bots,
    Clubs,
    DailyTries,
    DailyTry,
    Device,
    Friends,
    Person,
    Rating,
    Ratings,
    Reports,
    Sitting,
    Token,
    Tokens,
    Tournaments,
    Tries,
    Worths,
)
from cabinet_noir.table import BY_DAYS

_encode: Final = msgspec.json.Encoder().encode
HISTORY: Final = 200
SITTINGS_AT_ONCE: Final = 100
MOST_CALLS: Final = 20
MOST_UNFINISHED: Final = 20


async def my_tables(house: House, person: Person, most: int = HISTORY) -> list[MyTable]:
    """Return somebody's tables, the newest first."""
    found = await house.accounts.people.sittings(person.id, most=most)
    return [await _my_table(house, sitting) for sitting in found if sitting.table.status != "dropped"]


async def my_unfinished(house: House, person: Person) -> list[MyTable]:
    """Return somebody's tables that are not over, the newest first, and whose turn it is where it is anybody's."""
    found = await house.accounts.people.sittings(person.id, ("waiting", "playing"), most=MOST_UNFINISHED)
    return [replace(await _my_table(house, sitting), turn=await _turn(house, sitting)) for sitting in found]


async def _my_table(house: House, sitting: Sitting) -> MyTable:
    row = sitting.table
    live = house.here().get(row.id)
    seats = live.seats if live is not None else await house.resources.store.seats(row.id)
    present = live.present() if live is not None else ()
    return MyTable(
        table=row.id,
        code=row.code,
        game=row.game,
        status=cast(Status, row.status),
        seat=Seat(sitting.seat),
        seats=tuple(seat_info(seat, seat.kind == "bot" or seat.seat in present) for seat in seats),
        assist=cast(AssistLevel, row.assist),
        rated=row.rated,
        created=row.created,
        ended=sitting.ended,
        outcome=sitting.outcome,
    )


async def my_calls(house: House, person: Person) -> list[Call]:
    """Return the tables played day by day at which it is somebody's turn, the newest first."""
    playing = await house.accounts.people.sittings(person.id, ("playing",))
    by_days = [sitting for sitting in playing if sitting.table.turn >= BY_DAYS][:MOST_CALLS]
    return [
        Call(sitting.table.id, sitting.table.code, sitting.table.game)
        for sitting in by_days
        if await _waits_for(house, sitting)
    ]


async def _waits_for(house: House, sitting: Sitting) -> bool:
    return sitting.seat in await _turn(house, sitting)


async def _turn(house: House, sitting: Sitting) -> tuple[Seat, ...]:
    """Return who may act, as that seat sees it; nobody, before the deal and after the end."""
    if sitting.table.status != "playing":
        return ()
    seat = Seat(sitting.seat)
    with suppress(Corrupt):  # a table that stops while it is looked at waits for nobody
        async with house.table(sitting.table.id) as table:
            await table.open_window(seat)
            if table.playing:
                acting = set(table.referee.game.to_act(table.window(seat).view))
                return tuple(sorted(acting.difference(table.standing.forfeited)))
    return ()


async def my_ratings(house: House, person: Person) -> list[RatingInfo]:
    """Return somebody's ratings."""
    mine = await Ratings(house.resources.store, FRESH).of(person.id, "machine" if person.bot else "person")
    return [rating_info(rating, person.name, True) for rating in mine]


def rating_info(rating: Rating, who: str, me: bool = False) -> RatingInfo:
    """Build what everyone may know of a rating."""
    mu, sigma = round(rating.mu, 2), round(rating.sigma, 2)
    return RatingInfo(
        rating.pool.game, rating.pool.seats, who, round(rating.mu - 3 * rating.sigma, 2), mu, sigma, rating.games, me
    )


async def exported(house: House, person: Person, where: str) -> AsyncGenerator[bytes, None]:
    """Yield, as one JSON object, all that is kept of somebody; of their games, what their own eyes have seen.

    One game is read at a time, from the store: whoever takes everything along makes nobody wait, and drives no table
    out that others use. Who goes away in between stops it.
    """
    with house.places["exports"].one(where):
        async for piece in _exported(house, person):
            yield piece


async def _exported(house: House, person: Person) -> AsyncGenerator[bytes, None]:
    people = house.accounts.people
    known = [{"since": session.created, "seen": session.seen} for session in await people.sessions_of(person.id)]
    me = {"name": person.name, "avatar": person.avatar, "account": person.login is not None, "created": person.created}
    yield b'{"me":' + _encode(me) + b',"known_in":' + _encode(known)
    yield b',"push":' + _encode([_exported_device(device) for device in await people.devices.of(person.id)])
    yield b',"tokens":' + _encode(
        [_exported_token(token) for token in await Tokens(house.resources.store).of(person.id)]
    )
    yield b',"bot":' + _encode(await _my_bot(house, person))
    yield b',"ratings":' + _encode(await my_ratings(house, person))
    yield b',"puzzles":' + _encode(await _my_puzzles(house, person))
    yield b',"daily":' + _encode(await _my_daily(house, person))
    yield b',"worth":' + _encode(await _my_worth(house, person))
    yield b',"clubs":' + _encode(await _my_clubs(house, person))
    yield b',"door":' + _encode(await _at_the_door(house, person)) + b',"tables":['
    after: Sitting | None = None
    while some := await people.sittings(person.id, most=SITTINGS_AT_ONCE, after=after):
        for sitting in some:
            await house.resources.slices.room()
            yield (b"," if after else b"") + _encode(await _exported_table(house, sitting))
            after = sitting
    yield b"]}"


def _exported_device(device: Device) -> dict[str, Any]:
    """Return what is told of a device: by whom it is reached, not how; whoever has its address could pester it."""
    return {
        "service": place_of(device.endpoint).host,
        "language": device.language,
        "since": device.created,
        "tables": device.tables,
        "daily": device.daily,
    }


def _exported_token(token: Token) -> dict[str, Any]:
    """Return what is told of a token: not what it is proved by."""
    return {"label": token.label, "scope": token.scope, "since": token.created, "used": token.used}


async def _my_bot(house: House, person: Person) -> dict[str, Any]:
    """Return whether an account is a bot's, and what that says it plays."""
    said = await Bots(house.resources.store).offers_of(person.id)
    return {"bot": person.bot, "plays": msgspec.Raw(said.encode()) if said else None}


async def _my_puzzles(house: House, person: Person) -> dict[str, Any]:
    """Return what somebody made of puzzles, and how strong they are believed to be at them."""
    store = house.resources.store
    made = [
        {field: getattr(one, field) for field in one.__struct_fields__ if field != "person"}
        for one in await Tries(store).of(person.id)
    ]
    ratings = await Ratings(store, FRESH).of(person.id, "solver")
    strengths = [{"game": one.pool.game, "mu": one.mu, "sigma": one.sigma, "counted": one.games} for one in ratings]
    return {"ratings": strengths, "tries": made}


async def _my_daily(house: House, person: Person) -> dict[str, Any]:
    """Return what somebody made of each date, what they did in its quest, and with whom they compare it."""
    store = house.resources.store
    tries, friends = DailyTries(store), Friends(store)
    made = [
        {field: getattr(one, field) for field in one.__struct_fields__ if field != "person"}
        | {"moves": [msgspec.Raw(move.encode()) for move in await _moves_of(tries, one)]}
        for one in await tries.of(person.id)
    ]
    return {
        "tries": made,
        "friends": [{"name": friend.name, "since": friend.since} for friend in await friends.of(person.id)],
        "link_since": await friends.link_of(person.id),
    }


async def _moves_of(tries: DailyTries, one: DailyTry) -> tuple[str, ...]:
    return await tries.moves(one.person, one.date) if one.kind == "quest" else ()


async def _my_worth(house: House, person: Person) -> list[dict[str, Any]]:
    """Return what each of somebody's games was worth to them, as far as they were weighed."""
    lines = [msgspec.structs.asdict(line) for line in await Worths(house.resources.store).of(person.id)]
    lists = ("guesses", "overlooked")
    return [
        {name: msgspec.Raw(value.encode()) if name in lists else value for name, value in line.items()}
        for line in lines
        if line.pop("person")
    ]


async def _my_clubs(house: House, person: Person) -> dict[str, Any]:
    """Return where somebody belongs, and in which tournaments they play or which they direct."""
    store = house.resources.store
    return {
        "memberships": [
            {"club": club.title, "name": one.name, "role": one.role, "since": one.since}
            for club, one in await Clubs(store).with_person(person.id)
        ],
        "tournaments": [
            {"title": row.title, "code": row.code, "created": row.created, "phase": row.phase}
            | {"player": number, "directs": row.director == person.id}
            for row, number in await Tournaments(store).with_person(person.id)
        ],
    }


async def _at_the_door(house: House, person: Person) -> dict[str, Any]:
    """Return whom somebody has blocked, what they have reported, and until when they are banned."""
    store = house.resources.store
    ban = await Bans(store).of(person.id)
    return {
        "blocked": [{"name": block.name, "since": block.since} for block in await Blocks(store).of(person.id)],
        "reports": [
            {
                "made": report.made,
                "about": report.about_name,
                "table": report.at_table,
                "entry": report.at_seq,
                "reason": report.reason,
                "words": report.words,
                "settled": report.settled,
            }
            for report in await Reports(store).by(person.id)
        ],
        "banned_until": None if ban is None else ban.until,
        "name_asked": person.name_asked,
    }


async def _exported_table(house: House, sitting: Sitting) -> dict[str, Any]:
    store, row = house.resources.store, sitting.table
    if row.withheld:  # nothing of it leaves the house before its set is closed; that it is there is said
        return {"table": row.id, "code": row.code, "game": row.game, "seat": sitting.seat, "withheld": True}
    told: dict[str, Any] = msgspec.to_builtins(await _my_table(house, sitting))
    notes = await store.notes(row.id, sitting.seat)
    log: list[bytes] = []
    if row.status != "waiting":
        with suppress(Corrupt):  # a stopped table is kept, and read by nobody
            seen = await log_kept(house.resources, row, await store.seats(row.id), Seat(sitting.seat))
            log = seen.splitlines()
    return told | {"notes": notes, "log": [msgspec.Raw(line) for line in log]}


async def forget(house: House, person: Person) -> None:
    """Delete somebody. Their seats in unfinished games are nobody's from now on, as if they had walked out."""
    for id in await house.accounts.people.forget(person.id):
        await refresh(house, id)
    if person.bot:
        house.on_asked([person.id])


async def void_tokens(house: House, person: Person) -> None:
    """Let no link or token of old open somebody's seats: from now on only they themselves do, being known."""
    for id in await house.accounts.people.void_tokens(person.id, hashed(new_token())):
        await refresh(house, id)


async def rename(house: House, person: Person) -> None:
    """Show somebody under the name they have chosen instead of one that was to be changed, wherever they sit."""
    for id in await house.accounts.people.rename_seats(person.id, person.name):
        await refresh(house, id)


async def refresh(house: House, id: str) -> None:
    """Let a live table know, at whichever worker, that its seats have changed in the store."""
    house.resources.bus.tell(id, Changed())
    if id in house.here():
        async with house.table(id) as table:
            await seats_changed(table)
