"""The first evening at Password Express: words of theirs and of yours, a doubt, a verdict, and two places at once.

The deal is the same in every language, and so is the story; the words are not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cabinet_noir.core import Lesson, Line, Stop

from .lexicon import words
from .spelling import bare, places_in
from .types import Language


def _lesson(language: Language, *, theirs: str, mine: str, country: str, pair: str, beyond: Sequence[str]) -> Lesson:
    """Return the lesson in a language: their first word, the reader's two, one of two places, and what serves last
    beyond what the lexicon knows."""
    return Lesson(
        seed=29617,
        options={"language": language},
        stops=(
            Stop(say=_line("start"), accepts=("!",), then=(f"2 1 {theirs}", "0 time")),
            Stop(say=_line("word", theirs), look=("1",)),
            Stop(say=_line("say", mine), accepts=(f"1 {mine}",), look=("1",)),
            Stop(say=_line("row", country), accepts=(f"3 {country}",), look=("3",), then=("0 time", "2 3 Tokyo")),
            Stop(say=_line("doubt", "Tokyo"), accepts=("?3a",), look=("3a",), then=("0 time",) * 3),
            Stop(say=_line("judge", "Tokyo"), accepts=("-",), look=("3a",), then=("2 -",)),
            Stop(say=_line("score"), accepts=("ok",), then=("2 ok", f"2 1 {pair}", "0 time")),
            Stop(say=_line("two", pair), look=("1",)),
            Stop(
                say=_line("last"),
                accepts=tuple(f"4 {word}" for word in (*_of_two_places(language), *beyond)),
                instead=_line("one-place"),
                look=("4",),
            ),
        ),
    )


def _line(name: str, word: str = "") -> Line:
    return Line(f"password-express-lesson-{name}", {"seat": 1, "word": word})


def _of_two_places(language: Language) -> list[str]:
    """Return what the lexicon knows of the last row, sweets with an A, that takes several of its places at once."""
    return [word for word in words(language, "sweets") if len(places_in(bare(word, language), "A")) > 1]


LESSON: Final = {
    "fr": _lesson(
        "fr",
        theirs="orange",
        mine="poire",
        country="Italie",
        pair="train de nuit",
        beyond=(
            "glace à la vanille",
            "glace à la fraise",
            "glace au chocolat",
            "tarte aux cerises",
            "tarte aux framboises",
            "gâteau aux pommes",
            "pain au chocolat",
            "yaourt aux fruits",
        ),
    ),
    "en": _lesson(
        "en",
        theirs="orange",
        mine="broccoli",
        country="Italy",
        pair="ocean liner",
        beyond=(
            "apple tart",
            "apple cake",
            "banana bread",
            "chocolate tart",
            "strawberry tart",
            "strawberry cake",
            "ice cream cake",
            "strawberries and cream",
        ),
    ),
}
