"""Sums over the lattice of subsets: the zeta transform and its inverse (Moebius), on float64 tables of 2^n numbers.

Entry S of a table stands for the subset whose items are the bits of S. `zeta` turns a table into the sums over all
subsets of each S; `moebius` turns it back. A product of zeta tables, turned back, counts families of sets by their
union; where sizes add up to the size of the union the sets are disjoint, and nothing more has to be sorted out.
(Björklund, Husfeldt, Kaski, Koivisto: Fourier meets Möbius, 2007.) Whole numbers below 2^53 stay exact.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

Table = NDArray[np.float64]
Masks = NDArray[np.int64]

_COLUMNS = 4
"""Below this bit blocks are too short for NumPy to run over them well: they are taken column by column."""


def tabulate(items: int, masks: Masks) -> Table:
    """Return the table that counts each mask as often as it is listed."""
    return np.bincount(masks, minlength=1 << items).astype(np.float64)


def zeta(items: int, table: Table) -> Table:
    """Return the sums over subsets.

    >>> zeta(2, np.array([1.0, 2.0, 3.0, 4.0])).tolist()
    [1.0, 3.0, 4.0, 10.0]
    """
    return _over_each_bit(items, table.copy(), np.add)


def moebius(items: int, table: Table) -> Table:
    """Return the table whose sums over subsets these are.

    >>> moebius(2, np.array([1.0, 3.0, 4.0, 10.0])).tolist()
    [1.0, 2.0, 3.0, 4.0]
    """
    return _over_each_bit(items, table.copy(), np.subtract)


def _over_each_bit(items: int, table: Table, combine: np.ufunc) -> Table:
    for bit in range(items):
        halves = table.reshape(-1, 2, 1 << bit)
        blocks = range(1 << bit) if bit < _COLUMNS else (slice(None),)
        for block in blocks:
            without, with_it = halves[:, 0, block], halves[:, 1, block]
            combine(with_it, without, out=with_it)
    return table


@cache
def sizes(items: int) -> NDArray[np.int8]:
    """Return the size of every subset."""
    found = np.zeros(1, np.int8)
    for _ in range(items):
        found = np.concatenate((found, found + np.int8(1)))
    return found


@cache
def subsets(items: int, size: int) -> Masks:
    """Return every subset of a size, ascending."""
    return np.flatnonzero(sizes(items) == size).astype(np.int64)
