"""When each running clock falls due."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make room for timers."""
    op.create_table(
        "timers",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("due", sa.Float, nullable=False),
    )
    op.create_index("timers_by_due", "timers", ["due"])
