"""Parts of the server by themselves, where a whole house would be too large a tool."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from cabinet_noir.bots import Thinkers, ThoughtLost, checked
from cabinet_noir.core import Entry, Refusal, Seat, dump_lines, seed_from
from cabinet_noir.games.vinci import GAME
from cabinet_noir.games.vinci.types import Options
from cabinet_noir.server.operator.faults import traced
from cabinet_noir.server.people import keys
from cabinet_noir.server.protocol.tables import Pong
from cabinet_noir.server.tables.watcher import MOST_REPLIES, Watcher
from cabinet_noir.server.tables.windows import LastMove
from cabinet_noir.store import SeatRow, TableRow
from cabinet_noir.table import Referee

from .slow_to_read import READING, answer


def row(**more: object) -> TableRow:
    fields: dict[str, object] = {
        "id": keys.new_id(),
        "code": keys.new_code(),
        "game": "vinci",
        "version": 1,
        "options": {},
        "seats": 1,
        "seed": bytes(32),
        "status": "waiting",
        "open": True,
        "assist": "off",
        "created": 0.0,
    }
    return TableRow(**fields | more)  # type: ignore[arg-type]


# Keys


def test_keys_are_long_and_readable() -> None:
    assert len(keys.ID_LETTERS) ** 20 > 2**96
    assert set("IL01O").isdisjoint(keys.CODE_LETTERS)
    assert len({keys.new_token() for _ in range(100)}) == 100
    seats = [SeatRow(seat=0), SeatRow(seat=1, token_hash=keys.hashed("mine"))]
    assert keys.seat_of("mine", seats) is seats[1]
    assert keys.seat_of("", seats) is None
    assert keys.seat_of("other", seats) is None


# What is told


def test_a_move_that_all_saw_alike_is_put_into_words_and_bytes_once() -> None:
    referee = Referee.open(GAME, Options(first=0, setup="chance"), 2, seed_from(1))
    drew = referee.act(Seat(0), GAME.decode_action({"t": "draw", "colour": "black"}))
    guessed = referee.act(Seat(0), GAME.decode_action({"t": "guess", "at": {"seat": 1, "place": 0}, "face": 5}))
    last = LastMove()
    hidden = [last.of(referee, drew, referee.seen(drew, seat)) for seat in (Seat(0), Seat(1), None)]
    assert hidden[0] != hidden[1] and hidden[1] is hidden[2]
    mine, theirs = (last.of(referee, guessed, referee.seen(guessed, Seat(seat))) for seat in range(2))
    assert mine is theirs


# The pool


def die() -> None:
    os._exit(1)


def die_once(marker: str) -> str:
    if not os.path.exists(marker):
        open(marker, "w").close()
        os._exit(1)
    return "done"


def forever() -> None:
    while True:
        pass


def test_a_worker_that_dies_is_replaced_and_its_job_done_again(tmp_path: Path) -> None:
    async def work() -> str:
        thinkers = Thinkers(1)
        try:
            return await thinkers.run(die_once, str(tmp_path / "died"))
        finally:
            thinkers.close()

    assert asyncio.run(work()) == "done"


def test_what_a_new_worker_reads_before_a_job_is_not_the_jobs_time() -> None:
    async def work() -> int:
        thinkers = Thinkers(1, READING - 1)
        try:
            return await thinkers.run(answer)
        finally:
            thinkers.close()

    assert asyncio.run(work()) == 42


@pytest.mark.parametrize(("job", "longest"), [(die, 60.0), (forever, 0.5)])
def test_a_job_that_cannot_be_done_is_given_up(job: Callable[[], None], longest: float) -> None:
    async def work() -> None:
        thinkers = Thinkers(1, longest)
        try:
            with pytest.raises(ThoughtLost):
                await thinkers.run(job)
        finally:
            thinkers.close()

    asyncio.run(work())


# Watchers


def test_a_slow_reader_is_not_read_and_holds_a_bounded_amount() -> None:
    async def visit() -> None:
        watcher = Watcher()
        for _ in range(MOST_REPLIES):
            await asyncio.wait_for(watcher.room(), 1)
            watcher.reply(Pong())
        waiting = asyncio.create_task(watcher.room())
        await asyncio.sleep(0)
        assert not waiting.done()
        for _ in range(1000):
            watcher.owe("news")
            watcher.owe_note("k", "v")
        assert len(await watcher.messages()) == MOST_REPLIES
        await waiting

    asyncio.run(visit())


# Logs from elsewhere, and words about errors


def finished_log() -> bytes:
    referee = Referee.open(GAME, Options(highest=4, setup="chance"), 2, seed_from(1))
    picker = random.Random(1)
    while GAME.outcome(referee.state) is None:
        (seat,) = GAME.to_act(referee.state)
        referee.act(seat, GAME.pick(GAME.offers(referee.state, seat), picker))
    return dump_lines(referee.header(), referee.entries)


def test_a_log_bent_anywhere_is_refused_with_a_code_or_means_the_same() -> None:
    log = finished_log()
    straight = checked(log)
    picker = random.Random(2)
    odd: list[object] = [None, [], {}, "", 10**30, -1, True, {"t": []}, "unsealed", [[]]]
    for _ in range(300):
        lines = [msgspec.json.decode(line) for line in log.splitlines()]
        bend(lines[picker.randrange(len(lines))], picker, picker.choice(odd))
        bent = b"\n".join(msgspec.json.encode(line) for line in lines)
        try:
            assert without_names(checked(bent)) == without_names(straight)
        except Refusal as refusal:
            assert refusal.code in ("corrupt", "malformed")


def bend(node: object, picker: random.Random, odd: object) -> None:
    """Replace one value somewhere below."""
    while True:
        assert isinstance(node, dict | list)
        key = picker.choice(list(node) if isinstance(node, dict) else range(len(node)))
        below = node[key]
        if not isinstance(below, dict | list) or not below or picker.random() < 0.3:
            node[key] = odd
            return
        node = below


def without_names(entries: bytes) -> list[object]:
    """Return what the rules made of a log: actions and events, without times and the names clients gave."""
    decoded = msgspec.json.decode(entries, type=list[Entry])
    return [(entry.seq, entry.seat, entry.action, entry.events) for entry in decoded]


def test_what_is_logged_of_an_error_has_none_of_its_words() -> None:
    try:
        raise ValueError("the seed is 42")
    except ValueError as error:
        assert "42" not in str(traced(error))
