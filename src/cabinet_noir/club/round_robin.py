"""Everybody with everybody, at tables of two: which turns of the circle are left, and who meets in them.

The circle is whoever was there for the first round; whoever leaves it leaves a gap, and a turn in which nobody meets is
not played.
"""

from __future__ import annotations

from .types import NOBODY, Tournament

Pairs = tuple[tuple[int, int], ...]


def circle_of(state: Tournament) -> list[int]:
    """Return who meets whom at all: those of the first round, before it those who are there."""
    if not state.rounds:
        return [player.number for player in state.present]
    first = state.rounds[0]
    return sorted({player for paired in first.tables for player in paired.players} | {*first.byes})


def turns_left(state: Tournament) -> list[Pairs]:
    """Return the tables of each turn that is still to be played, the next first."""
    here = {player.number for player in state.present}
    met = {frozenset(paired.players) for each in state.rounds for paired in each.tables}
    turns = (tuple(two for two in turn if here >= {*two}) for turn in _turns(circle_of(state)))
    return [turn for turn in turns if turn and not any(frozenset(two) in met for two in turn)]


def _turns(circle: list[int]) -> list[Pairs]:
    """Turn the circle by one each time: after all but one, everybody has met everybody."""
    whole = circle + [NOBODY] * (len(circle) % 2)
    first, others = whole[:1], whole[1:]
    rings = [first + others[turned:] + others[:turned] for turned in range(len(others))]
    return [tuple((ring[i], ring[-1 - i]) for i in range(len(ring) // 2)) for ring in rings]
