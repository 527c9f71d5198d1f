"""The house's words, and every room's, in French and English: the same `.ftl` files the page reads.

It formats and nothing more. Which sentence is said is decided where the fact is known.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("fr", "en")
CHAPTERS: Final = ("house", "puzzles", "machines", "prose", "research", "review")
"""What is said at the terminal, or to a program, and not only by the page."""

Say = Callable[[str, Mapping[str, Any]], str]


@cache
def bundle(language: str, room: str = "") -> FluentBundle:
    """Return the words of the house, and of a room with its plain texts and its lesson if one is named."""
    made = FluentBundle([language], use_isolating=False)
    sources = [files("cabinet_noir.texts") / f"{chapter}.{language}.ftl" for chapter in CHAPTERS]
    if room:
        folder = room.replace("-", "_")  # a package's name holds no hyphen, a game's key may
        within = files("cabinet_noir.games") / folder
        sources += [within / f"{name}.{language}.ftl" for name in ("text", "prose", "lesson")]
    for source in (source for source in sources if source.is_file()):  # not every room has all of them
        made.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return made


def texts(language: str, room: str = "") -> Say:
    """Return the function that says a message in a language; an unknown message is said by its name.

    >>> texts("en", "vinci")("house-players", {"least": 2, "most": 4})
    '2 to 4 players'
    """
    words = bundle(language if language in LANGUAGES else "en", room)

    def say(id: str, args: Mapping[str, Any]) -> str:
        if not words.has_message(id):
            return id
        pattern = words.get_message(id).value
        if pattern is None:
            return id
        text, _errors = words.format_pattern(pattern, dict(args))
        return elided(str(text)) if args and words is bundle("fr", room) else str(text)

    return say


_MUTE: Final = "h(?:ector|él|enri|ervé|ippolyte|onor|orace|ortense|ubert|ugo|ugues|ypatie)"
"""The h of these names is not heard; that of Harry and Hassan is."""
_ELIDES: Final = re.compile(rf"\b(d|qu)e (?=[aeiouàâäéèêëîïôöùûüœæ]|y[b-df-hj-np-tv-xz]|{_MUTE})", re.IGNORECASE)


def elided(text: str) -> str:
    """Return French as it is written: e is dropped before a vowel. Only a name that came into a text may need it.

    >>> elided("La somme de Ada est sous 7.")
    'La somme d’Ada est sous 7.'
    >>> elided("celles de Hector, de Yvon, de Harry et de Yann")
    'celles d’Hector, d’Yvon, de Harry et de Yann'
    """
    return _ELIDES.sub(r"\1’", text)


def spoken(args: Mapping[str, Any], names: Sequence[str], me: int | None = None) -> dict[str, Any]:
    """Return a line's arguments as the texts want them: a seat's number becomes its name, `<arg>_me` says if it is you.

    >>> spoken({"seat": 1, "face": "7"}, ["Ada", "Blaise"], me=1)
    {'seat': 'Blaise', 'seat_me': 'yes', 'face': '7'}
    """
    made: dict[str, Any] = {}
    for key, value in args.items():
        if key == "seat" or key.endswith("_seat"):
            made[key] = names[value] if value < len(names) else str(value + 1)
            made[f"{key}_me"] = "yes" if value == me else "no"
        else:
            made[key] = value
    return made
