"""Tournaments and clubs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Make room for evenings."""
    _tournaments()
    _logs()
    _clubs()


def _tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("club", sa.String(32), nullable=False),
        sa.Column("director", sa.String(32), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("tended", sa.Integer, nullable=False),
    )
    op.create_index("tournaments_by_code", "tournaments", ["code"], unique=True)
    op.create_index("tournaments_by_club", "tournaments", ["club", "created"])
    op.create_index("tournaments_by_director", "tournaments", ["director"])
    left = sa.text("tended < seq")
    op.create_index("tournaments_untended", "tournaments", ["id"], sqlite_where=left, postgresql_where=left)


def _logs() -> None:
    op.create_table(
        "tournament_players",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("avatar", sa.String(24), nullable=False),
    )
    op.create_index("tournament_players_by_person", "tournament_players", ["person"])
    op.create_table(
        "tournament_entries",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("tournament_entries_by_person", "tournament_entries", ["person"])
    op.create_table(
        "tournament_scores",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("share", sa.Integer, nullable=False),
    )
    op.create_table(
        "board_lucks",
        sa.Column("board", sa.String(32), primary_key=True),
        sa.Column("luck", sa.Text, nullable=False),
    )


def _clubs() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("clubs_by_code", "clubs", ["code"], unique=True)
    op.create_table(
        "club_members",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("club", sa.String(32), sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.UniqueConstraint("club", "person", name="club_members_once"),
    )
    op.create_index("club_members_by_person", "club_members", ["person"])
