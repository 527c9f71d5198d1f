"""Another world that a player cannot tell from this one: drawn by the house's own sampler, and played again in numbers.

Every deal that fits what the seat was shown is equally likely. What others chose out of its sight is drawn evenly from
what they may have chosen: nothing is assumed of how they play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cabinet_noir.core import Chance, World

from .moment import Moment, first
from .undealt import outcomes_of

Step = Callable[[Moment, int], Moment]
"""How a number is drawn or picked."""


def picked(moment: Moment, number: int) -> Moment:
    """Draw or pick a number: nothing more."""
    return moment.after(number)


def resampled(moment: Moment, seat: int, chance: Chance, step: Step = picked) -> Moment:
    """Return a moment that looks the same to a seat."""
    if moment.entry is None:  # nothing was shown yet
        return first(moment.table)
    world = moment.table.game.deduction.sample(moment.sight(seat), chance)
    return retraced(moment, world, seat, chance, step)


def retraced(moment: Moment, world: World[Any, Any], seat: int, chance: Chance, step: Step = picked) -> Moment:
    """Play a game again in another world, up to where it stands for a seat."""
    table, path = moment.table, moment.table.encoding.path
    now, stacked = first(table), dict(table.stacked)
    for thing, outcomes in enumerate(outcomes_of(table, world.deal, seat, chance)):
        for number in outcomes if thing not in stacked else ():
            now = step(now, number)
    for entry in moment.entry.all()[1:] if moment.entry is not None else ():
        action = world.hidden.get(entry.seq, entry.action)
        for number in (*path(now.glance, action), *entry.drawn):
            now = step(now, number)
    begun = moment.draft if moment.player == seat else ()
    if moment.action is not None:  # it is public what is being drawn for
        begun = (*path(now.glance, moment.action), *moment.drawn)
    for number in begun:
        now = step(now, number)
    return now
