"""Boards of a set: held for whom they were arranged, begun without the absent, closed together, proved afterwards."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cabinet_noir.core import Corrupt, Refusal, load_lines, seal
from cabinet_noir.games import load
from cabinet_noir.server.lobby.keeper import Keeper
from cabinet_noir.server.past.archive import log_of, take_in
from cabinet_noir.server.protocol.tables import FillSeat, Join
from cabinet_noir.server.tables.boards import (
    board_results,
    close_set,
    is_played,
    start_without_absent,
)
from cabinet_noir.server.tables.closing import close_table
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.seats.shoulder import seats_changed
from cabinet_noir.store import DealSets, Lobby, TableRow, status_of
from cabinet_noir.table import verify

from .clients import any_action
from .rounds import SECRET, Company, opened_set, play_out
from .still import Hand, still_house

GAME = load("vinci")


def in_a_house(tmp_path: Path, evening: Callable[[House, Company], Awaitable[None]]) -> None:
    async def run() -> None:
        async with still_house(str(tmp_path / "house.sqlite"), Hand()) as house:
            await evening(house, Company(house))

    asyncio.run(run())


async def row_of(house: House, table: str) -> TableRow:
    row = await house.resources.store.table(table)
    assert row is not None
    return row


async def refusal(asked: Awaitable[Any]) -> str:
    with pytest.raises(Refusal) as caught:
        await asked
    return caught.value.reason


def test_a_board_is_dealt_once_all_have_come_for_whom_it_is_held(tmp_path: Path) -> None:
    async def evening(house: House, company: Company) -> None:
        opened = await opened_set(house)
        table = await company.board(opened, "Ada", "Bob")
        ada = await company.comes("Ada", table)
        assert ada.table["status"] == "waiting"
        assert [seat["held"] for seat in ada.table["seats"]] == [False, True]
        assert ada.table["board"] == {
            "tournament": "CLUB42", "title": "Soirée", "round": 1, "board": 1, "boards": 2, "withheld": True,
        }  # fmt: skip
        bob = await company.comes("Bob", table)
        assert bob.table["status"] == "playing"
        header = (await row_of(house, table)).header
        assert f'"deal_set":{{"seals":["{opened.seals[0]}","{opened.seals[1]}"],"board":1}}' in header

    in_a_house(tmp_path, evening)


def test_two_tables_of_a_board_are_dealt_the_same_and_another_board_is_not(tmp_path: Path) -> None:
    async def evening(house: House, company: Company) -> None:
        opened = await opened_set(house)
        same = [await company.board(opened, "Ada", "Bob"), await company.board(opened, "Cleo", "Dina")]
        other = await company.board(opened, "Ada", "Bob", board=2)
        for name, at in (("Ada", 0), ("Bob", 0), ("Cleo", 1), ("Dina", 1)):
            await company.comes(name, same[at])
            await company.comes(name, other)
        deals = []
        for id in (*same, other):
            async with house.table(id) as table:
                deals.append(table.referee.entries[0].events[3:])
        assert deals[0] == deals[1] != deals[2]

    in_a_house(tmp_path, evening)


def test_nobody_else_sits_down_and_nobody_changes_the_company(tmp_path: Path) -> None:
    async def evening(house: House, company: Company) -> None:
        table = await company.board(await opened_set(house), "Ada", "Bob")
        eve = await company.sitter("Eve")
        ada, stranger = company.person("Ada"), company.person("Eve")
        doors: list[Callable[[str], Awaitable[Any]]] = [
            lambda who: house.fill(table, FillSeat("novice"), "", who),
            lambda who: house.leave(table, "", who),
            lambda who: house.cancel(table, "", who),
            lambda who: house.again(table, "", who),
        ]
        for door in doors:
            assert [await refusal(door(who)) for who in (ada.id, stranger.id, "")] == ["table-is-arranged"] * 3
        assert await refusal(house.join(table, Join("Eve"), stranger)) == "table-is-arranged"
        assert await refusal(house.join(table, Join("Ada", 1), ada)) == "table-is-arranged"
        assert (await house.join(table, Join("Ada"), ada)).seat == 0, "their cookie is the proof"
        assert eve.person == stranger.id

    in_a_house(tmp_path, evening)


def test_the_same_people_have_the_same_table_and_nobody_plays_a_deal_twice(tmp_path: Path) -> None:
    async def evening(house: House, company: Company) -> None:
        opened = await opened_set(house)
        table = await company.board(opened, "Ada", "Bob")
        assert await company.board(opened, "Ada", "Bob") == table
        assert await refusal(company.board(opened, "Ada", "Cleo")) == "board-is-known"
        assert await refusal(company.board(opened, "Dina", "Dina")) == "board-is-known"
        assert await refusal(company.board(opened, "Cleo", "Dina", board=3)) == "set-is-closed"
        await close_set(house, opened.id)
        assert await refusal(company.board(opened, "Cleo", "Dina")) == "set-is-closed"

    in_a_house(tmp_path, evening)


def test_a_game_ends_sealed_and_is_opened_and_proved_when_its_set_closes(tmp_path: Path) -> None:
    async def evening(house: House, company: Company) -> None:
        Keeper(house)
        opened = await opened_set(house)
        first, second = await company.board(opened, "Ada", "Bob"), await company.board(opened, "Cleo", "Dina")
        players = [await company.comes(name, first) for name in ("Ada", "Bob")]
        await play_out(players)
        for player in players:
            assert player.table["status"] == "over"
            assert player.table["outcome"]["winners"] == player.news["outcome"]["winners"]
            assert player.news["moves"][-1]["events"][-1] == {"t": "kept_sealed"}
            assert player.table["reviewed"] is False
        async with house.table(first) as table:
            assert await refusal(log_of(table, "", company.person("Ada").id)) == "set-is-open"
        assert not await is_played(house, opened.id)
        await close_set(house, opened.id)
        assert await is_played(house, opened.id)
        await players[0].hears()
        assert players[0].table["board"]["withheld"] is False
        assert players[0].table["reviewed"] is True
        async with house.table(first) as table:
            raw = await log_of(table, "")
        log = load_lines(raw)
        assert log.closing is not None and seal(bytes.fromhex(log.closing.seed)) == opened.seals[0]
        found = verify(GAME, log, key=log.header.key, secret=SECRET)
        assert {"signature", "names", "set", "secret", "deal"} <= set(found.proved)
        assert (found.set_seal, found.board, found.boards) == (opened.seal, 1, 2)
        with pytest.raises(Corrupt, match="secret-of-another-set"):
            verify(GAME, log, secret=bytes(32))
        assert (await row_of(house, second)).status == "dropped"
        await close_set(house, opened.id)  # once more, as after a fall, does no harm

    in_a_house(tmp_path, evening)


def test_a_worker_that_has_not_heard_of_the_end_reads_all_of_it_before_it_tells(tmp_path: Path) -> None:
    async def evening(house: House, company: Company) -> None:
        opened = await opened_set(house)
        id = await company.board(opened, "Ada", "Bob")
        async with still_house(str(tmp_path / "house.sqlite"), Hand()) as other:  # no bus leads there
            for name in ("Ada", "Bob"):
                await company.comes(name, id)
            async with other.table(id) as table:
                assert await refusal(log_of(table, "")) == "set-is-open"
                await close_set(house, opened.id)
                found = verify(GAME, load_lines(await log_of(table, "")))
        assert {"set", "signature", "names"} <= set(found.proved)

    in_a_house(tmp_path, evening)


def test_a_log_that_is_still_sealed_is_not_taken_in_and_one_that_was_opened_is(tmp_path: Path) -> None:
    async def evening(house: House, company: Company) -> None:
        opened = await opened_set(house)
        id = await company.board(opened, "Ada", "Bob")
        await play_out([await company.comes(name, id) for name in ("Ada", "Bob")])
        await close_set(house, opened.id)
        async with house.table(id) as table:
            raw = await log_of(table, "")
        lines = raw.splitlines()
        sealed = b"\n".join([*lines[:-1], lines[-1].replace(b',"seed":"%s"' % table.row.seed.hex().encode(), b"")])
        assert len(sealed) < len(raw) - 70
        assert await refusal(take_in(house, sealed)) == "log-still-sealed"
        imported = await take_in(house, raw)
        async with house.table(imported.table) as copy:
            assert copy.over and copy.row.seed == table.row.seed
            assert await log_of(copy, "") == raw, "it proves as much as the first one"

    in_a_house(tmp_path, evening)


def test_bots_play_for_the_absent_who_have_their_seat_back_when_they_come(tmp_path: Path) -> None:
    async def evening(house: House, company: Company) -> None:
        opened = await opened_set(house)
        id = await company.board(opened, "Ada", "Bob")
        ada = await company.comes("Ada", id)
        await start_without_absent(house, id, "novice")
        await ada.hears()
        assert [(seat["kind"], seat["stands_in"], seat["name"]) for seat in ada.table["seats"]] == [
            ("person", False, "Ada"), ("bot", True, "Bob"),
        ]  # fmt: skip
        before = ada.news["seq"]
        await start_without_absent(house, id, "novice")
        await ada.hears()
        assert ada.news["seq"] == before, "done twice it is done once"
        picker = random.Random(1)
        while not any(move["seat"] == 1 for move in ada.news["moves"]):
            await ada.does(**any_action(ada.news, picker))
        bob = await company.comes("Bob", id)
        await ada.hears()
        assert ada.table["seats"][1]["kind"] == "person"
        await play_out([ada, bob])
        (found,) = await board_results(house, (id,))
        assert (found.stood_in, found.unfinished, sum(found.shares)) == ((1,), False, 1000)
        assert found.outcome is not None and found.points == found.outcome.scores

    in_a_house(tmp_path, evening)


def test_a_house_that_fell_between_the_deal_and_the_bots_goes_on(tmp_path: Path) -> None:
    async def evening(house: House, company: Company) -> None:
        id = await company.board(await opened_set(house), "Ada", "Bob", "Cleo")
        async with house.table(id) as table, table.lock:
            await table.begin_if_full(without_absent=True)
        assert (await row_of(house, id)).status == "playing"
        cleo = await company.comes("Cleo", id)
        assert cleo.table["seats"][2]["taken"]
        await start_without_absent(house, id, "novice")
        await cleo.hears()
        assert [seat["kind"] for seat in cleo.table["seats"]] == ["bot", "bot", "person"]

    in_a_house(tmp_path, evening)


def test_closing_ends_what_is_played_without_loss_and_writes_results_only_then(tmp_path: Path) -> None:
    async def evening(house: House, company: Company) -> None:
        keeper = Keeper(house)
        opened = await opened_set(house)
        done, playing = await company.board(opened, "Ada", "Bob"), await company.board(opened, "Cleo", "Dina")
        waiting = await company.board(opened, "Ada", "Bob", board=2)
        await play_out([await company.comes(name, done) for name in ("Ada", "Bob")])
        cleo, _ = [await company.comes(name, playing) for name in ("Cleo", "Dina")]
        await keeper.round()
        people = house.accounts.people
        assert await people.finished(company.person("Ada").id) == 0
        assert [sitting.outcome for sitting in await people.sittings(company.person("Ada").id)] == [None, None]
        await close_set(house, opened.id)
        await keeper.stop()
        await cleo.hears()
        assert [event["t"] for event in cleo.news["moves"][-1]["events"]] == ["closed", "kept_sealed"]
        assert await people.finished(company.person("Ada").id) == 1
        results = await board_results(house, (done, playing, waiting, "never"))
        assert [result.unfinished for result in results] == [False, True, True, True]
        async with house.table(playing) as table:
            found = verify(GAME, load_lines(await log_of(table, "")))
        assert "set" in found.proved and found.outcome is None
        assert (await row_of(house, waiting)).status == "dropped"
        late = await company.comes("Ada", waiting)
        assert late.table["status"] == "dropped", "who comes too late is told, and not kept waiting"

    in_a_house(tmp_path, evening)


def test_a_set_is_not_opened_while_one_of_its_tables_is_played(tmp_path: Path) -> None:
    async def evening(house: House, company: Company) -> None:
        opened = await opened_set(house)
        await company.board(opened, "Ada", "Bob")
        assert await refusal(DealSets(house.resources.store).close(opened.id, 1.0)) == "set-is-open"
        again = await DealSets(house.resources.store).of(opened.id)
        assert again == opened and again.closed is None

    in_a_house(tmp_path, evening)


def test_the_operator_closes_a_board_without_opening_its_deal(tmp_path: Path) -> None:
    async def evening(house: House, company: Company) -> None:
        id = await company.board(await opened_set(house), "Ada", "Bob")
        for name in ("Ada", "Bob"):
            await company.comes(name, id)
        store = house.resources.store
        await close_table(store, id, house.resources.clock(), status_of(id, "over"))
        assert [event["t"] for event in (await store.log(id))[-1].events] == ["closed", "kept_sealed"]

    in_a_house(tmp_path, evening)


def test_who_has_no_seat_is_shown_out_and_who_loses_theirs_is_told_nothing_more(tmp_path: Path) -> None:
    async def evening(house: House, company: Company) -> None:
        id = await company.board(await opened_set(house), "Ada", "Bob")
        eve = await company.comes("Eve", id)
        assert eve.refused == "set-is-open" and "news" not in eve.last and eve.table == {}
        ada, bob = await company.comes("Ada", id), await company.comes("Bob", id)
        before = dict(bob.last)
        for table in await house.accounts.people.forget(company.person("Bob").id):
            async with house.table(table) as live:
                await seats_changed(live)
        await ada.hears()
        assert (await ada.does(**any_action(ada.news, random.Random(1))))["t"] == "done"
        await bob.hears()
        assert bob.refused == "set-is-open"
        assert {kind: told for kind, told in bob.last.items() if kind != "error"} == before

    in_a_house(tmp_path, evening)


def test_help_stays_as_agreed_at_a_board(tmp_path: Path) -> None:
    async def evening(house: House, company: Company) -> None:
        id = await company.board(await opened_set(house), "Ada", "novice")
        ada = await company.comes("Ada", id)
        assert ada.table["dial"] == []
        await ada.says(t="turn_dial", level="candidates")
        assert ada.refused == "dial-is-agreed"

    in_a_house(tmp_path, evening)


def test_a_board_that_nobody_has_come_to_waits_for_as_long_as_its_set_is_open(tmp_path: Path) -> None:
    async def evening(house: House, company: Company) -> None:
        opened = await opened_set(house)
        id = await company.board(opened, "Ada", "Bob")
        later = house.resources.clock() + 30 * 24 * 3600
        lobby = Lobby(house.resources.store)
        assert await lobby.clear(later, later) == []
        await close_set(house, opened.id)
        assert await lobby.clear(later, later) == [id]

    in_a_house(tmp_path, evening)
