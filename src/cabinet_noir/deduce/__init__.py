"""Counting worlds. The general engines; each room's `deduce.py` says what its worlds are."""

from .entropy import entropy
from .partitions import Partitions, Share, compress, items_of
from .weave import EXACT_LIMIT, Edge, Lane, Opening, Skip, Weave

__all__ = [
    "EXACT_LIMIT",
    "Edge",
    "Lane",
    "Opening",
    "Partitions",
    "Share",
    "Skip",
    "Weave",
    "compress",
    "entropy",
    "items_of",
]
