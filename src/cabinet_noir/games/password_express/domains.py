"""What may be said now, described: the domain of free words (R4 to R8), and that of the blank card's theme.

One rule, one function, two users: the referee judges a word by `taken`, and the offer admits by the same.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from cabinet_noir.core import Described, Illegal, Picker

from .edition import OWN_THEME_LONGEST, WHERE
from .queries import free_places, letter_of, position_at, tokens_left
from .spelling import bare, folded, is_readable, places_in
from .types import Action, Answer, Column, Language, Options, Place, Position, Say, State, Team

_ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz"


class FreeRow(Struct, frozen=True):
    """A row with free places: its letter, and each free card's column and what is printed on it."""

    row: int
    letter: str
    free: tuple[tuple[Column, Position], ...]
    names: tuple[str, ...] = ()
    """The theme's names with an article of their own, as they are spelt: there it counts (R5)."""


class Answers(Described, frozen=True, tag_field="t", tag="answers"):
    """Every answer that takes at least one free place in each row it names, and was not used in this round."""

    rows: tuple[FreeRow, ...]
    used: tuple[str, ...]
    language: Language = "fr"
    rules: int = 4
    """By version 1 articles count, and a word takes every place it can."""

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
            if picker.choice(range(8)) == 0:
                word = f"{_AN_ARTICLE[self.language]} {word}"
            fitting = tuple(one.row for one in self.rows if fits(self, one, word))
            rows = fitting if picker.choice(range(3)) == 0 else (row.row,)
            answer = Answer(word, rows, self._some_of(rows, word, picker))
            if answer in self:
                return answer

    def _some_of(self, rows: tuple[int, ...], word: str, picker: Picker) -> tuple[Place, ...]:
        """Choose now and then one of the places in the first of these rows."""
        found = [place for row in self.rows if row.row in rows[:1] for place in fits(self, row, word)]
        return (picker.choice(found),) if self.rules > 1 and len(found) > 1 and picker.choice(range(2)) else ()


class Words(Described, frozen=True, tag_field="t", tag="words"):
    """Any few words: what a theme of one's own may be called."""

    longest: int

    def __contains__(self, choice: object) -> bool:
        return isinstance(choice, str) and len(choice) <= self.longest and is_readable(choice)

    def pick(self, picker: Picker) -> str:
        """Return a made-up name."""
        return "".join(picker.choice(_ALPHABET) for _ in range(6)).capitalize()


_AN_ARTICLE: Final[dict[Language, str]] = {"fr": "la", "en": "the"}
OWN_THEMES: Final = Words(OWN_THEME_LONGEST)


def sayable(state: State, team: Team) -> Answers | None:
    """Return what a team may say, or nothing if it has no token or no place left (R8)."""
    if not tokens_left(state, team):
        return None
    free: dict[int, list[tuple[Column, Position]]] = {}
    for place in free_places(state):
        free.setdefault(place.row, []).append((place.column, position_at(state, place)))
    rows = tuple(
        FreeRow(row, letter_of(state, row), tuple(columns), state.names[row] if state.names else ())
        for row, columns in free.items()
    )
    return Answers(rows, state.used, state.options.language, state.options.rules) if rows else None


def fitting(answers: Answers, word: str) -> tuple[int, ...]:
    """Return the rows in which a word takes a place; none if it cannot be said at all."""
    if not is_readable(word) or once(word, answers.language, answers.rules) in answers.used:
        return ()
    return tuple(row.row for row in answers.rows if fits(answers, row, word))


def taken(answers: Answers, answer: Answer) -> tuple[Place, ...]:
    """Return the free places an answer takes, or raise `Illegal` and say why it takes none."""
    word = answer.word
    if not is_readable(word):
        raise Illegal("password-express-unreadable-word", rule="R5", word=word[:60])
    if once(word, answers.language, answers.rules) in answers.used:
        raise Illegal("password-express-word-used", rule="R8", word=word)
    if not answer.rows or list(answer.rows) != sorted(set(answer.rows)):
        raise Illegal("password-express-which-row", rule="R7", word=word)
    found = tuple(place for row in answer.rows for place in _taken_in(answers, row, word))
    return _chosen(answers, answer, found) if answer.only else found


def _chosen(answers: Answers, answer: Answer, found: tuple[Place, ...]) -> tuple[Place, ...]:
    """Return the places of those found that were asked for; in a row where none was, all (R6)."""
    only = answer.only
    if answers.rules == 1 or list(only) != sorted(set(only)) or not set(only) <= set(found):
        raise Illegal("password-express-not-that-place", rule="R6", word=answer.word)
    chosen = {place.row for place in only}
    return tuple(place for place in found if place in only or place.row not in chosen)


def _taken_in(answers: Answers, number: int, word: str) -> list[Place]:
    row = next((one for one in answers.rows if one.row == number), None)
    if row is None:
        raise Illegal("password-express-row-full", rule="R4", row=number + 1)
    found = fits(answers, row, word)
    if not found:
        raise _misplaced(answers, row, word)
    return found


def fits(answers: Answers, row: FreeRow, word: str) -> list[Place]:
    """Return the free places of a row that a word satisfies."""
    met = _met(answers, row, word)
    return [Place(row.row, column) for column, position in row.free if position in met]


def once(word: str, language: Language, rules: int) -> str:
    """Return what may be used once a round: the word as it is spelt, without its article (R5, R8)."""
    return folded(word) if rules == 1 else bare(word, language)


def plain(options: Options, action: Action) -> Action:
    """Return an action as the rules take it: a word without its article, its accents and its capitals (R5)."""
    if not isinstance(action, Say):
        return action
    answer = action.answer
    return Say(replace(answer, word=once(answer.word, options.language, options.rules)))


def _met(answers: Answers, row: FreeRow, word: str) -> frozenset[Position]:
    """Return the positions a word satisfies in a row: its article counts where it is part of a name (R5)."""
    spelt = folded(word)
    if answers.rules > 1 and spelt not in row.names:
        spelt = bare(word, answers.language)
    return places_in(spelt, row.letter)


def _misplaced(answers: Answers, row: FreeRow, word: str) -> Illegal:
    """Explain a wrong placement at once: where the letter stands, and that no place is free there."""
    met = sorted(_met(answers, row, word), key="123+0".index)
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
