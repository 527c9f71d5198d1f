"""Lessons as the page plays them: the messages a socket would have sent, written once, when the page is built.

They come through the same windows as any seat's news, so a lesson shows its reader what that seat sees and no more.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Raw

from cabinet_noir.bots import Seen, bot_name, find_hint
from cabinet_noir.core import TELLING, Game, Sight
from cabinet_noir.core import Lesson as Written
from cabinet_noir.server.protocol.lessons import Accepted, Lesson, LessonScene
from cabinet_noir.server.protocol.tables import Hint, SeatInfo, TableInfo
from cabinet_noir.server.tables.reasons import as_far_as
from cabinet_noir.server.tables.windows import AnyReferee, LastMove, Window
from cabinet_noir.table import LEARNER, Scene, played_to, scenes_of

ID: Final = "lesson"


def lesson_of(game: Game[Any, Any, Any, Any], lesson: Written) -> Lesson:
    """Return a lesson of a game."""
    scenes = scenes_of(game, lesson)
    table = played_to(game, lesson, ())
    return Lesson(
        TableInfo(
            table=f"{ID}-{game.key}",
            code="",
            game=game.key,
            status="playing",
            open=False,
            assist="hints" if game.deduction.case is not None else "off",
            options=game.agreement(table.options),
            seats=tuple(_seat(number) for number in range(lesson.seats)),
            seq=table.seq,
        ),
        len(lesson.stops),
        tuple(_scene(played_to(game, lesson, scene.moves), scene, scenes) for scene in scenes),
    )


def _seat(number: int) -> SeatInfo:
    if number == LEARNER:
        return SeatInfo("person", "", "", taken=True, present=True, host=True)
    return SeatInfo("bot", bot_name("novice", (), number), "novice", taken=True, present=True, host=False)


def _scene(referee: AnyReferee, scene: Scene, scenes: tuple[Scene, ...]) -> LessonScene:
    window = Window(referee, LEARNER, LastMove(), lambda: None).catch_up()
    since = -1 if scene.before is None else len(scenes[scene.before].moves)
    stop, game = scene.stop, referee.game
    news: Any = Raw(window.news(since))
    if stop is None:
        return LessonScene(scene.before, news)
    return LessonScene(
        scene.before,
        news,
        stop.say,
        stop.instead,
        stop.look,
        stop.notes,
        tuple(Accepted(goes_to, game.read(move) if move else None) for move, goes_to in scene.after.items()),
        _hints(referee, window.sight()) if stop.proves else (),
        stop.at_least,
    )


def _hints(referee: AnyReferee, sight: Sight[Any, Any]) -> tuple[Hint, ...]:
    """Return every rung of the hint about what is easiest to see."""
    found = find_hint(Seen.of(referee.game.key, referee.options, sight), ())
    if found is None:
        return ()
    return tuple(as_far_as(Hint("", sight.seq, rung, TELLING, True), found) for rung in range(1, TELLING + 1))
