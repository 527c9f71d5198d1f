"""How a table is drawn in letters: by the room's own `terminal.py`, or where it has none by its `show`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.text import Text

from cabinet_noir.core import Game, Line, Sight
from cabinet_noir.games import room_of

Say = Callable[[str], str]
"""Says a message in the reader's language."""


class Painter(Protocol):
    """A module that draws the tables of one game."""

    def paint(self, view: Any, names: Sequence[str], *say: Say) -> Text:
        """Draw a view, with a name for each seat."""

    def labels(self, view: Any, *say: Say) -> Mapping[str, str]:
        """Return how a player calls each hidden thing that the deduction speaks of; "" for what says nothing."""


def _painter(game: Game[Any, Any, Any, Any]) -> Any | None:
    module = f"{room_of(game.key)}.terminal"
    return import_module(module) if find_spec(module) else None


def paint(game: Game[Any, Any, Any, Any], view: Any, names: Sequence[str], say: Say | None = None) -> Text:
    """Draw a table as one pair of eyes sees it, in the reader's letters where a room speaks them."""
    painter: Painter | None = _painter(game)
    return Text(game.show(view)) if painter is None else painter.paint(view, names, *_language(painter, say))


def labels(game: Game[Any, Any, Any, Any], view: Any, say: Say | None = None) -> Callable[[str], str]:
    """Return a function from the deduction's names to the player's."""
    painter: Painter | None = _painter(game)
    known = {} if painter is None else painter.labels(view, *_language(painter, say))
    return lambda name: known.get(name, name)


def _language(painter: Any, say: Say | None) -> tuple[Say, ...]:
    """Return what a painter is given of the reader's language: only one that `SPEAKS` draws words or letters of it."""
    return (say,) if say is not None and getattr(painter, "SPEAKS", False) else ()


def completed(game: Game[Any, Any, Any, Any], sight: Sight[Any, Any], text: str) -> str:
    """Return what was typed as a move's notation: a room may complete what its players leave out in a hurry."""
    complete: Callable[[Sight[Any, Any], str], str] | None = getattr(_painter(game), "completed", None)
    return text if complete is None else complete(sight, text)


def notated(game: Game[Any, Any, Any, Any], text: str, say: Say) -> str:
    """Return what was typed in the notation's letters, where a room also takes its reader's own."""
    found: Callable[[str, Say], str] | None = getattr(_painter(game), "notated", None)
    return text if found is None else found(text, say)


def spelled(game: Game[Any, Any, Any, Any], action: Any, say: Say) -> str:
    """Return how its reader would type an action."""
    return in_letters(game, game.write(action), say)


def in_letters(game: Game[Any, Any, Any, Any], move: str, say: Say) -> str:
    """Return a move of the notation in its reader's letters, where a room has some for each language."""
    found: Callable[[str, Say], str] | None = getattr(_painter(game), "spelled", None)
    return move if found is None else found(move, say)


def worded(game: Game[Any, Any, Any, Any], action: Any) -> Line | None:
    """Return what an action asks or does as words, where a room has them."""
    found: Callable[[Any], Line | None] | None = getattr(_painter(game), "worded", None)
    return None if found is None else found(action)


def valued(game: Game[Any, Any, Any, Any], value: str) -> str:
    """Return a value the deduction speaks of as a reader of any language takes it, where a room writes it otherwise."""
    found: Callable[[str], str] | None = getattr(_painter(game), "valued", None)
    return value if found is None else found(value)


def typed_as(game: Game[Any, Any, Any, Any], value: str, say: Say) -> str:
    """Return how its reader would type a value the deduction speaks of, where a room has letters for each language."""
    found: Callable[[str, Say], str] | None = getattr(_painter(game), "typed_as", None)
    return value if found is None else found(value, say)


def struck(game: Game[Any, Any, Any, Any], say: Say | None = None) -> Callable[[Any], Sequence[str]] | None:
    """Return how a room draws, line by line, a sheet with what its reader sees struck off; None where it has none."""
    painter = _painter(game)
    found: Callable[..., Sequence[str]] | None = getattr(painter, "struck", None)
    return None if found is None else lambda view: found(view, *_language(painter, say))


def veiled(game: Game[Any, Any, Any, Any], sight: Sight[Any, Any]) -> Sight[Any, Any]:
    """Return a sight without anything that people made up, where a room lets them write: ids stand for it.

    What may be done stays what it is.
    """
    found: Callable[[Any, Any], Any] | None = getattr(_painter(game), "veiled", None)
    if found is None:
        return sight
    options = sight.view.options
    past = ((seq, tuple(found(options, event) for event in events)) for seq, events in sight.past)
    return replace(game.sight(options, sight.seats, sight.seat, past), offers=sight.offers)
