"""Every hand there may be, and what each answers: the referee's `answer`, tabulated once for the deduction to use.

A raw hand is a set of places in the deck's order, so the two green 5s are two things here: worlds are counted as they
are dealt. What is shown of a hand is its code, in which they are alike.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from cabinet_noir.games.break_the_code.answers import answer
from cabinet_noir.games.break_the_code.edition import tiles_of
from cabinet_noir.games.break_the_code.types import Answer, Code, Question, Tile

Numbers = NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Hands:
    """All raw hands of one size from one deck."""

    deck: tuple[Tile, ...]
    size: int
    _answers: dict[Question, tuple[NDArray[np.int16], dict[Answer, int]]] = field(default_factory=dict)

    @cached_property
    def items(self) -> Numbers:
        """The places in the deck that each raw hand takes, a row a hand."""
        found = np.array(list(combinations(range(len(self.deck)), self.size)), np.int64)
        return found.reshape(-1, self.size)

    @cached_property
    def masks(self) -> Numbers:
        """Each raw hand as a bit set of places in the deck."""
        found: Numbers = np.left_shift(1, self.items).sum(axis=1)
        return found

    @cached_property
    def kinds(self) -> Numbers:
        """The kind of each place in the deck: the same for the two green 5s."""
        return np.array([self.deck.index(tile) for tile in self.deck], np.int64)

    @cached_property
    def numbers_of(self) -> dict[Code, list[int]]:
        """The raw hands that show each code: one, or two with a single green 5."""
        found: dict[Code, list[int]] = {}
        for number, items in enumerate(self.items.tolist()):
            found.setdefault(tuple(self.deck[item] for item in items), []).append(number)
        return found

    @cached_property
    def codes(self) -> Numbers:
        """For each raw hand the first one that shows the same code."""
        found = np.arange(len(self.items))
        for numbers in self.numbers_of.values():
            found[numbers] = numbers[0]
        return found

    def code(self, number: int) -> Code:
        """Return the code that a raw hand shows."""
        return tuple(self.deck[item] for item in self.items[number].tolist())

    def answers(self, question: Question) -> NDArray[np.int16]:
        """Return each raw hand's answer to a question, as a number."""
        return self._tabulated(question)[0]

    def said(self, question: Question, said: Answer) -> NDArray[np.bool_]:
        """Return which raw hands give this answer."""
        table, known = self._tabulated(question)
        found: NDArray[np.bool_] = table == known.get(said, -1)
        return found

    def _tabulated(self, question: Question) -> tuple[NDArray[np.int16], dict[Answer, int]]:
        if question not in self._answers:
            known: dict[Answer, int] = {}
            table = np.zeros(len(self.items), np.int16)
            for code, numbers in self.numbers_of.items():
                table[numbers] = known.setdefault(answer(question, code), len(known))
            self._answers[question] = table, known
        return self._answers[question]


@cache
def hands(numbers: tuple[int, ...], size: int) -> Hands:
    """Return all raw hands of a size from the tiles with these numbers."""
    return Hands(tiles_of(numbers), size)
