"""What games of one meeting add up to, player by player and seat by seat. Tallies add up in any order."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from .fair import Counted
from .meeting import Meeting, Sat, play
from .thinking import Histogram, added, histogram

PARTS = 2520


class Tally(Struct):
    """What came of some games. Lists go by player, and within by seat."""

    games: int
    moves: int
    wins: list[list[int]]
    shared: list[list[int]]
    points: list[int]
    drawn: int
    thinking: list[Histogram]
    parts: list[int]
    """Each player's part of the games, a shared win being shared, in 2,520ths: whole numbers for up to ten winners."""
    acted: list[dict[str, int]]
    """What each player did in the games it won or shared."""
    endings: dict[str, int] = {}
    """Why the games ended, and how often."""
    rates: list[dict[str, tuple[int, int]]] = []
    """What else there is to tell of each player, by name: so much in so many."""
    counted: list[list[Counted]] = []
    """Each player's games one by one, where what chance brought is taken off."""

    @classmethod
    def empty(cls, players: int) -> Tally:
        """Return the tally of no games."""
        table = [[[0] * players for _ in range(players)] for _ in range(2)]
        nothing = [0] * players
        thinking: list[Histogram] = [{} for _ in nothing]
        tally = cls(0, 0, table[0], table[1], [*nothing], 0, thinking, [*nothing], [{} for _ in nothing])
        tally.rates = [{} for _ in nothing]
        tally.counted = [[] for _ in nothing]
        return tally

    def add(self, other: Tally) -> None:
        """Take another tally in."""
        self.games += other.games
        self.moves += other.moves
        self.drawn += other.drawn
        self.endings = dict(Counter(self.endings) + Counter(other.endings))
        self.points = [mine + more for mine, more in zip(self.points, other.points, strict=True)]
        self.parts = [mine + more for mine, more in zip(self.parts, other.parts, strict=True)]
        self.acted = [dict(Counter(mine) + Counter(more)) for mine, more in zip(self.acted, other.acted, strict=True)]
        self.rates = [summed(mine, more) for mine, more in zip(self.rates, other.rates, strict=True)]
        self.counted = [mine + more for mine, more in zip(self.counted, other.counted, strict=True)]
        for mine, more in ((self.wins, other.wins), (self.shared, other.shared)):
            for row, extra in zip(mine, more, strict=True):
                row[:] = [a + b for a, b in zip(row, extra, strict=True)]
        self.thinking = [added(mine, more) for mine, more in zip(self.thinking, other.thinking, strict=True)]

    def count(self, sat: Sat) -> None:
        """Take one game in."""
        deal, seating, played, _ = sat
        winners = played.outcome.winners
        self.games += 1
        self.moves += played.moves
        self.drawn += not winners
        self.endings[played.outcome.reason] = self.endings.get(played.outcome.reason, 0) + 1
        for winner in winners:
            (self.wins if len(winners) == 1 else self.shared)[seating[winner]][winner] += 1
            self.parts[seating[winner]] += PARTS // len(winners)
            self.acted[seating[winner]] = dict(Counter(self.acted[seating[winner]]) + Counter(played.acted[winner]))
        for seat, (share, luck) in enumerate(played.lucks):
            self.counted[seating[seat]].append(Counted(deal, share, luck))
        for seat, player in enumerate(seating):
            self.points[player] += played.outcome.scores[seat]
            self.rates[player] = summed(self.rates[player], played.rates[seat])
            self.thinking[player] = added(self.thinking[player], histogram(played.thinking[seat]))


def summed(mine: dict[str, tuple[int, int]], more: dict[str, tuple[int, int]]) -> dict[str, tuple[int, int]]:
    """Return two players' rates together.

    >>> summed({"tokens": (30, 4)}, {"tokens": (10, 1), "stars": (5, 1)})
    {'stars': (5, 1), 'tokens': (40, 5)}
    """
    nothing = (0, 0)
    pairs = {name: (mine.get(name, nothing), more.get(name, nothing)) for name in sorted({*mine, *more})}
    return {name: (a[0] + b[0], a[1] + b[1]) for name, (a, b) in pairs.items()}


def tallied(meeting: Meeting, first: int, last: int) -> Tally:
    """Play the games numbered first .. last-1 and tally them."""
    tally = Tally.empty(len(meeting.bots))
    for sat in play(meeting, range(first, last)):
        tally.count(sat)
    return tally
