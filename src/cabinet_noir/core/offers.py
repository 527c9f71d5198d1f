"""What may be done, as data: families of actions, each with the domains of its fields.

Pages draw from it, bots and random play pick from it, and the laws hold the judge against it. A domain that is too
large to be listed is described.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from math import comb
from typing import Any, Final, Protocol

from msgspec import Struct


class Picker(Protocol):
    """Anything that picks one of several: `Chance`, or Python's `random.Random`."""

    def choice(self, options: Any, /) -> Any: ...


class Several(Struct, frozen=True, tag_field="t", tag="several"):
    """A described domain: every choice of `least` to `most` of these values, kept in their order.

    It behaves as the sequence of all those choices without ever listing them.

    >>> pairs = Several(("a", "b", "c"), 2, 2)
    >>> len(pairs), list(pairs), ("a", "c") in pairs, ("c", "a") in pairs
    (3, [('a', 'b'), ('a', 'c'), ('b', 'c')], True, False)
    """

    of: tuple[Any, ...]
    least: int
    most: int

    def __len__(self) -> int:
        return sum(comb(len(self.of), size) for size in range(self.least, self.most + 1))

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        for size in range(self.least, self.most + 1):
            yield from combinations(self.of, size)

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, tuple) or not self.least <= len(choice) <= self.most:
            return False
        rest = iter(self.of)
        return all(value in rest for value in choice)

    def __getitem__(self, index: int) -> tuple[Any, ...]:
        """Return a choice by its number, in the order of iteration."""
        for size in range(self.least, self.most + 1):
            if index < comb(len(self.of), size):
                return tuple(self._chosen(index, size))
            index -= comb(len(self.of), size)
        raise IndexError(index)

    def _chosen(self, index: int, size: int) -> Iterator[Any]:
        for place, value in enumerate(self.of):
            if not size:
                return
            with_it = comb(len(self.of) - place - 1, size - 1)
            if index < with_it:
                yield value
                size -= 1
            else:
                index -= with_it


class Described(Struct, frozen=True, gc=False, tag_field="t", tag="described"):
    """A domain without a list, such as free words: a room's own kind of it says what belongs to it, as data."""

    def __len__(self) -> int:
        return UNCOUNTED

    def __iter__(self) -> Iterator[Any]:
        raise TypeError(f"{type(self).__name__} is described and cannot be listed")

    def __contains__(self, choice: object) -> bool:
        raise NotImplementedError

    def pick(self, picker: Picker) -> Any:
        """Return something that belongs to the domain."""
        raise NotImplementedError


UNCOUNTED: Final = 1 << 24
"""The size of a domain nobody counts: more than anybody lists."""

Domain = tuple[Any, ...] | Several | Described


class Offer(Struct, frozen=True, gc=False):
    """A family of actions that may be taken now: a tag, and for each field its domain, all freely combined."""

    action: str
    fields: dict[str, Domain] = {}

    def __len__(self) -> int:
        size = 1
        for values in self.fields.values():
            size *= len(values)
        return size

    def combinations(self) -> Iterator[dict[str, Any]]:
        """Yield the fields of every action of the family."""
        for values in product(*self.fields.values()):
            yield dict(zip(self.fields, values, strict=True))

    def pick(self, picker: Picker) -> dict[str, Any]:
        """Return the fields of one action of the family, each equally likely."""
        return {
            name: values.pick(picker) if isinstance(values, Described) else picker.choice(values)
            for name, values in self.fields.items()
        }

    def admits(self, action: Struct) -> bool:
        """Is this action one of the family?"""
        if action.__struct_config__.tag != self.action:
            return False
        return all(getattr(action, name) in values for name, values in self.fields.items())
