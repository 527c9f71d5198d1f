"""What each seat may see of an event, and how an event is told. `see` is the only door by which a secret can leave.

Every rack but its own; every stone given up; dice, disks, ranges, answers, spaces. Never its own stones, the boxed
ones, the piles, or what others wrote before the reveal. A spectator sees no rack that some seat must not see.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from cabinet_noir.core import Line, Seat

from .edition import BACKS
from .pieces import AnyStone, Stone, Unread
from .types import (
    Answered,
    Cursed,
    CurseLifted,
    Dealt,
    DiceSet,
    Estimated,
    Event,
    Exchanged,
    Moved,
    Passed,
    Revealed,
    Rolled,
    RoundBegan,
    TokensLeft,
    Took,
    WritingBegan,
    Wrote,
)


def see(event: Event, seat: Seat | None) -> Event | None:
    """Build what a seat (None: a spectator) may see of an event."""
    match event:
        case Dealt():
            return _see_dealt(event, seat)
        case RoundBegan():
            return RoundBegan(event.round, event.order)
        case Rolled():
            return Rolled(event.seat, event.dice)
        case Took():
            return Took(event.seat, event.colour, event.written if event.seat == seat else Unread())
        case Passed():
            return Passed(event.seat)
        case DiceSet():
            return DiceSet(event.seat, event.dice)
        case Estimated():
            return Estimated(event.seat, event.disk, event.start)
        case Answered():
            return Answered(event.seat, event.disk, event.start, event.verdict)
        case Moved():
            return Moved(event.seat, event.steps, event.why)
        case Exchanged():
            shown = seat is not None and seat != event.seat
            return Exchanged(event.seat, event.old, event.new if shown else BACKS[event.new.colour])
        case TokensLeft():
            return TokensLeft(event.colours)
        case Cursed():
            return Cursed(event.seat)
        case CurseLifted():
            return CurseLifted()
        case WritingBegan():
            return WritingBegan()
        case Wrote():
            return Wrote(event.seat, event.sheet if event.seat == seat else Unread())
        case Revealed():
            return Revealed(event.racks, event.sheets, event.points)
        case _:
            assert_never(event)


def _see_dealt(event: Dealt, seat: Seat | None) -> Dealt:
    seats = len(event.stack)
    racks = tuple(
        rack if owner >= seats or (seat is not None and owner != seat) else _backs(rack)
        for owner, rack in enumerate(event.racks)
    )
    return Dealt(racks, tuple(_backs(pile) for pile in event.piles), _backs(event.boxed), event.stack)


def _backs(stones: Iterable[AnyStone]) -> tuple[AnyStone, ...]:
    return tuple(BACKS[stone.colour] for stone in stones)


def tell(event: Event) -> tuple[Line, ...]:
    """Return the sentences for an event as one seat sees it. Give it seen events only."""
    match event:
        case Dealt():
            return (Line("lost-code-told-dealt"),)
        case RoundBegan():
            return (Line("lost-code-told-round", {"round": event.round, "seat": event.order[0]}),)
        case Rolled() | DiceSet():
            return (_told_dice(event),)
        case Took():
            return (Line("lost-code-told-took", {"seat": event.seat, "colour": event.colour}),)
        case Passed():
            return (Line("lost-code-told-passed", {"seat": event.seat}),)
        case Estimated():
            return (Line("lost-code-told-estimated", {"seat": event.seat, **_range(event.disk, event.start)}),)
        case Answered():
            told = f"lost-code-told-{event.verdict}"
            return (Line(told, {"seat": event.seat, **_range(event.disk, event.start)}),)
        case Moved():
            way = "forward" if event.steps > 0 else "back"
            told = f"lost-code-told-{event.why}-{way}"
            return (Line(told, {"seat": event.seat, "steps": abs(event.steps)}),)
        case Exchanged():
            return (_told_exchanged(event),)
        case TokensLeft():
            return (Line("lost-code-told-tokens-left"),)
        case Cursed():
            return (Line("lost-code-told-cursed", {"seat": event.seat}),)
        case CurseLifted():
            return (Line("lost-code-told-curse-lifted"),)
        case WritingBegan():
            return (Line("lost-code-told-writing"),)
        case Wrote():
            return (Line("lost-code-told-wrote", {"seat": event.seat}),)
        case Revealed():
            return (Line("lost-code-told-revealed"),)
        case _:
            assert_never(event)


def _told_dice(event: Rolled | DiceSet) -> Line:
    told = "lost-code-told-rolled" if isinstance(event, Rolled) else "lost-code-told-dice-set"
    first, second, third = event.dice
    return Line(told, {"seat": event.seat, "first": first, "second": second, "third": third})


def _told_exchanged(event: Exchanged) -> Line:
    new = str(event.new.number) if isinstance(event.new, Stone) else "hidden"
    facts: dict[str, str | int] = {"colour": event.old.colour, "old": event.old.number, "new": new}
    return Line("lost-code-told-exchanged", {"seat": event.seat, **facts})


def _range(disk: int, start: int) -> dict[str, str | int]:
    return {"disk": disk, "least": start, "most": start + disk - 1}
