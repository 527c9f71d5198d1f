"""What people type for a table's options, read as JSON where it is JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from cabinet_noir.core import Malformed


def read_options(pairs: Iterable[str]) -> dict[str, Any]:
    """Read NAME=VALUE pairs.

    >>> read_options(["jokers=true", "games=3", "empty_pile=no_penalty"])
    {'jokers': True, 'games': 3, 'empty_pile': 'no_penalty'}
    """
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise Malformed("unreadable-option", text=pair)
        options[name.strip()] = _value(value.strip())
    return options


def _value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
