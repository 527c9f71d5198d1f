"""The first evening at ArcheOlogic: read the pins, lay a building, ask twice, and propose a plan that is certain."""

from __future__ import annotations

from typing import Final

from cabinet_noir.core import Lesson, Line, Stop

OTHER: Final[dict[str, str | int]] = {"seat": 1}
PLAN: Final = "plan"
LARGE: Final = "SC1> TD2v LA1>"
"""What three or fewer pins prove; a fourth building is the reader's to lay."""

LESSON: Final = Lesson(
    seed=8089,
    options={"clues": 5, "beginners": (2, 0)},
    stops=(
        Stop(say=Line("archeologic-lesson-pins", OTHER), look=("C1", "E1", "E2", "A3", "D3", "C5", "D5")),
        Stop(say=Line("archeologic-lesson-lay"), look=("C5", "D5", "O"), notes={PLAN: LARGE}),
        Stop(
            say=Line("archeologic-lesson-count"),
            accepts=("2 empty",),
            look=("B2",),
            notes={PLAN: f"{LARGE} OC4>"},
            then=("2 5 empty",),
        ),
        Stop(say=Line("archeologic-lesson-counted", OTHER), look=("2", "B2")),
        Stop(say=Line("archeologic-lesson-cells"), accepts=("A I",), look=("A",), then=("2 1 buildings",)),
        Stop(say=Line("archeologic-lesson-symbols"), look=("A",)),
        Stop(
            say=Line("archeologic-lesson-propose"),
            accepts=(f"! {LARGE} OC4> VB3> IA3<",),
            instead=Line("archeologic-lesson-not-yet"),
            look=("A", "B2"),
            proves="at.A3",
        ),
    ),
)
