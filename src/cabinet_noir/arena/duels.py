"""How places at a table become results of pairs.

At a table of two, the one has won, or the other, or neither. At a larger one each side is held against every other:
whose place is better has won that duel, equals have each won half of it. The winners are first, the others follow by
points, and whoever lost by a fault is last. Two sides of one player are no duel.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from statistics import mean

from cabinet_noir.core import Seat
from cabinet_noir.games import load

from .book import Book, Heading, Played, Result
from .fair import Counted
from .strength import Duel


def sides_of(heading: Heading) -> tuple[int, ...]:
    """Return the side of each seat."""
    game = load(heading.game)
    game.check_seats(heading.seats)
    return game.sides(game.agreed(heading.rules, heading.options), heading.seats)


def game_duels(game: Result, sides: Sequence[int]) -> Iterator[tuple[int, int, float]]:
    """Yield who met whom in a game, by number, and what came of it for the first."""
    lost = () if game.fault is None else [Seat(at) for at, side in enumerate(sides) if side == sides[game.fault.seat]]
    places = game.outcome.places(lost)
    first = {side: sides.index(side) for side in sorted(set(sides))}  # those of one side have one place
    for one, other in combinations(first.values(), 2):
        if game.seating[one] != game.seating[other]:
            won = places[one] < places[other]
            yield game.seating[one], game.seating[other], 0.5 if places[one] == places[other] else float(won)


def duels(book: Book, names: Sequence[str]) -> list[Duel]:
    """Return every duel of a book; deals are numbered by their seeds and their own numbers."""
    sides, number = sides_of(book.heading), {name: at for at, name in enumerate(names)}
    deals = numbered(book.played)
    return [
        Duel(deals[each.seed, each.deal], number[each.players[one]], number[each.players[other]], result)
        for each in book.played
        for game in each.games
        for one, other, result in game_duels(game, sides)
    ]


def numbered(played: Sequence[Played]) -> dict[tuple[int, int], int]:
    """Number the deals, whoever has played them."""
    return {deal: at for at, deal in enumerate(sorted({(each.seed, each.deal) for each in played}))}


def met_on(book: Book, one: str, other: str) -> Iterator[Sequence[Played]]:
    """Yield what was played on each deal that two players met on, deal by deal, whoever sat with them."""
    found: dict[tuple[int, int], list[Played]] = {}
    for each in sorted(book.played, key=lambda played: played.key):
        if {one, other} <= set(each.players):
            found.setdefault((each.seed, each.deal), []).append(each)
    yield from found.values()


def result_on(deal: Sequence[Played], one: str, other: str, sides: Sequence[int]) -> float:
    """Return what one player did against another on a deal: the mean over all seatings."""
    results = []
    for each in deal:
        pair = each.players.index(one), each.players.index(other)
        for game in each.games:
            for a, b, result in game_duels(game, sides):
                if (a, b) in (pair, pair[::-1]):
                    results.append(result if (a, b) == pair else 1 - result)
    return mean(results)


def counted(book: Book, name: str) -> list[Counted]:
    """Return a player's games one by one with what chance brought; none if that was not found for all of them."""
    deals, found = numbered(book.played), []
    for each in book.played:
        if name in each.players:
            me = each.players.index(name)
            for game in each.games:
                if not game.lucks:
                    return []
                mine = _sides_of(game, me, sides_of(book.heading))
                found.append(Counted(deals[each.seed, each.deal], *_summed(game, mine)))
    return found


def counted_on(deal: Sequence[Played], one: str, other: str, sides: Sequence[int]) -> list[Counted]:
    """Return one player's games against another on a deal: a half, and half the difference of what each had."""
    found = []
    for each in deal:
        for game in each.games:
            mine, theirs = (_summed(game, _sides_of(game, each.players.index(who), sides)) for who in (one, other))
            found.append(Counted(each.deal, 0.5 + (mine[0] - theirs[0]) / 2, (mine[1] - theirs[1]) / 2))
    return found


def _sides_of(game: Result, player: int, sides: Sequence[int]) -> list[int]:
    """Return a seat of each side that is a player's: those of one side share everything."""
    first = {side: sides.index(side) for side in sides}
    return [seat for seat in first.values() if game.seating[seat] == player]


def _summed(game: Result, seats: Sequence[int]) -> tuple[float, float]:
    return sum(game.lucks[seat][0] for seat in seats), sum(game.lucks[seat][1] for seat in seats)
