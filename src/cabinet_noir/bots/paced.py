"""A game against the clock: bots against bots in simulated time, pure and the same on every machine.

Each seat that may act is asked what it means to do and how many seconds pass before it is done. The next thing due, an
action or the house's time up, is what happens next. Nothing waits and nothing reads a real clock; whoever plays with
people sets `now` by one and lets things happen when they are due.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from cabinet_noir.core import HOUSE, Chance, Deadline, Illegal, Paced, Seat
from cabinet_noir.table import Eyes, Referee


@dataclass
class Evening:
    """One table's simulated time: what the clock says, which deadline runs, and what each seat is about to do."""

    referee: Referee[Any, Any, Any, Any]
    bots: Sequence[Paced | None]
    """A bot for each seat; None where a person sits."""
    lots: bytes
    watch: Callable[[], float]
    now: float = 0.0
    deadline: Deadline | None = None
    due: float = 0.0
    plans: dict[Seat, tuple[float, Any]] = field(default_factory=dict)
    asked: int = 0
    thinking: list[list[float]] = field(init=False)
    _eyes: list[Eyes[Any, Any, Any, Any]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self._eyes = [Eyes(self.referee, Seat(seat)) for seat in range(len(self.bots))]
        self.thinking = [[] for _ in self.bots]

    def play(self) -> None:
        """Play to the end."""
        while self.referee.game.outcome(self.referee.state) is None:
            self.get_ready()
            self.let_the_next_thing_happen()

    def get_ready(self) -> None:
        """Wind the clock up if a new one runs, and ask every bot that may act and has no plan."""
        self._wind_up()
        for seat in self.referee.game.to_act(self.referee.state):
            bot = self.bots[seat]
            if bot is not None and seat not in self.plans:
                self._ask(seat, bot)

    def next_due(self) -> float | None:
        """Return when the next thing will happen by itself; None if nothing will."""
        due = [when for when, _ in self.plans.values()]
        return min([*due, self.due] if self.deadline is not None else due, default=None)

    def _wind_up(self) -> None:
        """Start the clock of a new deadline; what was planned before it came is forgotten."""
        deadline = self.referee.game.deadline(self.referee.state)
        if deadline != self.deadline:
            self.deadline = deadline
            self.due = self.now + (deadline.seconds if deadline else 0.0)
            self.plans.clear()

    def _ask(self, seat: Seat, bot: Paced) -> None:
        self.asked += 1
        sight = self._eyes[seat].sight()
        began = self.watch()
        action = bot(sight, Chance(self.lots, f"asked {self.asked}"))
        self.thinking[seat].append(self.watch() - began)
        self.plans[seat] = self.now + bot.pause(action, Chance(self.lots, f"pause {self.asked}")), action

    def let_the_next_thing_happen(self) -> None:
        """Let time go on to what is due next, and do it."""
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
