"""What one may do about somebody else: see who they are, block them, tell whoever runs the house about them.

Somebody else is named by where they sit or sat, and by nothing else: a page knows no ids of people. Nothing here is
told to whom it is about.
"""

from __future__ import annotations

from cabinet_noir.core import Illegal
from cabinet_noir.server.people.keys import new_id
from cabinet_noir.server.people.rating import FRESH
from cabinet_noir.server.protocol.people import AboutSeat, BlockInfo, NewReport, Profile
from cabinet_noir.server.protocol.refusals import NoSuchTable
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.seats.apart import is_closed_to, read_blocks_again
from cabinet_noir.server.workers.bus import EVERYWHERE, BlocksChanged
from cabinet_noir.store import Block, Blocks, Person, Ratings, Report, Reports, SeatRow

from .finding import around
from .my_data import rating_info


async def profile(house: House, table: str, seat: int, me: Person | None) -> Profile:
    """Return what everyone may know of whoever sits there, and what only the asker knows of it."""
    there = await _somebody(house, table, seat, me)
    people = house.accounts.people
    known = bool(there.person)
    person = await people.by_id(there.person) if known else None
    bot = person is not None and person.bot
    kind = "machine" if bot else "person"
    ratings = await Ratings(house.resources.store, FRESH).of(there.person, kind) if known else []
    return Profile(
        name=there.name,
        avatar=there.avatar,
        account=person is not None and person.login is not None,
        games=await people.finished(there.person) if known else 0,
        ratings=tuple(rating_info(rating, there.name) for rating in ratings),
        me=me is not None and there.person == me.id,
        blocked=there.person in (await around(house, me)).blocked,
        known=known,
        bot=bot or there.machine,
    )


async def my_blocks(house: House, me: Person) -> list[BlockInfo]:
    """Return whom somebody has blocked."""
    mine = await Blocks(house.resources.store).of(me.id)
    return [BlockInfo(block.id, block.name, block.since) for block in mine]


async def block(house: House, me: Person, about: AboutSeat) -> None:
    """Block whoever sits there."""
    there = await _somebody(house, about.table, about.seat, me)
    if not there.person or there.person == me.id:
        raise Illegal("nobody-to-block")
    since = house.resources.clock()
    new = Block(id=new_id(), person=me.id, blocked=there.person, name=there.name, since=since)
    await Blocks(house.resources.store).add(new)
    await _tell(house, me.id, there.person)


async def lift(house: House, me: Person, id: str) -> None:
    """Block somebody no longer."""
    if blocked := await Blocks(house.resources.store).lift(me.id, id):
        await _tell(house, me.id, blocked)


async def _tell(house: House, *people: str) -> None:
    """Let the sockets of these people know, at every worker."""
    await read_blocks_again(house, people)
    house.resources.bus.tell(EVERYWHERE, BlocksChanged(people))


async def report(house: House, me: Person, told: NewReport) -> None:
    """Write down what somebody tells about whoever sits there."""
    there = await _somebody(house, told.table, told.seat, me)
    if there.person == me.id:
        raise Illegal("nobody-to-report")
    await Reports(house.resources.store).add(
        Report(
            made=house.resources.clock(),
            by_person=me.id,
            about_person=there.person,
            about_name=there.name,
            about_seat=there.seat,
            at_table=told.table,
            at_seq=told.entry,
            reason=told.reason,
            words=_plain(told.words),
        )
    )


async def _somebody(house: House, id: str, seat: int, me: Person | None) -> SeatRow:
    """Return the seat of a person, read from the store: the table need not be awake for it. It is named by its id."""
    row = await house.resources.store.table(id)
    seats = [] if row is None else await house.resources.store.seats(row.id)
    if row is None or row.id != id or is_closed_to(row, seats, me.id if me else "", await around(house, me)):
        raise NoSuchTable("no-such-table")
    there = next((each for each in seats if each.seat == seat), None)
    if there is None or not there.name or (there.kind == "bot" and not there.token_hash):  # nobody (any longer)
        raise Illegal("nobody-there")
    return there


def _plain(words: str) -> str:
    """Return what somebody wrote without what cannot be read: lines and letters."""
    return "".join(letter if letter.isprintable() or letter == "\n" else " " for letter in words).strip()
