"""The serpent track: who is ahead of whom, and how tokens move and stack (R3). Knows no stone."""

from __future__ import annotations

from msgspec.structs import replace

from cabinet_noir.core import Seat

from .types import State


def last_to_first(state: State) -> tuple[Seat, ...]:
    """Return the seats from the least advanced on; on one space the one on top counts as behind."""
    height = {seat: at for at, seat in enumerate(state.arrivals)}
    return tuple(sorted(state.arrivals, key=lambda seat: (state.spaces[seat], -height[seat])))


def leader(state: State) -> Seat:
    """Return who is furthest, on one space the lowest in the pile."""
    return last_to_first(state)[-1]


def moved(state: State, seat: Seat, steps: int) -> State:
    """Move a token; it lies on top where it arrives."""
    spaces = tuple(space + steps if mine == seat else space for mine, space in enumerate(state.spaces))
    arrivals = (*(other for other in state.arrivals if other != seat), seat)
    return replace(state, spaces=spaces, arrivals=arrivals)
