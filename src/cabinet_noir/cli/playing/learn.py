"""`cabinet learn`: a game's lesson in the terminal. The table is drawn at each stop, and the reader types the moves."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console

from cabinet_noir.bots import bot_name
from cabinet_noir.cli.logs import Room
from cabinet_noir.cli.output import LEAVING, typed
from cabinet_noir.cli.telling import Teller
from cabinet_noir.cli.words import Words, of_room
from cabinet_noir.core import TELLING, Lesson, Line, Malformed, Refusal, Stop
from cabinet_noir.games import load
from cabinet_noir.prose.boards import completed, notated, paint
from cabinet_noir.table import LEARNER, Scene, accepted, notes_at, played_to, scenes_of

from .play import Left
from .why import asked_hint, hint

INSTEAD: Final = Line("learn-instead")


def learn_game(key: str, stop: int, words: Words) -> None:
    """Go through a lesson, from a stop on."""
    game = load(key)
    lesson = game.lesson_in(words.language)
    if lesson is None:
        raise Malformed("no-lesson", game=key)
    if stop > len(lesson.stops):
        raise Malformed("no-such-stop", stops=len(lesson.stops))
    lessons = Lectern(game, lesson, words.within(key))
    try:
        lessons.go(stop)
    except (Left, EOFError, KeyboardInterrupt):
        lessons.say("learn-left", stop=lessons.stop, game=key)


class Lectern:
    """One reader, one lesson."""

    def __init__(self, game: Room, lesson: Lesson, words: Words) -> None:
        self.game, self.lesson, self.words = game, lesson, words
        self.scenes = scenes_of(game, lesson)
        guest = words.say("play-guest")
        self.names = [guest]
        for number in range(1, lesson.seats):
            self.names.append(bot_name("novice", self.names, number))
        self.teller = Teller(words, tuple(self.names), LEARNER)
        self.console = Console(highlight=False)
        self.stop = 1
        self.rung = 0
        self.told = 0
        """How many entries the reader has been told of."""

    def say(self, message: str, **args: Any) -> None:
        """Say something to the reader."""
        self.console.print(self.words.say(message, **args), markup=False)

    def go(self, stop: int) -> None:
        """Go on from a stop to the end; what leads to it is taken as read."""
        scene = self.scenes[0]
        self.say("learn-welcome", game=self.words.name(self.game.key), stops=len(self.lesson.stops))
        while scene.stop is not None:
            answer = next(iter(scene.after)) if self.stop < stop else self._ask(scene, scene.stop)
            scene, self.stop, self.rung = self.scenes[scene.after[answer]], self.stop + 1, 0
        self._draw(scene)
        self.say("learn-done", game=self.game.key)

    def _ask(self, scene: Scene, stop: Stop) -> str:
        """Draw the table, say the sentence, and wait for what is accepted."""
        self._draw(scene)
        for key, value in notes_at(self.scenes, scene.number).items():
            self.console.print(f"  {key}: {value}", markup=False)
        self.console.print(f"\n[bold]{self.stop}/{len(self.lesson.stops)}[/]", end=" ")
        self.console.print(self.teller.line(stop.say), markup=False)
        while True:
            text = typed(self.console, self.words.say("play-your-move" if stop.accepts else "learn-on"))
            if text in LEAVING:
                raise Left
            if text in ("?", "h", "help"):
                self.say(of_room(self.game.key, "notation"))
            elif stop.proves and asked_hint(text):
                self._hint(scene)
            elif not stop.accepts:
                return ""
            elif (found := self._accepted(scene, stop, text)) is not None:
                return found

    def _accepted(self, scene: Scene, stop: Stop, text: str) -> str | None:
        """Return the accepted move that was typed; something else is refused, kindly where it would have been legal."""
        table = played_to(self.game, self.lesson, scene.moves)
        try:
            notation = notated(self.game, completed(self.game, table.sight(LEARNER), text), self.words.say)
            action = self.game.read(notation)
            table.propose(LEARNER, action)
        except Refusal as refusal:
            self.console.print(self.words.refuse(refusal), style="red", markup=False)
            return None
        found = accepted(self.game, table.options, stop, action)
        if found is None:
            self.console.print(self.teller.line(stop.instead or INSTEAD), markup=False)
        return found

    def _hint(self, scene: Scene) -> None:
        self.rung = min(self.rung + 1, TELLING)
        sight = played_to(self.game, self.lesson, scene.moves).sight(LEARNER)
        self.console.print("\n".join(hint(self.game, sight, self.rung, self.teller)), markup=False)

    def _draw(self, scene: Scene) -> None:
        """Tell what the reader has not been told yet, and draw the table if there was anything."""
        table = played_to(self.game, self.lesson, scene.moves)
        fresh, self.told = table.entries[self.told :], len(table.entries)
        if not fresh:
            return
        for entry in fresh:
            for event in table.seen(entry, LEARNER):
                for line in table.tell(event):
                    self.console.print(f"{entry.seq:>3} · {self.teller.line(line)}", markup=False)
        self.console.print(paint(self.game, table.sight(LEARNER).view, self.names, self.words.say))
