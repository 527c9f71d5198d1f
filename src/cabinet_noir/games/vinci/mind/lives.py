"""Who of Code de Vinci's players will have lived longest, when a turn is to begin.

A row lives as long as it is hard to name for those who look at it. Lives are held against each other as they will be
when whoever is on turn has named what he can: he draws something, names the likeliest tile, goes on while that is
better than to stop. What he draws and what he finds are taken as they are on average, and no row is read anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final, NamedTuple

from cabinet_noir.games.vinci.edition import hand_size
from cabinet_noir.games.vinci.types import Row, State

from .reading import JOKERS, PLACES, face_of, read, unseen

Shares = list[float]
"""How likely each seat is to win the game that is being played."""
Chances = list[tuple[float, int]]
"""What whoever is on turn may name, likeliest first: how likely a tile is what it most likely is, and whose it is."""

SURE: Final = 1.0 - 1e-9
UNLIKELY: Final = 0.15
"""A run of hits that is less likely is not thought through."""


class Held(NamedTuple):
    """What is left of a player: how hard the row is to name, how many tiles of it are hidden, and how many jokers."""

    life: float
    hidden: int
    jokers: int


@dataclass(frozen=True)
class Temper:
    """What lives are held against each other by. The numbers were found by games of regulars and masters."""

    life: float = 1.85
    """What the root of a row's life is worth, in nats of winning."""
    tile: float = -0.24
    """What a hidden tile is worth beside that: the same life in more tiles is easier to take."""
    joker: float = 0.3
    kept: float = 0.5
    """The life of a tile that is drawn and not shown."""
    shown: float = 0.6
    """The life that is lost by one that is."""
    easier: float = 0.85
    """What is left of the life of a tile when another was hit."""


TEMPER: Final = Temper()
AT_FIRST: Final = (1.4, 0.35)
"""How hard a tile is to name at first, and how likely the likeliest is, on average."""


def lived(state: State) -> Shares:
    """Return how likely each seat is to live longest when a turn is to begin."""
    held, odds = told(state)
    if len(held) == 1:
        return [float(seat in held) for seat in range(state.seats)]
    shares = Turn(TEMPER, state.turn, bool(state.pile)).taken(held, odds)
    return [shares.get(seat, 0.0) for seat in range(state.seats)]


def told(state: State) -> tuple[dict[int, Held], Chances]:
    """Return what is left of everybody, and what whoever is on turn may name."""
    playing = [seat for seat in range(state.seats) if seat not in state.out]
    if not any(state.rows):
        return _unknown(state)
    free = unseen(state)
    held, odds = dict[int, Held](), Chances()
    for seat in playing:
        face, life = face_of(state.rows[seat]), 0.0
        for reader in playing:
            if reader != seat:
                found = read(face, free[reader])
                life += found.life
                if reader == state.turn:
                    odds += [(each, seat) for each, _ in found.best]
        held[seat] = Held(life / max(1, len(playing) - 1), sum(each < 0 for each in face), _jokers(state.rows[seat]))
    return held, sorted(odds, reverse=True)


def _jokers(row: Row) -> int:
    """Return how many hidden jokers there are: hard to name, for few think of them."""
    return sum(not standing.open and PLACES[standing.tile] >= JOKERS for standing in row)


def _unknown(state: State) -> tuple[dict[int, Held], Chances]:
    """Return the same before anybody has a tile: rows as hard to name as they are on average."""
    size = hand_size(state.seats)
    held = {seat: Held(AT_FIRST[0] * size, size, 0) for seat in range(state.seats)}
    return held, [(AT_FIRST[1], seat) for seat in held if seat != state.turn]


@dataclass(frozen=True)
class Turn:
    """A turn as it may go, lives being all that is looked at."""

    temper: Temper
    mover: int
    draws: bool

    def taken(self, held: dict[int, Held], odds: Chances, hits: int = 0, reach: float = 1.0) -> dict[int, float]:
        """Return everybody's share if whoever is on turn names the likeliest tile now, after some hits."""
        (likely, victim), *others = odds
        life = -log(likely) * self.temper.easier**hits
        likely = exp(-life)
        hit = self._after_hit(held, others, victim, life, hits + 1, reach * likely)
        if likely > SURE:
            return hit
        miss = self._after_miss(held, victim, life, log(max(1.0, 1.0 / likely - 1.0)))
        return {seat: likely * hit.get(seat, 0.0) + (1.0 - likely) * miss.get(seat, 0.0) for seat in held}

    def _after_hit(
        self, held: dict[int, Held], odds: Chances, victim: int, life: float, hits: int, reach: float
    ) -> dict[int, float]:
        old = held[victim]
        left = {**held, victim: Held(max(0.0, old.life - life), old.hidden - 1, old.jokers)}
        if old.hidden == 1:
            del left[victim]
            if len(left) == 1:
                return {self.mover: 1.0}
        mine = left[self.mover]
        stands = Held(mine.life + self.temper.kept, mine.hidden + 1, mine.jokers) if self.draws else mine
        stops = self._ended({**left, self.mover: stands})
        if reach < UNLIKELY or not odds:
            return stops
        goes_on = self.taken(left, odds, hits, reach)
        return goes_on if goes_on[self.mover] > stops[self.mover] else stops

    def _after_miss(self, held: dict[int, Held], victim: int, life: float, after: float) -> dict[int, float]:
        old, mine = held[victim], held[self.mover]
        left = {**held, victim: old._replace(life=max(0.0, old.life - life + after))}
        if self.draws:
            left[self.mover] = mine._replace(life=max(0.0, mine.life - self.temper.shown))
        elif mine.hidden == 1:
            del left[self.mover]
        else:
            left[self.mover] = Held(mine.life * (1.0 - 1.0 / mine.hidden), mine.hidden - 1, mine.jokers)
        return self._ended(left)

    def _ended(self, held: dict[int, Held]) -> dict[int, float]:
        """Return everybody's share once the turn is over."""
        temper = self.temper
        strengths = {
            seat: exp(temper.life * sqrt(each.life) + temper.tile * each.hidden + temper.joker * each.jokers)
            for seat, each in held.items()
        }
        total = sum(strengths.values())
        return {seat: strength / total for seat, strength in strengths.items()}
