"""The revisions lead to today's schema, from nothing and from what was kept before there were revisions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, create_engine, text
from tests.engines import Postgres

from cabinet_noir.core import Malformed
from cabinet_noir.store import Store, migrations, schema
from cabinet_noir.store.migrations.versions import r0001_tables, r0006_edges


@pytest.fixture(params=["sqlite", "postgresql"])
def nothing(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it."""
    if request.param == "sqlite":
        return str(tmp_path / "house.sqlite")
    engine: Postgres = request.getfixturevalue("postgres")
    return engine.empty()


def within(db: str, do: Callable[[Connection], Any]) -> Any:
    """Do something with a database, and keep what it did."""

    async def run() -> Any:
        store = Store.on(db)
        try:
            async with store.database.writing() as connection:
                return await connection.run_sync(do)
        finally:
            await store.close()

    return asyncio.run(run())


def differences(connection: Connection) -> list[Any]:
    """Return where a database is not what `schema` says."""
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, schema.METADATA))


def first_tables(connection: Connection) -> None:
    """Make the tables as they were before there were revisions."""
    with Operations.context(MigrationContext.configure(connection)):
        r0001_tables.upgrade()
    connection.execute(text(TABLE))


TABLE = (
    "INSERT INTO tables (id, code, game, version, options, seats, seed, status, open, assist, created, next_table) "
    "VALUES ('old', 'ABC', 'vinci', 1, '{}', 2, 'seed', 'over', false, 'off', 0.0, '')"
)


def test_the_revisions_build_what_the_schema_says(nothing: str) -> None:
    within(nothing, migrations.upgrade)
    assert within(nothing, differences) == []
    assert within(nothing, migrations.revision) == migrations.newest()


def test_the_comparison_notices_a_missing_column(nothing: str) -> None:
    within(nothing, migrations.upgrade)
    within(nothing, lambda connection: connection.execute(text("ALTER TABLE seats DROP COLUMN came")) and None)
    assert within(nothing, differences)


def test_a_database_from_before_the_revisions_is_recognised_and_keeps_what_it_has(nothing: str) -> None:
    within(nothing, first_tables)
    within(nothing, migrations.upgrade)
    assert within(nothing, differences) == []
    assert within(nothing, lambda connection: connection.execute(text("SELECT id FROM tables")).scalar()) == "old"


def test_migrating_twice_changes_nothing(nothing: str) -> None:
    within(nothing, migrations.upgrade)
    within(nothing, migrations.upgrade)
    assert within(nothing, migrations.revision) == migrations.newest()


def test_one_line_of_revisions_leads_to_the_newest() -> None:
    assert len(migrations._script().get_heads()) == 1


def test_a_database_of_a_later_house_is_refused(nothing: str) -> None:
    within(nothing, migrations.upgrade)
    within(nothing, lambda connection: connection.execute(text("UPDATE alembic_version SET version_num='9'")) and None)
    with pytest.raises(Malformed, match="database-is-ahead"):
        within(nothing, migrations.upgrade)
    with pytest.raises(Malformed, match="database-is-ahead"):
        within(nothing, migrations.check)


def test_of_accounts_that_look_alike_already_the_oldest_has_the_looks() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection, Operations.context(MigrationContext.configure(connection)):
        connection.execute(text("CREATE TABLE tables (code TEXT, created FLOAT, next_table TEXT)"))
        connection.execute(text("CREATE TABLE people (id TEXT, name TEXT, login TEXT, created FLOAT)"))
        people = (
            "('new', 'ZOE', 'zoe', 3), ('old', 'Zoé', 'zoé', 1), ('ada', 'Ada', 'ada', 2), ('guest', 'Zoé', NULL, 0)"
        )
        connection.execute(text(f"INSERT INTO people VALUES {people}"))
        r0006_edges.upgrade()
        found = connection.execute(text("SELECT id, likeness FROM people")).all()
    assert dict(tuple(row) for row in found) == {"new": None, "old": "zoe", "ada": "ada", "guest": None}
    engine.dispose()
