"""`cabinet games`: what the house offers, as the page is told it."""

from __future__ import annotations

import msgspec

from cabinet_noir.core import plain
from cabinet_noir.server.http.catalogue import games
from cabinet_noir.server.protocol.tables import GameInfo, OptionInfo

from .output import print_json
from .words import Words

COLUMNS = ("game", "version", "seats", "options", "bots", "assists")


def show_games(json: bool, words: Words) -> None:
    """Print every game: seats, version, options, bots, how far the house helps."""
    found = games()
    if json:
        print_json({"games": plain(found)})
    else:
        _print_table(found, words)


def values(option: OptionInfo) -> str:
    """Return what an option may be, as a person would type it.

    >>> values(OptionInfo("games", "number", 1, least=1, most=20)), values(OptionInfo("jokers", "flag", False))
    ('1..20', 'true, false')
    """
    if option.kind == "flag":
        return "true, false"
    if option.kind == "choice":
        return ", ".join(map(str, option.values))
    return f"{option.least}..{option.most}"


def _print_table(found: tuple[GameInfo, ...], words: Words) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(*(words.say(f"games-{column}") for column in COLUMNS), show_lines=True)
    for game in found:
        options = [f"{option.name}={default(option)}  ({values(option)})" for option in game.options]
        seats = f"{min(game.seats)}-{max(game.seats)}"
        columns = "\n".join(options), "\n".join(game.bots), "\n".join(game.assists)
        table.add_row(game.key, str(game.version), seats, *columns)
    Console().print(table)


def default(option: OptionInfo) -> str:
    """Return an option's default as a person would type it."""
    return str(option.default) if option.kind == "choice" else msgspec.json.encode(option.default).decode()
