"""A row of Code de Vinci as a lane to be woven: which tiles each place may hold, and where an unseen joker may stand.

Number tiles are the items, in rank order; the two jokers are the wilds (0 black, 1 white). R4 forbids a joker between
ranks two apart *at the moment it was placed*, so a lane remembers, for two items and no longer, when the left
neighbour of such a joker was taken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from cabinet_noir.deduce import Edge, Lane, Opening, Skip

from ..edition import COLOURS, TILES
from ..rows import rank
from ..types import JOKER, Colour, Face, Row, Tile

WILD: Final[dict[Colour, int]] = {"black": 0, "white": 1}


@dataclass(frozen=True)
class Slot:
    """A place to be explained: what shows of it, and when its tile came to stand."""

    key: str
    colour: Colour
    tile: Tile | None
    denied: tuple[Face, ...]
    time: int


Weigh = Callable[[Slot, Tile], float]
"""How likely, apart from logic, a slot is to hold a tile: 1 for plain counting."""


class Recent(NamedTuple):
    """A slot and its age: 0 when the last item was put there, 1 for the one before."""

    slot: int
    age: int


class Progress(NamedTuple):
    """A lane's state: the next slot to take a number, and what R4 may still need to know."""

    slot: int
    taken: tuple[Recent, ...] = ()
    pending: tuple[Recent, ...] = ()
    """Jokers whose right neighbour is still to come, with the age of their left neighbour."""


def row_slots(prefix: str, row: Row, hand: int) -> tuple[Slot, ...]:
    """Return the slots of a standing row. All tiles of the first hand came to stand together."""
    return tuple(
        Slot(
            f"{prefix}.{standing.born}",
            standing.tile.colour,
            standing.tile if isinstance(standing.tile, Tile) else None,
            standing.denied,
            max(standing.born, hand - 1),
        )
        for standing in row
    )


class LaneBuilder:
    """Builds the automaton of one lane by walking every state it can reach."""

    def __init__(self, slots: tuple[Slot, ...], ranks: int, unseen: frozenset[Tile], weigh: Weigh, heap: bool) -> None:
        """`heap`: tiles that stand in no row (a hand, a drawn tile), where a joker counts as the last and R4 rests."""
        self.slots = slots
        self.ranks = ranks
        self.unseen = unseen
        self.weigh = weigh
        self.heap = heap
        self.may_skip = tuple(self._may_be_joker(index) for index in range(len(slots)))
        self.numbers: dict[Progress, int] = {}
        self.queue: list[Progress] = []

    def build(self) -> Lane:
        """Return the lane."""
        openings = tuple(
            Opening(self._number(state), _marks(skips), skips, weight)
            for state, skips, weight in self._advances(Progress(0))
        )
        take: list[list[Edge]] = [[] for _ in range(self.ranks)]
        stay: list[int] = []
        while len(stay) < len(self.queue):
            state = self.queue[len(stay)]
            stay.append(self._number(self._trimmed(_aged(state))))
            for item, edge in self._edges(state):
                take[item].append(edge)
        done = tuple(state.slot == len(self.slots) for state in self.queue)
        return Lane(len(self.slots), openings, tuple(stay), tuple(map(tuple, take)), done)

    def _number(self, state: Progress) -> int:
        if state not in self.numbers:
            self.numbers[state] = len(self.queue)
            self.queue.append(state)
        return self.numbers[state]

    def _may_be_joker(self, index: int) -> bool:
        slot = self.slots[index]
        if slot.tile is not None:
            return slot.tile.face == JOKER
        if self.heap and index != len(self.slots) - 1:
            return False
        return TILES[slot.colour, JOKER] in self.unseen and JOKER not in slot.denied

    def _edges(self, state: Progress) -> Iterable[tuple[int, Edge]]:
        """Yield the edges by which the next slot takes a number."""
        if state.slot == len(self.slots):
            return
        slot = self.slots[state.slot]
        forbidden = any(age == 1 and slot.time <= self.slots[joker].time for joker, age in state.pending)
        pending = tuple(one for one in state.pending if slot.time > self.slots[one.slot].time)
        aged = _aged(Progress(state.slot, state.taken, pending))
        after = Progress(state.slot + 1, (*aged.taken, Recent(state.slot, 0)), aged.pending)
        advances = [(self._number(to), skips, weight) for to, skips, weight in self._advances(after)]
        for item, weight in self._numbers_for(slot):
            # R4: the left neighbour was taken two items ago, so this would put a joker between ranks two apart
            if not forbidden:
                for dst, skips, more in advances:
                    marks = _marks(skips)
                    yield item, Edge(self._number(state), dst, marks, state.slot, skips, weight * more)

    def _numbers_for(self, slot: Slot) -> list[tuple[int, float]]:
        if slot.tile is not None:
            return [] if slot.tile.face == JOKER else [(rank(slot.tile), 1.0)]
        return [
            (item, self.weigh(slot, tile))
            for item in range(WILD[slot.colour], self.ranks, 2)
            if (tile := TILES[slot.colour, item // 2]) in self.unseen and tile.face not in slot.denied
        ]

    def _advances(self, state: Progress) -> list[tuple[Progress, tuple[Skip, ...], float]]:
        """Return where a lane may go from here by giving the next slots to jokers: none, one or two."""
        found: list[tuple[Progress, tuple[Skip, ...], float]] = []
        here = state.slot
        if here == len(self.slots) or not self._is_joker(here):
            found.append((self._trimmed(state), (), 1.0))
        if here < len(self.slots) and self.may_skip[here]:
            slot = self.slots[here]
            beyond = Progress(here + 1, state.taken, (*state.pending, *self._new_pending(state, here)))
            known = slot.tile is not None
            skip = () if known else (Skip(here, WILD[slot.colour]),)
            weight = 1.0 if known else self.weigh(slot, TILES[slot.colour, JOKER])
            for after, skips, more in self._advances(beyond):
                if known or not _marks(skips) & _marks(skip):
                    found.append((after, (*skip, *skips), weight * more))
        return found

    def _is_joker(self, index: int) -> bool:
        tile = self.slots[index].tile
        return tile is not None and tile.face == JOKER

    def _new_pending(self, state: Progress, joker: int) -> tuple[Recent, ...]:
        """Return what to remember when a joker stands here: the age of its left neighbour, if that can still matter."""
        if self.heap:
            return ()
        time = self.slots[joker].time
        lefts = [one for one in state.taken if self.slots[one.slot].time <= time]
        if not lefts:
            return ()
        left = max(lefts)
        for index in range(joker + 1, len(self.slots)):
            right = self.slots[index]
            if right.time > time:
                continue
            if right.colour == self.slots[left.slot].colour:
                return (Recent(joker, left.age),)
            if not self.may_skip[index]:
                break
        return ()

    def _trimmed(self, state: Progress) -> Progress:
        """Forget what no joker still to come can ask about, so that states which behave alike are one."""
        here = state.slot
        if here == len(self.slots):
            return Progress(here)
        time = self.slots[here].time
        taken = tuple(
            one
            for one in state.taken
            if any(
                self.may_skip[joker] and self.slots[one.slot].time <= self.slots[joker].time < time
                for joker in range(here + 1, len(self.slots))
            )
        )
        return Progress(here, taken if not self.heap else (), state.pending)


def _aged(state: Progress) -> Progress:
    """Return the state one item later; what is older than two items is forgotten."""
    return Progress(
        state.slot,
        tuple(Recent(slot, age + 1) for slot, age in state.taken if age < 1),
        tuple(Recent(slot, age + 1) for slot, age in state.pending if age < 1),
    )


def _marks(skips: Iterable[Skip]) -> int:
    marks = 0
    for skip in skips:
        marks |= 1 << skip.wild
    return marks


def heap_slots(prefix: str, tiles: Iterable[Colour]) -> tuple[tuple[Slot, ...], ...]:
    """Return slots for tiles that stand in no row, a group a colour."""
    tiles = tuple(tiles)
    groups = []
    for colour in COLOURS:
        count = tiles.count(colour)
        if count:
            groups.append(tuple(Slot(f"{prefix}.{colour}{i}", colour, None, (), 0) for i in range(count)))
    return tuple(groups)
