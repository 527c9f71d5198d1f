"""How much a bot gives away at least, where a table is too big to be gone through: from games, and called so.

Whoever answers the bot looks one action ahead: it tries what it may do in worlds it cannot tell from this one, weighed
by how likely the bot is to have played as it did there, and lets the bot play on from there in every seat. What that
gains on average, the best answer gains as well. Each deal is also played by the bot alone: the difference is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import mean, variance
from typing import Any, Final

from cabinet_noir.bots.policy import check_action
from cabinet_noir.core import Bot, Chance, seed_from
from cabinet_noir.core.encoding import Draft

from .policies import Policies
from .spiel.entry import Entry
from .spiel.moment import CHANCE, OVER, Moment, first
from .spiel.resample import resampled
from .spiel.table import Table
from .spiel.telling import results

WORLDS: Final = 8
"""In so many worlds an action is tried."""
TRIED: Final = 24
"""So many actions are tried besides the bot's own, where there are more."""


@dataclass(frozen=True, slots=True)
class Probed:
    """What was gained, seat by seat, on OpenSpiel's scale, over so many games each; and how far off that may be."""

    gains: tuple[float, ...]
    errors: tuple[float, ...]
    games: int
    nodes: int

    @property
    def exploitability(self) -> float:
        """What was gained on average over the seats: the bot gives away at least about as much."""
        return mean(self.gains)

    @property
    def error(self) -> float:
        """The standard error of that."""
        return sqrt(sum(error**2 for error in self.errors)) / len(self.errors)


def probed(table: Table, bot: Bot, games: int, seed: int = 1) -> Probed:
    """Return what looking one action ahead gains against a bot."""
    probe = _Probe(table, bot)
    found = [[probe.gain(seat, number, seed) for number in range(games)] for seat in range(table.seats)]
    errors = tuple(sqrt(variance(some) / games) if games > 1 else 0.0 for some in found)
    return Probed(tuple(map(mean, found)), errors, games, probe.nodes)


class _Probe:
    """Plays against a bot."""

    def __init__(self, table: Table, bot: Bot) -> None:
        self.table, self.bot = table, bot
        self.policies = Policies(bot)
        self.nodes = 0

    def gain(self, seat: int, number: int, seed: int) -> float:
        """Play a deal twice, once with the bot everywhere, and return what answering it in this seat has gained."""
        dealt = self._dealt(Chance(seed_from(seed), f"deal {number}"))
        lots = Chance(seed_from(seed), f"lots {seat} {number}")
        return self._play(dealt, seat, lots) - results(self._play_out(dealt, lots))[seat]

    def _after(self, moment: Moment, number: int) -> Moment:
        self.nodes += 1
        return moment.after(number)

    def _dealt(self, lots: Chance) -> Moment:
        moment = first(self.table)
        while moment.entry is None:
            moment = self._next(moment, lots)
        return moment

    def _bots_action(self, moment: Moment, lots: Chance) -> Any:
        sight = moment.sight(moment.player)
        return check_action(self.bot, sight, self.bot(sight, Chance(lots.seed_of(), "bot")))

    def _act(self, moment: Moment, action: Any) -> Moment:
        for number in self.table.encoding.path(moment.glance, action):
            moment = self._after(moment, number)
        return moment

    def _next(self, moment: Moment, lots: Chance) -> Moment:
        """Let chance draw, or the bot act."""
        if moment.player == CHANCE:
            draw = moment.draw
            return self._after(moment, draw.outcomes[lots.chosen(draw.weights)])
        return self._act(moment, self._bots_action(moment, lots))

    def _play_out(self, moment: Moment, lots: Chance) -> Moment:
        while moment.player != OVER:
            moment = self._next(moment, lots)
        return moment

    def _play(self, moment: Moment, seat: int, lots: Chance) -> float:
        while moment.player != OVER:
            answers = moment.player == seat
            moment = self._act(moment, self._best(moment, seat, lots)) if answers else self._next(moment, lots)
        return results(moment)[seat]

    # looking one action ahead

    def _best(self, moment: Moment, seat: int, lots: Chance) -> Any:
        """Return the action that did best in worlds that look like this one; the bot's own where none does better."""
        actions = self._tried(moment, lots)
        if len(actions) == 1:
            return actions[0]
        worlds = self._worlds(moment, seat, lots)
        same = lots.seed_of()  # every action is tried with the same lots
        worth = [self._worth(action, worlds, seat, same) for action in actions]
        return actions[max(range(len(actions)), key=worth.__getitem__)]

    def _tried(self, moment: Moment, lots: Chance) -> list[Any]:
        own = self._bots_action(moment, lots)
        others = [action for action in _actions(moment, (), TRIED * TRIED) if action != own]
        return [own, *lots.shuffled(others)[:TRIED]]

    def _worlds(self, moment: Moment, seat: int, lots: Chance) -> list[tuple[Moment, float]]:
        worlds = [resampled(moment, seat, Chance(lots.seed_of(), "world")) for _ in range(WORLDS)]
        weights = [self._likely(world, seat) for world in worlds]
        return list(zip(worlds, weights if any(weights) else [1.0] * WORLDS, strict=True))

    def _likely(self, moment: Moment, seat: int) -> float:
        """Return how likely the bot in the other seats is to have played as it did, had this been the world."""
        likely = 1.0
        for before, entry in _acts(moment):
            if likely and before.player != seat:
                likely *= self.policies.at(before, before.player).shares.get(entry.action, 0.0)
        return likely

    def _worth(self, action: Any, worlds: list[tuple[Moment, float]], seat: int, same: bytes) -> float:
        found = 0.0
        for number, (world, weight) in enumerate(worlds):
            if weight:
                ended = self._play_out(self._act(world, action), Chance(same, f"world {number}"))
                found += weight * results(ended)[seat]
        return found


def _actions(moment: Moment, draft: Draft, most: int) -> list[Any]:
    """Return what may be done, or some of it where there is more than so much."""
    encoding, sight = moment.table.encoding, moment.glance
    found: list[Any] = []
    for number in encoding.mask(sight, draft).nonzero()[0].tolist():
        action = encoding.pick(sight, draft, number)
        found += _actions(moment, (*draft, number), most - len(found)) if action is None else [action]
        if len(found) >= most:
            break
    return found


def _acts(moment: Moment) -> Iterator[tuple[Moment, Entry]]:
    """Yield every act of a game so far, the last first, with the moment it was chosen at."""
    after: Moment | None = moment
    while after is not None and after.before is not None:
        before = after.before
        if after.entry is not before.entry and before.entry is not None:
            assert after.entry is not None
            chosen = before
            while chosen.player == CHANCE and chosen.before is not None:
                chosen = chosen.before
            yield chosen, after.entry
        after = before
