"""Why: what a seat was told, piece by piece, and the reasons drawn from it.

A *clue* is one thing a seat was told. A *claim* says of one hidden thing, by the name `odds` uses, that it is one of
some values, or none of them. A claim is certain when no world both keeps every clue and denies it; its *proof* is the
cheapest set of clues for which that is so already. What everybody knows of the box is background: it costs nothing.

A room offers a `Case` of each sight, and knows nothing of proofs; `deduce.why` finds them, and knows no game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from .line import Line

W = TypeVar("W")


class Clue(Struct, frozen=True, omit_defaults=True):
    """One thing a seat was told: its sentence, how hard it is to use, the entry that told it, and where it shows."""

    line: Line
    price: int
    seq: int
    at: tuple[str, ...] = ()
    """What the board lights up for it, by the room's own names of places."""
    topic: str = ""
    """The part of the table it is about: where a proof is told in steps, these stay together."""


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """One hidden thing is one of these values (`holds`), or it is none of them."""

    name: str
    values: tuple[str, ...]
    holds: bool = True

    @property
    def denied(self) -> Claim:
        """The opposite."""
        return replace(self, holds=not self.holds)

    def is_true(self, value: str) -> bool:
        """Is it so where the thing has this value?"""
        return (value in self.values) == self.holds


class Case(Protocol[W]):
    """What one seat was told, ready to be argued about. W is one way the box may lie, in the room's own words."""

    @property
    def clues(self) -> Sequence[Clue]:
        """Everything it was told, oldest first."""
        ...

    @property
    def things(self) -> Mapping[str, tuple[str, ...]]:
        """What may be claimed of: the hidden things, and every value the box lets each have."""
        ...

    # Worlds

    def world(self, kept: Iterable[int], claims: Sequence[Claim], /) -> W | None:
        """Return a way of the box that keeps these clues, by their numbers, and in which these claims hold.

        None: there is none. Of several, one that breaks few other clues is welcome: proofs are found sooner.
        """
        ...

    def keeps(self, world: W, clue: int, /) -> bool:
        """Would this clue have been told in that world as it was? By the referee's own function."""
        ...

    def value(self, world: W, name: str, /) -> str:
        """Return what a hidden thing is in that world."""
        ...

    def conceivable(self) -> Iterator[W]:
        """Yield every way of the box, whatever was told, by plain trial: what the laws hold the rest against."""
        ...

    def related(self, name: str, /) -> Sequence[Sequence[str]]:
        """Return other things that a step of a proof about this one may speak of: the nearest kind first."""
        ...

    # What is claimed

    def stated(self, action: Any, /) -> Sequence[Claim]:
        """Return what an action of this seat, done now, says of hidden things."""
        ...

    def noted(self, notes: Mapping[str, str], /) -> Mapping[str, Sequence[Claim]]:
        """Return what a seat's own notes claim, by the names `check` gives them: together these cannot be."""
        ...

    # Words

    def say(self, claim: Claim, /) -> Line:
        """Return a claim as a sentence."""
        ...

    def about(self, name: str, /) -> Line:
        """Return where to look for a hidden thing, without saying what it is."""
        ...


class Step(Struct, frozen=True, omit_defaults=True):
    """A part of a longer proof: what follows, from which clues, and from which earlier steps (both by number)."""

    claim: Claim
    clues: tuple[int, ...]
    steps: tuple[int, ...] = ()


class Proof(Struct, frozen=True, omit_defaults=True):
    """Why a claim is certain: the cheapest clues (by number, oldest first); where they are many, step by step."""

    claim: Claim
    clues: tuple[int, ...]
    price: int
    steps: tuple[Step, ...] = ()


# A proof on its way to a reader


class Given(Struct, frozen=True, omit_defaults=True):
    """A clue as a reader gets it."""

    line: Line
    seq: int
    at: tuple[str, ...] = ()


class Then(Struct, frozen=True, omit_defaults=True):
    """A step as a reader gets it: what follows, from which of the given clues (by number), and earlier steps."""

    line: Line
    clues: tuple[int, ...]
    steps: tuple[int, ...] = ()


class Reason(Struct, frozen=True, omit_defaults=True):
    """A proof as a reader gets it: what is so, of which thing, by which clues."""

    name: str
    line: Line
    clues: tuple[Given, ...]
    steps: tuple[Then, ...] = ()
