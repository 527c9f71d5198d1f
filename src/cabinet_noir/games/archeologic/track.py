"""The track of time: who is last, and where a pawn comes to stand (R4)."""

from __future__ import annotations

from typing import Final

from cabinet_noir.core import Seat

from .edition import ELEMENT_TIMES, FURTHEST
from .types import State

MOST_TIME: Final = FURTHEST + max(ELEMENT_TIMES.values())
"""No turn takes longer than the dearest question on the dearest axis."""


def still_in(state: State) -> tuple[Seat, ...]:
    """Return the seats that are not out. The pawn of one who is out is taken off the track."""
    return tuple(Seat(seat) for seat in range(state.seats) if seat not in state.out)


def last(state: State) -> Seat:
    """Return the seat whose pawn is last."""
    return min(still_in(state), key=lambda seat: state.pawns[seat])


def landings(state: State) -> tuple[int, ...]:
    """Return where the pawn that is to move would stand after each time that can be spent in a turn."""
    if state.phase != "playing" or not still_in(state):
        return ()
    seat = last(state)
    return tuple(advanced(state, seat, time) for time in range(MOST_TIME + 1))


def advanced(state: State, seat: Seat, time: int) -> int:
    """Return where a pawn stands after so much time; positions taken by other pawns are not counted (R4)."""
    taken = {state.pawns[other] for other in still_in(state) if other != seat}
    place = state.pawns[seat]
    while time:
        place += 1
        time -= place not in taken
    return place
