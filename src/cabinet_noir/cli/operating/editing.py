"""`cabinet edition`: a room's values as a file to be edited, and an edited file read again.

What a value is and within what it may be corrected is a message of its room, `vinci-edition-VALUE`: it is the comment
in the file, and the answer where a value is wrong.
"""

from __future__ import annotations

import json as plain_json
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any, Final, TypeVar

import msgspec
import typer

from cabinet_noir.cli.output import print_json
from cabinet_noir.cli.words import Words, of_room
from cabinet_noir.core import Edition, Malformed
from cabinet_noir.games import load
from cabinet_noir.games.editions import Editions, Owned, house_values, kind_of, read_edition, read_editions

T = TypeVar("T")
WIDE: Final = 96
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def print_values(key: str, json: bool, words: Words) -> None:
    """Print the house's values of a game, or that nothing of it was lost."""
    game, words = load(key), words.within(key)
    if kind_of(game) is None:
        typer.echo(words.say("edition-nothing-lost", game=words.name(key)))
        return
    values = {"game": key, **house_values(game, words.say("edition-some-name"))}
    if json:
        print_json(values)
    else:
        typer.echo("\n".join(_lines(key, values, words)))


def check_file(path: Path, words: Words) -> None:
    """Say of which game an edition is, and what it changes."""
    owned = _told(lambda: read_edition(path), words)
    own = words.within(owned.game)
    changed = ", ".join(_changed(owned)) or own.say("edition-changes-nothing")
    typer.echo(own.say("edition-in-order", name=owned.edition.name, game=own.name(owned.game), values=changed))


def editions_in(paths: Iterable[Path], words: Words) -> Editions:
    """Read the editions a house is to offer."""
    found = tuple(paths)
    return _told(lambda: read_editions(found), words)


def edition_for(key: str, path: Path | None, words: Words) -> Edition | None:
    """Read the edition a game is to be played with, if one was named."""
    if path is None:
        return None
    owned = _told(lambda: read_edition(path), words)
    if owned.game != load(key).key:
        raise Malformed("edition-of-another-game", path=str(path), game=owned.game)
    return owned.edition


def chosen(edition: Edition | None) -> dict[str, Any]:
    """Return an edition as an option of a table."""
    return {} if edition is None else {"edition": msgspec.to_builtins(edition)}


def _told(read: Callable[[], T], words: Words) -> T:
    """Read something; where a value is wrong, say in the reader's words what it may be."""
    try:
        return read()
    except Malformed as malformed:
        if malformed.reason not in ("edition-wrong-value", "edition-no-such-value"):
            raise
        game = str(malformed.facts["game"])
        value = re.split(r"[.\[,]", str(malformed.facts["value"]))[0]
        facts = {**malformed.facts, "limits": _explained(game, value, words.within(game))}
        raise Malformed(malformed.reason, **facts) from None


def _explained(key: str, value: str, words: Words) -> str:
    message = "edition-name" if value == "name" else of_room(key, f"edition-{value}")
    return words.say(message) if words.knows(message) else ""


def _changed(owned: Owned) -> list[str]:
    house = house_values(load(owned.game), owned.edition.name)
    return [name for name, value in msgspec.to_builtins(owned.edition).items() if value != house[name]]


# TOML


def _lines(key: str, values: dict[str, Any], words: Words) -> Iterator[str]:
    """Yield a file with a comment for each value; tables come last, as TOML wants it."""
    yield from _comment(words.say("edition-head", game=words.name(key)))
    for name, value in sorted(values.items(), key=lambda item: isinstance(item[1], dict)):
        if name != "game":
            yield ""
            yield from _comment(_explained(key, name, words))
        if isinstance(value, dict):
            yield f"[{name}]"
            yield from (f"{_key(inner)} = {_toml(one)}" for inner, one in value.items())
        else:
            yield f"{name} = {_toml(value)}"


def _comment(text: str) -> Iterator[str]:
    yield from (f"# {line}" for line in wrap(text, WIDE))


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else plain_json.dumps(name, ensure_ascii=False)


def _toml(value: Any) -> str:
    """Write a value.

    >>> _toml({"width": 1, "+": "a"}), _toml((1, 2)), _toml(True)
    ('{ width = 1, "+" = "a" }', '[1, 2]', 'true')
    """
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(name)} = {_toml(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        written = [_toml(one) for one in value]
        if any(isinstance(one, dict) for one in value):
            return "[\n" + "".join(f"  {one},\n" for one in written) + "]"
        return "[" + ", ".join(written) + "]"
    return plain_json.dumps(value, ensure_ascii=False)
