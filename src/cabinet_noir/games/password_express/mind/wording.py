"""What there is to be said at a turn, and how many stars it takes: by the referee's domain of words and the lexicon.

A word may serve several rows and take several places of each (R6, R7). Where there are fewer tokens than places, the
best places count: whoever says a word may choose them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cabinet_noir.core import Illegal, Sight, Word, Wording
from cabinet_noir.games.password_express.domains import Answers, FreeRow, fits, once, taken
from cabinet_noir.games.password_express.edition import stars_on
from cabinet_noir.games.password_express.lexicon import found, knows
from cabinet_noir.games.password_express.lexicon import words as listed
from cabinet_noir.games.password_express.queries import position_at, theme_of, tokens_left
from cabinet_noir.games.password_express.types import Answer, Event, State

See = Sight[State, Event]


def words(sight: See) -> Sequence[Word]:
    """Return every word of the lexicon that takes a place now: the most stars first, then the familiar."""
    answers = _answers(sight)
    if answers is None:
        return ()
    rarities = _rarities(sight.view, answers).items()
    weighed = (Word(word, _stars(sight.view, answers, word), rarity) for word, rarity in rarities)
    return sorted((each for each in weighed if each.points), key=lambda each: (-each.points, each.rarity, each.word))


def takes(sight: See, word: str) -> int:
    """Return how many stars a word takes, said now for every row it serves; `Illegal` says why it takes none."""
    answers = _answers(sight)
    if answers is None:
        raise Illegal("password-express-not-your-turn", rule="R4")
    known = [row for row in answers.rows if _serves(sight.view, row, word)]
    if not known:
        raise Illegal("password-express-not-in-the-lexicon", rule="R12", word=word[:60])
    fitting = [row for row in known if fits(answers, row, word)]
    taken(answers, Answer(word, tuple(row.row for row in fitting or known)))  # the referee says why not
    return _stars(sight.view, answers, word)


def _answers(sight: See) -> Answers | None:
    """Return what may be said now by the seat that sees this."""
    domains = (offer.fields["answer"] for offer in sight.offers if offer.action == "say")
    return next((domain for domain in domains if isinstance(domain, Answers)), None)


def _rarities(view: State, answers: Answers) -> dict[str, float]:
    """Return the words that have their letter in a free place and that nobody has said yet, and how rare each is: by
    its place in its list, where the familiar ones come first."""
    options, rarities = view.options, dict[str, float]()
    for row in answers.rows:
        theme = theme_of(view, row.row)
        for _, position in row.free:
            for rank, word in found(options.language, theme, row.letter, position):
                rarity = rank / len(listed(options.language, theme))
                rarities[word] = min(rarity, rarities.get(word, 1.0))
    used = frozenset(answers.used)
    return {
        word: rarity for word, rarity in rarities.items() if once(word, options.language, options.rules) not in used
    }


def _stars(view: State, answers: Answers, word: str) -> int:
    """Return the stars of the places a word takes, the best of them where there are too few tokens (R6, R8)."""
    places = [place for row in answers.rows if _serves(view, row, word) for place in fits(answers, row, word)]
    stars = sorted((stars_on(view.options, position_at(view, place)) for place in places), reverse=True)
    return sum(stars[: tokens_left(view, view.team)])


def _serves(view: State, row: FreeRow, word: str) -> bool:
    """Does the lexicon have this word for a row's theme?"""
    return knows(view.options.language, theme_of(view, row.row), word, view.options.rules)


WORDING: Final = Wording(words=words, takes=takes)
