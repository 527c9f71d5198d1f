"""`make bench`: every figure of the house beside its target. `--json` prints one object instead of lines.

Words with `=` are for whoever has such a size or choice: `siege tables=10 seconds=10 only=log`.
"""

from __future__ import annotations

import sys

import msgspec

import archeologic
import arena
import break_the_code
import club
import deduction
import differences
import express
import house
import long_logs
import lost_code
import page
import puzzles
import random_play
import research
import research_spiel
import siege
import startup
import timing
import why
import worth

CONCERNS = {
    "random_play": random_play,
    "deduction": deduction,
    "break_the_code": break_the_code,
    "archeologic": archeologic,
    "lost_code": lost_code,
    "express": express,
    "house": house,
    "siege": siege,
    "startup": startup,
    "page": page,
    "differences": differences,
    "long_logs": long_logs,
    "timing": timing,
    "why": why,
    "puzzles": puzzles,
    "worth": worth,
    "club": club,
    "arena": arena,
    "research": research,
    "research_spiel": research_spiel,
}

WITH = {"research": ("arena",)}
"""What belongs to a concern and goes by a name of its own."""


def main(args: list[str]) -> None:
    """Measure everything, or only the concerns that are named."""
    json = "--json" in args
    chosen = dict(arg.split("=", 1) for arg in args if "=" in arg)
    sizes = {name: int(word) if word.isdecimal() else word for name, word in chosen.items()}
    wanted = [arg for arg in args if arg != "--json" and "=" not in arg] or list(CONCERNS)
    figures = []
    for name in dict.fromkeys(each for want in wanted for each in _parts(want)):
        for figure in CONCERNS[name].measure(**sizes):
            figures.append({**msgspec.structs.asdict(figure), "verdict": figure.verdict})
            if not json:
                print(figure, flush=True)
    if json:
        print(msgspec.json.format(msgspec.json.encode({"figures": figures})).decode())


def _parts(name: str) -> list[str]:
    """Return a concern and its parts: `research` is the environments, OpenSpiel and the arena."""
    return [name, *(each for each in CONCERNS if each.startswith(f"{name}_")), *WITH.get(name, ())]


if __name__ == "__main__":
    main(sys.argv[1:])
