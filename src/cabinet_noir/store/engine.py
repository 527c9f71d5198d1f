"""How the house speaks to SQLite: durable before it is acknowledged, and private to whoever runs it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine


def sqlite_engine(path: Path) -> AsyncEngine:
    """Open (or create) the house's file. Parameters never appear in errors: they hold seeds and hidden things."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
