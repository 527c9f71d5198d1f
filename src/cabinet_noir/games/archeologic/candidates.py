"""Candidates: the quests of the atlas that agree with what is known. Filtering, and nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, assert_never

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from .answers import QUESTION, SPAN, SYMBOLS, answers, layout_of, traps_shown
from .atlas import QUESTS, atlas
from .edition import BUILDINGS, ZONES
from .relations import about, relation_code
from .types import Answer, Asked, Axis, Building, City, Element, RelationClue, State, TrapClue, Unread, Verdict


class Read(Struct, frozen=True):
    """An answer that was read."""

    axis: Axis
    element: Element
    answer: Answer


class Drifted(Struct, frozen=True):
    """An answer that was not read, but moved the viewfinder on for all to see."""

    axis: Axis
    element: Element
    traps: int


class Compared(Struct, frozen=True):
    """A claim of which one knows which buildings were right, or only that not all were (None)."""

    city: City
    right: tuple[Building, ...] | None


Fact = TrapClue | RelationClue | Read | Drifted | Compared
Indices = NDArray[np.intp]
"""Numbers of quests in the atlas, ascending."""

EVERYTHING: Final[Indices] = np.arange(QUESTS)
EVERYTHING.flags.writeable = False


def facts(view: State) -> tuple[Fact, ...]:
    """Return all that a view says about the city, in the order it was learnt."""
    found: list[Fact] = list(view.clues)
    for clues in view.extra:
        found.extend(() if isinstance(clues, Unread) else clues)
    found.extend(fact for asked in view.asked if (fact := _read(view, asked)) is not None)
    found.extend(fact for verdict in view.verdicts if (fact := _compared(verdict)) is not None)
    return tuple(found)


def _read(view: State, asked: Asked) -> Fact | None:
    if not isinstance(asked.answer, Unread):
        return Read(asked.axis, asked.element, asked.answer)
    return Drifted(asked.axis, asked.element, asked.drift) if view.seats == 1 else None  # R11


def _compared(verdict: Verdict) -> Fact | None:
    if isinstance(verdict.city, Unread):
        return None
    right = None if isinstance(verdict.buildings, Unread) else verdict.buildings
    return Compared(verdict.city, right)


@lru_cache(maxsize=128)
def holding(known: tuple[Fact, ...]) -> Indices:
    """Return the quests in which every fact holds."""
    if not known:
        return EVERYTHING
    before = holding(known[:-1])
    after: Indices = before[agrees(known[-1], before)]
    after.flags.writeable = False
    return after


def agrees(fact: Fact, among: Indices) -> Any:
    """Return, for each of some quests, whether a fact holds in it."""
    match fact:
        case TrapClue():
            return _among(atlas().marks[ZONES.index(fact.at)], among) == 1 + SYMBOLS.index(fact.trap)
        case RelationClue():
            asked, code = about(fact)
            return relation_code(asked, _layouts(among)) == code
        case Read():
            code = answers(fact.element).index(fact.answer)
            return _among(atlas().answers[QUESTION[fact.axis, fact.element]], among) == code
        case Drifted():
            drifts = np.array([traps_shown(one) for one in answers(fact.element)])
            return drifts[_among(atlas().answers[QUESTION[fact.axis, fact.element]], among)] == fact.traps
        case Compared():
            return _compares(fact, among)
        case _:
            assert_never(fact)


def _compares(fact: Compared, among: Indices) -> Any:
    same = np.stack([column == n for column, n in zip(_layouts(among), layout_of(fact.city), strict=True)])
    if fact.right is None:
        return ~same.all(axis=0)
    pattern = np.array([building in fact.right for building in BUILDINGS])
    return (same == pattern[:, None]).all(axis=0)


def _among(row: NDArray[np.uint8], among: Indices) -> NDArray[np.uint8]:
    return row if among is EVERYTHING else row[among]  # nothing to pick where nothing is excluded


def _layouts(among: Indices) -> tuple[NDArray[np.uint8], ...]:
    return tuple(atlas().quests[:, among])


# counting answers


def tallies(among: Indices) -> NDArray[np.intp]:
    """Return, for each question and answer code, in how many of some quests it is the answer."""
    rows = atlas().answers
    if len(among) > 5_000:
        return np.stack([np.bincount(_among(row, among), minlength=SPAN) for row in rows])
    codes = rows[:, among].astype(np.intp)
    codes += np.arange(0, SPAN * len(rows), SPAN)[:, None]
    return np.bincount(codes.ravel(), minlength=SPAN * len(rows)).reshape(len(rows), SPAN)


_BITS = np.zeros(QUESTS + 1)
_BITS[1:] = np.arange(1, QUESTS + 1) * np.log2(np.arange(1, QUESTS + 1))


def information(counts: NDArray[np.intp], total: int) -> NDArray[np.float64]:
    """Return the bits each question is expected to yield, from its answers' tallies."""
    bits: NDArray[np.float64] = np.log2(total) - _BITS[counts].sum(axis=1) / total
    return np.maximum(bits, 0.0)
