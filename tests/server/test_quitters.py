"""Somebody leaves in mid-game: the others choose, together and only after the grace time, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from cabinet_noir.core import Illegal, Stale, load_lines
from cabinet_noir.games import load
from cabinet_noir.server.past.archive import log_of, take_in
from cabinet_noir.server.past.replays import replay_of
from cabinet_noir.server.protocol.tables import Join, NewTable, Seated, SeatPlan
from cabinet_noir.server.tables.house import House
from cabinet_noir.server.tables.other_workers import OtherWorkers
from cabinet_noir.server.tables.table import Table
from cabinet_noir.server.workers.bus import Moved, Word
from cabinet_noir.table import GRACE, verify

from .still import BEGINNING, Guest, Hand, express, still_house
from .test_clock import in_a_still_house


async def vinci(house: House, people: int) -> tuple[list[Seated], list[Guest]]:
    """Open a table of Code de Vinci, all of whose people are here."""
    host = await house.new_table(NewTable("vinci", (SeatPlan(),) * people, {"setup": "chance"}, "Ada"))
    seated = [host, *[await house.join(host.table, Join(f"P{n}")) for n in range(1, people)]]
    return seated, [await Guest.comes(house, one) for one in seated]


async def told(guests: list[Guest]) -> None:
    for guest in guests:
        await guest.hears()


def test_who_is_here_cannot_be_replaced_and_who_is_away_only_after_the_grace(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, (ada, bob) = await vinci(house, 2)
        await ada.says(t="choose", about=1, choice="bot")
        assert ada.last.pop("error")["reason"] == "seat-is-not-left"
        bob.leaves()
        await ada.hears()
        assert ada.table["seats"][1]["left"] == (BEGINNING + GRACE) * 1000
        hand.now += GRACE - 1
        await ada.says(t="choose", about=1, choice="bot")
        assert ada.last.pop("error")["reason"] == "seat-is-not-left"
        await ada.says(t="choose", about=0, choice="end")
        assert ada.last.pop("error")["reason"] == "seat-is-not-left"
        hand.now += 2
        await ada.says(t="choose", about=1, choice="bot")
        assert "error" not in ada.last
        assert ada.table["seats"][1]["kind"] == "bot"

    in_a_still_house(db, play)


def test_a_bot_plays_on_and_gives_the_seat_back(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated, (ada, bob) = await vinci(house, 2)
        bob.leaves()
        await ada.hears()
        hand.now += GRACE
        await ada.says(t="choose", about=1, choice="bot")
        for _ in range(6):
            offer = ada.news["offers"][0]
            await ada.does(t=offer["action"], **{name: values[0] for name, values in offer["fields"].items()})
        async with house.table(seated[0].table) as table:
            assert [entry for entry in table.referee.entries if entry.seat == 1]
        back = await Guest.comes(house, seated[1])
        assert back.last["welcome"]["seat"] == 1
        await told([ada, back])
        assert (ada.table["seats"][1]["kind"], ada.table["seats"][1]["name"]) == ("person", "P1")

    in_a_still_house(db, play)


def test_a_bot_does_not_move_for_an_owner_who_came_back_while_it_thought(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated, guests = await vinci(house, 2)
        async with house.table(seated[0].table) as table:
            game = table.referee.game
            (seat,) = game.to_act(table.referee.state)
            chosen, at = next(game.actions(game.offers(table.referee.state, seat))), table.seq
            table.driver.wake = lambda: None  # type: ignore[method-assign]  # it thinks all the while
            guests[seat].leaves()
            hand.now += GRACE
            await guests[1 - seat].says(t="choose", about=seat, choice="bot")
            assert table.standing.stand_ins == {seat}
            back = await Guest.comes(house, seated[seat])
            with pytest.raises(Stale):
                await table.play(seat, chosen, at)
            assert [entry for entry in table.referee.entries if entry.action is not None] == []
            await back.does(**msgspec.to_builtins(chosen))
            assert [entry.seat for entry in table.referee.entries if entry.action is not None] == [seat]

    in_a_still_house(db, play)


def test_all_who_are_here_must_agree(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        _, (ada, bob, cyd) = await vinci(house, 3)
        cyd.leaves()
        await told([ada, bob])
        hand.now += GRACE
        await ada.says(t="choose", about=2, choice="end")
        await bob.says(t="choose", about=2, choice="wait")
        await ada.hears()
        assert ada.table["status"] == "playing"
        assert {(one["seat"], one["choice"]) for one in ada.table["chosen"]} == {(0, "end"), (1, "wait")}
        await bob.says(t="choose", about=2, choice="end")
        await told([ada, bob])
        assert ada.table["status"] == bob.table["status"] == "over"

    in_a_still_house(db, play)


def test_what_was_chosen_before_somebody_came_back_counts_no_longer(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated, (ada, bob, cyd) = await vinci(house, 3)
        cyd.leaves()
        await told([ada, bob])
        hand.now += GRACE
        await ada.says(t="choose", about=2, choice="end")
        hand.now += 1
        cyd = await Guest.comes(house, seated[2])
        await told([ada, bob, cyd])
        assert ada.table["chosen"] == [] and ada.table["seats"][2]["left"] == 0
        hand.now += 1
        cyd.leaves()
        await told([ada, bob])
        hand.now += GRACE
        await bob.says(t="choose", about=2, choice="end")
        assert bob.table["status"] == "playing"

    in_a_still_house(db, play)


def test_a_game_that_was_ended_has_no_loser_and_no_secret_and_takes_no_more_moves(
    db: str, make_db: Callable[[], str]
) -> None:
    elsewhere = make_db()

    async def play(house: House, hand: Hand) -> None:
        seated, (ada, bob) = await vinci(house, 2)
        bob.leaves()
        await ada.hears()
        hand.now += GRACE
        await ada.says(t="choose", about=1, choice="end")
        assert (ada.table["status"], ada.table["outcome"]) == ("over", None)
        assert ada.news["offers"] == [] and ada.news["to_act"] == []
        assert ada.news["moves"][-1]["events"][-1]["t"] == "unsealed"
        assert (await ada.does(t="draw", colour="black"))["reason"] == "game-is-over"
        async with house.table(seated[0].table) as table:
            raw = await log_of(table, "")
            assert b"face_down" not in await replay_of(table, "", "all")  # the solution is shown
            await refuses_bots(table)
        assert verify(load("vinci"), load_lines(raw)).outcome is None
        async with still_house(elsewhere, hand) as other:
            taken = await take_in(other, raw)
            row = await other.resources.store.table(taken.table)
            assert row is not None and row.status == "over"

    in_a_still_house(db, play)


async def refuses_bots(table: Table) -> None:
    seat = table.referee.game.to_act(table.referee.state)[0]
    action = next(table.referee.game.actions(table.referee.game.offers(table.referee.state, seat)))
    with pytest.raises(Illegal, match="game-is-over"):
        await table.play(seat, action, table.seq)


def test_the_clock_of_a_game_that_was_ended_stands(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated = await express(house, "person", "person", handover=True)
        ada, bob = [await Guest.comes(house, one) for one in seated]
        starter = ada if ada.news["offers"] else bob
        await starter.does(t="flip")
        other = bob if starter is ada else ada
        other.leaves()
        await starter.hears()
        hand.now += GRACE
        await starter.says(t="choose", about=other.last["welcome"]["seat"], choice="end")
        assert starter.table["status"] == "over" and starter.news["clock"] is None
        assert hand.alarms() == []

    in_a_still_house(db, play)


def test_nobody_who_only_watches_chooses(db: str) -> None:
    async def play(house: House, hand: Hand) -> None:
        seated, (ada, bob) = await vinci(house, 2)
        bob.leaves()
        await ada.hears()
        hand.now += GRACE
        spectator = Guest(house, seated[0])
        await spectator.says(t="hello")
        await spectator.says(t="choose", about=1, choice="end")
        assert spectator.last["error"]["reason"] == "only-watching"

    in_a_still_house(db, play)


def test_other_workers_are_told_that_somebody_else_sits_there(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Word] = []
    monkeypatch.setattr(OtherWorkers, "tell", lambda _, word: told.append(word))

    async def play(house: House, hand: Hand) -> None:
        seated, (ada, bob) = await vinci(house, 2)
        bob.leaves()
        await ada.hears()
        hand.now += GRACE
        told.clear()
        await ada.says(t="choose", about=1, choice="bot")
        async with house.table(seated[0].table) as table:
            assert told == [Moved(table.seq)]  # the log says who sits there: it is read alone

    in_a_still_house(db, play)
