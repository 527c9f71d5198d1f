"""The Lost Code in a terminal. A stone says its colour by a letter, too, which is the reader's own.

1 Ada     Y? V? R? B? G? P?   → 4  ☠        in French: J? V? R? B? T? S?
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.text import Text

from cabinet_noir.core import Line

from .edition import COLOURS, colours, disks, free_disks, numbers, rounds, unseen_numbers
from .notation import letter, write_numbers, write_range
from .pieces import AnyStone, Colour, Noted, Sheet, Stone
from .types import Action, Exchange, Round, State

Say = Callable[[str], str]
"""Says a message of the room in the reader's language."""

SPEAKS: Final = True
WORDS: Final = ("roll", "pass")
_LETTERED: Final = re.compile(r"=[a-z]{3}|x[a-z]|(?:[a-z][\d-]+\s*)+", re.IGNORECASE)
STYLES: Final[dict[Colour, str]] = {
    "yellow": "bold black on yellow3",
    "violet": "bold white on purple4",
    "red": "bold white on dark_red",
    "blue": "bold white on blue3",
    "green": "bold white on dark_green",
    "pink": "bold black on hot_pink",
}
SIGNS: Final = {"inside": "✓", "above": "▲", "below": "▼", "wrong": "✗"}
WIDE: Final = 14


def as_noted(message: str) -> str:
    """Say a colour's letter as the notation has it: for whoever names no language."""
    return message.rsplit("-", 1)[1][0].upper()


def _letter(colour: Colour, say: Say) -> str:
    return say(f"lost-code-letter-{colour}")


def notated(text: str, say: Say) -> str:
    """Return a move typed in the reader's letters and words in the notation's: a French `=JTS` is `=YGP`.

    The notation's own are taken as well: no language gives one of its letters to another colour.
    """
    for word in WORDS:
        if text.strip().lower() in (word, say(f"lost-code-word-{word}")):
            return word
    if not _LETTERED.fullmatch(text.strip()):
        return text  # told as it was typed, if it is no move
    return text.upper().translate({ord(_letter(colour, say)): letter(colour) for colour in COLOURS})


def spelled(text: str, say: Say) -> str:
    """Return a move of the notation in the reader's letters and words."""
    if text in WORDS:
        return say(f"lost-code-word-{text}")
    return text.translate({ord(letter(colour)): _letter(colour, say) for colour in COLOURS})


def paint(view: State, names: Sequence[str], say: Say = as_noted) -> Text:
    """Draw the racks, the round, and what each round told whoever looks."""
    text = Text()
    for seat in range(len(view.racks)):
        text.append_text(_seat(view, seat, names, say))
    text.append_text(_table(view, say))
    mine = _reader(view)
    if mine is not None:
        for at, line in enumerate(view.rounds, start=1):
            text.append_text(_line(line, at, mine, say))
    return text


def labels(view: State, say: Say = as_noted) -> Mapping[str, str]:
    """Call a stone by its seat and its colour's letter, `1Y`; what was written for a colour, `1Y=`."""
    found: dict[str, str] = {}
    for seat in range(view.seats):
        for colour in colours(view.options):
            born = sum(stone.colour == colour for stone in view.discards[seat])
            found[f"{seat}.{colour}.{born}"] = f"{seat + 1}{_letter(colour, say)}"
            found[f"{seat}.{colour}.numbers"] = f"{seat + 1}{_letter(colour, say)}="
    return found


def worded(action: Action) -> Line | None:
    """Return what an exchange does; an estimate reads as it is typed."""
    return Line("lost-code-exchange-of", {"colour": action.colour}) if isinstance(action, Exchange) else None


def _reader(view: State) -> int | None:
    """Return whose eyes these are: the only seat whose rack shows its backs, if there is one."""
    blind = [seat for seat in range(view.seats) if not any(isinstance(stone, Stone) for stone in view.racks[seat])]
    return blind[0] if len(blind) == 1 else None


def _written(stone: AnyStone, say: Say) -> str:
    return _letter(stone.colour, say) + (str(stone.number) if isinstance(stone, Stone) else "?")


def _stone(text: Text, stone: AnyStone, say: Say) -> None:
    text.append(f" {_written(stone, say)} ", style=STYLES[stone.colour])
    text.append(" ")


def _seat(view: State, seat: int, names: Sequence[str], say: Say) -> Text:
    owned = seat < view.seats
    on_turn = owned and seat == view.turn and view.phase not in ("writing", "over")
    text = Text("▶ " if on_turn else "  ")
    text.append(f"{seat + 1} {names[seat]}"[:WIDE].ljust(WIDE) if owned else "·".ljust(WIDE), style="bold")
    for stone in view.racks[seat]:
        _stone(text, stone, say)
    if owned:
        text.append(f" → {view.spaces[seat]}", style="bold")
        text.append(" ☠" if seat == view.cursed else "")
        text.append_text(_mark(view, seat, say))
    return text.append("\n")


def _mark(view: State, seat: int, say: Say) -> Text:
    """Say what a seat has done this round, given up before, taken by shortcut, or written at the end."""
    text = Text()
    mark = view.rounds[-1].marks[seat] if view.phase in ("estimating", "exchanging") else None
    if mark is not None:
        text.append(f"  {write_range(mark.disk, mark.start)} {SIGNS.get(mark.verdict or '', '')}")
    if view.discards[seat]:
        text.append("  × " + " ".join(_written(stone, say) for stone in view.discards[seat]))
    for token in view.shortcuts[seat]:
        written = write_numbers(token.written.numbers) if isinstance(token.written, Noted) else "…"
        text.append(f"  [{_letter(token.colour, say)}{written}]")
    sheet = view.sheets[seat]
    if isinstance(sheet, Sheet) and view.phase == "over":
        columns = zip(colours(view.options), sheet.numbers, strict=True)
        text.append("  " + " ".join(_letter(colour, say) + write_numbers(some) for colour, some in columns))
    return text


def _table(view: State, say: Say) -> Text:
    text = Text(f"  {view.round}/{rounds(view.options, view.seats)}  ", style="bold")
    for colour in view.dice:
        text.append(f" {_letter(colour, say)} ", style=STYLES[colour])
        text.append(" ")
    if view.phase == "estimating":
        text.append(" ○ " + "  ".join(f"{disk}→{disks(view.options)[disk]}" for disk in free_disks(view)))
    piles = zip(colours(view.options), view.piles, strict=True)
    text.append("  + " + " ".join(f"{_letter(colour, say)}×{len(pile)}" for colour, pile in piles))
    if view.tokens:
        text.append("  [" + "".join(_letter(token, say) for token in view.tokens) + "]")
    return text.append("\n")


def struck(view: State, say: Say = as_noted) -> list[str]:
    """Draw the numbers of each colour with those in sight struck out, where the table agreed on that."""
    seat = _reader(view)
    if seat is None:
        return []
    return [
        f"  {_letter(colour, say)}  "
        + " ".join(str(number) if number in values else "·" for number in numbers(view.options))
        for colour, values in zip(colours(view.options), unseen_numbers(view, seat), strict=True)
    ]


def _line(line: Round, at: int, seat: int, say: Say) -> Text:
    mark = line.marks[seat]
    text = Text(f"  {at:>2} {''.join(_letter(colour, say) for colour in line.dice)} ")
    if mark is None or mark.verdict is None:
        return text.append("\n")
    end = mark.start + mark.disk - 1
    said = {"inside": write_range(mark.disk, mark.start), "above": f">{end}", "below": f"<{mark.start}"}
    text.append(said.get(mark.verdict, f"≠{write_range(mark.disk, mark.start)}"))
    return text.append(f"  × {_written(mark.discarded, say)}\n" if mark.discarded is not None else "\n")
