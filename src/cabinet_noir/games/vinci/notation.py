"""Moves and positions as text: what a player types, what a golden game records, what `repr` shows.

+B        draw a black tile             2c=7    seat 2's third tile is a 7    2c=-   ... is a joker
#3        take three black tiles into the first hand, and the rest white
!c        stop, put the tile third      !       stop, nothing to put
@c        put the shown tile third      ~c      lay open one's own third tile
=B3 B- W5 stand the row up in this order
"""

from __future__ import annotations

import re
from typing import Final, assert_never

from cabinet_noir.core import Malformed

from .edition import HIGHEST, TILES
from .types import (
    JOKER,
    Action,
    Arrange,
    Choice,
    ChooseColours,
    Colour,
    Draw,
    Face,
    Guess,
    LayOpen,
    Place,
    Row,
    Spot,
    State,
    Stop,
    Tile,
)

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_COLOURS: Final[dict[str, Colour]] = {"B": "black", "W": "white"}
_COUNTS: Final = ("0", "1", "2", "3", "4")
_GUESS: Final = re.compile(r"([1-4])([a-z])=(\d{1,2}|-)")
_TILE: Final = re.compile(r"([BW])(\d{1,2}|-)")


def letter(place: int) -> str:
    """Return the letter of a place: a is the owner's leftmost."""
    return LETTERS[place]


def write(action: Action) -> str:
    """Write an action.

    >>> write(Guess(Spot(1, 2), 7))
    '2c=7'
    """
    match action:
        case ChooseColours():
            return f"#{action.black}"
        case Draw():
            return "+" + action.colour[0].upper()
        case Guess():
            return f"{action.at.seat + 1}{letter(action.at.place)}={action.face}"
        case Stop():
            return "!" if action.place is None else "!" + letter(action.place)
        case Place():
            return "@" + letter(action.place)
        case LayOpen():
            return "~" + letter(action.place)
        case Arrange():
            return "=" + " ".join(map(str, action.row))
        case _:
            assert_never(action)


def read(text: str) -> Action:
    """Read an action, or raise `Malformed`.

    >>> read("+W")
    Draw(colour='white')
    """
    text = text.strip()
    sign, rest = text[:1], text[1:].strip()
    if sign == "+" and rest.upper() in _COLOURS:
        return Draw(_COLOURS[rest.upper()])
    if sign == "#" and rest in _COUNTS:
        return ChooseColours(int(rest))
    if sign == "=":
        return Arrange(tuple(read_tile(word) for word in rest.split()))
    if sign == "!":
        return Stop(_place(rest) if rest else None)
    if sign == "@":
        return Place(_place(rest))
    if sign == "~":
        return LayOpen(_place(rest))
    if found := _GUESS.fullmatch(text.lower()):
        return Guess(Spot(int(found[1]) - 1, _place(found[2])), _face(found[3]))
    raise Malformed("vinci-unreadable-move", text=text)


def read_tile(text: str) -> Tile:
    """Read a tile such as B3, W11 or B- (the black joker)."""
    found = _TILE.fullmatch(text.upper())
    if not found:
        raise Malformed("vinci-unreadable-move", text=text)
    return TILES[_COLOURS[found[1]], _face(found[2])]


def _place(text: str) -> int:
    if len(text) != 1 or text not in LETTERS:
        raise Malformed("vinci-unreadable-move", text=text)
    return LETTERS.index(text)


def _face(text: str) -> Face:
    if text == JOKER:
        return JOKER
    if int(text) > HIGHEST:
        raise Malformed("vinci-unreadable-move", text=text)
    return int(text)


def show_row(row: Row) -> str:
    """Draw a row: an open tile as itself, a hidden one in brackets.

    >>> from .types import FaceDown, Standing
    >>> show_row((Standing(FaceDown("black"), False, 0), Standing(Tile("white", 5), True, 1)))
    '[B?] W5'
    """
    return " ".join(str(s.tile) if s.open else f"[{s.tile}]" for s in row)


def _chosen(state: State, seat: int) -> str:
    choice = state.choices[seat] if state.choices else None
    if choice is None:
        return ""
    return f"{choice.black} black" if isinstance(choice, Choice) else "chosen"


def show(state: State) -> str:
    """Draw a position, a line a seat: the player on turn is starred, a drawn tile stands apart after a plus."""
    lines = []
    for seat in range(state.seats):
        star = "*" if seat == state.turn else " "
        row = show_row(state.rows[seat]) or "{" + (_chosen(state, seat) or " ".join(map(str, state.hands[seat]))) + "}"
        apart = f"  + {state.drawn}" if state.drawn is not None and seat == state.turn else ""
        out = "  (out)" if seat in state.out else ""
        lines.append(f"{star}{seat + 1}: {row}{apart}{out}")
    black = sum(tile.colour == "black" for tile in state.pile)
    lines.append(f" pile: {black} black, {len(state.pile) - black} white")
    return "\n".join(lines)
