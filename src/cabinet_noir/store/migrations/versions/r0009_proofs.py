"""Logs that prove themselves, and deals that everybody has a part in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make room for chained headers, signatures, the keys they are made with, and the seats' parts of a deal."""
    for column in ("header", "signature"):
        op.add_column("tables", sa.Column(column, sa.Text, nullable=False, server_default=""))
    for column, length in (("salt", 32), ("pledge", 64), ("part", 64)):
        op.add_column("seats", sa.Column(column, sa.String(length), nullable=False, server_default=""))
    op.create_table(
        "keys",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("public", sa.String(64), nullable=False),
        sa.Column("private", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
