"""Fits evaluators over several processes, and prints how well they tell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from cabinet_noir.arena.conduct import in_order, workers
from cabinet_noir.arena.meeting import ranges
from cabinet_noir.bots.fitting import Told, fit, play, slips, starts, told_well
from cabinet_noir.cli.logs import Room, write_log
from cabinet_noir.cli.output import print_json, progress
from cabinet_noir.cli.past.worth_chart import calibration
from cabinet_noir.cli.words import Words
from cabinet_noir.core import Illegal, Worth
from cabinet_noir.deduce.fitted import Fitted
from cabinet_noir.games import load

T = TypeVar("T")

CHUNK: Final = 9
"""Games sent to a process at a time."""


class Wanted(msgspec.Struct, frozen=True):
    """How an evaluator is to be checked."""

    games: int
    reviewed: int
    seed: int
    jobs: int
    json: bool
    svg: Path | None


def fit_weights(key: str, to: Path, games: int, seed: int, jobs: int, words: Words) -> None:
    """Play games of bots and write the weights that tell best what came of them."""
    names = evaluator_of(load(key)).names
    weights = fit(_each(partial(play, key, seed=seed), games, jobs, words), names)
    written = msgspec.json.encode(Fitted(games, seed, names, weights, starts(load(key), weights)))
    write_log(to, msgspec.json.format(written, indent=1) + b"\n")


class Checked(msgspec.Struct, frozen=True):
    """How well an evaluator tells what comes of games it never saw."""

    thirds: list[Told]
    choices: int
    slip: float
    """The mean size of slip, over so many choices."""


def check_weights(key: str, wanted: Wanted, words: Words) -> None:
    """Print how well a room's weights tell what comes of other games than they were fitted on."""
    games, jobs, seed = wanted.games, wanted.jobs, wanted.seed
    weights = dict(evaluator_of(load(key)).weights)
    told = told_well(list(_each(partial(play, key, seed=seed), games, jobs, words, wanted.json)), weights)
    found = list(_each(partial(slips, key, seed=seed), min(games, wanted.reviewed), jobs, words, wanted.json))
    sizes = [abs(slip) for game in found for slip in game]
    checked = Checked(told, len(sizes), sum(sizes) / max(1, len(sizes)))
    if wanted.svg is not None:
        write_log(wanted.svg, calibration(told, words.within(key).say(f"{key}-name"), words.say).encode())
    if wanted.json:
        print_json(checked)
    else:
        _print(checked, words)


def _print(checked: Checked, words: Words) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(*(words.say(f"worth-{head}") for head in ("third", "states", "off", "skill")))
    for third in checked.thirds:
        table.add_row(str(third.third + 1), str(third.states), f"{third.off:.3f}", f"{third.skill:.3f}")
    console = Console(highlight=False)
    console.print(table)
    console.print(words.say("worth-slip", slip=f"{checked.slip:.3f}", choices=checked.choices), markup=False)


def evaluator_of(game: Room) -> Worth[Any, Any]:
    """Return a room's evaluator; where there is none, that is said."""
    if game.worth is None:
        raise Illegal("review-no-evaluator")
    return game.worth


def _each(some: Callable[[range], list[T]], games: int, jobs: int, words: Words, quiet: bool = False) -> Iterator[T]:
    """Yield what comes of each game, a few games at a time in each process."""
    runs = [range(first, last) for first, last in ranges(games, CHUNK)]
    with progress(words.say("progress-games"), games, quiet) as done, workers(min(jobs, len(runs))) as by:
        for run, found in zip(runs, in_order(some, ((run,) for run in runs), by), strict=True):
            done(run.stop)
            yield from found
