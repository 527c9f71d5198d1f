"""The first evening at The Lost Code: bet on sums, be right, be wrong, give up a stone, and prove another.

A race of two rounds. The first sum is two violet stones and a red one; giving up the red one tells what the violet is.
"""

from __future__ import annotations

from typing import Final

from cabinet_noir.core import Lesson, Line, Stop

from .edition import COLOURS

OTHER: Final[dict[str, str | int]] = {"seat": 1}
OWN: Final = tuple(f"0.{colour}.0" for colour in COLOURS)
VIOLET: Final = tuple(f"rack.{owner}.violet" for owner in (1, 2, 3))
"""Every violet stone in sight."""

LESSON: Final = Lesson(
    seed=3839,
    options={"rounds": 2},
    stops=(
        Stop(say=Line("lost-code-lesson-hidden"), look=OWN),
        Stop(say=Line("lost-code-lesson-roll"), accepts=("roll",), look=VIOLET),
        Stop(say=Line("lost-code-lesson-dice"), accepts=("=VRV",)),
        Stop(
            say=Line("lost-code-lesson-bet"), accepts=("6-12",), look=("rack.0.violet", "rack.0.red"), then=("2 9-18",)
        ),
        Stop(
            say=Line("lost-code-lesson-right", OTHER),
            look=("round.1", "rack.0.violet", "rack.0.red"),
            then=("2 roll", "2 =BBR", "2 4-10"),
        ),
        Stop(say=Line("lost-code-lesson-narrow", OTHER), accepts=("10-13",), look=("rack.0.blue", "rack.0.red")),
        Stop(say=Line("lost-code-lesson-exchange"), accepts=("xR",), look=("rack.0.red",)),
        Stop(say=Line("lost-code-lesson-old-sum"), look=("round.1", "rack.0.violet", "given.0.red")),
        Stop(
            say=Line("lost-code-lesson-prove"),
            accepts=("V3",),
            at_least=True,
            instead=Line("lost-code-lesson-not-sure"),
            look=("rack.0.violet",),
            proves="0.violet.0",
        ),
    ),
)
