"""Bot accounts asked to a table: which of them may be, what they say they play, and what they answer.

A challenge is nothing but a seat that is kept for a bot account until it answers, at a table that welcomes machines.
How they hear of it is known elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from cabinet_noir.core import Game, Illegal
from cabinet_noir.games import load
from cabinet_noir.server.people.names import login_of
from cabinet_noir.server.protocol.machines import BotOffer, BotOffers
from cabinet_noir.server.protocol.refusals import NoSuchTable
from cabinet_noir.server.protocol.tables import Declined, NewTable
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.server.tables.table import Table
from cabinet_noir.store import Blocks, Bots, Person, SeatRow

from .seating import check_waiting, is_asked

AnyGame = Game[Any, Any, Any, Any]

LISTENING: Final = 40.0
"""Seconds for which a bot account is believed to listen after it was last known to."""
RULES: Final = frozenset({"rules", "edition"})
"""What an agreement says beside a game's options."""

_read = msgspec.json.Decoder(BotOffers).decode


def read_offers(kept: str) -> tuple[BotOffer, ...]:
    """Read what a bot account plays, as it was kept."""
    return _read(kept).offers if kept else ()


def admits(offers: Iterable[BotOffer], game: AnyGame, options: Any, seats: int) -> bool:
    """Does somebody play this game, with so many seats and these options?"""
    return any(_admits(offer, game, options, seats) for offer in offers if offer.game == game.key)


def _admits(offer: BotOffer, game: AnyGame, options: Any, seats: int) -> bool:
    agreed, usual = game.agreement(options), game.agreement(game.options())
    return seats in (offer.seats or game.seats) and all(
        value == usual.get(name) or value in offer.options.get(name, ())
        for name, value in agreed.items()
        if name not in RULES
    )


async def invited(resources: Resources, asked: NewTable, options: Any, person: Person | None) -> dict[int, Person]:
    """Return the bot accounts that a new table asks, by seat; refuse one that does not listen or play that."""
    found: dict[int, Person] = {}
    for number, plan in enumerate(asked.seats):
        if plan.kind == "machine":
            found[number] = await _one(resources, plan.name, asked, options, person)
    if len({bot.id for bot in found.values()} | ({person.id} if person else set())) < len(found) + bool(person):
        raise Illegal("bot-asked-twice")
    return found


async def _one(resources: Resources, name: str, asked: NewTable, options: Any, person: Person | None) -> Person:
    since = resources.clock() - LISTENING
    bot = await Bots(resources.store).one_listening(login_of(name), since)
    if bot is None or (person and person.id in (await Blocks(resources.store).around(bot.person.id)).apart):
        raise Illegal("bot-is-not-there", name=name)
    if not admits(read_offers(bot.offers), load(asked.game), options, len(asked.seats)):
        raise Illegal("bot-does-not-play-that", name=bot.person.name)
    return bot.person


async def decline(table: Table, bot: Person, why: Declined) -> None:
    """Let a bot account say that it does not sit down; the seat is free, and everybody there is told why."""
    async with table.lock:
        while True:
            seat = seat_asked(table.seats, bot.id)
            check_waiting(table.row)
            if await table.change_seat(seat, replace(seat, declined=why), "waiting"):
                table.tell_info()
                return


def seat_asked(seats: Iterable[SeatRow], bot: str) -> SeatRow:
    """Return the seat that is kept for a bot account; where there is none, there is no such table for it."""
    found = next((seat for seat in seats if is_asked(seat) and seat.asked == bot), None)
    if found is None:
        raise NoSuchTable("no-such-table")
    return found
