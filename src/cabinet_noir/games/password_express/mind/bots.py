"""The bots of Password Express. They know a part of the lexicon, type like people, and judge honestly by it.

A bot returns what it means to do, or None for nothing now; `pause` says how many seconds pass before it is done. Both
are pure, so that a house with a real clock and a simulation without one pace them alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from cabinet_noir.core import Chance, Paced, Sight

from ..domains import Answers, FreeRow
from ..edition import STARS, THEMES
from ..lexicon import accepts, found, knows, words
from ..queries import theme_of, token_at
from ..spelling import folded, places
from ..types import Action, Agree, Answer, Contest, Event, Flip, Language, Place, Position, Prepare, Say, State, Vote

See = Sight[State, Event]

OWN_THEMES: Final[dict[Language, str]] = {"fr": "Choses vertes", "en": "Green things"}
"""What a bot writes on the blank card."""
PAUSES: Final[dict[type, float]] = {Flip: 3.0, Vote: 2.5, Agree: 1.5, Prepare: 1.0, type(None): 2.0}


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
            case {"say": say}:
                return self._say(sight.view, say["answer"], chance)
            case {"contest": contest}:
                noticed = self._notice(sight.view, contest["at"], chance)
                return noticed or (Agree() if "agree" in offered else None)
            case {"vote": _}:
                return Vote(_holds(sight.view, sight.view.queue[0]))
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

    def _say(self, view: State, answers: Answers, chance: Chance) -> Action | None:
        ideas = [self._idea(view, answers, chance) for _ in range(self.weighs)]
        sayable = [idea for idea in ideas if idea is not None and idea in answers]
        return Say(max(sayable, key=lambda idea: _worth(answers, idea))) if sayable else None

    def _idea(self, view: State, answers: Answers, chance: Chance) -> Answer | None:
        """Return the first word that comes to mind for a free place, and the rows it serves."""
        row = chance.choice(answers.rows)
        theme = chance.choice(THEMES) if chance.below(100) < self.slips else theme_of(view, row.row)
        fitting = self._known(view, theme, row.letter, chance.choice(row.free)[1])
        fresh = [word for word in fitting if folded(word) not in answers.used]
        if not fresh:
            return None
        word = chance.choice(fresh)
        also = [one.row for one in answers.rows if one != row and self._serves(view, one, word)]
        return Answer(word, tuple(sorted((row.row, *also))))

    def _known(self, view: State, theme: str, letter: str, position: Position) -> list[str]:
        language = view.options.language
        most = len(words(language, theme)) * self.known // 100
        return [word for rank, word in found(language, theme, letter, position) if rank < most]

    def _serves(self, view: State, row: FreeRow, word: str) -> bool:
        known = knows(view.options.language, theme_of(view, row.row), word)
        return known and not places(word, row.letter).isdisjoint(position for _, position in row.free)

    def _notice(self, view: State, contestable: tuple[Place, ...], chance: Chance) -> Action | None:
        """Contest a token whose word belongs elsewhere, if it catches the eye."""
        wrong = [place for place in contestable if not _holds(view, place)]
        return Contest(chance.choice(wrong)) if wrong and chance.below(100) < self.notices else None


def _holds(view: State, place: Place) -> bool:
    """Does the word on a place belong there, by the lexicon?"""
    token = token_at(view, place)
    return token is None or accepts(view.options.language, theme_of(view, place.row), token.word)


def _worth(answers: Answers, answer: Answer) -> int:
    """Return the stars of the places an answer takes."""
    rows = [row for row in answers.rows if row.row in answer.rows]
    return sum(STARS[p] for row in rows for _, p in row.free if p in places(answer.word, row.letter))


def _prepare(view: State, fields: dict[str, Any], chance: Chance) -> Prepare:
    theme = OWN_THEMES[view.options.language] if view.options.blank else ""
    return Prepare(chance.choice(fields["zeros"]), theme, chance.choice(fields["letter"]))


BOTS: Final[dict[str, Paced]] = {
    "novice": Typist(known=35, thinks=(35, 100), types=0.26, slips=12, notices=10, weighs=1),
    "regular": Typist(known=60, thinks=(30, 82), types=0.21, slips=6, notices=40, weighs=2),
    "master": Typist(known=85, thinks=(24, 68), types=0.17, slips=1, notices=80, weighs=3),
}
