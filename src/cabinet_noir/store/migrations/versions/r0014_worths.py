"""What finished games were worth to people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Make room for ledgers."""
    op.create_table(
        "worths",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        *(sa.Column(name, sa.Float, nullable=False) for name in ("start", "result")),
        *(sa.Column(name, sa.Float, nullable=False) for name in ("chance", "choice", "gamble", "others", "slip")),
        sa.Column("guesses", sa.Text, nullable=False),
        sa.Column("overlooked", sa.Text, nullable=False),
    )
    op.create_index("worths_by_person", "worths", ["person"])
