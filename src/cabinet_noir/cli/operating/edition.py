"""`cabinet edition`: the commands for owners of a box, and their flags. Importing this must stay cheap."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cabinet_noir.cli.flags import AsJson, Speak
from cabinet_noir.cli.words import speaking

edition = typer.Typer(
    name="edition",
    help="Correct the component values that the printed text has lost, by a box of your own.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@edition.command()
def show(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's key, as `cabinet games` lists it.")],
    json: AsJson = False,
    language: Speak = None,
) -> None:
    """Print the house's values of a game as a file ready to be edited."""
    from .editing import print_values

    with speaking(language) as words:
        print_values(game, json, words)


@edition.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An edition: TOML, or JSON if its name ends so.")],
    language: Speak = None,
) -> None:
    """Say whether a house can play with an edition, and if not, which value is wrong."""
    from .editing import check_file

    with speaking(language) as words:
        check_file(file, words)
