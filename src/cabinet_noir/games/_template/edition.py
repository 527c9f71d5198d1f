"""The components, as data."""

from __future__ import annotations

from .types import Card, Options


def deck(options: Options) -> tuple[Card, ...]:
    """Return the cards of the game."""
    return tuple(Card(number) for number in range(1, options.highest + 1))
