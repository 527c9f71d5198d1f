"""What an option is for, where the house itself has a part in it: a room says so beside the option, as data.

shared-device   one device goes from hand to hand; whoever opens the table says so, and the option follows
day             a date may stand here, and everybody gets the same deal that day
language        the language that is played in: its reader's own, unless somebody says otherwise
seat            a seat of the table is named here: one there is, or nobody in particular
rules           by which version of the rules a table plays; nobody chooses it, a table keeps what it began with
edition         whose component values it plays with: the house's (None), or those of an owner of the box

So no shell knows an option by its name.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, inspect

Purpose = Literal["shared-device", "day", "language", "seat", "rules", "edition"]


def purpose(of: Purpose) -> Meta:
    """Return the note that an option serves a purpose: `handover: Annotated[bool, purpose("shared-device")]`."""
    return Meta(extra={"purpose": of})


Rules = Annotated[int, Meta(ge=1), purpose("rules")]
"""The version of the rules; a changed rule is a new one."""


def purposes(options: type[Struct]) -> dict[str, Purpose]:
    """Return which options of a game serve a purpose."""
    kind = inspect.type_info(options)
    assert isinstance(kind, inspect.StructType)
    noted = ((field.encode_name, field.type) for field in kind.fields if isinstance(field.type, inspect.Metadata))
    return {name: note.extra["purpose"] for name, note in noted if note.extra and "purpose" in note.extra}
