"""`cabinet verify`: was a card bent? Anyone may ask."""

from __future__ import annotations

from pathlib import Path

import typer

from cabinet_noir.core import Corrupt, Log, Malformed, plain
from cabinet_noir.table import Verified, verify

from .logs import Room, read_log
from .output import print_json
from .words import Words

CHECKS = ("seal", "deal", "moves", "outcome")


def verify_log(path: Path, json: bool, words: Words) -> None:
    """Check a log and say what was checked; leave with 1 if it was bent."""
    try:
        game, log = read_log(path)
        found = checked(game, log)
    except Corrupt as corrupt:
        _print_bent(corrupt, json, words)
        raise typer.Exit(1) from None
    if json:
        print_json({"ok": True, "checked": CHECKS, **plain(found)})
    else:
        typer.echo(words.say("verify-in-order", game=found.game, moves=found.moves, sha256=found.sha256))


def _print_bent(corrupt: Corrupt, json: bool, words: Words) -> None:
    if json:
        print_json({"ok": False, "problem": plain(corrupt.problem()), "words": words.refuse(corrupt)})
    else:
        typer.echo(words.say("verify-bent", reason=words.refuse(corrupt)))


def checked(game: Room, log: Log) -> Verified:
    """Verify a log by the rules it was played under; whatever it lacks or contradicts makes it `Corrupt`."""
    if log.header.version != game.version:
        raise Corrupt("log-of-another-game", game=log.header.game, version=log.header.version)
    if log.header.eyes != "all":
        raise Corrupt("log-of-some-eyes", eyes=log.header.eyes)
    try:
        return verify(game, log)
    except Malformed as malformed:
        raise Corrupt("log-header-bent", detail=str(malformed)) from None
    except (IndexError, KeyError, TypeError, ValueError) as error:  # a seal or a seed that is not even shaped like one
        raise Corrupt("seal-unreadable", detail=str(error)) from None
