"""Sets of deals that several tables play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make room for sets, and let tables say which board of which they are."""
    op.create_table(
        "deal_sets",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("seals", sa.Text, nullable=False),
        sa.Column("seal", sa.String(64), nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("closed", sa.Float),
    )
    op.add_column("tables", sa.Column("set_id", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("board", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("withheld", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("about", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_by_set", "tables", ["set_id", "board"])
