"""A table whose deal is drawn piece by piece: what was agreed on, and what the deal asks chance for.

The house's rules deal; here their chance is dictated (`core.dictated`), so that each draw is a small node of a tree
with its exact probabilities. Knows nothing of OpenSpiel.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import factorial, prod
from typing import Any, Final, NamedTuple, TypeVar

from cabinet_noir.core import Chance, Game, Seat, seed_from
from cabinet_noir.core.dictated import MOST_OUTCOMES, Dictated, Recalled
from cabinet_noir.core.encoding import Encoding
from cabinet_noir.games import encoding_of, load

T = TypeVar("T")
Left = tuple[int, ...]
Stacked = tuple[tuple[int, int], ...]
"""Things the deal asks for that are fixed, by their number, each as a seed has it."""

STEADY: Final = frozenset({"vinci", "break-the-code", "lost-code"})
"""Where what a deal asks for does not depend on what it was answered: its draws are known in advance."""


class Thing(NamedTuple):
    """One thing a deal asks chance for: the order of so many, or a number below so many."""

    order: bool
    size: int


class _Noting(Chance):
    """Notes what a deal asks for."""

    def __init__(self) -> None:
        super().__init__(bytes(32), "what a deal asks for")
        self.things: list[Thing] = []

    def below(self, n: int) -> int:
        self.things.append(Thing(False, n))
        return super().below(n)

    def shuffled(self, items: Iterable[T]) -> list[T]:
        order = list(items)
        self.things.append(Thing(True, len(order)))
        return order


class Table:
    """What all moments of a game share."""

    def __init__(self, key: str, options: Any, seats: int, stacked: Stacked = ()) -> None:
        self.game: Game[Any, Any, Any, Any] = load(key)
        self.game.check_seats(seats)
        self.options, self.seats, self.stacked = options, seats, stacked
        self.encoding: Encoding = encoding_of(key, options, seats)
        self.empty = self.game.start(options, seats)
        self.longest = self.game.longest(options, seats)
        """What goes on beyond so many entries is no longer that game: it ends, and nobody has won."""
        self.things: tuple[Thing, ...] | None = self._asked_for() if key in STEADY else None
        self._fixed: Mapping[int, Left] = {thing: self._stack(thing, seed) for thing, seed in stacked}

    def _asked_for(self) -> tuple[Thing, ...]:
        things = self._asked_once()
        assert all(thing.size <= MOST_OUTCOMES for thing in things)
        return things

    def _asked_once(self) -> tuple[Thing, ...]:
        """Return what one deal asks chance for."""
        noting = _Noting()
        self.game.deal(self.options, self.seats, noting)
        return tuple(noting.things)

    def _stack(self, thing: int, seed: int) -> Left:
        """Return the outcomes by which a thing comes out as a seed has it."""
        assert self.things is not None
        order, size = self.things[thing]
        chance = Chance(seed_from(seed), f"stacked {thing}")
        recalled = Recalled([chance.shuffled(range(size)) if order else chance.below(size)])
        _ = recalled.shuffled(range(size)) if order else recalled.below(size)
        return tuple(recalled.things[0])

    def eyes(self, seat: int) -> Seat | None:
        """Return a seat; beyond them all, a spectator."""
        return Seat(seat) if seat < self.seats else None

    def next_thing(self, thing: int, drawn: Left) -> tuple[int, Left, Left]:
        """Return the next thing that can come out in several ways: its number, what is drawn by then, its outcomes."""
        assert self.things is not None
        for number in range(thing + 1, len(self.things)):
            if number in self._fixed:
                drawn += self._fixed[number]
            elif self.things[number].size > 1:
                return number, drawn, tuple(range(self.things[number].size))
        return len(self.things), drawn, ()

    @property
    def ways(self) -> int:
        """In how many ways its deal may be drawn; where that depends on what comes out, as if all were like one."""
        things = self._asked_once() if self.things is None else self.things
        left = [thing for number, thing in enumerate(things) if number not in self._fixed]
        return prod(factorial(size) if order else size for order, size in left)

    def deal(self, drawn: Sequence[int]) -> tuple[Any, ...]:
        """Return the deal that these outcomes make; raises `Undrawn` where one is missing."""
        chance = Dictated(drawn)
        events = self.game.deal(self.options, self.seats, chance)
        if chance.used != len(drawn):
            raise ValueError("the deal asked for less than it was given")
        return events


@lru_cache(maxsize=64)
def table_of(key: str, options: Any, seats: int, stacked: Stacked = ()) -> Table:
    """Return a table; the same one, where it was asked for before."""
    return Table(key, options, seats, stacked)
