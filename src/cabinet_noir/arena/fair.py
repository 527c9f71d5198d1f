"""A fair comparison: a player's mean share of the win and how far off it may be, four ways. Knows no games.

*Plain*, game by game; by *deals*, each played from every seat and counting once; without what *chance* brought; and
*both*. Chance is worth nothing on average whoever plays, so any part of it may be taken off: how large a part is told
by other deals than the one it is taken off from, and so the mean stays what it is (a control variate, cross-fitted).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean, variance

from msgspec import Struct

FOLDS = 8
"""Deals are cut into so many lots; each lot's part is told by the others."""
PRIOR = 20
"""So many games speak for taking off all of it before any is played: a few tell little about how much to take."""


class Counted(Struct, frozen=True, array_like=True):
    """A game of one player: its deal, the player's share of the win, and how much of that chance brought."""

    deal: int
    share: float
    luck: float


class Compared(Struct, frozen=True):
    """What a player's mean share of the win is, and the standard error of each way to tell."""

    share: float
    error: float
    deals_error: float
    """By deals; the mean is the same."""
    adjusted: float
    adjusted_error: float
    both: float
    both_error: float

    def saved(self, error: float) -> float:
        """Return which part of the games is not needed for the same certainty, by a way with this error.

        >>> Compared(0.5, 0.02, 0.02, 0.5, 0.02, 0.5, 0.01).saved(0.01)
        0.75
        """
        return 1 - (error / self.error) ** 2 if self.error else 0.0


def compared(games: Sequence[Counted]) -> Compared:
    """Compare a player by its games."""
    deals = _by_deals(games)
    plain, less, both = [game.share for game in games], adjusted(games), adjusted(deals)
    return Compared(
        mean(plain),
        _error(plain),
        _error([deal.share for deal in deals]),
        mean(less),
        _error(less),
        mean(both),
        _error(both),
    )


def adjusted(games: Sequence[Counted]) -> list[float]:
    """Return each share less the part of its luck that games of other lots say it is worth."""
    lots = [_Products.of([game for game in games if game.deal % FOLDS == lot]) for lot in range(FOLDS)]
    parts = [_Products.summed([*lots[:lot], *lots[lot + 1 :]]).part for lot in range(FOLDS)]
    return [game.share - parts[game.deal % FOLDS] * game.luck for game in games]


class Before:
    """What earlier deals say of how much of luck is to be taken off the next one.

    Nothing that comes later changes it: whoever looks after each deal, and stops when it pleases them, is not misled.
    """

    def __init__(self) -> None:
        self._known = _Products.of(())

    def adjusted(self, games: Sequence[Counted]) -> float:
        """Return the share on one more deal, less the part of its luck that those before say it is worth."""
        share, luck = mean(game.share for game in games), mean(game.luck for game in games)
        less = share - self._known.part * luck
        self._known = _Products.summed([self._known, _Products.of([Counted(0, share, luck)])])
        return less


def _by_deals(games: Sequence[Counted]) -> list[Counted]:
    """Return every deal as one game: the mean over its seatings."""
    found: dict[int, list[Counted]] = {}
    for game in games:
        found.setdefault(game.deal, []).append(game)
    return [
        Counted(deal, mean(game.share for game in some), mean(game.luck for game in some))
        for deal, some in sorted(found.items())
    ]


def _error(values: Sequence[float]) -> float:
    return sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0


class _Products(Struct, frozen=True):
    """What some games say about how much of luck a share is."""

    games: int
    share: float
    luck: float
    luck_squared: float
    share_times_luck: float

    @classmethod
    def of(cls, games: Sequence[Counted]) -> _Products:
        return cls(
            len(games),
            sum(game.share for game in games),
            sum(game.luck for game in games),
            sum(game.luck**2 for game in games),
            sum(game.share * game.luck for game in games),
        )

    @classmethod
    def summed(cls, some: Sequence[_Products]) -> _Products:
        return cls(*(sum(getattr(each, name) for each in some) for name in cls.__struct_fields__))

    @property
    def part(self) -> float:
        """How much of luck is to be taken off: the slope of share over luck, which is nothing on average."""
        if not self.luck_squared:
            return 1.0
        before = PRIOR * self.luck_squared / self.games
        return (self.share_times_luck - self.share * self.luck / self.games + before) / (self.luck_squared + before)
