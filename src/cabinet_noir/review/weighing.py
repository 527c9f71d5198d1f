"""One game as it goes into somebody's ledger: what it was worth in five sums, each guess with its odds, and what could
have been known and was passed over. It keeps nothing of who sat there and of what was done.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from cabinet_noir.core import Reason, Seat

from .choices import AnyReferee
from .knowing import Learned, knowing, seen_entries
from .worth import Parts, Review, review


class Guessed(Struct, frozen=True, array_like=True):
    """A guess at something hidden: how likely it was, by what its seat could know, and whether it was right."""

    odds: float
    right: bool


class Overlooked(Struct, frozen=True, array_like=True):
    """Something certain that a seat passed over and never acted on: what its proof took."""

    kind: str
    """The name of the sentence of the clue that was hardest to use."""
    clues: int


class Weighed(Struct, frozen=True):
    """One game, weighed for one seat."""

    start: float
    """What the seat could expect before the deal."""
    result: float
    parts: Parts
    guesses: tuple[Guessed, ...]


def weighed(referee: AnyReferee, eyes: Seat, worlds: int | None = None) -> Weighed:
    """Weigh a game that is over for a seat, by so many worlds or by as many as its room wants."""
    found = review(referee, eyes, worlds)
    return Weighed(found.start[eyes], found.result, found.parts, guesses(found))


def guesses(found: Review) -> tuple[Guessed, ...]:
    """Return each guess of the seat that looks back."""
    judged = ((step.choice, step.right) for step in found.steps)
    return tuple(
        Guessed(round(choice.odds, 4), right)
        for choice, right in judged
        if choice is not None and choice.odds is not None and right is not None
    )


def overlooked(referee: AnyReferee, eyes: Seat) -> tuple[Overlooked, ...]:
    """Return what was certain to a seat in a game that is over, was passed over, and was never acted on afterwards."""
    entries = list(seen_entries(referee, eyes))
    return never_used(knowing(referee.game, referee.options, referee.seats, entries, eyes))


def never_used(learned: Iterable[Learned]) -> tuple[Overlooked, ...]:
    """Return the same from what each entry told."""
    known, used, passed = dict[str, tuple[Reason, str]](), set[str](), set[str]()
    for each in learned:
        used.update(each.used)
        passed.update(each.passed)
        known |= {found.name: (found, kind) for found, kind in zip(each.reasons, each.hardest, strict=True)}
    return tuple(Overlooked(kind, len(found.clues)) for name, (found, kind) in known.items() if name in passed - used)
