"""The rules of a room in short, and what one table agreed on besides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from cabinet_noir.core import Game

from .reader import Reader

AnyGame = Game[Any, Any, Any, Any]


def rules(reader: Reader) -> str:
    """Return the rules of a room in short, and how moves are written."""
    parts = (
        reader.of_room("name"),
        f"{reader.say('prose-rules')}\n{short(reader)}",
        f"{reader.say('prose-notation')}\n{reader.of_room('moves') or reader.of_room('notation')}",
    )
    return "\n\n".join(parts)


def short(reader: Reader) -> str:
    """Return what has to be known of the box, of the course of a game, and of how its table is drawn."""
    return reader.of_room("short") or reader.of_room("pitch")


def agreed(game: AnyGame, options: Any, reader: Reader) -> str:
    """Return, in a sentence, in what a table differs from the usual one; empty: in nothing."""
    said = ", ".join(_choices(game, options, reader))
    return reader.say("prose-options", options=said) if said else ""


def _choices(game: AnyGame, options: Any, reader: Reader) -> Iterator[str]:
    usual = game.options()
    for name in game.options.__struct_fields__:
        value = getattr(options, name)
        if name == "rules" or value == getattr(usual, name):
            continue
        if name == "edition":
            values = {key: each for key, each in msgspec.to_builtins(value).items() if key != "name"}
            yield reader.say("prose-edition", values=msgspec.json.encode(values).decode())
        else:
            yield _choice(name, value, reader)


def _choice(name: str, value: Any, reader: Reader) -> str:
    called = reader.of_room(f"option-{name}") or name
    if value is True:
        return called
    if value is False:
        return reader.say("prose-option-not", name=called)
    written = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return reader.say("prose-option", name=called, value=reader.of_room(f"option-{name}-{value}") or written)
