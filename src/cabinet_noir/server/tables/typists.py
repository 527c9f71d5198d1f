"""The bots of a game against the clock, at one table. Each has its own pace, and several act in one turn.

A bot says what it means to do and how long that takes; the house waits for as long and then does it, by the same door
as everybody; how long it had to think is not seen (`clocks.instants`). What was planned for one clock is forgotten with
it. No bot ever holds a table up.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import structlog

from cabinet_noir.bots import Seen, plan
from cabinet_noir.core import Paced, Refusal, Seat
from cabinet_noir.server.clocks.instants import instant
from cabinet_noir.server.clocks.watch import Watch
from cabinet_noir.server.operator.faults import traced
from cabinet_noir.table import Running

if TYPE_CHECKING:
    from .table import Table

log = structlog.get_logger()

AFTER_A_FAILURE = 2.0
"""Seconds before a bot is asked again that could not be asked."""


def is_paced(table: Table, seat: Seat) -> bool:
    """Is there a bot in this seat with a pace of its own?"""
    level = table.standing.bots[seat]
    return bool(level) and isinstance(table.referee.game.bots[level], Paced)


class Typist(Watch):
    """One bot with a pace of its own; asleep while it may do nothing."""

    def __init__(self, table: Table, seat: Seat) -> None:
        super().__init__(table.resources.sleep)
        self._table = table
        self._seat = seat
        self._clock: Running | None = None

    def wake(self) -> None:
        """Let the bot play if it may; what it planned for another clock is broken off."""
        if self.busy:
            if self._table.running != self._clock:
                self._sleep.wake()
        elif self._may_act():
            self.begin(self._play())

    def _may_act(self) -> bool:
        table = self._table
        if not table.going_on or not table.resources.leases.holds(table.row.id):
            return False
        return is_paced(table, self._seat) and self._seat in table.referee.game.to_act(table.referee.state)

    async def _play(self) -> None:
        while self._may_act():
            self._clock = self._table.running
            try:
                await self._turn()
            except Exception as error:  # whatever a bot does wrong, the table goes on
                log.error("bot-failed", table=self._table.row.id, level=self._level, **traced(error))
                await self._sleep.sleep(AFTER_A_FAILURE)

    async def _turn(self) -> None:
        """Ask once, wait, and do what was planned, unless the clock it was planned for has gone."""
        table, asked = self._table, self._table.now()
        await table.open_window(self._seat)
        sight = table.window(self._seat).sight()
        seen = Seen.of(table.referee.game.key, table.referee.options, sight)
        chosen, pause = await table.resources.thinkers.run(plan, seen, self._level, secrets.token_bytes(16))
        await self._sleep.sleep(instant(asked + pause, table.resources.pace, table.now()) - table.now())
        if chosen is not None and table.running == self._clock:
            await self._do(table.referee.game.decode_action(chosen), sight.seq)

    async def _do(self, action: Any, at: Any) -> None:
        try:
            await self._table.play(self._seat, action, at)
        except Refusal as refusal:  # somebody was faster, or the time is up: a word lost
            log.debug("bot-too-late", table=self._table.row.id, reason=refusal.reason)

    @property
    def _level(self) -> str:
        return self._table.standing.bots[self._seat]
