"""Tables found by any code and by what follows them; what each account's name looks like."""

from __future__ import annotations

import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Let no search read every table, and let nobody look like the owner of an account."""
    op.create_index("tables_by_any_code", "tables", ["code", "created"])
    op.create_index("tables_by_next", "tables", ["next_table"])
    op.add_column("people", sa.Column("likeness", sa.String(64)))
    _fill()
    op.create_index("people_by_likeness", "people", ["likeness"], unique=True)


def _fill() -> None:
    """Of accounts that look alike already, the oldest keeps the looks; the others keep their names."""
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("likeness"))
    created: sa.ColumnClause[float] = sa.column("created")
    connection = op.get_bind()
    accounts = connection.execute(sa.select(people).where(people.c.login.is_not(None)).order_by(created)).all()
    oldest = {_likeness(row.name): row.id for row in reversed(accounts)}
    for likeness, id in oldest.items():
        connection.execute(sa.update(people).where(people.c.id == id).values(likeness=likeness))


def _likeness(name: str) -> str:
    """Return what a name looked like to the house when this revision was made."""
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    return " ".join("".join(sign for sign in apart if unicodedata.category(sign) != "Mn").split())[:64]
