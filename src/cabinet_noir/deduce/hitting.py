"""The cheapest hitting set: of each of some sets at least one member, at the lowest price in all.

Sets are whole numbers, a bit a member. Branch and bound; exact, and meant for few members and small answers.
"""

from __future__ import annotations

from collections.abc import Sequence

from .partitions import items_of


def cheapest_hitting_set(sets: Sequence[int], prices: Sequence[int]) -> int:
    """Return the cheapest set that meets every given one. Where prices make sums unlike, there is only one.

    >>> bin(cheapest_hitting_set([0b0011, 0b0110, 0b1100], [5, 1, 2, 4]))
    '0b110'
    """
    return _Search(prices).run(sets)


class _Search:
    def __init__(self, prices: Sequence[int]) -> None:
        self.prices = prices
        self.best = -1
        self.best_price = sum(prices) + 1

    def run(self, sets: Sequence[int]) -> int:
        self._extend(0, 0, 0, [each for each in sets if not any(o & each == o and o != each for o in sets)])
        assert self.best >= 0, "an empty set can not be met"
        return self.best

    def _extend(self, chosen: int, price: int, barred: int, unmet: list[int]) -> None:
        """Try every way to meet the sets not met yet without the barred members."""
        if not unmet:
            if price < self.best_price:
                self.best, self.best_price = chosen, price
            return
        left = [each & ~barred for each in unmet]
        if price + self._at_least(left) >= self.best_price:
            return
        for member in sorted(items_of(min(left, key=int.bit_count)), key=lambda one: self.prices[one]):
            bit = 1 << member
            self._extend(chosen | bit, price + self.prices[member], barred, [each for each in unmet if not each & bit])
            barred |= bit

    def _at_least(self, sets: list[int]) -> int:
        """Return what meeting all of these costs at least: sets that share nothing are each paid for."""
        paid, price = 0, 0
        for each in sorted(sets, key=int.bit_count):
            if not each:
                return self.best_price
            if not each & paid:
                paid |= each
                price += min(self.prices[member] for member in items_of(each))
        return price
