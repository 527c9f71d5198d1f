"""Who plays with whom (R3)."""

from __future__ import annotations

from collections.abc import Iterable

from cabinet_noir.core import Seat

from .types import Options, Team

LARGEST = 5


def team_of(options: Options, seats: int, seat: int) -> Team:
    """Return a seat's team. A split that makes no two teams of one to five is no split: the seats alternate.

    >>> [team_of(Options(), 5, seat) for seat in range(5)], [team_of(Options(first_team=1), 4, s) for s in range(4)]
    ([0, 1, 0, 1, 0], [0, 1, 1, 1])
    """
    first = options.first_team
    if 0 < first < seats <= first + LARGEST:
        return int(seat >= first)
    return seat % 2


def members(options: Options, seats: int, team: Team) -> tuple[Seat, ...]:
    """Return a team's seats."""
    return tuple(Seat(seat) for seat in range(seats) if team_of(options, seats, seat) == team)


def sides(options: Options, seats: int) -> tuple[Team, ...]:
    """Return the team of each seat."""
    return tuple(team_of(options, seats, seat) for seat in range(seats))


def smaller(options: Options, seats: int) -> Team | None:
    """Return the smaller team, or nothing if they are equal."""
    sizes = [len(members(options, seats, team)) for team in (0, 1)]
    return None if sizes[0] == sizes[1] else sizes.index(min(sizes))


def other(team: Team) -> Team:
    """Return the other team."""
    return 1 - team


def plus(pair: tuple[int, int], team: Team, more: int) -> tuple[int, int]:
    """Return two teams' numbers with one of them raised."""
    return (pair[0] + more, pair[1]) if team == 0 else (pair[0], pair[1] + more)


def floored(pair: Iterable[int]) -> tuple[int, int]:
    """Return two teams' points, none of them under 0 (R12)."""
    first, second = (max(0, points) for points in pair)
    return first, second
