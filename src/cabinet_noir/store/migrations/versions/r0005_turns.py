"""How long a turn may be, and how much more for the whole game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make room for clocks that a table agrees on."""
    op.add_column("tables", sa.Column("turn", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("bank", sa.Integer, nullable=False, server_default="0"))
