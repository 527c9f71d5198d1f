"""The daily: the house's secret for it, puzzles as they were made, tries, moves, and friends by link."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make room for the daily."""
    op.create_table(
        "daily_secrets",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "dailies",
        sa.Column("date", sa.String(10), primary_key=True),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    _tries()
    _friends()


def _tries() -> None:
    op.create_table(
        "daily_tries",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("date", sa.String(10), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("done", sa.Float),
        sa.Column("found", sa.Boolean, nullable=False),
        sa.Column("time", sa.Integer, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
    )
    op.create_index("daily_tries_by_date", "daily_tries", ["date", "kind"])
    op.create_table(
        "daily_moves",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("date", sa.String(10), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("action", sa.Text, nullable=False),
    )


def _friends() -> None:
    op.create_table(
        "daily_links",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("daily_links_by_token", "daily_links", ["token_hash"], unique=True)
    op.create_table(
        "daily_friends",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("friend", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.UniqueConstraint("person", "friend", name="daily_friends_once"),
    )
    op.create_index("daily_friends_by_friend", "daily_friends", ["friend"])
