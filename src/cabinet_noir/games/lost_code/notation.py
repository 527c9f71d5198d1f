"""Moves and positions as text: what a player types, what a golden game records, what `repr` shows.

roll      roll the dice                      =YVB    let the dice stand as yellow, violet, blue
9-15      the disk of width 7, from 9        9       the narrowest disk on 9
+12       take the token, write 1 and 2      pass    leave the token
xV        give up the violet stone           Y1 V12 R- B345 G0 P7    the final answer, R left blank
"""

from __future__ import annotations

import re
from typing import Final, assert_never

from cabinet_noir.core import Malformed

from .edition import COLOURS
from .pieces import Colour, Numbers, Rack
from .types import Action, Estimate, Exchange, Pass, Roll, SetDice, State, Take, Write

LETTERS: Final[dict[str, Colour]] = {colour[0].upper(): colour for colour in COLOURS}
BLANK: Final = "-"
_RANGE: Final = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?")
_DICE: Final = re.compile(r"=([YVRBGP])([YVRBGP])([YVRBGP])")
_EXCHANGE: Final = re.compile(r"X([YVRBGP])")
_TAKE: Final = re.compile(r"\+([0-8]{0,9})")
_COLUMN: Final = re.compile(r"([YVRBGP])([0-8]{1,9}|-)")


def letter(colour: Colour) -> str:
    """Return the letter of a colour."""
    return colour[0].upper()


def write_numbers(numbers: Numbers) -> str:
    """Write what stands in one column of the final answer."""
    return "".join(map(str, numbers)) or BLANK


def write(action: Action) -> str:
    """Write an action.

    >>> write(Estimate(7, 9)), write(Take((1, 2))), write(Exchange("violet"))
    ('9-15', '+12', 'xV')
    """
    match action:
        case Roll():
            return "roll"
        case Pass():
            return "pass"
        case Take():
            return "+" + "".join(map(str, action.numbers))
        case SetDice():
            return "=" + "".join(map(letter, action.dice))
        case Estimate():
            return write_range(action.disk, action.start)
        case Exchange():
            return "x" + letter(action.colour)
        case Write():
            return " ".join(letter(colour) + write_numbers(getattr(action, colour)) for colour in COLOURS)
        case _:
            assert_never(action)


def write_range(disk: int, start: int) -> str:
    """Write a range: where it begins and ends."""
    return str(start) if disk == 1 else f"{start}-{start + disk - 1}"


def read(text: str) -> Action:
    """Read an action, or raise `Malformed`.

    >>> read("1-5"), read("xV")
    (Estimate(disk=5, start=1), Exchange(colour='violet'))
    """
    word = text.strip().upper()
    if word in ("ROLL", "PASS"):
        return Roll() if word == "ROLL" else Pass()
    if found := _RANGE.fullmatch(word):
        least, most = int(found[1]), int(found[2] or found[1])
        return Estimate(most - least + 1, least)
    if found := _DICE.fullmatch(word):
        return SetDice((LETTERS[found[1]], LETTERS[found[2]], LETTERS[found[3]]))
    if found := _EXCHANGE.fullmatch(word):
        return Exchange(LETTERS[found[1]])
    if found := _TAKE.fullmatch(word):
        return Take(tuple(map(int, found[1])))
    return _read_sheet(text)


def _read_sheet(text: str) -> Write:
    columns: dict[str, Numbers] = {}
    for word in text.upper().split():
        found = _COLUMN.fullmatch(word)
        if found is None or LETTERS[found[1]] in columns:
            raise Malformed("lost-code-unreadable-move", text=text.strip())
        columns[LETTERS[found[1]]] = () if found[2] == BLANK else tuple(map(int, found[2]))
    if not columns:
        raise Malformed("lost-code-unreadable-move", text=text.strip())
    return Write(**columns)


def show_rack(rack: Rack) -> str:
    """Draw a rack.

    >>> from .pieces import FaceDown, Stone
    >>> show_rack((Stone("yellow", 3), FaceDown("violet")))
    'Y3 V?'
    """
    return " ".join(map(str, rack))


def show(state: State) -> str:
    """Draw a position: racks, the round's line, the track; the player on turn is starred, the cursed one daggered."""
    lines = [_show_seat(state, seat) for seat in range(state.seats)]
    lines += [f"  -: {show_rack(rack)}" for rack in state.racks[state.seats :]]
    piles = " ".join(f"{letter(pile[0].colour)}{len(pile)}" for pile in state.piles if pile) or "empty"
    dice = "".join(map(letter, state.dice)) or "-"
    lines.append(f"  round {state.round}, {state.phase}, dice {dice}, piles {piles}")
    if state.tokens:
        lines.append("  tokens " + "".join(map(letter, state.tokens)))
    return "\n".join(lines)


def _show_seat(state: State, seat: int) -> str:
    star = "*" if seat == state.turn and state.phase not in ("writing", "over") else " "
    skull = "†" if seat == state.cursed else " "
    line = f"{star}{skull}{seat + 1}: {show_rack(state.racks[seat])}  on {state.spaces[seat]}"
    mark = state.rounds[-1].marks[seat] if state.phase in ("estimating", "exchanging") else None
    if mark is not None:
        line += f"  {write_range(mark.disk, mark.start)} {mark.verdict or ''}".rstrip()
    if state.discards[seat]:
        line += "  gave up " + " ".join(map(str, state.discards[seat]))
    return line
