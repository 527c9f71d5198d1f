"""A case whose worlds can all be listed: which clues each keeps, and what each hidden thing is in it, as arrays.

A room whose box has few enough ways builds these arrays, and is a `Case`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cabinet_noir.core import Claim

Flags = NDArray[np.bool_]


class Listed:
    """The worlds of a case, by number."""

    kept: Flags
    """Clue by clue, whether each world keeps it."""
    things: Mapping[str, tuple[str, ...]]
    """The hidden things, and every value each may have."""

    def values(self, name: str) -> NDArray[Any]:
        """Return, for each world, what a hidden thing is in it: a place among its values."""
        raise NotImplementedError

    @cached_property
    def _broken(self) -> NDArray[np.int16]:
        """How many clues each world breaks."""
        found: NDArray[np.int16] = np.sum(~self.kept, axis=0, dtype=np.int16)
        return found

    @cached_property
    def _asked_last(self) -> dict[tuple[int, ...], NDArray[np.intp]]:
        """The clues asked about last, and the worlds that keep them: often only the claim is another, next time."""
        return {}

    def _keeping(self, clues: tuple[int, ...]) -> NDArray[np.intp]:
        """Return the worlds that keep these clues."""
        if clues not in self._asked_last:
            fits = np.ones(self.kept.shape[1], np.bool_)
            for clue in clues:
                fits &= self.kept[clue]
            self._asked_last.clear()
            self._asked_last[clues] = np.flatnonzero(fits)
        return self._asked_last[clues]

    def world(self, kept: Iterable[int], claims: Sequence[Claim]) -> int | None:
        """Return the world that keeps these clues, in which these claims hold, and which breaks the fewest others."""
        found = self._keeping(tuple(kept))
        for claim in claims:
            true = np.array([claim.is_true(value) for value in self.things[claim.name]])
            found = found[true[self.values(claim.name)[found]]]
        return int(found[np.argmin(self._broken[found])]) if len(found) else None

    def keeps(self, world: int, clue: int) -> bool:
        """Would this have been told in that world?"""
        return bool(self.kept[clue, world])

    def value(self, world: int, name: str) -> str:
        """Return what a hidden thing is in that world."""
        return self.things[name][int(self.values(name)[world])]

    def left(self, name: str, clues: Iterable[int]) -> tuple[str, ...]:
        """Return the values a hidden thing has in the worlds that keep these clues."""
        found = np.bincount(self.values(name)[self._keeping(tuple(clues))], minlength=len(self.things[name]))
        return tuple(value for value, number in zip(self.things[name], found.tolist(), strict=True) if number)

    def related(self, name: str) -> Sequence[Sequence[str]]:
        """Return all other hidden things: no kind is nearer than another."""
        return ([other for other in self.things if other != name],)

    def conceivable(self) -> Iterator[int]:
        """Yield every world."""
        return iter(range(self.kept.shape[1]))
