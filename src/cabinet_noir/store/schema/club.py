"""The tables for tournaments and clubs: what was agreed, every entry of a tournament's log, and who belongs where.

Of the same kind as `schema`, and under the same rules. Names lie beside a log and never in it: they can be struck out,
and the log stands.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text, UniqueConstraint

from . import METADATA

tournaments: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), nullable=False),
    Column("title", String(64), nullable=False),
    # Whose evening it is, and who directs it; empty: nobody's, nobody.
    Column("club", String(32), nullable=False),
    Column("director", String(32), nullable=False),
    # What was agreed about the tournament, and about the game at its tables, as JSON.
    Column("plan", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("phase", String(16), nullable=False),
    # The last entry of its log, and the last one after which nothing is left to do for the house.
    Column("seq", Integer, nullable=False),
    Column("tended", Integer, nullable=False),
    Index("tournaments_by_code", "code", unique=True),
    Index("tournaments_by_club", "club", "created"),
    Index("tournaments_by_director", "director"),
)

# Those with something left to do are few, however many there have been.
Index(
    "tournaments_untended",
    tournaments.c.id,
    sqlite_where=tournaments.c.tended < tournaments.c.seq,
    postgresql_where=tournaments.c.tended < tournaments.c.seq,
)

tournament_players: Final = Table(
    "tournament_players",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # Empty: forgotten.
    Column("person", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("avatar", String(24), nullable=False),
    Index("tournament_players_by_person", "person"),
)

tournament_entries: Final = Table(
    "tournament_entries",
    METADATA,
    # (tournament, seq) is the whole of concurrency, as at a table: two writers cannot both win.
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    # Who did it; empty: the house, or somebody forgotten.
    Column("person", String(32), nullable=False),
    Column("body", Text, nullable=False),
    Index("tournament_entries_by_person", "person"),
)

# Follows from the log of a tournament that is over, and is written with its entries: seasons are added up by it.
tournament_scores: Final = Table(
    "tournament_scores",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, nullable=False),
    # Of what could be had, in thousandths.
    Column("share", Integer, nullable=False),
)

# What chance alone brought each seat of a closed board, as JSON; an empty list: nobody can tell. A board that was never
# dealt is a table no longer, and still one of a round.
board_lucks: Final = Table(
    "board_lucks",
    METADATA,
    Column("board", String(32), primary_key=True),
    Column("luck", Text, nullable=False),
)

clubs: Final = Table(
    "clubs",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), nullable=False),
    Column("title", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Index("clubs_by_code", "code", unique=True),
)

# `id` names a membership to the others, to whom nobody's own id is told.
club_members: Final = Table(
    "club_members",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("club", ForeignKey("clubs.id"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("name", String(64), nullable=False),
    Column("role", String(8), nullable=False),
    Column("since", Float, nullable=False),
    UniqueConstraint("club", "person", name="club_members_once"),
    Index("club_members_by_person", "person"),
)
