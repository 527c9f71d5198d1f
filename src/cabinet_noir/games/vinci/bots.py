"""Bots of Code de Vinci (provisional: a random legal player)."""

from typing import Any, Final

from cabinet_noir.core import Chance, Sight

from . import types


def novice(sight: Sight[Any, Any], chance: Chance) -> Any:
    """Play any legal move."""
    offer = chance.choice(sight.offers)
    kinds = {
        "arrange": types.Arrange,
        "draw": types.Draw,
        "guess": types.Guess,
        "stop": types.Stop,
        "place": types.Place,
        "lay_open": types.LayOpen,
    }
    return kinds[offer.action](**offer.pick(chance))


BOTS: Final = {"novice": novice, "regular": novice, "master": novice}
