"""`cabinet games`: what the house offers, as the page is told it."""

from __future__ import annotations

import msgspec
import typer

from cabinet_noir.core import plain
from cabinet_noir.games import GAMES, load
from cabinet_noir.server.http.catalogue import game_info, games
from cabinet_noir.server.protocol.tables import GameInfo, OptionInfo

from .output import print_json
from .words import Words, of_room

COLUMNS = ("game", "version", "seats", "options", "bots", "assists")


def show_games(key: str | None, keys: bool, json: bool, words: Words) -> None:
    """Print every game, or one: seats, version, options, bots, how far the house helps; or the keys alone."""
    if keys:
        typer.echo("\n".join(GAMES if key is None else (key,)))
        return
    found = games() if key is None else (game_info(load(key)),)
    if json:
        print_json({"games": plain(found)})
    else:
        _print_table(found, words)


def titles(words: Words) -> list[tuple[str, str]]:
    """Return every game's key and what it is called."""
    return [(key, words.name(key)) for key in GAMES]


def values(option: OptionInfo) -> str:
    """Return what an option may be, as a person would type it.

    >>> values(OptionInfo("size", "number", 1, least=1, most=20)), values(OptionInfo("long", "flag", False))
    ('1..20', 'true, false')
    """
    if option.kind == "flag":
        return "true, false"
    if option.kind == "choice":
        return ", ".join(map(str, option.values))
    if option.kind == "text":
        return "..."
    return f"[{option.least}..{option.most}, ...]" if option.kind == "numbers" else f"{option.least}..{option.most}"


def _print_table(found: tuple[GameInfo, ...], words: Words) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(*(words.say(f"games-{column}") for column in COLUMNS), show_lines=True)
    for game in found:
        own = words.within(game.key)
        options = (_explained(option, own.say(of_room(game.key, f"option-{option.name}"))) for option in game.options)
        seats = f"{min(game.seats)}-{max(game.seats)}"
        columns = "\n".join(options), "\n".join(game.bots), "\n".join(game.assists)
        table.add_row(f"[bold]{game.key}[/]\n{own.name(game.key)}", str(game.version), seats, *columns)
    Console().print(table)


def _explained(option: OptionInfo, title: str) -> str:
    return f"[bold]{option.name}[/]={default(option)}  ({values(option)})\n  {title}"


def default(option: OptionInfo) -> str:
    """Return an option's default as a person would type it."""
    return str(option.default) if option.kind == "choice" else msgspec.json.encode(option.default).decode()
