"""Sights and actions of Password Express as numbers. Knows a sight, what it offers, and the lexicon; no full state.

Indexes, block after block: pass, flip, agree; vote no, vote yes; contest a place; as the host, the column turned to 0
in each row and the letter of the blank card, pick by pick; and every word of the lexicon in the table's language. A
word is said for every row whose theme the lexicon has it for and where it takes a place: words the lexicon lacks, or
has for other themes only, have no number.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, assert_never, get_args

import numpy as np
from numpy.typing import NDArray

from cabinet_noir.core.encoding import (
    Draft,
    Int8s,
    Remembered,
    Seen,
    clockwise,
    flags,
    large,
    no_number,
    one_of,
    small,
    starts,
    vector,
)

from .domains import Answers, FreeRow, fits, once
from .edition import OWN_LETTERS, POSITIONS, THEMES, stars_on
from .lexicon import names, words
from .queries import letter_of, theme_of, tokens_left
from .teams import other, team_of
from .types import (
    Action,
    Agree,
    Answer,
    Contest,
    Flip,
    Language,
    Options,
    Pass,
    Phase,
    Place,
    Position,
    Prepare,
    Say,
    State,
    TimeUp,
    Token,
    Vote,
)

See = Seen[State]
PHASES: Final[dict[str, int]] = {phase: at for at, phase in enumerate(get_args(Phase))}
ALL: Final[tuple[Position, ...]] = get_args(Position)
COLUMNS: Final = len(POSITIONS)
OWN_THEMES: Final[dict[Language, str]] = {"fr": "Choses vertes", "en": "Green things"}
"""What is written on the blank card: a theme of one's own has no number."""
PLACE: Final = len(ALL) + 1 + 4 + 3
"""What is printed, its stars; whose token it is, whether it came in this turn, whether it is contested; its word."""
MOST_KEPT: Final = 1 << 14
"""So many places are remembered as bytes before all are forgotten."""
_PASS, _FLIP, _AGREE, _NO, _YES, _CONTEST = range(6)


@cache
def listed(language: Language) -> dict[str, int]:
    """Return every word of the lexicon in a language, and its number."""
    every = dict.fromkeys(word for theme in THEMES for word in words(language, theme))
    return {word: at for at, word in enumerate(every)}


@cache
def _once(language: Language, rules: int) -> dict[str, tuple[int, ...]]:
    """Return, for each thing that may be used once a round, the numbers of its words (R8)."""
    found: dict[str, tuple[int, ...]] = {}
    for word, at in listed(language).items():
        key = once(word, language, rules)
        found[key] = (*found.get(key, ()), at)
    return found


@cache
def _fitting(language: Language, rules: int, theme: str, letter: str, named: bool) -> dict[Position, NDArray[np.intp]]:
    """Return, for each position, the numbers of the theme's words that satisfy it, by the referee's own function."""
    free = tuple(enumerate(ALL))
    row = FreeRow(0, letter, free, names(language, theme) if named else ())
    answers, number = Answers((row,), (), language, rules), listed(language)
    found: dict[Position, list[int]] = {position: [] for position in ALL}
    for word in words(language, theme):
        for place in fits(answers, row, word):
            found[ALL[place.column]].append(number[word])
    return {position: np.array(numbers, np.intp) for position, numbers in found.items()}


class PasswordExpressEncoding:
    """The numbers of a table."""

    def __init__(self, options: Options, seats: int) -> None:
        self._options, self._seats, self._rows = options, seats, options.rows
        self._words = listed(options.language)
        self._spelt = tuple(self._words)
        self._remembered = Remembered()
        self._places: dict[tuple[Position, Token | None, bool, int], bytes] = {}
        places = self._rows * COLUMNS
        blocks = starts(_CONTEST, places, places, len(OWN_LETTERS), len(self._spelt))
        _, _, self._zero, self._letter, self._first, self.actions = blocks
        row = len(THEMES) + len(OWN_LETTERS) + COLUMNS * PLACE
        self.length = self._rows * row + places + seats * 5 + 2 * 3 + len(PHASES) + 2 + places + len(OWN_LETTERS)

    # observe

    def observe(self, sight: See, draft: Draft = ()) -> Int8s:
        """Row by row its theme, its letter and its places; what is judged; everybody; both teams; the draft."""
        drafted = flags(self._first - self._zero, [index - self._zero for index in draft])
        return vector(self._remembered(sight, self._told) + drafted)

    def _told(self, sight: See) -> bytes:
        view, seat = sight.view, sight.seat or 0
        own = team_of(view.options, self._seats, seat)
        judged = [view.queue[0].row * COLUMNS + view.queue[0].column] if view.queue else []
        parts = [
            *(self._row(view, row, own) for row in range(self._rows)),
            flags(self._rows * COLUMNS, judged),
            *(self._seat(view, each, own) for each in clockwise(seat, self._seats)),
            *(large(view.scores[side]) + small(tokens_left(view, side)) for side in (own, other(own))),
            one_of(len(PHASES), PHASES[view.phase]),
            bytes((view.round, min(127, view.silent))),
        ]
        return b"".join(parts)

    def _row(self, view: State, row: int, own: int) -> bytes:
        theme, letter = (theme_of(view, row), letter_of(view, row)) if view.round else ("", "")
        parts = [
            one_of(len(THEMES), THEMES.index(theme) if theme in THEMES else None),
            bytes(sign in letter for sign in OWN_LETTERS),
            *(self._place(view, row, column, own) for column in range(COLUMNS)),
        ]
        return b"".join(parts)

    def _place(self, view: State, row: int, column: int, own: int) -> bytes:
        if not view.positions:
            return bytes(PLACE)
        token = view.table[row][column] if view.table else None
        fresh = token is not None and token.turn == view.turn
        key = (view.positions[row][column], token, fresh, own)
        return self._places.get(key) or self._taken(*key)

    def _taken(self, position: Position, token: Token | None, fresh: bool, own: int) -> bytes:
        printed = one_of(len(ALL), ALL.index(position)) + small(stars_on(self._options, position))
        told, number = (0, 0, 0, 0), 0
        if token is not None:
            told = (token.team == own, token.team != own, fresh, token.contested_by is not None)
            number = self._words.get(token.word, -1) + 1
        if len(self._places) >= MOST_KEPT:
            self._places.clear()
        raw = printed + bytes(told) + bytes((number >> 14,)) + large(number & 0x3FFF)
        self._places[position, token, fresh, own] = raw
        return raw

    def _seat(self, view: State, seat: int, own: int) -> bytes:
        voted = bool(view.votes) and view.votes[seat] is not None
        side = team_of(view.options, self._seats, seat)
        return bytes((side == own, side == view.team, seat in view.passed, seat in view.ready, voted))

    # mask

    def mask(self, sight: See, draft: Draft = ()) -> Int8s:
        """What is offered, index by index; while the host prepares, what may be picked next."""
        found = np.zeros(self.actions, np.int8)
        for offer in sight.offers:
            fields: dict[str, Any] = offer.fields
            match offer.action:
                case "say":
                    self._sayable(sight.view, fields["answer"], found)
                case "contest":
                    for place in fields["at"]:
                        found[_CONTEST + place.row * COLUMNS + place.column] = 1
                case "vote":
                    found[_NO] = found[_YES] = 1
                case "prepare":
                    start, size = self._preparing(len(draft))
                    found[start : start + size] = 1
                case "pass" | "flip" | "agree":
                    found[{"pass": _PASS, "flip": _FLIP, "agree": _AGREE}[offer.action]] = 1
        return found

    def _sayable(self, view: State, answers: Answers, found: Int8s) -> None:
        """Mark every word that takes a place, unless it was used in this round (R4, R8)."""
        language, rules, said = answers.language, answers.rules, found[self._first :]
        for row in answers.rows:
            fitting = _fitting(language, rules, theme_of(view, row.row), row.letter, bool(row.names))
            for _, position in row.free:
                said[fitting[position]] = 1
        for word in answers.used:
            said[list(_once(language, rules).get(word, ()))] = 0

    def _preparing(self, done: int) -> tuple[int, int]:
        """Return where the next pick of a preparation is, and how many there are to choose from."""
        if self._options.zeros == "host" and done < self._rows:
            return self._zero + done * COLUMNS, COLUMNS
        return self._letter, len(OWN_LETTERS)

    # pick, path

    def pick(self, sight: See, draft: Draft, index: int) -> Action | None:
        """Return the action of an index, or nothing while the host has more to prepare."""
        if index >= self._first:
            return self._say(sight, self._spelt[index - self._first])
        if index >= self._zero:
            return self._prepared((*draft, index))
        if index >= _CONTEST:
            return Contest(Place(*divmod(index - _CONTEST, COLUMNS)))
        return (Pass(), Flip(), Agree(), Vote(False), Vote(True))[index]

    def _say(self, sight: See, word: str) -> Say:
        """Say a word for every row whose theme the lexicon has it for, and where it takes a place (R7)."""
        domains = (offer.fields["answer"] for offer in sight.offers if offer.action == "say")
        answers = next(domain for domain in domains if isinstance(domain, Answers))
        serves = (row for row in answers.rows if word in _in_theme(answers.language, theme_of(sight.view, row.row)))
        return Say(Answer(word, tuple(row.row for row in serves if fits(answers, row, word))))

    def _prepared(self, picks: Draft) -> Prepare | None:
        zeros = tuple((each - self._zero) % COLUMNS for each in picks if each < self._letter)
        letters = tuple(OWN_LETTERS[each - self._letter] for each in picks if each >= self._letter)
        wanted = self._rows if self._options.zeros == "host" else 0
        if len(zeros) < wanted or len(letters) < self._options.blank:
            return None
        theme = OWN_THEMES[self._options.language] if self._options.blank else ""
        return Prepare(zeros, theme, "".join(letters))

    def path(self, sight: See, action: Action) -> Draft:
        """Return the one index of an action, or those of a preparation."""
        match action:
            case Say():
                return (self._said(sight, action),)
            case Contest():
                return (_CONTEST + action.at.row * COLUMNS + action.at.column,)
            case Vote():
                return (_YES if action.ok else _NO,)
            case Prepare():
                if action.theme != (OWN_THEMES[self._options.language] if self._options.blank else ""):
                    raise no_number(action)
                zeros = tuple(self._zero + row * COLUMNS + column for row, column in enumerate(action.zeros))
                return (*zeros, *(self._letter + OWN_LETTERS.index(letter) for letter in action.letter))
            case Pass():
                return (_PASS,)
            case Flip():
                return (_FLIP,)
            case Agree():
                return (_AGREE,)
            case TimeUp():
                raise no_number(action)
            case _:
                assert_never(action)

    def _said(self, sight: See, action: Say) -> int:
        at = self._words.get(action.answer.word)
        if at is None or self._say(sight, action.answer.word) != action:
            raise no_number(action)
        return self._first + at


@cache
def _in_theme(language: Language, theme: str) -> frozenset[str]:
    return frozenset(words(language, theme))


encoding = PasswordExpressEncoding
