"""What can be known in Break the Code, exactly, from one sight.

A world is a raw deal of the unseen tiles, the two green 5s being two tiles, to the hands out of sight, the centre and
the box. It must give every answer that was given and contradict no verdict. Each counts once; the order of the card
pile and what others wrote in secret follow, and are not counted. The names of hidden things: `1.A` is the leftmost tile
of seat 1, `centre.A` that of the centre; `box` the tiles out of play, `guess.1` what seat 1 wrote.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

import numpy as np

from cabinet_noir.core import Chance, Deduction, Odds, Seat, Sight, World
from cabinet_noir.deduce import Partitions, Share, compress, items_of
from cabinet_noir.games.break_the_code.edition import BOX, CENTRE, LETTERS, deck, pieces
from cabinet_noir.games.break_the_code.types import Action, Code, Event, Hand, State, Tile, Unread, Written

from .hands import Hands, Numbers, hands
from .worlds import Placed, conceivable, world_of

UNSEEN: Final = "unseen"


class Group(NamedTuple):
    """Tiles that lie together out of sight: a hand, the centre, the box."""

    name: str
    size: int
    bound: bool
    numbers: Numbers
    """The raw hands it may be; not listed for the box."""


@dataclass(frozen=True)
class Posterior:
    """Everything one view says about what it hides."""

    view: State
    seat: int | None

    @cached_property
    def deck(self) -> tuple[Tile, ...]:
        """The tiles in play."""
        return deck(self.view.options, self.view.seats)

    def hands(self, size: int) -> Hands:
        """Return all raw hands of a size."""
        return hands(pieces(self.view.options, self.view.seats).numbers, size)

    @cached_property
    def unseen(self) -> list[int]:
        """The places in the deck of the tiles out of sight. Of two green 5s the first is taken to be the seen one."""
        away = list(range(len(self.deck)))
        for held in (*self.view.hands, self.view.centre, self.view.box):
            for tile in held:
                if isinstance(tile, Tile):
                    away.remove(next(item for item in away if self.deck[item] == tile))
        return away

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """Every hidden group with the raw hands that agree with all that was said. The box is last."""
        view = self.view
        found = [self._group(str(seat), hand) for seat, hand in enumerate(view.hands) if _is_hidden(hand)]
        if _is_hidden(view.centre):
            found.append(self._group(CENTRE, view.centre))
        if _is_hidden(view.box):
            found.append(Group(BOX, len(view.box), False, np.zeros(0, np.int64)))
        return tuple(found)

    def _group(self, name: str, hand: Hand) -> Group:
        every = self.hands(len(hand))
        seen = ((1 << len(self.deck)) - 1) & ~sum(1 << item for item in self.unseen)
        numbers = np.flatnonzero((every.masks & seen) == 0)
        bound = False
        for exchange in self.view.asked:
            for said in exchange.said:
                if str(said.seat) == name:
                    numbers = numbers[every.said(exchange.question, said.answer)[numbers]]
                    bound = True
        for attempt in self.view.guesses:
            target = CENTRE if self.view.seats > 2 else str(1 - attempt.seat)
            if target == name and isinstance(attempt.code, Written):
                named = every.numbers_of[attempt.code.code]
                numbers = numbers[np.isin(numbers, named) == attempt.right]
                bound = True
        return Group(name, len(hand), bound, numbers)

    @cached_property
    def partitions(self) -> Partitions:
        """All the worlds, ready to be counted."""
        return Partitions(len(self.unseen), tuple(map(self._share, self.groups)))

    def _share(self, group: Group) -> Share:
        if group.name == BOX:
            return Share(group.size, None, True)
        return Share(group.size, compress(self.hands(group.size).masks[group.numbers], self.unseen), not group.bound)

    @cached_property
    def count(self) -> int:
        """The number of worlds."""
        return self.partitions.total

    def codes(self, name: str) -> dict[Code, float]:
        """Return the probability of every code a group may show, likeliest first."""
        index = self.names.index(name)
        group, every = self.groups[index], self.hands(self.groups[index].size)
        ways = np.bincount(every.codes[group.numbers], self.partitions.ways(index))
        shown = np.flatnonzero(ways)
        shown = shown[np.argsort(-ways[shown], kind="stable")]
        return {every.code(number): float(ways[number]) / self.count for number in shown.tolist()}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the hidden groups."""
        return tuple(group.name for group in self.groups)

    @cached_property
    def odds(self) -> dict[str, dict[str, float]]:
        """For each hidden tile, the probability of each tile it may be, likeliest first. The box has no places."""
        found: dict[str, dict[str, float]] = {}
        for index, group in enumerate(self.groups):
            if group.name != BOX:
                found |= self._places(index, group)
        return found

    def _places(self, index: int, group: Group) -> dict[str, dict[str, float]]:
        every, ways = self.hands(group.size), self.partitions.ways(index)
        kinds = every.kinds[every.items[group.numbers]]
        found = {}
        for place in range(group.size):
            tally = np.bincount(kinds[:, place], ways, minlength=len(self.deck))
            shown = sorted(np.flatnonzero(tally).tolist(), key=lambda kind: -tally[kind])
            found[f"{group.name}.{LETTERS[place]}"] = {str(self.deck[k]): float(tally[k]) / self.count for k in shown}
        return found

    def sample(self, chance: Chance) -> Placed:
        """Draw one world, each equally likely."""
        masks = self.partitions.pick(chance.chosen)
        return {
            group.name: tuple(self.deck[self.unseen[item]] for item in items_of(mask))
            for group, mask in zip(self.groups, masks, strict=True)
        }


def _is_hidden(hand: Hand) -> bool:
    return any(not isinstance(tile, Tile) for tile in hand)


@lru_cache(maxsize=4)
def posterior(view: State, seat: Seat | None) -> Posterior:
    """Return what a view says; the last few are remembered, for they are asked about more than once."""
    return Posterior(view, seat)


def count(sight: Sight[State, Event]) -> int:
    """Return the number of worlds."""
    return posterior(sight.view, sight.seat).count


def odds(sight: Sight[State, Event]) -> Odds:
    """Return every hidden tile's odds, and name what is kept back as a whole."""
    return {**posterior(sight.view, sight.seat).odds, **kept_back(sight.view)}


def kept_back(view: State) -> dict[str, dict[str, float]]:
    """Return the box and the codes others wrote, as far as they are unseen.

    Nothing is told of them but that they are there; they have names so that a law notices when one is let out.
    """
    found = {f"guess.{attempt.seat}": {UNSEEN: 1.0} for attempt in view.guesses if isinstance(attempt.code, Unread)}
    return {**found, BOX: {UNSEEN: 1.0}} if _is_hidden(view.box) else found


def sample(sight: Sight[State, Event], chance: Chance) -> World[Action, Event]:
    """Return one world, uniformly."""
    return world_of(sight, posterior(sight.view, sight.seat).sample(chance), chance)


def enumerate_worlds(sight: Sight[State, Event]) -> Iterator[World[Action, Event]]:
    """Yield every conceivable world, by plain trial: each raw deal of what is out of sight."""
    chance = Chance(bytes(32), "what cannot be told apart")
    return (world_of(sight, placed, chance) for placed in conceivable(sight.view))


def truth(state: State) -> Mapping[str, str]:
    """Return the hidden things of a full state by their names."""
    named = {**{str(seat): hand for seat, hand in enumerate(state.hands)}, CENTRE: state.centre}
    found = {f"{name}.{LETTERS[place]}": str(tile) for name, hand in named.items() for place, tile in enumerate(hand)}
    found |= {f"guess.{attempt.seat}": UNSEEN for attempt in state.guesses if state.seats > 2}
    return {**found, BOX: UNSEEN} if state.box else found


def hidden(state: State, seat: Seat | None) -> frozenset[str]:
    """Return what the rules hide from a seat: hands, centre and box until the end, what others wrote for ever (R9)."""
    others = {name for name in truth(state) if name.split(".")[0] != str(seat) and name != f"guess.{seat}"}
    return frozenset(name for name in others if state.phase != "over" or name.startswith("guess."))


DEDUCTION: Final = Deduction(
    count=count, odds=odds, sample=sample, enumerate=enumerate_worlds, truth=truth, hidden=hidden
)
