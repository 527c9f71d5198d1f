"""A clock that nobody watches is found by its row, and only a row that was seen is taken away."""

from __future__ import annotations

from cabinet_noir.store import Store, Timers, due_at

from .test_store import SEATS, entry, table, with_two_stores


def test_a_clock_is_found_once_it_is_overdue_the_longest_first(db: str) -> None:
    async def wind(store: Store, other: Store) -> None:
        for id, due in (("one", 8.0), ("two", 5.0), ("three", 20.0)):
            await store.create(table(id, id), SEATS)
            await store.append(id, entry(0), also=due_at(id, due))
        assert await Timers(other).overdue(10.0) == ["two", "one"]
        await store.append("two", entry(1), also=due_at("two", None))
        assert await Timers(other).overdue(10.0, most=1) == ["one"]

    with_two_stores(db, wind)


def test_a_clock_wound_up_meanwhile_is_not_taken_away_with_the_one_that_was_overdue(db: str) -> None:
    async def wind(store: Store, other: Store) -> None:
        await store.create(table(), SEATS)
        await store.append("one", entry(0), also=due_at("one", 5.0))
        assert await Timers(other).overdue(10.0) == ["one"]
        await store.append("one", entry(1), also=due_at("one", 30.0))
        await Timers(other).drop("one", 10.0)
        assert await Timers(other).overdue(40.0) == ["one"]
        await Timers(other).drop("one", 40.0)
        assert await Timers(other).overdue(40.0) == []

    with_two_stores(db, wind)
