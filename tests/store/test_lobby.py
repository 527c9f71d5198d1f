"""Going round the waiting tables stands in nobody's way."""

from __future__ import annotations

import random

from cabinet_noir.store import Lobby, Store

from .test_store import SEATS, entry, outcomes, table, with_two_stores


def test_two_workers_stir_the_tables_at_which_others_deal_and_nobody_is_refused(db: str) -> None:
    ids = [f"t{number:02}" for number in range(40)]

    async def crowd(store: Store, other: Store) -> None:
        for id in random.Random(1).sample(ids, len(ids)):  # found in another order than they are written in
            await store.create(table(id, id), SEATS)
        for seq in range(10):
            stirring = (Lobby(store).stir(ids, seq), Lobby(other).stir(ids[::-1], seq))
            dealing = ((store, other)[at % 2].append(id, entry(seq), "waiting") for at, id in enumerate(ids))
            assert set(await outcomes(*stirring, *dealing)) == {type(None)}

    with_two_stores(db, crowd)


def test_a_table_is_kept_while_somebody_is_seen_at_it(db: str) -> None:
    async def go_round(store: Store, other: Store) -> None:
        for id in ("one", "two"):
            await store.create(table(id, id), SEATS)
        await Lobby(other).stir(["one", "nowhere"], 10.0)
        await Lobby(other).stir([], 10.0)
        assert await Lobby(store).clear(open_since=5.0, private_since=5.0) == ["two"]
        assert await other.table("one") is not None
        assert await other.table("two") is None

    with_two_stores(db, go_round)
