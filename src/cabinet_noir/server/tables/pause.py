"""Pauses: the table stands still once everyone present wishes it, and goes on as soon as anyone does.

Wishes and pauses are entries of the log, so that they outlive the house and are the same for every worker.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final, assert_never

from msgspec import Struct

from cabinet_noir.core import Denied, Illegal, Seat, Stale
from cabinet_noir.table import Abandoned, Chose, Granted, Interlude, Paused, PauseWished, Replaced, Resumed, TakenBack

if TYPE_CHECKING:
    from .table import Table

MOST_INTERLUDES: Final = 256
"""Nobody fills a log with wishes."""


class Standing(Struct, frozen=True):
    """Does the table stand still, and if not, who wishes that it did?"""

    paused: bool = False
    wishes: frozenset[Seat] = frozenset()


def standing(interludes: Iterable[Interlude]) -> Standing:
    """Return how things stand after what has happened at a table."""
    now = Standing()
    for event in interludes:
        match event:
            case PauseWished():
                now = Standing(now.paused, _wishes(now, event.seat, event.wish))
            case Paused():
                now = Standing(paused=True)
            case Resumed():
                now = Standing()
            case Chose() | Replaced() | Abandoned() | Granted() | TakenBack():
                pass
            case _:
                assert_never(event)
    return now


def pause_follows(
    interludes: Sequence[Interlude], seat: Seat, wish: bool, present: Collection[int]
) -> tuple[Interlude, ...]:
    """Return what happens when a seat says that it wishes a pause, or that it does not."""
    now = standing(interludes)
    if now.paused:
        return () if wish else (Resumed(seat),)
    if wish == (seat in now.wishes):
        return ()
    if len(interludes) >= MOST_INTERLUDES:
        raise Denied("too-many-pauses", most=MOST_INTERLUDES)
    wishes = _wishes(now, seat, wish)
    pause = (Paused(tuple(sorted(wishes))),) if wish and wishes.issuperset(present) else ()
    return (PauseWished(seat, wish), *pause)


async def wish_pause(table: Table, seat: Seat | None, wish: bool) -> None:
    """Hear whether a seat wishes a pause; a paused table goes on as soon as anyone says so."""
    if seat is None:
        raise Denied("only-watching")
    async with table.lock:
        if table.clock is None and table.turns is None:
            raise Illegal("nothing-to-pause")
        while events := pause_follows(table.referee.interludes, seat, wish, table.present()):
            with suppress(Stale):  # something happened at another worker: look again
                await table.append(table.referee.interlude(events, seat, table.means.clock()))
                break
        table.tell_info()
        table.tell_news()


async def weigh_wishes(table: Table) -> None:
    """Somebody has gone: perhaps all who are still here wish a pause."""
    async with table.lock:
        now, present = standing(table.referee.interludes), table.present()
        if present and not now.paused and now.wishes.issuperset(present):
            with suppress(Stale):  # something happened at another worker, which weighs them, too
                pause = (Paused(tuple(sorted(now.wishes))),)
                await table.append(table.referee.interlude(pause, min(now.wishes), table.means.clock()))
                table.tell_info()
                table.tell_news()


def _wishes(now: Standing, seat: Seat, wish: bool) -> frozenset[Seat]:
    return now.wishes | {seat} if wish else now.wishes - {seat}
