"""A seat's own draft of the city, held against what can be known from its sight.

The page keeps it in two notes. `plan` holds the buildings laid, in the order they were laid, a bar, and one counter a
zone: `SA1^ OD4<|..f......b......x........` (`.` nothing noted, s safe, f fire, b blade, x surely empty). `pencil` holds
a letter a zone, `A` to `Za-z0-9-_`: its six bits are the buildings pencilled in there, S first, of which one is meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

import numpy as np

from cabinet_noir.core import Sight

from ..atlas import MASKS, atlas
from ..candidates import Indices
from ..edition import BUILDINGS, NUMBER, ZONES
from ..types import Event, Placement, State
from .deduce import candidates

PLAN: Final = "plan"
PENCIL: Final = "pencil"
COUNTERS: Final = "xsfb"
"""A counter's place here is what `Atlas.marks` holds for it: 0 nothing, then safe, fire, blade."""
SETS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_LAID: Final = re.compile(r"([STLOVI])([A-E][1-5])([\^>v<])")


def check(sight: Sight[State, Event], notes: Mapping[str, str]) -> frozenset[str]:
    """Return what cannot be: `plan:S` for a building, `plan:C4` for a counter, `pencil:C4` for letters at a zone."""
    if sight.seat is None or sight.view.phase == "over":
        return frozenset()
    among = candidates(sight.view)
    laid, _, counters = notes.get(PLAN, "").partition("|")
    return frozenset(
        (
            *_wrong_buildings(laid, among),
            *_wrong_counters(counters, among),
            *_wrong_letters(notes.get(PENCIL, ""), among),
        )
    )


def _wrong_buildings(laid: str, among: Indices) -> Iterator[str]:
    """Yield the buildings that lie where they cannot; of some that cannot lie so together, the one laid last."""
    for word in laid.split():
        placement = _placement(word)
        if placement is None:
            continue
        there = atlas().quests[BUILDINGS.index(placement.building), among] == NUMBER[placement]
        if there.any():
            among = among[there]
        else:
            yield f"{PLAN}:{placement.building}"


def _placement(word: str) -> Placement | None:
    found = _LAID.fullmatch(word)
    if found is None:
        return None
    building = next(b for b in BUILDINGS if b == found[1])
    placement = Placement(building, found[2], "^>v<".index(found[3]))
    return placement if placement in NUMBER else None


def _wrong_counters(counters: str, among: Indices) -> Iterator[str]:
    for row, (zone, counter) in enumerate(zip(ZONES, counters, strict=False)):
        if counter in COUNTERS and not (atlas().marks[row, among] == COUNTERS.index(counter)).any():
            yield f"{PLAN}:{zone}"


def _wrong_letters(pencil: str, among: Indices) -> Iterator[str]:
    """Yield the zones at which none of the buildings pencilled in can lie."""
    for row, (zone, letter) in enumerate(zip(ZONES, pencil, strict=False)):
        chosen = max(SETS.find(letter), 0)
        if chosen and not any(chosen >> place & 1 and _lies(place, row, among) for place in range(len(BUILDINGS))):
            yield f"{PENCIL}:{zone}"


def _lies(place: int, zone: int, among: Indices) -> bool:
    """May this building lie on this zone?"""
    covers = MASKS[place] >> zone & 1
    return bool(np.any(covers[atlas().quests[place, among]]))
