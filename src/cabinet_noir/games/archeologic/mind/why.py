"""Why something is certain in ArcheOlogic: what a seat was told, clue by clue. Its worlds are the quests of the atlas.

Background: the six buildings and what is printed on them, that none lies on another, and that no line of a quest has
more than three traps. Clues: all that a view says of the city (`candidates.named_facts`), each tested by the function
that filters the quests. Hidden things have the names `odds` uses; beside them, `at.C4` is which building covers zone C4
(`.`: none does), for that is what letters pencilled in speak of.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cabinet_noir.core import Claim, Clue, Line, Seq
from cabinet_noir.deduce import Flags, Listed
from cabinet_noir.games.archeologic.answers import QUESTION, archeoscope
from cabinet_noir.games.archeologic.atlas import MASKS, atlas
from cabinet_noir.games.archeologic.candidates import Compared, Drifted, Fact, Read, agrees, holding, named_facts
from cabinet_noir.games.archeologic.edition import BUILDINGS, PLACEMENTS, ZONES
from cabinet_noir.games.archeologic.notation import show_answer
from cabinet_noir.games.archeologic.types import (
    Action,
    Answered,
    Asked,
    Began,
    Buildings,
    Buried,
    City,
    Count,
    Judged,
    RelationClue,
    TrapClue,
    Unread,
)
from cabinet_noir.games.archeologic.types import Claim as Proposal

from .deduce import PRINTED, See, buildings_of, candidates, where
from .marks import COUNTERS, PENCIL, PLAN, clashing, draft_of, laid_so_far
from .sentences import about_answer, about_building, about_zone, say_answer, say_cover, say_fact, say_place, say_zone

AT: Final = "at."
NOBODY: Final = "."
PRICES: Final = {"trap": 1, "cells": 2, "count": 3, "relation": 3, "drift": 4, "verdict": 4}
"""A told trap lies in plain sight; cells, of a building or with traps, are read off a line; a count says not which, a
relation not where; a drift, and what a wrong plan rules out, is seldom thought of."""
ROWS: Final = 96
"""For so many facts it is remembered which quests keep them: 136 kB each."""


@dataclass(frozen=True)
class TheCase(Listed):
    """What one seat was told."""

    sight: See

    @cached_property
    def _buildings(self) -> Buildings:
        return buildings_of(self.sight.view)

    @cached_property
    def told(self) -> tuple[tuple[Fact, Clue], ...]:
        """Every clue with what it says, oldest first; nothing is argued about once the city is shown."""
        if not isinstance(self.sight.view.city, Buried):
            return ()
        told_at = _entries(self.sight)
        facts = sorted(named_facts(self.sight.view).items(), key=lambda named: told_at[named[0]])
        return tuple((fact, self._clue(name, fact, told_at[name])) for name, fact in facts)

    def _clue(self, name: str, fact: Fact, seq: Seq) -> Clue:
        seat = self.sight.seat
        return Clue(say_fact(fact, seat, alone=name.startswith("alone")), _price(fact), seq, _places(fact))

    @cached_property
    def clues(self) -> tuple[Clue, ...]:
        """Everything the seat was told."""
        return tuple(clue for _, clue in self.told)

    # Worlds

    @cached_property
    def kept(self) -> Flags:  # type: ignore[override]
        """Clue by clue, whether each quest keeps it."""
        rows = [_kept_by(self._buildings, fact) for fact, _ in self.told]
        return np.stack(rows) if rows else np.ones((0, atlas(self._buildings).size), np.bool_)

    @cached_property
    def things(self) -> Mapping[str, tuple[str, ...]]:  # type: ignore[override]
        """Every building, zone and unread answer, with all it may be; none once the city is shown."""
        if not isinstance(self.sight.view.city, Buried):
            return {}
        answers = archeoscope(self._buildings).answers
        return {
            **{building: tuple(map(where, PLACEMENTS[building])) for building in BUILDINGS},
            **dict.fromkeys(ZONES, PRINTED),
            **{f"{AT}{zone}": (*BUILDINGS, NOBODY) for zone in ZONES},
            **{name: tuple(map(show_answer, answers[asked.element])) for name, asked in self._unread.items()},
        }

    @cached_property
    def _unread(self) -> dict[str, Asked]:
        """The questions whose answers were for other eyes."""
        asked = enumerate(self.sight.view.asked)
        return {f"asked.{number}": each for number, each in asked if isinstance(each.answer, Unread)}

    def values(self, name: str) -> NDArray[np.uint8]:
        """Return what a hidden thing is in each quest."""
        table = atlas(self._buildings)
        if name.startswith(AT):
            return _covering(self._buildings, name.removeprefix(AT))
        found: NDArray[np.uint8]
        if name in self._unread:
            found = table.answers[QUESTION[self._unread[name].axis, self._unread[name].element]]
        else:
            found = table.marks[ZONES.index(name)] if name in ZONES else table.quests[BUILDINGS.index(name)]
        return found

    def related(self, name: str) -> tuple[tuple[str, ...], ...]:
        """Return what stands at a zone, or the building that was asked about; then the buildings."""
        near = f"{AT}{name}" if name in ZONES else self._unread[name].element if name in self._unread else ""
        return (near,) if near in self.things else (), tuple(each for each in BUILDINGS if each != name)

    # What is claimed

    def stated(self, action: Action) -> tuple[Claim, ...]:
        """Return what a proposed plan says of each building."""
        return _lying(action.city) if isinstance(action, Proposal) else ()

    def noted(self, notes: Mapping[str, str]) -> dict[str, tuple[Claim, ...]]:
        """Return what a draft claims. A building that cannot lie so comes last, after those it cannot lie so beside."""
        if not self.things:
            return {}
        draft, found = draft_of(notes), dict[str, tuple[Claim, ...]]()
        table, among = atlas(self._buildings), candidates(self.sight.view)
        for together, fits in laid_so_far(table, draft.laid, among):
            name = f"{PLAN}:{together[-1].building}"
            if not fits:
                found[name] = _lying(clashing(table, together, among))
            found.setdefault(name, _lying(together))
        counters = {zone: PRINTED[COUNTERS.index(counter)] for zone, counter in draft.counters.items()}
        found |= {f"{PLAN}:{zone}": (Claim(zone, (sign,)),) for zone, sign in counters.items()}
        return found | {f"{PENCIL}:{zone}": (Claim(f"{AT}{zone}", some),) for zone, some in draft.letters.items()}

    # Words

    def about(self, name: str) -> Line:
        """Say where to look."""
        if name in self._unread:
            return about_answer(self._unread[name])
        return about_zone(name.removeprefix(AT)) if name not in BUILDINGS else about_building(name)

    def say(self, claim: Claim) -> Line:
        """Say what lies where, or what does not."""
        if claim.name in self._unread:
            asked = self._unread[claim.name]
            return say_answer(claim, asked, archeoscope(self._buildings).answers[asked.element])
        if claim.name.startswith(AT):
            return say_cover(claim, claim.name.removeprefix(AT))
        return say_zone(claim) if claim.name in ZONES else say_place(claim, self._buildings)


def _entries(sight: See) -> dict[str, Seq]:
    """Return which entry told each fact, by its name."""
    began, asked, judged = (
        [seq for seq, events in sight.past for event in events if isinstance(event, kind)]
        for kind in (Began, Answered, Judged)
    )
    numbered = {"asked": asked, "verdict": judged}
    found = {f"{kind}.{number}": seq for kind, seqs in numbered.items() for number, seq in enumerate(seqs)}
    return {name: found.get(name, began[0]) for name in named_facts(sight.view)}


def _price(fact: Fact) -> int:
    match fact:
        case TrapClue():
            return PRICES["trap"]
        case RelationClue():
            return PRICES["relation"]
        case Read():
            return PRICES["count" if isinstance(fact.answer, Count) else "cells"]
        case Drifted():
            return PRICES["drift"]
        case Compared():
            return PRICES["verdict"]


def _places(fact: Fact) -> tuple[str, ...]:
    """Return what the board lights up for a fact: a zone, an axis, buildings."""
    match fact:
        case TrapClue():
            return (fact.at,)
        case RelationClue():
            return tuple(building for building in (fact.first, fact.second) if building is not None)
        case Read() | Drifted():
            return (fact.axis,)
        case Compared():
            return ()


@lru_cache(maxsize=ROWS)
def _kept_by(buildings: Buildings, fact: Fact) -> Flags:
    """Return, for every quest, whether a fact holds in it."""
    found: Flags = agrees(buildings, fact, holding(buildings, ()))
    found.flags.writeable = False
    return found


@lru_cache(maxsize=len(ZONES))
def _covering(buildings: Buildings, zone: str) -> NDArray[np.uint8]:
    """Return, for every quest, which building covers a zone: its place in `BUILDINGS`, or the next number for none."""
    table = atlas(buildings)
    found = np.full(table.size, len(BUILDINGS), np.uint8)
    for place, masks in enumerate(MASKS):
        found[(masks >> ZONES.index(zone) & 1).astype(np.bool_)[table.quests[place]]] = place
    found.flags.writeable = False
    return found


def _lying(city: City) -> tuple[Claim, ...]:
    return tuple(Claim(placement.building, (where(placement),)) for placement in city)


def case(sight: See) -> TheCase:
    """Return what a seat was told."""
    return TheCase(sight)
