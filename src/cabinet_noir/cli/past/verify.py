"""`cabinet verify`: was a card bent? Anyone may ask, and is told what is proved and what is only claimed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from string import hexdigits
from typing import Final

import typer

from cabinet_noir.cli.logs import Room, read_log
from cabinet_noir.cli.output import print_json
from cabinet_noir.cli.words import Words
from cabinet_noir.core import Corrupt, Log, Malformed, plain
from cabinet_noir.core.chance import SEED_BYTES
from cabinet_noir.table import Head, Verified, verify

SEALED: Final = "log-still-sealed"


def verify_log(path: Path, key: str, heads: Iterable[str], secret: str, json: bool, words: Words) -> None:
    """Check a log and say what was found; leave with 1 if it was bent."""
    kept, opened = tuple(map(_head, heads)), _secret(secret)
    try:
        game, log = read_log(path)
        found = checked(game, log, kept, key, opened)
    except Corrupt as corrupt:
        _print_bent(corrupt, json, words)
        raise typer.Exit(1) from None
    if json:
        print_json({"ok": True, **plain(found)})
    else:
        _print_found(found, words)


def _head(text: str) -> Head:
    eyes, _, rest = text.partition(":")
    seq, _, head = rest.partition(":")
    if not (seq.isdecimal() and len(seq) < 7 and head):
        raise Malformed("no-such-head", eyes=eyes, seq=seq)
    return Head(eyes, int(seq), head)


def _secret(text: str) -> bytes | None:
    if text and not (len(text) == 2 * SEED_BYTES and set(text) <= set(hexdigits)):
        raise Malformed("no-such-secret")
    return bytes.fromhex(text) if text else None


def _print_found(found: Verified, words: Words) -> None:
    typer.echo(words.say("verify-in-order" if found.signed else "verify-unsigned", game=found.game, moves=found.moves))
    facts = {name: getattr(found, name) for name in ("key", "sha256", "set_seal", "board", "boards")}
    for kind, whats in (("proved", found.proved), ("claimed", found.claimed)):
        typer.echo(words.say(f"verify-{kind}"))
        for what in whats:
            typer.echo("  - " + words.say(f"verify-{kind}-{what}", **facts))


def _print_bent(corrupt: Corrupt, json: bool, words: Words) -> None:
    if json:
        print_json({"ok": False, "problem": plain(corrupt.problem()), "words": words.refuse(corrupt)})
    else:
        said = "verify-sealed" if corrupt.reason == SEALED else "verify-bent"  # nothing is wrong with it yet
        typer.echo(words.say(said, reason=words.refuse(corrupt)))


def checked(game: Room, log: Log, heads: tuple[Head, ...] = (), key: str = "", secret: bytes | None = None) -> Verified:
    """Verify a log by the rules it was played under; whatever it lacks or contradicts makes it `Corrupt`."""
    if log.header.eyes != "all":
        raise Corrupt("log-of-some-eyes", eyes=log.header.eyes)
    try:
        found = verify(game, log, heads, key, secret)
    except Malformed as malformed:
        if malformed.reason == "no-such-head":
            raise
        raise Corrupt("log-header-bent", detail=str(malformed)) from None
    except (IndexError, KeyError, TypeError, ValueError) as error:  # a seal or a seed that is not even shaped like one
        raise Corrupt("seal-unreadable", detail=str(error)) from None
    return found
