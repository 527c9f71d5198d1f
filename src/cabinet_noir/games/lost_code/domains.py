"""What the fields of an action may be now: the domains of the offers, and what `decide` holds an action against."""

from __future__ import annotations

from collections.abc import Iterator

from cabinet_noir.core import Seat, Several
from cabinet_noir.core.offers import Domain

from .edition import COLOURS, MOST_NUMBERS, colours, numbers, settings
from .pieces import Colour, Dice
from .types import State


def dice_settings(state: State) -> tuple[Dice, ...]:
    """Return how the roller may let the dice stand (R2, R4)."""
    first, second, third = state.dice
    return settings((first, second, third), state.options)


def token_numbers(state: State) -> Several:
    """Return what may be written when a token is taken (R11)."""
    return Several(numbers(state.options), 1, MOST_NUMBERS)


def exchangeable(state: State) -> tuple[Colour, ...]:
    """Return the colours whose pile is not empty (R7)."""
    return tuple(colour for colour, pile in zip(colours(state.options), state.piles, strict=True) if pile)


def sheet_domains(state: State, seat: Seat) -> Iterator[tuple[str, Domain]]:
    """Yield what may be written for each colour; a shortcut's colour is written already (R9, R11)."""
    settled = {shortcut.colour for shortcut in state.shortcuts[seat]}
    free = Several(numbers(state.options), 0, MOST_NUMBERS)
    for colour in COLOURS:
        open_to_write = colour in colours(state.options) and colour not in settled
        yield colour, free if open_to_write else ((),)
