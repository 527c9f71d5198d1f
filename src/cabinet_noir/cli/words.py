"""What the terminal says, in the reader's language: the command line's own messages, the house's and the room's.

Fluent is loaded at the first word, not before.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from cabinet_noir.core import Line, Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_HERE = Path(__file__).parent


def preferred() -> str:
    """Return the language of this terminal: French if it says so, else English."""
    spoken = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return "fr" if spoken.lower().startswith("fr") else "en"


def of_room(game: str, name: str) -> str:
    """Return the name of a message of a room: `vinci-score`."""
    return f"{game.lstrip('_')}-{name}"  # a message's name begins with a letter; the template's key does not


class Words:
    """A language, and the messages known in it."""

    def __init__(self, language: str, room: str = "") -> None:
        self.language = language
        self.room = room

    def within(self, room: str) -> Words:
        """Return the same language with a room's messages."""
        return Words(self.language, room)

    @property
    def _help(self) -> Path:
        return _HERE / f"help.{self.language}.ftl"

    @property
    def has_help(self) -> bool:
        """Is the help of commands and flags said in this language, too, and not only as it stands in the code?"""
        return self._help.exists()

    @cached_property
    def _bundles(self) -> tuple[FluentBundle, ...]:
        """The command line's words first: it may put a thing in its own way."""
        from fluent.runtime import FluentBundle, FluentResource

        from cabinet_noir.texts import bundle

        own = FluentBundle([self.language], use_isolating=False)
        own.add_resource(FluentResource((_HERE / f"text.{self.language}.ftl").read_text("utf-8")))
        if self.has_help:
            own.add_resource(FluentResource(self._help.read_text("utf-8")))
        return own, bundle(self.language, self.room)

    def knows(self, message: str) -> bool:
        """Is there such a message?"""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, **args: Any) -> str:
        """Return a message; one that nobody has written is said by its name."""
        for bundle in self._bundles:
            if bundle.has_message(message) and (pattern := bundle.get_message(message).value):
                text, _errors = bundle.format_pattern(pattern, args)
                return str(text)
        return f"{message} {args}" if args else message

    def name(self, game: str) -> str:
        """Return what a game is called."""
        return self.within(game).say(of_room(game, "name"))

    def score(self, game: str, score: int, seats: int) -> str:
        """Return a score as the game's own players call it: points, unless its room says otherwise."""
        own = of_room(game, "score")
        return self.say(own, score=score, seats=seats) if self.knows(own) else self.say("house-points", points=score)

    def score_name(self, game: str, seats: int) -> str:
        """Return what a game's score is called."""
        own = of_room(game, "score-name")
        return self.say(own if self.knows(own) else "house-score-name", seats=seats)

    def part(self, share: float, places: int = 0) -> str:
        """Return a part of a whole in hundredths, with so many decimals, as its reader writes them.

        >>> Words("en").part(0.432), Words("fr").part(0.432, 1)
        ('43%', '43,2\\xa0%')
        """
        told = self.number(100 * share, places)
        return told + ("\u00a0%" if self.language == "fr" else "%")

    def number(self, value: float, places: int) -> str:
        """Return a number with so many decimals, as its reader writes them.

        >>> Words("en").number(2.5, 2), Words("fr").number(2.5, 2)
        ('2.50', '2,50')
        """
        told = f"{value:.{places}f}"
        return told.replace(".", ",") if self.language == "fr" else told

    def change(self, share: float, places: int = 0) -> str:
        """Return how much a part has grown or shrunk.

        >>> Words("en").change(-0.07), Words("fr").change(0.12), Words("en").change(-0.0001, 1)
        ('−7%', '+12\\xa0%', '0.0%')
        """
        rounded = round(100 * share, places)
        sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
        return sign + self.part(abs(share), places)

    def tell(self, line: Line, names: Sequence[str], me: int | None = None) -> str:
        """Return a sentence about an event, with names for seats; `me` is the reader's own."""
        from cabinet_noir.texts import elided, spoken

        text = " ".join(self.say(line.id, **spoken(line.args, names, me)).split())
        return elided(text) if self.language == "fr" and line.args else text

    def refuse(self, refusal: Refusal) -> str:
        """Return a refusal in one line, with the rule it rests on."""
        facts = {name: value if isinstance(value, int | float) else str(value) for name, value in refusal.facts.items()}
        text = " ".join(self.say(refusal.reason, **facts).split())
        return f"{text} ({refusal.rule})" if refusal.rule else text


@contextmanager
def speaking(language: str | None) -> Iterator[Words]:
    """Give a command its words; what it refuses is told in one line, and ends it with exit code 2."""
    words = Words(str(language) if language else preferred())
    try:
        yield words
    except Refusal as refusal:
        typer.echo(f"cabinet: {words.refuse(refusal)}", err=True)
        raise typer.Exit(2) from None
