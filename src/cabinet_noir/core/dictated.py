"""Chance that is dictated: every result is given beforehand, so that all of them can be gone through one by one.

Rooms and bots ask a `Chance` and know no other. Given this one, a deal becomes a tree of small draws, each with its
exact probabilities, and what a bot may do becomes a distribution. Where nothing is given any more, it says what is to
be drawn next (`Undrawn`) and is asked again from the beginning with one result more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from .chance import SEED_BYTES, Chance

T = TypeVar("T")

MOST_OUTCOMES: Final = 64
"""A draw among more is told digit by digit: a tree wants many small draws, and not one with a hundred thousand ends."""


FAR_MORE: Final = 8
"""If all draws are like those of one way, and there are so many times more ways than allowed, nobody need try them."""


class Draw(NamedTuple):
    """What is drawn next: the numbers it may come out as, how likely each is, and what each stands for."""

    outcomes: Sequence[int]
    weights: Sequence[int]
    """Whole numbers, in proportion."""
    things: Sequence[object]


class Undrawn(Exception):
    """Nothing dictates the next result."""

    def __init__(self, draw: Draw) -> None:
        super().__init__(draw)
        self.draw = draw


class TooMany(Exception):
    """There are more ways than were to be gone through."""


def _in_digits(n: int, pick: Callable[[range, int], int]) -> int:
    """Return a number below n by its digits, the highest first; `pick` is told where blocks begin and the last ends."""
    unit = 1
    while unit * MOST_OUTCOMES < n:
        unit *= MOST_OUTCOMES
    least, above = 0, n
    while unit:
        starts = range(least, above, unit)
        least = starts[pick(starts, above) if len(starts) > 1 else 0]
        above = min(least + unit, above)
        unit //= MOST_OUTCOMES
    return least


class Dictated(Chance):
    """A chance whose results are given, each as the number of an outcome. What can come out one way is not drawn.

    >>> Dictated([2, 0]).shuffled("abc")
    ['c', 'a', 'b']
    >>> [Dictated([1]).choice("xyz"), Dictated([]).choice("x"), Dictated([2, 1, 0]).below(10_000)]
    ['y', 'x', 8256]
    """

    __slots__ = ("_given", "used")

    def __init__(self, given: Sequence[int]) -> None:
        super().__init__(bytes(SEED_BYTES), "dictated")
        self._given = given
        self.used = 0

    def _drawn(self, outcomes: Sequence[int], weights: Sequence[int], things: Sequence[object]) -> int:
        if len(outcomes) == 1:
            return outcomes[0]
        if self.used == len(self._given):
            raise Undrawn(Draw(tuple(outcomes), tuple(weights), tuple(things)))
        self.used += 1
        outcome = self._given[self.used - 1]
        if outcome not in outcomes:
            raise ValueError(f"{outcome} is dictated, but only {list(outcomes)} can come out")
        return outcome

    def below(self, n: int) -> int:
        """Return the number that is dictated; a large one digit by digit."""
        return _in_digits(n, self._digit)

    below_big = below

    def _digit(self, starts: range, above: int) -> int:
        if self.used < len(self._given):
            return self._drawn(range(len(starts)), (), starts)
        ends = (*starts[1:], above)
        return self._drawn(range(len(starts)), [end - low for low, end in zip(starts, ends, strict=True)], starts)

    def choice(self, options: Sequence[T]) -> T:
        """Return the option that is dictated by its place."""
        if len(options) > MOST_OUTCOMES:
            return options[self.below(len(options))]
        return options[self._drawn(range(len(options)), (1,) * len(options), options)]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in the order that is dictated, from the first place on, each by its place among them all."""
        things, given = list(items), self._given
        left = list(range(len(things)))
        order: list[T] = []
        while len(left) > 1:
            if self.used == len(given):
                raise Undrawn(Draw(tuple(left), (1,) * len(left), tuple(things[place] for place in left)))
            taken = given[self.used]
            self.used += 1
            left.remove(taken)
            order.append(things[taken])
        return order + [things[place] for place in left]

    def chosen(self, weights: Sequence[int]) -> int:
        """Return the index that is dictated; what weighs nothing never comes."""
        found = [index for index, weight in enumerate(weights) if weight]
        return self._drawn(found, [weights[index] for index in found], found)

    def happens(self, percent: int) -> bool:
        """Does it happen? One draw with two ends, and not a hundred."""
        return self.chosen((100 - percent, percent)) == 1

    def seed_of(self) -> bytes:
        """A seed has 2^256 outcomes: nobody goes through them."""
        raise NotImplementedError("a seed cannot be dictated")


class Recalled(Chance):
    """A chance that is told what came out, and notes which outcomes `Dictated` must be given for the same.

    >>> recalled = Recalled(["cab", 8256])
    >>> "".join(recalled.shuffled("abc")), recalled.below(10_000), recalled.things
    ('cab', 8256, [[2, 0], [2, 1, 0]])
    """

    __slots__ = ("_results", "things")

    def __init__(self, results: Iterable[Any]) -> None:
        super().__init__(bytes(SEED_BYTES), "recalled")
        self._results = iter(results)
        self.things: list[list[int]] = []
        """The outcomes of each thing that was asked for."""

    def _noted(self, outcome: int, among: int) -> int:
        if among > 1:
            self.things[-1].append(outcome)
        return outcome

    def below(self, n: int) -> int:
        """Return the next number that came out."""
        number: int = next(self._results)
        self.things.append([])
        return _in_digits(n, lambda starts, _: self._noted((number - starts[0]) // starts.step, len(starts)))

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the next order that came out."""
        order: list[T] = list(next(self._results))
        self.things.append([])
        left = list(enumerate(items))
        for wanted in order:
            at = next(at for at, (_, item) in enumerate(left) if item == wanted)
            self._noted(left[at][0], len(left))
            del left[at]
        return order


def every_way(ask: Callable[[Dictated], T], most: int) -> Iterator[tuple[T, float]]:
    """Yield what `ask` returns for every way its chance may come out, each with its probability.

    Raises `TooMany` rather than ask more than `most` times, and at once where a way is one of far more.

    >>> list(every_way(lambda chance: chance.choice("ab") + str(chance.chosen([1, 3])), 9))
    [('b1', 0.375), ('b0', 0.125), ('a1', 0.375), ('a0', 0.125)]
    """
    waiting: list[tuple[tuple[int, ...], float, int]] = [((), 1.0, 1)]
    asked = 0
    while waiting:
        given, share, among = waiting.pop()
        asked += 1
        if asked > most or among > FAR_MORE * most:
            raise TooMany
        try:
            found = ask(Dictated(given))
        except Undrawn as undrawn:
            draw = undrawn.draw
            ends, whole = len(draw.outcomes), share / sum(draw.weights)
            waiting += [
                ((*given, one), whole * weight, among * ends)
                for one, weight in zip(draw.outcomes, draw.weights, strict=True)
            ]
        else:
            yield found, share
