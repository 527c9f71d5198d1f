"""`cabinet arena`: any bots against each other, and reports on it. Importing this must stay cheap."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from cabinet_noir.cli.flags import AsJson, Speak
from cabinet_noir.cli.words import speaking


class PlayFirst(TyperGroup):
    """A group whose first command needs not be named: `cabinet arena vinci` plays."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put `play` before what is no command."""
        named = args and (args[0] in self.commands or args[0].startswith("-"))
        return super().parse_args(ctx, args if named or not args else ["play", *args])


arena = typer.Typer(
    name="arena",
    cls=PlayFirst,
    help="Any bots against each other: how strong they are, and how sure that is.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

CORES = os.cpu_count() or 1

Game = Annotated[str, typer.Argument(metavar="GAME", help="The game's key, as `cabinet games` lists it.")]
Books = Annotated[list[Path], typer.Argument(metavar="FILE...", exists=True, dir_okay=False, help="Books of results.")]
Until = Annotated[
    str,
    typer.Option(
        metavar="ELO|LOW:HIGH",
        help="Stop once it is clear whether the first bot is stronger than the second by so much.",
    ),
]
Errors = Annotated[float, typer.Option(min=0.0001, max=0.4, help="How often the answer to --until may be wrong.")]
Adjusted = Annotated[
    bool, typer.Option("--adjusted", help="Take off what chance brought: the same strength from fewer games.")
]
Html = Annotated[Path | None, typer.Option(metavar="FILE", help="Write a report to look at: one page of HTML.")]


@arena.command()
def play(
    game: Game,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            help="Who plays, with commas: levels, module:Bot, 'exec: ./program'; NAME= names one. May be repeated."
        ),
    ] = None,
    deals: Annotated[
        int, typer.Option(min=1, help="How many deals, each from every seating; with --until, at most.")
    ] = 100,
    until: Until = "",
    errors: Errors = 0.05,
    adjusted: Adjusted = False,
    seats: Annotated[int | None, typer.Option(help="By default two, or as few as the game has.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same deals.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME[=VALUE]", help="An option of the table.")
    ] = None,
    edition: Annotated[
        Path | None, typer.Option("--edition", metavar="FILE", help="Play with the values of this edition.")
    ] = None,
    limit: Annotated[float, typer.Option(min=0.05, help="Seconds a program has for a move.")] = 10.0,
    jobs: Annotated[int, typer.Option(min=1, show_default=False, help="Processes; by default one a core.")] = CORES,
    on: Annotated[str, typer.Option(metavar="dask://HOST:PORT", help="Play on the machines of a Dask cluster.")] = "",
    batch: Annotated[int, typer.Option(min=1, help="Games sent to a worker at a time, about.")] = 24,
    to: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the results here; what is there already is not played again."),
    ] = None,
    html: Html = None,
    json: AsJson = False,
    language: Speak = None,
) -> None:
    """Let bots play, every deal from every seating; what was interrupted goes on where it was."""
    from cabinet_noir.cli.operating.editing import chosen, edition_for
    from cabinet_noir.cli.options import read_options

    from .contest import Wish, hold_contest

    with speaking(language) as words:
        options = {**read_options(option or []), **chosen(edition_for(game, edition, words))}
        who = tuple(bots or ("novice,regular,master",))
        wish = Wish(
            game, who, deals, until, errors, adjusted, seats, seed, options, limit, jobs, on, batch, to, html, json
        )
        hold_contest(wish, words)


@arena.command()
def report(
    files: Books,
    until: Until = "",
    errors: Errors = 0.05,
    adjusted: Adjusted = False,
    bots: Annotated[str, typer.Option(help="Which two --until asks about; by default the strongest two.")] = "",
    html: Html = None,
    json: AsJson = False,
    language: Speak = None,
) -> None:
    """Tell what books of results say, all of them together."""
    from .contest import tell_books

    with speaking(language) as words:
        tell_books(files, until, errors, adjusted, bots, html, json, words)


@arena.command()
def merge(
    files: Books,
    to: Annotated[Path, typer.Option(metavar="FILE", help="The book to write.")],
    keep_first: Annotated[
        bool, typer.Option("--keep-first", help="Of a deal that came out differently, keep what the first file says.")
    ] = False,
    language: Speak = None,
) -> None:
    """Lay books of results together; a deal that is in several of them counts once."""
    from .contest import merge_books

    with speaking(language) as words:
        merge_books(files, to, keep_first, words)
