"""A seat's own sheet, held against what can be known from its sight.

The sheet, as the page keeps it: the numbers struck out for a stone, and those that are to be written for a colour. It
cannot be right once all are struck that the stone may have, or none of them is to be written.
"""

from __future__ import annotations

from collections.abc import Mapping

from cabinet_noir.core import Sight
from cabinet_noir.deduce import ruled_out
from cabinet_noir.games.lost_code.types import Event, State

from .deduce import odds
from .why import case


def check(sight: Sight[State, Event], notes: Mapping[str, str]) -> frozenset[str]:
    """Return what is struck for a stone (`0.red.1`), or to be written for a colour (`answer.red`), and cannot be."""
    noted = case(sight).noted(notes)
    return ruled_out(noted, odds(sight)) if noted else frozenset()
