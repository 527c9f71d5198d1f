"""Counting worlds. The general engines; each room's `mind/deduce.py` says what its worlds are."""

from .cheapest import NEVER, Cheapest
from .entropy import entropy
from .hitting import cheapest_hitting_set
from .joint import Few, Joint, Worth, best_chance
from .lattice import subsets
from .listed import Flags, Listed
from .partitions import Partitions, Share, apart, compress, items_of
from .splits import Looks, Splits
from .spread import spread
from .weave import EXACT_LIMIT, Chosen, Edge, Lane, Opening, Picked, Skip, Weave
from .why import AT_ONCE, certain, conflict, easiest, is_news, left, price, prove, reason, refute, ruled_out, spared

__all__ = [
    "AT_ONCE",
    "EXACT_LIMIT",
    "NEVER",
    "Cheapest",
    "Chosen",
    "Edge",
    "Few",
    "Flags",
    "Joint",
    "Lane",
    "Listed",
    "Looks",
    "Opening",
    "Partitions",
    "Picked",
    "Share",
    "Skip",
    "Splits",
    "Weave",
    "Worth",
    "apart",
    "best_chance",
    "certain",
    "cheapest_hitting_set",
    "compress",
    "conflict",
    "easiest",
    "entropy",
    "is_news",
    "items_of",
    "left",
    "price",
    "prove",
    "reason",
    "refute",
    "ruled_out",
    "spared",
    "spread",
    "subsets",
]
