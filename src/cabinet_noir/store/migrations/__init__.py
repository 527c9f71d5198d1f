"""How a database gets from any older shape to today's: one revision a file, in a single line, never changed afterwards.

A change of `schema` comes with a file in `versions/` whose `down_revision` is the one before it. There is no way back:
whoever needs one restores a backup. A test compares what the revisions build with what `schema` says.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic.migration import MigrationContext, MigrationStep
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from cabinet_noir.core import Malformed

FIRST: Final = "0001"
_HERE: Final = Path(__file__).parent
_ONE_AT_A_TIME: Final = {
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "SELECT pg_advisory_xact_lock(20061)",
}


def newest() -> str:
    """Return the revision this house is written for."""
    head = _script().get_current_head()
    assert head is not None
    return head


def revision(connection: Connection) -> str | None:
    """Return a database's revision; None: it has never been migrated."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection) -> None:
    """Bring a database up to date, all or nothing. The connection's transaction is the caller's to commit."""
    connection.execute(text(_ONE_AT_A_TIME[connection.dialect.name]))
    _recognise(connection)
    _refuse_the_future(connection)
    script = _script()

    def steps(current: Any, _context: MigrationContext) -> Any:
        missing = script.iterate_revisions("head", current, implicit_base=True)
        return [MigrationStep.upgrade_from_script(script.revision_map, each) for each in reversed([*missing])]

    context = MigrationContext.configure(connection, opts={"fn": steps, "transactional_ddl": True})
    with context.begin_transaction(), Operations.context(context):
        context.run_migrations()


def check(connection: Connection) -> None:
    """Refuse a database that is not of today's shape."""
    if (found := revision(connection)) != newest():
        _refuse_the_future(connection)
        raise Malformed("database-is-behind", found=found or "-", needed=newest())


def _recognise(connection: Connection) -> None:
    """Give a database its first revision that was made before there were revisions."""
    if revision(connection) is None and inspect(connection).has_table("tables"):
        script = _script()
        MigrationContext.configure(connection).stamp(script, FIRST)


def _refuse_the_future(connection: Connection) -> None:
    found = revision(connection)
    if found is not None and found not in {step.revision for step in _script().walk_revisions()}:
        raise Malformed("database-is-ahead", found=found, needed=newest())


def _script() -> ScriptDirectory:
    return ScriptDirectory(str(_HERE))
