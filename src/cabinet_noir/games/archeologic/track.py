"""The track of time: who is last, and where a pawn comes to stand (R4)."""

from __future__ import annotations

from cabinet_noir.core import Seat

from .types import State


def still_in(state: State) -> tuple[Seat, ...]:
    """Return the seats that are not out. The pawn of one who is out is taken off the track."""
    return tuple(Seat(seat) for seat in range(state.seats) if seat not in state.out)


def last(state: State) -> Seat:
    """Return the seat whose pawn is last."""
    return min(still_in(state), key=lambda seat: state.pawns[seat])


def advanced(state: State, seat: Seat, time: int) -> int:
    """Return where a pawn stands after so much time; positions taken by other pawns are not counted (R4)."""
    taken = {state.pawns[other] for other in still_in(state) if other != seat}
    place = state.pawns[seat]
    while time:
        place += 1
        time -= place not in taken
    return place
