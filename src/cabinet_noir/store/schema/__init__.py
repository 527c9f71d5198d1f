"""The tables of the database, for any database: no type and no constraint that only one of them has.

How a database comes to have them is told by `migrations`; what is asked of them, by whoever asks.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA: Final = MetaData()
UNFINISHED: Final = ("waiting", "playing")

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), nullable=False),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("status", String(8), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("assist", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("next_table", String(32), nullable=False),
    Column("turn", Integer, nullable=False, server_default="0"),
    Column("bank", Integer, nullable=False, server_default="0"),
    Column("rated", Boolean, nullable=False, server_default=false()),
    # When somebody was last seen at it: a table that waits for nobody is taken away.
    Column("stirred", Float, nullable=False, server_default="0"),
    # The log's first line as it was chained, and what the house signed at the end; empty before.
    Column("header", Text, nullable=False, server_default=""),
    Column("signature", Text, nullable=False, server_default=""),
    # The set whose board is played here, and which; what of it is still to be told to nobody but its players.
    Column("set_id", String(32), nullable=False, server_default=""),
    Column("board", Integer, nullable=False, server_default="0"),
    Column("withheld", Boolean, nullable=False, server_default=false()),
    # Of what it is a board, as JSON: whoever arranged it knows how to read it.
    Column("about", Text, nullable=False, server_default=""),
    # May machines sit down here beside people? Then it moves no rating of people.
    Column("machines", Boolean, nullable=False, server_default=false()),
    Index("tables_by_status", "status", "created"),
    Index("tables_by_set", "set_id", "board"),
    # For whoever asks by a code, of a finished game, too; and for what goes on elsewhere, when that is taken away.
    Index("tables_by_any_code", "code", "created"),
    Index("tables_by_next", "next_table"),
)

# A code is short, so it is used again once its table is over.
Index(
    "tables_by_code",
    tables.c.code,
    unique=True,
    sqlite_where=tables.c.status.in_(UNFINISHED),
    postgresql_where=tables.c.status.in_(UNFINISHED),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("host", Boolean, nullable=False),
    Column("came", Boolean, nullable=False),
    Column("person", String(32), nullable=False, server_default=""),
    Column("avatar", String(24), nullable=False, server_default=""),
    Column("watch_hash", String(64), nullable=False, server_default=""),
    # What the name is chained with; gone, the chain tells nothing of it.
    Column("salt", String(32), nullable=False, server_default=""),
    Column("pledge", String(64), nullable=False, server_default=""),
    Column("part", String(64), nullable=False, server_default=""),
    Column("device", String(64), nullable=False, server_default=""),
    # Does a machine from outside play here? That is never forgotten, whoever else is.
    Column("machine", Boolean, nullable=False, server_default=false()),
    # Which bot account was asked to sit here, and why it would not.
    Column("asked", String(32), nullable=False, server_default=""),
    Column("declined", String(16), nullable=False, server_default=""),
    Index("seats_by_person", "person"),
    Index("seats_by_asked", "asked"),
)

entries: Final = Table(
    "entries",
    METADATA,
    # (table, seq) is the whole of concurrency: two writers cannot both win.
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("action_id", String(40)),
    Column("body", Text, nullable=False),
    # A seat's action is done once, whatever reaches the house twice. Bots and the deal have no id: NULLs never collide.
    UniqueConstraint("table_id", "seat", "action_id", name="entries_once"),
)

notes: Final = Table(
    "notes",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key", String(32), primary_key=True),
    Column("at_seq", Integer, primary_key=True, autoincrement=False),
    Column("value", Text, nullable=False),
)

# An index and not the truth: a clock whose worker is gone is found by it. The log says when it falls due.
timers: Final = Table(
    "timers",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("due", Float, nullable=False),
    Index("timers_by_due", "due"),
)

# What the house signs logs with. The first is claimed by whichever worker comes first; the last is in use.
keys: Final = Table(
    "keys",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("public", String(64), nullable=False),
    # Empty: forgotten, since no unfinished log needs it.
    Column("private", String(64), nullable=False),
    Column("created", Float, nullable=False),
)

# Deals that several tables play: what all of them follow from, what was told of them before, and when they were opened.
deal_sets: Final = Table(
    "deal_sets",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("seals", Text, nullable=False),
    Column("seal", String(64), nullable=False),
    Column("opened", Float, nullable=False),
    Column("closed", Float),
)

# When somebody was last connected to their seat at a rated table, at whichever worker: hearsay may be lost, and to be
# wrong about it would cost somebody the game.
attendance: Final = Table(
    "attendance",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seen", Float, nullable=False),
)

# Which worker plays a table's bots. A row that outlives its table does no harm: it runs out.
leases: Final = Table(
    "leases",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("worker", String(16), nullable=False),
    Column("until", Float, nullable=False),
    Index("leases_by_until", "until"),
    Index("leases_by_worker", "worker"),
)
