"""Weaving: counting every way to deal an ordered run of items into lanes that must each be filled in order.

Items come one by one, in rank order. Each is taken by one lane, or by none. A lane is a small automaton that says
what it may take next; how far each lane has come is all the state there is, so a forward and a backward pass count
every way at once, and with them how often each slot holds each item. Up to a few *wild* items (jokers) have no rank:
a lane may skip a slot by giving it a wild, and a mark remembers that this wild is spent.

With weights of 0 and 1 the numbers are exact counts (kept under 2^53, where a float is a whole number);
with weights in between they are beliefs. Knows nothing of tiles, seats or rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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

    def _matrices(self, edges: tuple[Edge, ...]) -> dict[int, Array]:
        found: dict[int, Array] = {}
        for edge in edges:
            matrix = found.get(edge.marks)
            if matrix is None:
                matrix = found[edge.marks] = np.zeros((self.size, self.size))
            matrix[edge.src, edge.dst] += edge.weight
        return found


class Picked(NamedTuple):
    """One way, drawn at random: for each lane what each slot holds (an item, or -1 - wild for a wild)."""

    lanes: tuple[dict[int, int], ...]


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
        """Every joint way to begin."""
        joint = [Start((self.spent,), (), 1.0)]
        for lane in self.lanes:
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
        starts = self._starts
        index, skips, _ = starts[chosen([int(weight * after[0][index]) for index, _, weight in starts])]
        held: tuple[dict[int, int], ...] = tuple({} for _ in self.lanes)
        for lane, skipped in enumerate(skips):
            held[lane].update({skip.slot: -1 - skip.wild for skip in skipped})
        for item in range(len(self.spare)):
            index = self._pick_item(index, item, held, chosen)
        return Picked(held)

    def _pick_item(
        self, index: tuple[int, ...], item: int, held: Sequence[dict[int, int]], chosen: Chosen
    ) -> tuple[int, ...]:
        marks, states = index[0], index[1:]
        stayed = tuple(lane.stay[state] for lane, state in zip(self.lanes, states, strict=True))
        ways: list[tuple[tuple[int, ...], int, Edge | None]] = []
        if self.spare[item]:
            ways.append(((marks, *stayed), -1, None))
        for number, lane in enumerate(self.lanes):
            for edge in lane.take[item]:
                if edge.src == states[number] and not edge.marks & marks:
                    after = (*stayed[:number], edge.dst, *stayed[number + 1 :])
                    ways.append(((marks | edge.marks, *after), number, edge))
        following = self._backward[item + 1]
        weights = [int(following[way]) * (1 if edge is None else int(edge.weight)) for way, _, edge in ways]
        way, number, took = ways[chosen(weights)]
        if took is not None:
            held[number][took.slot] = item
            held[number].update({skip.slot: -1 - skip.wild for skip in took.skips})
        return way


def _along(counts: Array, axis: int, matrix: Array, backwards: bool) -> Array:
    """Multiply along one axis by a matrix (source, destination), or by its transpose when going backwards."""
    shape = counts.shape
    after = prod(shape[axis + 1 :])
    if after == 1:
        flat = counts.reshape(-1, shape[axis])
        return np.reshape(flat @ (matrix.T if backwards else matrix), shape)
    blocks = counts.reshape(-1, shape[axis], after)
    return np.reshape((matrix if backwards else matrix.T) @ blocks, shape)
