"""Candidates: the quests of the atlas that agree with what is known. Filtering, and nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, assert_never

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from .answers import QUESTION, SPAN, SYMBOLS, archeoscope, layout_of
from .atlas import ARRANGEMENTS, Atlas, atlas
from .edition import BUILDINGS, ZONES
from .relations import about, relation_code
from .types import (
    Answer,
    Asked,
    Axis,
    Building,
    Buildings,
    City,
    Element,
    RelationClue,
    State,
    TrapClue,
    Unread,
    Verdict,
)


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


def facts(view: State) -> tuple[Fact, ...]:
    """Return all that a view says about the city, in the order it was learnt."""
    return tuple(named_facts(view).values())


def named_facts(view: State) -> dict[str, Fact]:
    """Return all that a view says about the city, each with its name: where in the view it stands."""
    found: dict[str, Fact] = {f"clue.{number}": clue for number, clue in enumerate(view.clues)}
    for clues in view.extra:
        found |= {} if isinstance(clues, Unread) else {f"alone.{number}": clue for number, clue in enumerate(clues)}
    read = {f"asked.{number}": _read(view, asked) for number, asked in enumerate(view.asked)}
    compared = {f"verdict.{number}": _compared(verdict) for number, verdict in enumerate(view.verdicts)}
    return found | {name: fact for name, fact in (read | compared).items() if fact is not None}


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
def holding(buildings: Buildings, known: tuple[Fact, ...]) -> Indices:
    """Return the quests with these buildings in which every fact holds."""
    if known:
        before = holding(buildings, known[:-1])
        found: Indices = before[agrees(buildings, known[-1], before)]
    else:
        found = np.arange(atlas(buildings).size)
    found.flags.writeable = False
    return found


def agrees(buildings: Buildings, fact: Fact, among: Indices) -> Any:
    """Return, for each of some quests, whether a fact holds in it."""
    table, scope = atlas(buildings), archeoscope(buildings)
    match fact:
        case TrapClue():
            return _among(table.marks[ZONES.index(fact.at)], among) == 1 + SYMBOLS.index(fact.trap)
        case RelationClue():
            asked, code = about(fact)
            return relation_code(asked, _layouts(table, among)) == code
        case Read():
            code = scope.answers[fact.element].index(fact.answer)
            return _among(table.answers[QUESTION[fact.axis, fact.element]], among) == code
        case Drifted():
            question = QUESTION[fact.axis, fact.element]
            return scope.drifts[question][_among(table.answers[question], among)] == fact.traps
        case Compared():
            return _compares(table, fact, among)
        case _:
            assert_never(fact)


def _compares(table: Atlas, fact: Compared, among: Indices) -> Any:
    same = np.stack([column == n for column, n in zip(_layouts(table, among), layout_of(fact.city), strict=True)])
    if fact.right is None:
        return ~same.all(axis=0)
    pattern = np.array([building in fact.right for building in BUILDINGS])
    return (same == pattern[:, None]).all(axis=0)


def _among(row: NDArray[np.uint8], among: Indices) -> NDArray[np.uint8]:
    return row if len(among) == len(row) else row[among]  # nothing to pick where nothing is excluded


def _layouts(table: Atlas, among: Indices) -> tuple[NDArray[np.uint8], ...]:
    return tuple(_among(row, among) for row in table.quests)


# counting answers


def tallies(table: Atlas, among: Indices) -> NDArray[np.intp]:
    """Return, for each question and answer code, in how many of some quests it is the answer."""
    rows = table.answers
    if len(among) > 5_000:
        return np.stack([np.bincount(_among(row, among), minlength=SPAN) for row in rows])
    codes = rows[:, among].astype(np.intp)
    codes += np.arange(0, SPAN * len(rows), SPAN)[:, None]
    return np.bincount(codes.ravel(), minlength=SPAN * len(rows)).reshape(len(rows), SPAN)


_BITS = np.zeros(ARRANGEMENTS + 1)
_BITS[1:] = np.arange(1, ARRANGEMENTS + 1) * np.log2(np.arange(1, ARRANGEMENTS + 1))


def information(counts: NDArray[np.intp], total: int) -> NDArray[np.float64]:
    """Return the bits each question is expected to yield, from its answers' tallies."""
    bits: NDArray[np.float64] = np.log2(total) - _BITS[counts].sum(axis=1) / total
    return np.maximum(bits, 0.0)
