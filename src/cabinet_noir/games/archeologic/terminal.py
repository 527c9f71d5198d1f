"""ArcheOlogic in a terminal: the track, the ring with its viewfinder, the plan with the traps that were told.

    A    B    C
  ┌────┬────┬────┐
1 │ Sb │    │ ¤f │      S's blade trap; a told fire trap
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.text import Text

from cabinet_noir.core import Line

from .cities import plan
from .edition import BUILDINGS, COLUMNS, SIDE, edition_of
from .notation import show_answer, show_clue, write_city
from .types import Action, Ask, Buried, Clue, State, TrapClue, Unread, Verdict

Say = Callable[[str], str]
"""Says a message of the room in the reader's language."""

SPEAKS: Final = True
WORDS: Final = ("traps", "empty", "buildings", "give up")
STYLES: Final = {
    "S": "white on purple4",
    "T": "white on dark_orange3",
    "L": "white on dodger_blue3",
    "O": "white on dark_green",
    "V": "black on gold3",
    "I": "white on deep_pink4",
}
TOLD: Final = "bold black on yellow3"


def as_noted(message: str) -> str:
    """Say a word as the notation has it: for whoever names no language."""
    return message.removeprefix("archeologic-word-").replace("-", " ")


def _word(word: str, say: Say) -> str:
    return say(f"archeologic-word-{word.replace(' ', '-')}")


def notated(text: str, say: Say) -> str:
    """Return a move typed in the reader's words, accents or none, in the notation's: `B pièges` is `B traps`."""
    axis, _, rest = text.strip().partition(" ")
    for word in WORDS:
        if _plain(text) == _plain(_word(word, say)):
            return word
        if _plain(rest) == _plain(_word(word, say)):
            return f"{axis} {word}"
    return text


def spelled(text: str, say: Say) -> str:
    """Return a move of the notation in the reader's words."""
    axis, _, rest = text.partition(" ")
    if text in WORDS:
        return _word(text, say)
    return f"{axis} {_word(rest, say)}" if rest in WORDS else text


def _plain(text: str) -> str:
    kept = (sign for sign in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(sign))
    return " ".join("".join(kept).split())


def paint(view: State, names: Sequence[str], say: Say = as_noted) -> Text:
    """Draw the track, the ring, the plan and all that was asked."""
    text = Text()
    text.append_text(_track(view, names))
    text.append_text(_ring(view))
    text.append_text(_plan(view))
    if view.options.edition:
        text.append_text(_buildings(view))
    relations = [show_clue(clue) for clue in _clues(view) if not isinstance(clue, TrapClue)]
    text.append("".join(f"  {clue}\n" for clue in relations))
    for asked in view.asked:
        question = spelled(f"{asked.axis} {asked.element}", say)
        text.append(f"  {names[asked.seat]}: {question} ({asked.time})  {show_answer(asked.answer)}\n")
    for verdict in view.verdicts:
        text.append(f"  {names[verdict.seat]}: {_verdict(verdict)}\n")
    return text


def labels(view: State, say: Say = as_noted) -> Mapping[str, str]:
    """Call the answer to another's question by that question, a hidden claim by its seat."""
    found = {
        f"asked.{number}": spelled(f"{asked.axis} {asked.element}", say) for number, asked in enumerate(view.asked)
    }
    return found | {f"claim.{seat}": f"! {seat + 1}" for seat in range(view.seats)}


def worded(action: Action) -> Line | None:
    """Return what a question asks."""
    if not isinstance(action, Ask):
        return None
    kind = "column" if action.axis in COLUMNS else "row"
    return Line("archeologic-question", {"axis": action.axis, "kind": kind, "element": action.element})


def _track(view: State, names: Sequence[str]) -> Text:
    text = Text("  ")
    for seat in sorted(range(len(view.pawns)), key=lambda seat: view.pawns[seat]):
        if seat in view.out:
            text.append(f"✗ {names[seat]}  ", style="dim")
            continue
        text.append(f"{view.pawns[seat]}", style="bold")
        text.append(f" {names[seat]}{'?' if view.claims[seat] is not None else ''}  ")
    return text.append("\n")


def _ring(view: State) -> Text:
    """Draw the axes clockwise, the viewfinder in brackets, and below what turning it costs."""
    axes, times = Text("  "), Text("  ")
    for axis in view.ring:
        here = axis == view.viewfinder
        axes.append(f"({axis})" if here else f" {axis} ", style="bold yellow" if here else "bold")
        times.append(f" {view.axis_times.get(axis, 0) or '·'} ", style="dim")
    return axes.append("\n").append_text(times).append("\n")


def _plan(view: State) -> Text:
    """Draw the plan: told traps while the city is buried, the city itself at the end."""
    shown = {} if isinstance(view.city, Buried) else plan(edition_of(view.options).buildings, view.city)
    told = {clue.at: clue.trap for clue in _clues(view) if isinstance(clue, TrapClue)}
    text = Text("     " + "    ".join(COLUMNS) + "\n")
    text.append("   ┌" + "┬".join(["────"] * SIDE) + "┐\n")
    for row in range(1, SIDE + 1):
        text.append(f" {row} │")
        for zone in (f"{column}{row}" for column in COLUMNS):
            if zone in shown:
                building, symbol = shown[zone]
                text.append(f" {building}{symbol} ", style=STYLES[building])
            else:
                text.append(f" ¤{told[zone]} " if zone in told else "    ", style=TOLD if zone in told else "")
            text.append("│")
        text.append("\n")
    text.append("   └" + "┴".join(["────"] * SIDE) + "┘\n")
    return text.append(f"  {view.quest}\n") if view.quest else text


def _buildings(view: State) -> Text:
    """Draw the buildings of another edition than the house's, whose own are drawn in the help."""
    text = Text()
    for line in range(max(map(len, view.drawings.values()))):
        text.append("  ")
        for building, drawing in view.drawings.items():
            row = drawing[line] if line < len(drawing) else ""
            text.append(f"{building if line == 0 else ' '} ", style="bold")
            text.append(row.replace(".", "·").ljust(5))
        text.append("\n")
    return text


def _clues(view: State) -> list[Clue]:
    alone = [clue for clues in view.extra if not isinstance(clues, Unread) for clue in clues]
    return [*view.clues, *alone]


def _verdict(verdict: Verdict) -> str:
    claim = "" if isinstance(verdict.city, Unread) else write_city(verdict.city) + "  "
    right = verdict.buildings if isinstance(verdict.buildings, tuple) else None
    parts = "" if right is None else f"  ({' '.join(b if b in right else '·' for b in BUILDINGS)})"
    return f"{claim}{'✓' if verdict.right else '✗'}{parts}"
