"""The tables for taps on the shoulder: the house's key for them, whose devices asked for them, what is to be told.

Of the same kind as `schema`, and under the same rules.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, Index, Integer, String, Table, Text, true

from . import METADATA

# What the house proves itself with to push services. Claimed by whichever worker comes first, and never another: with
# another one, no device that has asked would be reached.
push_keys: Final = Table(
    "push_keys",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("public", String(96), nullable=False),
    Column("private", String(64), nullable=False),
    Column("created", Float, nullable=False),
)

devices: Final = Table(
    "devices",
    METADATA,
    # The hash of its endpoint: an address is told at one time by one device.
    Column("id", String(64), primary_key=True),
    # The session in which it was asked for, and which it ends with.
    Column("session", String(64), nullable=False),
    Column("person", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("public", String(96), nullable=False),
    Column("secret", String(32), nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Column("told", Float, nullable=False),
    # Since when nothing has reached it; NULL: the last word did.
    Column("failing", Float),
    # Is it told of tables?
    Column("tables", Boolean, nullable=False, server_default=true()),
    # How many minutes its clock is ahead of UTC, if it is told of the daily; NULL: it is not.
    Column("daily", Integer),
    # When it is to be told of the daily next.
    Column("morning", Float),
    Index("devices_by_session", "session"),
    Index("devices_by_person", "person"),
    Index("devices_by_morning", "morning"),
)

# What somebody is to be told soon. Of all workers, the one that takes a row away tells it.
errands: Final = Table(
    "errands",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("about", String(32), primary_key=True),
    Column("made", Float, nullable=False),
    Column("due", Float, nullable=False),
    Index("errands_by_due", "due"),
)
