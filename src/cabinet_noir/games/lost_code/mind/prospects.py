"""What each choice is worth on average, exactly: every disk and range, every exchange, the best final answer.

All of it follows from one's own posterior; nothing here knows what others may do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np

from cabinet_noir.games.lost_code.edition import FOUND, MISSED, MOST_NUMBERS, disks, starts, worth
from cabinet_noir.games.lost_code.pieces import Colour, Noted, Numbers
from cabinet_noir.games.lost_code.types import Write

from .posterior import Posterior, Weights

GAINS: Final = np.array([found - MISSED for found in FOUND[1:]], dtype=np.float64)
"""What a find is better than a miss, by how many numbers were written."""


class Prospect(NamedTuple):
    """A disk turned to a range: how likely it is right, and its points on average."""

    disk: int
    start: int
    odds: float
    points: float


class Answer(NamedTuple):
    """A final answer, and its points on average."""

    sheet: Write
    points: float
    by_colour: Mapping[Colour, float]


# disks and ranges


def prospects(posterior: Posterior, dice: Sequence[Colour], free: Iterable[int]) -> list[Prospect]:
    """Rank every range of these disks by its points on average, then by how likely it is right."""
    risen = np.concatenate(([0.0], np.cumsum(posterior.sums(dice))))
    points = disks(posterior.options)
    cursed = posterior.view.cursed is not None and posterior.view.cursed == posterior.seat
    found = [
        Prospect(disk, start, odds, points[disk] * (2 * odds - 1 if cursed else odds))  # R12: a miss costs as much
        for disk in free
        for start, odds in enumerate(_inside(risen, disk, len(starts(disk, posterior.options))))
    ]
    return sorted(found, key=lambda one: (-one.points, -one.odds))


def _inside(risen: Weights, disk: int, ranges: int) -> list[float]:
    odds: list[float] = (risen[disk : disk + ranges] - risen[:ranges]).tolist()
    return odds


# the final answer


def best_columns(odds: Weights) -> Weights:
    """Return, for rows of odds, the points on average of the best one to three numbers (R9)."""
    most = min(MOST_NUMBERS, odds.shape[-1])
    likely = np.cumsum(-np.sort(-odds, axis=-1)[..., :most], axis=-1)
    best: Weights = MISSED + (likely * GAINS[:most]).max(axis=-1)
    return best


def best_numbers(values: Sequence[int], odds: Sequence[float]) -> tuple[Numbers, float]:
    """Return the one to three numbers that score most on average, and how much.

    >>> best_numbers((0, 1, 5), (0.6, 0.3, 0.1))
    ((0,), 2.2)
    """
    ranked = sorted(zip(odds, values, strict=True), key=lambda pair: -pair[0])
    best: tuple[Numbers, float] = ((), float(MISSED))
    found = 0.0
    for size, (p, _) in enumerate(ranked[:MOST_NUMBERS], start=1):
        found += p
        points = found * worth(size, True, False) + (1 - found) * MISSED
        if points > best[1] + 1e-12:
            best = (tuple(sorted(n for _, n in ranked[:size])), round(points, 12))
    return best


def settled(posterior: Posterior) -> dict[Colour, Numbers]:
    """Return what this seat has written already, by shortcut (R11)."""
    assert posterior.seat is not None
    mine = posterior.view.shortcuts[posterior.seat]
    return {shortcut.colour: shortcut.written.numbers for shortcut in mine if isinstance(shortcut.written, Noted)}


def best_answer(posterior: Posterior) -> Answer:
    """Return the final answer that scores most on average: points add up, so each colour is chosen by itself."""
    written = settled(posterior)
    columns: dict[str, Numbers] = {}
    points: dict[Colour, float] = {}
    for colour, values, odds in zip(posterior.in_play, posterior.unseen, posterior.marginals, strict=True):
        if colour in written:
            points[colour] = by_shortcut(values, odds.tolist(), written[colour])
        else:
            columns[colour], points[colour] = best_numbers(values, odds.tolist())
    return Answer(Write(**columns), sum(points.values()), points)


def by_shortcut(values: Sequence[int], odds: Sequence[float], written: Numbers) -> float:
    """Return the points on average of what was written by shortcut, which counts double (R11)."""
    found = sum(p for n, p in zip(values, odds, strict=True) if n in written)
    return found * worth(len(written), True, True) + (1 - found) * worth(len(written), False, True)


# exchanges


def exchanges(posterior: Posterior, offered: Iterable[Colour]) -> dict[Colour, float]:
    """Return how many points the final answer gains on average by giving up each stone now (R7).

    The stone given up becomes known and sharpens what is known of the others; the new one may be any unseen number.
    """
    now = best_answer(posterior)
    return {colour: _after_giving_up(posterior, colour) - now.points for colour in offered}


def _after_giving_up(posterior: Posterior, colour: Colour) -> float:
    axis = posterior.in_play.index(colour)
    weights = np.moveaxis(posterior.weights, axis, 0)
    values = posterior.unseen[axis]
    likely = posterior.marginals[axis]
    written = settled(posterior)
    total = sum(float(p) * _new_stone(values, n, written.get(colour)) for n, p in zip(values, likely, strict=True))
    others = [at for at in range(len(posterior.in_play)) if at != axis]
    for place, at in enumerate(others, start=1):
        joint = weights.sum(axis=tuple(k for k in range(1, weights.ndim) if k != place))
        rows = joint / np.maximum(joint.sum(axis=1, keepdims=True), 1e-300)
        numbers = written.get(posterior.in_play[at])
        total += float(
            likely @ (best_columns(rows) if numbers is None else _settled_rows(rows, posterior, at, numbers))
        )
    return total


def _settled_rows(rows: Weights, posterior: Posterior, axis: int, numbers: Numbers) -> Weights:
    return np.array([by_shortcut(posterior.unseen[axis], row, numbers) for row in rows.tolist()])


def _new_stone(values: Sequence[int], gone: int, written: Numbers | None) -> float:
    """Return what a stone scores that may be any unseen number but the one given up."""
    rest = [n for n in values if n != gone]
    even = [1 / len(rest)] * len(rest)
    return best_numbers(rest, even)[1] if written is None else by_shortcut(rest, even, written)
