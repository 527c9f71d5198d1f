"""A seat's own draft of the city, held against what can be known from its sight.

The page keeps it in two notes. `plan` holds the buildings laid, in the order they were laid, a bar, and one counter a
zone: `SA1^ OD4<|..f......b......x........` (`.` nothing noted, s safe, f fire, b blade, x surely empty). `pencil` holds
a letter a zone, `A` to `Za-z0-9-_`: its six bits are the buildings pencilled in there, S first, of which one is meant.

What cannot be is named `plan:S` for a building, `plan:C4` for a counter, `pencil:C4` for letters at a zone; and what
the seat was told that holds in no city with a building so laid, or with all of them, by where it stands in its view:
`told:clue.0`, `told:alone.1`, `told:asked.3`, `told:verdict.0`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

import numpy as np

from cabinet_noir.core import Sight

from ..atlas import MASKS, Atlas, atlas
from ..candidates import Indices, agrees, holding, named_facts
from ..edition import BUILDINGS, NUMBER, ZONES
from ..types import Event, Placement, State
from .deduce import buildings_of, candidates

PLAN: Final = "plan"
PENCIL: Final = "pencil"
TOLD: Final = "told"
COUNTERS: Final = "xsfb"
"""A counter's place here is what `Atlas.marks` holds for it: 0 nothing, then safe, fire, blade."""
SETS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_LAID: Final = re.compile(r"([STLOVI])([A-E][1-5])([\^>v<])")


def check(sight: Sight[State, Event], notes: Mapping[str, str]) -> frozenset[str]:
    """Return what cannot be, and what it contradicts."""
    if sight.seat is None or sight.view.phase == "over":
        return frozenset()
    table, among = atlas(buildings_of(sight.view)), candidates(sight.view)
    words, _, counters = notes.get(PLAN, "").partition("|")
    laid = [placement for word in words.split() if (placement := _placement(word)) is not None]
    return frozenset(
        (
            *_wrong_buildings(table, laid, among),
            *_wrong_counters(table, counters, among),
            *_wrong_letters(table, notes.get(PENCIL, ""), among),
            *_contradicted(sight.view, laid),
        )
    )


def _wrong_buildings(table: Atlas, laid: list[Placement], among: Indices) -> Iterator[str]:
    """Yield the buildings that lie where they cannot; of some that cannot lie so together, the one laid last."""
    for placement in laid:
        after = _with(table, placement, among)
        if len(after) > 0:
            among = after
        else:
            yield f"{PLAN}:{placement.building}"


def _with(table: Atlas, placement: Placement, among: Indices) -> Indices:
    found: Indices = among[table.quests[BUILDINGS.index(placement.building), among] == NUMBER[placement]]
    return found


def _contradicted(view: State, laid: list[Placement]) -> Iterator[str]:
    """Yield what was told that holds in no city with one of these buildings so laid, or with all of them."""
    buildings = buildings_of(view)
    table, everything = atlas(buildings), holding(buildings, ())
    apart = [_with(table, placement, everything) for placement in laid]
    together = everything
    for placement in laid:
        together = _with(table, placement, together)
    for name, fact in named_facts(view).items():
        if any(len(cities) > 0 and not agrees(buildings, fact, cities).any() for cities in (*apart, together)):
            yield f"{TOLD}:{name}"


def _placement(word: str) -> Placement | None:
    found = _LAID.fullmatch(word)
    if found is None:
        return None
    building = next(b for b in BUILDINGS if b == found[1])
    placement = Placement(building, found[2], "^>v<".index(found[3]))
    return placement if placement in NUMBER else None


def _wrong_counters(table: Atlas, counters: str, among: Indices) -> Iterator[str]:
    for row, (zone, counter) in enumerate(zip(ZONES, counters, strict=False)):
        if counter in COUNTERS and not (table.marks[row, among] == COUNTERS.index(counter)).any():
            yield f"{PLAN}:{zone}"


def _wrong_letters(table: Atlas, pencil: str, among: Indices) -> Iterator[str]:
    """Yield the zones at which none of the buildings pencilled in can lie."""
    for row, (zone, letter) in enumerate(zip(ZONES, pencil, strict=False)):
        chosen = max(SETS.find(letter), 0)
        meant = [place for place in range(len(BUILDINGS)) if chosen >> place & 1]
        if meant and not any(_lies(table, place, row, among) for place in meant):
            yield f"{PENCIL}:{zone}"


def _lies(table: Atlas, place: int, zone: int, among: Indices) -> bool:
    """May this building lie on this zone?"""
    covers = MASKS[place] >> zone & 1
    return bool(np.any(covers[table.quests[place, among]]))
