"""The master of Code de Vinci: looks a turn ahead and asks who will have lived longest.

A row lives as long as it is hard to name. The master holds every row's life against the others' for each way its turn
may go (hit and stop, hit and go on, miss and show the drawn tile) and takes the likeliest to win. It reads what the
others give away by naming tiles, and sees its own row as the table does. Knows sights and views, never the whole table.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import exp
from typing import Final, NamedTuple

from msgspec.structs import replace

from cabinet_noir.core import Odds, Seat
from cabinet_noir.games.vinci.edition import POINTS_PUT_OUT, TILES, worth
from cabinet_noir.games.vinci.rows import places_for
from cabinet_noir.games.vinci.types import Colour, Row, Standing, State, Tile

from .deduce import Posterior
from .lanes import Weigh
from .opinions import Attack, See, after_a_miss, as_strangers_see, attacks, is_in, life, name_of, suspicion

SLIGHT: Final = 1e-9


@dataclass(frozen=True)
class Temper:
    """What the master goes by. The numbers were found by thousands of games."""

    doubt: float = 0.05
    """How far an opponent is thought to name tiles he holds."""
    life: float = 0.5
    """How much a nat of a row's life is worth, in nats of winning."""
    tempo: float = 0.65
    """How much it is worth to be next on turn."""
    width: int = 1
    """How many of the likeliest attacks are thought through."""
    depth: int = 4
    """How many hits in a row are thought ahead."""
    purse: float = 60.0
    """The points that are worth as much as a game, where games are played for points (R13)."""


class Plan(NamedTuple):
    """An attack, and what it is worth: how likely it is to win in the end, and in a tournament the points it makes."""

    worth: float
    attack: Attack


@dataclass(frozen=True)
class Thought:
    """One moment of the master's: everything it weighs about one sight."""

    sight: See
    temper: Temper = Temper()

    @property
    def view(self) -> State:
        """What the seat sees."""
        return self.sight.view

    @cached_property
    def seat(self) -> Seat:
        """Whose thought this is."""
        assert self.sight.seat is not None
        return self.sight.seat

    # the turn

    @cached_property
    def odds(self) -> Odds:
        """What the master believes now."""
        return self._believed(self.view)

    @cached_property
    def best(self) -> Plan:
        """The best attack."""
        return self._plan(self.view, self.odds, self.temper.width, self.temper.depth)

    @cached_property
    def goes_on(self) -> bool:
        """Is it better to attack again than to stop? When in doubt it is: a certain tile is always taken."""
        return self.best.worth > self._winning(self.view, self.odds, self._life_stopped) - SLIGHT

    def _plan(self, view: State, odds: Odds, width: int, depth: int) -> Plan:
        """Return the best of the likeliest attacks, thinking on along the hits."""
        considered = attacks(view, self.seat, odds)[:width]
        return max((self._weighed(view, odds, attack, depth) for attack in considered), key=lambda plan: plan.worth)

    def _weighed(self, view: State, odds: Odds, attack: Attack, depth: int) -> Plan:
        hit_view = opened(view, attack)
        hit_odds = self._believed(hit_view)
        hit = self._hit(hit_view, hit_odds, depth) + self._points(hit_view, attack)
        if attack.odds > 1.0 - SLIGHT:
            return Plan(hit, attack)
        name = name_of(view, attack.at.seat, view.rows[attack.at.seat][attack.at.place])
        miss = self._winning(view, after_a_miss(odds, hit_odds, name, attack), self._life_missed)
        return Plan(attack.odds * hit + (1.0 - attack.odds) * miss, attack)

    def _hit(self, view: State, odds: Odds, depth: int) -> float:
        """Return what the rest is worth after a hit: all, if it was the last; else stopping or going on."""
        if not any(is_in(row) for seat, row in enumerate(view.rows) if seat != self.seat):
            return 1.0
        stopping = self._winning(view, odds, self._life_stopped)
        return max(stopping, self._plan(view, odds, 1, depth - 1).worth) if depth > 1 else stopping

    def _points(self, hit_view: State, attack: Attack) -> float:
        """Return what the points of a hit are worth (R13): nothing where a single game is played."""
        if hit_view.options.games == 1:
            return 0.0
        put_out = 0 if is_in(hit_view.rows[attack.at.seat]) else POINTS_PUT_OUT
        return (worth(attack.face) + put_out) / self.temper.purse

    def _believed(self, view: State) -> Odds:
        return Posterior(view, self.seat, self._suspicion).odds

    @cached_property
    def _suspicion(self) -> Weigh:
        return suspicion(self.sight, self.temper.doubt)

    # who will have lived longest

    def _winning(self, view: State, odds: Odds, own_life: float | None) -> float:
        """Return how likely this seat is to win when its turn has ended so; None: it is out."""
        if own_life is None:
            return 0.0
        strengths = {
            seat: exp(
                self.temper.life * (own_life if seat == self.seat else life(view, seat, odds))
                + self.temper.tempo * (seat == self._follower(view))
            )
            for seat, row in enumerate(view.rows)
            if seat == self.seat or is_in(row)
        }
        return strengths[self.seat] / sum(strengths.values())

    def _follower(self, view: State) -> int:
        seats = ((self.seat + step) % view.seats for step in range(1, view.seats))
        return next(seat for seat in seats if is_in(view.rows[seat]))

    # one's own row

    def arranged(self, row: tuple[Tile, ...]) -> float:
        """Return the life of a row stood up from the dealt tiles (R4)."""
        standing = tuple(Standing(tile, False, place) for place, tile in enumerate(row))
        return self._own_life(with_row(self.view, self.seat, standing))

    @cached_property
    def stops(self) -> dict[int | None, float]:
        """For each place the drawn tile may take face down, the life of the row with it."""
        if self.view.drawn is None:
            return {None: self._own_life(self.view)}
        return {place: self._own_life(self._with_drawn(place, False)) for place in self._places}

    @cached_property
    def shows(self) -> dict[int, float]:
        """For each place the drawn tile may take face up, the life of the row with it."""
        return {place: self._own_life(self._with_drawn(place, True)) for place in self._places}

    @cached_property
    def sacrifices(self) -> dict[int, float]:
        """For each tile that may be laid open, the life of the row without it (R9)."""
        row = self.view.rows[self.seat]
        return {
            place: self._own_life(with_row(self.view, self.seat, _with(row, place, replace(standing, open=True))))
            for place, standing in enumerate(row)
            if not standing.open
        }

    @cached_property
    def _life_stopped(self) -> float:
        return max(self.stops.values())

    @cached_property
    def _life_missed(self) -> float | None:
        if self.view.drawn is not None:
            return max(self.shows.values())
        if self.view.options.empty_pile == "no_penalty":
            return self._life_stopped
        return max(self.sacrifices.values()) if len(self.sacrifices) > 1 else None

    @cached_property
    def _places(self) -> tuple[int, ...]:
        assert isinstance(self.view.drawn, Tile)
        return places_for(self.view.drawn, self.view.rows[self.seat], self.view.options.rules)

    def _with_drawn(self, place: int, open: bool) -> State:
        row = self.view.rows[self.seat]
        assert self.view.drawn is not None
        standing = Standing(self.view.drawn, open, len(row))
        return with_row(self.view, self.seat, (*row[:place], standing, *row[place:]))

    def _own_life(self, view: State) -> float:
        shown = as_strangers_see(view, self.seat)
        return life(shown, self.seat, Posterior(shown, None).odds)

    # the draw

    def promise(self, colour: Colour) -> float:
        """Return what drawing a colour promises: it tells of the others' tiles, and hides among one's own."""
        hidden = [
            1 if seat != self.seat else -1
            for seat, row in enumerate(self.view.rows)
            for standing in row
            if not standing.open and standing.tile.colour == colour
        ]
        return sum(hidden)


def opened(view: State, attack: Attack) -> State:
    """Return the view after an attack that hit."""
    row = view.rows[attack.at.seat]
    old = row[attack.at.place]
    shown = replace(old, tile=TILES[old.tile.colour, attack.face], open=True)
    return with_row(view, attack.at.seat, _with(row, attack.at.place, shown))


def with_row(view: State, seat: int, row: Row) -> State:
    """Return the view with another row for a seat."""
    return replace(view, rows=(*view.rows[:seat], row, *view.rows[seat + 1 :]))


def _with(row: Row, place: int, standing: Standing) -> Row:
    return (*row[:place], standing, *row[place + 1 :])
