"""How the house speaks to its database: durable before it is acknowledged, and private to whoever runs it.

A database is named by a path, by `sqlite:///path`, or by `postgresql://name:password@host/database`.
Addresses and settings are known here; what is kept there is not.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from cabinet_noir.core import Malformed

PRAGMAS: Final = (
    "page_size=2048",  # of a new file: every move writes a page of each index anew
    "journal_mode=WAL",
    "synchronous=NORMAL",  # the disk is waited for by `Hands`, for many writes at a time
    "temp_store=MEMORY",  # a statement that may fail half-way needs no file of its own for that
    "foreign_keys=ON",
    "busy_timeout=10000",
    "wal_autocheckpoint=0",  # tidied up beside the writing, and not by whoever happens to write
)


def address(db: str | Path) -> URL:
    """Read where the database is.

    >>> address("var/cabinet.sqlite")
    sqlite:///var/cabinet.sqlite
    >>> address("postgresql://house:secret@db.local/cabinet")
    postgresql+asyncpg://house:***@db.local/cabinet
    """
    if isinstance(db, Path) or "://" not in db:
        return URL.create("sqlite", database=str(db))
    try:
        url = make_url(db)
    except ArgumentError:
        raise Malformed("no-such-database") from None
    match url.get_backend_name():
        case "sqlite" if url.database:
            return url.set(drivername="sqlite")
        case "postgresql" | "postgres":
            query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
            return url.set(drivername="postgresql+asyncpg", query=query)
    raise Malformed("no-such-database")


def sqlite_file(db: str | Path) -> Path | None:
    """Return the file of a SQLite database; None for any other."""
    url = address(db)
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


def open_server(db: str | Path) -> AsyncEngine:
    """Open a server's database. Parameters never appear in errors: they hold seeds and hidden things."""
    return create_async_engine(address(db), hide_parameters=True, pool_size=8, max_overflow=8, pool_pre_ping=True)


def make_file(path: Path) -> Path:
    """Make sure that there is a file, for its owner alone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    return path


def prepare(connection: Any, _record: Any) -> None:
    """Set a new connection to SQLite up."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
