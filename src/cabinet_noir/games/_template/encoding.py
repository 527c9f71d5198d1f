"""Sights and namings of the Sealed Card as numbers. Knows a sight and what it offers; never a full state."""

from __future__ import annotations

from cabinet_noir.core import Seat
from cabinet_noir.core.encoding import Draft, Int8s, Seen, clockwise, one_of, vector

from .types import Card, Name, Options, State

See = Seen[State]


class SealedCardEncoding:
    """One index for each number of each other seat's card, from the next seat on."""

    def __init__(self, options: Options, seats: int) -> None:
        self._seats, self._highest = seats, options.highest
        self.actions = (seats - 1) * options.highest
        self.length = options.highest + 1 + seats * options.highest

    def observe(self, sight: See, draft: Draft = ()) -> Int8s:
        """The own card; whether it is one's turn; of each seat's card, the numbers that were named and missed."""
        view, seat = sight.view, sight.seat or 0
        own = view.cards[seat] if view.cards else None
        number = own.number - 1 if isinstance(own, Card) else None
        missed = (
            bytes((other, number) in view.missed for number in range(1, self._highest + 1))
            for other in clockwise(seat, self._seats)
        )
        return vector(b"".join((one_of(self._highest, number), bytes((view.turn == seat,)), *missed)))

    def mask(self, sight: See, draft: Draft = ()) -> Int8s:
        """Every number of every other player's card (R2)."""
        return vector(bytes((int(bool(sight.offers)),)) * self.actions)

    def pick(self, sight: See, draft: Draft, index: int) -> Name:
        """Return the naming."""
        assert sight.seat is not None
        step, number = divmod(index, self._highest)
        return Name(Seat((sight.seat + 1 + step) % self._seats), number + 1)

    def path(self, sight: See, action: Name) -> Draft:
        """Return its index."""
        assert sight.seat is not None
        step = (action.seat - sight.seat - 1) % self._seats
        return (step * self._highest + action.number - 1,)


encoding = SealedCardEncoding
