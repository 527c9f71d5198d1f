"""How strong each player is, from results of pairs: Bradley and Terry's model, told in Elo, and how far off it may be.

The likeliest strengths are found by Newton's method. Results of one deal are no news of each other, whoever sat at it:
how far off the strengths may be follows from how much deals differ, each taken whole (the sandwich estimator).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import log, sqrt
from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from cabinet_noir.core import Illegal

Floats = NDArray[np.float64]

ELO: Final = 400 / log(10)
"""Elo in one unit of the model's logarithm."""
SURE: Final = 1.959964
"""Standard errors either way of an interval that holds 95 times in 100, if there are many deals."""


class Duel(Struct, frozen=True):
    """What came of one player's meeting another at a deal: 1 won, 0 lost, a half neither; and how much that counts."""

    deal: int
    one: int
    other: int
    result: float
    weight: float = 1.0


class Strength(Struct, frozen=True):
    """A player's strength in Elo, 0 being the mean of all, and the interval that holds it 95 times in 100."""

    elo: float
    low: float
    high: float


def strengths(duels: Sequence[Duel], players: int, prior: float = 1.0) -> list[Strength]:
    """Return everyone's strength. Between any two who met, so many deals more are taken to have come out even.

    Without that, whoever won everything would be infinitely strong.
    """
    _refuse_strangers(duels, players)
    known = [*duels, *_even(duels, prior)]
    found, hessian = _likeliest(known, players)
    inverse = np.linalg.pinv(hessian)
    spread = inverse @ _differences(known, found, players) @ inverse
    wide = sure(len({duel.deal for duel in duels}))
    errors = [wide * sqrt(max(0.0, float(spread[player, player]))) for player in range(players)]
    return [
        Strength(ELO * float(one), ELO * float(one - error), ELO * float(one + error))
        for one, error in zip(found, errors, strict=True)
    ]


def sure(deals: int) -> float:
    """Return how many standard errors an interval must reach either way: few deals tell little about how they differ.

    Student's quantile, by its expansion in powers of one over its degrees of freedom.

    >>> [round(sure(deals), 2) for deals in (6, 11, 31, 1001)]
    [2.57, 2.23, 2.04, 1.96]
    """
    part, z = 1 / max(1, deals - 1), SURE
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + part * (first + part * (second + part * third))


def _refuse_strangers(duels: Iterable[Duel], players: int) -> None:
    """Refuse to compare players who have not met, not even through others."""
    group = list(range(players))
    for duel in duels:
        one, other = group[duel.one], group[duel.other]
        group = [one if each == other else each for each in group]
    if len(set(group)) > 1:
        raise Illegal("arena-strangers")


def _even(duels: Iterable[Duel], prior: float) -> Iterable[Duel]:
    """Return a deal for any two who met that came out even, and counts as much as their deals do on average."""
    met: dict[tuple[int, int], float] = defaultdict(float)
    deals: dict[tuple[int, int], set[int]] = defaultdict(set)
    for duel in duels:
        pair = min(duel.one, duel.other), max(duel.one, duel.other)
        met[pair] += duel.weight
        deals[pair].add(duel.deal)
    return [
        Duel(-1 - number, one, other, 0.5, prior * met[one, other] / len(deals[one, other]))
        for number, (one, other) in enumerate(sorted(met))
        if prior
    ]


def _columns(duels: Sequence[Duel]) -> tuple[NDArray[Any], NDArray[Any], Floats, Floats]:
    return (
        np.array([duel.one for duel in duels]),
        np.array([duel.other for duel in duels]),
        np.array([duel.result for duel in duels]),
        np.array([duel.weight for duel in duels]),
    )


def _likeliest(duels: Sequence[Duel], players: int) -> tuple[Floats, Floats]:
    """Return the likeliest strengths, whose mean is 0, and how sharply the likelihood falls off around them."""
    one, other, result, weight = _columns(duels)
    found = np.zeros(players)
    while True:
        odds = 1 / (1 + np.exp(found[other] - found[one]))
        pull, curve = weight * (result - odds), weight * odds * (1 - odds)
        slope, hessian = np.zeros(players), np.zeros((players, players))
        np.add.at(slope, one, pull)
        np.add.at(slope, other, -pull)
        for a, b, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
            np.add.at(hessian, (a, b), sign * curve)
        step = np.clip(np.linalg.pinv(hessian) @ slope, -2, 2)
        found = found + step - step.mean()
        if np.abs(step).max() < 1e-10:
            return found - found.mean(), hessian


def _differences(duels: Sequence[Duel], found: Floats, players: int) -> Floats:
    """Return how much deals pull the strengths apart: the products of what each of them, taken whole, pulls."""
    one, other, result, weight = _columns(duels)
    pull = weight * (result - 1 / (1 + np.exp(found[other] - found[one])))
    numbers = {deal: at for at, deal in enumerate(sorted({duel.deal for duel in duels}))}
    deal = np.array([numbers[duel.deal] for duel in duels])
    pulls = np.zeros((len(numbers), players))
    np.add.at(pulls, (deal, one), pull)
    np.add.at(pulls, (deal, other), -pull)
    products: Floats = pulls.T @ pulls
    return products * len(numbers) / max(1, len(numbers) - 1)
