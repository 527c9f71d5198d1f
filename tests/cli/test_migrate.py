"""Migrating from the command line."""

from __future__ import annotations

from tests.cli.conftest import Cabinet
from tests.engines import Postgres


def test_a_house_on_postgresql_opens_only_on_a_database_that_was_migrated(cabinet: Cabinet, postgres: Postgres) -> None:
    db = postgres.empty()
    refused = cabinet("serve", "--db", db)
    assert refused.code == 2
    assert "cabinet migrate" in refused.err
    assert cabinet("migrate", "--db", db).code == 0
    assert "up to date" in cabinet("migrate", "--db", db).out


def test_a_database_that_is_not_there_is_told_in_one_line_without_its_password(cabinet: Cabinet) -> None:
    refused = cabinet("migrate", "--db", "postgresql://house:hush@127.0.0.1:1/none")
    assert refused.code == 2
    assert "hush" not in refused.err
    assert cabinet("migrate", "--db", "mongodb://house").code == 2
