"""`cabinet bot`: a bot of one's own, or one of the rooms', at a house elsewhere."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer

from cabinet_noir.bots.guest import Guest, Made, made
from cabinet_noir.bots.wire import Line, Refused, Wire
from cabinet_noir.cli.words import Words
from cabinet_noir.core import Malformed
from cabinet_noir.games import load


def play_elsewhere(bot: str, url: str, token: str, games: Sequence[str], words: Words) -> int:
    """Let a bot play at a house until its token opens nothing any longer; return the exit code."""
    if not token:
        raise Malformed("token-is-missing")
    bots = _bots(bot, games)

    def say(what: str, line: Line) -> None:
        if words.knows(f"bot-told-{what}"):
            typer.echo(words.say(f"bot-told-{what}", **_facts(line)))

    def unanswered(why: str) -> None:
        typer.echo(words.say("bot-told-unanswered", url=url, reason=why), err=True)

    try:
        Guest(Wire(url.rstrip("/"), token, tell=unanswered), bots, say).play()
    except Refused as refused:
        typer.echo(f"cabinet: {refused.said(words.language)}", err=True)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


def _facts(line: Line) -> dict[str, Any]:
    """Return what a line is about, flat."""
    about = line.get("challenge") or line.get("game") or line
    said = {name: value for name, value in about.items() if isinstance(value, str | int)} if about else {}
    return {"name": "", "table": "", "game": "", "by": "", "why": "", "reason": "", "games": 0} | said


def _bots(named: str, games: Sequence[str]) -> dict[str, Made]:
    """Return a bot for each game: `GAME/LEVEL` is one of a room's, `module:Bot` one that can be imported."""
    game, slash, level = named.partition("/")
    if slash:
        bots = load(game).bots
        if level not in bots:
            raise Malformed("no-such-bot", bot=level, known=", ".join(bots))
        return {game: bots[level]}
    module, _, name = named.partition(":")
    sys.path.insert(0, str(Path.cwd()))  # one's own file, beside which one stands
    try:
        found: Any = getattr(importlib.import_module(module), name)
        bot = made(found)
    except (ImportError, AttributeError, ValueError, TypeError) as error:
        raise Malformed("no-bot-there", what=named, detail=str(error)) from None
    keys = tuple(games) or tuple(getattr(bot, "games", ()))
    if not callable(bot) or not keys:
        raise Malformed("bot-of-no-game", what=named)
    return {load(key).key: found for key in keys}
