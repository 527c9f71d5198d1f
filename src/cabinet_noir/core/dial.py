"""The assist dial: how much the house helps at a table. Each game says which of these steps its own dial has.

off          nothing
struck       what this seat has seen is struck off its sheet
checked      this seat's own notes are checked: it is told which of them contradict what can be known
pointers     hints that point: that something is certain, about whom, and which clues tell it
hints        hints to the end: why, in words, and what it is
counts       how many worlds there are, and how many values each hidden thing may have
candidates   which values, and their odds; notes are checked, too
best         the best question as well
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, get_args

from .errors import Malformed

AssistLevel = Literal["off", "struck", "checked", "pointers", "hints", "counts", "candidates", "best"]
ASSIST_LEVELS: Final[tuple[AssistLevel, ...]] = get_args(AssistLevel)
"""Every step, from the least help to the most."""


def check_assist(level: str, dial: Sequence[str]) -> None:
    """Refuse a step that a dial does not have."""
    if level not in dial:
        raise Malformed("no-such-assist", levels=", ".join(dial))


def more_help(one: str, other: str) -> str:
    """Return whichever of two steps helps more.

    >>> more_help("struck", "off")
    'struck'
    """
    return max(one, other, key=list[str](ASSIST_LEVELS).index)


def is_counted(level: str) -> bool:
    """Does this step tell how many worlds and values there are?"""
    return level in ("counts", "candidates", "best")


def is_named(level: str) -> bool:
    """Does this step tell which values are possible, with their odds?"""
    return level in ("candidates", "best")


def is_checked(level: str) -> bool:
    """Are notes checked at this step?"""
    return level in ("checked", "pointers", "hints", "candidates", "best")


def is_advised(level: str) -> bool:
    """Does this step tell what to ask or to do, and what that is worth?"""
    return level == "best"


POINTING: Final = 3
"""The last rung of a hint that only points: something is certain, about whom, which clues tell it."""
TELLING: Final = 5
"""The last rung there is: why, in words, and then the fact."""


def hints_up_to(level: str) -> int:
    """Return the last rung of a hint that this step lets a seat have; 0: none."""
    if level == "pointers":
        return POINTING
    return TELLING if level in ("hints", "counts", "candidates", "best") else 0
