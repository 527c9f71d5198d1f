"""A table as a PettingZoo environment in which all act at once, for games whose rules have it so.

Everybody picks from what was shown before the step. Who may not act can only wait. Of picks that cannot both stand,
such as two words for one place, the first is done, the other is lost; who is first goes round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from pettingzoo import ParallelEnv

from cabinet_noir.core import Illegal, Malformed

from .laid import SEATS, SIMULTANEOUS, Options, environment_name
from .oracle import Oracle
from .play import rewards
from .seated import Observation, Seated

Answer = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class TogetherEnv(Seated, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # its makers tell no types
    """One table. Agents are `player_0`, `player_1`, ... by their seats."""

    always_waits: ClassVar = True

    def __init__(self, game: str, options: Options = None, seats: int = SEATS, render_mode: str | None = None) -> None:
        if game not in SIMULTANEOUS:
            raise Malformed("nobody-acts-at-once", game=game, known=", ".join(SIMULTANEOUS))
        super().__init__(game, options, seats)
        self.render_mode = render_mode
        self.metadata = {"name": environment_name(game), "render_modes": ["ansi"]}
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seat = {name: seat for seat, name in enumerate(self.possible_agents)}
        spaces = {name: self._spaces() for name in self.possible_agents}
        self.observation_spaces = {name: seen for name, (seen, _) in spaces.items()}
        self.action_spaces = {name: acts for name, (_, acts) in spaces.items()}

    def observation_space(self, agent: str) -> Any:
        """Return the space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal the first game of the row that a seed names, or the next one of the row that goes on."""
        return self._start(seed)

    def _start(
        self, seed: int | None = None, deal: Sequence[Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed, deal)
        self.agents = self.possible_agents[:]
        return self._seen_by_all(), {name: {} for name in self.agents}

    def _seen_by_all(self) -> dict[str, Observation]:
        return {name: self._observed(seat) for name, seat in self._seat.items()}

    def oracle(self, agent: str) -> Oracle:
        """Return what an agent could know exactly, from its own sight: the posterior, odds, bits of every question."""
        return self._oracle(self._seat[agent])

    def step(self, actions: Mapping[str, int]) -> Answer:
        """Let everybody pick an index, then let a second go by where time matters."""
        play, seats = self._play, self._laid.seats
        picked = {self._seat[name]: int(index) for name, index in actions.items()}
        doing = {seat: index for seat, index in picked.items() if not self._is_wait(seat, index)}
        for seat, index in doing.items():
            play.check(seat, index)  # nothing happens unless all of it may
        meant = {seat: play.chosen(seat, index) for seat, index in doing.items()}
        self._history.append(sorted(picked.items()))
        for seat in ((play.now + step) % seats for step in range(seats)):
            if meant.get(seat) is not None and not play.over:
                self._try(seat, meant[seat])
        if self.timed and not play.over:
            play.tick()
        names = self.possible_agents
        told = dict(zip(names, rewards(play.outcome, seats), strict=True))
        ended = dict.fromkeys(names, play.outcome is not None)
        cut = dict.fromkeys(names, play.over and play.outcome is None)
        if play.over:
            self.agents = []
        return self._seen_by_all(), told, ended, cut, {name: {} for name in names}

    def _try(self, seat: int, action: Any) -> None:
        try:
            self._play.act(seat, action)
        except Illegal:  # somebody was faster
            return

    def _again(self, step: list[list[int]]) -> None:
        self.step({self.possible_agents[seat]: index for seat, index in step})

    def render(self) -> str | None:
        """Return the table as a text, as a spectator sees it."""
        return self._shown() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
