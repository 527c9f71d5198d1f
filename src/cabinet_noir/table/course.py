"""The course of a game: events entry by entry, and the state they have led to. What is taken back leaves no trace."""

from __future__ import annotations

from typing import Generic

from cabinet_noir.core.game import A, E, Game, O, S, Seat, Seq, Sight
from cabinet_noir.core.offers import Offer

from .interlude import HouseEvent, OfTheHouse, TakenBack


class Course(Generic[O, S, A, E]):
    """A state folded as entries come. It serves full events and seen ones alike, and never folds one twice."""

    __slots__ = ("_game", "_options", "_seats", "past", "state")

    def __init__(self, game: Game[O, S, A, E], options: O, seats: int) -> None:
        self._game = game
        self._options = options
        self._seats = seats
        self.state: S = game.start(options, seats)
        self.past: list[tuple[Seq, tuple[E, ...]]] = []

    def add(self, seq: Seq, events: tuple[E | HouseEvent, ...]) -> None:
        """Take in the next entry's events; those of the house are no part of the game, but may take one back."""
        played: tuple[E, ...] = tuple(event for event in events if not isinstance(event, OfTheHouse))
        fold = self._game.fold
        for event in played:
            self.state = fold(self.state, event)
        self.past.append((seq, played))
        if len(played) < len(events):
            for taken_back in events:
                if isinstance(taken_back, TakenBack):
                    self._forget(taken_back.entry)

    def offers(self, seat: Seat | None) -> tuple[Offer, ...]:
        """Return what a seat may do now, as far as these events tell."""
        if seat is None or seat not in self._game.to_act(self.state):
            return ()
        return self._game.offers(self.state, seat)

    def sight(self, seat: Seat | None) -> Sight[S, E]:
        """Return all of it as what a seat has been shown."""
        return Sight(seat, self._seats, Seq(len(self.past) - 1), self.state, tuple(self.past), self.offers(seat))

    def _forget(self, entry: Seq) -> None:
        """Fold everything again but this entry. It is rare, and this way nothing has to be kept for it."""
        self.past[entry] = (entry, ())
        self.state = self._game.view(self._options, self._seats, (event for _, seen in self.past for event in seen))
