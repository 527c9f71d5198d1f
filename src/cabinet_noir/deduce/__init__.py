"""Counting worlds. The general engines; each room's `deduce.py` says what its worlds are."""

from .weave import EXACT_LIMIT, Edge, Lane, Opening, Skip, Weave

__all__ = ["EXACT_LIMIT", "Edge", "Lane", "Opening", "Skip", "Weave"]
