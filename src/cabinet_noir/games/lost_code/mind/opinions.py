"""What others' ranges give away about one's own stones: they see them, and do not expect to hold the same.

An opinion, never a certainty: a range is weighed by how well it would suit a sensible player, for each set of numbers
one may hold oneself, and no weight is ever zero. Takes a view; knows no referee.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cabinet_noir.core import Seat
from cabinet_noir.games.lost_code.edition import colours, disks, highest_sum, numbers
from cabinet_noir.games.lost_code.pieces import Colour, Dice, Stone
from cabinet_noir.games.lost_code.types import Mark, Options, State

from .posterior import Evidence, Weights, agreeing, evidence_for

WARMTH: Final = 0.12
"""How many points apart two ranges must be for the better one to be chosen nearly three times as often."""
WHIM: Final = 0.1
"""How often a range is taken for no reason at all."""


class Choice(NamedTuple):
    """A range somebody chose, and what that player could go by, one's own stones left out."""

    options: Options
    unseen: tuple[tuple[int, ...], ...]
    evidence: tuple[Evidence, ...]
    dice: Dice
    free: tuple[int, ...]
    disk: int
    start: int


@lru_cache(maxsize=4096)
def suits(choice: Choice) -> tuple[tuple[int, ...], Weights]:
    """Return the rolled colours' axes and, for the numbers one may hold in them oneself, how well the choice suits."""
    axes, joint, sums = _rolled(choice)
    cells = np.indices(joint.shape).reshape(len(axes), -1)
    apart = np.ones((cells.shape[1], cells.shape[1]), dtype=np.bool_)
    for row in cells:  # a stone one holds oneself is not on the other's rack
        apart &= row[:, None] != row[None, :]
    each = np.eye(highest_sum(choice.options) + 1)[sums.ravel()]
    likely = (apart * joint.ravel()) @ each
    likely /= np.maximum(likely.sum(axis=1, keepdims=True), 1e-9)
    return axes, _chosen(choice, likely).reshape(joint.shape)


def _rolled(choice: Choice) -> tuple[tuple[int, ...], Weights, NDArray[np.int64]]:
    """Return the rolled colours' axes, what the other may hold in them, and the sums that gives."""
    times = tuple(map(choice.dice.count, colours(choice.options)))
    axes = tuple(axis for axis, often in enumerate(times) if often)
    left = np.ones(tuple(map(len, choice.unseen)), dtype=np.bool_)
    for evidence in choice.evidence:
        left &= agreeing(evidence, choice.unseen)
    joint = left.sum(axis=tuple(k for k in range(left.ndim) if k not in axes)).astype(np.float64)
    sums = np.zeros(joint.shape, dtype=np.int64)
    for at, axis in enumerate(axes):
        sums += times[axis] * np.array(choice.unseen[axis]).reshape([-1 if k == at else 1 for k in range(len(axes))])
    return axes, joint, sums


def expected_points(view: State, seat: int, other: int) -> dict[int, float]:
    """Return what another player who is still to choose can make of each free disk, one's own stones left out."""
    choice = _choice(view, seat, len(view.rounds) - 1, other, Mark(0, 0))
    _, joint, sums = _rolled(choice)
    likely = np.bincount(sums.ravel(), joint.ravel(), minlength=highest_sum(view.options) + 1)
    risen = np.concatenate(([0.0], np.cumsum(likely / likely.sum())))
    return {disk: float(disks(view.options)[disk] * (risen[disk:] - risen[:-disk]).max()) for disk in choice.free}


def _chosen(choice: Choice, likely: Weights) -> Weights:
    """Return how likely the range is chosen, row by row, by someone who expects these sums."""
    risen = np.concatenate((np.zeros((len(likely), 1)), np.cumsum(likely, axis=1)), axis=1)
    points = [disks(choice.options)[disk] * (risen[:, disk:] - risen[:, :-disk]) for disk in choice.free]
    every = np.exp(np.concatenate(points, axis=1) / WARMTH)
    taken = np.exp(points[choice.free.index(choice.disk)][:, choice.start] / WARMTH)
    found: Weights = (1 - WHIM) * taken / every.sum(axis=1) + WHIM / every.shape[1]
    return found


def opinion(view: State, seat: int, unseen: Sequence[Sequence[int]]) -> Weights:
    """Return how likely each own code is in the light of all ranges the others have chosen."""
    found = np.ones(tuple(map(len, unseen)))
    for at, line in enumerate(view.rounds):
        for other, mark in enumerate(line.marks):
            if other != seat and mark is not None:
                found = found * _weight(view, seat, unseen, at, other, mark)
    return found


def _weight(view: State, seat: int, unseen: Sequence[Sequence[int]], at: int, other: int, mark: Mark) -> Weights:
    """Return the weight of one choice on the codes one may hold now."""
    choice = _choice(view, seat, at, other, mark)
    axes, suit = suits(choice)
    held = _held(view, seat, at)
    picks = []
    for axis in axes:
        known = held.get(colours(view.options)[axis])
        values = unseen[axis] if known is None else (known,)
        picks.append([choice.unseen[axis].index(n) for n in values])
    weight = suit[np.ix_(*picks)]
    shape = [1] * len(unseen)
    for place, axis in enumerate(axes):
        shape[axis] = weight.shape[place]
    return weight.reshape(shape)


def _held(view: State, seat: int, at: int) -> dict[Colour, int]:
    """Return the stones a seat had in a past round and has given up since."""
    found: dict[Colour, int] = {}
    for line in view.rounds[at:]:
        mark = line.marks[seat]
        if mark is not None and mark.discarded is not None:
            found.setdefault(mark.discarded.colour, mark.discarded.number)
    return found


def _choice(view: State, seat: int, at: int, other: int, mark: Mark) -> Choice:
    """Put oneself in the other's place, in that round."""
    line = view.rounds[at]
    before = line.order[: line.order.index(Seat(other))]
    turned = {earlier.disk for who in before if (earlier := line.marks[who]) is not None}
    past = evidence_for(view.options, view.rounds[:at], other)
    free = tuple(disk for disk in disks(view.options) if disk not in turned)
    return Choice(view.options, _unseen_then(view, seat, at, other), past, line.dice, free, mark.disk, mark.start)


def _unseen_then(view: State, seat: int, at: int, other: int) -> tuple[tuple[int, ...], ...]:
    """Return, for each colour, the numbers the other saw neither on a third rack nor given up, in that round."""
    in_play = colours(view.options)
    seen: list[set[int]] = [set() for _ in in_play]
    for line in view.rounds[:at]:
        for mark in line.marks:
            if mark is not None and mark.discarded is not None:
                seen[in_play.index(mark.discarded.colour)].add(mark.discarded.number)
    for third, rack in enumerate(view.racks):
        if third not in (seat, other):
            then = _held(view, third, at) if third < view.seats else {}
            for axis, stone in enumerate(rack):
                assert isinstance(stone, Stone)
                seen[axis].add(then.get(stone.colour, stone.number))
    return tuple(tuple(n for n in numbers(view.options) if n not in some) for some in seen)
