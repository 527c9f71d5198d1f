"""What people type for a table's options, read as JSON where it is JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from itertools import product
from typing import Any

import msgspec

from cabinet_noir.core import Malformed, purposes

from .logs import Room

SOLO = "solo"
"""The one word that may be said of every game for one: it is played alone. A room may have an option of that name."""
TODAY = "today"
"""What may be typed for a date: a quest to practise, which any machine can compute; the day's own is the house's."""


def read_options(pairs: Iterable[str]) -> dict[str, Any]:
    """Read NAME=VALUE pairs; a name alone says yes to it, and of two values for one name the last counts.

    >>> read_options(["long", "size=3", "start=late"])
    {'long': True, 'size': 3, 'start': 'late'}
    """
    return read_choices(pairs)[-1]


def read_choices(pairs: Iterable[str]) -> list[dict[str, Any]]:
    """Read NAME=VALUE pairs; a name with several values makes a choice of options for each.

    >>> read_choices(["solo", "size=3", "size=4"])
    [{'solo': True, 'size': 3}, {'solo': True, 'size': 4}]
    """
    values: dict[str, list[Any]] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not name.strip():
            raise Malformed("unreadable-option", text=pair)
        values.setdefault(name.strip(), []).append(_value(value.strip()) if equals else True)
    return [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]


def taken_solo(game: Room, options: Mapping[str, Any]) -> tuple[bool, dict[str, Any]]:
    """Take `solo` out of the options, unless it is one of the room's own; say whether the game is played alone."""
    rest = dict(options)
    if SOLO in game.options.__struct_fields__:
        return False, rest
    solo = rest.pop(SOLO, False)
    if not isinstance(solo, bool):
        raise Malformed("unreadable-option", text=f"{SOLO}={solo}")
    if solo:
        game.check_seats(1)
    return solo, rest


def agreed_on(game: Room, options: Mapping[str, Any]) -> Any:
    """Read a new table's options; where they cannot be read, say which of them cannot, in words of its reader's own."""
    try:
        return game.agreed(game.version, options)
    except Malformed:
        for name, value in options.items():
            if name not in game.options.__struct_fields__ or name == "rules":
                raise Malformed("option-of-no-game", game=game.key, option=name) from None
            if not _is_read(game, name, value):
                raise Malformed("option-without-such-value", game=game.key, option=name, value=str(value)) from None
        raise


def _is_read(game: Room, name: str, value: Any) -> bool:
    try:
        game.agreed(game.version, {name: value})
    except Malformed:
        return False
    return True


def in_language(game: Room, options: Mapping[str, Any], language: str) -> dict[str, Any]:
    """Let a game be played in its reader's language, where it asks for one and nothing else was said."""
    own = (name for name, purpose in purposes(game.options).items() if purpose == "language")
    return {**dict.fromkeys(own, language), **options}


def _value(text: str) -> Any:
    if text == TODAY:
        return date.today().isoformat()
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
