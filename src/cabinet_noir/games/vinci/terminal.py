"""Code de Vinci in a terminal. A tile says its colour by a letter, too; a double frame means that it lies open.

┌───┐ ╔═══╗
│B ?│ ║W 5║
└───┘ ╚═══╝
  a     b
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from .edition import COLOURS
from .notation import letter
from .types import AnyTile, Row, Standing, State, Tile

STYLES: Final = {"black": "bold white on grey15", "white": "bold black on grey93"}
HIDDEN: Final = ("┌───┐", "│{}│", "└───┘")
OPEN: Final = ("╔═══╗", "║{}║", "╚═══╝")
ACROSS: Final = 12
"""Tiles that fit beside each other on a narrow terminal."""


def paint(view: State, names: Sequence[str]) -> Text:
    """Draw the pile and every row."""
    text = Text()
    for seat in range(view.seats):
        text.append_text(_seat(view, seat, names[seat]))
    black = sum(tile.colour == "black" for tile in view.pile)
    text.append(f"  + B×{black}  W×{len(view.pile) - black}\n", style="bold")
    return text


def labels(view: State) -> Mapping[str, str]:
    """Call a tile by its seat and its letter, `2c`; the one its owner keeps apart, `2+`."""
    game = len(view.results)
    found = {
        f"{game}.{seat}.{standing.born}": f"{seat + 1}{letter(place)}"
        for seat, row in enumerate(view.rows)
        for place, standing in enumerate(row)
    }
    found |= {f"{game}.{seat}.{len(row)}": f"{seat + 1}+" for seat, row in enumerate(view.rows)}
    for seat, hand in enumerate(view.hands):
        for colour in COLOURS:
            tiles = (tile for tile in hand if tile.colour == colour)
            found |= {f"{game}.{seat}.dealt.{colour}{i}": f"{seat + 1} {tile}" for i, tile in enumerate(tiles)}
    return found


def _seat(view: State, seat: int, name: str) -> Text:
    on_turn = seat == view.turn and view.phase not in ("arranging", "over")
    text = Text("▶ " if on_turn else "  ")
    text.append(f"{seat + 1} {name}", style="bold")
    text.append(f"  {view.totals[seat] + (view.points[seat] if view.phase != 'over' else 0)}")
    text.append("  ✗\n" if seat in view.out else "\n")
    row = view.rows[seat] or tuple(Standing(tile, False, place) for place, tile in enumerate(view.hands[seat]))
    drawn = view.drawn if seat == view.turn else None
    for first in range(0, max(len(row), 1), ACROSS):
        last = first + ACROSS >= len(row)
        text.append_text(_tiles(row[first : first + ACROSS], first, drawn if last else None))
    text.append(_denied(row))
    return text


def _tiles(row: Row, first: int, drawn: AnyTile | None) -> Text:
    """Draw some tiles side by side, and the drawn one after a plus."""
    text = Text()
    for line in range(3):
        text.append("  ")
        for standing in row:
            _append(text, standing.tile, (OPEN if standing.open else HIDDEN)[line])
        if drawn is not None:
            text.append("+ " if line == 1 else "  ")
            _append(text, drawn, HIDDEN[line])
        text.append("\n")
    return text.append("  " + "".join(f"  {letter(first + place)}   " for place in range(len(row))).rstrip() + "\n")


def _append(text: Text, tile: AnyTile, frame: str) -> None:
    face = str(tile.face) if isinstance(tile, Tile) else "?"
    text.append(frame.format(f"{tile.colour[0].upper()}{face:>2}"), style=STYLES[tile.colour])
    text.append(" ")


def _denied(row: Row) -> str:
    """Say which faces were named for hidden tiles and missed."""
    missed = [
        f"{letter(place)}≠{','.join(map(str, standing.denied))}"
        for place, standing in enumerate(row)
        if standing.denied and not standing.open
    ]
    return f"    {'  '.join(missed)}\n" if missed else ""
