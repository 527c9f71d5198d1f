"""Whose turn comes next, and when the game is over (R8, R10, R11). A part of the rules: only they ask."""

from __future__ import annotations

from typing import Final

from cabinet_noir.core import Seat

from .types import CardsRanOut, Code, Ended, Event, Hand, State, Tile, TurnBegan

_REASONS: Final = ("break-the-code-nobody-found", "break-the-code-found", "break-the-code-found-together")
"""Why the game is over, by how many found the code."""


def next_turn(state: State, seat: Seat) -> tuple[Event, ...]:
    """Pass the turn on, or end the game when all turns are equal after a find, or when nobody is left (R10)."""
    found = finders(state)
    for step in range(1, state.seats + 1):
        other = Seat((seat + step) % state.seats)
        if other == state.first and found:
            break  # the round is complete
        if state.standing[other] == "in":
            return (TurnBegan(other),)
    return end(state, found)


def cards_ran_out(state: State, seat: Seat) -> tuple[Event, ...]:
    """R11: the game ends, but first come the last guesses that were agreed on, or that a find has left open (R10)."""
    found = finders(state)
    after = [Seat((seat + step) % state.seats) for step in range(1, state.seats + 1)]
    if not state.options.last_guess:
        unequal = bool(found) and state.options.rules > 1
        after = after[: after.index(state.first)] if unequal else []
    waiting = tuple(other for other in after if state.standing[other] == "in")
    return (CardsRanOut(waiting), TurnBegan(waiting[0])) if waiting else end(state, found)


def next_last_guess(state: State, found: tuple[Seat, ...]) -> tuple[Event, ...]:
    """Let the next one guess who still may, or end the game (R11)."""
    return (TurnBegan(state.waiting[0]),) if state.waiting else end(state, found)


def finders(state: State) -> tuple[Seat, ...]:
    """Return who has found the code."""
    return tuple(Seat(seat) for seat, standing in enumerate(state.standing) if standing == "found")


def found_by(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return who has found it, with one more."""
    return tuple(sorted((*finders(state), seat)))


def end(state: State, found: tuple[Seat, ...]) -> tuple[Event, ...]:
    """End the game and show every tile."""
    hands = tuple(known(hand) for hand in state.hands)
    return (Ended(found, _REASONS[min(len(found), 2)], hands, known(state.centre), known(state.box)),)


def known(hand: Hand) -> Code:
    """Return a hand as the referee, who sees all of it, knows it."""
    return tuple(tile for tile in hand if isinstance(tile, Tile))
