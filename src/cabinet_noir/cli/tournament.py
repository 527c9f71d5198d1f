"""A tournament of bots: who sits where in which game, and what it adds up to. Knows no terminal.

A game's number decides everything about it: the deal, the seating, the lots. So a tournament comes out the same however
many processes share it. Every deal is played once from every seating, so that no bot profits from a seat.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from math import floor, log2
from typing import Any

from msgspec import Struct

from cabinet_noir.bots.arena import Bout, bout, lots_of
from cabinet_noir.core import Malformed, seed_from
from cabinet_noir.games import load

from .fair import Counted

PARTS = 2520
_STEPS = 32
"""Steps of a doubling in the histogram of thinking times: each is two hundredths wide."""


class Tournament(Struct, frozen=True):
    """What was asked for, small enough to be sent to another process."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    """The bot of each player. There are as many players as seats."""
    seed: int
    adjusted: bool = False
    """Is what chance brought taken off as well?"""


class Tally(Struct):
    """What came of some games. Tallies add up in any order. Lists go by player, and within by seat."""

    games: int
    moves: int
    wins: list[list[int]]
    shared: list[list[int]]
    points: list[int]
    drawn: int
    thinking: list[dict[int, int]]
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
        thinking: list[dict[int, int]] = [{} for _ in nothing]
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
        self.thinking = [
            dict(Counter(mine) + Counter(more)) for mine, more in zip(self.thinking, other.thinking, strict=True)
        ]

    def count(self, played: Bout, seating: tuple[int, ...], deal: int = 0) -> None:
        """Take one game of a deal in, in which the player `seating[seat]` sat in each seat."""
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
            thought = self.thinking[player]
            for seconds in played.thinking[seat]:
                step = step_of(seconds)
                thought[step] = thought.get(step, 0) + 1


def summed(mine: dict[str, tuple[int, int]], more: dict[str, tuple[int, int]]) -> dict[str, tuple[int, int]]:
    """Return two players' rates together.

    >>> summed({"tokens": (30, 4)}, {"tokens": (10, 1), "stars": (5, 1)})
    {'stars': (5, 1), 'tokens': (40, 5)}
    """
    nothing = (0, 0)
    pairs = {name: (mine.get(name, nothing), more.get(name, nothing)) for name in sorted({*mine, *more})}
    return {name: (a[0] + b[0], a[1] + b[1]) for name, (a, b) in pairs.items()}


def step_of(seconds: float) -> int:
    """Return the step of the histogram a time falls into."""
    return floor(log2(max(seconds, 1e-9)) * _STEPS)


def percentile(histogram: dict[int, int], share: float) -> float:
    """Return the time below which this share of the times lie, to two hundredths.

    >>> round(percentile({step_of(0.5): 95, step_of(8.0): 5}, 0.95), 1)
    0.5
    """
    rest = share * sum(histogram.values())
    for step in sorted(histogram):
        rest -= histogram[step]
        if rest <= 0:
            return float(2 ** ((step + 0.5) / _STEPS))
    return 0.0


def player_names(bots: tuple[str, ...]) -> tuple[str, ...]:
    """Tell players of the same bot apart.

    >>> player_names(("regular", "master", "regular"))
    ('regular', 'master', 'regular#2')
    """
    met: Counter[str] = Counter()
    names = []
    for bot in bots:
        met[bot] += 1
        names.append(bot if met[bot] == 1 else f"{bot}#{met[bot]}")
    return tuple(names)


def seatings(players: int) -> tuple[tuple[int, ...], ...]:
    """Return the seatings a deal is played from: every rotation, and with three or more also the other way round.

    >>> seatings(2)
    ((0, 1), (1, 0))
    """
    orders = [list(range(players))]
    if players > 2:
        orders.append(orders[0][::-1])
    return tuple(tuple(order[turn:] + order[:turn]) for order in orders for turn in range(players))


def entrants(game_key: str, names: tuple[str, ...], seats: int | None) -> tuple[str, ...]:
    """Return the bot of each player: those named, over and over until every seat is taken."""
    game = load(game_key)
    for name in names or ("",):
        if name not in game.bots:
            raise Malformed("no-such-bot", bot=name, known=", ".join(game.bots))
    wanted = max(len(names), game.seats.start) if seats is None else seats
    if wanted not in game.seats or len(names) > wanted:
        raise Malformed("wrong-number-of-seats", least=game.seats.start, most=game.seats.stop - 1)
    return tuple(names[player % len(names)] for player in range(wanted))


def play_range(tournament: Tournament, first: int, last: int) -> Tally:
    """Play the games numbered first .. last-1 and tally them."""
    game = load(tournament.game)
    options = game.agreed(game.version, tournament.options)
    places = seatings(len(tournament.bots))
    tally = Tally.empty(len(tournament.bots))
    for number in range(first, last):
        seating = places[number % len(places)]
        bots = [game.bots[tournament.bots[player]] for player in seating]
        deal = number // len(places)
        seed = deal_seed(tournament.seed, deal)
        tally.count(bout(game, options, bots, seed, lots_of(seed, number), lucks=tournament.adjusted), seating, deal)
    return tally


def deal_seed(seed: int, deal: int) -> bytes:
    """Return the secret seed of a tournament's deal."""
    return hashlib.sha256(seed_from(seed) + b" deal %d" % deal).digest()


def ranges(games: int, size: int) -> Iterator[tuple[int, int]]:
    """Cut a tournament into runs of games.

    >>> list(ranges(5, 2))
    [(0, 2), (2, 4), (4, 5)]
    """
    return ((first, min(first + size, games)) for first in range(0, games, size))
