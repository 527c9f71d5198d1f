"""The components of The Lost Code, as data, and what the disks and the final sheet are worth.

The box is not open before us in one point: which width of a disk scores what, and how far the disks reach. Those values
are *ours* (`types.Edition`), made from what the rulebook shows of them. A table may have an owner's edition among its
options instead: referee, deduction, bots and board all read it here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from .pieces import Colour, Dice, FaceDown, Numbers, Rack, Stone, Verdict
from .types import Edition, Options, State

COLOURS: Final[tuple[Colour, ...]] = ("yellow", "violet", "red", "blue", "green", "pink")
RACKS: Final = 4
DICE: Final = 3

HOUSE: Final = Edition(name="house")
"""Whose values are played with where nobody says otherwise."""
BOX: Final = 7
"""The highest number of the box, without the eights."""

ROUNDS: Final[dict[int, int]] = {2: 10, 3: 9, 4: 8}  # R8
TOKENLESS_ROUNDS: Final = 3  # R11: the last rounds, in which no shortcut is left
SKULL_SPACE: Final = 7  # R12
SKULL_LEAVES: Final = 13

FOUND: Final = (0, 5, 2, 1)  # R9: by how many numbers were written
MISSED: Final = -2
MOST_NUMBERS: Final = 3

STONES: Final[dict[tuple[Colour, int], Stone]] = {(c, n): Stone(c, n) for c in COLOURS for n in range(9)}
"""Every stone there is, once: stones are compared often and made never."""
BACKS: Final[dict[Colour, FaceDown]] = {colour: FaceDown(colour) for colour in COLOURS}

_WITHOUT_RED: Final[tuple[Colour, ...]] = tuple(colour for colour in COLOURS if colour != "red")


def colours(options: Options) -> tuple[Colour, ...]:
    """Return the colours in play (R2)."""
    return _WITHOUT_RED if options.beginner else COLOURS


def numbers(options: Options) -> Numbers:
    """Return the numbers of each colour (R10)."""
    return tuple(range(options.highest + 1 + options.tougher))


def highest_sum(options: Options) -> int:
    """Return the highest sum a disk shows; with a short deck it shows less."""
    values = edition(options)
    return (values.x_reach if options.tougher else values.reach) - DICE * (BOX - options.highest)


def edition(options: Options) -> Edition:
    """Return whose values a table plays with."""
    return options.edition or HOUSE


@lru_cache(maxsize=64)
def disks(options: Options) -> Mapping[int, int]:
    """Return the width of each disk (how many sums in a row it shows) and its points, the narrowest first."""
    values = edition(options)
    return {disk.width: disk.points for disk in (values.x_disks if options.tougher else values.disks)}


def narrowest(options: Options) -> int:
    """Return the width of the disk of which only right or wrong is told (R6)."""
    return next(iter(disks(options)))


def rounds(options: Options, seats: int) -> int:
    """Return how many rounds are played (R8)."""
    return ROUNDS[seats] if options.rounds is None else options.rounds


def tokens(options: Options, seats: int) -> tuple[Colour, ...]:
    """Return the shortcut tokens of a table (R11): none where there is no round they could be taken in (R13)."""
    in_time = options.rules == 1 or rounds(options, seats) > TOKENLESS_ROUNDS
    return colours(options) if options.shortcut and in_time else ()


def starts(disk: int, options: Options) -> range:
    """Return where a disk's range may begin: it shows its whole width and nothing blank (R5)."""
    return range(highest_sum(options) + 2 - disk)


def free_disks(state: State) -> tuple[int, ...]:
    """Return the disks nobody has taken this round (R5)."""
    marks = state.rounds[-1].marks if state.rounds else ()
    taken = {mark.disk for mark in marks if mark is not None}
    return tuple(disk for disk in disks(state.options) if disk not in taken)


def total(code: Sequence[int], dice: Sequence[Colour], in_play: Sequence[Colour]) -> int:
    """Return the sum of a code's stones of the rolled colours, each as often as it was rolled (R5)."""
    return sum(code[in_play.index(colour)] for colour in dice)


def answer(disk: int, start: int, found: int, options: Options) -> Verdict:
    """Say how a sum lies to a range (R6). The referee answers by it, and the deduction filters by it.

    >>> answer(5, 1, 3, Options()), answer(2, 20, 7, Options()), answer(1, 9, 12, Options())
    ('inside', 'below', 'wrong')
    """
    if start <= found < start + disk:
        return "inside"
    if disk == narrowest(options):
        return "wrong"
    return "above" if found >= start + disk else "below"


def worth(written: int, found: bool, by_shortcut: bool) -> int:
    """Return what a colour scores at the end (R9), twice by shortcut (R11). The referee and the deduction use it.

    >>> worth(1, True, False), worth(2, True, True), worth(0, False, False)
    (5, 4, -2)
    """
    return (FOUND[written] if found else MISSED) * (2 if by_shortcut else 1)


def doubled(dice: Sequence[Colour], options: Options) -> Colour | None:
    """Return the colour that lies at least twice (R11), if it has stones."""
    return next((colour for colour in colours(options) if dice.count(colour) >= 2), None)


@lru_cache(maxsize=4096)
def settings(dice: Dice, options: Options) -> tuple[Dice, ...]:
    """Return how the roller may let the dice stand: as they are, or one set to any colour (R4, R2)."""
    in_play = colours(options)
    free = [in_play if colour not in in_play else (colour,) for colour in dice]  # R2: a red die must be set
    found: dict[Dice, None] = {}
    for first, second, third in product(*free):
        found[first, second, third] = None
    for first, second, third in tuple(found):
        for colour in in_play:
            found.update({(colour, second, third): None, (first, colour, third): None, (first, second, colour): None})
    return tuple(found)


def unseen_numbers(view: State, seat: int) -> tuple[tuple[int, ...], ...]:
    """Return, for each colour, the numbers a seat has seen nowhere: what its own stone may be."""
    return _unseen(view.options, view.racks, view.discards, seat)


@lru_cache(maxsize=4096)
def _unseen(
    options: Options, racks: tuple[Rack, ...], discards: tuple[tuple[Stone, ...], ...], seat: int
) -> tuple[tuple[int, ...], ...]:
    seen: list[set[int]] = [set() for _ in colours(options)]
    place = {colour: at for at, colour in enumerate(colours(options))}
    others = (stone for owner, rack in enumerate(racks) if owner != seat for stone in rack)
    for stone in (*others, *(stone for given_up in discards for stone in given_up)):
        if isinstance(stone, Stone):
            seen[place[stone.colour]].add(stone.number)
    return tuple(tuple(n for n in numbers(options) if n not in some) for some in seen)
