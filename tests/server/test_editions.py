"""Editions at a house: chosen by name, put in by the house alone, kept by the table wherever it is read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from cabinet_noir.core import Illegal, Malformed, load_lines
from cabinet_noir.games import load
from cabinet_noir.games.editions import Editions
from cabinet_noir.games.lost_code import EDITED
from cabinet_noir.server.http.catalogue import games
from cabinet_noir.server.past import archive
from cabinet_noir.server.protocol.tables import NewTable, Seated, SeatPlan
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.resources import Resources
from cabinet_noir.server.tables.watcher import Watcher
from cabinet_noir.store import Store
from cabinet_noir.table import verify

from .test_house import Fools

PERSON = SeatPlan()
NOVICE, REGULAR = SeatPlan("bot", "novice"), SeatPlan("bot", "regular")
VALUES = msgspec.json.decode(msgspec.json.encode(EDITED))
OPERATORS: Editions = {"lost-code": {EDITED.name: EDITED}}


def asked(edition: Any, *seats: SeatPlan, **more: Any) -> NewTable:
    return NewTable("lost-code", seats or (PERSON, PERSON), {"edition": edition, "rounds": 2}, "Ada", **more)


def at_houses(db: str, do: Callable[..., Awaitable[None]], *editions: Editions) -> None:
    """Open a house for each set of editions, all on one database, and do something there."""

    async def run() -> None:
        store = await Store.open(db)
        houses = [House(Resources(store, Fools(RuntimeError()), pace=0, editions=some)) for some in editions]  # type: ignore[arg-type]
        try:
            await do(*houses)
        finally:
            for house in houses:
                await house.close()
            await store.close()

    asyncio.run(run())


async def options_of(house: House, seated: Seated) -> dict[str, Any]:
    async with house.table(seated.table) as table:
        return table.info().options


def test_the_catalogue_names_the_operators_editions_and_tells_none_of_their_values() -> None:
    offered = {game.key: [one for one in game.options if one.purpose == "edition"] for game in games(OPERATORS)}
    assert [len(found) for found in offered.values()] == [0, 0, 0, 1, 0]
    (option,) = offered["lost-code"]
    assert (option.kind, option.default, option.values, option.rated) == ("choice", None, (None, EDITED.name), (None,))
    assert not any(option.purpose == "edition" for game in games() for option in game.options)


def test_an_edition_is_chosen_by_name_and_the_house_puts_its_values_in(db: str) -> None:
    async def open_some(house: House) -> None:
        edited = await house.new_table(asked(EDITED.name))
        assert (await options_of(house, edited))["edition"] == VALUES
        plain = await house.new_table(asked(None))
        assert "edition" not in await options_of(house, plain)

    at_houses(db, open_some, OPERATORS)


@pytest.mark.parametrize(
    "edition",
    ["another", "", 7, True, {"name": "mine", "reach": 30}, VALUES, ["another box"]],
    ids=str,
)
def test_any_other_value_from_a_client_is_refused(db: str, edition: Any) -> None:
    async def try_it(house: House) -> None:
        with pytest.raises(Malformed, match="no-such-edition"):
            await house.new_table(asked(edition))

    at_houses(db, try_it, OPERATORS)


def test_a_game_without_values_of_its_own_takes_no_edition(db: str) -> None:
    async def try_it(house: House) -> None:
        with pytest.raises(Malformed, match="no-such-edition"):
            await house.new_table(NewTable("vinci", (PERSON, PERSON), {"edition": EDITED.name}))

    at_houses(db, try_it, OPERATORS)


def test_an_edited_table_is_rated_neither_for_people_nor_for_bots(db: str) -> None:
    async def try_it(house: House) -> None:
        with pytest.raises(Illegal, match="rated-needs-the-box"):
            await house.new_table(asked(EDITED.name, rated=True))
        for edition, rated in ((None, True), (EDITED.name, False)):
            seated = await house.new_table(NewTable("lost-code", (NOVICE, REGULAR), {"edition": edition}, "Ada"))
            async with house.table(seated.table) as table:
                assert table.row.rated is rated

    at_houses(db, try_it, OPERATORS)


def test_a_table_keeps_its_values_at_a_worker_that_has_no_such_file_and_where_it_is_played_again(db: str) -> None:
    async def play(with_file: House, without: House) -> None:
        seated = await with_file.new_table(asked(EDITED.name, PERSON, NOVICE))
        assert (await options_of(without, seated))["edition"]["name"] == EDITED.name
        async with without.table(seated.table) as table:
            assert table.referee.options.edition == EDITED
            assert [disk.width for disk in table.referee.state.disks] == [disk.width for disk in EDITED.disks]
            log = load_lines(await archive.log_of(table, seated.token))
        assert log.header.options["edition"] == VALUES

    at_houses(db, play, OPERATORS, {})


def test_a_log_with_another_box_verifies_where_nobody_has_its_file(db: str) -> None:
    async def play(house: House) -> None:
        seated = await house.new_table(asked(EDITED.name, NOVICE, REGULAR))
        async with house.table(seated.table) as table:
            watcher = Watcher()
            await table.arrive(watcher, "", -1)
            while not table.over:
                await watcher.messages()
            raw = await archive.log_of(table, "")
        assert verify(load("lost-code"), load_lines(raw)).moves > 0

    at_houses(db, play, OPERATORS)
