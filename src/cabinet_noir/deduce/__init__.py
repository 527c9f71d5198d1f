"""Counting worlds. The general engines; each room's `mind/deduce.py` says what its worlds are."""

from .entropy import entropy
from .joint import Few, Joint, Worth, best_chance
from .lattice import subsets
from .partitions import Partitions, Share, compress, items_of
from .splits import Looks, Splits
from .weave import EXACT_LIMIT, Edge, Lane, Opening, Skip, Weave

__all__ = [
    "EXACT_LIMIT",
    "Edge",
    "Few",
    "Joint",
    "Lane",
    "Looks",
    "Opening",
    "Partitions",
    "Share",
    "Skip",
    "Splits",
    "Weave",
    "Worth",
    "best_chance",
    "compress",
    "entropy",
    "items_of",
    "subsets",
]
