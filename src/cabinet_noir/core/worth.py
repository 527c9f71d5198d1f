"""What a state is worth to each side: the contract of a room's evaluator, and the one formula all rooms share.

A room says what speaks for each side of a full state in which nobody knows in what order the undrawn things lie; the
weights are fitted from games of bots and lie beside it as data. What a move was worth is known elsewhere (`review`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from .chance import Chance

if TYPE_CHECKING:
    from .game import Seat

S = TypeVar("S", bound=Struct)
A = TypeVar("A", bound=Struct)

Rows = Sequence[Sequence[float]]
"""For each side, what speaks for it, by the evaluator's names."""
Weights = Mapping[str, tuple[float, ...]]
"""By the kind of a state, what each thing that speaks for a side weighs."""


@dataclass(frozen=True, slots=True)
class Worth(Generic[S, A]):
    """An evaluator: what speaks for each side, and what a seat has to choose from."""

    names: tuple[str, ...]
    """What speaks for a side, in the order of `features`."""
    kind: Callable[[S], str]
    """By which weights a state is judged: the number of seats, say."""
    features: Callable[[S], Rows]
    """What speaks for each side of a full state, as numbers of the order of one. They must not depend on the order of
    anything that is yet to be drawn: a pile is a set."""
    reshuffled: Callable[[S, Chance], S]
    """The same full state, with everything that is yet to be drawn in another order, each as likely."""
    draws: Callable[[S, A], bool]
    """Does chance (a pile, dice) decide anything when this is done now?"""
    considered: Callable[[Any], Sequence[A]]
    """From a sight, the actions worth comparing: a dozen at the most, and among them the best that can be found
    cheaply. What the seat did is compared with them in any case."""
    fitted_on: tuple[tuple[Any, int], ...]
    """Options and numbers of seats that together have every kind: what the weights are fitted on."""
    weights: Weights
    filled: Callable[[Any, Chance, int], Sequence[S]] | None = None
    """From a sight, full states that look like it, as even a choice as that many allow: drawn by this chance, or all of
    them where they are few. None: each world the deduction draws is played again from the deal, which is dearer."""
    worlds: int = 120
    """How many worlds a choice is judged by, drawn evenly from all that look alike to its seat."""
    starts: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    """What each seat may expect before the deal, by `start_key`: kept where it takes long to find."""
    guess: Callable[[S, Seat, A], bool | None] | None = None
    """Of a full state and what a seat is to do in it: is it a guess at something hidden, and is it right? None: it is
    no guess; without this, nothing here is one. In how many worlds it is right are its odds."""


def start_key(agreement: Mapping[str, Any], seats: int) -> str:
    """Return the name of a table before its deal: what was agreed on, and for how many.

    >>> start_key({"jokers": True}, 2)
    '2 {"jokers":true}'
    """
    return f"{seats} {msgspec.json.encode(agreement, order='sorted').decode()}"


def shares(rows: Rows, weights: Sequence[float]) -> tuple[float, ...]:
    """Return each side's expected part of the win: e to what speaks for it, as part of the sum over all sides.

    >>> shares([(0.0,), (0.0,)], [3.0])
    (0.5, 0.5)
    >>> [round(share, 3) for share in shares([(1.0,), (0.0,), (0.0,)], [1.0])]
    [0.576, 0.212, 0.212]
    """
    spoken = [sum(map(float.__mul__, map(float, row), weights)) for row in rows]
    most = max(spoken)
    parts = [exp(each - most) for each in spoken]
    total = sum(parts)
    return tuple(part / total for part in parts)
