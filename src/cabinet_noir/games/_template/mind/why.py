"""Why something is certain: what a seat was told, clue by clue. Its worlds, all deals of the deck, can be listed.

Background: the deck, each card once. Clues: one's own card, and every miss.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from cabinet_noir.core import Claim, Clue, Line, Seat, Sight
from cabinet_noir.deduce import Flags, Listed
from cabinet_noir.games._template.answers import is_right
from cabinet_noir.games._template.edition import deck
from cabinet_noir.games._template.types import Action, Card, Event, Named, State

OWN, MISS = 1, 2


@dataclass(frozen=True)
class TheCase(Listed):
    """What one seat was told."""

    sight: Sight[State, Event]

    @cached_property
    def deals(self) -> list[tuple[Card, ...]]:
        """Every deal of the deck."""
        return list(permutations(deck(self.sight.view.options), self.sight.seats))

    @cached_property
    def clues(self) -> tuple[Clue, ...]:
        """One's own card, then every miss."""
        own = [
            Clue(Line("template-why-own", {"number": card.number}), OWN, 0, (str(seat),))
            for seat, card in enumerate(self.sight.view.cards)
            if isinstance(card, Card)
        ]
        missed = [
            Clue(Line("template-why-miss", {"seat": e.seat, "number": e.number}), MISS, seq, (str(e.seat),))
            for seq, events in self.sight.past
            for e in events
            if isinstance(e, Named) and not e.hit
        ]
        return (*own, *missed)

    @cached_property
    def kept(self) -> Flags:  # type: ignore[override]
        """Clue by clue, whether each deal keeps it."""
        own = [(Seat(s), c.number, True) for s, c in enumerate(self.sight.view.cards) if isinstance(c, Card)]
        told = [*own, *((seat, number, False) for seat, number in self.sight.view.missed)]
        return np.array(
            [[is_right(cards, seat, number) == right for cards in self.deals] for seat, number, right in told], np.bool_
        ).reshape(len(told), len(self.deals))

    @cached_property
    def things(self) -> Mapping[str, tuple[str, ...]]:  # type: ignore[override]
        """Every hidden card, and the numbers of the deck."""
        numbers = tuple(str(card.number) for card in deck(self.sight.view.options))
        return {str(seat): numbers for seat, card in enumerate(self.sight.view.cards) if not isinstance(card, Card)}

    def values(self, name: str) -> NDArray[np.int64]:
        """Return what a hidden card is in each deal."""
        cards = deck(self.sight.view.options)
        return np.array([cards.index(held[int(name)]) for held in self.deals])

    def stated(self, action: Action) -> tuple[Claim, ...]:
        """Return what naming a card says."""
        return (Claim(str(action.seat), (str(action.number),)),)

    def noted(self, _notes: Mapping[str, str]) -> dict[str, tuple[Claim, ...]]:
        """Notes here are words of the player's own."""
        return {}

    def about(self, name: str) -> Line:
        """Say whose card to look at."""
        return Line("template-about", {"seat": int(name)})

    def say(self, claim: Claim) -> Line:
        """Say which card it is, or is not."""
        args: dict[str, str | int] = {"seat": int(claim.name), "numbers": " ".join(claim.values)}
        return Line("template-claim-is" if claim.holds else "template-claim-is-not", args)


def case(sight: Sight[State, Event]) -> TheCase:
    """Return what a seat was told."""
    return TheCase(sight)
