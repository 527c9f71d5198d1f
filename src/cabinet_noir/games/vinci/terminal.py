"""Code de Vinci in a terminal. A tile says its colour by a full dot or a ring, too, which read alike in every language;
a double frame means that it lies open.

┌───┐ ╔═══╗
│● ?│ ║○ 5║
└───┘ ╚═══╝
  a     b
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.text import Text

from .edition import COLOURS, hand_size
from .notation import letter
from .types import AnyTile, Choice, Colour, Row, Standing, State, Tile

Say = Callable[[str], str]
"""Says a message of the room in the reader's language."""

DOTS: Final[Mapping[Colour, str]] = {"black": "●", "white": "○"}
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
    text.append(f"  + {DOTS['black']}×{black}  {DOTS['white']}×{len(view.pile) - black}\n", style="bold")
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
            found |= {f"{game}.{seat}.dealt.{colour}{i}": f"{seat + 1} {_said(tile)}" for i, tile in enumerate(tiles)}
    found |= {f"{game}.{seat}.chose": "" for seat in range(view.seats)}
    return found


def notated(text: str, say: Say) -> str:
    """Return a move typed in the reader's letters in those of the notation: a French `+N` is `+B`, and `+B` is `+W`."""
    return _respelled(text, {say(f"vinci-letter-{colour}"): colour[0].upper() for colour in COLOURS})


def spelled(text: str, say: Say) -> str:
    """Return a move of the notation in the reader's letters."""
    return _respelled(text, {colour[0].upper(): say(f"vinci-letter-{colour}") for colour in COLOURS})


def _respelled(text: str, letters: Mapping[str, str]) -> str:
    sign, words = text[:1], text[1:].split()
    if sign not in ("+", "="):
        return text
    return sign + " ".join(letters.get(word[0].upper(), word[0]) + word[1:] for word in words)


def _said(tile: AnyTile) -> str:
    return f"{DOTS[tile.colour]}{tile.face if isinstance(tile, Tile) else '?'}"


def _seat(view: State, seat: int, name: str) -> Text:
    on_turn = seat == view.turn and view.phase not in ("choosing", "arranging", "over")
    text = Text("▶ " if on_turn else "  ")
    text.append(f"{seat + 1} {name}", style="bold")
    text.append(f"  {view.totals[seat] + (view.points[seat] if view.phase != 'over' else 0)}")
    text.append("  ✗\n" if seat in view.out else f"{_chosen(view, seat)}\n")
    row = view.rows[seat] or tuple(Standing(tile, False, place) for place, tile in enumerate(view.hands[seat]))
    drawn = view.drawn if seat == view.turn else None
    for first in range(0, len(row), ACROSS):
        last = first + ACROSS >= len(row)
        text.append_text(_tiles(row[first : first + ACROSS], first, drawn if last else None))
    text.append(_denied(row))
    return text


def _chosen(view: State, seat: int) -> str:
    """Say who has chosen, and to whom it is known how many of which colour (R1)."""
    choice = view.choices[seat] if view.choices else None
    if choice is None:
        return ""
    if not isinstance(choice, Choice):
        return "  ✓"
    return f"  ✓ {DOTS['black']}×{choice.black}  {DOTS['white']}×{hand_size(view.seats) - choice.black}"


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
    text.append(frame.format(f"{DOTS[tile.colour]}{face:>2}"), style=STYLES[tile.colour])
    text.append(" ")


def _denied(row: Row) -> str:
    """Say which faces were named for hidden tiles and missed."""
    missed = [
        f"{letter(place)}≠{','.join(map(str, standing.denied))}"
        for place, standing in enumerate(row)
        if standing.denied and not standing.open
    ]
    return f"    {'  '.join(missed)}\n" if missed else ""
