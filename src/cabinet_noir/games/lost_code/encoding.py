"""Sights and actions of The Lost Code as numbers. Knows a sight and what it offers; never a full state.

Indexes, block after block: roll; pass; the numbers written when a token is taken; the dice as they are set; estimates,
disk by disk; the stone that is given up; and for each colour the numbers of the final sheet, which is filled in colour
by colour, pick by pick.
"""

from __future__ import annotations

from itertools import product
from typing import Any, Final, assert_never, get_args

from cabinet_noir.core import Several
from cabinet_noir.core.encoding import Draft, Int8s, Remembered, Seen, clockwise, flags, one_of, small, starts, vector

from .edition import COLOURS, MOST_NUMBERS, RACKS, colours, disks, highest_sum, numbers, rounds
from .pieces import Dice, Noted, Numbers, Rack, Stone, Verdict
from .types import (
    Action,
    Estimate,
    Exchange,
    Options,
    Pass,
    Phase,
    Roll,
    Round,
    SetDice,
    Skull,
    State,
    Take,
    Write,
)

See = Seen[State]
PHASES: Final[dict[str, int]] = {phase: at for at, phase in enumerate(get_args(Phase))}
SKULLS: Final[dict[str, int]] = {skull: at for at, skull in enumerate(get_args(Skull))}
VERDICTS: Final[dict[str, int]] = {verdict: at for at, verdict in enumerate(get_args(Verdict))}
DICE: Final[tuple[Dice, ...]] = tuple((a, b, c) for a, b, c in product(COLOURS, repeat=3))
_DICE: Final = {dice: at for at, dice in enumerate(DICE)}
_COLOUR: Final = {colour: at for at, colour in enumerate(COLOURS)}
MOST_KEPT: Final = 1 << 14
"""So many racks and lines are remembered as bytes before all are forgotten."""
MARK: Final = 2 + len(VERDICTS) + 2
"""A disk, where it began, its verdict, and the stone that was given up, its colour and its number."""


class LostCodeEncoding:
    """The numbers of a table."""

    def __init__(self, options: Options, seats: int) -> None:
        self._options, self._seats = options, seats
        self._numbers, self._rounds = numbers(options), rounds(options, seats)
        self._written: tuple[Numbers, ...] = tuple(Several(self._numbers, 0, MOST_NUMBERS))
        self._writing = {some: at for at, some in enumerate(self._written)}
        self._disks = {disk: at for at, disk in enumerate(disks(options))}
        self._disk = tuple(self._disks)
        self._sums = highest_sum(options) + 1
        self._remembered = Remembered()
        self._racks: dict[Rack, bytes] = {}
        self._lines: dict[tuple[Round, tuple[int, ...]], bytes] = {}
        self._any = b"\1" * len(self._written)
        estimates = len(self._disks) * self._sums
        sheet = len(COLOURS) * len(self._written)
        blocks = starts(1, 1, len(self._written), len(DICE), estimates, len(COLOURS), sheet)
        _, self._pass, self._take, self._dice, self._guess, self._give, self._write, self.actions = blocks
        stones = len(COLOURS) * len(self._numbers)
        marks = self._rounds * (len(COLOURS) + seats * MARK)
        of_seats = seats * (1 + 5 + len(COLOURS))
        table = len(COLOURS) * 3 + len(PHASES) + len(SKULLS) + 1
        self.length = (RACKS + seats + 2) * stones + len(COLOURS) + marks + of_seats + table

    # observe

    def observe(self, sight: See, draft: Draft = ()) -> Int8s:
        """The racks, the stones given up, own shortcuts, the rounds, everybody's standing, the table, the draft."""
        return vector(self._remembered(sight, self._told) + self._drafted(draft))

    def _told(self, sight: See) -> bytes:
        view, seat = sight.view, sight.seat or 0
        order = clockwise(seat, self._seats)
        racks = [view.racks[each] if view.racks else () for each in (*order, *range(self._seats, RACKS))]
        lines = [self._round(line, order) for line in view.rounds]
        parts = [
            *map(self._stones, racks),
            *(self._stones(view.discards[each]) for each in order),
            self._own_shortcuts(view, seat),
            b"".join(lines).ljust(self._rounds * (len(COLOURS) + self._seats * MARK), b"\0"),
            *(self._seat(view, each) for each in order),
            self._table(view),
        ]
        return b"".join(parts)

    def _stones(self, stones: Rack) -> bytes:
        return self._racks.get(stones) or self._rack(stones)

    def _rack(self, stones: Rack) -> bytes:
        found = bytearray(len(COLOURS) * len(self._numbers))
        for stone in stones:
            if isinstance(stone, Stone):
                found[_COLOUR[stone.colour] * len(self._numbers) + stone.number] = 1
        if len(self._racks) >= MOST_KEPT:
            self._racks.clear()
        self._racks[stones] = bytes(found)
        return self._racks[stones]

    def _own_shortcuts(self, view: State, seat: int) -> bytes:
        found = bytearray(len(COLOURS) * len(self._numbers))
        for shortcut in view.shortcuts[seat]:
            if isinstance(shortcut.written, Noted):
                for number in shortcut.written.numbers:
                    found[_COLOUR[shortcut.colour] * len(self._numbers) + number] = 1
        return bytes(found)

    def _drafted(self, draft: Draft) -> bytes:
        """What is written for the first colours already, and for how many."""
        size = len(self._written)
        written = (self._written[index - self._write - place * size] for place, index in enumerate(draft))
        told = b"".join(flags(len(self._numbers), some) for some in written)
        return told.ljust(len(COLOURS) * len(self._numbers), b"\0") + flags(len(COLOURS), range(len(draft)))

    def _round(self, line: Round, order: tuple[int, ...]) -> bytes:
        return self._lines.get((line, order)) or self._line(line, order)

    def _line(self, line: Round, order: tuple[int, ...]) -> bytes:
        parts = [bytes(line.dice.count(colour) for colour in COLOURS)]
        for seat in order:
            mark = line.marks[seat]
            if mark is None:
                parts.append(bytes(MARK))
                continue
            verdict = one_of(len(VERDICTS), None if mark.verdict is None else VERDICTS[mark.verdict])
            gone = mark.discarded
            stone = bytes(2) if gone is None else bytes((1 + _COLOUR[gone.colour], 1 + gone.number))
            parts.append(bytes((mark.disk, 1 + mark.start)) + verdict + stone)
        if len(self._lines) >= MOST_KEPT:
            self._lines.clear()
        self._lines[line, order] = b"".join(parts)
        return self._lines[line, order]

    def _seat(self, view: State, seat: int) -> bytes:
        """Where it stands, on what and in which order; its turn, its curse, that it has written; its tokens."""
        arrived = view.arrivals.index(seat) if seat in view.arrivals else 0
        place = view.order.index(seat) if seat in view.order else 0
        told = (arrived, place, view.turn == seat, view.cursed == seat, view.sheets[seat] is not None)
        taken = [_COLOUR[shortcut.colour] for shortcut in view.shortcuts[seat]]
        return small(view.spaces[seat]) + bytes(told) + flags(len(COLOURS), taken)

    def _table(self, view: State) -> bytes:
        piles = dict(zip(colours(self._options), map(len, view.piles), strict=False))
        return b"".join(
            (
                bytes(piles.get(colour, 0) for colour in COLOURS),
                bytes(view.dice.count(colour) for colour in COLOURS),
                flags(len(COLOURS), [_COLOUR[colour] for colour in view.tokens]),
                one_of(len(PHASES), PHASES[view.phase]),
                one_of(len(SKULLS), SKULLS[view.skull]),
                small(view.round),
            )
        )

    # mask

    def mask(self, sight: See, draft: Draft = ()) -> Int8s:
        """What is offered, index by index; while a sheet is filled in, what may stand for the next colour."""
        found = bytearray(self.actions)
        for offer in sight.offers:
            fields: dict[str, Any] = offer.fields
            match offer.action:
                case "roll":
                    found[0] = 1
                case "pass":
                    found[self._pass] = 1
                case "take":
                    found[self._take + 1 : self._dice] = self._any[1:]  # at least one number (R11)
                case "set_dice":
                    for dice in fields["dice"]:
                        found[self._dice + _DICE[dice]] = 1
                case "estimate":
                    at = self._guess + self._disks[fields["disk"][0]] * self._sums
                    found[at : at + len(fields["start"])] = b"\1" * len(fields["start"])
                case "exchange":
                    for colour in fields["colour"]:
                        found[self._give + _COLOUR[colour]] = 1
                case "write":
                    at = self._write + len(draft) * len(self._written)
                    free = isinstance(fields[COLOURS[len(draft)]], Several)
                    found[at : at + len(self._written)] = self._any if free else one_of(len(self._written), 0)
        return vector(found)

    # pick, path

    def pick(self, sight: See, draft: Draft, index: int) -> Action | None:
        """Return the action of an index, or nothing while colours of a sheet are missing."""
        if index >= self._write:
            if len(draft) + 1 < len(COLOURS):
                return None
            size = len(self._written)
            sheet = (self._written[(each - self._write) % size] for each in (*draft, index))
            return Write(**dict(zip(COLOURS, sheet, strict=True)))
        if index >= self._give:
            return Exchange(COLOURS[index - self._give])
        if index >= self._guess:
            disk, start = divmod(index - self._guess, self._sums)
            return Estimate(self._disk[disk], start)
        if index >= self._dice:
            return SetDice(DICE[index - self._dice])
        if index >= self._take:
            return Take(self._written[index - self._take])
        return Pass() if index == self._pass else Roll()

    def path(self, sight: See, action: Action) -> Draft:
        """Return the one index of an action, or those of a sheet's colours."""
        match action:
            case Roll():
                return (0,)
            case Pass():
                return (self._pass,)
            case Take():
                return (self._take + self._writing[action.numbers],)
            case SetDice():
                return (self._dice + _DICE[action.dice],)
            case Estimate():
                return (self._guess + self._disks[action.disk] * self._sums + action.start,)
            case Exchange():
                return (self._give + _COLOUR[action.colour],)
            case Write():
                size = len(self._written)
                sheet = (getattr(action, colour) for colour in COLOURS)
                return tuple(self._write + place * size + self._writing[some] for place, some in enumerate(sheet))
            case _:
                assert_never(action)


encoding = LostCodeEncoding
