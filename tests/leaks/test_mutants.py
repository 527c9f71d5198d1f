"""The hunt can fail: each mutant is a house with one leak, and is caught. The house itself, hunted alike, is not."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog

from cabinet_noir.core import Chance, Illegal, Offer, Seat, seed_from
from cabinet_noir.games import vinci
from cabinet_noir.games.vinci.types import Drew, Options
from cabinet_noir.server.past import archive, replays
from cabinet_noir.server.tables import info, table, windows
from cabinet_noir.server.tables.notes import Notes
from cabinet_noir.server.tables.table import Table
from cabinet_noir.server.tables.windows import Window
from cabinet_noir.table import Eyes

from .courses import Course, course
from .test_leaks import leaks

Patch = pytest.MonkeyPatch
GAME = vinci.GAME


def full_state(window: Any) -> Any:
    """Return the referee's state: what no window may look at."""
    return window._referee.state


def a_drawn_tile_passes_the_door(patch: Patch) -> None:
    def see(event: Any, seat: Seat | None) -> Any:
        return event if isinstance(event, Drew) else GAME.see(event, seat)

    patch.setattr(vinci, "GAME", replace(GAME, see=see))


def a_refusal_says_too_much(patch: Patch) -> None:
    def decide(state: Any, seat: Seat, action: Any, chance: Any) -> Any:
        try:
            return GAME.decide(state, seat, action, chance)
        except Illegal as refusal:
            raise Illegal(refusal.reason, rule=refusal.rule, left=str(state.pile)) from None

    patch.setattr(vinci, "GAME", replace(GAME, decide=decide))


def the_order_of_offers_tells(patch: Patch) -> None:
    def order(window: Any) -> Any:
        turn = zlib.crc32(str(full_state(window)).encode())
        offers = Eyes.offers.__get__(window)
        turned = ({name: _turned(values, turn) for name, values in offer.fields.items()} for offer in offers)
        return tuple(Offer(offer.action, fields) for offer, fields in zip(offers, turned, strict=True))

    patch.setattr(Window, "offers", property(order))


def _turned(values: Any, by: int) -> Any:
    by %= len(values)
    return (*values[by:], *values[:by])


def the_length_of_a_message_tells(patch: Patch) -> None:
    """As it would if what a seat is told were compressed together with what it is not."""

    def news(window: Any, since: int) -> bytes:
        return msgspec.json.encode(window._compose(since)) + b" " * len(zlib.compress(str(full_state(window)).encode()))

    patch.setattr(Window, "news", news)


def a_replay_shows_all(patch: Patch) -> None:
    patch.setattr(replays, "move_seen", lambda referee, entry, _seat: windows.move(referee, entry, entry.events))


def a_log_keeps_the_actions(patch: Patch) -> None:
    async def log_of(found: Table, *_asker: str) -> bytes:
        return msgspec.json.encode(found.referee.entries)

    patch.setattr(archive, "log_of", log_of)


def the_table_is_described_with_its_seed(patch: Patch) -> None:
    def described(row: Any, *more: Any) -> Any:
        return info.table_info(msgspec.structs.replace(row, options={"seed": row.seed.hex()}), *more)

    patch.setattr(table, "table_info", described)


def notes_go_to_everyone(patch: Patch) -> None:
    write = Notes.write

    async def told_to_all(notes: Notes, watcher: Any, key: str, value: str) -> None:
        await write(notes, watcher, key, value)
        for other in watcher.table.watchers:
            other.owe_note(key, value)

    patch.setattr(Notes, "write", told_to_all)


def the_log_of_the_house_tells(patch: Patch) -> None:
    compose = Window._compose

    def talkative(window: Any, since: int) -> Any:
        structlog.get_logger().info("news", pile=str(full_state(window).pile))
        return compose(window, since)

    patch.setattr(Window, "_compose", talkative)


def the_figures_of_the_house_tell(patch: Patch) -> None:
    record = Table.record

    def counted(found: Table, entry: Any) -> None:
        record(found, entry)
        found.resources.metrics.refusals.labels(str(found.referee.state.pile)).inc()

    patch.setattr(Table, "record", counted)


MUTANTS: list[Callable[[Patch], None]] = [
    a_drawn_tile_passes_the_door,
    a_refusal_says_too_much,
    the_order_of_offers_tells,
    the_length_of_a_message_tells,
    a_replay_shows_all,
    a_log_keeps_the_actions,
    the_table_is_described_with_its_seed,
    notes_go_to_everyone,
    the_log_of_the_house_tells,
    the_figures_of_the_house_tell,
]


@pytest.fixture(scope="module")
def hunted() -> list[Course]:
    """Two short games of two: through the eyes of a seat, and of a spectator."""
    chance = Chance(seed_from(5), "mutants")
    return [
        course(GAME, Options(highest=5, jokers=jokers), 2, chance, eyes, f"Mutants{eyes}", "off")
        for eyes, jokers in ((Seat(1), True), (None, False))
    ]


def test_the_house_itself_leaks_nothing(hunted: list[Course], tmp_path: Path) -> None:
    assert leaks(hunted, tmp_path) == []


@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_house_that_leaks_is_caught(
    mutant: Callable[[Patch], None], hunted: list[Course], tmp_path: Path, monkeypatch: Patch
) -> None:
    mutant(monkeypatch)
    assert leaks(hunted, tmp_path)
