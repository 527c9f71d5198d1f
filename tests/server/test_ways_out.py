"""Ways out of a table, and into it: resigning, leaving, cancelling, bots that come and go, the dial in mid-game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from structlog.testing import capture_logs

from cabinet_noir.bots.cast import CAST, OTHERS, bot_name
from cabinet_noir.core import Chance, Denied, Illegal, Seat, Seq, Stale, load_lines, seed_from
from cabinet_noir.games import load
from cabinet_noir.laws.table.house import Workers
from cabinet_noir.server.lobby.keeper import Keeper
from cabinet_noir.server.lobby.my_data import my_calls, my_tables
from cabinet_noir.server.past.archive import log_of, take_in
from cabinet_noir.server.people.rating import FRESH
from cabinet_noir.server.protocol.refusals import NoSuchTable
from cabinet_noir.server.protocol.tables import FillSeat, Join, NewTable, Seated, SeatPlan, TurnClock
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.table import Table
from cabinet_noir.table import Resign, verify

from .still import Guest, Hand, quiet
from .test_clock import in_a_still_house
from .test_leavers import account, plays, rated, strengths

PERSON = SeatPlan()


async def opened(house: House, *seats: str, game: str = "vinci", **more: Any) -> Seated:
    """Open a table for Ada: `person`, or the level of a bot."""
    plans = tuple(PERSON if seat == "person" else SeatPlan("bot", seat) for seat in seats)
    return await house.new_table(NewTable(game, plans, name="Ada", **more))


async def verified(house: House, table: str) -> Any:
    """Return what the log of a table that is over says of its end, once it is judged again."""
    async with house.table(table) as found:
        log = load_lines(await log_of(found, ""))
    return json.loads(json.dumps(verify(load(log.header.game), log).outcome))


# resigning


def test_who_resigns_a_rated_game_of_two_has_lost_it_at_once_and_is_rated_so(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        keeper = Keeper(house)
        seated, (ada, bob) = await rated(house)
        await plays(ada)
        await bob.hears()
        assert [seat["resigning"] for seat in bob.table["seats"]] == ["ends", "ends"]
        await bob.says(t="resign")
        await ada.hears()
        won = {"winners": [0], "reason": "house-resigned", "scores": [1, 0]}
        assert ada.table["status"] == "over"
        assert ada.news["outcome"] == ada.table["outcome"] == await verified(house, seated[0].table) == won
        await keeper.stop()
        mine, theirs = await strengths(house, 2)
        assert mine > FRESH[0] > theirs

    in_a_still_house(db, play)


def test_of_three_a_bot_plays_on_for_who_resigns_and_they_come_last(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated, (ada, bob, eve) = await rated(house, 3)
        await bob.says(t="resign")
        await ada.hears()
        seat = ada.table["seats"][1]
        assert (seat["kind"], seat["name"], seat["stands_in"], seat["forfeited"]) == ("bot", "P1", True, True)
        assert ada.table["status"] == "playing"
        await bob.says(t="resign")
        assert bob.last["error"]["reason"] == "you-have-left"
        again = await Guest.comes(house, seated[1])
        await eve.hears()
        assert eve.table["seats"][1]["kind"] == "bot", "who comes to watch does not have the seat back"
        assert again.news["offers"] == []
        await eve.says(t="resign")
        await ada.hears()
        assert ada.table["outcome"] == {"winners": [0], "reason": "house-resigned", "scores": [1, 0, 0]}
        assert await verified(house, seated[0].table) == ada.table["outcome"]
        after = await house.again(seated[0].table, seated[1].token)
        async with house.table(after.table) as table:
            assert [seat.kind for seat in table.seats] == ["person"] * 3, "who resigned is asked to play again, too"

    in_a_still_house(db, play)


def test_where_the_rules_let_a_seat_go_the_house_plays_that_for_who_resigned(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        host = await opened(house, "person", "person", "person", game="archeologic", options={"clues": 7})
        others = [await house.join(host.table, Join(name)) for name in ("Bob", "Eve")]
        ada, bob, _eve = [await Guest.comes(house, one) for one in (host, *others)]
        assert [seat["resigning"] for seat in ada.table["seats"]] == ["out"] * 3
        first = ada.news["to_act"][0]
        await (ada, bob, _eve)[first].says(t="resign")
        await quiet(house)
        async with house.table(host.table) as table:
            actions = [type(entry.action).__name__ for entry in table.referee.entries if entry.action is not None]
            assert actions == ["GiveUp"]
            assert first not in table.referee.game.to_act(table.referee.state)

    in_a_still_house(db, play)


def test_nobody_is_called_to_a_game_day_by_day_that_they_have_resigned(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, (ada, bob, eve) = await rated(house, 3, TurnClock(24 * 3600))
        guests = (ada, bob, eve)
        acts = ada.news["to_act"][0]
        assert len(await my_calls(house, account(f"P{acts}"))) == 1
        await guests[acts].says(t="resign")
        assert await my_calls(house, account(f"P{acts}")) == []

    in_a_still_house(db, play)


def test_all_who_are_left_wish_a_pause_once_the_other_has_resigned(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, (ada, bob, eve) = await rated(house, 3)
        await ada.says(t="pause", wish=True)
        await bob.says(t="pause", wish=True)
        await eve.says(t="resign")
        await ada.hears()
        assert ada.table["paused"] is True

    in_a_still_house(db, play)


def test_a_bot_that_moves_just_after_the_end_is_no_error(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def late(table: Table, seat: Seat, action: Any, at: Seq) -> None:
        await table.do(Seat(0), Resign)  # the game ends while the move is on its way
        await play_it(table, seat, action, at)

    play_it = Table.play
    monkeypatch.setattr(Table, "play", late)

    async def play(house: House, hand: Hand) -> None:
        with capture_logs() as logs:
            host = await opened(house, "person", "novice", options={"first": 1})
            ada = await Guest.comes(house, host)
            await quiet(house)
        await ada.hears()
        assert ada.table["status"] == "over"
        assert [line["event"] for line in logs if line["log_level"] == "error"] == []

    in_a_still_house(db, play)


# cancelling and leaving


def test_a_waiting_table_is_cancelled_by_its_host_alone_and_its_code_dies(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        host = await opened(house, "person", "person", "person")
        seated = await house.join(host.table, Join("Bob"))
        bob = await Guest.comes(house, seated)
        for token in (seated.token, ""):
            with pytest.raises(Denied, match="only-the-host"):
                await house.cancel(host.table, token)
        assert (await house.cancel(host.table, host.token)).status == "dropped"
        await bob.hears()
        assert bob.table["status"] == "dropped", "who sat there is told"
        with pytest.raises(Illegal, match="table-is-cancelled"):
            await house.join(host.table, Join("Eve"))
        with pytest.raises(Illegal, match="table-is-cancelled"):
            await house.cancel(host.table, host.token)
        with pytest.raises(NoSuchTable):
            async with house.table(host.code):
                pass

    in_a_still_house(db, play)


def test_a_game_that_has_begun_is_not_cancelled_and_a_cancelled_one_is_in_nobodys_history(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        begun = await opened(house, "person", "novice")
        with pytest.raises(Illegal, match="game-has-begun"):
            await house.cancel(begun.table, begun.token)
        mine = await house.new_table(NewTable("vinci", (PERSON, PERSON), name="P1"), account("P1"))
        await house.cancel(mine.table, "", "P1")
        assert await my_tables(house, account("P1")) == []

    in_a_still_house(db, play)


def test_who_leaves_a_waiting_table_frees_the_seat_and_holds_no_token_to_it(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        host = await opened(house, "person", "person", "person")
        seated = await house.join(host.table, Join("Bob"))
        ada, bob = await Guest.comes(house, host), await Guest.comes(house, seated)
        await house.leave(host.table, seated.token)
        await ada.hears()
        await bob.hears()
        assert ada.table["seats"][1]["taken"] is False
        assert bob.last["welcome"]["seat"] is None, "the page that had the seat only watches"
        with pytest.raises(Denied, match="unknown-token"):
            await house.leave(host.table, seated.token)
        with pytest.raises(Illegal, match="host-cancels"):
            await house.leave(host.table, host.token)
        assert (await house.join(host.table, Join("Eve"))).seat == 1

    in_a_still_house(db, play)


# bots that come and go


def test_a_bots_seat_is_free_again_while_somebody_is_waited_for(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        host = await opened(house, "person", "person", "person")
        ada = await Guest.comes(house, host)
        filled = await house.fill(host.table, FillSeat("master", 1), host.token)
        assert (filled.seats[1].kind, filled.seats[1].level) == ("bot", "master")
        freed = await house.fill(host.table, FillSeat("", 1), host.token)
        assert (freed.seats[1].kind, freed.seats[1].taken, freed.seats[1].name) == ("person", False, "")
        seated = await house.join(host.table, Join("Bob", 1))
        with pytest.raises(Illegal, match="seat-is-taken"):
            await house.fill(host.table, FillSeat("", 1), host.token)
        with pytest.raises(Denied, match="only-the-host"):
            await house.fill(host.table, FillSeat("", 1), seated.token)
        await house.fill(host.table, FillSeat("novice", 2), host.token)
        await ada.hears()
        assert ada.table["status"] == "playing"
        with pytest.raises(Illegal, match="game-has-begun"):
            await house.fill(host.table, FillSeat("", 2), host.token)

    in_a_still_house(db, play)


def with_two_workers(db: str, play: Callable[[House, House], Awaitable[None]]) -> None:
    async def evening() -> None:
        async with Workers(db, "", 2, Chance(seed_from(1), "workers")) as workers:
            await play(workers.all[0].house, workers.all[1].house)

    asyncio.run(evening())


def test_a_seat_freed_at_one_worker_keeps_another_from_dealing_to_a_company_that_is_gone(db: str) -> None:
    async def play(here: House, there: House) -> None:
        host = await opened(here, "person", "person", "novice")
        async with there.table(host.table) as table:  # it knows of the bot, and will not hear that it has gone
            table.other_workers.hear = lambda *_: None  # type: ignore[method-assign]
            await here.fill(host.table, FillSeat("", 2), host.token)
            await there.join(host.table, Join("Bob", 1))
            assert table.seq == -1
            assert [seat.came for seat in table.seats] == [True, True, False]

    with_two_workers(db, play)


def test_a_company_that_became_complete_elsewhere_is_neither_changed_nor_cancelled(db: str) -> None:
    async def play(here: House, there: House) -> None:
        host = await opened(here, "person", "person", "novice")
        async with here.table(host.table) as table:  # it has not heard that somebody sat down
            table.other_workers.hear = lambda *_: None  # type: ignore[method-assign]
            await there.join(host.table, Join("Bob", 1))
            for what in (here.fill(host.table, FillSeat("", 2), host.token), here.cancel(host.table, host.token)):
                with pytest.raises((Illegal, Stale), match="game-has-begun"):
                    await what
            assert [seat.kind for seat in table.seats] == ["person", "person", "bot"]

    with_two_workers(db, play)


# what bots are called


def test_bots_have_names_of_their_own_and_keep_them_in_the_log(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        host = await opened(house, "person", "regular", "regular", "master")
        ada = await Guest.comes(house, host)
        names = [seat["name"] for seat in ada.table["seats"]]
        assert len({name[0] for name in names}) == 4, "each initial tells who it is"
        assert {*names[1:3]} <= {*CAST["regular"]} and names[3] in CAST["master"]
        await ada.says(t="resign")
        async with house.table(host.table) as table:
            raw = await log_of(table, "")
        log = load_lines(raw)
        assert list(log.names) == names
        assert "names" in verify(load("vinci"), log).proved
        taken = await take_in(house, raw)
        async with house.table(taken.table) as table:
            assert [seat.name for seat in table.info().seats] == names
            assert [seat.kind for seat in table.info().seats] == ["person", "bot", "bot", "bot"]

    in_a_still_house(db, play)


def test_no_two_of_the_cast_share_a_name_or_an_initial() -> None:
    cast = [*OTHERS, *(name for names in CAST.values() for name in names)]
    assert len({name[0] for name in cast}) == len(cast)
    assert all(name[0].isascii() and len(name) <= 8 for name in cast)
    taken: list[str] = ["Odile"]
    for whim in range(24):
        taken.append(bot_name("regular", taken, whim))
    assert len(set(taken)) == len(taken), "also where there are more bots than names"


# the dial


def test_against_bots_the_dial_is_turned_in_mid_game_and_the_result_keeps_the_most(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        host = await opened(house, "person", "novice", assist="off", options={"first": 0})
        ada = await Guest.comes(house, host)
        assert ada.table["dial"] == list(load("vinci").assists)
        assert "assist" not in ada.last
        await ada.says(t="turn_dial", level="candidates")
        await hand.moves_to(5, house)
        await ada.hears()
        assert (ada.table["assist"], ada.last["assist"]["level"]) == ("candidates", "candidates")
        assert ada.last["assist"]["odds"]
        await ada.says(t="turn_dial", level="counts")
        await hand.moves_to(10, house)
        await ada.hears()
        assert (ada.last["assist"]["level"], ada.last["assist"]["odds"]) == ("counts", {})
        told = [line["id"] for move in ada.news["moves"] for line in move["told"]]
        assert "house-told-dial-counts" in told
        await ada.says(t="turn_dial", level="best")
        assert ada.last["error"]["reason"] == "no-such-assist"
        await ada.says(t="turn_dial", level="off")
        await ada.says(t="resign")
        assert ada.table["assist"] == "candidates", "the result keeps the most"
        row = await house.resources.store.table(host.table)
        assert row is not None and row.assist == "candidates"
        async with house.table(host.table) as table:
            taken = await take_in(house, await log_of(table, ""))
        async with house.table(taken.table) as table:
            assert table.info().assist == "candidates"
        again = await house.again(host.table, host.token)
        async with house.table(again.table) as table:
            assert table.info().assist == "off", "another game begins as the last one was set"

    in_a_still_house(db, play)


def test_among_people_the_dial_stays_as_agreed(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        host = await opened(house, "person", "person", "novice", assist="counts")
        seated = await house.join(host.table, Join("Bob"))
        bob = await Guest.comes(house, seated)
        assert bob.table["dial"] == []
        await bob.says(t="turn_dial", level="candidates")
        assert bob.last["error"]["reason"] == "dial-is-agreed"

    in_a_still_house(db, play)
