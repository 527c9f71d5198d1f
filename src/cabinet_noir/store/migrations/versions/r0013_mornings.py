"""What a device is to be told of: tables, and each morning the daily, by the clock it claims."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Let a device wish for one, the other, or both; those that asked before asked for tables."""
    op.add_column("devices", sa.Column("tables", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("devices", sa.Column("daily", sa.Integer))
    op.add_column("devices", sa.Column("morning", sa.Float))
    op.create_index("devices_by_morning", "devices", ["morning"])
