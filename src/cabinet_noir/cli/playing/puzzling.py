"""What `cabinet puzzles` does: the making with a bar, and one puzzle in the terminal until it is solved or given up."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import typer
from rich.console import Console

from cabinet_noir.bots import bot_name
from cabinet_noir.cli.output import LEAVING, print_json, progress, typed
from cabinet_noir.cli.telling import Teller
from cabinet_noir.cli.words import Words, of_room
from cabinet_noir.core import TELLING, Chance, Line, Malformed, Refusal, fresh_seed, plain
from cabinet_noir.games import load
from cabinet_noir.prose.boards import completed, notated, paint, spelled, worded
from cabinet_noir.puzzles import (
    LONGEST,
    Answer,
    Asked,
    Named,
    Order,
    Puzzle,
    Solution,
    Spoken,
    Struck,
    Weighed,
    ask,
    file_of,
    in_language,
    judge,
    odds_arg,
    shelf,
    solve,
    unit_of,
)
from cabinet_noir.puzzles import make as make_them

from .why import asked_hint, hint, meant_by

NOTATION: Final = "?"
"""What somebody types who wants to know how moves are written."""


def make_puzzles(order: Order, to: Path, json: bool, words: Words) -> None:
    """Make puzzles, and say how many there are of each kind."""
    game = load(order.game)
    file = to / file_of(order.game, order.weighed)
    with progress(words.say("progress-puzzles"), order.many, quiet=json) as done:
        made = make_them(order, file, done)
    if json:
        print_json({"game": order.game, "file": str(file), "kinds": dict(sorted(made.items()))})
    else:
        for kind, count in sorted(made.items()):
            typer.echo(f"{words.say(f'puzzle-{kind}', **unit_of(game, kind)):<40}{count:>6}")


def solve_puzzle(key: str, id: str, folder: Path | None, words: Words) -> None:
    """Put a puzzle to somebody until it is solved, or given up."""
    load(key)
    known = shelf(key, *([] if folder is None else [folder]))
    readable = known if id else in_language(known, words.language)
    if not readable or (id and id not in known):
        raise Malformed("no-such-puzzle", game=key, id=id or "none")
    puzzle = known[id or Chance(fresh_seed(), "puzzle").choice(sorted(readable))]
    desk = Desk(puzzle, words.within(key))
    desk.show()
    try:
        while not desk.take(desk.typed()):
            pass
    except (EOFError, KeyboardInterrupt):
        desk.console.print()


class Desk:
    """One puzzle, one reader."""

    def __init__(self, puzzle: Puzzle, words: Words) -> None:
        self.puzzle, self.words, self.game = puzzle, words, load(puzzle.game)
        self.sight = puzzle.sight(self.game)
        self.console = Console(highlight=False)
        self.rung = 0
        names = list[str]()
        for seat in range(puzzle.seats):
            taken = [words.say("play-guest"), *names]
            names.append(taken[0] if seat == puzzle.seat else bot_name("regular", taken, seat))
        self.teller = Teller(words, tuple(names), puzzle.seat)

    def show(self) -> None:
        """Tell how it came to this, if that tells anything; draw the table, and say what is asked."""
        for seq, events in self.sight.past if self.puzzle.kind != "word" else ():
            for event in events:
                for line in self.game.tell(event):
                    self.console.print(f"{seq:>3} · {self.teller.line(line)}", markup=False)
        self.console.print(paint(self.game, self.sight.view, self.teller.names, self.words.say))
        self._say(ask(self.game, self.puzzle))
        for number, claim in enumerate(self.puzzle.claims, start=1):
            note = self.teller.line(self.puzzle.case(self.game).say(claim))
            self.console.print(f"  {number}. {note}", markup=False)
        self._explain()

    def _explain(self) -> None:
        """Say how an answer is typed."""
        naming = of_room(self.game.key, "naming")
        if self.puzzle.kind == "certain" and self.words.knows(naming):
            self.console.print(self.words.say(naming), style="dim", markup=False)
        self.console.print(self.words.say(f"puzzle-{self.puzzle.kind}-how"), style="dim", markup=False)

    def _say(self, line: Line) -> None:
        self.console.print(self.teller.line(line), markup=False)

    def typed(self) -> str:
        """Read a line."""
        return typed(self.console, self.words.say("play-your-move"))

    def take(self, text: str) -> bool:
        """Take an answer, or a question; True: that was all."""
        if text in LEAVING:
            self._tell_solution()
            return True
        if text == NOTATION:
            self.console.print(self.words.say(of_room(self.game.key, "notation")), markup=False)
            return False
        if asked_hint(text) and self.puzzle.kind == "certain":
            self.rung = min(self.rung + 1, TELLING)
            self.console.print("\n".join(hint(self.game, self.sight, self.rung, self.teller)), markup=False)
            return False
        try:
            verdict = judge(self.game, self.puzzle, self._answer(text))
        except Refusal as refusal:
            self.console.print(self.words.refuse(refusal), style="red", markup=False)
            return False
        if verdict.right:
            self._say(Line("puzzle-right"))
            self._tell_solution()
        elif verdict.line is not None:
            self._say(verdict.line)
            for line in verdict.world:
                self.console.print(f"  · {self.teller.line(line)}", markup=False)
        return verdict.right

    def _answer(self, text: str) -> Answer:
        """Read what was typed as an answer to this kind of puzzle."""
        if self.puzzle.kind == "word":
            return Spoken(text[:LONGEST])
        if self.puzzle.kind == "contradiction":
            return Struck(int(text) - 1 if text.isdigit() else -1)
        if self.puzzle.kind in ("question", "win"):
            notation = notated(self.game, completed(self.game, self.sight, text), self.words.say)
            return Asked(plain(self.game.read(notation)))
        name, values = meant_by(self.game, self.puzzle.case(self.game), self.sight.view, text, self.words.say)
        if len(values) != 1:
            raise Malformed("puzzle-name-one")
        return Named(name, values[0])

    def _tell_solution(self) -> None:
        found = solve(self.game, self.puzzle)
        if found.reason is not None:
            self.console.print("\n".join(self.teller.reason(found.reason)), markup=False)
        if found.weighed:
            self.console.print("\n".join(self._weighed(found)), markup=False)
        elif found.best is not None:
            unit = unit_of(self.game, self.puzzle.kind)
            best = self.words.say("puzzle-best", **unit, move=self._named(found.best), bits=round(found.bits, 1))
            self.console.print(best, markup=False)
        if found.words:
            self._say(Line("puzzle-best-words", {"words": ", ".join(found.words), "points": found.points}))
        self.console.print(self.words.say("puzzle-name", id=self.puzzle.id), style="dim", markup=False)

    def _weighed(self, found: Solution) -> list[str]:
        """Return what each act promises, the one that decides first."""
        best, *others = found.weighed
        lines = [self._promises("puzzle-win-best", best, odds=odds_arg(best))]
        return lines + [self._promises("puzzle-win-other", other) for other in others]

    def _promises(self, sentence: str, act: Weighed, **more: str | int) -> str:
        return self.words.say(sentence, move=self._named(act.action), share=round(100 * act.share), **more)

    def _named(self, action: Any) -> str:
        """Return how its reader would type an action, and what it asks, where that has words."""
        move, said = spelled(self.game, action, self.words.say), worded(self.game, action)
        return move if said is None else self.words.say("puzzle-move", move=move, said=self.teller.line(said))
