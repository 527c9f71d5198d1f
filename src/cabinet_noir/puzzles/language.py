"""In which language a table plays, where that makes a difference. No option is known by its name here."""

from __future__ import annotations

from typing import Any, Final

from msgspec import inspect
from msgspec.structs import replace

from cabinet_noir.core import purposes

from .puzzle import AnyGame

ANY: Final = ""
"""Of a game that serves in all languages."""


def languages(game: AnyGame) -> tuple[str, ...]:
    """Return the languages a game may be played in; one that serves in all is played in none of its own.

    >>> from cabinet_noir.games import load
    >>> languages(load("password-express")), languages(load("vinci"))
    (('fr', 'en'), ('',))
    """
    asked, kind = _option(game), inspect.type_info(game.options)
    assert isinstance(kind, inspect.StructType)
    for field in kind.fields:
        if field.encode_name == asked and isinstance(field.type, inspect.Metadata):
            values = field.type.type
            assert isinstance(values, inspect.LiteralType), "one of a few languages"
            return tuple(sorted(map(str, values.values), key=lambda each: each != field.default))
    return (ANY,)


def language_of(game: AnyGame, options: Any) -> str:
    """Return the language a table plays in; none where it makes no difference."""
    asked = _option(game)
    return ANY if asked is None else str(getattr(options, asked))


def played_in(game: AnyGame, options: Any, language: str) -> Any:
    """Return the same options for a table that plays in this language."""
    asked = _option(game)
    return options if asked is None else replace(options, **{asked: language})


def _option(game: AnyGame) -> str | None:
    """Return the option that says in which language a table plays."""
    return next((name for name, purpose in purposes(game.options).items() if purpose == "language"), None)
