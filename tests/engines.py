"""A real PostgreSQL and a real Redis for the tests: private ports of this machine, and folders that vanish."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import Connection, text
from tools.engines import found

from cabinet_noir.store import Store
from cabinet_noir.store.database.database import Database

from .patience import PATIENCE
from .ports import free_port

TEMPLATE = "house_template"


class Engine(ABC):
    """A server in a process of its own: it can be stopped, and started again on what it kept."""

    at_the_end = signal.SIGINT

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="cabinet-"))
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str]:
        """Return what starts it."""

    def answers(self) -> bool:
        """Is it there?"""
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with (self.folder / "said").open("ab") as said:
            self._process = subprocess.Popen(
                self.command(), stdout=said, stderr=said, cwd=self.folder, **another_user()
            )
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            assert self._process.poll() is None, (self.folder / "said").read_text()
            assert time.monotonic() < deadline, "the engine does not answer"
            time.sleep(0.02)  # there is no event to wait for

    def stop(self, by: signal.Signals = signal.SIGINT) -> None:
        """Stop it, and wait until it has stopped."""
        assert self._process is not None
        self._process.send_signal(by)
        self._process.wait(PATIENCE)

    def close(self) -> None:
        """Stop it for good."""
        if self._process is not None and self._process.poll() is None:
            self.stop(self.at_the_end)
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Engine):
    """PostgreSQL. Nothing is forced to the disk: the tests kill processes, not the machine."""

    at_the_end = signal.SIGQUIT  # at once: nobody will want what it kept
    _names = count()

    def __init__(self) -> None:
        super().__init__()
        hand_over(self.folder)
        create = [
            program("initdb"),
            "-D",
            "data",
            "-A",
            "trust",
            "-U",
            "house",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        ]
        subprocess.run(create, cwd=self.folder, check=True, stdout=subprocess.DEVNULL, **another_user())

    def command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "off",
            "full_page_writes": "off",
            "max_connections": "200",
            "shared_buffers": "16MB",
        }
        flags = [flag for name, value in settings.items() for flag in ("-c", f"{name}={value}")]
        return [program("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), *flags]

    def answers(self) -> bool:
        try:
            self.run("SELECT 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def url(self, name: str) -> str:
        """Return a database's address."""
        return f"postgresql://house@127.0.0.1:{self.port}/{name}"

    def run(self, sql: str, name: str = "postgres") -> list[Any]:
        """Run a statement and return its rows."""

        async def run() -> list[Any]:
            connection = await asyncpg.connect(self.url(name))
            try:
                rows: list[Any] = await connection.fetch(sql)
                return rows
            finally:
                await connection.close()

        return asyncio.run(run())

    def empty(self) -> str:
        """Make a database with nothing in it, and return its address."""
        name = f"house_{next(self._names)}"
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)

    @cached_property
    def template(self) -> str:
        """The name of a migrated database that others are copied from."""
        self.run(f"CREATE DATABASE {TEMPLATE}")
        asyncio.run(migrate(self.url(TEMPLATE)))
        return TEMPLATE

    def fresh(self) -> str:
        """Make a migrated database, and return its address."""
        name = f"house_{next(self._names)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {self.template}")
        return self.url(name)


class Redis(Engine):
    """Redis, which keeps nothing."""

    def __init__(self) -> None:
        super().__init__()
        hand_over(self.folder)

    def command(self) -> list[str]:
        return [
            *(program("redis-server"), "--port", str(self.port), "--bind", "127.0.0.1"),
            *("--save", "", "--appendonly", "no", "--dir", str(self.folder)),
        ]

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}"


@contextmanager
def started(engine: Engine) -> Iterator[None]:
    """Start an engine, and close it at the end."""
    try:
        engine.start()
        yield
    finally:
        engine.close()


async def migrate(db: str) -> None:
    """Bring a database up to date."""
    store = Store.on(db)
    try:
        await store.migrate()
    finally:
        await store.close()


def sql(db: str, statement: str) -> list[Any]:
    """Do something to a database behind the house's back, and return its rows."""

    def rows(connection: Connection) -> list[Any]:
        result = connection.execute(text(statement))
        return [tuple(row) for row in result] if result.returns_rows else []

    async def run() -> list[Any]:
        database = Database(db)
        try:
            async with database.writing() as connection:
                return await connection.run_sync(rows)
        finally:
            await database.close()

    return asyncio.run(run())


def program(name: str) -> str:
    """Return where a program is; `make test` brings what is missing."""
    path = found(name)
    assert path is not None, f"{name} is missing: `python -m tools.engines` brings it"
    return path


def another_user() -> dict[str, Any]:
    """Say who is to run an engine: PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return {}
    user = nobody()
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def nobody() -> pwd.struct_passwd:
    """Return a user without rights."""
    names = {user.pw_name for user in pwd.getpwall()}
    return pwd.getpwnam("postgres" if "postgres" in names else "nobody")


def hand_over(folder: Path) -> None:
    """Give a folder to whoever runs the engine."""
    if os.geteuid() == 0:
        os.chown(folder, nobody().pw_uid, nobody().pw_gid)
