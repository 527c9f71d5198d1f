"""`cabinet puzzles`: making them, and solving them in the terminal. Importing this must stay cheap."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from cabinet_noir.cli.flags import AsJson, Speak
from cabinet_noir.cli.words import speaking

puzzles = typer.Typer(
    name="puzzles",
    help="Positions with something to find: make them, solve them.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Game = Annotated[str, typer.Argument(metavar="GAME", help="The game's key, as `cabinet games` lists it.")]
Folder = Annotated[
    Path | None, typer.Option("--folder", help="A folder of puzzles besides those that come with the house.")
]


@puzzles.command()
def make(
    game: Game,
    to: Annotated[Path, typer.Option(help="The folder to put them into.")],
    many: Annotated[int, typer.Option(min=1, help="How many.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same result.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, show_default=False, help="Processes; by default one a core.")] = (
        os.cpu_count() or 1
    ),
    win: Annotated[
        bool, typer.Option("--win", help="Moves that decide, by the room's evaluator: a file of their own.")
    ] = False,
    json: AsJson = False,
    language: Speak = None,
) -> None:
    """Cut puzzles from games of bots; what was interrupted goes on where it was."""
    from cabinet_noir.puzzles import Order

    from .puzzling import make_puzzles

    with speaking(language) as words:
        make_puzzles(Order(game, many, seed, jobs, win), to, json, words)


@puzzles.command()
def solve(
    game: Game,
    id: Annotated[str, typer.Option("--id", help="This one; by default one by lot.")] = "",
    folder: Folder = None,
    language: Speak = None,
) -> None:
    """Solve a puzzle in the terminal."""
    from .puzzling import solve_puzzle

    with speaking(language) as words:
        solve_puzzle(game, id, folder, words)
