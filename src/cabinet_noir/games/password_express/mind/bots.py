"""The bots of Password Express. They know a part of the lexicon, type like people, and judge honestly by it.

A bot returns what it means to do, or None for nothing now; `pause` says how many seconds pass before it is done. Both
are pure, so that a house with a real clock and a simulation without one pace them alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from cabinet_noir.core import Chance, Paced, Sight
from cabinet_noir.games.password_express.domains import Answers, FreeRow, fits, once
from cabinet_noir.games.password_express.edition import THEMES, stars_on
from cabinet_noir.games.password_express.lexicon import accepts, found, knows, words
from cabinet_noir.games.password_express.queries import team, theme_of, token_at
from cabinet_noir.games.password_express.types import (
    Action,
    Agree,
    Answer,
    Contest,
    Event,
    Flip,
    Language,
    Pass,
    Place,
    Position,
    Prepare,
    Say,
    State,
    Vote,
)

See = Sight[State, Event]

OWN_THEMES: Final[dict[Language, str]] = {"fr": "Choses vertes", "en": "Green things"}
"""What a bot writes on the blank card."""
PAUSES: Final[dict[type, float]] = {Flip: 3.0, Vote: 2.5, Agree: 1.5, Pass: 1.5, Prepare: 1.0, type(None): 2.0}


@dataclass(frozen=True)
class Typist:
    """A player at the keyboard: how many words it knows, how fast they come, and how often one is wrong."""

    known: int
    """The percentage of each list it knows, from the familiar end: nobody needs the rarest words."""
    thinks: tuple[int, int]
    """The least and the most it thinks about a word, in tenths of a second."""
    types: float
    """Seconds a letter."""
    slips: int
    """The percentage of its words that belong to another theme."""
    notices: int
    """The percentage of wrong words it notices at a glance."""
    weighs: int
    """How many words it turns over before it says the best of them."""

    def __call__(self, sight: See, chance: Chance) -> Action | None:
        """Choose by what is offered."""
        offered: dict[str, dict[str, Any]] = {offer.action: dict(offer.fields) for offer in sight.offers}
        match offered:
            case {"pass": _} if self._would_pass(sight, offered):
                return Pass()
            case {"say": say}:
                return self._say(sight.view, say["answer"], chance)
            case {"contest": contest}:
                noticed = self._notice(sight.view, contest["at"], chance)
                return noticed or (Agree() if "agree" in offered else None)
            case {"vote": _}:
                return Vote(_vote(sight))
            case {"prepare": prepare}:
                return _prepare(sight.view, prepare, chance)
            case {"flip": _}:
                return Flip()
            case {"agree": _}:
                return Agree()
        return None

    def pause(self, action: Action | None, chance: Chance) -> float:
        """Return how many seconds pass before it is done: thinking, then typing letter by letter."""
        least, most = self.thinks
        if isinstance(action, Say):
            return (least + chance.below(most - least + 1)) / 10 + self.types * len(action.answer.word)
        if isinstance(action, Contest):
            return least / 20 + 1.0
        return PAUSES[type(action)]

    def _would_pass(self, sight: See, offered: dict[str, dict[str, Any]]) -> bool:
        """Follow a team-mate who passes, and pass when no word it knows would take a place."""
        if sight.view.passed or "say" not in offered:
            return True
        answers: Answers = offered["say"]["answer"]
        return not any(
            self._fresh(sight.view, answers, theme_of(sight.view, row.row), row.letter, position)
            for row in answers.rows
            for _, position in row.free
        )

    def _say(self, view: State, answers: Answers, chance: Chance) -> Action | None:
        ideas = [self._idea(view, answers, chance) for _ in range(self.weighs)]
        sayable = [idea for idea in ideas if idea is not None and idea in answers]
        return Say(max(sayable, key=lambda idea: _worth(view, answers, idea))) if sayable else None

    def _idea(self, view: State, answers: Answers, chance: Chance) -> Answer | None:
        """Return the first word that comes to mind for a free place, and the rows it serves."""
        row = chance.choice(answers.rows)
        theme = chance.choice(THEMES) if chance.happens(self.slips) else theme_of(view, row.row)
        fresh = self._fresh(view, answers, theme, row.letter, chance.choice(row.free)[1])
        if not fresh:
            return None
        word = chance.choice(fresh)
        also = [one.row for one in answers.rows if one != row and _serves(view, answers, one, word)]
        return Answer(word, tuple(sorted((row.row, *also))))

    def _fresh(self, view: State, answers: Answers, theme: str, letter: str, position: Position) -> list[str]:
        """Return the words it knows for a position that nobody has said in this round."""
        language, rules = view.options.language, view.options.rules
        most = len(words(language, theme)) * self.known // 100
        known = (word for rank, word in found(language, theme, letter, position) if rank < most)
        return [word for word in known if once(word, language, rules) not in answers.used]

    def _notice(self, view: State, contestable: tuple[Place, ...], chance: Chance) -> Action | None:
        """Contest a token whose word belongs elsewhere, if it catches the eye."""
        wrong = [place for place in contestable if not _holds(view, place)]
        return Contest(chance.choice(wrong)) if wrong and chance.happens(self.notices) else None


def _serves(view: State, answers: Answers, row: FreeRow, word: str) -> bool:
    return knows(view.options.language, theme_of(view, row.row), word) and bool(fits(answers, row, word))


def _holds(view: State, place: Place) -> bool:
    """Is nothing known against the word on a place?"""
    token = token_at(view, place)
    return token is None or accepts(view.options.language, theme_of(view, place.row), token.word, view.options.rules)


def _vote(sight: See) -> bool:
    """Vote honestly for friend and foe; a word it cannot judge it believes its own team (R12)."""
    view, place = sight.view, sight.view.queue[0]
    token = token_at(view, place)
    if token is None or view.options.rules == 1 or not _holds(view, place):
        return _holds(view, place)
    known = knows(view.options.language, theme_of(view, place.row), token.word)
    return known or sight.seat is None or team(view, sight.seat) == token.team


def _worth(view: State, answers: Answers, answer: Answer) -> int:
    """Return the stars of the places an answer takes."""
    rows = [row for row in answers.rows if row.row in answer.rows]
    taken = {row.row: {place.column for place in fits(answers, row, answer.word)} for row in rows}
    return sum(stars_on(view.options, p) for row in rows for column, p in row.free if column in taken[row.row])


def _prepare(view: State, fields: dict[str, Any], chance: Chance) -> Prepare:
    theme = OWN_THEMES[view.options.language] if view.options.blank else ""
    return Prepare(chance.choice(fields["zeros"]), theme, chance.choice(fields["letter"]))


BOTS: Final[dict[str, Paced]] = {
    "novice": Typist(known=35, thinks=(35, 100), types=0.26, slips=12, notices=10, weighs=1),
    "regular": Typist(known=60, thinks=(30, 82), types=0.21, slips=6, notices=40, weighs=2),
    "master": Typist(known=85, thinks=(24, 68), types=0.17, slips=1, notices=80, weighs=3),
}
