"""Dictated chance: every way once, with its exact probability; and from a result back to what dictates it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from cabinet_noir.core import Chance, seed_from
from cabinet_noir.core.dictated import MOST_OUTCOMES, Dictated, Draw, Recalled, TooMany, Undrawn, every_way


def shares(ask: Any, most: int = 10_000) -> dict[Any, Fraction]:
    found: dict[Any, Fraction] = {}
    for result, share in every_way(ask, most):
        found[result] = found.get(result, Fraction(0)) + Fraction(share).limit_denominator(10**6)
    return found


def test_every_order_is_equally_likely() -> None:
    orders = shares(lambda chance: tuple(chance.shuffled("abcd")))
    assert len(orders) == 24 and set(orders.values()) == {Fraction(1, 24)}


def test_weights_and_percents_are_kept_to() -> None:
    assert shares(lambda chance: chance.chosen([1, 0, 3])) == {0: Fraction(1, 4), 2: Fraction(3, 4)}
    assert shares(lambda chance: chance.happens(70)) == {True: Fraction(7, 10), False: Fraction(3, 10)}
    assert shares(lambda chance: chance.happens(100)) == {True: Fraction(1)}


@pytest.mark.parametrize("n", [1, 2, MOST_OUTCOMES, MOST_OUTCOMES + 1, 5_000])
def test_every_number_is_equally_likely_in_digits_too(n: int) -> None:
    found = shares(lambda chance: chance.below(n))
    assert sorted(found) == list(range(n))
    assert all(abs(share - Fraction(1, n)) < Fraction(1, 10**5) for share in found.values())


def test_no_draw_has_more_ends_than_a_tree_wants() -> None:
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        given = waiting.pop()
        try:
            Dictated(given).below(136_132)
        except Undrawn as undrawn:
            assert len(undrawn.draw.outcomes) <= MOST_OUTCOMES
            waiting.append((*given, undrawn.draw.outcomes[-1]))
        else:
            assert Dictated(given).below(136_132) == 136_131


def test_what_is_drawn_next_is_said_with_what_it_stands_for() -> None:
    with pytest.raises(Undrawn) as undrawn:
        Dictated([1]).shuffled("abc")
    assert undrawn.value.draw == Draw((0, 2), (1, 1), ("a", "c"))


def test_what_cannot_come_out_cannot_be_dictated() -> None:
    with pytest.raises(ValueError):
        Dictated([5]).below(3)
    with pytest.raises(ValueError):
        Dictated([1, 1]).shuffled("abc")


def test_nobody_goes_through_more_than_was_allowed() -> None:
    with pytest.raises(TooMany):
        list(every_way(lambda chance: chance.shuffled(range(9)), 1_000))
    asked = 0

    def lots(chance: Chance) -> list[int]:
        nonlocal asked
        asked += 1
        return [chance.below(60) for _ in range(9)]

    with pytest.raises(TooMany):
        list(every_way(lots, 1_000))
    assert asked < 10
    with pytest.raises(NotImplementedError):
        list(every_way(lambda chance: chance.seed_of(), 10))


@pytest.mark.parametrize("n", [1, 2, 64, 65, 4_096, 136_132])
def test_a_result_is_recalled_as_the_outcomes_that_dictate_it(n: int) -> None:
    for number in range(20):
        chance = Chance(seed_from(number), "recalled")
        order, drawn = chance.shuffled("aabc"), chance.below(n)
        recalled = Recalled([order, drawn])
        assert (recalled.shuffled("aabc"), recalled.below(n)) == (order, drawn)
        dictated = Dictated([outcome for thing in recalled.things for outcome in thing])
        assert (dictated.shuffled("aabc"), dictated.below(n)) == (order, drawn)
