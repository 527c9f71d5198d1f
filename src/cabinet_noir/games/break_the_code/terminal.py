"""Break the Code in a terminal. A tile says its colour by a mark, too, which reads alike in every language: a full dot,
a ring, a triangle. Lamps under a row show the last answer.

┌───┐ ┌───┐
│● 3│ │ ? │
└───┘ └───┘
  A    (B)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.text import Text

from cabinet_noir.core import Line

from .edition import BOX, CENTRE, COLOURS, LETTERS
from .notation import MARKS, draw_tiles, read_code, write_answer, write_question
from .types import Action, AnyTile, Ask, Exchange, Groups, Hand, Places, Question, State, Tile, Written
from .views import question_args

Say = Callable[[str], str]
"""Says a message of the room in the reader's language."""

STYLES: Final = {"black": "bold white on grey15", "white": "bold black on grey93", "green": "bold white on dark_green"}
BACK: Final = "grey62"
FRAME: Final = ("┌───┐", "│{}│", "└───┘")
SIGNS: Final[dict[int, str]] = {
    1: "0",
    2: "1/2",
    3: "3/4",
    4: "5",
    5: "6/7",
    6: "8/9",
    7: "■■",
    8: "+1",
    9: "#●",
    10: "#○",
    11: "#135",
    12: "#024",
    13: "#×2",
    14: "Σ⇤3",
    15: "Σ3⇥",
    16: "Σ·|·",
    17: "Σ",
    18: "Σ●",
    19: "Σ○",
    20: "C>4",
    21: "▲-▼",
}
"""What a card asks, in signs: they need no language."""
STANDING: Final = {"in": "", "found": "  ✓", "out": "  ✗"}


def paint(view: State, names: Sequence[str]) -> Text:
    """Draw every row, the centre, the open cards and all that was asked."""
    text = Text()
    for seat, hand in enumerate(view.hands):
        on_turn = seat == view.turn and view.phase != "over"
        text.append("▶ " if on_turn else "  ").append(f"{seat + 1} {names[seat]}", style="bold")
        text.append(STANDING[view.standing[seat]] + "\n")
        text.append_text(_row(hand, _lit(view, seat)))
    if view.centre:
        text.append("  ·\n").append_text(_row(view.centre, frozenset()))
    cards = "  ".join("·" if card is None else f"[?{card} {SIGNS[card]}]" for card in view.row)
    text.append(f"  {cards}  +{len(view.pile)}\n", style="bold")
    for exchange in view.asked:
        text.append(f"  {_told(exchange)}\n")
    for attempt in view.guesses:
        code = draw_tiles(attempt.code.code) if isinstance(attempt.code, Written) else "…"
        text.append(f"  {attempt.seat + 1} !{code} {'✓' if attempt.right else '✗'}\n")
    return text


def labels(view: State) -> Mapping[str, str]:
    """Call a hidden tile by its seat and its letter, `2C`; one of the centre, `·C`. Of the rest nothing is known."""
    found = {f"{seat}.{letter}": f"{seat + 1}{letter}" for seat in range(view.seats) for letter in LETTERS}
    found |= {f"{CENTRE}.{letter}": f"·{letter}" for letter in LETTERS}
    return found | {BOX: ""} | {f"guess.{seat}": "" for seat in range(view.seats)}


def valued(value: str) -> str:
    """Return a tile the deduction names, `B3`, by its mark."""
    return draw_tiles(read_code(value)) if value[1:].isdigit() else value


def typed_as(value: str, say: Say) -> str:
    """Return a tile the deduction names, `B3`, in the reader's letters: in French `N3`."""
    return spelled(f"!{value}", say)[1:]


def notated(text: str, say: Say) -> str:
    """Return a move typed in the reader's letters in those of the notation: a French `!N0 B3 V5` is `!B0 W3 G5`."""
    return _respelled(text, {say(f"break-the-code-letter-{colour}"): colour[0].upper() for colour in COLOURS})


def spelled(text: str, say: Say) -> str:
    """Return a move of the notation in the reader's letters."""
    return _respelled(text, {colour[0].upper(): say(f"break-the-code-letter-{colour}") for colour in COLOURS})


def worded(action: Action) -> Line | None:
    """Return what a question asks."""
    if not isinstance(action, Ask):
        return None
    return Line("break-the-code-question", question_args(Question(action.card, action.choice)))


def _respelled(text: str, letters: Mapping[str, str]) -> str:
    if not text.startswith("!"):
        return text
    return "".join(letters.get(sign.upper(), sign) for sign in text)


def _row(hand: Hand, lit: frozenset[int]) -> Text:
    """Draw tiles side by side, their letters under them; a lamp that is lit stands in brackets."""
    text = Text()
    for line in FRAME:
        text.append("  ")
        for tile in hand:
            text.append(line.format(_face(tile)), style=STYLES[tile.colour] if isinstance(tile, Tile) else BACK)
            text.append(" ")
        text.append("\n")
    lamps = (f"({LETTERS[place]})" if place in lit else f" {LETTERS[place]} " for place in range(len(hand)))
    return text.append("   " + "   ".join(lamps).rstrip() + "\n")


def _face(tile: AnyTile) -> str:
    return f"{MARKS[tile.colour]} {tile.number}" if isinstance(tile, Tile) else " ? "


def _lit(view: State, seat: int) -> frozenset[int]:
    """Return the places the last answer of a seat pointed at."""
    for said in view.asked[-1].said if view.asked else ():
        if said.seat == seat and isinstance(said.answer, Places):
            return frozenset(said.answer.at)
        if said.seat == seat and isinstance(said.answer, Groups):
            return frozenset(place for group in said.answer.at for place in group)
    return frozenset()


def _told(exchange: Exchange) -> str:
    said = "   ".join(f"{said.seat + 1}: {write_answer(said.answer)}" for said in exchange.said)
    return f"{exchange.seat + 1} ?{write_question(exchange.question):<5} {said}"
