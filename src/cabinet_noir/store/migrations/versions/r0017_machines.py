"""Bot accounts, their tokens, and tables that welcome machines."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Make room for machines from outside."""
    op.add_column("people", sa.Column("bot", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("machines", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("machine", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("asked", sa.String(32), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("declined", sa.String(16), nullable=False, server_default=""))
    op.create_index("seats_by_asked", "seats", ["asked"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("scope", sa.String(16), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("tokens_by_hash", "tokens", ["token_hash"], unique=True)
    op.create_index("tokens_by_person", "tokens", ["person"])
    op.create_table(
        "bots",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("offers", sa.Text, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("bots_by_seen", "bots", ["seen"])
