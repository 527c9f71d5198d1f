"""How long a tournament's log may become (C12): so much of each kind, so that nobody's acts take room from another's.

What needs no number here is bounded by what precedes it: one withdraws who has come in, what ends had been taken up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cabinet_noir.core import Illegal

from .types import MOST_PLAYERS, Act, ClubEntry, ComeBackIn, Correct, Feature, MoreTime, Undo

MOST: Final[dict[type, int]] = {MoreTime: 200, Correct: 500, Undo: 300, Feature: 500}
"""So often each is done in a tournament, taken back or not."""
MOST_BACK_IN: Final = 4
"""So often one player comes back in; they can always be taken out."""
MOST_ROUNDS: Final = 30
LONGEST_ROUND: Final = 28 * 24 * 3600.0
"""So many seconds a round lasts, with all the time it was given."""
MOST_ENTRIES: Final = (
    MOST_PLAYERS * (2 + 2 * MOST_BACK_IN)  # in, out, and both again
    + 2 * MOST_ROUNDS  # opened, closed
    + 1  # ended
    + sum(MOST.values())
    + MOST[Undo]  # and what was taken back is done again
)
"""What follows from all of these: no log is longer."""


def check_room(log: Sequence[ClubEntry], act: Act) -> None:
    """Refuse what was done often enough already."""
    match act:
        case ComeBackIn():
            done, most = sum(entry.act == act for entry in log), MOST_BACK_IN
        case MoreTime() | Correct() | Undo() | Feature():
            done, most = sum(type(entry.act) is type(act) for entry in log), MOST[type(act)]
        case _:
            return
    if done >= most:
        raise Illegal("done-often-enough", rule="C12", most=most)
