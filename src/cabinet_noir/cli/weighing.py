"""Fits evaluators over several processes, and prints how well they tell."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec

from cabinet_noir.bots.fitting import Observed, fit, play, told_well
from cabinet_noir.core import Illegal, Worth
from cabinet_noir.deduce.fitted import Fitted
from cabinet_noir.games import load

from .logs import Room, write_log
from .output import print_json, progress
from .tournament import ranges
from .words import Words

CHUNK: Final = 9
"""Games sent to a process at a time."""


def fit_weights(key: str, to: Path, games: int, seed: int, jobs: int, words: Words) -> None:
    """Play games of bots and write the weights that tell best what came of them."""
    names = evaluator_of(load(key)).names
    weights = fit(_played(key, games, seed, jobs, words), names)
    written = msgspec.json.encode(Fitted(games, seed, names, weights))
    write_log(to, msgspec.json.format(written, indent=1) + b"\n")


def check_weights(key: str, games: int, seed: int, jobs: int, json: bool, words: Words) -> None:
    """Print how well a room's weights tell what comes of other games than they were fitted on."""
    weights = dict(evaluator_of(load(key)).weights)
    told = told_well(list(_played(key, games, seed, jobs, words, quiet=json)), weights)
    if json:
        print_json(told)
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(*(words.say(f"worth-{head}") for head in ("third", "states", "off", "skill")))
    for third in told:
        table.add_row(str(third.third + 1), str(third.states), f"{third.off:.3f}", f"{third.skill:.3f}")
    Console(highlight=False).print(table)


def evaluator_of(game: Room) -> Worth[Any, Any]:
    """Return a room's evaluator; where there is none, that is said."""
    if game.worth is None:
        raise Illegal("review-no-evaluator")
    return game.worth


def _played(key: str, games: int, seed: int, jobs: int, words: Words, quiet: bool = False) -> Iterator[Observed]:
    runs = [range(first, last) for first, last in ranges(games, CHUNK)]
    with progress(words.say("progress-games"), games, quiet) as done:
        if jobs == 1:
            found = (game for run in runs for game in play(key, run, seed))
            for number, game in enumerate(found, start=1):
                done(number)
                yield game
            return
        with ProcessPoolExecutor(min(jobs, len(runs)), mp_context=get_context("spawn")) as pool:
            for number, some in enumerate(pool.map(partial(play, key, seed=seed), runs), start=1):
                done(min(games, number * CHUNK))
                yield from some
