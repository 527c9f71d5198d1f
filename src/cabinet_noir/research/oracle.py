"""What can be known from a sight, exactly, for whoever asks: a label to learn from, never part of an observation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import log2
from typing import Any, Final

from msgspec import Struct

from cabinet_noir.core import Claim, Illegal, Odds, Sight, no_advice
from cabinet_noir.core.encoding import Draft, Encoding

from .play import AnyGame

MOST_LISTED: Final = 4096
"""Of more actions than that, none is weighed one by one."""


class Oracle(Struct, frozen=True):
    """What a seat could know, did it reason without a slip: by its sight alone."""

    worlds: int
    """How many ways things may be, all of them as likely."""
    odds: Odds
    """Of each hidden thing, by the room's name for it, how likely each value is."""
    bits: Mapping[Draft, float]
    """Of each question (by its path), how many bits its answer is expected to tell, best first."""
    unit: str = "bits"
    """What `bits` counts in: points, in a game in which what is said takes some at once."""


def oracle(game: AnyGame, encoding: Encoding, sight: Sight[Any, Any]) -> Oracle:
    """Return all that can be known from a sight."""
    known = game.deduction
    odds = known.odds(sight)
    bits = _advised(game, encoding, sight) if known.advise is not no_advice else _stated(game, encoding, sight, odds)
    ranked = dict(sorted(bits, key=lambda pair: -pair[1]))
    return Oracle(known.count(sight), odds, ranked, known.advises_in)


def _advised(game: AnyGame, encoding: Encoding, sight: Sight[Any, Any]) -> Iterator[tuple[Draft, float]]:
    """Yield every question the room itself weighs."""
    for action, bits in game.deduction.advise(sight):
        try:
            yield encoding.path(sight, action), float(bits)
        except Illegal:  # a word that has no number
            continue


def _stated(game: AnyGame, encoding: Encoding, sight: Sight[Any, Any], odds: Odds) -> Iterator[tuple[Draft, float]]:
    """Yield every action that says one thing of something hidden: its answer is yes or no, and as sure as the odds."""
    if game.deduction.case is None or sum(map(len, sight.offers)) > MOST_LISTED:
        return
    case = game.deduction.case(sight)
    for action in game.actions(sight.offers):
        claims = case.stated(action)
        if len(claims) == 1 and claims[0].name in odds:
            yield encoding.path(sight, action), _entropy(_likely(claims[0], odds))


def _likely(claim: Claim, odds: Odds) -> float:
    held = sum(odds[claim.name].get(value, 0.0) for value in claim.values)
    return held if claim.holds else 1 - held


def _entropy(likely: float) -> float:
    """Return the bits of an answer that is yes with this probability.

    >>> _entropy(0.5), _entropy(0.0), round(_entropy(0.1), 3)
    (1.0, 0.0, 0.469)
    """
    return -sum(part * log2(part) for part in (likely, 1 - likely) if part > 0) + 0.0
