"""The first evening at Code de Vinci: choose, draw, name, stop, be named, and prove a tile."""

from __future__ import annotations

from typing import Final

from cabinet_noir.core import Lesson, Line, Stop

OTHER: Final[dict[str, str | int]] = {"seat": 1}

LESSON: Final = Lesson(
    seed=0,
    options={"first": 0},
    stops=(
        Stop(say=Line("vinci-lesson-colours"), accepts=("#2",), then=("2 #2",)),
        Stop(say=Line("vinci-lesson-row", OTHER), look=("0.0.0", "0.0.1", "0.0.2", "0.0.3")),
        Stop(say=Line("vinci-lesson-draw"), accepts=("+B",)),
        Stop(say=Line("vinci-lesson-name", OTHER), accepts=("2a=0",), look=("0.1.0", "0.0.0")),
        Stop(say=Line("vinci-lesson-stop"), accepts=("!d",), then=("2 +W", "2 1b=8")),
        Stop(say=Line("vinci-lesson-miss", OTHER), look=("0.1.4",)),
        Stop(say=Line("vinci-lesson-again"), accepts=("+B",)),
        Stop(
            say=Line("vinci-lesson-prove", OTHER),
            accepts=("2c=10", "2d=10", "2e=11"),
            instead=Line("vinci-lesson-not-sure", OTHER),
            look=("0.1.1", "0.1.2", "0.1.3"),
            proves="0.1.2",
        ),
    ),
)
