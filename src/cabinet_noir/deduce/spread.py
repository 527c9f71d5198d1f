"""Some of a list, spread over all of it: worlds taken so stand for the others, and not as luck would have it."""

from __future__ import annotations

from typing import Final

from cabinet_noir.core import Chance

SLICES: Final = 1 << 30


def spread(chance: Chance, number: int, among: int) -> list[int]:
    """Return so many places of a list, one by lot from each of as many equal slices; all where there are no more.

    By lot, since lists of worlds have periods: at steps of three, a tile whose three faces take turns would always
    have the same one.

    >>> spread(Chance(bytes(32), "places"), 5, 3)
    [0, 1, 2]
    >>> [place // 10 for place in spread(Chance(bytes(32), "places"), 4, 40)]
    [0, 1, 2, 3]
    """
    if among <= number:
        return list(range(among))
    step = among / number
    return [min(among - 1, int(step * (one + chance.below(SLICES) / SLICES))) for one in range(number)]
