"""What may be said now, described: the domain of free words (R4 to R8), and that of the blank card's theme.

One rule, one function, two users: the referee judges a word by `taken`, and the offer admits by the same.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from cabinet_noir.core import Described, Illegal, Picker

from .edition import OWN_THEME_LONGEST
from .queries import free_places, letter_of, position_at, tokens_left
from .spelling import folded, is_readable, places
from .types import Answer, Column, Place, Position, State, Team

_ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz"


class FreeRow(Struct, frozen=True):
    """A row with free places: its letter, and each free card's column and what is printed on it."""

    row: int
    letter: str
    free: tuple[tuple[Column, Position], ...]


class Answers(Described, frozen=True, tag_field="t", tag="answers"):
    """Every answer that takes at least one free place in each row it names, and was not used in this round."""

    rows: tuple[FreeRow, ...]
    used: tuple[str, ...]

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, Answer):
            return False
        try:
            taken(self, choice)
        except Illegal:
            return False
        return True

    def pick(self, picker: Picker) -> Answer:
        """Return a made-up answer; one in several serves all the rows it can."""
        while True:
            row = picker.choice(self.rows)
            word = _made_up(row.letter, picker.choice(row.free)[1], picker)
            if picker.choice(range(4)) == 0:
                word = f"{word} {_made_up(row.letter, picker.choice(('1', '2', '3', '+', '0')), picker)}"
            fitting = tuple(one.row for one in self.rows if _fits(one, word))
            answer = Answer(word, fitting if picker.choice(range(3)) == 0 else (row.row,))
            if answer in self:
                return answer


class Words(Described, frozen=True, tag_field="t", tag="words"):
    """Any few words: what a theme of one's own may be called."""

    longest: int

    def __contains__(self, choice: object) -> bool:
        return isinstance(choice, str) and len(choice) <= self.longest and is_readable(choice)

    def pick(self, picker: Picker) -> str:
        """Return a made-up name."""
        return "".join(picker.choice(_ALPHABET) for _ in range(6)).capitalize()


OWN_THEMES: Final = Words(OWN_THEME_LONGEST)


def sayable(state: State, team: Team) -> Answers | None:
    """Return what a team may say, or nothing if it has no token or no place left (R8)."""
    if not tokens_left(state, team):
        return None
    free: dict[int, list[tuple[Column, Position]]] = {}
    for place in free_places(state):
        free.setdefault(place.row, []).append((place.column, position_at(state, place)))
    rows = tuple(FreeRow(row, letter_of(state, row), tuple(columns)) for row, columns in free.items())
    return Answers(rows, state.used) if rows else None


def fitting(answers: Answers, word: str) -> tuple[int, ...]:
    """Return the rows in which a word takes a place; none if it cannot be said at all."""
    if not is_readable(word) or folded(word) in answers.used:
        return ()
    return tuple(row.row for row in answers.rows if _fits(row, word))


def taken(answers: Answers, answer: Answer) -> tuple[Place, ...]:
    """Return the free places an answer takes, or raise `Illegal` and say why it takes none."""
    word = answer.word
    if not is_readable(word):
        raise Illegal("password-express-unreadable-word", rule="R5", word=word[:60])
    if folded(word) in answers.used:
        raise Illegal("password-express-word-used", rule="R8", word=word)
    if not answer.rows or list(answer.rows) != sorted(set(answer.rows)):
        raise Illegal("password-express-which-row", rule="R7", word=word)
    return tuple(place for row in answer.rows for place in _taken_in(answers, row, word))


def _taken_in(answers: Answers, number: int, word: str) -> list[Place]:
    row = next((one for one in answers.rows if one.row == number), None)
    if row is None:
        raise Illegal("password-express-row-full", rule="R4", row=number + 1)
    found = _fits(row, word)
    if not found:
        raise _misplaced(word, row)
    return found


def _fits(row: FreeRow, word: str) -> list[Place]:
    met = places(word, row.letter)
    return [Place(row.row, column) for column, position in row.free if position in met]


WHERE: Final[dict[Position, str]] = {"1": "first", "2": "second", "3": "third", "+": "later", "0": "nowhere"}


def _misplaced(word: str, row: FreeRow) -> Illegal:
    """Explain a wrong placement at once: where the letter stands, and that no place is free there."""
    met = sorted(places(word, row.letter), key="123+0".index)
    facts = {"word": word, "letter": "/".join(row.letter), "row": row.row + 1}
    if met == ["0"]:
        return Illegal("password-express-letter-missing", rule="R4", **facts)
    if len(met) > 1:
        return Illegal("password-express-letters-elsewhere", rule="R6", **facts, places=", ".join(met))
    return Illegal("password-express-letter-elsewhere", rule="R4", **facts, place=WHERE[met[0]])


def _made_up(letter: str, position: Position, picker: Picker) -> str:
    """Return a word nobody knows, whose first such letter stands where it must."""
    others = [sign for sign in _ALPHABET if sign.upper() not in letter]

    def some(count: int) -> str:
        return "".join(picker.choice(others) for _ in range(count))

    if position == "0":
        return some(4)
    before = 3 + picker.choice(range(3)) if position == "+" else int(position) - 1
    return f"{some(before)}{picker.choice(letter.lower())}{some(2)}"
