"""A sentence as data: the name of a message, and what it speaks of. The words are the `.ftl` files'."""

from __future__ import annotations

from msgspec import Struct


class Line(Struct, frozen=True, omit_defaults=True):
    """One sentence about an event: the name of a message in the room's `.ftl` files, and what it speaks of.

    An argument called `seat`, or ending in `_seat`, is a seat's number; the reader's side puts the name there.
    """

    id: str
    args: dict[str, str | int] = {}
