"""Moves and positions as text: what a player types, what a golden game records, what `repr` shows.

1 Tour Eiffel   say it for row 1         24 orange    say it for rows 2 and 4
1b3 Porto Rico  say it for rows 1 and 3, and take only the second place of row 1
?2c             contest row 2's third    !            flip the timer        ok     nothing more to contest; ready
+               accept the word          -            refuse it             >>     pass the rest of the time
time            time is up (the house)
=1432 W Pirates turn these cards to 0, one a row, and write a letter and a theme on the blank card; = alone: neither
"""

from __future__ import annotations

import re
from typing import Final, assert_never

from cabinet_noir.core import Malformed

from .edition import stars_on
from .types import (
    Action,
    Agree,
    Answer,
    Contest,
    Face,
    FaceDown,
    Flip,
    Pass,
    Place,
    Prepare,
    Say,
    State,
    TimeUp,
    Token,
    Vote,
)

COLUMNS: Final = "abcd"
_SAY: Final = re.compile(r"((?:[1-4][a-d]{0,4}){1,4}) (.+)")
_ROW: Final = re.compile(r"([1-4])([a-d]*)")
_CONTEST: Final = re.compile(r"\?([1-4])([a-d])")
_PREPARE: Final = re.compile(r"=([1-4]{0,4})(?: ([A-Z]) (.+))?")
_WORDLESS: Final[dict[str, Action]] = {
    "!": Flip(),
    "ok": Agree(),
    ">>": Pass(),
    "+": Vote(True),
    "-": Vote(False),
    "time": TimeUp(),
}


def write(action: Action) -> str:
    """Write an action.

    >>> write(Say(Answer("Tour Eiffel", (0, 2)))), write(Contest(Place(1, 2)))
    ('13 Tour Eiffel', '?2c')
    >>> write(Say(Answer("Porto Rico", (0, 2), (Place(0, 1),))))
    '1b3 Porto Rico'
    """
    match action:
        case Say():
            return _rows(action.answer) + " " + action.answer.word
        case Contest():
            return f"?{action.at.row + 1}{COLUMNS[action.at.column]}"
        case Prepare():
            zeros = "".join(str(column + 1) for column in action.zeros)
            return f"={zeros} {action.letter} {action.theme}" if action.letter else f"={zeros}"
        case Flip() | Agree() | Pass() | Vote() | TimeUp():
            return next(text for text, wordless in _WORDLESS.items() if wordless == action)
        case _:
            assert_never(action)


def _rows(answer: Answer) -> str:
    chosen = ["".join(COLUMNS[place.column] for place in answer.only if place.row == row) for row in answer.rows]
    return "".join(f"{row + 1}{columns}" for row, columns in zip(answer.rows, chosen, strict=True))


def read(text: str) -> Action:
    """Read an action, or raise `Malformed`.

    >>> read("?2c")
    Contest(at=Place(row=1, column=2))
    """
    text = text.strip()
    if text.lower() in _WORDLESS:
        return _WORDLESS[text.lower()]
    if found := _SAY.fullmatch(text):
        rows = [(int(row) - 1, columns) for row, columns in _ROW.findall(found[1])]
        only = tuple(Place(row, COLUMNS.index(column)) for row, columns in rows for column in columns)
        return Say(Answer(found[2].strip(), tuple(row for row, _ in rows), only))
    if found := _CONTEST.fullmatch(text.lower()):
        return Contest(Place(int(found[1]) - 1, COLUMNS.index(found[2])))
    if found := _PREPARE.fullmatch(text):
        return Prepare(tuple(int(column) - 1 for column in found[1]), found[3] or "", found[2] or "")
    raise Malformed("password-express-unreadable-move", text=text)


def show(state: State) -> str:
    """Draw a position: a line a row, its letter, its theme, then each card with its stars and the word upon it.

    A word stands with its team's sign, < for team one and > for team two, and with a ? where it is contested.
    """
    sides = "  ".join(
        f"{'*' if state.team == team and state.phase != 'over' else ''}team {team + 1}: {state.scores[team]}"
        for team in (0, 1)
    )
    head = f"round {state.round}/{state.options.rounds}, {state.phase}  {sides}"
    return "\n".join([head, *(_row(state, row) for row in range(len(state.piles)))])


def row_faces(state: State, row: int) -> tuple[str, str]:
    """Return a row's letter and theme as they lie on the table; ? where they are not seen."""
    pile = state.piles[row]
    letter = _face(pile[state.round - 1].letter, state.own_letter) if state.round else "?"
    return letter, _face(pile[state.round].theme, state.own_theme)


def _row(state: State, row: int) -> str:
    letter, theme = row_faces(state, row)
    cards = (
        f"{position}{'*' * stars_on(state.options, position)} {_token(token)}"
        for position, token in zip(state.positions[row], state.table[row], strict=True)
    )
    return f"{row + 1} {letter:2} {theme:12}| " + " | ".join(cards)


def _face(face: Face, own: str) -> str:
    return "?" if isinstance(face, FaceDown) else own if face == "own" and own else face


def _token(token: Token | None) -> str:
    if token is None:
        return "."
    return "<>"[token.team] + token.word + ("?" if token.contested_by is not None else "")
