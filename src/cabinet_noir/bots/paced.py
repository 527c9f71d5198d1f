"""A game against the clock, bots against bots, in simulated time: pure, and the same on every machine.

Each seat that may act is asked what it means to do and how many seconds pass before it is done. The next thing due, an
action or the house's time up, is what happens next. Nothing waits and nothing reads a real clock.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from cabinet_noir.core import HOUSE, Chance, Deadline, Eyes, Illegal, Paced, Referee, Seat


@dataclass
class Evening:
    """One table's simulated time: what the clock says, which deadline runs, and what each seat is about to do."""

    referee: Referee[Any, Any, Any, Any]
    bots: Sequence[Paced]
    lots: bytes
    watch: Callable[[], float]
    now: float = 0.0
    deadline: Deadline | None = None
    due: float = 0.0
    plans: dict[Seat, tuple[float, Any]] = field(default_factory=dict)
    asked: int = 0
    thinking: list[list[float]] = field(default_factory=list)

    def play(self) -> None:
        """Play to the end."""
        eyes = [Eyes(self.referee, Seat(seat)) for seat in range(len(self.bots))]
        self.thinking = [[] for _ in self.bots]
        while self.referee.game.outcome(self.referee.state) is None:
            self._wind_up()
            for seat in self.referee.game.to_act(self.referee.state):
                if seat not in self.plans:
                    self._ask(seat, eyes[seat])
            self._let_the_next_thing_happen()

    def _wind_up(self) -> None:
        """Start the clock of a new deadline; what was planned before it came is forgotten."""
        deadline = self.referee.game.deadline(self.referee.state)
        if deadline != self.deadline:
            self.deadline = deadline
            self.due = self.now + (deadline.seconds if deadline else 0.0)
            self.plans.clear()

    def _ask(self, seat: Seat, eyes: Eyes[Any, Any, Any, Any]) -> None:
        self.asked += 1
        bot, sight = self.bots[seat], eyes.sight()
        began = self.watch()
        action = bot(sight, Chance(self.lots, f"asked {self.asked}"))
        self.thinking[seat].append(self.watch() - began)
        self.plans[seat] = self.now + bot.pause(action, Chance(self.lots, f"pause {self.asked}")), action

    def _let_the_next_thing_happen(self) -> None:
        first = min(self.plans, key=lambda seat: (self.plans[seat][0], seat), default=None)
        if first is None or (self.deadline is not None and self.due <= self.plans[first][0]):
            assert self.deadline is not None, "nobody acts, no clock runs, and the game is not over"
            self.now = self.due
            self.referee.act(HOUSE, self.referee.game.action_of("time_up", {}))
            return
        self.now, action = self.plans.pop(first)
        if action is not None:
            self._act(first, action)

    def _act(self, seat: Seat, action: Any) -> None:
        try:
            self.referee.act(seat, action)
        except Illegal:  # somebody was faster: a word typed for a place just taken is a word lost
            return
