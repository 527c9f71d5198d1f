"""A seat's own pencil marks, held against what can be known from its sight.

The note sheet, as the page keeps it: `tiles` holds marks such as `B0x W3o`, the black 0 struck out (not in the code
that is sought), the white 3 ringed (in it); of two green 5s the second is `G5'`. `1.C` holds what is pencilled in at
place C of seat 1, `centre.C` at that of the centre: one number or several, of which one is meant. Words are left alone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

import numpy as np

from cabinet_noir.core import Sight
from cabinet_noir.games.break_the_code.edition import CENTRE
from cabinet_noir.games.break_the_code.types import Event, State

from .deduce import Posterior, posterior

TILES: Final = "tiles"
MARK: Final = re.compile(r"([BWG][0-9])('?)([xo])")
NUMBERS: Final = re.compile(r"[0-9]\??(?:[\s,/]*[0-9]\??)*")


def check(sight: Sight[State, Event], notes: Mapping[str, str]) -> frozenset[str]:
    """Return the notes that contradict what is known: `1.C`, or `tiles:B0` for one mark on the twenty tiles."""
    if sight.seat is None or sight.view.phase == "over":
        return frozenset()
    known = posterior(sight.view, sight.seat)
    wrong = {key for key, values in known.odds.items() if _is_ruled_out(notes.get(key, ""), values)}
    return frozenset((*wrong, *_wrong_marks(known, notes.get(TILES, ""))))


def _is_ruled_out(note: str, values: Mapping[str, float]) -> bool:
    """Does a note name numbers, none of which any tile possible here has?"""
    return names_numbers(note) and not any(tile[-1] in note for tile in values)


def names_numbers(note: str) -> bool:
    """Is a note at a place one number, or several of which one is meant?"""
    return NUMBERS.fullmatch(note.strip()) is not None


def _wrong_marks(known: Posterior, note: str) -> Iterator[str]:
    """Yield the marks on the twenty tiles that no possible code agrees with."""
    least, most, unseen = _amounts(known)
    for key, tile, amounts in marked(note, unseen):
        if not any(least[tile] <= amount <= most[tile] for amount in amounts):
            yield key


def marked(note: str, unseen: Mapping[str, int]) -> Iterator[tuple[str, str, range]]:
    """Yield each mark on an unseen tile by its name, its kind, and how many of the kind the code then holds."""
    ringed: Counter[str] = Counter()
    struck: Counter[str] = Counter()
    for tile, second, mark in MARK.findall(note):
        if tile in unseen:
            (ringed if mark == "o" else struck)[tile] += 1
            most = unseen[tile]
            yield (
                f"{TILES}:{tile}{second}",
                tile,
                range(ringed[tile], most + 1) if mark == "o" else range(most - struck[tile] + 1),
            )


def _amounts(known: Posterior) -> tuple[dict[str, int], dict[str, int], Counter[str]]:
    """Return, for each unseen kind of tile, how many the code holds at least and at most, and how many there are."""
    target = known.names.index(CENTRE if known.view.seats > 2 else str(1 - (known.seat or 0)))
    group, ways = known.groups[target], known.partitions.ways(target)
    every = known.hands(group.size)
    kinds = every.kinds[every.items[group.numbers[ways > 0]]]
    unseen = Counter(str(known.deck[item]) for item in known.unseen)
    least, most = {}, {}
    for tile in unseen:
        held = np.count_nonzero(kinds == every.kinds[[str(each) for each in known.deck].index(tile)], axis=1)
        least[tile], most[tile] = int(held.min()), int(held.max())
    return least, most, unseen
