"""The tables for machines from outside: what opens the house to them, and what bot accounts say they play.

Of the same kind as `schema`, and under the same rules.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, String, Table, Text

from . import METADATA

# What an account lets a program do in its name. Of the token itself nothing is kept but its hash.
tokens: Final = Table(
    "tokens",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("scope", String(16), nullable=False),
    Column("label", String(64), nullable=False),
    Column("created", Float, nullable=False),
    # When it was last used, to the hour; 0: never.
    Column("used", Float, nullable=False),
    Index("tokens_by_hash", "token_hash", unique=True),
    Index("tokens_by_person", "person"),
)

# What a bot account plays, as JSON that whoever asks for it knows how to read, and when it last listened.
bots: Final = Table(
    "bots",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("offers", Text, nullable=False),
    Column("seen", Float, nullable=False),
    Index("bots_by_seen", "seen"),
)
