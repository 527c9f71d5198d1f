"""What a process beside the house does about tournaments: pairing takes a second where many play."""

from __future__ import annotations

from cabinet_noir.club import Draft, Tournament, pair
from cabinet_noir.core import Illegal, Problem


def paired(state: Tournament) -> Draft | Problem:
    """Return the next round as it is paired, or why there is none: a refusal does not travel between processes."""
    try:
        return pair(state)
    except Illegal as refusal:
        return refusal.problem()
