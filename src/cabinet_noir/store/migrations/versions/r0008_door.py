"""Who has blocked whom, what was reported, who is banned, what the operator did, and names that are to be changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make room for what keeps people apart."""
    op.add_column("people", sa.Column("name_asked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("blocked", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.UniqueConstraint("person", "blocked", name="blocks_once"),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("by_person", sa.String(32), nullable=False),
        sa.Column("about_person", sa.String(32), nullable=False),
        sa.Column("about_name", sa.String(64), nullable=False),
        sa.Column("about_seat", sa.Integer, nullable=False),
        sa.Column("at_table", sa.String(32), nullable=False),
        sa.Column("at_seq", sa.Integer, nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("settled", sa.Float),
        sa.Column("settled_by", sa.String(64), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("reports_by_settled", "reports", ["settled"])
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("about", sa.String(64), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("act", sa.String(24), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("audit_by_made", "audit", ["made"])
