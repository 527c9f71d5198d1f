"""Putting people together at as little cost as can be: a matching for tables of two, an assignment for larger ones.

What it costs to put some together, the dearest first: that they are of one team, that they have met before (a second
time little, a third more), that they have met a bot before or bots sit together, and how far apart their scores are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, permutations, repeat
from typing import Final

from msgspec import Struct

from .types import NOBODY

MATES: Final = 10**20
"""What it costs that two of one team meet: more than all meetings there can be."""
AGAIN: Final = 10**15
"""What it costs to meet again, times how much dearer this meeting is than the last: more than all bots can."""
BOT_AGAIN: Final = 10**12
"""What it costs to meet a bot again, or that bots sit together: more than all scores can. Nobody meets again for it."""
APART: Final = 1_024
"""What a point of difference costs, squared and in thousandths; below it, folding of a score group."""
NEAR: Final = 40
"""In a large field: to so many neighbours by score anybody is matched; if that leaves somebody over, to everybody."""
SMALL: Final = 12
"""So many are put together by trying everything."""


class Meetings(Struct, frozen=True):
    """How often each two have met, and who is of which team."""

    met: Counter[frozenset[int]]
    teams: Mapping[int, str]

    def cost(self, one: int, other: int) -> int:
        """Return what it costs to put two together, whatever they have."""
        if one < 0 and other < 0:
            return BOT_AGAIN
        times = self.met[frozenset((max(one, NOBODY), max(other, NOBODY)))]
        again = 2 * times + 1 if times else 0
        if one < 0 or other < 0:
            return BOT_AGAIN * again
        mates = one in self.teams and self.teams[one] == self.teams.get(other)
        return AGAIN * again + (MATES if mates else 0)


# tables of two


def matched(
    order: Sequence[int], scores: Mapping[int, int], meetings: Meetings, folded: Mapping[int, tuple[int, int]]
) -> list[tuple[int, ...]]:
    """Return everybody in pairs, at the least cost there is, those with the highest scores first."""
    pairs = _matching(order, scores, meetings, folded, NEAR if len(order) > 2 * NEAR else len(order))
    if 2 * len(pairs) < len(order):
        pairs = _matching(order, scores, meetings, folded, len(order))
    place = {number: index for index, number in enumerate(order)}
    return sorted((tuple(sorted(two, key=place.__getitem__)) for two in pairs), key=lambda two: place[two[0]])


def _matching(
    order: Sequence[int],
    scores: Mapping[int, int],
    meetings: Meetings,
    folded: Mapping[int, tuple[int, int]],
    near: int,
) -> list[tuple[int, int]]:
    import networkx as nx  # for who pairs, in a process of its own: the house itself opens sooner without it

    graph: nx.Graph[int] = nx.Graph()
    graph.add_nodes_from(order)
    for index, one in enumerate(order):
        for other in order[index + 1 : index + 1 + near]:
            apart = scores.get(one, 0) - scores.get(other, 0)
            cost = meetings.cost(one, other) + APART * (apart * apart // 1000)
            if not apart:
                cost += abs(abs(folded[one][0] - folded[other][0]) - folded[one][1])
            graph.add_edge(one, other, weight=cost)
    return [(one, other) for one, other in nx.min_weight_matching(graph)]


# larger tables


def assigned(field: Sequence[int], seats: int, scores: Mapping[int, int], meetings: Meetings) -> list[tuple[int, ...]]:
    """Return everybody at tables of so many: at the least cost there is in a small field, at little in a large one.

    Those below zero are bots; they stand where the field ends.
    """
    low = min((scores.get(number, 0) for number in field if number >= 0), default=0)

    def cost(table: Sequence[int]) -> int:
        have = [scores.get(number, 0) if number >= 0 else low for number in table]
        spread = max(have) - min(have)
        return APART * (spread * spread // 1000) + sum(meetings.cost(*two) for two in combinations(table, 2))

    if len(field) <= SMALL:
        return list(min(_partitions(tuple(field), seats), key=lambda tables: sum(map(cost, tables))))
    return _improved([list(field[at : at + seats]) for at in range(0, len(field), seats)], cost)


def _partitions(field: tuple[int, ...], seats: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Yield every way to put a field to tables, each once."""
    if not field:
        yield ()
        return
    first, rest = field[0], field[1:]
    for mates in combinations(rest, seats - 1):
        left = tuple(number for number in rest if number not in mates)
        for others in _partitions(left, seats):
            yield ((first, *mates), *others)


def _improved(tables: list[list[int]], cost: Callable[[Sequence[int]], int]) -> list[tuple[int, ...]]:
    """Swap two people of two tables for as long as it helps."""
    costs = [cost(table) for table in tables]
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(tables)), 2):
            for a in range(len(tables[one])):
                for b in range(len(tables[other])):
                    _swap(tables, one, a, other, b)
                    now = cost(tables[one]), cost(tables[other])
                    if sum(now) < costs[one] + costs[other]:
                        costs[one], costs[other] = now
                        better = True
                    else:
                        _swap(tables, one, a, other, b)
    return [tuple(table) for table in tables]


def _swap(tables: list[list[int]], one: int, a: int, other: int, b: int) -> None:
    tables[one][a], tables[other][b] = tables[other][b], tables[one][a]


# seats


def seated(
    tables: Sequence[Sequence[int]], sat: Mapping[tuple[int, int], int], teams: Mapping[int, str]
) -> list[tuple[int, ...]]:
    """Return everybody in a seat: one no mate has in this round, while there is one, and one they had least often.

    The same seat is compared from table to table: mates who shared it would be measured by each other. So tables
    follow each other from team to team: what the first of them chose is never too late for the last. Bots are all alike
    from here on.
    """
    taken: Counter[tuple[str, int]] = Counter()
    chosen: dict[int, tuple[int, ...]] = {}

    def cost(order: Sequence[int]) -> tuple[int, int]:
        places = _places(order)
        return sum(taken[teams[who], seat] for who, seat in places if who in teams), sum(
            map(sat.get, places, repeat(0))
        )

    left = list(range(len(tables)))
    while left:
        begun = {team for team, _ in taken}
        index = next((each for each in left if any(teams.get(who) in begun for who in tables[each])), left[0])
        left.remove(index)
        chosen[index] = min(permutations([max(who, NOBODY) for who in tables[index]]), key=cost)
        taken.update((teams[who], seat) for who, seat in _places(chosen[index]) if who in teams)
    return [chosen[index] for index in range(len(tables))]


def _places(order: Sequence[int]) -> list[tuple[int, int]]:
    return [(number, seat) for seat, number in enumerate(order) if number != NOBODY]
