"""Sums over the lattice of subsets: the zeta transform and its inverse (Moebius), on float64 tables of 2^n numbers.

Entry S of a table stands for the subset whose items are the bits of S. `zeta` turns a table into the sums over all
subsets of each S; `moebius` turns it back. A product of zeta tables, turned back, counts families of sets by their
union; where sizes add up to the size of the union the sets are disjoint, and nothing more has to be sorted out.
(Björklund, Husfeldt, Kaski, Koivisto: Fourier meets Möbius, 2007.)

Whole numbers below 2^53 stay exact. A table is kept *turned* between the two transforms: the low half of the bits
leads, so that every pass runs over long contiguous blocks.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

Table = NDArray[np.float64]
Masks = NDArray[np.int64]


def tabulate(items: int, masks: Masks, weights: Table | None = None) -> Table:
    """Return the table that counts each mask as often as it is listed."""
    return np.bincount(masks, weights, minlength=1 << items).astype(np.float64)


def zeta(items: int, table: Table) -> Table:
    """Return the sums over subsets, turned.

    >>> moebius(2, zeta(2, np.array([1.0, 2.0, 3.0, 4.0]))).tolist()
    [1.0, 2.0, 3.0, 4.0]
    """
    low = items // 2
    table = _pass(table.copy(), low, items, 1.0)
    turned = np.ascontiguousarray(table.reshape(1 << (items - low), 1 << low).T).ravel()
    return _pass(turned, items - low, items, 1.0)


def moebius(items: int, turned: Table) -> Table:
    """Return the table whose sums over subsets these are."""
    low = items // 2
    turned = _pass(turned.copy(), items - low, items, -1.0)
    table = np.ascontiguousarray(turned.reshape(1 << low, 1 << (items - low)).T).ravel()
    return _pass(table, low, items, -1.0)


def _pass(table: Table, first: int, last: int, sign: float) -> Table:
    for bit in range(first, last):
        halves = table.reshape(-1, 2, 1 << bit)
        if sign > 0:
            halves[:, 1] += halves[:, 0]
        else:
            halves[:, 1] -= halves[:, 0]
    return table


def at(items: int, turned: Table, masks: Masks) -> Table:
    """Read a turned table at these subsets."""
    low = items // 2
    found: Table = turned[((masks & ((1 << low) - 1)) << (items - low)) | (masks >> low)]
    return found


@cache
def sizes(items: int) -> NDArray[np.int8]:
    """Return the size of every subset."""
    found = np.zeros(1, np.int8)
    for _ in range(items):
        found = np.concatenate((found, found + np.int8(1)))
    return found


@cache
def sizes_turned(items: int) -> NDArray[np.int8]:
    """Return the size of every subset, in the order of turned tables."""
    low = items // 2
    return np.ascontiguousarray(sizes(items).reshape(1 << (items - low), 1 << low).T).ravel()


@cache
def subsets(items: int, size: int) -> Masks:
    """Return every subset of a size, ascending."""
    return np.flatnonzero(sizes(items) == size).astype(np.int64)
