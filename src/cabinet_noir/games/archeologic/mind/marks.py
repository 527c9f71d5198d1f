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
from typing import Final, NamedTuple

import numpy as np

from cabinet_noir.core import Sight
from cabinet_noir.games.archeologic.atlas import MASKS, Atlas, atlas
from cabinet_noir.games.archeologic.candidates import Indices, agrees, holding, named_facts
from cabinet_noir.games.archeologic.edition import BUILDINGS, NUMBER, ZONES
from cabinet_noir.games.archeologic.types import Building, City, Event, Placement, State

from .deduce import buildings_of, candidates

PLAN: Final = "plan"
PENCIL: Final = "pencil"
TOLD: Final = "told"
COUNTERS: Final = "xsfb"
"""A counter's place here is what `Atlas.marks` holds for it: 0 nothing, then safe, fire, blade."""
SETS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_LAID: Final = re.compile(r"([STLOVI])([A-E][1-5])([\^>v<])")


class Draft(NamedTuple):
    """What a seat has noted of the city."""

    laid: tuple[Placement, ...]
    """In the order they were laid."""
    counters: dict[str, str]
    """By zone, one of `COUNTERS`."""
    letters: dict[str, tuple[Building, ...]]
    """By zone, the buildings pencilled in."""


def draft_of(notes: Mapping[str, str]) -> Draft:
    """Read a draft; what is none is left out."""
    words, _, counters = notes.get(PLAN, "").partition("|")
    pencilled = {zone: _letters(sign) for zone, sign in zip(ZONES, notes.get(PENCIL, ""), strict=False)}
    return Draft(
        tuple(placement for word in words.split() if (placement := _placement(word)) is not None),
        {zone: counter for zone, counter in zip(ZONES, counters, strict=False) if counter in COUNTERS},
        {zone: letters for zone, letters in pencilled.items() if letters},
    )


def _placement(word: str) -> Placement | None:
    found = _LAID.fullmatch(word)
    if found is None:
        return None
    building = next(b for b in BUILDINGS if b == found[1])
    placement = Placement(building, found[2], "^>v<".index(found[3]))
    return placement if placement in NUMBER else None


def _letters(sign: str) -> tuple[Building, ...]:
    chosen = max(SETS.find(sign), 0)
    return tuple(building for place, building in enumerate(BUILDINGS) if chosen >> place & 1)


def check(sight: Sight[State, Event], notes: Mapping[str, str]) -> frozenset[str]:
    """Return what cannot be, and what it contradicts."""
    if sight.seat is None or sight.view.phase == "over":
        return frozenset()
    table, among, draft = atlas(buildings_of(sight.view)), candidates(sight.view), draft_of(notes)
    return frozenset(
        (
            *(
                f"{PLAN}:{together[-1].building}"
                for together, fits in laid_so_far(table, draft.laid, among)
                if not fits
            ),
            *_wrong_counters(table, draft.counters, among),
            *_wrong_letters(table, draft.letters, among),
            *_contradicted(sight.view, draft.laid),
        )
    )


def laid_so_far(table: Atlas, laid: City, among: Indices) -> Iterator[tuple[City, bool]]:
    """Yield each laid building, last after those laid before that can be, and whether they can lie so together."""
    before: City = ()
    for placement in laid:
        after = _with(table, placement, among)
        yield (*before, placement), len(after) > 0
        if len(after) > 0:
            before, among = (*before, placement), after


def clashing(table: Atlas, together: City, among: Indices) -> City:
    """Return, of buildings that cannot lie so together, the last and those of the others it takes for that."""
    *needed, last = together
    for placement in together[:-1]:
        others = [each for each in needed if each != placement]
        if len(_with_all(table, (*others, last), among)) == 0:
            needed = others
    return (*needed, last)


def _with(table: Atlas, placement: Placement, among: Indices) -> Indices:
    found: Indices = among[table.quests[BUILDINGS.index(placement.building), among] == NUMBER[placement]]
    return found


def _with_all(table: Atlas, laid: City, among: Indices) -> Indices:
    for placement in laid:
        among = _with(table, placement, among)
    return among


def _contradicted(view: State, laid: City) -> Iterator[str]:
    """Yield what was told that holds in no city with one of these buildings so laid, or with all of them."""
    buildings = buildings_of(view)
    table, everything = atlas(buildings), holding(buildings, ())
    apart = [_with(table, placement, everything) for placement in laid]
    together = _with_all(table, laid, everything)
    for name, fact in named_facts(view).items():
        if any(len(cities) > 0 and not agrees(buildings, fact, cities).any() for cities in (*apart, together)):
            yield f"{TOLD}:{name}"


def _wrong_counters(table: Atlas, counters: Mapping[str, str], among: Indices) -> Iterator[str]:
    for zone, counter in counters.items():
        if not (table.marks[ZONES.index(zone), among] == COUNTERS.index(counter)).any():
            yield f"{PLAN}:{zone}"


def _wrong_letters(table: Atlas, letters: Mapping[str, tuple[Building, ...]], among: Indices) -> Iterator[str]:
    """Yield the zones at which none of the buildings pencilled in can lie."""
    for zone, buildings in letters.items():
        if not any(_lies(table, BUILDINGS.index(building), ZONES.index(zone), among) for building in buildings):
            yield f"{PENCIL}:{zone}"


def _lies(table: Atlas, place: int, zone: int, among: Indices) -> bool:
    """May this building lie on this zone?"""
    covers = MASKS[place] >> zone & 1
    return bool(np.any(covers[table.quests[place, among]]))
