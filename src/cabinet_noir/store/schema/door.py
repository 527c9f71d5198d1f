"""The tables for minding the door: who has blocked whom, what was reported, who is banned, what the operator did.

Of the same kind as `schema`, and under the same rules. A person is named by id and never by a foreign key: whoever is
forgotten is struck out here (`people.py`), and a report outlives the people it speaks of.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, Index, Integer, String, Table, Text, UniqueConstraint

from . import METADATA

blocks: Final = Table(
    "blocks",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("blocked", String(32), nullable=False),
    # As it was read when they were blocked: the list is the blocker's own, and tells nothing newer of anybody.
    Column("name", String(64), nullable=False),
    Column("since", Float, nullable=False),
    UniqueConstraint("person", "blocked", name="blocks_once"),
    Index("blocks_by_blocked", "blocked"),
)

# `at_table` and not `table_id`: a report stays when a table that never began is taken away.
reports: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("made", Float, nullable=False),
    Column("by_person", String(32), nullable=False),
    Column("about_person", String(32), nullable=False),
    Column("about_name", String(64), nullable=False),
    Column("about_seat", Integer, nullable=False),
    Column("at_table", String(32), nullable=False),
    Column("at_seq", Integer, nullable=False),
    Column("reason", String(16), nullable=False),
    Column("words", Text, nullable=False),
    # NULL: nobody has settled it yet.
    Column("settled", Float),
    Column("settled_by", String(64), nullable=False),
    Column("note", Text, nullable=False),
    Index("reports_by_settled", "settled"),
    sqlite_autoincrement=True,  # a number that was written down somewhere is given once
)

bans: Final = Table(
    "bans",
    METADATA,
    Column("kind", String(8), primary_key=True),
    # A person's id, or a network such as 192.0.2.0/24.
    Column("about", String(64), primary_key=True),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
)

# Every worker reads here what was done, a moment later: so it is also how a running house hears of its operator.
audit: Final = Table(
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("made", Float, nullable=False),
    Column("who", String(64), nullable=False),
    Column("act", String(24), nullable=False),
    Column("about", String(64), nullable=False),
    Column("why", Text, nullable=False),
    Index("audit_by_made", "made"),
    sqlite_autoincrement=True,
)
