"""Weaving: counting every way to deal an ordered run of items into lanes that must each be filled in order.

Items come one by one, in rank order. Each is taken by one lane, or by none. A lane is a small automaton that says
what it may take next; how far each lane has come is all the state there is, so a forward and a backward pass count
every way at once, and with them how often each slot holds each item. Up to a few *wild* items (jokers) have no rank:
a lane may skip a slot by giving it a wild, and a mark remembers that this wild is spent.

With weights of 0 and 1 the numbers are exact counts (kept under 2^53, where a float is a whole number);
with weights in between they are beliefs. Knows nothing of tiles, seats or rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
EXACT_LIMIT = float(2**53)
Chosen = Callable[[Sequence[int]], int]
"""Picks an index, each as likely as its whole-number weight."""


class Skip(NamedTuple):
    """A slot given to a wild."""

    slot: int
    wild: int


class Edge(NamedTuple):
    """A lane takes an item into `slot`, then skips some slots; `marks` has a bit for each wild so spent."""

    src: int
    dst: int
    marks: int
    slot: int
    skips: tuple[Skip, ...]
    weight: float


class Opening(NamedTuple):
    """A way for a lane to begin: the first slots may already be skipped."""

    state: int
    marks: int
    skips: tuple[Skip, ...]
    weight: float = 1.0


class Start(NamedTuple):
    """A joint way for all lanes to begin: where in the state array, what each lane skipped, and its weight."""

    at: tuple[int, ...]
    skips: tuple[tuple[Skip, ...], ...]
    weight: float


@dataclass(frozen=True)
class Lane:
    """One row to be filled, as an automaton; `stay` is what becomes of each state when an item passes the lane by."""

    slots: int
    openings: tuple[Opening, ...]
    stay: tuple[int, ...]
    take: tuple[tuple[Edge, ...], ...]
    done: tuple[bool, ...]

    @property
    def size(self) -> int:
        """The number of states."""
        return len(self.stay)

    @cached_property
    def drift(self) -> Array | None:
        """`stay` as a matrix, or None where staying changes nothing."""
        if self.stay == tuple(range(self.size)):
            return None
        matrix = np.zeros((self.size, self.size))
        matrix[np.arange(self.size), list(self.stay)] = 1.0
        return matrix

    @cached_property
    def steps(self) -> tuple[dict[int, Array], ...]:
        """`take` as matrices: for each item, by marks."""
        return tuple(self._matrices(edges) for edges in self.take)

    @cached_property
    def leaving(self) -> tuple[dict[int, list[Edge]], ...]:
        """`take`, for each item, by the state it leaves."""
        found: tuple[dict[int, list[Edge]], ...] = tuple({} for _ in self.take)
        for item, edges in enumerate(self.take):
            for edge in edges:
                found[item].setdefault(edge.src, []).append(edge)
        return found

    def _matrices(self, edges: tuple[Edge, ...]) -> dict[int, Array]:
        found: dict[int, Array] = {}
        for edge in edges:
            matrix = found.get(edge.marks)
            if matrix is None:
                matrix = found[edge.marks] = np.zeros((self.size, self.size))
            matrix[edge.src, edge.dst] += edge.weight
        return found


class Picked(NamedTuple):
    """One way: for each lane what each slot holds (an item, or -1 - wild for a wild)."""

    lanes: tuple[dict[int, int], ...]


class Onward(NamedTuple):
    """What may become of an item: where all lanes are then, and which of them took it (None: it was left out)."""

    to: tuple[int, ...]
    lane: int = -1
    edge: Edge | None = None


def starts(lanes: Sequence[Lane], spent: int = 0) -> tuple[Start, ...]:
    """Return every joint way to begin; `spent` are wilds that are already accounted for, as marks."""
    joint = [Start((spent,), (), 1.0)]
    for lane in lanes:
        joint = [
            Start(
                (start.at[0] | opening.marks, *start.at[1:], opening.state),
                (*start.skips, opening.skips),
                start.weight * opening.weight,
            )
            for start in joint
            for opening in lane.openings
            if not start.at[0] & opening.marks
        ]
    return tuple(joint)


def onward(lanes: Sequence[Lane], at: tuple[int, ...], item: int, spare: bool = True) -> Iterator[Onward]:
    """Yield all that may become of an item; `spare` says whether it may be left out of every lane."""
    marks, states = at[0], at[1:]
    stayed = tuple(lane.stay[state] for lane, state in zip(lanes, states, strict=True))
    if spare:
        yield Onward((marks, *stayed))
    for number, lane in enumerate(lanes):
        for edge in lane.leaving[item].get(states[number], ()):
            if not edge.marks & marks:
                yield Onward((marks | edge.marks, *stayed[:number], edge.dst, *stayed[number + 1 :]), number, edge)


def skipped_first(skips: Iterable[tuple[Skip, ...]]) -> tuple[dict[int, int], ...]:
    """Return, lane by lane, what is held once the first slots are skipped."""
    return tuple({skip.slot: -1 - skip.wild for skip in skipped} for skipped in skips)


def hold(held: Sequence[dict[int, int]], way: Onward, item: int) -> None:
    """Note what a lane holds once it took an item."""
    if way.edge is not None:
        held[way.lane][way.edge.slot] = item
        held[way.lane].update({skip.slot: -1 - skip.wild for skip in way.edge.skips})


@dataclass(frozen=True)
class Weave:
    """All the ways to fill the lanes. `spare[k]` says whether item k may be left out of every lane."""

    lanes: tuple[Lane, ...]
    spare: tuple[bool, ...]
    wilds: int = 0
    spent: int = 0
    """Wilds that are already accounted for, as marks."""
    _shape: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_shape", (1 << self.wilds, *(lane.size for lane in self.lanes)))

    # the passes

    @cached_property
    def _starts(self) -> tuple[Start, ...]:
        return starts(self.lanes, self.spent)

    @cached_property
    def _forward(self) -> list[Array]:
        """How many ways lead to each state before each item."""
        now = np.zeros(self._shape)
        for index, _, weight in self._starts:
            now[index] += weight
        passes = [now]
        for item in range(len(self.spare) - 1):
            now = self._advance(now, item, backwards=False)
            passes.append(now)
        return passes

    @cached_property
    def _backward(self) -> list[Array]:
        """How many ways lead from each state, before each item and after the last, to all lanes done."""
        now = np.zeros(self._shape)
        ends = np.ix_(np.arange(self._shape[0]), *(np.flatnonzero(lane.done) for lane in self.lanes))
        now[ends] = 1.0
        passes = [now]
        for item in range(len(self.spare) - 1, -1, -1):
            now = self._advance(now, item, backwards=True)
            passes.append(now)
        passes.reverse()
        return passes

    def _advance(self, before: Array, item: int, backwards: bool) -> Array:
        """Carry counts over one item: either every lane stays, or one takes it while the others stay."""
        untaken = before
        taken: Array | None = None
        for axis, lane in enumerate(self.lanes, start=1):
            took = self._take(untaken, axis, lane.steps[item], backwards)
            drift = lane.drift
            if drift is not None:
                untaken = _along(untaken, axis, drift, backwards)
                taken = None if taken is None else _along(taken, axis, drift, backwards)
            if took is not None:
                taken = took if taken is None else taken + took
        if self.spare[item]:
            return untaken if taken is None else untaken + taken
        return np.zeros(self._shape) if taken is None else taken

    def _take(self, before: Array, axis: int, steps: dict[int, Array], backwards: bool) -> Array | None:
        if not steps:
            return None
        after: Array | None = None
        if 0 in steps:
            after = _along(before, axis, steps[0], backwards)
        for marks, matrix in steps.items():
            if not marks:
                continue
            if after is None:
                after = np.zeros(self._shape)
            for unspent in range(self._shape[0]):
                if not unspent & marks:
                    src, dst = (unspent | marks, unspent) if backwards else (unspent, unspent | marks)
                    after[dst] += _along(before[src], axis - 1, matrix, backwards)
        return after

    # what is asked of them

    @cached_property
    def total(self) -> float:
        """The number (or weight) of all ways."""
        after = self._backward[0]
        return float(sum(weight * after[index] for index, _, weight in self._starts))

    def marginals(self) -> tuple[Array, ...]:
        """For each lane, an array (slot, item): the weight of ways in which the slot holds it; wilds come last."""
        items = len(self.spare)
        found = tuple(np.zeros((lane.slots, items + self.wilds)) for lane in self.lanes)
        for index, skips, share in self._starts:
            weight = share * self._backward[0][index]
            for number, skipped in enumerate(skips):
                for skip in skipped:
                    found[number][skip.slot, items + skip.wild] += weight
        for item in range(items):
            for number, lane in enumerate(self.lanes):
                if lane.take[item]:
                    self._add_edges(found[number], number, item)
        return found

    def _add_edges(self, into: Array, number: int, item: int) -> None:
        lane = self.lanes[number]
        before = self._forward[item]
        for axis, other in enumerate(self.lanes, start=1):
            if axis != number + 1 and other.drift is not None:
                before = _along(before, axis, other.drift, False)
        flows = {marks: self._flow(before, self._backward[item + 1], number + 1, marks) for marks in lane.steps[item]}
        for edge in lane.take[item]:
            weight = edge.weight * flows[edge.marks][edge.src, edge.dst]
            into[edge.slot, item] += weight
            for skip in edge.skips:
                into[skip.slot, len(self.spare) + skip.wild] += weight

    def _flow(self, before: Array, after: Array, axis: int, marks: int) -> Array:
        """The weight of ways through each pair of a lane's states, summed over all the other lanes."""
        size = self._shape[axis]
        left = np.moveaxis(before, axis, 0)
        right = np.moveaxis(after, axis, 0)
        if marks:
            unspent = [m for m in range(self._shape[0]) if not m & marks]
            left = left[:, unspent]
            right = right[:, [m | marks for m in unspent]]
        flow: Array = left.reshape(size, -1) @ right.reshape(size, -1).T
        return flow

    def pick(self, chosen: Chosen) -> Picked:
        """Draw one way, each as likely as its weight."""
        after = self._backward
        weights = [int(weight * after[0][index]) for index, _, weight in self._starts]
        index, skips, _ = self._starts[chosen(weights)]
        held = skipped_first(skips)
        for item in range(len(self.spare)):
            index = self._pick_item(index, item, held, chosen)
        return Picked(held)

    def _pick_item(
        self, index: tuple[int, ...], item: int, held: Sequence[dict[int, int]], chosen: Chosen
    ) -> tuple[int, ...]:
        ways = list(onward(self.lanes, index, item, self.spare[item]))
        following = self._backward[item + 1]
        weights = [int(following[way.to]) * (1 if way.edge is None else int(way.edge.weight)) for way in ways]
        way = ways[chosen(weights)]
        hold(held, way, item)
        return way.to


def _along(counts: Array, axis: int, matrix: Array, backwards: bool) -> Array:
    """Multiply along one axis by a matrix (source, destination), or by its transpose when going backwards."""
    shape = counts.shape
    after = prod(shape[axis + 1 :])
    if after == 1:
        flat = counts.reshape(-1, shape[axis])
        return np.reshape(flat @ (matrix.T if backwards else matrix), shape)
    blocks = counts.reshape(-1, shape[axis], after)
    return np.reshape((matrix if backwards else matrix.T) @ blocks, shape)
