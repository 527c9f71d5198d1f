"""Writes what the hall says of each game, its name and one line: a room's other words wait until it is entered.

    python -m tools.page_signs web/src/generated

One file a language, `signs.fr.ftl` and `signs.en.ftl`, copied message by message from the rooms' own texts. And
`taps.json`: the few words of the worker, which has nobody to read Fluent to it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from tools.page_files import keep

import cabinet_noir
from cabinet_noir.games import GAMES
from cabinet_noir.texts import LANGUAGES

HOUSE = Path(cabinet_noir.__file__).parent
ROOMS = HOUSE / "games"


def signs(key: str, language: str) -> Iterator[str]:
    """Return the messages of a room that the hall shows."""
    text = (ROOMS / key.replace("-", "_") / f"text.{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.id.name in (f"{key}-name", f"{key}-pitch"):
            yield FluentSerializer().serialize_entry(entry)


def taps(language: str) -> dict[str, str]:
    """Return the worker's words, which are plain ones."""
    text = (HOUSE / "texts" / f"taps.{language}.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {entry.id.name: FluentSerializer().serialize_entry(entry).partition(" = ")[2].strip() for entry in found}


def write_all(folder: Path) -> None:
    """Write one file a language, and one for the worker."""
    keep(folder / "taps.json", json.dumps({language: taps(language) for language in LANGUAGES}) + "\n")
    for language in LANGUAGES:
        found = (sign for key in GAMES for sign in signs(key, language))
        keep(folder / f"signs.{language}.ftl", "".join(found))


if __name__ == "__main__":
    write_all(Path(sys.argv[1] if len(sys.argv) > 1 else "web/src/generated"))
