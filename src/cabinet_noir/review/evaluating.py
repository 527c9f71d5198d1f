"""What a state is worth to each seat, and what an act leads to on average over what chance could bring.

It asks a room's evaluator about seats instead of sides, and answers for games that are over from their outcome.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from cabinet_noir.core import Chance, Game, Outcome, Seat, Worth, shares
from cabinet_noir.core.worth import Weights, start_key
from cabinet_noir.games import load

AnyGame = Game[Any, Any, Any, Any]
Shares = tuple[float, ...]
"""Each seat's expected part of the win."""

DRAWS: Final = 64
"""How many results of chance what came is compared with."""
DEALS: Final = 2000
"""How many deals the start is the mean of."""
ANOTHER: Final = bytes(32)
"""The seed of what might have come: it has nothing to do with what did."""


@dataclass(frozen=True)
class Evaluator:
    """A room's evaluator at one table."""

    game: AnyGame
    options: Any
    seats: int
    weights: Weights | None = None
    """Others than the room's own: while they are fitted."""
    deals: int = DEALS
    """How many deals the start is the mean of."""

    @property
    def worth(self) -> Worth[Any, Any]:
        """The room's own part of it."""
        assert self.game.worth is not None, f"{self.game.key} has no evaluator"
        return self.game.worth

    def __call__(self, state: Any) -> Shares:
        """Return each seat's expected share of the win."""
        outcome = self.game.outcome(state)
        if outcome is not None:
            return self.shared(outcome)
        weights = (self.worth.weights if self.weights is None else self.weights)[self.worth.kind(state)]
        found = shares(self.worth.features(state), weights)
        return tuple(found[side] for side in self.game.sides(self.options, self.seats))

    def shared(self, outcome: Outcome) -> Shares:
        """Return each seat's share of a win."""
        return outcome.shares(self.game.sides(self.options, self.seats))

    def after(self, state: Any, seat: Seat, action: Any, chance: Chance) -> Shares:
        """Return each seat's expected share once something is done."""
        return self(done(self.game, state, seat, action, chance))

    def on_average(self, state: Any, seat: Seat, action: Any, label: str) -> Shares:
        """Return each seat's expected share once something is done, on average over what chance could bring."""
        if not self.worth.draws(state, action):
            return self.after(state, seat, action, Chance(ANOTHER, label))
        return mean(self.redrawn(state, seat, action, label))

    def redrawn(self, state: Any, seat: Seat, action: Any, label: str) -> list[Shares]:
        """Return each seat's expected share once something is done, for some of the results that chance could bring."""
        found = []
        for number in range(DRAWS):
            chance = Chance(ANOTHER, f"{label} draw {number}")
            found.append(self.after(self.worth.reshuffled(state, chance), seat, action, chance))
        return found

    def start(self) -> Shares:
        """Return each seat's expected share before the deal: the mean over deals, which are always the same ones."""
        if self.weights is not None:
            return _start(self)
        kept = self.worth.starts.get(start_key(self.game.agreement(self.options), self.seats))
        return _known_start(self.game.key, self.options, self.seats, self.deals) if kept is None else kept


@lru_cache(maxsize=64)
def _known_start(key: str, options: Any, seats: int, deals: int) -> Shares:
    return _start(Evaluator(load(key), options, seats, deals=deals))


def _start(value: Evaluator) -> Shares:
    game, options, seats = value.game, value.options, value.seats
    deals = (game.deal(options, seats, Chance(ANOTHER, f"start {number}")) for number in range(value.deals))
    return mean([value(game.view(options, seats, deal)) for deal in deals])


def done(game: AnyGame, state: Any, seat: Seat, action: Any, chance: Chance) -> Any:
    """Return the state an action leads to."""
    for event in game.decide(state, seat, action, chance):
        state = game.fold(state, event)
    return state


def mean(found: list[Shares]) -> Shares:
    """Return the mean, seat by seat."""
    return tuple(sum(column) / len(found) for column in zip(*found, strict=True))
