"""Bots of the house in the other seats. Each is given its own sight, and lots that say nothing of the deal.

Bots with a pace of their own do what they mean to do when their pause is over, tick by tick.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabinet_noir.core import Bot, Chance, Illegal, Paced

from .play import Play


class Opponents:
    """The bots of one game, by their seats."""

    def __init__(self, bots: Mapping[int, Bot], lots: bytes) -> None:
        self._bots, self._lots = bots, lots
        self._asked = 0
        self._clock: object = None
        self._plans: dict[int, tuple[float, Any]] = {}

    def _chance(self, label: str) -> Chance:
        return Chance(self._lots, f"{label} {self._asked}")

    def act(self, play: Play) -> bool:
        """Let the first bot that may act do so; no: none may."""
        seat = next((seat for seat in play.to_act if seat in self._bots), None)
        if seat is None:
            return False
        self._asked += 1
        play.act(seat, self._bots[seat](play.sight(seat), self._chance("move")))
        return True

    def act_in_time(self, play: Play) -> None:
        """Ask every bot that may act what it means to do, and let those act whose pause is over."""
        if play.clock != self._clock:  # what was planned before a new clock was wound up is forgotten
            self._clock = play.clock
            self._plans.clear()
        for seat, bot in self._bots.items():
            if seat in play.to_act and seat not in self._plans:
                self._plan(play, seat, bot)
        for seat in sorted(self._plans, key=lambda seat: self._plans[seat][0]):
            due, action = self._plans[seat]
            if due <= play.now and not play.over:
                del self._plans[seat]
                self._do(play, seat, action)

    def _plan(self, play: Play, seat: int, bot: Bot) -> None:
        assert isinstance(bot, Paced)
        self._asked += 1
        action = bot(play.sight(seat), self._chance("asked"))
        self._plans[seat] = play.now + bot.pause(action, self._chance("pause")), action

    def _do(self, play: Play, seat: int, action: Any) -> None:
        if action is None:
            return
        try:
            play.act(seat, action)
        except Illegal:  # somebody was faster
            return

    def __copy__(self) -> Opponents:
        """The same bots in the same mood."""
        other = Opponents(self._bots, self._lots)
        for name, value in vars(self).items():
            setattr(other, name, dict(value) if name == "_plans" else value)
        return other
