"""The tables for the daily: the house's secret for it, puzzles as they were made, everybody's tries, and friends.

Of the same kind as `schema`, and under the same rules. A date is written as 2026-11-17.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, UniqueConstraint

from . import METADATA

# One row, for good: whoever has it can compute every daily to come.
daily_secrets: Final = Table(
    "daily_secrets",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("secret", String(64), nullable=False),
    Column("created", Float, nullable=False),
)

# A date as its first worker made it: everybody gets the same, whatever becomes of the code that made it.
dailies: Final = Table(
    "dailies",
    METADATA,
    Column("date", String(10), primary_key=True),
    Column("puzzle", Text, nullable=False),
    # By which version of its room's rules the quest of that date is dealt and judged.
    Column("rules", Integer, nullable=False),
    Column("made", Float, nullable=False),
)

daily_tries: Final = Table(
    "daily_tries",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("date", String(10), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("begun", Float, nullable=False),
    # NULL: a quest that is not over.
    Column("done", Float),
    Column("found", Boolean, nullable=False),
    Column("time", Integer, nullable=False),
    # Was it done before the date had ended everywhere?
    Column("counted", Boolean, nullable=False),
    # What was answered to the puzzle, so that an answer that is sent again is answered again.
    Column("answer", Text, nullable=False),
    Index("daily_tries_by_date", "date", "kind"),
)

# A quest is the list of what somebody did. Of two devices one writes a number first.
daily_moves: Final = Table(
    "daily_moves",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("date", String(10), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("action", Text, nullable=False),
)

daily_links: Final = Table(
    "daily_links",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("token_hash", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Index("daily_links_by_token", "token_hash", unique=True),
)

# Two rows a friendship, one for each; `id` names it to `person`, to whom nobody's own id is told.
daily_friends: Final = Table(
    "daily_friends",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("friend", ForeignKey("people.id"), nullable=False),
    Column("since", Float, nullable=False),
    UniqueConstraint("person", "friend", name="daily_friends_once"),
    Index("daily_friends_by_friend", "friend"),
)
