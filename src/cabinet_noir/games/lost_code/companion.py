"""The Lost Code on a real table, as one of its players enters it: the stones in sight, and every own estimate.

The reader is seat 0. Of the others' stones it is entered which lie in sight, and not whose they are: what they tell is
what the reader's own cannot be. What was misheard is found by counting.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cabinet_noir.core import Companion, Entries, Illegal, Seat

from .edition import colours, disks, narrowest, numbers, starts
from .pieces import Dice, FaceDown, Rack, Stone, Verdict
from .types import Answered, Dealt, DiceSet, Estimated, Event, Exchanged, Options, RoundBegan

ME: Final = Seat(0)
RACKS: Final = 4
PILE: Final = 3
"""What lies in a pile says nothing; that there is one lets a stone be exchanged."""


class OwnRound(Struct, frozen=True, forbid_unknown_fields=True):
    """A round of the reader's own: the dice, the range, what the others said, and the stone given up for it."""

    dice: Dice
    disk: Annotated[int, Meta(ge=1, le=12)]
    start: Annotated[int, Meta(ge=0, le=30)]
    verdict: Verdict
    gave: Stone | None = None


class Entered(Struct, frozen=True, forbid_unknown_fields=True):
    """What is on the reader's sheet."""

    seats: Literal[2, 3, 4]
    seen: Annotated[tuple[Stone, ...], Meta(max_length=54)] = ()
    """Every stone in sight that the reader has not given up: on the other racks, and what others gave up."""
    rounds: Annotated[tuple[OwnRound, ...], Meta(max_length=12)] = ()
    beginner: bool = False
    tougher: bool = False


def entries(entered: Entered) -> Entries:
    """Return what the reader has seen, entry by entry."""
    options = Options(beginner=entered.beginner, tougher=entered.tougher)
    _check(entered, options)
    past: list[tuple[Event, ...]] = [(_dealt(entered, options),)]
    for number, line in enumerate(entered.rounds, start=1):
        past += _played(number, line)
    return Entries(options, entered.seats, ME, tuple(past))


def _dealt(entered: Entered, options: Options) -> Dealt:
    """Stand what is in sight on the other racks, one a colour; what is more than three lies by the last."""
    in_play = colours(options)
    seen = {colour: [stone for stone in entered.seen if stone.colour == colour] for colour in in_play}
    own: Rack = tuple(FaceDown(colour) for colour in in_play)
    racks = tuple(
        tuple(seen[colour][at] if at < len(seen[colour]) else FaceDown(colour) for colour in in_play)
        for at in range(RACKS - 1)
    )
    more = tuple(stone for colour in in_play for stone in seen[colour][RACKS - 1 :])
    piles = tuple((FaceDown(colour),) * PILE for colour in in_play)
    stack = tuple(Seat(seat) for seat in range(entered.seats))
    return Dealt((own, *racks[:-1], (*racks[-1], *more)), piles, own, stack)


def _played(number: int, line: OwnRound) -> Iterator[tuple[Event, ...]]:
    order = (ME,)
    answered = Answered(ME, line.disk, line.start, line.verdict)
    yield RoundBegan(number, order), DiceSet(ME, line.dice), Estimated(ME, line.disk, line.start), answered
    if line.gave is not None:
        yield (Exchanged(ME, line.gave, FaceDown(line.gave.colour)),)


# What cannot be, whatever was heard


def _check(entered: Entered, options: Options) -> None:
    given = tuple(line.gave for line in entered.rounds if line.gave is not None)
    stones = (*entered.seen, *given)
    for stone in stones:
        if stone.colour not in colours(options) or stone.number not in numbers(options):
            raise Illegal("lost-code-companion-no-such-stone", rule="R1", colour=stone.colour, number=stone.number)
        if stones.count(stone) > 1:
            raise Illegal("lost-code-companion-stone-twice", rule="R1", colour=stone.colour, number=stone.number)
    for number, line in enumerate(entered.rounds, start=1):
        _check_line(number, line, options)


def _check_line(number: int, line: OwnRound, options: Options) -> None:
    if any(colour not in colours(options) for colour in line.dice):
        raise Illegal("lost-code-companion-die", rule="R2", round=number)
    if line.disk not in disks(options) or line.start not in starts(line.disk, options):
        raise Illegal("lost-code-companion-no-range", rule="R5", round=number)
    if line.verdict != "inside" and (line.disk == narrowest(options)) != (line.verdict == "wrong"):
        raise Illegal("lost-code-companion-verdict", rule="R6", round=number)
    if line.verdict == "inside" and line.gave is not None:
        raise Illegal("lost-code-companion-right-gives-nothing", rule="R7", round=number)


def _blanks() -> Iterator[tuple[str, Struct]]:
    for seats in (2, 3, 4):
        for name, beginner, tougher in (("", False, False), (" beginner", True, False), (" tougher", False, True)):
            yield f"{seats}{name}", Entered(seats, (), (), beginner, tougher)


COMPANION: Final = Companion(Entered, entries, blanks=tuple(_blanks()))
