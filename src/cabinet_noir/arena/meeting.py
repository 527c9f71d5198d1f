"""Meetings: some bots on a run of deals, each deal from every seating. Knows no results and no terminal.

A game's number decides everything about it: the deal, the seating, the lots. So a meeting comes out the same however
many processes share it, and whoever else is in the arena.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

from msgspec import Struct

from cabinet_noir.bots.bout import Bout, bout, lots_of
from cabinet_noir.core import Game, Outcome, Seat, seed_from
from cabinet_noir.games import load

from .entrants import LIMIT, company, part
from .faults import Fault, Faulted

Room = Game[Any, Any, Any, Any]
Seating = tuple[int, ...]
"""The player in each seat."""

FORFEIT = "forfeit"
"""Why a game ended that a bot lost by a fault."""


class Meeting(Struct, frozen=True):
    """Who meets, on which deals: small enough to be sent to another process."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    """The bot of each player, as `entrants` reads it."""
    seatings: tuple[Seating, ...]
    seed: int
    names: tuple[str, ...] = ()
    """What each player is called in the book."""
    adjusted: bool = False
    """Is what chance brought found as well?"""
    limit: float = LIMIT
    """Seconds a program has for a move."""

    @property
    def seats(self) -> int:
        """How many sit at its table."""
        return len(self.seatings[0])


class Sat(NamedTuple):
    """A game that was played: which deal, who sat where, how it went, and the fault that ended it, if one did."""

    deal: int
    seating: Seating
    bout: Bout
    fault: Fault | None


def deal_seed(seed: int, deal: int) -> bytes:
    """Return the secret seed of a deal."""
    return hashlib.sha256(seed_from(seed) + b" deal %d" % deal).digest()


def play(meeting: Meeting, numbers: Iterable[int]) -> Iterator[Sat]:
    """Play these games of a meeting, one after the other."""
    game = load(meeting.game)
    options = game.agreed(game.version, meeting.options)
    for number in numbers:
        deal, turn = divmod(number, len(meeting.seatings))
        seating = meeting.seatings[turn]
        seed = deal_seed(meeting.seed, deal)
        yield Sat(deal, seating, *_played(game, options, meeting, seating, seed, lots_of(seed, number)))


def _played(
    game: Room, options: Any, meeting: Meeting, seating: Seating, seed: bytes, lots: bytes
) -> tuple[Bout, Fault | None]:
    """Play one game; each bot is new to it, so that none takes along what it saw from another seat."""
    specs = [meeting.bots[player] for player in seating]
    try:
        with company(game, options, specs, meeting.limit) as bots:
            played = bout(game, options, bots, seed, lots, lucks=meeting.adjusted)
            part(bots, played.outcome)
            return played, None
    except Faulted as faulted:
        return forfeited(game, options, len(seating), faulted.fault, meeting.adjusted), faulted.fault


def forfeited(game: Room, options: Any, seats: int, fault: Fault, adjusted: bool) -> Bout:
    """Return what a fault makes of a game: it is over, its seat's side has lost, and all others have won together."""
    sides = game.sides(options, seats)
    winners = tuple(Seat(seat) for seat in range(seats) if sides[seat] != sides[fault.seat])
    outcome = Outcome(winners, FORFEIT, (0,) * seats)
    nothing: tuple[Any, ...] = tuple({} for _ in range(seats))
    lucks = tuple((share, 0.0) for share in outcome.shares(sides)) if adjusted else ()
    return Bout(outcome, fault.moves, ((),) * seats, nothing, nothing, lucks)


# who sits where


def seatings(players: int) -> tuple[Seating, ...]:
    """Return the seatings a deal is played from: every rotation, and with three or more also the other way round.

    >>> seatings(2)
    ((0, 1), (1, 0))
    """
    orders = [list(range(players))]
    if players > 2:
        orders.append(orders[0][::-1])
    return tuple(tuple(order[turn:] + order[:turn]) for order in orders for turn in range(players))


def shared_seatings(players: int, places: int) -> tuple[Seating, ...]:
    """Return the seatings of players who are fewer than there are places: every way to share them evenly.

    >>> shared_seatings(2, 3)
    ((0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0))
    """
    evenly = {places // players, -(-places // players)}
    return tuple(
        way
        for way in product(range(players), repeat=places)
        if len(counts := Counter(way)) == players and set(counts.values()) <= evenly
    )


def seated(game: Room, options: Any, seats: int, players: int) -> tuple[Seating, ...]:
    """Return the seatings of so many players at a table; those of one side are one player's."""
    sides = game.sides(options, seats)
    places = sorted(set(sides))
    ways = seatings(players) if players == len(places) else shared_seatings(players, len(places))
    return tuple(tuple(way[places.index(side)] for side in sides) for way in ways)


def line_ups(names: Iterable[str], places: int) -> tuple[tuple[str, ...], ...]:
    """Return who meets whom: all of them if there are places for all, else every choice of as many as there are.

    Their order is that of the names, so that a game of some of them is the same game whoever else has come.

    >>> line_ups(["regular", "master", "novice"], 2)
    (('master', 'novice'), ('master', 'regular'), ('novice', 'regular'))
    """
    ordered = sorted(names)
    return tuple(combinations(ordered, min(places, len(ordered))))


def ranges(games: int, size: int) -> Iterator[tuple[int, int]]:
    """Cut a number of games into runs.

    >>> list(ranges(5, 2))
    [(0, 2), (2, 4), (4, 5)]
    """
    return ((first, min(first + size, games)) for first in range(0, games, size))
