"""Counting worlds. The general engines; each room's `deduce.py` says what its worlds are."""

from .entropy import entropy
from .joint import Cells, Few, Joint
from .lattice import subsets
from .partitions import Partitions, Share, compress, items_of
from .splits import Kinds, Looks, Splits
from .weave import EXACT_LIMIT, Edge, Lane, Opening, Skip, Weave

__all__ = [
    "EXACT_LIMIT",
    "Cells",
    "Edge",
    "Few",
    "Joint",
    "Kinds",
    "Lane",
    "Looks",
    "Opening",
    "Partitions",
    "Share",
    "Skip",
    "Splits",
    "Weave",
    "compress",
    "entropy",
    "items_of",
    "subsets",
]
