"""A seat's own strikes, held against what can be known from its sight.

The note sheet, as the page keeps it: a hidden tile's note begins with the faces that are struck out for it. It cannot
be right once all are struck that the tile may have.
"""

from __future__ import annotations

from collections.abc import Mapping

from cabinet_noir.core import Sight
from cabinet_noir.deduce import ruled_out
from cabinet_noir.games.vinci.types import Event, State

from .deduce import odds
from .why import case


def check(sight: Sight[State, Event], notes: Mapping[str, str]) -> frozenset[str]:
    """Return the tiles for which every face is struck out that they may have."""
    noted = case(sight).noted(notes)
    return ruled_out(noted, odds(sight)) if noted else frozenset()
