"""What travels about taps on the shoulder: between the house and a page, and to a device. No behaviour."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

TapKind = Literal["turn", "invitation", "daily"]
"""Why somebody is tapped on the shoulder: it is their turn, day by day; a seat is kept for them; a new day is here."""


class Tap(Struct, frozen=True):
    """All that a device is told. The words are its own; which table, or that there are several, is all it learns."""

    kind: TapKind
    table: str
    """Its code; empty: several, or none."""
    language: str


class PushInfo(Struct, frozen=True):
    """By what key a device knows the house, and whether this one is told."""

    key: str
    """Empty: this house taps nobody on the shoulder."""
    on: bool
    """Is it told of tables?"""
    daily: int | None = None
    """How many minutes its clock was ahead of UTC when it asked to be told of the daily; None: it is not."""


class NewDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell this device: where, how that is sealed, and in which language it finds its words."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    public: Annotated[str, Meta(max_length=96)]
    secret: Annotated[str, Meta(max_length=32)]
    language: Literal["fr", "en"] | None = None
    """None: as before; a new device finds English ones."""
    tables: bool | None = None
    """Is it to be told of tables? None: as before; a new device is."""


class Mornings(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell this device of the daily each morning, by a clock so many minutes ahead of UTC; None: no longer."""

    offset: int | None
