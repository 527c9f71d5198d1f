"""What a move was worth: how long the review of a whole game takes, how well it is told, and how many games a fair
comparison saves.

    make bench BENCH=worth
    make bench BENCH="worth deals=20 reviews=3 told=40 slipped=8"

How well a room tells is held against games that nothing is fitted to or chosen by, third by third: how far off a share
is on average, how much better it is than the base rate, and the size of slip, the estimate's own error.

A master plays a regular, every deal from both seats. How far a mean over so many games may be off follows from the
variance of one: *plain* results, *pairs* of the two seatings of a deal, results *adjusted* by what chance brought, and
*both*. What a way saves is the share of the games that it does without, for the same certainty. All is seeded.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import mean, median
from time import perf_counter
from typing import Any, Final

from cabinet_noir.arena.fair import Counted, compared
from cabinet_noir.bots.bout import lots_of, play_out
from cabinet_noir.bots.fitting import play, slips, told_well
from cabinet_noir.core import Chance, Game, Seat, seed_from
from cabinet_noir.games import GAMES, load
from cabinet_noir.review import Evaluator, luck, review
from cabinet_noir.table import Referee
from figure import Figure

Room = Game[Any, Any, Any, Any]
Table = Referee[Any, Any, Any, Any]

A_REVIEW: Final = 3.0
"""Seconds that the review of a game may take."""
OFF: Final = 3.0
SKILL: Final = (2.0, 10.0, 25.0)
"""How much better than the base rate a share must be told, in each third of a game; all of these in hundredths."""
SLIP: Final = 2.0
UNSEEN: Final = 2026
"""The seed of games that evaluators are held against. Whoever changes one looks at others."""


def measure(deals: int = 150, reviews: int = 12, told: int = 360, slipped: int = 36) -> Iterator[Figure]:
    """Measure every room that has an evaluator, by so many deals and reviews, games told and games looked back at."""
    for key in GAMES:
        game = load(key)
        if game.worth is not None:
            played = [(_played(game, deal, 0), _played(game, deal, 1)) for deal in range(deals)]
            yield from _reviewed(key, [tables[0] for tables in played[:reviews]])
            yield from _told(key, game.worth.weights, told, slipped)
            yield from _saved(key, game, played)


def _played(game: Room, deal: int, seat: int) -> Table:
    """Let a master play a regular, from this seat."""
    assert game.worth is not None
    options = next(options for options, seats in game.worth.fitted_on if seats == 2)
    seed = Chance(seed_from(5), f"{game.key} {deal}").seed_of()
    referee = Referee.open(game, options, 2, seed)
    bots = [game.bots["master" if number == seat else "regular"] for number in range(2)]
    play_out(referee, bots, lots_of(seed, seat))
    return referee


def _reviewed(key: str, tables: list[Table]) -> Iterator[Figure]:
    review(tables[0], Seat(0))  # from here on, the mean over deals is at hand
    times = []
    for table in tables:
        began = perf_counter()
        review(table, Seat(0))
        times.append(perf_counter() - began)
    yield Figure(f"worth, {key}: a game reviewed, median of {len(times)}", median(times), "s")
    yield Figure(f"worth, {key}: a game reviewed, the longest", max(times), "s", most=A_REVIEW)


def _told(key: str, weights: Mapping[str, tuple[float, ...]], games: int, slipped: int) -> Iterator[Figure]:
    for third, least in zip(told_well(play(key, range(games), UNSEEN), dict(weights)), SKILL, strict=True):
        name = f"worth, {key}: third {third.third + 1} of {games} games"
        yield Figure(f"{name}, off on average", 100 * third.off, "%", most=OFF)
        yield Figure(f"{name}, better than the base rate", 100 * third.skill, "%", least=least)
    sizes = [abs(slip) for game in slips(key, range(slipped), UNSEEN) for slip in game]
    yield Figure(f"worth, {key}: slip, mean of {len(sizes)} choices", 100 * mean(sizes), "%", most=SLIP)


def _saved(key: str, game: Room, played: list[tuple[Table, Table]]) -> Iterator[Figure]:
    found = compared(
        [_counted(game, deal, table, seat) for deal, both in enumerate(played) for seat, table in enumerate(both)]
    )
    pairs, adjusted, both = map(found.saved, (found.deals_error, found.adjusted_error, found.both_error))
    yield Figure(f"worth, {key}: master's share, {2 * len(played)} games, plain", found.share, "")
    yield Figure(f"worth, {key}: the same, less what chance brought", found.adjusted, "")
    yield Figure(f"worth, {key}: games saved by pairs", 100 * pairs, "%")
    yield Figure(f"worth, {key}: games saved by adjusting", 100 * adjusted, "%", least=100 * pairs)
    yield Figure(f"worth, {key}: games saved by both", 100 * both, "%", least=100 * pairs)


def _counted(game: Room, deal: int, table: Table, seat: int) -> Counted:
    outcome = game.outcome(table.state)
    assert outcome is not None
    return Counted(deal, Evaluator(game, table.options, 2).shared(outcome)[seat], luck(table)[seat])
