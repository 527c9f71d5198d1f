"""Where sheets of real boxes are looked at: thought about aside, and answered on the beat where time could tell."""

from __future__ import annotations

from typing import Final

import msgspec

from cabinet_noir.server.clocks.instants import at_an_instant
from cabinet_noir.server.protocol.companion import Sheet
from cabinet_noir.server.tables.resources import Resources

from .jobs import checked, companion_of, drawn

LONGEST_LOOK: Final = 10.0
"""Seconds for a sheet: whoever looks back at a game waits for it."""


async def look_at(resources: Resources, game: str, sheet: Sheet) -> bytes:
    """Return what the house says of a sheet, as JSON."""
    asks_the_house = companion_of(game).asks_the_house
    entered = msgspec.json.encode(sheet.entered)
    thinking = resources.hindsight.run_within(LONGEST_LOOK, checked, game, entered, sheet.notes, sheet.level)
    if not asks_the_house:
        return await thinking
    return await at_an_instant(thinking, resources.beat, resources.clock, resources.sleep)


async def draw(resources: Resources, game: str) -> bytes:
    """Return a sheet to begin with, as JSON."""
    companion_of(game)
    return await resources.hindsight.run_within(LONGEST_LOOK, drawn, game, resources.seeds())
