"""`cabinet key`: which keys a house signs its logs with, and a new one."""

from __future__ import annotations

from datetime import UTC, datetime

import typer

from cabinet_noir.cli.words import Words

from .migrate import reach


def print_keys(db: str, rotate: bool, words: Words) -> None:
    """Print every public key of a house, after having drawn a new one if that is asked for."""
    from cabinet_noir.server.tables.proof import drawn_key
    from cabinet_noir.store import Keys, Store

    async def tell(store: Store) -> None:
        await store.check()
        keys = Keys(store)
        if rotate:
            await keys.rotate(drawn_key())
            await keys.forget_old()
        for key in await keys.all():
            since = datetime.fromtimestamp(key.created, UTC).isoformat(timespec="minutes")
            typer.echo(words.say("key-line", key=key.public, since=since))

    reach(db, tell)
