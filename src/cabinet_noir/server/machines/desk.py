"""The desk of machines: which streams this worker holds, whom to stir when something has changed, what bots play.

A word on the bus stirs the streams at other workers. One that is lost is no harm: every stream looks again at each
heartbeat.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from cabinet_noir.core import Illegal, Seat
from cabinet_noir.games import load
from cabinet_noir.server.lobby.finding import around
from cabinet_noir.server.lobby.my_data import my_ratings
from cabinet_noir.server.protocol.machines import BotAccount, BotInfo, BotOffers, BotTable, Decline
from cabinet_noir.server.protocol.refusals import TooLarge, TooMany
from cabinet_noir.server.protocol.tables import Join, NewTable, Seated
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.seats.invitations import LISTENING, decline, read_offers, seat_asked
from cabinet_noir.server.workers.bus import EVERYWHERE, BotsStirred
from cabinet_noir.store import Bots, Person

from .stream import Stream

MOST_GAMES: Final = 16
"""Games a bot account may have under way; of each it has one stream, and one of its own, at each worker."""
MOST_LISTED: Final = 60
LONGEST_OFFERS: Final = 2048
"""Bytes of all that a bot says it plays."""
OWN: Final = ""
"""The key of a bot's own stream; a game's is its table's id."""


class MachineDesk:
    """The programs of this worker."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.bots = Bots(house.resources.store)
        self._streams: dict[str, dict[str, Stream]] = {}
        self._settle = house.on_over
        house.on_over = self._is_over
        house.on_asked = self.tell
        house.on_stirred = self.stir

    # who listens

    @contextmanager
    def listening(self, key: str, stream: Stream) -> Iterator[None]:
        """Keep a stream for as long as it is open; an older one of the same is closed, for nobody may read it."""
        person = stream.access.person.id
        mine = self._streams.setdefault(person, {})
        if (older := mine.pop(key, None)) is not None:
            older.close("elsewhere")
        if len(mine) > MOST_GAMES:
            raise TooMany("too-many", seconds=60)
        mine[key] = stream
        try:
            with self.house.crowd.one_more(stream.access.near), self.house.hall.inside(stream):
                yield
        finally:
            if mine.get(key) is stream:
                del mine[key]
            if not mine and self._streams.get(person) is mine:
                del self._streams[person]

    def is_current(self, key: str, stream: Stream) -> bool:
        """Is this still the stream that counts?"""
        return self._streams.get(stream.access.person.id, {}).get(key) is stream

    def tell(self, people: Collection[str]) -> None:
        """Something has changed for these bot accounts: let their streams look, at every worker."""
        if people:
            self.stir(people)
            self.house.resources.bus.tell(EVERYWHERE, BotsStirred(tuple(people)))

    def stir(self, people: Collection[str]) -> None:
        """Let the streams of these accounts look, at this worker."""
        for person in people:
            for stream in tuple(self._streams.get(person, {}).values()):
                stream.stir()

    def _is_over(self, id: str) -> None:
        """Let whoever settles a finished table do so, and its machines hear of it."""
        self._settle(id)
        table = self.house.here().get(id)
        if table is not None:
            self.tell([seat.person for seat in table.seats if seat.machine and seat.person])

    # what bots play

    async def offer(self, bot: Person, asked: BotOffers) -> None:
        """Write down what a bot plays; refuse games and options there are not, and what is long: everybody reads it."""
        kept = msgspec.json.encode(asked)
        if len(kept) > LONGEST_OFFERS:
            raise TooLarge("offers-are-too-long", most=LONGEST_OFFERS)
        for offer in asked.offers:
            game = load(offer.game)
            for count in offer.seats:
                game.check_seats(count)
            unknown = offer.options.keys() - set(game.options.__struct_fields__)
            if unknown:
                raise Illegal("game-has-no-option", names=sorted(unknown)[:5])
        await self.bots.offer(bot.id, kept.decode())

    async def account(self, bot: Person) -> BotAccount:
        """Return whom the house takes a program for."""
        offers = read_offers(await self.bots.offers_of(bot.id))
        return BotAccount(bot.name, offers, tuple(await my_ratings(self.house, bot)))

    async def listed(self, me: Person | None) -> list[BotInfo]:
        """Return the bots that listen, but for whom somebody is kept apart from."""
        since = self.house.resources.clock() - LISTENING
        apart = (await around(self.house, me)).apart
        found = await self.bots.listening(since, MOST_LISTED)
        infos = [BotInfo(row.person.name, row.person.avatar, read_offers(row.offers)) for row in found]
        return [info for row, info in zip(found, infos, strict=True) if row.person.id not in apart and info.offers]

    # where bots sit

    async def open_table(self, bot: Person, asked: BotTable) -> Seated:
        """Open a table for a bot, which welcomes machines."""
        await self._check_has_time(bot)
        new = NewTable(
            asked.game,
            asked.seats,
            options=asked.options,
            name=bot.name,
            open=asked.open,
            avatar=bot.avatar,
            rated=asked.rated,
            clock=asked.clock,
            machines=True,
        )
        seated = await self.house.new_table(new, bot, machine=True)
        self.tell([bot.id])
        return seated

    async def join(self, bot: Person, table: str, seat: int | None) -> Seated:
        """Give a bot a free seat at a table that welcomes machines."""
        await self._check_has_time(bot)
        without = (await around(self.house, bot)).blocked_by
        asked = Join(bot.name, seat, bot.avatar)
        seated = await self.house.join(table, asked, bot, without=without, machine=True)
        self.tell([bot.id])
        return seated

    async def accept(self, bot: Person, table: str) -> Seated:
        """Give a bot the seat it was asked to take."""
        async with self.house.table(table) as found, found.lock:
            if self.house.resources.bus.reaches:
                await found.other_workers.catch_up()
            if (mine := found.seat_proved_by("", bot.id)) is not None:  # it was accepted before
                return Seated(found.row.id, found.row.code, Seat(mine.seat), "")
            seat = seat_asked(found.seats, bot.id).seat
        return await self.join(bot, table, seat)

    async def decline(self, bot: Person, table: str, answer: Decline) -> None:
        """Let a bot say that it does not sit down."""
        async with self.house.table(table) as found:
            if self.house.resources.bus.reaches:
                async with found.lock:
                    await found.other_workers.catch_up()
            await decline(found, bot, answer.why)
        self.tell([bot.id])

    async def _check_has_time(self, bot: Person) -> None:
        """Refuse a bot that plays at so many tables already."""
        under_way = await self.house.accounts.people.sittings(bot.id, ("waiting", "playing"), most=MOST_GAMES)
        if len(under_way) >= MOST_GAMES:
            raise Illegal("bot-plays-enough", most=MOST_GAMES)
