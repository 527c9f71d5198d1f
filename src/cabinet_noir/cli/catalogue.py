"""`cabinet games`: what the house offers, read from the rooms themselves."""

from __future__ import annotations

from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from cabinet_noir.core import Game
from cabinet_noir.games import GAMES, load

from .output import print_json
from .words import Words


def show_games(json: bool, words: Words) -> None:
    """Print every game: seats, version, options, bots."""
    found = [describe(load(key)) for key in GAMES]
    if json:
        print_json({"games": found})
    else:
        _print_table(found, words)


def describe(game: Game[Any, Any, Any, Any]) -> dict[str, Any]:
    """Return a game as plain values."""
    hints = get_type_hints(game.options, include_extras=True)
    return {
        "key": game.key,
        "version": game.version,
        "seats": list(game.seats),
        "options": {
            field.name: {"values": values(hints[field.name]), "default": field.default}
            for field in msgspec.structs.fields(game.options)
        },
        "bots": list(game.bots),
    }


def values(kind: Any) -> str:
    """Return what an option may be, as a person would write it.

    >>> values(Literal["a", "b"] | None), values(Annotated[int, msgspec.Meta(ge=1, le=20)]), values(bool)
    ('a, b, null', '1..20', 'true, false')
    """
    origin = get_origin(kind)
    if origin is Literal:
        return ", ".join(map(str, get_args(kind)))
    if origin in (Union, UnionType):
        return ", ".join(map(values, get_args(kind)))
    if origin is Annotated:
        _, meta = get_args(kind)
        return f"{meta.ge}..{meta.le}"
    return {bool: "true, false", type(None): "null"}.get(kind, getattr(kind, "__name__", str(kind)))


def _print_table(found: list[dict[str, Any]], words: Words) -> None:
    from rich.console import Console
    from rich.table import Table

    columns = ("game", "version", "seats", "options", "bots")
    table = Table(*(words.say(f"games-{column}") for column in columns), show_lines=True)
    for game in found:
        options = [f"{name}={o['default']!s}  ({o['values']})" for name, o in game["options"].items()]
        seats = f"{game['seats'][0]}-{game['seats'][-1]}"
        table.add_row(game["key"], str(game["version"]), seats, "\n".join(options), "\n".join(game["bots"]))
    Console().print(table)
