"""The first evening at Break the Code: ask, read the lamps, ask for what is still open, and name a code for certain."""

from __future__ import annotations

from typing import Final

from cabinet_noir.core import Lesson, Line, Stop

OTHER: Final[dict[str, str | int]] = {"seat": 1}

MINE: Final = ("0.A", "0.B", "0.C", "0.D", "0.E")
THEIRS: Final = ("1.A", "1.B", "1.C", "1.D", "1.E")

LESSON: Final = Lesson(
    seed=38927,
    options={"first": 0},
    stops=(
        Stop(say=Line("break-the-code-lesson-row"), look=MINE),
        Stop(say=Line("break-the-code-lesson-ask", OTHER), accepts=("?8",), look=THEIRS, then=("2 ?20",)),
        Stop(say=Line("break-the-code-lesson-chain"), look=THEIRS[1:]),
        Stop(say=Line("break-the-code-lesson-asked", OTHER), accepts=("?3=4",), look=("0.C",), then=("2 ?9",)),
        Stop(say=Line("break-the-code-lesson-count", OTHER), look=THEIRS[1:]),
        Stop(
            say=Line("break-the-code-lesson-missing"),
            accepts=("?21",),
            look=("1.A",),
            then=("2 !B0 B2 W3 B7 W9",),
        ),
        Stop(say=Line("break-the-code-lesson-miss", OTHER), look=MINE),
        Stop(
            say=Line("break-the-code-lesson-name"),
            accepts=("!W1 B3 W4 G5 W6",),
            instead=Line("break-the-code-lesson-not-yet"),
            look=THEIRS,
            proves="1.C",
        ),
    ),
)
