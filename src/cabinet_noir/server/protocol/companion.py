"""What travels between the house and a page beside a real box. All of it each time: the house keeps nothing."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from cabinet_noir.core import Given

from .tables import Assist

NoteKey = Annotated[str, Meta(min_length=1, max_length=32)]
NoteText = Annotated[str, Meta(max_length=200)]


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """What a reader has entered and written down, and how far the house is to help."""

    entered: Any
    """The room's own."""
    notes: Annotated[dict[NoteKey, NoteText], Meta(max_length=120)] = {}
    level: Literal["checked", "candidates"] = "checked"


class Clash(Struct, frozen=True):
    """The fewest things entered that cannot be so together."""

    clues: tuple[Given, ...]
    alone: tuple[int, ...]
    """Those of them, by number, of which one alone may be wrong: without it all the rest fits."""


class Checked(Struct, frozen=True):
    """What the house says of a sheet."""

    view: Any
    """The table as it was entered, in the room's own words; or what the room says, where nothing is deduced."""
    assist: Assist | None = None
    clash: Clash | None = None


class Fresh(Struct, frozen=True):
    """A sheet to begin with."""

    entered: Any
