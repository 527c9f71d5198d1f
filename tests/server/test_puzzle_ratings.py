"""A puzzle is an opponent: what an answer does to its solver and to the puzzle, by worked examples."""

from __future__ import annotations

import pytest

from cabinet_noir.server.people.rating import FRESH
from cabinet_noir.server.puzzles.rating import BELIEVED, first_beliefs, fought, puzzles_of, solvers_of
from cabinet_noir.store import Rating


def solver(mu: float = FRESH[0], sigma: float = FRESH[1], games: int = 0) -> Rating:
    return Rating(solvers_of("vinci"), "ada", mu, sigma, games)


def puzzle(mu: float = FRESH[0], sigma: float = BELIEVED) -> Rating:
    return Rating(puzzles_of("vinci"), "p1", mu, sigma, 0)


SURE = solver(25.0, 2.0, 50)


def figures(*ratings: Rating) -> list[tuple[float, float, int]]:
    return [(round(one.mu, 2), round(one.sigma, 2), one.games) for one in ratings]


def test_somebody_new_learns_much_of_themselves_and_moves_no_puzzle() -> None:
    # The model's own sum: 8.33 ** 2 / sqrt(8.33 ** 2 + 4.17 ** 2 + 2 * 4.17 ** 2) * (1 - 1/2) = 3.15
    assert figures(*fought(solver(), puzzle(), solved=True, picked=False)) == [(28.15, 7.87, 1), (25.0, 4.17, 1)]
    assert figures(*fought(solver(), puzzle(), solved=False, picked=False)) == [(21.85, 7.87, 1), (25.0, 4.17, 1)]


def test_somebody_well_known_moves_little_and_tells_much_of_the_puzzle() -> None:
    # 2 ** 2 / sqrt(2 ** 2 + 4.17 ** 2 + 2 * 4.17 ** 2) / 2 = 0.27; of the puzzle's 1.16 is left 1 - (2 / 8.33) ** 2
    assert figures(*fought(SURE, puzzle(), solved=True, picked=False)) == [(25.27, 2.0, 51), (23.91, 4.08, 1)]
    assert figures(*fought(SURE, puzzle(), solved=False, picked=False)) == [(24.73, 2.0, 51), (26.09, 4.08, 1)]


def test_a_hard_puzzle_solved_says_more_than_an_easy_one() -> None:
    hard, _ = fought(SURE, puzzle(33.0), solved=True, picked=False)
    easy, _ = fought(SURE, puzzle(17.0), solved=True, picked=False)
    assert hard.mu - SURE.mu > 2 * (easy.mu - SURE.mu) > 0


@pytest.mark.parametrize("solved", [True, False])
def test_a_puzzle_that_was_picked_moves_both_by_half(solved: bool) -> None:
    given = fought(SURE, puzzle(), solved=solved, picked=False)
    picked = fought(SURE, puzzle(), solved=solved, picked=True)
    for before, whole, half in zip((SURE, puzzle()), given, picked, strict=True):
        assert half.mu - before.mu == pytest.approx((whole.mu - before.mu) / 2)
        assert half.sigma - before.sigma == pytest.approx((whole.sigma - before.sigma) / 2)


def test_a_puzzle_begins_with_its_place_among_those_of_its_kind() -> None:
    beliefs = first_beliefs([2, 3, 3, 3, 5, 8, 8, 20])
    assert list(beliefs.items()) == sorted(beliefs.items(), key=lambda one: one[1])
    assert beliefs == {2: 18.0, 3: 22.0, 5: 26.0, 8: 29.0, 20: 32.0}
    assert first_beliefs([7, 7, 7]) == {7: FRESH[0]}, "where all cost the same, nothing is known"
