"""A table as a PettingZoo environment in which one acts after the other.

Where several may act at once (colours, sheets, votes) they are asked in the order of their seats; none sees what
another chose before the rules show it. A draft stays with its seat, which is asked again until it is complete. Against
the clock, everybody who may act is asked once a second. Rewards come at the end: read them by `last()`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pettingzoo import AECEnv

from .laid import SEATS, Options, environment_name
from .oracle import Oracle
from .play import rewards
from .seated import Observation, Seated


class TableEnv(Seated, AECEnv[str, Observation, int]):  # type: ignore[misc]  # its makers tell no types
    """One table. Agents are `player_0`, `player_1`, ... by their seats."""

    def __init__(self, game: str, options: Options = None, seats: int = SEATS, render_mode: str | None = None) -> None:
        super().__init__(game, options, seats)
        self.render_mode = render_mode
        self.metadata = {"name": environment_name(game), "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seat = {name: seat for seat, name in enumerate(self.possible_agents)}
        spaces = {name: self._spaces() for name in self.possible_agents}
        self.observation_spaces = {name: seen for name, (seen, _) in spaces.items()}
        self.action_spaces = {name: acts for name, (_, acts) in spaces.items()}
        self._asked: list[int] = []
        """Against the clock, who is still to be asked in this second."""

    def observation_space(self, agent: str) -> Any:
        """Return the space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the first game of the row that a seed names, or the next one of the row that goes on."""
        self._start(seed)

    def _start(self, seed: int | None = None, deal: Sequence[Any] | None = None) -> None:
        self._begin(seed, deal)
        names = self.possible_agents
        self.agents = names[:]
        self.rewards = dict.fromkeys(names, 0.0)
        self._cumulative_rewards = dict.fromkeys(names, 0.0)
        self.terminations, self.truncations = dict.fromkeys(names, False), dict.fromkeys(names, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in names}
        self._asked = []
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """Return what an agent has been shown as numbers, and what it may pick now."""
        return self._observed(self._seat[agent])

    def oracle(self, agent: str) -> Oracle:
        """Return what an agent could know exactly, from its own sight: the posterior, odds, bits of every question."""
        return self._oracle(self._seat[agent])

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is pick an index; once it is over, each agent steps None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            self._history.append(action)
            return
        seat, index = self._seat[agent], -1 if action is None else int(action)
        if not (self.waits and self._is_wait(seat, index)):
            self._play.pick(seat, index)
        self._history.append(index)
        self._cumulative_rewards[agent] = 0.0
        if not self._play.drafts[seat]:  # who is filling something in goes on
            self._go_on()

    def _go_on(self) -> None:
        """Settle who is next, or that it is over."""
        if self.timed:
            self._let_time_go_by()
        if self._play.over:
            self._end()
        elif not self.timed:
            self.agent_selection = self.possible_agents[self._play.to_act[0]]

    def _let_time_go_by(self) -> None:
        """Ask who is still to be asked in this second; if nobody is, the next one begins."""
        play, asked = self._play, self._asked
        while not play.over:
            while asked:
                seat = asked.pop(0)
                if seat in play.to_act:
                    self.agent_selection = self.possible_agents[seat]
                    return
            play.tick()
            asked.extend(play.to_act)

    def _end(self) -> None:
        play, names = self._play, self.possible_agents
        self.rewards = dict(zip(names, rewards(play.outcome, len(names)), strict=True))
        self.terminations = dict.fromkeys(names, play.outcome is not None)
        self.truncations = dict.fromkeys(names, play.outcome is None)
        self._accumulate_rewards()
        self._deads_step_first()

    def _again(self, step: int | None) -> None:
        self.step(step)

    def render(self) -> str | None:
        """Return the table as a text, as a spectator sees it."""
        return self._shown() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
