"""On which device a rated seat is played, while its table lives, and when somebody was last seen there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make room for what tells whether somebody has left a rated table, and whether two seats are one device."""
    op.add_column("seats", sa.Column("device", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "attendance",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
