"""The laws of the table: they hold on random evenings of all games, and each of them notices what it is for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import update

from cabinet_noir.core import Entry, Refusal, Seq, Stale, never
from cabinet_noir.laws.table import NAMES, try_evenings
from cabinet_noir.server.clocks.timekeeper import Timekeeper
from cabinet_noir.server.tables import boards, dealing, proof, rows, windows
from cabinet_noir.server.tables import table as live
from cabinet_noir.server.tables.dealing import Dealing
from cabinet_noir.server.tables.driver import Driver
from cabinet_noir.server.tables.other_workers import OtherWorkers
from cabinet_noir.server.tables.seats import presence
from cabinet_noir.server.tables.seats.leavers import Leavers
from cabinet_noir.server.tables.table import Table
from cabinet_noir.store import SeatRow, Store, schema
from cabinet_noir.table import Referee, TableAct, Unsealed, WishPause, rules

EVENINGS_A_BLOCK = 20
"""Of two dozen steps each; `make prove` spends thousands."""
MOST_EVENINGS = 360
"""In which a house that breaks a law must be caught: what happens in which order is not ours alone to say."""

Patch = pytest.MonkeyPatch
Spoil = Callable[[Patch], None]


@pytest.mark.parametrize("block", range(6))
def test_every_law_of_the_table_holds(block: int, tmp_path: Path) -> None:
    evenings = range(block * EVENINGS_A_BLOCK, (block + 1) * EVENINGS_A_BLOCK)
    _, violations = asyncio.run(try_evenings(evenings, 1, str(tmp_path / "house.sqlite")))
    assert violations == []


# Houses that break a law, each in one place.


def a_seat_is_given_whoever_has_it(patch: Patch) -> None:
    async def change_seat(store: Store, table: str, before: SeatRow, after: SeatRow, *_: Any) -> bool:
        here = (schema.seats.c.table_id == table) & (schema.seats.c.seat == before.seat)
        async with store.database.writing() as connection:
            await connection.execute(update(schema.seats).where(here).values(asdict(after)))
        return True

    patch.setattr(Store, "change_seat", change_seat)
    patch.setattr(Store, "claim_seat", change_seat)


def things_are_done_after_the_end(patch: Patch) -> None:
    patch.setattr(rules, "check_playing", lambda _table: None)


def a_pause_takes_of_the_time(patch: Patch) -> None:
    patch.setattr(rules, "moved", lambda clocks, _seconds: clocks)


def whoever_wished_too_often_cannot_go_on(patch: Patch) -> None:
    wish_pause = rules._wish_pause

    def limited(table: Any, seat: Any, act: Any, at: float) -> Any:
        rules._check_asked(table, seat)
        return wish_pause(table, seat, act, at)

    patch.setattr(rules, "_wish_pause", limited)
    patch.setattr(rules, "MOST_ASKED", 4)


def a_seat_is_never_left(patch: Patch) -> None:
    patch.setattr(rules, "left", lambda *_: None)
    patch.setattr(presence, "left", lambda *_: None)


def who_leaves_has_left_at_once(patch: Patch) -> None:
    patch.setattr(rules, "_waited_since", lambda table, since: since - table.grace)


def nobody_leaves_for_good(patch: Patch) -> None:
    patch.setattr(Leavers, "wake", lambda _: None)


def others_vote_somebody_out_of_a_rated_game(patch: Patch) -> None:
    choose = rules._choose

    def unrated(game: Any, table: Any, *more: Any) -> Any:
        return choose(game, replace(table, rated=False), *more)

    patch.setattr(rules, "_choose", unrated)
    patch.setattr(Leavers, "wake", lambda _: None)


def nobody_watches_the_clock(patch: Patch) -> None:
    patch.setattr(Timekeeper, "wake", lambda _: None)


def the_other_worker_keeps_its_people_waiting(patch: Patch) -> None:
    async def catch_up(others: OtherWorkers, changed: bool = True) -> None:
        table = others._table
        store = table.resources.store
        for entry in await store.log(table.row.id, after=table.seq):
            table.record(table.referee.typed(entry))
        table.row, table.seats = await store.table(table.row.id) or table.row, await store.seats(table.row.id)

    patch.setattr(OtherWorkers, "catch_up", catch_up)


def the_rows_are_not_kept_in_step(patch: Patch) -> None:
    patch.setattr(live, "in_step", lambda row, seats, _entry, standing: (replace(row, status=standing.phase), seats))


def a_move_is_acknowledged_and_not_written(patch: Patch) -> None:
    async def append(table: Table, entry: Entry, *more: Any) -> None:
        if entry.action is None:
            await real(table, entry, *more)
        else:
            table.record(entry)

    real = Table._append
    patch.setattr(Table, "_append", append)


def what_was_known_is_not_what_was_judged(patch: Patch) -> None:
    def propose_act(referee: Any, seat: Any, act: TableAct, at: float = 0.0) -> Entry | None:
        entry = real(referee, seat, act, at)
        if entry is None or not isinstance(act, WishPause):
            return entry
        return replace(entry, act=replace(act, present=(*act.present, *range(referee.seats))))

    real = Referee.propose_act
    patch.setattr(Table, "listed", lambda table: tuple(sorted(table.here()))[:1])
    patch.setattr(Referee, "propose_act", propose_act)


def nothing_is_written_down_as_something(patch: Patch) -> None:
    def propose_act(referee: Any, seat: Any, act: Any, at: float = 0.0) -> Entry:
        entry = real(referee, seat, act, at)
        return Entry(Seq(referee.seq + 1), (), seat, act=act, at=max(at, referee.table.at)) if entry is None else entry

    real = Referee.propose_act
    patch.setattr(Referee, "propose_act", propose_act)


def a_move_sent_twice_is_made_twice(patch: Patch) -> None:
    async def enter(table: Table, seat: Any, action: Any, at: int, id: str, left: float) -> Entry:
        table._done.clear()
        return await real(table, seat, action, table.seq, id and f"{id} {table.seq}"[:40], left)

    real = Table._enter
    patch.setattr(Table, "_enter", enter)


def bots_play_for_whoever_is_away(patch: Patch) -> None:
    def away(driver: Driver) -> Any:
        table = driver._table
        if not table.going_on or table.referee.game.deadline is not never:
            return None
        acting = table.referee.game.to_act(table.referee.state)
        return next((seat for seat in acting if table.standing.bots[seat] or seat not in table.present()), None)

    patch.setattr(Driver, "_next", away)
    patch.setattr(Table, "_check_who_plays", lambda *_: None)


def a_part_that_was_opened_is_left_out(patch: Patch) -> None:
    def mixed_from(seats: Any) -> Any:
        mixed = real(seats)
        return replace(mixed, parts=("",) * len(mixed.parts))

    real = dealing.mixed_from
    patch.setattr(live, "mixed_from", mixed_from)


def nobody_waits_for_the_parts(patch: Patch) -> None:
    patch.setattr(Dealing, "wait", lambda _: None)


def the_head_is_that_of_the_whole_entry(patch: Patch) -> None:
    patch.setattr(windows, "as_seen", lambda entry, _seen: entry)


def the_house_does_not_sign(patch: Patch) -> None:
    async def signature_of(*_: Any) -> tuple[str, tuple[()]]:
        return "", ()

    patch.setattr(proof, "signature_of", signature_of)


def help_stays_as_it_was_agreed(patch: Patch) -> None:
    patch.setattr(Table, "dial", property(lambda table: table.row.assist))


def the_result_forgets_the_help(patch: Patch) -> None:
    patch.setattr(rows, "most_help", lambda row, _standing: row.assist)


def anybody_turns_the_dial(patch: Patch) -> None:
    patch.setattr(rules, "may_turn_dial", lambda *_: True)


def who_resigns_may_still_win(patch: Patch) -> None:
    real = rules._left_for_good
    patch.setattr(rules, "_left_for_good", lambda table, event: replace(real(table, event), forfeited=table.forfeited))


def resigning_never_ends_a_game(patch: Patch) -> None:
    patch.setattr(rules, "_parted", lambda *_: "novice")


def a_table_is_cancelled_by_word_of_mouth(patch: Patch) -> None:
    async def cancel(*_: Any) -> bool:
        return True

    patch.setattr(Store, "cancel", cancel)


def who_leaves_keeps_the_key(patch: Patch) -> None:
    async def vacate(store: Store, table: str, before: SeatRow, after: SeatRow) -> bool:
        return await real(store, table, before, replace(after, token_hash=before.token_hash))

    real = Store.vacate
    patch.setattr(Store, "vacate", vacate)


def a_board_opens_its_deal(patch: Patch) -> None:
    patch.setattr(Referee, "_end", property(lambda referee: Unsealed(referee.seed.hex())))


def a_set_is_closed_while_its_tables_play_on(patch: Patch) -> None:
    async def nothing(*_: Any) -> None:
        return None

    async def closed(*_: Any) -> bool:
        return True

    patch.setattr(boards, "_end", nothing)
    patch.setattr(boards, "_is_closed", closed)


SPOILS: dict[Spoil, set[str]] = {
    a_board_opens_its_deal: {"sealed"},
    a_set_is_closed_while_its_tables_play_on: {"opened"},
    a_seat_is_given_whoever_has_it: {"owner", "step"},
    things_are_done_after_the_end: {"verifies", "step"},
    a_pause_takes_of_the_time: {"clocks"},
    whoever_wished_too_often_cannot_go_on: {"stuck"},
    a_seat_is_never_left: {"stuck"},
    nobody_watches_the_clock: {"stuck"},
    who_leaves_has_left_at_once: {"leavers"},
    nobody_leaves_for_good: {"leavers", "stuck"},
    others_vote_somebody_out_of_a_rated_game: {"leavers", "stuck"},
    the_other_worker_keeps_its_people_waiting: {"step", "told"},
    the_rows_are_not_kept_in_step: {"workers", "told"},
    a_move_is_acknowledged_and_not_written: {"step", "acknowledged", "verifies", "workers"},
    what_was_known_is_not_what_was_judged: {"verifies", "step"},
    nothing_is_written_down_as_something: {"events", "verifies", "step"},
    a_move_sent_twice_is_made_twice: {"acknowledged"},
    bots_play_for_whoever_is_away: {"movers"},
    a_part_that_was_opened_is_left_out: {"deal"},
    nobody_waits_for_the_parts: {"stuck"},
    the_head_is_that_of_the_whole_entry: {"proof"},
    the_house_does_not_sign: {"proof"},
    help_stays_as_it_was_agreed: {"dial"},
    the_result_forgets_the_help: {"dial"},
    anybody_turns_the_dial: {"dial"},
    who_resigns_may_still_win: {"resigning", "leavers", "stuck"},
    resigning_never_ends_a_game: {"resigning", "leavers", "stuck"},
    a_table_is_cancelled_by_word_of_mouth: {"cancelled", "step"},
    who_leaves_keeps_the_key: {"owner"},
}


def test_every_law_of_the_table_has_a_house_that_breaks_it() -> None:
    assert set().union(*SPOILS.values()) == set(NAMES)


@pytest.mark.parametrize("spoil", SPOILS, ids=lambda spoil: spoil.__name__)
def test_a_house_that_breaks_a_law_is_caught(spoil: Spoil, monkeypatch: Patch, tmp_path: Path) -> None:
    spoil(monkeypatch)
    for first in range(0, MOST_EVENINGS, 4):
        db = str(tmp_path / f"house{first}.sqlite")
        try:
            _, violations = asyncio.run(try_evenings(range(first, first + 4), 1, db))
        except (Refusal, Stale):  # so broken that it cannot even be opened
            return
        if violations:
            assert {violation.law for violation in violations} & SPOILS[spoil]
            return
    pytest.fail("no law noticed")
