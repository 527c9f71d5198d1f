"""What the house tells a player in the terminal, as far as the table's dial goes.

There is nothing to write notes on in a terminal, so the step that only checks them is not offered here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from cabinet_noir.cli.logs import Room
from cabinet_noir.cli.words import Words, of_room
from cabinet_noir.core import Sight, is_counted, is_named
from cabinet_noir.prose.boards import labels, spelled, struck, valued

BEST_FEW: Final = 3
"""So many of the best are named."""
ALL: Final = 6
"""Where there are no more than so many, all are named."""


def dial(game: Room) -> tuple[str, ...]:
    """Return the steps of a game's dial that a terminal can keep."""
    kept = ("off", "struck") if struck(game) else ("off",)
    return tuple(level for level in game.assists if level in kept or is_counted(level))


def told(game: Room, sight: Sight[Any, Any], level: str, words: Words) -> Iterator[str]:
    """Yield what can be known: what is struck off, how many values each hidden thing may have or each value's odds, and
    the best questions.
    """
    strike = struck(game, words.say)
    if level != "off" and strike:
        yield from strike(sight.view)
    if not is_counted(level):
        return
    label = labels(game, sight.view, words.say)
    for name, odds in game.deduction.odds(sight).items():
        if label(name):
            yield f"  {label(name)}: {_candidates(game, odds, words) if is_named(level) else len(odds)}"
    if level == "best":
        yield from advice(game, sight, words)


def _candidates(game: Room, odds: Any, words: Words) -> str:
    likeliest = sorted(odds.items(), key=lambda pair: -pair[1])
    return "  ".join(f"{valued(game, value)} {_percent(chance, words)}" for value, chance in likeliest)


def advice(game: Room, sight: Sight[Any, Any], words: Words) -> Iterator[str]:
    """Yield the best questions, each with what it is worth: all where they are few."""
    ranked = game.deduction.advise(sight)
    own = of_room(game.key, "advice")  # a room in which something else is told than bits
    message = own if words.knows(own) else "play-advice"
    for action, worth in ranked if len(ranked) <= ALL else ranked[:BEST_FEW]:
        yield "  " + words.say(message, move=spelled(game, action, words.say), bits=round(worth, 1))


def _percent(chance: float, words: Words) -> str:
    return f"<{words.part(0.01)}" if 0 < chance < 0.005 else words.part(chance)
