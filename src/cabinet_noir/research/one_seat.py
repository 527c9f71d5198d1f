"""One seat as a Gymnasium environment: bots of the house sit in the others.

An index that may not be picked loses the game at once: the mask is part of every observation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium

from cabinet_noir.core import Illegal, Malformed

from .laid import SEATS, Options
from .opponents import Opponents
from .oracle import Oracle
from .play import rewards
from .seated import Observation, Seated

LEVEL: Final = "regular"


class SeatEnv(Seated, gymnasium.Env[Observation, int]):
    """One seat of a table. `bots` are the levels of the others, clockwise; the last goes for the rest."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # the class says it before one is made

    def __init__(
        self,
        game: str,
        options: Options = None,
        seats: int = SEATS,
        seat: int = 0,
        bots: Sequence[str] = (LEVEL,),
        render_mode: str | None = None,
    ) -> None:
        Seated.__init__(self, game, options, seats)
        if not 0 <= seat < seats:
            raise Malformed("wrong-number-of-seats", least=self._laid.game.seats.start, most=seats)
        self.render_mode = render_mode
        self.seat, self._levels = seat, tuple(bots) or (LEVEL,)
        self._bots = self._seated(self._laid.game.bots)
        self.observation_space, self.action_space = self._spaces()
        self._others = Opponents({}, b"")

    def _seated(self, known: Mapping[str, Any]) -> dict[int, Any]:
        found = {}
        for step in range(1, self._laid.seats):
            level = self._levels[min(step, len(self._levels)) - 1]
            if level not in known:
                raise Malformed("no-such-bot", bot=level)
            found[(self.seat + step) % self._laid.seats] = known[level]
        return found

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal the first game of the row that a seed names, or the next one; bots play until it is this seat's turn."""
        gymnasium.Env.reset(self, seed=seed)
        return self._start(seed)

    def _start(self, seed: int | None = None, deal: Sequence[Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        self._begin(seed, deal)
        self._others = Opponents(self._bots, self._laid.lots())
        self._let_others_act(done=False)
        return self._observed(self.seat), {}

    def oracle(self) -> Oracle:
        """Return what this seat could know exactly, from its own sight: the posterior, odds, bits of every question."""
        return self._oracle(self.seat)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Pick an index; once that makes an action, bots play until it is this seat's turn again."""
        play, index = self._play, int(action)
        self._history.append(index)
        try:
            if not self._is_wait(self.seat, index):
                play.pick(self.seat, index)
        except Illegal:
            return self._observed(self.seat), -1.0, True, False, {}
        self._let_others_act(done=not play.drafts[self.seat])
        told = rewards(play.outcome, self._laid.seats)[self.seat]
        return self._observed(self.seat), told, play.outcome is not None, play.over and play.outcome is None, {}

    def _let_others_act(self, done: bool) -> None:
        """Go on until this seat has something to choose, or it is over."""
        play, mine = self._play, self.seat
        if not self.timed:
            while not play.over and mine not in play.to_act and self._others.act(play):
                pass
            return
        while not play.over and (done or mine not in play.to_act):
            done = False
            self._others.act_in_time(play)
            if not play.over:
                play.tick()

    def _more(self) -> dict[str, Any]:
        return {"seat": self.seat, "bots": list(self._levels)}

    def _again(self, step: int) -> None:
        self.step(step)

    def render(self) -> Any:
        """Return the table as a text, as a spectator sees it."""
        return self._shown() if self.render_mode == "ansi" else None
