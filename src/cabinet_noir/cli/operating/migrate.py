"""`cabinet migrate`: bring a database up to date, and say at which revision it is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import typer

from cabinet_noir.cli.words import Words
from cabinet_noir.core import Malformed

if TYPE_CHECKING:
    from cabinet_noir.store import Store


def bring_up_to_date(db: str, words: Words) -> None:
    """Migrate a database, made anew if there is none (a PostgreSQL database itself must be there)."""
    from cabinet_noir.store import Store, migrations

    reach(db, Store.migrate)
    typer.echo(words.say("migrated", revision=migrations.newest()))


def check_revision(db: str) -> None:
    """Refuse a database that is not up to date."""
    from cabinet_noir.store import Store

    reach(db, Store.check)


def reach(db: str, do: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with a database that is perhaps not there."""
    from sqlalchemy.exc import DBAPIError

    from cabinet_noir.store import Store

    async def reach() -> None:
        store = Store.on(db)
        try:
            await do(store)
        finally:
            await store.close()

    try:
        asyncio.run(reach())
    except (OSError, DBAPIError) as error:
        raise Malformed("database-out-of-reach", detail=type(error).__name__) from None
