"""The course of a game: events entry by entry, and the state they have led to. What is taken back leaves no trace."""

from __future__ import annotations

from collections import deque
from typing import Generic

from cabinet_noir.core import Game, Offer, Seat, Seq, Sight
from cabinet_noir.core.game import A, E, O, S

from .types import HOUSE_KINDS, MOST_UNDONE, HouseEvent, TakenBack


class Course(Generic[O, S, A, E]):
    """A state folded as entries come. It serves full events and seen ones alike, and never folds one twice.

    Of the earlier states it keeps exactly those that a move taken back may need: none is from before a move that told
    somebody something (T5), and no more are kept than may be taken back one after the other.
    """

    __slots__ = ("_before", "_game", "_options", "_seats", "past", "state")

    def __init__(self, game: Game[O, S, A, E], options: O, seats: int) -> None:
        self._game = game
        self._options = options
        self._seats = seats
        self.state: S = game.start(options, seats)
        self.past: list[tuple[Seq, tuple[E, ...]]] = []
        self._before: deque[tuple[Seq, S]] = deque(maxlen=MOST_UNDONE)

    def add(self, seq: Seq, events: tuple[E | HouseEvent, ...], state: S | None = None) -> None:
        """Take in the next entry's events, and the state they lead to where that is known already.

        Those of the house are no part of the game, but may take a move of it back.
        """
        played: tuple[E, ...] = events  # type: ignore[assignment]  # where all are the game's, as nearly always
        if not HOUSE_KINDS.isdisjoint(map(type, events)):
            played = tuple(event for event in played if type(event) not in HOUSE_KINDS)
        if played:
            if self._game.tell_nobody(played):
                self._before.append((seq, self.state))
            else:
                self._before.clear()
            self.state = self._folded(played) if state is None else state
        self.past.append((seq, played))
        if len(played) < len(events):
            for taken_back in events:
                if isinstance(taken_back, TakenBack):
                    self._forget(taken_back.entry)

    def _folded(self, events: tuple[E, ...]) -> S:
        state, fold = self.state, self._game.fold
        for event in events:
            state = fold(state, event)
        return state

    def offers(self, seat: Seat | None) -> tuple[Offer, ...]:
        """Return what a seat may do now, as far as these events tell."""
        if seat is None or seat not in self._game.to_act(self.state):
            return ()
        return self._game.offers(self.state, seat)

    def sight(self, seat: Seat | None) -> Sight[S, E]:
        """Return all of it as what a seat has been shown."""
        return Sight(seat, self._seats, Seq(len(self.past) - 1), self.state, tuple(self.past), self.offers(seat))

    def _forget(self, entry: Seq) -> None:
        """Leave an entry out: the state before it is kept. What no table would let be taken back is folded again."""
        _, shown = self.past[entry]
        if not shown:  # to these eyes there was nothing
            return
        self.past[entry] = (entry, ())
        if self._before and self._before[-1][0] == entry:
            _, self.state = self._before.pop()
        else:
            self.state = self._game.view(self._options, self._seats, (event for _, seen in self.past for event in seen))
