"""What an answer says of its solver and of its puzzle: a puzzle is an opponent, in the model tables are rated by.

The first answer of somebody with an account counts, if they had no hint: a right one is a game won against the puzzle,
a wrong one, or giving up, is one lost. A puzzle picked by its kind or theme moves both by a part only, for one picks
what one is good at. Of a solver nothing is known of, a puzzle learns nothing; the surer the house is, the more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from cabinet_noir.core import Outcome, Seat
from cabinet_noir.server.people.rating import FRESH, Course, rated
from cabinet_noir.store import Pool, Rating

PICKED: Final = 0.5
"""The part of a change that is left where the puzzle was picked."""
SPREAD: Final = 16.0
"""What lies between the easiest and the hardest puzzle before anybody has tried one."""
BELIEVED: Final = FRESH[1] / 2
"""How wide the belief about a puzzle is that nobody has tried: its price says something."""

_BOTH: Final = Course((0, 1), (), (Seat(0), Seat(1)))


def solvers_of(game: str) -> Pool:
    """Return who solves a game's puzzles."""
    return Pool(game, 0, "solver")


def puzzles_of(game: str) -> Pool:
    """Return a game's puzzles, as those whom one plays against."""
    return Pool(game, 0, "puzzle")


def first_beliefs(prices: Iterable[int]) -> Mapping[int, float]:
    """Return how strong a puzzle of each price is believed to be, by its place among all of its kind.

    >>> first_beliefs([4, 4, 9, 30])
    {4: 21.0, 9: 27.0, 30: 31.0}
    """
    many = Counter(prices)
    beliefs: dict[int, float] = {}
    easier = 0
    for price, here in sorted(many.items()):
        beliefs[price] = FRESH[0] + SPREAD * ((easier + here / 2) / many.total() - 0.5)
        easier += here
    return beliefs


def sureness(solver: Rating) -> float:
    """Return how sure the house is of a solver: 0 for one of whom nothing is known, towards 1.

    >>> sureness(Rating(solvers_of("a-game"), "ada", 25.0, FRESH[1], 0))
    0.0
    >>> sureness(Rating(solvers_of("a-game"), "ada", 25.0, FRESH[1] / 2, 40))
    0.75
    """
    return max(0.0, 1.0 - (solver.sigma / FRESH[1]) ** 2)


def fought(solver: Rating, puzzle: Rating, solved: bool, picked: bool) -> tuple[Rating, Rating]:
    """Return what an answer that counts makes of both ratings."""
    outcome = Outcome((Seat(0) if solved else Seat(1),), "", (0, 0))
    after, puzzle_after = rated([solver, puzzle], outcome, _BOTH)
    part = PICKED if picked else 1.0
    return _on_the_way(solver, after, part), _on_the_way(puzzle, puzzle_after, part * sureness(solver))


def _on_the_way(before: Rating, after: Rating, part: float) -> Rating:
    mu = before.mu + part * (after.mu - before.mu)
    sigma = before.sigma + part * (after.sigma - before.sigma)
    return replace(after, mu=mu, sigma=sigma)
