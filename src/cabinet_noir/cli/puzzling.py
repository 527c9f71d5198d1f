"""What `cabinet puzzles` does: the making with a bar, and one puzzle in the terminal until it is solved or given up."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.console import Console

from cabinet_noir.bots import bot_name
from cabinet_noir.core import TELLING, Chance, Line, Malformed, Refusal, fresh_seed, plain
from cabinet_noir.games import load
from cabinet_noir.puzzles import Answer, Asked, Named, Order, Puzzle, Struck, judge, shelf, solve
from cabinet_noir.puzzles import make as make_them

from .boards import completed, notated, paint, spelled
from .output import LEAVING, print_json, progress, typed
from .telling import Teller
from .why import asked_hint, hint, meant_by
from .words import Words


def make_puzzles(key: str, to: Path, many: int, seed: int, jobs: int, json: bool, words: Words) -> None:
    """Make puzzles, and say how many there are of each kind."""
    load(key)
    file = to / f"{key}.jsonl.gz"
    with progress(words.say("progress-puzzles"), many, quiet=json) as done:
        made = make_them(Order(key, many, seed, jobs), file, done)
    if json:
        print_json({"game": key, "file": str(file), "kinds": dict(sorted(made.items()))})
    else:
        for kind, count in sorted(made.items()):
            typer.echo(f"{words.say(f'puzzle-{kind}'):<40}{count:>6}")


def solve_puzzle(key: str, id: str, folder: Path | None, words: Words) -> None:
    """Put a puzzle to somebody until it is solved, or given up."""
    load(key)
    known = shelf(key, *([] if folder is None else [folder]))
    if not known or (id and id not in known):
        raise Malformed("no-such-puzzle", game=key, id=id or "none")
    puzzle = known[id or Chance(fresh_seed(), "puzzle").choice(sorted(known))]
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
        """Tell how it came to this, draw the table, and say what is asked."""
        for seq, events in self.sight.past:
            for event in events:
                for line in self.game.tell(event):
                    self.console.print(f"{seq:>3} · {self.teller.line(line)}", markup=False)
        self.console.print(paint(self.game, self.sight.view, self.teller.names))
        self._say(Line(f"puzzle-{self.puzzle.kind}-ask"))
        case = self.puzzle.case(self.game)
        for number, claim in enumerate(self.puzzle.claims, start=1):
            self.console.print(f"  {number}. {self.teller.line(case.say(claim))}", markup=False)

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
        if self.puzzle.kind == "contradiction":
            return Struck(int(text) - 1 if text.isdigit() else -1)
        if self.puzzle.kind == "question":
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
        if found.best is not None:
            move = spelled(self.game, found.best, self.words.say)
            self._say(Line("puzzle-best", {"move": move, "bits": f"{found.bits:.2f}"}))
        self.console.print(self.words.say("puzzle-name", id=self.puzzle.id), style="dim", markup=False)
