"""One table, played by numbers: the referee's state inside, and for each seat what it has been shown.

Nothing leaves it but sights, and what an encoding makes of them. It judges by `decide`, folds by `fold`, shows by
`see`, as the referee of a real table does; it leaves out what no program needs: entries, seals, a clock that runs.
Where a game runs against the clock, time goes on in ticks of a second, and only when it is told to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from msgspec import Struct

from cabinet_noir.core import HOUSE, Chance, Deadline, Game, Illegal, Offer, Outcome, Seat, Seq, Sight, never
from cabinet_noir.core.encoding import Draft, Encoding, Int8s, vector

AnyGame = Game[Any, Any, Any, Any]

MOST_TICKS: Final = 3600
"""A game against the clock is cut off after an hour of it."""


class Look(Struct, frozen=True, gc=False):
    """A sight without its past."""

    seat: Seat
    view: Any
    offers: tuple[Offer, ...]


class Play:
    """A game on its way. What begins with an underscore holds secrets, and stays in this module."""

    __slots__ = (
        "_chance_seed",
        "_deadline",
        "_due",
        "_limit",
        "_log",
        "_looks",
        "_masks",
        "_order",
        "_pasts",
        "_state",
        "_views",
        "drafts",
        "encoding",
        "game",
        "moves",
        "now",
        "options",
        "outcome",
        "over",
        "seats",
        "timed",
        "to_act",
    )

    def __init__(
        self,
        game: AnyGame,
        encoding: Encoding,
        options: Any,
        seats: int,
        longest: int,
        seed: bytes,
        deal: Sequence[Any] | None = None,
    ) -> None:
        """Deal from a seed, or take a deal as it is. It is cut off after the longest that a game can be."""
        self.game, self.encoding, self.options, self.seats = game, encoding, options, seats
        self.timed = game.deadline is not never
        self._chance_seed = seed
        self._limit = longest
        self._state: Any = game.start(options, seats)
        self._views = [self._state] * seats
        self._pasts: list[list[tuple[Seq, tuple[Any, ...]]]] = [[] for _ in range(seats)]
        self._log: list[tuple[Any, ...]] = []
        self._deadline: Deadline | None = None
        self._due = 0
        self.now = 0
        """How many ticks have gone by."""
        self.moves = 0
        """How many entries the game has, the deal not counted."""
        self.drafts: list[Draft] = [()] * seats
        self.outcome: Outcome | None = None
        self.over = False
        """Has it ended, or has it gone on for longer than any game should? Then it has no outcome."""
        self._order = tuple(map(Seat, range(seats)))
        self._record(game.deal(options, seats, Chance(seed, "deal")) if deal is None else tuple(deal))

    # what is shown

    @property
    def seconds_left(self) -> int:
        """How long the clock that is running has still to go: everybody sees it."""
        return 0 if self._deadline is None else max(0, self._due - self.now)

    @property
    def clock(self) -> Deadline | None:
        """The clock that is running."""
        return self._deadline

    def sight(self, seat: int) -> Sight[Any, Any]:
        """Return all that a seat has been shown."""
        past, see = self._pasts[seat], self.game.see
        for seq in range(len(past), len(self._log)):
            seen = (see(event, self._order[seat]) for event in self._log[seq])
            past.append((Seq(seq), tuple(event for event in seen if event is not None)))
        look = self._looks[seat] or self._look(seat)
        return Sight(look.seat, self.seats, Seq(self.moves), look.view, tuple(past), look.offers)

    def _look(self, seat: int) -> Look:
        """Return what an encoding reads of a sight, which is made at every turn."""
        mine, view = self._order[seat], self._views[seat]
        offers = self.game.offers(view, mine) if mine in self.to_act else ()
        found = self._looks[seat] = Look(mine, view, offers)
        return found

    def observe(self, seat: int) -> Int8s:
        """Return a seat's sight as numbers, with the draft that only this seat knows of."""
        return self.encoding.observe(self._looks[seat] or self._look(seat), self.drafts[seat])

    def mask(self, seat: int) -> Int8s:
        """Return what a seat may pick now, as its own to keep: whoever changes it changes nothing here."""
        kept = self._masks[seat]
        if kept is not None:
            return vector(kept)
        mask = self.encoding.mask(self._looks[seat] or self._look(seat), self.drafts[seat])
        self._masks[seat] = mask.tobytes()
        return mask

    def watched(self) -> Any:
        """Return the table as somebody sees it who has no seat."""
        seen = (self.game.see(event, None) for events in self._log for event in events)
        return self.game.view(self.options, self.seats, (event for event in seen if event is not None))

    # what is done

    def check(self, seat: int, index: int) -> None:
        """Refuse an index that a seat may not pick now."""
        mask = self._masks[seat] or self.mask(seat)
        if not 0 <= index < len(mask) or not mask[index]:
            raise Illegal("index-not-allowed", index=index)

    def chosen(self, seat: int, index: int) -> Any:
        """Take an index that a seat picks: return the action it completes, or None where it has more to pick."""
        self.check(seat, index)
        draft = self.drafts[seat]
        action = self.encoding.pick(self._looks[seat] or self._look(seat), draft, index)
        if action is None:
            self.drafts[seat] = (*draft, index)
        elif draft:
            self.drafts[seat] = ()
        self._masks[seat] = None
        return action

    def pick(self, seat: int, index: int) -> None:
        """Take an index that a seat picks, and do what it completes."""
        action = self.chosen(seat, index)
        if action is not None:
            self.act(seat, action)

    def act(self, seat: int, action: Any) -> None:
        """Judge an action and let everybody see what came of it; `Illegal` says why not."""
        chance = Chance(self._chance_seed, f"move {self.moves + 1}")
        events = self.game.decide(self._state, HOUSE if seat == HOUSE else self._order[seat], action, chance)
        self.moves += 1
        self._record(events)

    def tick(self) -> None:
        """Let a second go by; what is due then, the house does."""
        self.now += 1
        if self._deadline is not None and self.now >= self._due:
            self.act(HOUSE, self.game.action_of("time_up", {}))
        elif self.now >= MOST_TICKS:
            self._settle()

    def _record(self, events: tuple[Any, ...]) -> None:
        """Fold what happened: all of it for the referee, and for each seat what it sees of it."""
        fold, see, views, state = self.game.fold, self.game.see, self._views, self._state
        for event in events:
            state = fold(state, event)
        self._state = state
        self._log.append(events)
        for seat in self._order:
            view = views[seat]
            for event in events:
                shown = see(event, seat)
                if shown is not None:
                    view = fold(view, shown)
            views[seat] = view
        self._settle()

    def _settle(self) -> None:
        """Say who may act now, or that it is over."""
        game, state = self.game, self._state
        self.outcome = game.outcome(state)
        self.over = self.outcome is not None or self.moves >= self._limit or self.now >= MOST_TICKS
        self.to_act: tuple[Seat, ...] = () if self.over else game.to_act(state)
        self._looks: list[Look | None] = [None] * self.seats
        self._masks: list[bytes | None] = [None] * self.seats
        if self.timed:
            self._wind_up()

    def _wind_up(self) -> None:
        """Start the clock of a new deadline; an equal one is the same clock, still running."""
        deadline = self.game.deadline(self._state)
        if deadline != self._deadline:
            self._deadline = deadline
            self._due = self.now + (int(np.ceil(deadline.seconds)) if deadline else 0)

    def __copy__(self) -> Play:
        """The same game, to be played on apart: states never change, only lists are made anew."""
        other = object.__new__(Play)
        for name in Play.__slots__:
            value = getattr(self, name)
            setattr(other, name, list(value) if isinstance(value, list) else value)
        other._pasts = [list(past) for past in self._pasts]
        return other


def rewards(outcome: Outcome | None, seats: int) -> tuple[float, ...]:
    """Return what an outcome is worth to each seat: winners get 1, the others share what that costs.

    Nobody gets anything where all have won or none, or it was cut off. Alone, what was found is worth less the longer
    it took: nothing after 100 steps of the track.

    >>> rewards(Outcome((Seat(1),), "", (0, 1)), 2), rewards(Outcome((Seat(2),), "", (0, 0, 1)), 3)
    ((-1.0, 1.0), (-0.5, -0.5, 1.0))
    >>> rewards(Outcome((Seat(0),), "", (37,)), 1)
    (0.63,)
    """
    won = 0 if outcome is None else len(outcome.winners)
    if outcome is None or won == 0 or won == seats > 1:
        return (0.0,) * seats
    if seats == 1:
        return (round(max(0.0, 1 - outcome.scores[0] / 100), 4),)
    return tuple(1.0 if seat in outcome.winners else -won / (seats - won) for seat in range(seats))
