"""Names: how one is shown, what makes two of them the same account, and what makes them look the same.

It knows letters, and nobody's name in particular.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from itertools import chain
from typing import Final

from cabinet_noir.core import Malformed

LONGEST: Final = 24
LONGEST_KEPT: Final = 64
"""What is compared may be longer than what is shown: one letter may stand for eighteen."""
MOST_MARKS: Final = 3
"""Marks one letter bears at most; more of them climb over the lines above."""
NAMESAKES: Final = range(2, 100)

_BLANK: Final = frozenset(
    map(
        chr,
        chain(
            (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x13441, 0x13442, 0x16FE4, 0x1D159),
            range(0x180B, 0x1810),
            range(0xFE00, 0xFE10),
            range(0xE0100, 0xE01F0),
        ),
    )
)
"""Letters, signs and marks, as Unicode has it, of which nobody sees anything."""
_UNSEEN: Final = frozenset({"Cf", "Cn", "Co", "Cs"})
"""Marks of direction and joining, and what is no letter of any writing."""


def shown(name: str) -> str:
    """Return a name as it is shown: one line of letters that can be seen, written from where its neighbours are.

    Empty: there is nothing to see.

    >>> shown(" Ada\\n\\u202eLovelace\\u3164")
    'Ada Lovelace'
    """
    letters = "".join(map(_seen, unicodedata.normalize("NFC", name)))
    return " ".join("".join(_without_towers(letters)).split())


def clean(name: str) -> str:
    """Return a name as it is shown, or refuse it."""
    name = shown(name)
    if not name:
        raise Malformed("name-is-empty")
    if len(name) > LONGEST:
        raise Malformed("name-is-too-long", most=LONGEST)
    return name


def login_of(name: str) -> str:
    """Return what makes two names the same account.

    >>> login_of("Ada  Lovelace") == login_of("ada lovelace")
    True
    """
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())[:LONGEST_KEPT]


def likeness(name: str) -> str:
    """Return what two names have in common that look the same but for case, accents and kinds of letters.

    >>> likeness("Zoé") == likeness("ＺＯＥ")
    True
    """
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    return " ".join("".join(sign for sign in apart if unicodedata.category(sign) != "Mn").split())[:LONGEST_KEPT]


def namesakes(name: str) -> Iterator[str]:
    """Yield a name, then others by which its bearer is told from those before.

    >>> next(names := namesakes("Ada")), next(names)
    ('Ada', 'Ada (2)')
    """
    yield name
    for number in NAMESAKES:
        sign = f" ({number})"
        yield name[: LONGEST - len(sign)].rstrip() + sign


def _seen(letter: str) -> str:
    if letter in _BLANK or unicodedata.category(letter) in _UNSEEN:
        return ""
    return letter if letter.isprintable() else " "


def _without_towers(letters: str) -> Iterator[str]:
    """Leave out marks that stand alone, or on top of too many others."""
    marks = MOST_MARKS
    for letter in letters:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else MOST_MARKS if letter == " " else 0
        if marks <= MOST_MARKS:
            yield letter
