"""Moves, answers and positions as text: what a player types, what a golden game records.

?17     ask card 17             ?2=1    ask card 2, for the 1s
!B0 W3 G5 G5 B9                 guess   -       let a last chance go by
"""

from __future__ import annotations

import re
from typing import Final, assert_never

from cabinet_noir.core import Malformed

from .edition import CARDS, GREEN, LETTERS, TILES
from .types import (
    Action,
    Amount,
    Answer,
    Ask,
    Attempt,
    Card,
    Code,
    Colour,
    Exchange,
    Groups,
    Guess,
    Hand,
    Pass,
    Places,
    Question,
    State,
    Tile,
    Written,
    YesNo,
)

_COLOURS: Final[dict[str, Colour]] = {"B": "black", "W": "white", "G": "green"}
MARKS: Final[dict[Colour, str]] = {"black": "●", "white": "○", "green": "▲"}
"""The corner marks of tiles where nothing can be drawn."""
_ASK: Final = re.compile(r"\?\s*(\d{1,2})(?:\s*=\s*(\d))?")
_TILE: Final = re.compile(r"([BWG])(\d)")


def write(action: Action) -> str:
    """Write an action.

    >>> write(Ask(2, 1)), write(Guess((Tile(3, "black"), Tile(5, "green"))))
    ('?2=1', '!B3 G5')
    """
    match action:
        case Ask():
            return "?" + write_question(Question(action.card, action.choice))
        case Guess():
            return "!" + write_tiles(action.code)
        case Pass():
            return "-"
        case _:
            assert_never(action)


def write_question(question: Question) -> str:
    """Write a card and the number chosen."""
    return f"{question.card}" if question.choice is None else f"{question.card}={question.choice}"


def write_tiles(tiles: Hand) -> str:
    """Write tiles side by side."""
    return " ".join(map(str, tiles))


def draw_tiles(tiles: Hand) -> str:
    """Write tiles for a reader, each with its corner mark: every language has other letters for colours.

    >>> draw_tiles((Tile(3, "black"), Tile(5, "green"), Tile(8, "white")))
    '●3 ▲5 ○8'
    """
    return " ".join(f"{MARKS[tile.colour]}{tile.number}" if isinstance(tile, Tile) else "?" for tile in tiles)


def read(text: str) -> Action:
    """Read an action, or raise `Malformed`.

    >>> read("?17")
    Ask(card=17, choice=None)
    """
    text = text.strip()
    if text == "-":
        return Pass()
    if found := _ASK.fullmatch(text):
        if int(found[1]) in CARDS:
            return Ask(int(found[1]), None if found[2] is None else int(found[2]))
    elif text.startswith("!"):
        return Guess(read_code(text[1:]))
    raise Malformed("break-the-code-unreadable-move", text=text)


def read_code(text: str) -> Code:
    """Read tiles such as "B0 W3 G5", with or without spaces."""
    found = _TILE.findall(text.upper())
    if not found or "".join(map("".join, found)) != "".join(text.upper().split()):
        raise Malformed("break-the-code-unreadable-move", text=text)
    return tuple(_tile(colour, int(number)) for colour, number in found)


def _tile(colour: str, number: int) -> Tile:
    if (colour == "G") != (number == GREEN):
        raise Malformed("break-the-code-unreadable-move", text=f"{colour}{number}")
    return TILES[number, _COLOURS[colour]]


def write_answer(answer: Answer) -> str:
    """Write an answer: places as letters, groups apart, "-" for none.

    >>> write_answer(Groups(((0, 1), (2, 3, 4)))), write_answer(Places(())), write_answer(Amount(17))
    ('AB CDE', '-', '17')
    """
    match answer:
        case Places():
            return letters(answer.at) or "-"
        case Groups():
            return " ".join(map(letters, answer.at)) or "-"
        case Amount():
            return str(answer.number)
        case YesNo():
            return "yes" if answer.yes else "no"
        case _:
            assert_never(answer)


def letters(places: tuple[int, ...]) -> str:
    """Return places as their letters."""
    return "".join(LETTERS[place] for place in places)


def show(state: State) -> str:
    """Draw a position: the player on turn is starred; then the centre, the cards, the last question and guess."""
    lines = []
    for seat, hand in enumerate(state.hands):
        star = "*" if seat == state.turn and state.phase != "over" else " "
        standing = "" if state.standing[seat] == "in" else f"  ({state.standing[seat]})"
        lines.append(f"{star}{seat + 1}: {write_tiles(hand)}{standing}")
    if state.centre:
        lines.append(f" centre: {write_tiles(state.centre)}")
    lines.append(f" cards: {' '.join(map(_card, state.row))}  + {len(state.pile)}")
    lines += [f" asked: {_exchange(exchange)}" for exchange in state.asked[-1:]]
    lines += [f" guess: {_attempt(attempt)}" for attempt in state.guesses[-1:]]
    return "\n".join(lines)


def _card(card: Card | None) -> str:
    return "." if card is None else str(card)


def _exchange(exchange: Exchange) -> str:
    said = ", ".join(f"{said.seat + 1}: {write_answer(said.answer)}" for said in exchange.said)
    return f"{exchange.seat + 1} ?{write_question(exchange.question)} -> {said}"


def _attempt(attempt: Attempt) -> str:
    code = write_tiles(attempt.code.code) if isinstance(attempt.code, Written) else "unread"
    return f"{attempt.seat + 1} !{code} -> {'right' if attempt.right else 'wrong'}"
