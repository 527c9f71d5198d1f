"""Entropy, in bits, of counts that need not add up to one."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def entropy(counts: NDArray[np.float64] | NDArray[np.int64]) -> float:
    """Return the entropy of one distribution.

    >>> entropy(np.array([1, 1, 2, 0]))
    1.5
    """
    kept = counts[counts > 0].astype(np.float64)
    total = float(kept.sum())
    if total <= 0.0:
        return 0.0
    return float(np.log2(total) - (kept * np.log2(kept)).sum() / total)
