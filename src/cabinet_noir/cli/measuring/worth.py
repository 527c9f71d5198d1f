"""`cabinet worth`: evaluators, fitted and held against games they never saw. Importing this must stay cheap."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from cabinet_noir.cli.flags import AsJson, Speak
from cabinet_noir.cli.words import speaking

worth = typer.Typer(
    name="worth",
    help="What positions are worth: fit a game's evaluator, or see how well it tells.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

CORES = os.cpu_count() or 1

Game = Annotated[str, typer.Argument(metavar="GAME", help="The game's key, as `cabinet games` lists it.")]
Jobs = Annotated[int, typer.Option(min=1, show_default=False, help="Processes; by default one a core.")]


@worth.command()
def fit(
    game: Game,
    to: Annotated[Path, typer.Option(help="The file to write the weights to.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1800,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same result.")] = 1,
    jobs: Jobs = CORES,
    language: Speak = None,
) -> None:
    """Fit a game's evaluator to games of bots."""
    from .weighing import fit_weights

    with speaking(language) as words:
        fit_weights(game, to, games, seed, jobs, words)


@worth.command()
def check(
    game: Game,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 400,
    reviewed: Annotated[int, typer.Option(min=0, help="How many of them are reviewed, for the size of slip.")] = 40,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same result.")] = 2,
    jobs: Jobs = CORES,
    json: AsJson = False,
    svg: Annotated[Path | None, typer.Option(help="A file to draw told beside what came to.")] = None,
    language: Speak = None,
) -> None:
    """See how well a game's evaluator tells what comes of games it never saw, third by third."""
    from .weighing import Wanted, check_weights

    with speaking(language) as words:
        check_weights(game, Wanted(games, reviewed, seed, jobs, json, svg), words)
