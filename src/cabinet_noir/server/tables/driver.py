"""The driver plays the bots of one table. A bot sees its seat's eyes, thinks elsewhere, and comes in by the same door.

When it acts is settled before it thinks (`clocks.instants`): its pace tells nobody what it had to think about.
A bot that fails is replaced, for that move, by a random legal one: it never holds a table up.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog

from cabinet_noir.bots import Seen, choose
from cabinet_noir.core import Chance, Illegal, Malformed, Seat, Sight, Stale, fresh_seed
from cabinet_noir.server.clocks.instants import at_an_instant
from cabinet_noir.server.clocks.watch import Watch
from cabinet_noir.server.operator.faults import traced

from .typists import Typist, is_paced

if TYPE_CHECKING:
    from .table import Table

log = structlog.get_logger()


class Driver(Watch):
    """The bots of one table; asleep while it is a person's turn."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.resources.sleep)
        self._table = table
        self._typists: dict[Seat, Typist] = {}

    @property
    def busy(self) -> bool:
        """Is a bot at work?"""
        return self._under_way or any(typist.busy for typist in self._typists.values())

    @property
    def at_rest(self) -> bool:
        """Is every bot asleep, or has it nothing to do?"""
        return super().at_rest and all(typist.at_rest for typist in self._typists.values())

    def wake(self) -> None:
        """Let the bots play, if it is their turn and this worker is to play them."""
        table = self._table
        if not table.playing:
            table.resources.leases.give_back(table.row.id)
        elif not table.has_bots:
            return
        elif table.resources.leases.holds(table.row.id):
            self._start()
        else:
            table.resources.leases.ask(table.row.id, self.wake)

    def _start(self) -> None:
        for seat in map(Seat, range(len(self._table.seats))):
            if is_paced(self._table, seat):
                self._typists.setdefault(seat, Typist(self._table, seat)).wake()
        if not self._under_way and self._next() is not None:
            self.begin(self._play())

    async def stop(self) -> None:
        """Stop playing: the house is closing."""
        for typist in self._typists.values():
            await typist.stop()
        await super().stop()

    def _next(self) -> Seat | None:
        """Return a bot that is to act, of those that act one at a time."""
        table = self._table
        if not table.going_on or not table.resources.leases.holds(table.row.id):
            return None
        seats = table.referee.game.to_act(table.referee.state)
        return next((seat for seat in seats if table.standing.bots[seat] and not is_paced(table, seat)), None)

    async def _play(self) -> None:
        try:
            while (seat := self._next()) is not None:
                await self._move(seat)
        except Exception as error:  # a table whose bots cannot go on keeps its log and its other players
            log.error("bots-stopped", table=self._table.row.id, **traced(error))

    async def _move(self, seat: Seat) -> None:
        table, resources = self._table, self._table.resources
        await table.open_window(seat)
        sight = table.window(seat).sight()
        choice = self._choice(seat, sight)
        action = await at_an_instant(choice, resources.pace, table.now, self._sleep.sleep)
        if self._next() != seat:  # the table stands still, or somebody has moved on: look again
            return
        try:
            await self._try(seat, action, sight)
        except (Illegal, Malformed) as refusal:
            if self._next() != seat:  # the game ended, or stands still, while the move was on its way
                return
            log.error("bot-refused", table=self._table.row.id, level=self._table.standing.bots[seat], code=refusal.code)
            await self._try(seat, self._any(sight), sight)

    async def _try(self, seat: Seat, action: Any, sight: Sight[Any, Any]) -> None:
        with suppress(Stale):  # the table has moved on: look again
            await self._table.play(seat, action, sight.seq)

    async def _choice(self, seat: Seat, sight: Sight[Any, Any]) -> Any:
        table, level = self._table, self._table.standing.bots[seat]
        game = table.referee.game
        if seat in table.standing.resigned and any(offer.action == game.gives_up for offer in sight.offers):
            return game.action_of(game.gives_up, {})
        seen = Seen.of(game.key, table.referee.options, sight)
        try:
            return game.decode_action(await table.resources.thinkers.run(choose, seen, level, secrets.token_bytes(16)))
        except Exception as error:  # whatever a bot does wrong, the table goes on
            log.error("bot-failed", table=table.row.id, level=level, **traced(error))
            return self._any(sight)

    def _any(self, sight: Sight[Any, Any]) -> Any:
        return self._table.referee.game.pick(sight.offers, Chance(fresh_seed(), "any"))
