"""Editions: the component values of somebody's box, as a file its owner writes and as what a table plays with.

A file, TOML or JSON, says of which `game` it is, by what `name` people know it, and the values it corrects; what it
leaves out stays the house's. A room says which values there are and within what they may be corrected (`core.Edition`).
Who plays names an edition of the operator's; only the house puts its values in.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import inspect

from cabinet_noir.core import Edition, Game, Malformed

from . import load

OPTION: Final = "edition"
"""The option of a room that says whose values are played with."""
LARGEST: Final = 64 * 1024
"""Bytes of a file: more is none."""
_PLACE: Final = re.compile(r" - at `\$\.?(.*)`$")

Room = Game[Any, Any, Any, Any]
Editions = Mapping[str, Mapping[str, Edition]]
"""The operator's editions by game and name."""


class Owned(NamedTuple):
    """A game, and an edition of it."""

    game: str
    edition: Edition


def kind_of(game: Room) -> type[Edition] | None:
    """Return what an edition of a game holds; None where nothing was lost in print."""
    options = inspect.type_info(game.options)
    assert isinstance(options, inspect.StructType)
    for field in options.fields:
        kind = field.type.type if isinstance(field.type, inspect.Metadata) else field.type
        if field.encode_name == OPTION and isinstance(kind, inspect.UnionType):
            structs = (one.cls for one in kind.types if isinstance(one, inspect.StructType))
            return next((cls for cls in structs if issubclass(cls, Edition)), None)
    return None


def house_values(game: Room, name: str) -> dict[str, Any]:
    """Return the house's own values of a game under a name, as plain data."""
    values: dict[str, Any] = msgspec.to_builtins(_kind(game)(name=name))
    return values


def read_edition(path: Path) -> Owned:
    """Read an edition from its file, or raise `Malformed` with the name of the value that is wrong."""
    written = _read_file(path)
    key = written.pop("game", None)
    if not isinstance(key, str):
        raise Malformed("edition-without-game", path=str(path))
    game = load(key)
    kind = _kind(game)
    if unknown := [name for name in written if name not in kind.__struct_fields__]:
        raise Malformed("edition-no-such-value", path=str(path), value=unknown[0], game=key)
    try:
        return Owned(key, msgspec.convert(written, kind))
    except msgspec.ValidationError:
        raise Malformed("edition-wrong-value", path=str(path), value=_wrong(kind, written), game=key) from None


def read_editions(paths: Iterable[Path]) -> Editions:
    """Read the operator's editions; no two of a game have one name."""
    found: dict[str, dict[str, Edition]] = {}
    for path in paths:
        game, edition = read_edition(path)
        if edition.name in found.setdefault(game, {}):
            raise Malformed("edition-twice", path=str(path), name=edition.name)
        found[game][edition.name] = edition
    return found


def with_values(game: Room, chosen: Mapping[str, Any], editions: Editions) -> dict[str, Any]:
    """Put the values of the edition that was named into what somebody chose; nobody else may put any in."""
    options = dict(chosen)
    name = options.pop(OPTION, None)
    if name is None:
        return options
    known = editions.get(game.key, {})
    if not isinstance(name, str) or name not in known:
        raise Malformed("no-such-edition", game=game.key)
    return {**options, OPTION: msgspec.to_builtins(known[name])}


def _kind(game: Room) -> type[Edition]:
    kind = kind_of(game)
    if kind is None:
        raise Malformed("edition-nothing-lost", game=game.key)
    return kind


def _read_file(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
        text = raw.decode()
        found = msgspec.json.decode(raw) if path.suffix == ".json" else msgspec.toml.decode(text)
    except FileNotFoundError:
        raise Malformed("no-such-file", path=str(path)) from None
    except OSError as error:
        raise Malformed("unreadable-file", path=str(path), detail=error.strerror or str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("edition-unreadable", path=str(path), detail=str(error)) from None
    if len(raw) > LARGEST or not isinstance(found, dict):
        raise Malformed("edition-unreadable", path=str(path), detail="")
    return found


def _wrong(kind: type[Edition], written: Mapping[str, Any]) -> str:
    """Return the value that keeps an edition from being one, with its place in it: each is tried by itself."""
    for name, value in {"name": None, **written}.items():
        try:
            msgspec.convert({"name": "?", name: value}, kind)
        except msgspec.ValidationError as error:
            place = _PLACE.search(str(error))
            return place[1] if place and place[1] else name
    return ", ".join(written)
