"""The tables for people: who they are, where they are known, how their games ended, what they made of puzzles, what
that says of them.

Of the same kind as `schema`, and under the same rules.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, false

from . import METADATA

people: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("avatar", String(24), nullable=False),
    # NULL: a visitor without an account. NULLs never collide.
    Column("login", String(64)),
    Column("password", String(256), nullable=False),
    Column("created", Float, nullable=False),
    # What an account's name looks like: nobody else sits down under a name that looks the same.
    Column("likeness", String(64)),
    # Somebody who minds the door has asked for another name.
    Column("name_asked", Boolean, nullable=False, server_default=false()),
    # A bot account: a machine plays by it, and nobody ever again plays by it as a person.
    Column("bot", Boolean, nullable=False, server_default=false()),
    Index("people_by_login", "login", unique=True),
    Index("people_by_likeness", "likeness", unique=True),
)

sessions: Final = Table(
    "sessions",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("sessions_by_person", "person"),
)

results: Final = Table(
    "results",
    METADATA,
    # A table ends once: whoever writes its result first has also moved the ratings, in one transaction.
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("ended", Float, nullable=False),
    Column("outcome", Text, nullable=False),
)

ratings: Final = Table(
    "ratings",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), primary_key=True),
    Column("who", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# A puzzle is begun once: whoever writes the row first, by an answer or by a hint, has also moved the ratings or not.
tries: Final = Table(
    "tries",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("first", Float, nullable=False),
    Column("last", Float, nullable=False),
    Column("solved", Boolean, nullable=False),
    # Did the first answer move ratings? And how far did the furthest hint go?
    Column("counted", Boolean, nullable=False),
    Column("hints", Integer, nullable=False),
)

# What a finished game was worth to somebody, as their ledger adds it up. It is weighed once, when they ask for it.
worths: Final = Table(
    "worths",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("start", Float, nullable=False),
    Column("result", Float, nullable=False),
    Column("chance", Float, nullable=False),
    Column("choice", Float, nullable=False),
    Column("gamble", Float, nullable=False),
    Column("others", Float, nullable=False),
    Column("slip", Float, nullable=False),
    # Each guess with its odds, and what was overlooked, as JSON: nobody asks the database about them.
    Column("guesses", Text, nullable=False),
    Column("overlooked", Text, nullable=False),
    Index("worths_by_person", "person"),
)
