"""What can be known from a sight, exactly, for whoever asks: a label to learn from, never part of an observation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from math import log2
from typing import Any, Final

from cabinet_noir.core import Claim, Illegal, Odds, Sight, no_advice
from cabinet_noir.core.encoding import Draft, Encoding

from .play import AnyGame

MOST_LISTED: Final = 4096
"""Of more actions than that, none is weighed one by one."""


class Oracle:
    """What a seat could know, did it reason without a slip: by its sight alone. Each answer is found when asked for."""

    def __init__(self, game: AnyGame, encoding: Encoding, sight: Sight[Any, Any]) -> None:
        self._game, self._encoding, self._sight = game, encoding, sight

    @cached_property
    def worlds(self) -> int:
        """In how many ways things may be, each of them as likely."""
        return self._game.deduction.count(self._sight)

    @cached_property
    def odds(self) -> Odds:
        """Of each hidden thing, by the room's name for it, how likely each value is."""
        return self._game.deduction.odds(self._sight)

    @cached_property
    def bits(self) -> Mapping[Draft, float]:
        """Of each question (by its path), how many bits its answer is expected to tell, best first."""
        advises = self._game.deduction.advise is not no_advice
        found = self._advised() if advises else self._stated()
        return dict(sorted(found, key=lambda pair: -pair[1]))

    @property
    def unit(self) -> str:
        """What `bits` counts in: "points", in a room where what is asked takes some at once."""
        return self._game.deduction.advises_in

    def _advised(self) -> Iterator[tuple[Draft, float]]:
        """Yield every question the room itself weighs."""
        for action, bits in self._game.deduction.advise(self._sight):
            try:
                yield self._encoding.path(self._sight, action), float(bits)
            except Illegal:  # a word that has no number
                continue

    def _stated(self) -> Iterator[tuple[Draft, float]]:
        """Yield every action that says one thing of something hidden: the answer is yes or no, as the odds are."""
        case, offers = self._game.deduction.case, self._sight.offers
        if case is None or sum(map(len, offers)) > MOST_LISTED:
            return
        told = case(self._sight)
        for action in self._game.actions(offers):
            claims = told.stated(action)
            if len(claims) == 1 and claims[0].name in self.odds:
                yield self._encoding.path(self._sight, action), _entropy(_likely(claims[0], self.odds))


def _likely(claim: Claim, odds: Odds) -> float:
    held = sum(odds[claim.name].get(value, 0.0) for value in claim.values)
    return held if claim.holds else 1 - held


def _entropy(likely: float) -> float:
    """Return the bits of an answer that is yes with this probability.

    >>> _entropy(0.5), _entropy(0.0), round(_entropy(0.1), 3)
    (1.0, 0.0, 0.469)
    """
    return -sum(part * log2(part) for part in (likely, 1 - likely) if part > 0) + 0.0
