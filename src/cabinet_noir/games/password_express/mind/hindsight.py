"""What would have taken a card. Nothing is hidden here that one could prove; one may ask what there was to be said.

It is given the views of a finished game, entry by entry, and looks at each with what lay open then. A word counts if
the lexicon has it for the row's theme and the referee would have let it take that card. Nothing is told before the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Final

from msgspec import Struct

from cabinet_noir.core import Line
from cabinet_noir.games.password_express.domains import Answers, sayable, taken
from cabinet_noir.games.password_express.lexicon import found, knows
from cabinet_noir.games.password_express.queries import free_places, letter_of, position_at, theme_of
from cabinet_noir.games.password_express.teams import other
from cabinet_noir.games.password_express.types import Answer, Place, Position, State

MOST: Final = 3
"""So many words are named for a card."""


WHERE: Final[Mapping[Position, str]] = {"1": "first", "2": "second", "3": "third", "+": "later", "0": "nowhere"}
"""A position in a sentence."""


class Missed(Struct, frozen=True):
    """A card that nobody had taken, and a few words that would have: the familiar ones first, none if none is known."""

    at: Place
    words: tuple[str, ...]


def taken_by(views: Sequence[State], entry: int) -> tuple[Missed, ...]:
    """Return what would have taken each card that lay free after an entry of a game; nothing before its end."""
    if not _is_over(views):
        return ()
    view = views[entry]
    answers = _sayable(view)
    if answers is None:
        return ()
    return tuple(Missed(place, tuple(islice(_words(view, answers, place), MOST))) for place in free_places(view))


def never_taken(views: Sequence[State]) -> tuple[tuple[Missed, ...], ...]:
    """Return, round by round, what would have taken the cards nobody ever took."""
    last = {view.round: entry for entry, view in enumerate(views) if view.round}
    return tuple(taken_by(views, entry) for entry in last.values()) if _is_over(views) else ()


def missed(views: Sequence[State]) -> Iterator[tuple[int, Line]]:
    """Yield, for every card nobody ever took, a sentence with what would have, after the last entry of its round."""
    last = {view.round: entry for entry, view in enumerate(views) if view.round}
    for entry, cards in zip(last.values(), never_taken(views), strict=False):
        view = views[entry]
        for card in cards:
            row = card.at.row
            args: dict[str, str | int] = {"row": row + 1, "theme": theme_of(view, row), "letter": letter_of(view, row)}
            words = ", ".join(card.words) or "none"
            where = WHERE[position_at(view, card.at)]
            yield entry, Line("password-express-missed", {**args, "where": where, "words": words})


def _is_over(views: Sequence[State]) -> bool:
    return bool(views) and views[-1].phase == "over"


def _sayable(view: State) -> Answers | None:
    """Return what could be said by whoever still had a token; nothing before the first round, or on a full table."""
    return (sayable(view, view.team) or sayable(view, other(view.team))) if view.round else None


def _words(view: State, answers: Answers, place: Place) -> Iterator[str]:
    """Yield the words of the row's theme that take a place, the familiar ones first."""
    options, theme = view.options, theme_of(view, place.row)
    for _, word in found(options.language, theme, letter_of(view, place.row), position_at(view, place)):
        if knows(options.language, theme, word, options.rules) and _takes(answers, word, place):
            yield word


def _takes(answers: Answers, word: str, place: Place) -> bool:
    """Would the referee have let a word take this place?"""
    answer = Answer(word, (place.row,))
    return answer in answers and place in taken(answers, answer)
